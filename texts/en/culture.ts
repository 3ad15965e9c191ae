/** Texts of the specification for the views of story and music (section 8), apart: no list needs their bytes. */
export const cultureTexts = {
  videoMissing: 'Video not available',
  videoMissingHint: 'This recipe does not have a valid video yet',
  failedInsight: 'Failed to get cultural insight',
  insightUnreachable: 'Network error: Unable to connect to cultural insights service',
  noInsightId: 'Recipe ID not available',
  failedPlaylists: 'Failed to load playlists. Please try again.',
} as const;
