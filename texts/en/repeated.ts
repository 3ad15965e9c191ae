/** Reasons why the server refuses text that a member has posted before. */
export const repeatedTexts = {
  repeated: 'You have already written this in the last hour',
} as const;
