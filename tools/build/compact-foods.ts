import type { Plugin } from 'vite';

const TABLE = /\/contract\/food\/table\/\w+\.ts$/;

/** Writes the table of foods without the spaces and words that only help its authors. */
export function compactFoods(): Plugin {
  return {
    name: 'simmer:compact-foods',
    apply: 'build',
    transform: (code, id) => (TABLE.test(id) ? { code: toCompact(code), map: null } : undefined),
  };
}

/** "garlic, garlic clove ~ piece 5, spoon 9" -> "garlic,garlic clove~p5,s9" */
export function toCompact(table: string): string {
  return table
    .replaceAll(/ *([,/<!~]) */g, '$1')
    .replaceAll(/(?<=[,~])([psc])\w+ (?=[\d.]+[,\n])/g, '$1');
}
