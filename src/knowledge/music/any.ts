/** Genres for a cuisine without a set of its own. */
export const ANY_MUSIC = `
# Any
Pop | Kitchen pop | Light hands, light songs
Classical | Classical simmer | Strings for slow pots
Jazz | Jazz and onions | Brushes, bass and a low flame
Folk | Folk at the table | Guitars and voices nearby
Ambient | Ambient steam | Space to think and stir
`;
