// Numbers and strings that are not to be mixed up: a time is no seat, and neither is a match's id a token's hash.

declare const label: unique symbol;

/**
 * A plain value can be given where a labelled one is wanted, but none with another label. So what is read from outside
 * needs no cast, and a time that is passed as a seat is an error of the compiler.
 */
export type Labelled<Value, Label extends string> = Value & { readonly [label]?: Label };
