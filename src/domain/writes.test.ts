import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { Command, type CommandOf, OPS, toDefinition } from '#contract/writes.ts';
import { collapse } from '#offline/outbox/collapse.ts';
import { toMadeId, toNeededIds, toRemovedId } from '#offline/outbox/ids-of.ts';
import { type OutboxRow, toFreshRow } from '#offline/outbox/rows.ts';
import type { World } from './overlay/define-example.ts';
import { toExample, toView } from './writes.ts';

/** A user with a post and a comment. `n` selects the recipe, user and text of an example. */
function toWorld(n: number): World {
  let count = n * 100;
  const next = (prefix: string) => {
    count += 1;
    return `${prefix}${count}`;
  };
  const made: readonly Command[] = [
    { op: 'post.create', post: { _id: 'own', title: 'Stew', content: 'Hot' } },
    { op: 'comment.add', postId: 'own', commentId: `mine${n}`, content: 'Yum' },
    {
      op: 'tip.add',
      recipeId: `r${n}`,
      recipeName: 'Pho',
      tipId: `tip${n}`,
      step: 1,
      content: 'Hm',
    },
    { op: 'list.create', listId: `list${n}`, name: 'Shopping list' },
    {
      op: 'need.add',
      listId: `list${n}`,
      needs: [{ _id: `need${n}`, text: 'Milk', at: '2026-03-01T12:00:00.000Z' }],
    },
    {
      op: 'cookbook.create',
      recipeId: `recipe${n}`,
      recipe: {
        title: 'Pancakes',
        subtitle: '',
        cuisine: '',
        tags: [],
        servings: 0,
        prepTime: '',
        cookTime: '',
        difficulty: '',
        spiceLevel: '',
        ingredients: ['2 eggs'],
        instructions: ['Mix.'],
        notes: '',
        images: [],
      },
    },
    { op: 'household.create', householdId: `household${n}`, name: 'Home' },
  ];
  return {
    n,
    nextId: next,
    text: () => next('text '),
    isWithFile: true,
    postId: `p${n}`,
    made: (op) => made.find((each): each is Command & CommandOf<typeof op> => each.op === op),
    versionOf: () => '"1"',
    cookbookVersionOf: () => '1',
    flip: (command) => command,
  };
}

const toCommands = (n: number) =>
  OPS.flatMap((op) =>
    toExample({ op })
      .writes(toWorld(n))
      .map(({ command }) => command),
  );

/** One example per op. The example of a post also adds an upload. */
const EXAMPLES = new Map(toCommands(1).map((command) => [command.op, command]));
const OTHERS = new Map(toCommands(2).map((command) => [command.op, command]));

function toRow(command: Command, more: Partial<OutboxRow> = {}): OutboxRow {
  const row = toFreshRow('ana', command, { key: command.op, now: 1, bytes: 1, deps: [] });
  return { ...row, seq: 1, ...more };
}

test('every write has an example that its schema accepts', () => {
  expect([...EXAMPLES.keys()].toSorted()).toEqual([...OPS].toSorted());
  for (const command of EXAMPLES.values()) expect(v.is(Command, command)).toBe(true);
});

describe.each([...EXAMPLES])('%s', (op, command) => {
  const definition = toDefinition(command);
  const other = OTHERS.get(op) ?? command;

  test('is sent to an endpoint of the API that takes a key', () => {
    const { endpoint, path } = definition.request(command, (uploadId) => `/media/${uploadId}`);
    expect(definition.endpoints).toContain(endpoint);
    for (const { method, path: pattern, writes, limit } of definition.endpoints) {
      expect(writes).toBe(true);
      expect(Object.values(api)).toContainEqual(
        expect.objectContaining({ method, path: pattern, writes, limit }),
      );
    }
    expect(path).not.toContain(':');
  });

  test('has the ids and lanes that its way of collapsing needs', () => {
    const { kind } = definition.collapse;
    expect(toMadeId(command) !== undefined || kind !== 'once').toBe(true);
    expect(toRemovedId(command) !== undefined || kind !== 'cancels').toBe(true);
    expect(definition.lanes(command).length).toBeGreaterThan(0);
  });

  test('leaves waiting writes about other things unchanged', () => {
    const waiting = [...OTHERS.values()]
      .filter((each) => !sharesLane(each, command))
      .map((each) => toRow(each));
    const change = collapse(command, waiting);
    const touched = change.kind === 'remove' ? change.rows : [];
    expect(change.kind === 'append' || (change.kind === 'remove' && change.append)).toBe(true);
    expect(touched).toEqual([]);
  });

  test('never changes a write that was sent without an answer', () => {
    const sent = toRow(command, { sent: true, state: 'sending', attempts: 1 });
    const change = collapse(command, [sent]);
    expect(change.kind === 'replace' || (change.kind === 'remove' && change.rows.length > 0)).toBe(
      false,
    );
  });

  test('uses the new ids after a replacement', () => {
    const renamed = definition.ids.replace(command, (id) => `${id}-new`);
    // Uploads keep their ids, because another member cannot have taken them.
    const expected = toIds(command).map((id) =>
      id === undefined || id.startsWith('up') ? id : `${id}-new`,
    );
    expect(toIds(renamed)).toEqual(expected);
  });

  test('has texts for the list, for a refusal and for its loss', () => {
    const { words } = toView(command);
    expect(words.title(command, 'Stew')).toBeTruthy();
    expect(words.title(other, undefined)).toBeTruthy();
    expect(words.refused('No')).toContain('No');
    expect(words.loss('“Stew”')).toBeTruthy();
    expect(words.fallback).toBeTruthy();
    expect(words.typed(command) === '' || words.isTyped).toBe(true);
  });
});

const toIds = (command: Command) => [
  toMadeId(command),
  toRemovedId(command),
  ...toNeededIds(command),
];

/** True if both share a lane, so that one may change the other. */
function sharesLane(one: Command, other: Command): boolean {
  const lanes = toDefinition(one).lanes(one);
  return toDefinition(other)
    .lanes(other)
    .some((lane) => lanes.includes(lane));
}
