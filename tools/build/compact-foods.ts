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

/** "celery, celery stick ! celery ~ piece 40, spoon 9" -> "celery,celery stick!ce~p40,s9" */
export function toCompact(table: string): string {
  return table
    .replaceAll(/ *([,/<!~]) */g, '$1')
    .replaceAll(/(?<=[,~])([psc])\w+ (?=[\d.]+[,\n])/g, '$1')
    .replaceAll(/![a-z ]+/g, (contents) => contents.replaceAll(/([a-z]{2})[a-z]*/g, '$1'));
}
