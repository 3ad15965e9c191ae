import { join } from 'node:path';
import { ROOT, run, toTool } from '../run/processes.js';
import { listLanguages, writeLanguageCheck } from './languages.js';

// Compiled separately, because a page, the worker and the server have different globals.
const projects = ['src', 'sw', 'server', 'tools/checks'];

const texts = join(ROOT, 'texts');
for (const language of listLanguages(texts)) {
  const folder = join(ROOT, 'node_modules', '.cache', 'simmer', 'languages', language);
  writeLanguageCheck(texts, language, folder);
  projects.push(folder);
}

for (const project of projects) {
  const code = await run(...toTool('tsc', '-p', project, '--noEmit'));
  if (code !== 0) process.exitCode = code;
}
