export const status = 'Status';
export const version = 'Version';
export const database = 'Database';
export const upFor = 'Up for';
export const askingTheApi = 'Checking the API';
export const theApiIsWell = 'The API is working';
export const deviceStillWorks =
  'Recipes stored on this device still open. The API may be back in a moment.';
export const askAgain = 'Check again';
export const home = 'Home';
export const asianHeritage = 'Asian Heritage';
export const search = 'Search';
export const uploadDemo = 'Upload demo';
export const profileUploadDemo = 'Profile upload demo';
export const pages = 'Pages';
export const calls = 'Calls';
export const request = (path: string) => `GET ${path}`;
