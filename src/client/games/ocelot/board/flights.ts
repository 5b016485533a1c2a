// Flights: gems to the trays, tools from the hand, amethysts out of their bag.

import type { Seat } from '../../../../contract/game.ts';
import { duration } from '../../../kit/motion.ts';
import { calm } from '../../../settings.ts';
import { GEM_SYMBOLS } from '../art/symbols.tsx';
import { companionOf, mySeat, type OcelotTable } from '../parts.ts';

const SVG = 'http://www.w3.org/2000/svg';

interface Flight {
  readonly symbol: string;
  readonly from: string;
  readonly to: string;
  /** Tools fly as medallions. */
  readonly look?: 'tool';
}

/** Animates what the last effect moved. The view has it at its new place already. */
export function flyFor(root: Element, table: OcelotTable): void {
  for (const flight of flightsOf(table)) fly(root, flight);
}

const cell = (index: number): string => `[data-cell="${index}"]`;
const tray = (seat: Seat, what: string): string => `[data-tray="${seat}-${what}"]`;

function flightsOf(table: OcelotTable): readonly Flight[] {
  const { effect } = table;
  switch (effect?.type) {
    case 'placed': {
      const isMine = effect.seat === mySeat(table);
      const from = isMine ? `[data-face="${effect.tile}-${effect.tool}"]` : tray(effect.seat, effect.tile);
      return [{ symbol: effect.tool, from, to: `[data-space="${effect.space}"]`, look: 'tool' }];
    }
    case 'entered':
    case 'advanced': {
      const from = effect.type === 'advanced' ? cell(effect.from) : tray(effect.seat, 'companion');
      const gem = effect.gained;
      return [
        { symbol: companionOf(effect.seat), from, to: cell(effect.cell) },
        ...(gem === undefined
          ? []
          : [{ symbol: GEM_SYMBOLS[gem], from: cell(effect.cell), to: tray(effect.seat, gem) }]),
      ];
    }
    case 'collected': {
      // A geode breaks open where it lies; what flies is the amethyst.
      if (effect.token === 'geode') return [];
      return [{ symbol: GEM_SYMBOLS[effect.token], from: cell(effect.cell), to: tray(effect.seat, effect.token) }];
    }
    case 'drew':
      return [{ symbol: 'amethyst', from: `[data-bag-of="${effect.bag}"]`, to: tray(effect.seat, 'amethysts') }];
    default:
      return [];
  }
}

function fly(root: Element, { symbol, from, to, look }: Flight): void {
  const start = root.querySelector(from)?.getBoundingClientRect();
  const target = root.querySelector(to);
  if (!start || !target || calm()) return;
  const end = target.getBoundingClientRect();
  const ghost = drawGhost(symbol, look);
  const size = Math.max(Math.min(end.width, end.height), 22);
  const base = root.getBoundingClientRect();
  const place = (box: DOMRect, by: number) =>
    `translate(${box.x - base.x + box.width / 2 - by / 2}px, ${box.y - base.y + box.height / 2 - by / 2}px) scale(${by / size})`;
  ghost.setAttribute('width', String(size));
  ghost.setAttribute('height', String(size));
  const first = Math.max(Math.min(start.width, start.height), 22);
  root.append(ghost);
  const time = { duration: duration(380), easing: 'cubic-bezier(.3,.1,.2,1)' };
  const flight = ghost.animate(
    [
      { transform: place(start, first), opacity: 1 },
      { transform: place(end, size), opacity: 1, offset: 0.9 },
      { transform: place(end, size), opacity: 0 },
    ],
    time,
  );
  flight.onfinish = flight.oncancel = () => ghost.remove();
}

function drawGhost(symbol: string, look: Flight['look']): SVGSVGElement {
  const ghost = document.createElementNS(SVG, 'svg');
  ghost.setAttribute('class', `flight ${look ?? ''}`);
  ghost.setAttribute('viewBox', '0 0 48 48');
  ghost.setAttribute('aria-hidden', 'true');
  if (look === 'tool') {
    const disc = document.createElementNS(SVG, 'circle');
    for (const [name, value] of [
      ['cx', 24],
      ['cy', 24],
      ['r', 22],
    ] as const)
      disc.setAttribute(name, String(value));
    ghost.append(disc);
  }
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${symbol}`);
  if (look === 'tool')
    for (const [name, value] of [
      ['x', 9],
      ['y', 9],
      ['width', 30],
      ['height', 30],
    ] as const)
      use.setAttribute(name, String(value));
  ghost.append(use);
  return ghost;
}
