// The choice of the language, by its own name.

import { LANGUAGE_FACTS, LANGUAGES } from '../../words/types.ts';
import { change, language } from '../settings.ts';

export interface LanguageSelectProps {
  /** For a label that stands beside it. */
  readonly id?: string;
  /** Where none does. */
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
