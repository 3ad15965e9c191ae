/** What stands where a page does not. */
export const notFound = 'Not found';
export const nothingOnThisPlate = 'Nothing on this plate';
export const notFoundHint = 'The page you are looking for does not exist.';
export const goHome = 'Go home';
export const loadAgain = 'Load again';
export const pageNotArrived = 'This page did not arrive. Load it again.';
export const somethingWrong = 'Something went wrong on this page.';
