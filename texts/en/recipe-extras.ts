export const shareRecipe = 'Share recipe';
export const print = 'Print';
export const contains = (allergens: readonly string[]) =>
  allergens.length > 0
    ? `Contains ${allergens.join(', ')}.`
    : 'Contains none of the 14 main allergens.';
export const checkLabels = 'Check the labels of what you buy.';
export const yourNote = 'Your note';
export const noteLabel = 'Only you can see it';
export const notePlaceholder = 'Less salt next time? A better pan?';
export const saveNote = 'Save note';
export const noteSaved = 'Saved';
export const noteWaits = 'Saved on this device, waiting to send';
export const whatNext = 'What to cook next';
