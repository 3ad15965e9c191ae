import type { Plugin } from 'vite';
import { PREFIX } from '#ui/theme/system.ts';
import { tokens } from '#ui/theme/tokens.ts';

/** `var(--ui-spacing-2\.5)`, `var(--ui-colors-brand-flame-hover)` */
const VARIABLE = new RegExp(String.raw`var\((--${PREFIX}-[\w\\.-]+)\)`, 'g');

const VALUES = new Map<string, string>();
collect(tokens, [`--${PREFIX}`]);

/** Replaces variables of the theme by their values in style sheets and our code, where that is shorter. */
export function themeVariables(): Plugin {
  return {
    name: 'simmer:theme-variables',
    apply: 'build',
    enforce: 'pre',
    transform: (code, id) =>
      /\/src\/[^?]*\.(?:css|tsx?)$/.test(id) ? { code: toShort(code), map: null } : undefined,
  };
}

/** Only variables that are the same in light and dark mode are replaced. */
export function toShort(text: string): string {
  return text.replaceAll(VARIABLE, (variable, name: string) => {
    const value = VALUES.get(name.replaceAll('\\', ''));
    return value !== undefined && value.length < variable.length ? value : variable;
  });
}

/** Chakra names a variable after the path of its token, in dashes. */
function collect(group: object, path: readonly string[]): void {
  for (const [key, entry] of Object.entries<object>({ ...group })) {
    const name = [...path, key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)];
    if ('value' in entry) VALUES.set(name.join('-'), String(entry.value));
    else collect(entry, name);
  }
}
