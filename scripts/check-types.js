import { run, toTool } from './run.js';

// A realm each: what exists in a page does not exist in the worker or the server.
const realms = ['src', 'sw', 'server', 'tsconfig.checks.json'];

for (const realm of realms) {
  const code = await run(...toTool('tsc', '-p', realm, '--noEmit'));
  if (code !== 0) process.exitCode = code;
}
