// One file for all that loads when recipes are imported or passed on.
export { ImportDialog } from './import-dialog.tsx';
export { PassOnDialog } from './pass-on-dialog.tsx';
export { fetchReader, readHash, readImport } from './read-import.ts';
