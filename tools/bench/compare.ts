import { measureFirstViews } from './first-view/measure.ts';

/** Measures the pages of another running web app like `first-view`. The arguments are their addresses. */
const [first, ...others] = process.argv.slice(2);
if (first === undefined || !URL.canParse(first)) {
  console.error('npm run bench -- compare <address> [further addresses, or paths beside it]');
  process.exit(1);
}
const addresses = [first, ...others.map((other) => new URL(other, first).href)];
await measureFirstViews(addresses.map((address) => ({ name: address, address })));
