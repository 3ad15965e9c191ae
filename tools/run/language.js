import { readFileSync } from 'node:fs';

/**
 * Returns the language of the texts, which is a folder of `texts/`. The variable TEXTS sets it; English is the default.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function readLanguage(env = process.env) {
  return env['TEXTS'] || 'en';
}

/**
 * Returns the conditions by which Node, tsx and Vite find the texts in the "imports" of package.json.
 * @param {NodeJS.ProcessEnv} [env]
 * @throws if package.json has no such language
 */
export function listTextConditions(env = process.env) {
  const language = readLanguage(env);
  if (language === 'en') return [];
  const condition = `texts-${language}`;
  const { imports } = JSON.parse(
    readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
  );
  const texts = imports['#texts/*'];
  if (typeof texts === 'string' || !(condition in texts))
    throw new Error(`TEXTS is "${language}", but "imports" of package.json has no "${condition}".`);
  return [condition];
}

/**
 * Returns the environment for a program that may run sources with Node.
 * @param {NodeJS.ProcessEnv} env
 */
export function withTexts(env) {
  const [condition] = listTextConditions(env);
  if (condition === undefined) return env;
  return { ...env, NODE_OPTIONS: `${env['NODE_OPTIONS'] ?? ''} --conditions=${condition}`.trim() };
}
