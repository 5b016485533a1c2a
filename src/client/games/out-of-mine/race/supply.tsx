// The supply, shared by all: piles by colour and shape with how many are left, live.

import { useRef } from 'preact/hooks';
import { COLOURS, type Colour, type Find } from '../../../../games/out-of-mine/content/types.ts';
import { seatCard } from '../../../../games/out-of-mine/index.ts';
import { rememberStop, walkByArrows } from '../../../ui/roving.ts';
import { Glyph, Picture } from '../art/symbols.tsx';
import { Gem, TileIcon } from '../drawing/crystal.tsx';
import { isMining, myState, type Parts } from '../parts.ts';
import { laidByColour, type Pile, pilesOf, sampleTile, shelves, tileAt } from '../tiles.ts';
import { pressPile } from './drag.ts';
import { heldTile, letGo, take } from './hands.ts';

const SIZES: Readonly<Record<Colour, readonly [width: number, height: number]>> = {
  yellow: [1.7, 2],
  blue: [2.3, 2],
  green: [3.3, 2.9],
  red: [4.1, 3],
  white: [4.1, 3.2],
};

export function Supply({ parts }: { readonly parts: Parts }) {
  const { table, selection, words } = parts;
  const state = myState(table);
  const root = useRef<HTMLElement>(null);
  const card = state?.card === undefined ? undefined : seatCard(state);
  const laid = laidByColour(state?.laid ?? []);
  const hand = state?.hand;
  const handColour = hand === undefined ? undefined : tileAt(hand).colour;
  return (
    <section
      ref={root}
      class="supply"
      aria-label={words.supply.title}
      onKeyDown={(event) => {
        if (root.current && heldTile(table, selection) === undefined) walkByArrows(event, root.current, '.pile');
      }}
      onFocusIn={(event) => root.current && rememberStop(event, root.current, '.pile')}
    >
      {shelves(pilesOf(table.view, card)).map(({ colour, piles }) => {
        const wanted = card?.mix[COLOURS.indexOf(colour)] ?? 0;
        const left = wanted - (laid[COLOURS.indexOf(colour)] ?? 0) - (handColour === colour ? 1 : 0);
        /** A short form where words do not fit; a tile in hand is drawn. */
        const short = handColour === colour ? '' : left > 0 ? left : card && wanted === 0 ? '–' : undefined;
        return (
          <div key={colour} class={`shelf c-${colour}`} data-open={left > 0 || !card}>
            <h2>
              <Gem colour={colour} letter={words.letters[colour]} />
              {handColour === colour ? (
                <em>{words.supply.inHand}</em>
              ) : left > 0 ? (
                <em>{words.supply.toLay(left)}</em>
              ) : wanted > 0 ? (
                <Glyph of="check" class="shelf-ok" />
              ) : (
                card && <span>{words.supply.notWanted}</span>
              )}
              {short !== undefined && (
                <b class="shelf-short" aria-hidden="true">
                  {short}
                </b>
              )}
            </h2>
            <div class="piles">
              {piles.map((pile) => (
                <PileButton key={pile.shape} parts={parts} pile={pile} />
              ))}
              {colour === 'red' && state && (
                <button
                  type="button"
                  class="put-back"
                  data-wanted={table.wanted.some(({ type }) => type === 'put-back')}
                  aria-disabled={hand === undefined}
                  onClick={() => letGo(parts)}
                  aria-label={words.supply.putBack}
                >
                  <Glyph of="back" />
                  <span>{words.supply.putBack}</span>
                </button>
              )}
            </div>
          </div>
        );
      })}
    </section>
  );
}

function PileButton({ parts, pile }: { readonly parts: Parts; readonly pile: Pile }) {
  const { table, selection, words } = parts;
  const { colour, shape, count, top } = pile;
  const [width, height] = SIZES[colour];
  const find = top === undefined ? undefined : countedFind(parts, top);
  const label = words.supply.pile(words.tileLabel(colour, shape), count);
  const can = top !== undefined && isMining(table);
  const effect = table.effect;
  const isTaken = effect?.type === 'took' && tileAt(effect.tile).shape === shape;
  return (
    <button
      type="button"
      class="pile"
      data-shape={shape}
      data-gone={count === 0}
      data-wanted={table.wanted.some((action) => action.type === 'take' && tileAt(action.tile).shape === shape)}
      tabIndex={shape === 'I1' ? 0 : -1}
      aria-disabled={!can}
      aria-label={find ? `${label}, ${words.supply.shows(find)}` : label}
      onPointerDown={(event) => {
        // A touch captures the pointer; a drag has to leave the button.
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          event.currentTarget.releasePointerCapture(event.pointerId);
        if (top !== undefined) pressPile(parts, event, top);
      }}
      onClick={() => {
        if (selection.pressed) selection.pressed = false;
        else if (can) take(parts, top);
      }}
    >
      <TileIcon
        tile={top ?? sampleTile(shape)}
        width={width}
        height={height}
        pile={colour === 'white' ? 1 : Math.min(3, count)}
        empty={count === 0}
      />
      {find && <Picture of={`find-${find}`} class="pile-find" />}
      <span class="pile-count" data-changed={isTaken} key={isTaken ? table.step : 0}>
        <b>{words.letters[colour]}</b>
        {count}
      </span>
    </button>
  );
}

/** The find on the tile, if it is on the viewer's card. */
function countedFind({ table }: Parts, tile: number): Find | undefined {
  const state = myState(table);
  const find = tileAt(tile).find?.kind;
  if (!table.options.finds || state?.card === undefined) return undefined;
  const { wanted, unwanted } = seatCard(state);
  return find === wanted.find || find === unwanted.find ? find : undefined;
}
