export const cookRefusalTexts = {
  dishUnknown: 'This dish does not exist',
  needsDish: 'Choose the dish that you cooked or rated',
  ratingInvalid: 'A rating is a whole number from 1 to 5',
  cookedInvalid: 'Minutes are 1 to 10080, servings 1 to 100, swaps at most 20',
} as const;
