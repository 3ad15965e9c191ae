/** True in `npm run test:all`, which tries more at random than the gate (CONTRIBUTING.md, "Tests"). */
export const isThorough = process.env['TESTS'] === 'all';
