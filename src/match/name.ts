// What may stand on a seat as its player's name.

/** Between two pictures, a joiner makes one of them: a wizard and a sign are a woman wizard. */
const JOINED = /(\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]?)\u200D(?=\p{Extended_Pictographic})/gu;
/** What cannot be seen or turns the line around, and marks piled so high that they would cover what is above. */
const NO_TEXT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]|\p{M}{5}/u;

/** What people count as part of the character before it. Not by `Intl.Segmenter`, which Firefox lacked until 2024. */
const PARTS = /\u200D\p{Extended_Pictographic}|[\p{M}\p{Emoji_Modifier}]/gu;

/** 1 to 24 characters as people count them, none of them a control or a direction mark. */
export function isName(name: string): boolean {
  const { length } = [...name.trim().replace(PARTS, '')];
  return length >= 1 && length <= 24 && !NO_TEXT.test(name.replace(JOINED, '$1'));
}
