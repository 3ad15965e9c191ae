/** Texts of the story and music views from the specification (section 8). Lists do not load this file. */
export const cultureTexts = {
  videoMissing: 'Video not available',
  videoMissingHint: 'This recipe does not have a valid video yet',
  failedInsight: 'Failed to get cultural insight',
  insightUnreachable: 'Network error: Unable to connect to cultural insights service',
  noInsightId: 'Recipe ID not available',
} as const;
