/** Words of the status page. */
export const statusTexts = {
  status: 'Status',
  version: 'Version',
  database: 'Database',
  upFor: 'Up for',
  rateLimits: 'Rate limits',
  askingTheApi: 'Asking the API',
  theApiIsWell: 'The API is well',
  deviceStillWorks:
    'Recipes that lie on this device open all the same. The API may be back in a moment.',
  askAgain: 'Ask again',
  home: 'Home',
  asianHeritage: 'Asian Heritage',
  search: 'Search',
  uploadDemo: 'Upload demo',
  profileUploadDemo: 'Profile upload demo',
  pages: 'Pages',
  calls: 'Calls',
} as const;
