/** The categories of posts (specification 9). */
export const recipe = 'Recipe';
export const cookingTip = 'Cooking tip';
export const restaurantReview = 'Restaurant review';
export const foodStory = 'Food story';
export const technique = 'Technique';
