/** What became of a write where the server's own words are missing. */
export const tooLarge = 'Too large';
export const unknown = 'We can’t tell whether this was sent. Check before you send it again.';
