import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCookbookText } from '../testing/any-text.ts';
import type { CookbookText } from '../text.ts';
import { toCooklang } from './cooklang.ts';
import { fromJsonLd } from './from-jsonld.ts';
import { toJsonLd } from './jsonld.ts';
import { toPlainText } from './plain-text.ts';

const PANCAKES: CookbookText = {
  title: 'Pancakes',
  subtitle: 'Thin ones',
  cuisine: 'French',
  tags: ['Sweet', 'Quick'],
  servings: 4,
  prepTime: '15 minutes',
  cookTime: 'about half an hour',
  difficulty: 'Easy',
  spiceLevel: '',
  ingredients: ['For the batter:', '200 g flour, sifted', '2 eggs', '1 1/2 tsp salt'],
  instructions: ['Mix everything.\nRest it.', 'Fry @ a low heat.'],
  notes: 'Better on the next day.',
  source: { url: 'https://example.com/p', name: 'Nonna' },
  basedOn: 'crepes',
};

/** Every text of a value, however deep. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

describe('JSON-LD', () => {
  it('is a schema.org recipe', () => {
    const images = [
      { url: '/a.webp', alt: '' },
      { url: '/b.webp', alt: 'Stack' },
    ];
    expect(toJsonLd({ ...PANCAKES, images, _id: 'p1' })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      identifier: 'p1',
      name: 'Pancakes',
      description: 'Thin ones',
      recipeCuisine: 'French',
      keywords: ['Sweet', 'Quick'],
      recipeYield: '4',
      prepTime: 'PT15M',
      cookTime: 'PT30M',
      image: ['/a.webp', { '@type': 'ImageObject', url: '/b.webp', caption: 'Stack' }],
      recipeIngredient: PANCAKES.ingredients,
      recipeInstructions: PANCAKES.instructions.map((text) => ({ '@type': 'HowToStep', text })),
      comment: { '@type': 'Comment', text: 'Better on the next day.' },
      isBasedOn: { '@type': 'CreativeWork', url: 'https://example.com/p', name: 'Nonna' },
      additionalProperty: [
        { '@type': 'PropertyValue', propertyID: 'prepTime', value: '15 minutes' },
        { '@type': 'PropertyValue', propertyID: 'cookTime', value: 'about half an hour' },
        { '@type': 'PropertyValue', propertyID: 'difficulty', value: 'Easy' },
        { '@type': 'PropertyValue', propertyID: 'basedOn', value: 'crepes' },
      ],
      sdPublisher: { '@type': 'Organization', name: 'Simmer' },
    });
  });

  it('[T-import-4] is read back without any change, twice', () => {
    fc.assert(
      fc.property(anyCookbookText, (text) => {
        const read = fromJsonLd(JSON.parse(JSON.stringify(toJsonLd(text))));
        expect(read).toEqual(text);
        expect(read && fromJsonLd(toJsonLd(read))).toEqual(text);
      }),
    );
    const other: Record<string, unknown> = { ...toJsonLd(PANCAKES), sdPublisher: undefined };
    expect(fromJsonLd(other)).toBeUndefined();
  });

  it('[T-cookbook-5] holds every field of any recipe', () => {
    fc.assert(
      fc.property(anyCookbookText, ({ servings, ...texts }) => {
        const written = JSON.parse(JSON.stringify(toJsonLd({ servings, ...texts })));
        const found = listTexts(written);
        const missing = listTexts(texts).filter((text) => text !== '' && !found.includes(text));
        expect(missing).toEqual([]);
        expect(written.recipeIngredient).toEqual(texts.ingredients);
        expect(listTexts(written.recipeInstructions)).toEqual(
          texts.instructions.flatMap((step) => ['HowToStep', step]),
        );
        expect(written.recipeYield).toBe(servings === 0 ? undefined : String(servings));
      }),
    );
  });
});

describe('Cooklang', () => {
  it('has metadata, ingredients with amounts, and steps', () => {
    expect(toCooklang(PANCAKES)).toBe(String.raw`---
title: "Pancakes"
description: "Thin ones"
cuisine: "French"
tags: ["Sweet","Quick"]
servings: 4
prep time: "15 minutes"
cook time: "about half an hour"
difficulty: "Easy"
source: "https://example.com/p"
source name: "Nonna"
based on: "crepes"
notes: "Better on the next day."
---

= Ingredients

@For the batter:{}
@flour, sifted{200%g}
@eggs{2}
@salt{1 1/2%tsp}

= Steps

Mix everything.
Rest it.

Fry \@ a low heat.
`);
  });

  it('keeps every ingredient line', () => {
    fc.assert(
      fc.property(anyCookbookText, (recipe) => {
        const [, section = ''] =
          /= Ingredients\n\n([^]*?)\n\n= Steps/.exec(toCooklang(recipe)) ?? [];
        const lines = section.split('\n').map((line) => {
          const [, name = '', amount = ''] = /^@([^]*)\{([^{}]*)\}$/.exec(line) ?? [];
          const text = name.replace(/\\([^])/g, '$1');
          return amount === '' ? text : `${amount.replace('%', ' ')} ${text}`;
        });
        expect(lines).toEqual(recipe.ingredients);
      }),
    );
  });
});

it('plain text reads like a page of a book', () => {
  expect(toPlainText(PANCAKES)).toBe(`Pancakes
Thin ones

Serves 4
Preparation: 15 minutes
Cooking: about half an hour
Cuisine: French
Difficulty: Easy
Tags: Sweet, Quick

Ingredients
- For the batter:
- 200 g flour, sifted
- 2 eggs
- 1 1/2 tsp salt

Steps
1. Mix everything.
   Rest it.
2. Fry @ a low heat.

Notes
Better on the next day.

Source: Nonna, https://example.com/p
`);
});
