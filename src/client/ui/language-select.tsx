// The select for the language. Each language is named in itself.

import { LANGUAGE_FACTS, LANGUAGES } from '../../words/types.ts';
import { change, language } from '../settings.ts';

export interface LanguageSelectProps {
  /** For a separate label. */
  readonly id?: string;
  /** Where there is no separate label. */
  readonly label?: string;
}

export const LanguageSelect = ({ id, label }: LanguageSelectProps) => (
  <select
    class="select"
    id={id}
    aria-label={label}
    value={language()}
    onChange={(event) => {
      const chosen = LANGUAGES.find((each) => each === event.currentTarget.value);
      if (chosen) change({ language: chosen });
    }}
  >
    {LANGUAGES.map((each) => (
      <option key={each} value={each}>
        {LANGUAGE_FACTS[each].name}
      </option>
    ))}
  </select>
);
