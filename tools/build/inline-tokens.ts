import type { Plugin } from 'vite';
import { tokens } from '#ui/theme/tokens.ts';

/** `var(--ui-spacing-2\.5)`, `var(--ui-colors-brand-flame-hover)` */
const VARIABLE = /var\(--ui-([\w\\.-]+)\)/g;

const VALUES = new Map<string, string>();
collect(tokens, []);

/** Replaces variables in CSS by their values if these are shorter and the same in light and dark mode. */
export function inlineTokens(): Plugin {
  return {
    name: 'simmer:inline-tokens',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.css')) return undefined;
      return { code: toValues(code), map: null };
    },
  };
}

export function toValues(css: string): string {
  return css.replaceAll(VARIABLE, (variable, name: string) => {
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
