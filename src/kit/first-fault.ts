// The first thing that a schema finds wrong with JSON from outside: which field it is, and why it is refused.

import type * as z from 'zod/mini';

export type Fault = {
  /** The path of the field, with dots; absent where it is the whole value. */
  readonly where?: string;
  readonly why: string;
};

type Issue = z.core.$ZodIssue;

export function firstFault({ issues: [issue] }: z.core.$ZodError): Fault {
  const found = issue && innermost(issue, issue.path);
  if (found === undefined) return { why: 'unreadable' };
  const where = found.path.map(String).join('.').slice(0, 100);
  return { ...(where && { where }), why: whyOf(found.issue) };
}

/** The same in one sentence with the name of the field, for the `detail` of a refusal. */
export function faultDetail(error: z.core.$ZodError): Fault {
  const { where, why } = firstFault(error);
  return where === undefined ? { why } : { where, why: `${where}: ${why}` };
}

interface Found {
  readonly issue: Issue;
  readonly path: readonly PropertyKey[];
}

/** In a union, what is wrong with the one kind that was meant; where none was meant, with its `type`. */
function innermost(issue: Issue, path: readonly PropertyKey[]): Found {
  if (issue.code === 'unrecognized_keys') return { issue, path: [...path, ...issue.keys.slice(0, 1)] };
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return { issue, path };
  const isAboutType = (one: Issue): boolean => one.path[0] === 'type';
  const meant = issue.errors.find((issues) => !issues.some(isAboutType));
  const [inner] = meant ?? issue.errors.flat().filter(isAboutType);
  if (meant === undefined) return { issue, path: [...path, 'type'] };
  return inner ? innermost(inner, [...path, ...inner.path]) : { issue, path };
}

/** In the words of the schema: such as "invalid type" or "too big". */
const whyOf = (issue: Issue): string => (issue.code === 'custom' ? issue.message : issue.code.replaceAll('_', ' '));
