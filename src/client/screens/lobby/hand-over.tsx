// A seat goes from hand to hand: the link that offers it.

import { useState } from 'preact/hooks';
import type { Seat } from '../../../contract/game.ts';
import { offerSeat } from '../../online/api.ts';
import { keysOf } from '../../online/keyring.ts';
import type { TableLink } from '../../online/table-link.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { words } from '../../words.ts';
import { sayFault } from './say-fault.ts';
import { offerUrl } from './seat-offer.ts';

export function HandOver({ link, seat }: { readonly link: TableLink; readonly seat: Seat }) {
  const { lobby } = words.value;
  const [url, setUrl] = useState('');

  async function offer() {
    try {
      const made = offerUrl(link.match, await offerSeat(link.match, seat, keysOf(link.match).token ?? ''));
      setUrl(made);
      // Not every browser lets a page copy; then the link stands there to be selected.
      await navigator.clipboard.writeText(made).then(
        () => showToast(lobby.handOverMade),
        () => undefined,
      );
    } catch (fault) {
      sayFault(fault);
    }
  }

  return (
    <div class="hand-over">
      <Button icon="share" onClick={offer}>
        {lobby.handOver}
      </Button>
      <p class="hint">{lobby.handOverHint}</p>
      {url && <input class="input" readOnly value={url} aria-label={lobby.handOver} />}
    </div>
  );
}
