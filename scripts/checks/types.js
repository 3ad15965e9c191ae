import { run, toTool } from '../run/processes.js';

// One compilation each: what exists in a page does not exist in the worker or the server.
const projects = ['src', 'sw', 'server', 'scripts/checks'];

for (const project of projects) {
  const code = await run(...toTool('tsc', '-p', project, '--noEmit'));
  if (code !== 0) process.exitCode = code;
}
