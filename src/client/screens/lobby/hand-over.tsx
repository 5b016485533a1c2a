// A seat goes from hand to hand: the link that offers it, and the page that takes it.

import { useState } from 'preact/hooks';
import type { Seat } from '../../../contract/game.ts';
import { offerSeat, takeSeat } from '../../online/api.ts';
import { keepKeys, keysOf } from '../../online/keyring.ts';
import type { TableLink } from '../../online/table-link.ts';
import { settings } from '../../settings.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { showToast } from '../../ui/toast.tsx';
import { words } from '../../words.ts';
import { Page } from '../page.tsx';
import { sayFault } from './say-fault.ts';
import { offerUrl, type SeatOffer } from './seat-offer.ts';

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

export interface TakeOverProps {
  readonly link: TableLink;
  readonly offer: SeatOffer;
  /** Whose seat it is. */
  readonly of: string;
  readonly onDone: () => void;
}

export function TakeOver({ link, offer, of, onDone }: TakeOverProps) {
  const { lobby } = words.value;
  const [name, setName] = useState(settings.value.names[0] ?? '');

  async function take() {
    try {
      const { token } = await takeSeat(link.match, { name: name.trim(), ...offer });
      keepKeys(link.match, { token });
      link.greetAgain();
    } catch (fault) {
      sayFault(fault);
    }
    onDone();
  }

  return (
    <Page title={lobby.takeOver(of)}>
      <form
        class="panel join"
        onSubmit={(event) => {
          event.preventDefault();
          void take();
        }}
      >
        <p>{lobby.takeOverText}</p>
        <TextField label={lobby.yourName} value={name} maxLength={24} onInput={setName} />
        <button type="submit" class="button main" disabled={name.trim() === ''}>
          {lobby.join}
        </button>
      </form>
    </Page>
  );
}
