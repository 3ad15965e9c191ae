/** Words of the story of a dish. */
export const recipeStoryTexts = {
  funFact: 'Fun fact',
  culturalInsight: 'Cultural insight',
  insightHint: 'A short reading, written for this dish.',
  getCulturalInsight: 'Get cultural insight',
  generating: 'Generating the cultural insight',
  culturalBackground: 'Cultural background',
  shortFilm: 'Short film',
  longFilm: 'Long film',
  lengthOfTheVideo: 'Length of the video',
  videoAbout: (title: string) => `Video about ${title}`,
  playTheVideoAbout: (title: string) => `Play the video about ${title}. `,
  videoSite: 'Plays from a video site',
} as const;
