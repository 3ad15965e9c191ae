/** What stands where a page does not. */
export const pageFailureTexts = {
  notFound: 'Not found',
  nothingOnThisPlate: 'Nothing on this plate',
  notFoundHint: 'The page you are looking for does not exist.',
  goHome: 'Go home',
  loadAgain: 'Load again',
  pageNotArrived: 'This page did not arrive. Load it again.',
  somethingWrong: 'Something went wrong on this page.',
} as const;
