import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { pagePaths } from '../../../../contract/paths.ts';
import * as postPageTexts from '../../../../texts/en/post-page.ts';
import { toCategoryWord } from '../../../knowledge/category-words.ts';
import { WaitingBadge } from '../../../parts/waiting-badge.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Link } from '../../../ui/link.tsx';
import { KindBadge } from '../posts/kind-badge.tsx';
import { toAgo } from '../posts/when.ts';
import type { PostOnShow } from './use-post.ts';

const PostFollow = lazy(() => import('./post-follow.tsx'));

/** What it is, what it is called, and whose it is. */
export function PostHead({ shown: { post, isUnsent } }: { shown: PostOnShow }) {
  const { title, author, authorId, authorAvatar, createdAt, updatedAt, type } = post;
  const said = [toCategoryWord(post), updatedAt !== createdAt && postPageTexts.edited].filter(
    Boolean,
  );
  return (
    <chakra.header display="grid" gap="4" pt={{ base: '4', lg: '0' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" color="ink.muted">
        <KindBadge type={type} />
        {post.delivery && post.delivery.state !== 'failed' && <WaitingBadge />}
        <chakra.span
          textStyle="small"
          display="inline-block"
          _firstLetter={{ textTransform: 'uppercase' }}
        >
          {!isUnsent && <time dateTime={createdAt}>{toAgo(createdAt)}</time>}
          {!isUnsent && said.length > 0 && ' · '}
          {said.join(' · ')}
        </chakra.span>
      </chakra.div>
      <chakra.h1 dir="auto" textStyle="h1" overflowWrap="anywhere">
        {title}
      </chakra.h1>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
      >
        <Link
          to={pagePaths.member(authorId)}
          display="flex"
          alignItems="center"
          gap="3"
          minH="tap"
          minW="0"
          fontWeight="700"
          textDecoration="none"
        >
          <Avatar name={author} src={authorAvatar} size={44} />
          <chakra.span overflowWrap="anywhere">{author}</chakra.span>
        </Link>
        <Suspense fallback={null}>
          <PostFollow authorId={authorId} />
        </Suspense>
      </chakra.div>
    </chakra.header>
  );
}
