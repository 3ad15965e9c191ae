import type { PublicUser } from '#contract/account/user.ts';
import { getUser } from '#contract/member/endpoints.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { toPath } from '#contract/platform/endpoint.ts';
import { truncate } from '#contract/platform/truncate.ts';
import { listPostsOfUser } from '#contract/post/endpoints.ts';
import { AVATAR_SIDE } from '#contract/upload/schema.ts';
import * as pageTexts from '#texts/page.ts';
import type { Head } from './head.ts';
import type { PageUrl } from './recipe-data.ts';

const LONGEST_DESCRIPTION = 160;

/** The head of a member's page: name, bio and picture. */
export function toMemberHead(user: PublicUser, { origin, url }: PageUrl): Head {
  const { id, name, avatar, createdAt } = user;
  const description = toDescription(user);
  const image = avatar && `${origin}${avatar}`;
  return {
    title: toPageTitle(name),
    description,
    url,
    kind: 'profile',
    ...(image && {
      picture: {
        url: image,
        alt: name,
        width: AVATAR_SIDE,
        height: AVATAR_SIDE,
        type: 'image/webp',
      },
    }),
    data: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url,
      dateCreated: createdAt,
      mainEntity: { '@type': 'Person', name, url, description, ...(image && { image }) },
    },
    answers: [toPath(getUser, { userId: id }), toPath(listPostsOfUser, { userId: id })],
    preloads: [],
  };
}

function toDescription({ name, bio, postCount, followerCount }: PublicUser): string {
  const words = bio.replace(/\s+/g, ' ').trim();
  if (words === '') {
    return pageTexts.memberCounts(name, postCount, followerCount);
  }
  if (words.length <= LONGEST_DESCRIPTION) return words;
  return `${truncate(words, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')}…`;
}
