// The languages, and the shapes that catalogues share. English gives the type of every catalogue; see README.md.

export const LANGUAGES = ['en', 'de', 'es', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface LanguageFacts {
  /** In the language itself, so that everybody finds theirs. */
  readonly name: string;
  /** The word before the last of a list. */
  readonly and: string | ((next: string) => string);
  /** "a, b, and c". */
  readonly serialComma?: true;
}

/** What a language needs besides its folder. */
export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: { name: 'English', and: 'and', serialComma: true },
  de: { name: 'Deutsch', and: 'und' },
  es: { name: 'Español', and: (next) => (/^(i|hi(?![ae]))/i.test(next) ? 'e' : 'y') },
  fr: { name: 'Français', and: 'et' },
  nl: { name: 'Nederlands', and: 'en' },
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

/** A rules reference in one language: the same ids, in the same order, in all of them. */
export interface Rulebook {
  readonly title: string;
  readonly sections: readonly RuleSection[];
}

export interface RuleSection {
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}
