// JSON for people, formatted as the project's formatter does it: on one line where it fits.

const WIDTH = 120;

export function prettyJson(value: unknown, indent = '', before = 0): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || indent.length + before + line.length <= WIDTH) return line;
  const deeper = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => `${deeper}${prettyJson(item, deeper, 1)}`);
    return `[\n${items.join(',\n')}\n${indent}]`;
  }
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .map(([key, field]) => {
      const name = `${JSON.stringify(key)}: `;
      return `${deeper}${name}${prettyJson(field, deeper, name.length + 1)}`;
    });
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  if (fields.length === 0) return '{}';
  return `{ ${fields.map(([key, field]) => `${JSON.stringify(key)}: ${onOneLine(field)}`).join(', ')} }`;
}
