// The cave as a scene: camp at its mouth, the path into the dark, explorers on it, and the traps met so far.

import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Trap } from '../../../../games/diamant/index.ts';
import { duration, shake, travel } from '../../../kit/motion.ts';
import { Deferred } from '../../../ui/deferred.tsx';
import { Drawing, Symbols } from '../../../ui/drawing.tsx';
import { seenTraps } from '../actions/odds.ts';
import light from '../art/cave-light.svg?drawing';
import tall from '../art/cave-tall.svg?drawing';
import wide from '../art/cave-wide.svg?drawing';
import { Picture } from '../art/symbols.tsx';
import type { Parts } from '../parts.ts';
import { settleGuess } from '../selection.ts';
import { Explorers } from './explorers.tsx';
import { Flights } from './flights.tsx';
import { GuessBubble } from './guess.tsx';
import { PathCards } from './path.tsx';

export function Board(props: Parts) {
  const { table, selection } = props;
  const scene = useRef<HTMLDivElement>(null);
  const shown = useRef(table.step);
  useLayoutEffect(() => {
    settleGuess(selection, table.view);
    if (shown.current === table.step) return;
    shown.current = table.step;
    if (table.effect?.type === 'sprung' && scene.current) shake(scene.current);
  }, [table, selection]);
  return (
    <div class="scene" ref={scene} data-moment={table.effect?.type} style={{ '--walk': `${duration(700)}ms` }}>
      <Deferred>
        <Symbols of={light} />
        <Drawing class="cave wide" viewBox="0 0 960 744" preserveAspectRatio="none" of={wide} />
        <Drawing class="cave tall" viewBox="0 0 390 568" preserveAspectRatio="none" of={tall} />
        <div class="glow pool" />
        <div class="camp" aria-hidden="true">
          <Picture of="tent" class="tent" />
          <Picture of="fire" class="fire" />
          <Picture of="blaze" class="fire blaze" />
        </div>
      </Deferred>
      <Deferred>
        <PathCards {...props} />
      </Deferred>
      <Deferred>
        <Explorers {...props} />
      </Deferred>
      <Flights table={table} />
      <div class="glow edge" />
      {table.effect?.type === 'sprung' && <Collapse key={table.step} />}
      <Traps {...props} />
      <GuessBubble {...props} />
    </div>
  );
}

const STONES = [6, 14, 23, 31, 42, 50, 58, 67, 73, 82, 90, 96];

/** Dust and stones, after the second trap. */
const Collapse = () => (
  <div class="collapse" aria-hidden="true">
    {STONES.map((x, index) => (
      <i key={x} style={{ '--x': x, '--n': (index * 5) % STONES.length }} />
    ))}
  </div>
);

function Traps(props: Parts) {
  const { table, words } = props;
  const { view, effect } = table;
  // While the last path is still shown, so are its traps.
  const seen = view.path.length === 0 ? [] : seenTraps(view);
  const put = effect?.type === 'ended' ? effect.aside : undefined;
  if (seen.length + view.aside.length === 0) return undefined;
  return (
    <aside class="traps" aria-label={words.board.traps}>
      {seen.length > 0 && (
        <section>
          <h2>
            {words.board.seen}
            <i>: {words.board.seenNote}</i>
          </h2>
          <ul>
            {seen.map((trap) => (
              <li key={trap} class="trap-mark seen" data-new={effect?.type === 'turned' && isTrap(effect.card, trap)}>
                <Picture of={`trap-${trap}`} label={words.traps[trap]} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {view.aside.length > 0 && (
        <section>
          <h2>
            {words.board.aside}
            <i> {words.board.asideNote}</i>
          </h2>
          <ul>
            {numbered(view.aside).map(({ trap, n }) => (
              <Aside
                key={n}
                trap={trap}
                label={words.traps[trap]}
                isNew={put !== undefined && n === view.aside.length - 1}
              />
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

const isTrap = (card: { readonly type: string; readonly trap?: Trap }, trap: Trap): boolean => card.trap === trap;

const numbered = (traps: readonly Trap[]) => traps.map((trap, n) => ({ trap, n }));

/** The card that has just been put aside flies here from the front of the path. */
function Aside({ trap, label, isNew }: { readonly trap: Trap; readonly label: string; readonly isNew: boolean }) {
  const item = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const card = item.current?.closest('.scene')?.querySelector('.step[data-newest="true"] .card');
    if (isNew && item.current && card) travel(item.current, card.getBoundingClientRect(), { ms: 700, delay: 300 });
  }, [isNew]);
  return (
    <li ref={item} class="trap-mark aside">
      <Picture of={`trap-${trap}`} label={label} />
    </li>
  );
}
