// What changes in the course of training: the learner's steps and its doubts shrink by a steady factor.

export interface Fall {
  readonly first: number;
  readonly last: number;
}

/** `part` goes from 0, at the first match, to 1. */
export const fallen = ({ first, last }: Fall, part: number): number => first * (last / first) ** part;
