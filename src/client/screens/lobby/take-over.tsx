// Opens a link to a seat: takes the seat, or says why that is impossible and what to do instead.

import { useEffect, useState } from 'preact/hooks';
import type { ClientState } from '../../../play/sync/client-state.ts';
import type { TableLink } from '../../../play/sync/table-link.ts';
import { Refused, takeSeat, whyNotTake } from '../../online/api.ts';
import { keepKeys } from '../../online/keyring.ts';
import { settings } from '../../settings.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields.tsx';
import { Waiting } from '../../ui/lantern.tsx';
import { words } from '../../words.ts';
import { Page } from '../page.tsx';
import { Closed } from './closed.tsx';
import { refusalText, sayFault } from './say-fault.ts';
import type { SeatOffer } from './seat-offer.ts';

export interface TakeOverProps {
  readonly link: TableLink;
  readonly state: ClientState;
  readonly offer: SeatOffer;
  /** The seat was taken or the link is invalid: go on to the table. */
  readonly onDone: () => void;
}

export function TakeOver({ link, state, offer, onDone }: TakeOverProps) {
  const { lobby, home, result } = words.value;
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<string | undefined>(undefined);
  const { viewer, table } = state;
  const isOver = table.stage === 'over';
  /** Taken by this link earlier. */
  const isMine = viewer === offer.seat;
  useEffect(() => {
    if (isMine) onDone();
    else if (viewer === 'public' && !isOver)
      void whyNotTake(link.match, offer).then((code) => {
        setRefused(code);
        setAsked(true);
      });
  }, []);

  if (isOver) return <Instead text={lobby.offerLate} go={result.show} onGo={onDone} />;
  if (viewer !== 'public' && !isMine) return <Instead text={lobby.offerSeated} go={home.backToTable} onGo={onDone} />;
  if (!asked) return <Waiting />;
  if (refused !== undefined) {
    const text = refused === 'bad-code' ? lobby.offerUsed : refusalText(refused);
    return <Instead text={text} go={lobby.watch} onGo={onDone} />;
  }
  return <TakeOverForm link={link} state={state} offer={offer} onDone={onDone} onRefused={setRefused} />;
}

interface InsteadProps {
  readonly text: string;
  readonly go: string;
  readonly onGo: () => void;
}

const Instead = ({ text, go, onGo }: InsteadProps) => (
  <Closed text={text}>
    <Button look="main" onClick={onGo}>
      {go}
    </Button>
  </Closed>
);

function TakeOverForm({
  link,
  state,
  offer,
  onDone,
  onRefused,
}: TakeOverProps & { readonly onRefused: (code: string) => void }) {
  const { lobby } = words.value;
  const [name, setName] = useState(settings.value.names[0] ?? '');

  async function take() {
    try {
      const { token } = await takeSeat(link.match, { name: name.trim(), ...offer });
      keepKeys(link.match, { token });
      link.greetAgain();
      onDone();
    } catch (fault) {
      // Somebody else was faster. Other errors can be fixed or tried again.
      if (fault instanceof Refused && fault.refusal.code === 'bad-code') onRefused('bad-code');
      else sayFault(fault);
    }
  }

  return (
    <Page title={lobby.takeOver(state.table.seats[offer.seat]?.occupant?.name ?? '')}>
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
