// The path into the cave: the cards met so far, the newest in front, and the deck.

import { useEffect, useState } from 'preact/hooks';
import { type Card, relicWorth } from '../../../../games/diamant/index.ts';
import type { DiamantWords } from '../../../../words/en/diamant.ts';
import { duration } from '../../../kit/motion.ts';
import { Picture } from '../art/symbols.tsx';
import { cardPlace, DECK, MAX_STATIONS, placeStyle } from '../drawing/positions.ts';
import { EDGE } from '../pacing.ts';
import { comingCard, type DiamantTable, type Parts, shownPath } from '../parts.ts';

/** A slight rotation for each card, so that the path looks laid by hand. */
const LEANS = [-2, 5, -4, -7, 4, 7, 3, -6];

interface Step {
  readonly key: string;
  readonly card: Card;
  readonly rubies: number;
  /** Steps from the front of the path. */
  readonly back: number;
  readonly lean: number;
  /** On its way from the deck, face down. */
  readonly isComing: boolean;
}

/** Cards keep their key when a relic is lifted off the path, so that they slide instead of changing their faces. */
function stepsOf(table: DiamantTable): readonly Step[] {
  const coming = comingCard(table);
  const path = [...shownPath(table), ...(coming ? [{ card: coming, rubies: 0 }] : [])];
  let laid = 0;
  return path.map(({ card, rubies }, index) => {
    if (card.type !== 'relic') laid += 1;
    const key = card.type === 'relic' ? `relic-${card.points}` : `${card.type}-${laid}`;
    // By its place alone: a card that leans by its kind would give itself away.
    const lean = LEANS[(index + 1) % LEANS.length] ?? 0;
    return { key, card, rubies, back: path.length - 1 - index, lean, isComing: index === path.length - 1 && !!coming };
  });
}

/** Whether the card on its way has reached its edge: its face is not in the page before. */
function useOnEdge(isComing: boolean): boolean {
  const [onEdge, setOnEdge] = useState(false);
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(() => setOnEdge(true), duration(EDGE));
    return () => {
      clearTimeout(timer);
      setOnEdge(false);
    };
  }, [isComing]);
  return onEdge;
}

export function PathCards({ table, words }: Parts) {
  const onEdge = useOnEdge(comingCard(table) !== undefined);
  const steps = stepsOf(table);
  const piled = steps.length - MAX_STATIONS;
  const { view, effect } = table;
  const sprung = effect?.type === 'sprung' || effect?.type === 'ended' ? trapOf(table) : undefined;
  const deck = view.deck.reduce((sum, count) => sum + count, 0);
  return (
    <ol class="path" aria-label={words.board.path}>
      {steps.map(({ key, card, rubies, back, lean, isComing }) => (
        <li
          key={`${view.expedition}-${key}`}
          class={isComing && !onEdge ? 'step' : `step ${card.type}`}
          data-newest={back === 0}
          data-far={Math.min(back, 5)}
          data-piled={back > MAX_STATIONS - 1}
          data-drawn={isComing}
          data-turned={back === 0 && effect?.type === 'turned'}
          data-sprung={!isComing && card.type === 'trap' && card.trap === sprung}
          style={{ ...placeStyle(cardPlace(back, steps.length)), '--lean': `${lean}deg` }}
        >
          <span class="unseen">{!isComing && nameOfCard(card, rubies, words)}</span>
          <div class="card" aria-hidden="true">
            <Picture of={isComing && !onEdge ? 'card-back' : `card-${card.type}`} class="front" />
            {(!isComing || onEdge) && <Face card={card} words={words} />}
            <Picture of="card-back" class="reverse" />
          </div>
          {rubies > 0 && <Lying rubies={rubies} />}
          {piled > 0 && back === MAX_STATIONS - 1 && (
            <b class="piled" aria-hidden="true">
              +{piled}
            </b>
          )}
        </li>
      ))}
      <li class="step deck" style={{ ...placeStyle(DECK), '--lean': '9deg' }}>
        <span class="unseen">{words.board.deckLabel(deck)}</span>
        <div class="card" aria-hidden="true">
          <Picture of="card-back" class="front" />
          <span class="name">{words.board.deck(deck)}</span>
        </div>
      </li>
    </ol>
  );
}

const trapOf = ({ view, effect }: DiamantTable) =>
  effect?.type === 'sprung' ? effect.trap : view.path.length === 0 ? view.previous?.trap : undefined;

function nameOfCard(card: Card, rubies: number, words: DiamantWords): string {
  switch (card.type) {
    case 'treasure':
      return words.board.treasure(card.rubies, rubies);
    case 'trap':
      return words.board.trap(words.traps[card.trap]);
    case 'relic':
      return words.board.relic(words.relics[relicWorth(card.points)], card.points);
  }
}

function Face({ card, words }: { readonly card: Card; readonly words: DiamantWords }) {
  switch (card.type) {
    case 'treasure':
      return <b class="value">{card.rubies}</b>;
    case 'trap':
      return (
        <>
          <Picture of={`trap-${card.trap}`} class="pic" />
          <span class="name">{words.trapCards[card.trap]}</span>
        </>
      );
    case 'relic':
      return (
        <>
          <Picture of={`relic-${relicWorth(card.points)}`} class="pic" />
          <b class="value">{card.points}</b>
        </>
      );
  }
}

const DRAWN = [1, 2, 3];

/** Rubies nobody could take: up to three are drawn, the badge counts them. */
function Lying({ rubies }: { readonly rubies: number }) {
  return (
    <span class="lying" aria-hidden="true">
      {DRAWN.slice(0, rubies).map((n) => (
        <Picture key={n} of="ruby" />
      ))}
      <b>{rubies}</b>
    </span>
  );
}
