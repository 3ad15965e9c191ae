/** What a post can be about. */
export const cookingTip = 'Cooking tip';
export const restaurantReview = 'Restaurant review';
export const foodStory = 'Food story';
export const technique = 'Technique';
