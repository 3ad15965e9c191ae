export { readSeenNames } from '../offline/seen-names.ts';
