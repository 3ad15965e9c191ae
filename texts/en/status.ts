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

// Error reports
export const faultsHeading = 'Error reports';
export const whatIsReported =
  'If something in the app breaks, this device reports to the server what broke and where in the code. The report contains nothing about you: no name, no text, no page address.';
export const sendFaults = 'Send error reports';
export const noFaultsSent = 'Nothing has been sent from this device.';
export const sentLately = 'Recently sent from this device';
export const faultSent =
  'Something went wrong. We sent a report to the server, with nothing personal in it.';
export const whatWasSent = 'What was sent';
