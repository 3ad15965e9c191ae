/** Words of the quick start: what are we cooking? */
export const quickStartTexts = {
  cuisine: 'Cuisine',
  comfort: 'Comfort',
  warmAndSlow: 'Warm and slow',
  healthy: 'Healthy',
  lightAndFresh: 'Light and fresh',
  quick: 'Quick',
  fastAndEasy: 'Fast and easy',
  adventure: 'Adventure',
  newToMe: 'New to me',
  inTheMoodFor: 'I’m in the mood for',
  upToMinutes: (time: number) => `up to ${time} minutes`,
  whatAreWeCooking: 'What are we cooking?',
  iHave: 'I have',
  minutes: (time: number) => `${time} minutes`,
  min: 'min',
} as const;
