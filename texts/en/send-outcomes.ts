/** Outcomes of a write for which the server sent no text. */
export const tooLarge = 'Too large';
export const unknown = 'We can’t tell whether this was sent. Check before you send it again.';
