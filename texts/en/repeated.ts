/** Why the server refuses what a member has written before. */
export const repeatedTexts = {
  repeated: 'You have already written this in the last hour',
} as const;
