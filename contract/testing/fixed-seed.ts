import { configureGlobal } from 'fast-check';
import { isThorough } from './effort.ts';

// Without a seed fast-check takes one from the clock. Only `npm run test:all` may find something new.
if (!isThorough) configureGlobal({ seed: 7 });
