import type { PoolClient } from 'pg';
import type { ReportKind } from '#contract/moderation/report.ts';

/** The reported content, as its page shows it. */
export interface Thing {
  title: string;
  content: string;
  imageId: string | null;
  authorId: string | null;
  hidden: boolean;
  targetType: 'post' | 'recipe' | 'member';
  targetId: string;
  step: number | null;
}

/** SQL: title, ingredients, steps and notes of the recipe of a row of `posts`, below its text. */
const RECIPE_TEXT = `coalesce((
    select E'\\n\\n' || array_to_string(array[recipe ->> 'title']
      || array(select json_array_elements_text(recipe -> 'ingredients'))
      || array(select json_array_elements_text(recipe -> 'instructions')) || array[recipe ->> 'notes'], E'\\n')
    from post_recipes where post_id = posts.id
  ), '')`;

/** SQL that selects a `Thing` of each kind by `id`. */
const THINGS = (id: string): Record<ReportKind, string> => ({
  post: `select body::json ->> 'title' as title, (body::json ->> 'content') || ${RECIPE_TEXT} as content, image_id as "imageId",
      author_id as "authorId", hidden, 'post' as "targetType", id::text as "targetId", null::int as step
    from posts where id = ${id}`,
  comment: `select p.body::json ->> 'title', c.content, null, c.author_id, c.hidden, 'post', p.id::text, null
    from comments c join posts p on p.id = c.post_id where c.id = ${id}`,
  tip: `select coalesce(r.name, ''), t.content, null, t.author_id, t.hidden, 'recipe', t.recipe_id, t.step
    from tips t left join recipes r on r.id = t.recipe_id where t.id = ${id}`,
  member: `select name, bio, avatar_id, id, coalesce(is_hidden, false), 'member', id::text, null
    from users left join standings on user_id = id where id = ${id}`,
});

/** SQL: the thing of this kind and id; no row if it does not exist. */
export function toThing(kind: string, id: string): string {
  return Object.entries(THINGS(id))
    .map(([one, statement]) => `(${statement} and ${kind} = '${one}')`)
    .join(' union all ');
}

export async function findThing(
  client: PoolClient,
  kind: ReportKind,
  id: string,
): Promise<Thing | undefined> {
  const { rows } = await client.query<Thing>({
    name: 'moderated-thing',
    text: toThing('$1::text', '$2::uuid'),
    values: [kind, id],
  });
  return rows[0];
}

const TABLES = { post: 'posts', comment: 'comments', tip: 'tips' } as const;
type Written = keyof typeof TABLES;

/**
 * Triggers update the counts and mark the post as changed. `has_hidden` marks the author, who still sees their own hidden
 * content.
 */
export async function updateHidden(
  client: PoolClient,
  kind: Written,
  id: string,
  isHidden: boolean,
): Promise<void> {
  await client.query({
    name: `hide-${kind}`,
    text: `with changed as (
        update ${TABLES[kind]} set hidden = $2, hidden_with_author = false
        where id = $1 and (hidden <> $2 or hidden_with_author) returning author_id
      ) insert into standings (user_id, has_hidden) select author_id, true from changed
      where author_id is not null and $2
      on conflict (user_id) do update set has_hidden = true`,
    values: [id, isHidden],
  });
}

/** SQL: the uploads that a row of `posts` shows. */
const IMAGE_IDS = `array_remove(
  array(select upload_id from post_images where post_id = posts.id) || image_id, null
)`;

/** Returns the ids of pictures that may be unused now. */
export async function deleteThing(
  client: PoolClient,
  kind: Written,
  id: string,
): Promise<string[]> {
  const { rows } = await client.query<{ imageIds: string[] }>({
    name: `moderated-delete-${kind}`,
    text: `delete from ${TABLES[kind]} where id = $1
      returning ${kind === 'post' ? IMAGE_IDS : 'array[]::uuid[]'} as "imageIds"`,
    values: [id],
  });
  return rows[0]?.imageIds ?? [];
}
