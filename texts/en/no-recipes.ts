export const none = 'No recipes here yet';
export const noneHint = 'Try another cuisine.';
