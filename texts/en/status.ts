/** Words of the status page. */
export const status = 'Status';
export const version = 'Version';
export const database = 'Database';
export const upFor = 'Up for';
export const rateLimits = 'Rate limits';
export const askingTheApi = 'Asking the API';
export const theApiIsWell = 'The API is well';
export const deviceStillWorks =
  'Recipes that lie on this device open all the same. The API may be back in a moment.';
export const askAgain = 'Ask again';
export const home = 'Home';
export const asianHeritage = 'Asian Heritage';
export const search = 'Search';
export const uploadDemo = 'Upload demo';
export const profileUploadDemo = 'Profile upload demo';
export const pages = 'Pages';
export const calls = 'Calls';
