// The hint button beside the sentence. The first press gives a hint, the next ones say more.

import { useEffect } from 'preact/hooks';
import type { Session } from '../../play/session/session.ts';
import type { BoardModule, PartProps } from '../games/board.ts';
import { settings } from '../settings.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { coachWords, words } from '../words.ts';
import './hints.css';
import { useHintKeys } from './keys.ts';
import { type Adviser, useHint } from './use-hint.ts';

export interface HintButtonProps {
  readonly parts: PartProps;
  readonly board: BoardModule;
  readonly session: Session;
}

/** On the player's own device a setting decides whether there is advice; at a table with others, the terms do (`session.hints`). */
export function HintButton(props: HintButtonProps) {
  const { session, parts } = props;
  const { viewer, seats } = parts.table;
  const mine = viewer !== 'public' && seats[viewer]?.mine === true;
  const over = session.ended.value !== undefined && parts.table.settled;
  if (!session.hints || !settings.value.advice || !mine || over) return undefined;
  return <AskingButton {...props} />;
}

function AskingButton({ parts, board, session }: HintButtonProps) {
  const { table } = parts;
  const adviser = useHint(session, table);
  const { hint } = coachWords.value;
  const idle = table.settled && !table.myTurn;
  useHintKeys(adviser);
  return (
    <>
      <button
        type="button"
        class="icon-button hint-lamp"
        aria-label={`${hint} (H)`}
        title={`${hint} (H)`}
        disabled={idle}
        data-step={adviser.advice.value?.step}
        onClick={adviser.ask}
      >
        <Icon name="bulb" />
      </button>
      {adviser.advice.value && <Bubble parts={parts} board={board} adviser={adviser} />}
    </>
  );
}

const LAST_STEP = 2;

function Bubble({ parts, board, adviser }: Omit<HintButtonProps, 'session'> & { readonly adviser: Adviser }) {
  const { hint, more, doIt } = coachWords.value;
  const advice = adviser.advice.value;
  const action = advice?.hint?.action;
  useEffect(() => {
    if (action !== undefined) board.showAdvice?.(action, parts);
  }, [advice?.text]);
  if (!advice) return undefined;
  return (
    <section class="hint-bubble" aria-label={hint}>
      <Icon name="bulb" />
      <p>{advice.text}</p>
      <span class="hint-tools">
        {advice.step < LAST_STEP && advice.hint && action === undefined && (
          <Button look="outline" onClick={adviser.ask}>
            {more}
          </Button>
        )}
        {action !== undefined && (
          <Button
            look="main"
            onClick={() => {
              adviser.close();
              parts.table.act(action);
            }}
          >
            {doIt}
          </Button>
        )}
        <IconButton icon="close" label={words.value.ui.close} onClick={adviser.close} />
      </span>
    </section>
  );
}
