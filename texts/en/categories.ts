/** What a post can be about. */
export const categoryTexts = {
  cookingTip: 'Cooking tip',
  restaurantReview: 'Restaurant review',
  foodStory: 'Food story',
  technique: 'Technique',
} as const;
