// The languages, and the shapes that catalogues share. English gives the type of every catalogue; see README.md.

export const LANGUAGES = ['en', 'de', 'es', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language is named in itself, so that everybody finds theirs. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  nl: 'Nederlands',
};

/** Somebody a sentence is about: "You go back", but "Mira goes back". */
export interface Who {
  readonly name: string;
  readonly you: boolean;
}

/** The words to fill into the sentence of a refusal, as the game gave them. */
export type Detail = Readonly<Record<string, string | number>>;

/** One of those words; undefined where this game left it out. */
export type Figure = Detail[string] | undefined;

/** What the catalogue of every game has, so that the shell can speak about any of them. */
export interface GameWords {
  readonly name: string;
  /** One sentence for each code of `game.refusals`: what is wrong and what to do instead. */
  readonly refusals: Readonly<Record<string, (detail: Detail) => string>>;
  /** For the keyboard help: what those keys do that stand for no labelled control. */
  readonly keys: Readonly<Record<string, string>>;
}

/** A level of a game's bots as players meet it. */
export interface BotCharacter {
  readonly name: string;
  readonly line: string;
}

/** What the coach of a game says: hints during play, verdicts and notes after it. One sentence for each code of its bot. */
export interface GameCoachWords {
  readonly hints: Readonly<Record<string, (detail: Detail) => string>>;
  readonly verdicts: Readonly<Record<string, (who: Who, detail: Detail) => string>>;
}

/** A rules reference in one language: the same ids, in the same order, in all five. */
export interface Rulebook {
  readonly title: string;
  readonly sections: readonly RuleSection[];
}

export interface RuleSection {
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}
