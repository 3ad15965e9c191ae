import { getHeapStatistics } from 'node:v8';
import type { Pool } from 'pg';
import { createBatcher } from '#server/platform/batcher.ts';
import { isUuid } from '#server/platform/uuid.ts';
import type { Viewer } from '#server/platform/visibility.ts';
import { createFindPostPage } from '../feed-store.ts';
import { createPageReader, type PageReader } from '../page-reader.ts';
import type { FoundPage } from '../post-page.ts';
import type { PostQuery } from '../post-query.ts';
import { findOwnViews, type OwnView } from '../post-store.ts';
import { findTrendingPage } from '../trending-store.ts';
import { applyBlocks, applyBlocksToPage } from './apply-blocks.ts';
import { createChangeReader } from './change-reader.ts';
import { type DetailedText, findDetailedTexts } from './detailed-texts.ts';
import { findListedTexts } from './listed-texts.ts';
import { PostTexts } from './post-texts.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { type SharedText, toMemberJson, toVisitorJson } from './shared-text.ts';

/**
 * Characters of each kind of text in memory: at most an eighth of the heap for both kinds, at one byte per character.
 */
const MOST_LETTERS = getHeapStatistics().heap_size_limit / 16;

export interface SharedTexts {
  findPage: (query: PostQuery) => Promise<PageReader>;
  findTrending: (place: Omit<PostQuery, 'filters'>) => Promise<PageReader>;
  /** Undefined if the post does not exist or the viewer may not see it. */
  findPost: (
    id: string,
    viewerId: string | undefined,
    personalViewerId?: Viewer['personalViewerId'],
  ) => Promise<{ json: string; version: string } | undefined>;
}

/**
 * Caches the parts of posts that all viewers share until they change. The posts of a page, the visibility of a post
 * and the viewer's own fields are read for each request (docs/decisions/0069). No response is older than its request.
 */
export function createSharedTexts(pool: Pool, mostLetters = MOST_LETTERS): SharedTexts {
  const listed = new PostTexts<SharedText>((ids) => findListedTexts(pool, ids), mostLetters);
  const detailed = new PostTexts<DetailedText>((ids) => findDetailedTexts(pool, ids), mostLetters);
  const hearChanges = createChangeReader(pool, (changes) => {
    listed.drop(changes);
    detailed.drop(changes);
  });
  const findPostPage = createFindPostPage(pool);
  const share = createSharedAnswers<PageReader>();
  const findOwn = createBatcher<{ postId: string; viewerId: string | undefined }, OwnView>(
    (wanted) => findOwnViews(pool, wanted),
  );

  const read = async (
    finding: Promise<FoundPage>,
    personalViewerId: Viewer['personalViewerId'],
  ): Promise<PageReader> => {
    const [page] = await Promise.all([finding, hearChanges()]);
    const reader = createPageReader(pool, page, await listed.find(page.ids));
    if (personalViewerId === undefined) return reader;
    return async (viewerId) => applyBlocksToPage(pool, personalViewerId, await reader(viewerId));
  };

  return {
    findPage: (query) =>
      share(JSON.stringify(query), () => read(findPostPage(query), query.personalViewerId)),
    findTrending: (place) =>
      share(`trending ${JSON.stringify(place)}`, () =>
        read(findTrendingPage(pool, place), place.personalViewerId),
      ),
    findPost: async (id, viewerId, personalViewerId) => {
      if (!isUuid(id)) return undefined;
      const postId = id.toLowerCase();
      const [own] = await Promise.all([findOwn({ postId, viewerId }), hearChanges()]);
      if (!own.isThere) return undefined;
      const [shared] = await detailed.find([postId]);
      const isOwn = personalViewerId !== undefined && shared?.hasHidden;
      const text = isOwn
        ? (await findDetailedTexts(pool, [postId], personalViewerId)).get(postId)
        : shared;
      if (text === undefined) return undefined;
      const json =
        viewerId === undefined
          ? toVisitorJson(text)
          : toMemberJson(text, own.isLiked ? viewerId : undefined);
      const shown =
        personalViewerId === undefined ? json : await applyBlocks(pool, personalViewerId, json);
      return shown === undefined ? undefined : { json: shown, version: text.version };
    },
  };
}
