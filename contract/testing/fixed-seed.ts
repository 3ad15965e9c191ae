import { configureGlobal } from 'fast-check';
import { isThorough } from './effort.ts';

// By default fast-check takes its seed from the clock. The gate must not: only `npm run test:all` looks for new cases.
if (!isThorough) configureGlobal({ seed: 7 });
