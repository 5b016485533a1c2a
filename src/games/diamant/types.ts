// What Diamant is made of: the whole truth, what is told of it, and what may be done.

import type { Outcome, Seat, Viewer } from '../../contract/game.ts';
import type { Card, Trap } from './content.ts';

export interface Options {
  /** The variant with relics (D30–D34). */
  readonly relics: boolean;
  /** What lies in the chests is shown to all (D18). */
  readonly openChests: boolean;
}

export const CHOICES = ['on', 'back'] as const;
export type Choice = (typeof CHOICES)[number];

/** May be changed until the last decision is in (D14). */
export interface Action {
  readonly type: 'decide';
  readonly choice: Choice;
}

/** All there is to do in this game. */
export const ON: Action = { type: 'decide', choice: 'on' };
export const BACK: Action = { type: 'decide', choice: 'back' };

/** The card that is turned over (D10). */
export interface Chance {
  readonly type: 'turn';
  readonly card: Card;
}

/** A card is to be turned (D10), explorers decide (D14), or all five expeditions are over (D23). */
export const STAGES = ['explore', 'decide', 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** The whole truth, compact: cards are numbers (see CARDS), sets of seats are bit sets. */
export interface State {
  readonly seats: number;
  readonly options: Options;
  readonly stage: Stage;
  /** 1 to 5. */
  readonly expedition: number;
  /** How often decisions have been revealed in this match. */
  readonly round: number;
  /** Bit set of the seats still inside the cave. */
  readonly inside: number;
  /** Bit sets of those who have decided, and of those among them who decided to go back. */
  readonly decided: number;
  readonly back: number;
  /** By seat: rubies in front of the chest, which a trap can take. */
  readonly loot: readonly number[];
  /** By seat: rubies brought home in this very expedition; they are part of the chest. */
  readonly taken: readonly number[];
  readonly chests: readonly number[];
  /** By seat: what a written position had put into the chest before anybody could watch. */
  readonly unseen: readonly number[];
  /** By seat: bit set of the relics taken (see RELICS). */
  readonly relics: readonly number[];
  /** How many of each of CARDS are still face down. There is no order: the next card is drawn when it is turned. */
  readonly deck: readonly number[];
  /** The cards turned in this expedition, and the rubies left on each. */
  readonly path: readonly number[];
  readonly rubies: readonly number[];
  /** The traps put aside (D21), in order. */
  readonly aside: readonly number[];
  /** The next cards, where a scenario has put them in order; the reshuffle of D22 ends it. */
  readonly next: readonly number[];
  /** The last reveal: bit sets of who went on and back, and what each of the latter got from the path. */
  readonly lastOn: number;
  readonly lastBack: number;
  readonly lastShare: number;
  /** The path of the expedition before, as it lay at its end; `ended` is its number, 0 before the first has ended. */
  readonly ended: number;
  readonly endedPath: readonly number[];
  readonly endedRubies: readonly number[];
}

/** A state to play on in place: one's own copy. */
export type Position = {
  -readonly [Field in keyof State]: State[Field] extends readonly number[] ? number[] : State[Field];
};

export interface PathCard {
  readonly card: Card;
  /** Rubies lying on it: those that could not be shared. */
  readonly rubies: number;
}

export interface ExplorerView {
  readonly inside: boolean;
  /** Rubies in front of the chest, open to all. */
  readonly loot: number;
  /** Rubies brought home in this expedition. */
  readonly taken: number;
  /** Rubies that the whole table saw it bring home since the match began: anyone with a memory can count that. */
  readonly counted: number;
  /** All in the chest, `taken` included; absent where the chest is closed to this viewer (D18). */
  readonly chest?: number;
  /** Points of the relics taken, upwards. */
  readonly relics: readonly number[];
  readonly decided: boolean;
  /** One's own decision, as long as it is not revealed. */
  readonly choice?: Choice;
}

export interface Reveal {
  readonly on: readonly Seat[];
  readonly back: readonly Seat[];
  /** What each of those who went back got from the path. */
  readonly share: number;
}

export interface EndedExpedition {
  readonly expedition: number;
  readonly path: readonly PathCard[];
  /** The trap that ended it, if one did; its second card is the last of the path. */
  readonly trap?: Trap;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly stage: Stage;
  readonly expedition: number;
  readonly round: number;
  /** By seat. */
  readonly explorers: readonly ExplorerView[];
  /** Empty before the first card is turned: draw `previous` then, if there is one. */
  readonly path: readonly PathCard[];
  /** How many of each of CARDS are still face down: anyone can count that. */
  readonly deck: readonly number[];
  readonly aside: readonly Trap[];
  readonly lastReveal?: Reveal;
  readonly previous?: EndedExpedition;
  /** At the end, when the chests are opened (D18, D23). */
  readonly outcome?: Outcome;
}

export type Effect =
  /** A first decision; `choice` is told to that seat only (D14). */
  | { readonly type: 'decided'; readonly seat: Seat; readonly choice?: Choice }
  /** A decision changed: told to that seat only. */
  | { readonly type: 'changed'; readonly seat: Seat; readonly choice: Choice }
  | { readonly type: 'revealed'; readonly on: readonly Seat[]; readonly back: readonly Seat[] }
  /** Into the camp (D15, D16, D32): each adds `share` and the own loot to the chest; `left` stays on the path. */
  | {
      readonly type: 'returned';
      readonly seats: readonly Seat[];
      readonly share: number;
      readonly left: number;
      /** Loot by seat in `seats`. */
      readonly loot: readonly number[];
      readonly relics: readonly number[];
    }
  /** A card turned (D10–D12, D31): each inside gets `share`, `left` stays on the card. */
  | { readonly type: 'turned'; readonly card: Card; readonly share: number; readonly left: number }
  /** The second trap of its kind (D13): `lost` is the loot by seat in `seats`. */
  | { readonly type: 'sprung'; readonly trap: Trap; readonly seats: readonly Seat[]; readonly lost: readonly number[] }
  /** An expedition is over (D20–D22, D33): the trap put aside, the relics that leave the game. */
  | {
      readonly type: 'ended';
      readonly expedition: number;
      readonly aside?: Trap;
      readonly relics: readonly number[];
    }
  /** All enter for the next expedition (D3, D30): the relic just mixed in. */
  | { readonly type: 'entered'; readonly expedition: number; readonly relic?: number }
  /** The chests are opened (D23). */
  | { readonly type: 'finished'; readonly chests: readonly number[]; readonly outcome: Outcome };

/** A written position. Cards by name: `9`, `snake`, `relic-7`; `9+4` on the path has four rubies left on it. */
export interface Scenario {
  readonly expedition: number;
  /** Whether a card or decisions are next; by default decisions, unless the path is empty. */
  readonly stage?: 'explore' | 'decide';
  readonly path: readonly string[];
  /** One for each seat. */
  readonly explorers: readonly ScenarioExplorer[];
  readonly aside?: readonly Trap[];
  /** Relics that have left the game (D33). */
  readonly gone?: readonly number[];
  /** The order of the next cards, from the top. */
  readonly next?: readonly string[];
}

export interface ScenarioExplorer {
  /** Inside unless said otherwise. */
  readonly inside?: boolean;
  readonly loot?: number;
  readonly taken?: number;
  readonly chest?: number;
  readonly relics?: readonly number[];
}

/** The types of Diamant, for the contract. */
export interface Diamant {
  Options: Options;
  Scenario: Scenario;
  State: State;
  Action: Action;
  Chance: Chance;
  Effect: Effect;
  View: View;
}
