export const postcard = 'Postcard';
export const yourPostcard = 'Your postcard';
export const yourOwnLine = 'Your own line';
export const takeAPhoto = 'Use a photo';
export const takeThePlate = 'Use the plate';
export const post = 'Post it';
export const keep = 'Save';
export const share = 'Share';
export const beingMade = 'Making your postcard…';
export const notMade = 'This browser could not make the postcard.';
export const notLoaded = 'The postcard could not be loaded. Please try again.';
/** Alt text of the postcard. */
export const shows = (parts: readonly string[]) => `Postcard: ${parts.filter(Boolean).join('. ')}`;
