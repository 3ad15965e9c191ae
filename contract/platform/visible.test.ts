import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Bio, Email, Name, RecipeNoteText } from '#contract/account/fields.ts';
import { ReportBody } from '#contract/moderation/report.ts';
import { DecisionBody } from '#contract/moderation/schema.ts';
import { DISH_IN_BODY } from '#contract/post/cooked-body.ts';
import { ImagesInBody } from '#contract/post/images-body.ts';
import { CommentContent, Content, Cuisine, Tag, Title } from '#contract/post/text.ts';
import { RecipeNameBody } from '#contract/recipe/name.ts';
import { TipContent } from '#contract/tip/schema.ts';
import { hasVisible } from './visible.ts';

const BLANKS = Array.from(
  '\u200B\u2060\u2800\u3164\u00AD\u200E\u034F\u{E0020}\uFE0F\u180E\u115F\uFFA0\u1160\u17B4\u061C\u2066\uFEFF\u3000\u{1D159}\u{1D173}\u{E01EF}\u{13441}',
).concat(' \u200B\n\u2800\t\u3164 ');

const REQUIRED = { Name, Email, Title, Content, CommentContent, Tag, TipContent };
const OPTIONAL = { Bio, RecipeNoteText, Cuisine };
const toBodies = (text: string) =>
  [
    [RecipeNameBody, { recipeName: text }],
    [DecisionBody, { action: 'hide', note: text }],
    [v.object(DISH_IN_BODY), { cooked: { swaps: [text] } }],
  ] as const;
const toMessages = (schema: v.GenericSchema, value: unknown) =>
  new Set(v.safeParse(schema, value).issues?.map(({ message }) => message));

describe.each(BLANKS)('a text of %j only', (blank) => {
  it.each(Object.entries(REQUIRED))('as %s is refused like an empty text', (_name, schema) => {
    const messages = toMessages(schema, blank.repeat(2));
    expect(messages.size).toBeGreaterThan(0);
    expect(messages).toEqual(toMessages(schema, ''));
  });

  it.each(Object.entries(OPTIONAL))('as %s is stored as an empty text', (_name, schema) => {
    expect(v.parse(schema, blank)).toBe('');
  });

  it('is refused like an empty text inside a body', () => {
    for (const [at, [schema, body]] of toBodies(blank).entries()) {
      expect(toMessages(schema, body)).toEqual(toMessages(schema, toBodies('')[at]?.[1]));
    }
    if (blank.includes('\n')) return;
    const report = { kind: 'post', id: '018f0000-0000-7000-8000-000000000000', reason: 'spam' };
    expect(v.parse(ReportBody, { ...report, text: blank }).text).toBe('');
    expect(v.parse(ImagesInBody, [{ url: '/a', alt: blank }])).toEqual([{ url: '/a', alt: '' }]);
  });
});

it.each(['a', '\u200Ba', '餃', '👩‍🍳', '❤️', '🇮🇹', '\u0E41', '?', '\u0301', 'می\u200Cخورم'])(
  '%j is visible',
  (text) => expect(hasVisible(text)).toBe(true),
);
