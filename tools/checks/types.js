import { run, toTool } from '../run/processes.js';

// Compiled separately, because a page, the worker and the server have different globals.
const projects = ['src', 'sw', 'server', 'tools/checks'];

for (const project of projects) {
  const code = await run(...toTool('tsc', '-p', project, '--noEmit'));
  if (code !== 0) process.exitCode = code;
}
