/** Rows rendered at once: more than two screens. */
export const AT_ONCE = 20;
/** Rows rendered while the user types: one screen. The rest follows when the typing stops. */
const WHILE_TYPING = 8;

/** Number of rows to render. `requested` is the number requested by taps, 0 for none. */
export function toShownRows(isTyping: boolean, requested: number): number {
  return requested || (isTyping ? WHILE_TYPING : AT_ONCE);
}
