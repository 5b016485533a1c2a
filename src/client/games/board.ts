// The contract between the table and a game's board: what a board is given, and what it gives. See README.md beside it.

import type { ComponentChild, VNode } from 'preact';
import type { Game, Seat, Shapes } from '../../contract/game.ts';
import type { Table } from '../../play/presenter/table.ts';
import type { GameWords, Language } from '../../words/types.ts';
import type { KeyEntry } from '../kit/keys.ts';
import type { SoundName } from '../kit/sound.ts';
import type { Way } from '../router.ts';

export type { Company, Table } from '../../play/presenter/table.ts';
export type { SeatInfo } from '../../play/session/session.ts';

/** What every part of a board is given. `selection` is the board's own state: what is picked up, aimed at, opened. */
export interface PartProps<G extends Shapes = Shapes, Selection = unknown, Words extends GameWords = GameWords> {
  readonly table: Table<G>;
  readonly selection: Selection;
  readonly words: Words;
}

export interface SeatPartProps<G extends Shapes = Shapes, Selection = unknown, Words extends GameWords = GameWords>
  extends PartProps<G, Selection, Words> {
  readonly seat: Seat;
}

export interface BreakdownProps<G extends Shapes = Shapes, Selection = unknown, Words extends GameWords = GameWords>
  extends PartProps<G, Selection, Words> {
  /** All that the viewer was told since the match began, as far as this device knows. */
  readonly told: readonly G['Effect'][];
  /** All that happened, from the record, for devices that joined late. Fails where there is no record. */
  whole(): Promise<readonly G['Effect'][]>;
}

/** The line above the board: who has to do what, and what it would bring. Announced whenever it changes. */
export interface Sentence {
  /** Highlighted before the text: "Your turn:". */
  readonly lead?: string;
  readonly text: string;
  /** Smaller, below: what happened last. */
  readonly aside?: string;
}

/** One line of the log. */
export interface LogLine {
  readonly text: string;
  /** The seat whose face stands before the line; `icon` wins over it. */
  readonly seat?: Seat;
  readonly icon?: VNode;
}

export interface SeatNote {
  /** A big figure at the end of the seat's card, mostly points. */
  readonly score?: string;
  readonly scoreNote?: string;
  /** A few words under the name: "your turn", "has decided". */
  readonly note: string;
}

/** One option on the new-game screen. It reads and writes the game's options, whose type only the game knows. */
export type OptionField<Options> =
  | {
      readonly type: 'toggle';
      readonly label: string;
      readonly hint?: string;
      read(options: Options): boolean;
      write(options: Options, value: boolean): Options;
    }
  | {
      readonly type: 'choice';
      readonly label: string;
      readonly hint?: string;
      readonly choices: readonly { readonly value: string; readonly label: string }[];
      read(options: Options): string;
      write(options: Options, value: string): Options;
    };

/** Where the table puts things; the defaults suit a board with players and log beside it. */
export interface Layout {
  /** `always`: the game's name stands on phones too, because the status beside it is short. */
  readonly title?: 'large' | 'always';
  /** `over`: the sentence floats over the top of the board instead of standing above it. */
  readonly sentence?: 'above' | 'over';
  /** `wide`: the action bar runs under the side panel too. */
  readonly actions?: 'column' | 'wide';
  /** `sheet`: on large screens too the log opens from the menu, and the players get its room. */
  readonly log?: 'side' | 'sheet';
}

/**
 * What a game's client folder exports as `board` from its index.tsx. Members are methods, which are bivariant:
 * so a module with its own types fits the table of all games.
 */
export interface BoardModule<G extends Shapes = Shapes, Selection = unknown, Words extends GameWords = GameWords> {
  readonly game: Game<G>;
  words(language: Language): Promise<Words>;
  readonly layout: Layout;

  /** Created for each match, each viewer and after each undo, from what the viewer was told before. Keep signals in it. */
  makeSelection(told: readonly G['Effect'][]): Selection;
  /** The options a match of this kind starts with. */
  defaultOptions(way: Way): G['Options'];
  optionFields(words: Words): readonly OptionField<G['Options']>[];
  /** What can be agreed for one seat, to make it easier. */
  seatFields?(words: Words, seat: Seat): readonly OptionField<G['Options']>[];
  /** What was agreed for one seat, in a few words. */
  seatHelp?(words: Words, options: G['Options'], seat: Seat): readonly string[];
  /** How many sit down for a quick match against bots. */
  readonly quickSeats: number;

  /** The board fills the place it gets (`container-type: size`) and never scrolls. */
  Board(props: PartProps<G, Selection, Words>): ComponentChild;
  /** The bar within the thumb's reach: every action that is not a tap on the board, and the main button. */
  Actions(props: PartProps<G, Selection, Words>): ComponentChild;
  /** Beside the title: "Turn 10 of 16", five entrances, seven rounds. */
  Status?(props: PartProps<G, Selection, Words>): ComponentChild;
  /** Behind everything and drawn first: a scene, and the symbols that all parts use. */
  Backdrop?(props: PartProps<G, Selection, Words>): ComponentChild;
  /** Below name and note in a seat's card: pieces left, gems, a small board. */
  SeatDetails?(props: SeatPartProps<G, Selection, Words>): ComponentChild;
  /** A face in a square; `seats` because colours may depend on the count. */
  Face(props: { readonly seat: Seat; readonly seats: number }): ComponentChild;
  seatNote(props: SeatPartProps<G, Selection, Words>): SeatNote;

  sentence(props: PartProps<G, Selection, Words>): Sentence;
  /** Undefined for effects without a line. `table` is the table at this effect. */
  logLine(effect: G['Effect'], props: PartProps<G, Selection, Words>): LogLine | undefined;
  /**
   * How long this effect is on its way before anything of it is shown, in milliseconds at normal speed. Until then it is
   * `table.coming`. By default, and with reduced motion, it is shown at once.
   */
  suspense?(effect: G['Effect']): number;
  /** How long this effect is shown before the next one, in milliseconds at normal speed. 0: not at all. */
  dwell(effect: G['Effect'], table: Table<G>): number;
  sound(effect: G['Effect'], table: Table<G>): SoundName | undefined;
  /** Its keys, which work anywhere at the table, and their help. */
  readonly keys: readonly KeyEntry<PartProps<G, Selection, Words>>[];
  /** Shows what a hint advises: picks it up and aims it, before it is done. */
  showAdvice?(action: G['Action'], props: PartProps<G, Selection, Words>): void;
  /** In a replay: marks the place of the choice that the coach prefers; undefined takes the mark away. */
  markBetter?(action: G['Action'] | undefined, props: PartProps<G, Selection, Words>): void;
  /** The points of the end, seat by seat and kind by kind. */
  Breakdown(props: BreakdownProps<G, Selection, Words>): ComponentChild;
}
