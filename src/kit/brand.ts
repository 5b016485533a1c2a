// A number or string that has passed a door: made in parse and setup only.

declare const brand: unique symbol;

export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
