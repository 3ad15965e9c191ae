/** Rows that are drawn at once: more than two screens of them. */
export const AT_ONCE = 20;
/** Rows that are drawn with each letter: as many as a screen shows. The others come when the typing rests. */
const WITH_A_LETTER = 8;

/** How many rows are drawn; `asked` is how many a tap has asked for, 0 for none. */
export function toShownRows(isTyping: boolean, asked: number): number {
  return asked || (isTyping ? WITH_A_LETTER : AT_ONCE);
}
