export const notFound = 'Not found';
export const pageNotFound = 'Page not found';
export const pageNotFoundHint = 'The page you are looking for does not exist.';
export const goHome = 'Go home';
export const loadAgain = 'Load again';
export const goBack = 'Go back';
export const codeMissing = 'This page did not load. Try again.';
export const broken = 'Something went wrong on this page.';
