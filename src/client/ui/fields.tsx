// Choices: one of several, yes or no, how much, and a line of text.

import { useId } from 'preact/hooks';

export interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string }[];
  readonly onChange: (value: T) => void;
  readonly hideLabel?: boolean;
}

/** A segmented control: radio buttons that look like one bar. */
export function Choice<T extends string>({ label, hint, value, choices, onChange, hideLabel }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset class="choice">
      <legend class={hideLabel ? 'unseen' : ''}>{label}</legend>
      {hint && <p class="hint">{hint}</p>}
      <div class="segments">
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface ToggleProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function Toggle({ label, hint, value, onChange }: ToggleProps) {
  return (
    <label class="toggle">
      <span>
        <span class="label">{label}</span>
        {hint && <span class="hint">{hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={value}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}

export interface RangeProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
  readonly hideLabel?: boolean;
}

export function Range({ label, value, max, step, onChange, hideLabel }: RangeProps) {
  return (
    <label class="field">
      <span class={hideLabel ? 'unseen' : 'label'}>{label}</span>
      <input
        class="range"
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </label>
  );
}

export interface TextFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly placeholder?: string;
  readonly hideLabel?: boolean;
  readonly maxLength?: number;
  readonly type?: 'text' | 'search';
}

export function TextField({
  label,
  hint,
  value,
  onInput,
  placeholder,
  hideLabel,
  maxLength,
  type = 'text',
}: TextFieldProps) {
  const id = useId();
  const shared = {
    id,
    class: 'input',
    value,
    autocomplete: 'off',
    onInput: (event: { readonly currentTarget: HTMLInputElement }) => onInput(event.currentTarget.value),
    ...(placeholder !== undefined && { placeholder }),
    ...(maxLength !== undefined && { maxLength }),
  } as const;
  return (
    <div class="field">
      <label class={hideLabel ? 'unseen' : 'label'} for={id}>
        {label}
      </label>
      {type === 'search' ? <input type="search" {...shared} /> : <input type="text" {...shared} />}
      {hint && <span class="hint">{hint}</span>}
    </div>
  );
}
