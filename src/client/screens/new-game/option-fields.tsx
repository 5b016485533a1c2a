// A game's own choices, as its board describes them.

import type { OptionField } from '../../games/board.ts';
import { Choice, Toggle } from '../../ui/fields.tsx';

export interface OptionFieldsProps {
  readonly fields: readonly OptionField<unknown>[];
  readonly options: unknown;
  readonly onChange: (options: unknown) => void;
}

export function OptionFields({ fields, options, onChange }: OptionFieldsProps) {
  return (
    <>
      {fields.map((field) => (
        <Field key={field.label} field={field} options={options} onChange={onChange} />
      ))}
    </>
  );
}

interface FieldProps extends Omit<OptionFieldsProps, 'fields'> {
  readonly field: OptionField<unknown>;
}

function Field({ field, options, onChange }: FieldProps) {
  const { label, hint } = field;
  switch (field.type) {
    case 'toggle':
      return (
        <Toggle
          label={label}
          hint={hint}
          value={field.read(options)}
          onChange={(value) => onChange(field.write(options, value))}
        />
      );
    case 'choice':
      return (
        <Choice
          label={label}
          hint={hint}
          value={field.read(options)}
          choices={field.choices}
          onChange={(value) => onChange(field.write(options, value))}
        />
      );
  }
}
