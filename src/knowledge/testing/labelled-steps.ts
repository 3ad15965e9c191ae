import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface LabelledStep {
  text: string;
  /** Names of ingredients. Empty for the collection, since the recipes have them. */
  names: readonly string[];
  /** Id of the step's dish in the collection. */
  dish: string;
  durations: readonly { words: string; start: number; value: string }[];
  amounts: readonly { words: string; start: number }[];
}

const FOLDER = join(import.meta.dirname, 'labelled-steps');
const LABEL = /\[([^\]=]+)=([^\]]+)\]|\{([^}]+)\}/g;

/** Returns the labelled steps of the collection, or of other styles. docs/kitchen.md explains the labels. */
export function readLabelledSteps(set: 'collection' | 'other styles'): LabelledStep[] {
  return readdirSync(FOLDER)
    .filter((file) => file.startsWith('collection-') === (set === 'collection'))
    .toSorted()
    .flatMap((file) => readFile(join(FOLDER, file)));
}

function readFile(path: string): LabelledStep[] {
  const steps: LabelledStep[] = [];
  let dish = '';
  let names: readonly string[] = [];
  for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
    if (line.startsWith('# ')) dish = line.slice(2);
    else if (line.startsWith('names: ')) names = line.slice(7).split('; ');
    else steps.push({ ...toStep(line), names, dish });
  }
  return steps;
}

function toStep(line: string): Pick<LabelledStep, 'text' | 'durations' | 'amounts'> {
  const durations: { words: string; start: number; value: string }[] = [];
  const amounts: { words: string; start: number }[] = [];
  let text = '';
  let at = 0;
  for (const [whole, timed, value = '', amount] of line.matchAll(LABEL)) {
    const index = line.indexOf(whole, at);
    text += line.slice(at, index);
    const words = timed ?? amount ?? '';
    if (timed === undefined) amounts.push({ words, start: text.length });
    else durations.push({ words, start: text.length, value });
    text += words;
    at = index + whole.length;
  }
  return { text: text + line.slice(at), durations, amounts };
}

/** Comparison of the found parts with the labels. */
export interface Score {
  labelled: number;
  found: number;
  right: number;
  /** Missed labels ("- …") and wrong finds ("+ …"), with the text. */
  wrong: string[];
}

/** Counts a find as right if it equals a label in position, words and value. */
export function score(sets: readonly { text: string; labels: string[]; finds: string[] }[]): Score {
  const wrong = sets.flatMap(({ text, labels, finds }) => [
    ...labels.filter((one) => !finds.includes(one)).map((one) => `- ${one} in: ${text}`),
    ...finds.filter((one) => !labels.includes(one)).map((one) => `+ ${one} in: ${text}`),
  ]);
  const labelled = sets.reduce((sum, { labels }) => sum + labels.length, 0);
  const found = sets.reduce((sum, { finds }) => sum + finds.length, 0);
  const missed = wrong.filter((one) => one.startsWith('- ')).length;
  return { labelled, found, right: labelled - missed, wrong };
}
