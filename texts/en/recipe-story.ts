/** Words of the story of a dish. */
export const funFact = 'Fun fact';
export const culturalInsight = 'Cultural insight';
export const insightHint = 'A short reading, written for this dish.';
export const getCulturalInsight = 'Get cultural insight';
export const generating = 'Generating the cultural insight';
export const culturalBackground = 'Cultural background';
export const shortFilm = 'Short film';
export const longFilm = 'Long film';
export const lengthOfTheVideo = 'Length of the video';
export const videoAbout = (title: string) => `Video about ${title}`;
export const playTheVideoAbout = (title: string) => `Play the video about ${title}. `;
export const videoSite = 'Plays from a video site';
