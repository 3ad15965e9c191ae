/** Rows rendered at once: more than two screens. */
export const AT_ONCE = 20;
/** Rows rendered while the user types: one screen. The rest follows when the typing stops. */
const WITH_A_LETTER = 8;

/** Number of rows to render. `asked` is the number requested by taps, 0 for none. */
export function toShownRows(isTyping: boolean, asked: number): number {
  return asked || (isTyping ? WITH_A_LETTER : AT_ONCE);
}
