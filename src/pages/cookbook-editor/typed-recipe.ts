import type { CookbookText } from '#contract/cookbook/text.ts';
import type { CookbookFields } from '#contract/cookbook/writes.ts';
import type { WaitingImage } from '#contract/post/waiting-fields.ts';
import type { TypedRecipe } from '#offline/cookbook/recipe-drafts.ts';

export const EMPTY: TypedRecipe = {
  title: '',
  subtitle: '',
  cuisine: '',
  servings: '',
  prepTime: '',
  cookTime: '',
  difficulty: '',
  ingredients: '',
  steps: '',
  notes: '',
  pictures: [],
  tags: [],
  spiceLevel: '',
};

export function toTyped(text: CookbookText, images: readonly WaitingImage[]): TypedRecipe {
  const { servings, ingredients, instructions, ...rest } = text;
  return {
    ...rest,
    servings: servings > 0 ? String(servings) : '',
    ingredients: ingredients.join('\n'),
    steps: instructions.join('\n\n'),
    pictures: images.map(({ url, alt }) =>
      typeof url === 'string'
        ? { address: url, alt }
        : { upload: url.upload, type: '', name: '', alt },
    ),
  };
}

/** The fields to save. Servings that are not a number become -1, which the limits refuse with their own words. */
export function toFields(typed: TypedRecipe): CookbookFields {
  const { ingredients, steps, servings, pictures, ...rest } = typed;
  return {
    ...rest,
    title: toLine(rest.title),
    subtitle: toLine(rest.subtitle),
    cuisine: toLine(rest.cuisine),
    prepTime: toLine(rest.prepTime),
    cookTime: toLine(rest.cookTime),
    difficulty: toLine(rest.difficulty),
    notes: rest.notes.trim(),
    servings: toServings(servings),
    ingredients: toIngredients(ingredients),
    instructions: toSteps(steps),
    images: pictures.map((one) => ({
      url: 'address' in one ? one.address : { upload: one.upload },
      alt: one.alt,
    })),
  };
}

function toServings(typed: string): number {
  if (typed.trim() === '') return 0;
  const count = Number(typed);
  return Number.isInteger(count) && count > 0 ? count : -1;
}

/** One ingredient per line, without bullets and tabs of other documents. */
export function toIngredients(text: string): string[] {
  return text
    .split('\n')
    .map((line) => toLine(line.replace(/^\s*[-–•*▢☐]\s+/u, '')))
    .filter((line) => line !== '');
}

/** One step per paragraph. A text without any empty line has one step per line. */
export function toSteps(text: string): string[] {
  const whole = text.trim();
  const parts = /\n[^\S\n]*\n/.test(whole) ? whole.split(/\n(?:[^\S\n]*\n)+/) : whole.split('\n');
  const steps = parts.map((part) => part.trim()).filter((part) => part !== '');
  const isNumbered = steps.every((step, at) => new RegExp(`^${at + 1}[.)]\\s`).test(step));
  return isNumbered ? steps.map((step) => step.replace(/^\d+[.)]\s+/, '')) : steps;
}

/** The steps of a text, each with its position in it. */
export function findSteps(text: string): { step: string; start: number }[] {
  let from = 0;
  return toSteps(text).map((step) => {
    const start = text.indexOf(step, from);
    from = start + step.length;
    return { step, start };
  });
}

function toLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
