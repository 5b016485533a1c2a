// French: "d’Anna", but "de Hans".

/** With a silent h; the h of Hans or Harry is not silent. */
const SILENT_H = /^h([eé]l[eèo]n|[eé]loïs|enri|ermin|erv|ect|ipp|onor|ortens|ubert|ug[ou]|adrien)/i;
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');
/** Y before a consonant sounds like i: "d’Yves", but "de Yann". */
const VOWEL = /^([aeiouæœ]|y(?![aeiou]))/i;

export const of = (name: string): string =>
  VOWEL.test(plain(name)) || SILENT_H.test(name) ? `d’${name}` : `de ${name}`;
