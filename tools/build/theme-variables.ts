import type { Plugin } from 'vite';
import { PREFIX } from '#ui/theme/system.ts';
import { tokens } from '#ui/theme/tokens.ts';

/** `--ui-spacing-2\.5`, `--ui-colors-brand-flame-hover` */
const NAME = new RegExp(String.raw`--${PREFIX}-[\w\\.-]+`, 'g');
const VARIABLE = new RegExp(String.raw`var\((${NAME.source})\)`, 'g');
/** Here Chakra makes the names. */
const CHAKRA = /\/@chakra-ui\/react\/dist\/esm\/styled-system\/css-var\.js$/;

const VALUES = new Map<string, string>();
collect(tokens, [`--${PREFIX}`]);

/** Writes the variables of the theme shorter, in style sheets and where Chakra makes and our code reads them. */
export function themeVariables(): Plugin {
  return {
    name: 'simmer:theme-variables',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (CHAKRA.test(id)) return { code: shortenAll(code), map: null };
      if (/\/src\/[^?]*\.(?:css|tsx?)$/.test(id)) return { code: toShort(code), map: null };
      return undefined;
    },
  };
}

/** Replaces variables by their values if these are shorter and the same in light and dark mode, others by short ones. */
export function toShort(text: string): string {
  return text
    .replaceAll(VARIABLE, (variable, name: string) => {
      const value = VALUES.get(name.replaceAll('\\', ''));
      return value !== undefined && value.length < variable.length ? value : variable;
    })
    .replaceAll(NAME, shorten);
}

/** Returns a name of three characters. A test finds equal ones. */
function shorten(name: string): string {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 46_656;
  return `--${sum.toString(36)}`;
}

function shortenAll(code: string): string {
  const changed = code.replace(/(?<=const variable = )dashCase\(.+\)(?=;)/, 'shorten($&)');
  if (changed === code) throw new Error('Chakra makes the names of variables elsewhere');
  return `${changed}\n${shorten.toString()}`;
}

/** Chakra names a variable after the path of its token, in dashes. */
function collect(group: object, path: readonly string[]): void {
  for (const [key, entry] of Object.entries<object>({ ...group })) {
    const name = [...path, key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)];
    if ('value' in entry) VALUES.set(name.join('-'), String(entry.value));
    else collect(entry, name);
  }
}
