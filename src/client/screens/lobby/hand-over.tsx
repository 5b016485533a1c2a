// Hands a seat over by link. The opener may hand over the seats that bots hold.

import { useState } from 'preact/hooks';
import type { Seat } from '../../../contract/game.ts';
import type { ClientState } from '../../../play/sync/client-state.ts';
import type { TableLink } from '../../../play/sync/table-link.ts';
import { offerSeat } from '../../online/api.ts';
import { keysOf } from '../../online/keyring.ts';
import { Button } from '../../ui/button.tsx';
import { copyText } from '../../ui/copy-link.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { words } from '../../words.ts';
import { sayFault } from './say-fault.ts';
import { offerUrl } from './seat-offer.ts';

export function HandOver({ link, seat }: { readonly link: TableLink; readonly seat: Seat }) {
  const { handOver, handOverHint } = words.value.lobby;
  const [url, offer] = useOffer(link);
  return (
    <div class="hand-over">
      <Button icon="share" onClick={() => offer(seat, keysOf(link.match).token)}>
        {handOver}
      </Button>
      <p class="hint">{handOverHint}</p>
      {url && <OfferLink url={url} label={handOver} />}
    </div>
  );
}

/** On the opener's device only: the seats of bots, and of those who left. */
export function HandOverBots({ link }: { readonly link: TableLink }) {
  const { handBotOn, handBotOnHint } = words.value.lobby;
  const [offered, setOffered] = useState<Seat | undefined>(undefined);
  const [url, offer] = useOffer(link);
  const { opener } = keysOf(link.match);
  const seats = seatsOfBots(link.state.value);
  if (opener === undefined || seats.length === 0) return undefined;
  return (
    <div class="hand-over">
      <fieldset class="phrases">
        <legend>{handBotOn}</legend>
        {seats.map(({ seat, name }) => (
          <button
            key={seat}
            type="button"
            class="chip"
            aria-pressed={url !== '' && seat === offered}
            onClick={() => {
              setOffered(seat);
              void offer(seat, opener);
            }}
          >
            <Icon name="share" />
            {name}
          </button>
        ))}
      </fieldset>
      <p class="hint">{handBotOnHint}</p>
      {url && seats.some(({ seat }) => seat === offered) && <OfferLink url={url} label={handBotOn} />}
    </div>
  );
}

const OfferLink = ({ url, label }: { readonly url: string; readonly label: string }) => (
  <input class="input" readOnly value={url} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
);

/** The latest link, and a function that makes one. */
function useOffer(link: TableLink): readonly [url: string, offer: (seat: Seat, token?: string) => Promise<void>] {
  const [url, setUrl] = useState('');
  async function offer(seat: Seat, token = ''): Promise<void> {
    try {
      const made = offerUrl(link.match, await offerSeat(link.match, seat, token));
      setUrl(made);
      // Not every browser lets a page copy. Then the link can still be selected.
      if (await copyText(made)) showToast(words.value.lobby.handOverMade);
    } catch (fault) {
      sayFault(fault);
    }
  }
  return [url, offer];
}

/** Not the viewer's own seat, even while a bot plays for them. */
function seatsOfBots(state: ClientState | undefined): readonly { readonly seat: Seat; readonly name: string }[] {
  if (state?.table.stage !== 'playing') return [];
  return state.table.seats.flatMap(({ occupant, standIn }, seat) =>
    occupant && seat !== state.viewer && (standIn || occupant.kind === 'bot') ? [{ seat, name: occupant.name }] : [],
  );
}
