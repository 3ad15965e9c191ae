import { pagePaths } from '../../../../contract/paths.ts';
import { postTexts } from '../../../../texts/en/posts.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { NoticePage } from '../../../ui/notice/notice-page.tsx';
import type { FeedTab } from './use-feed.ts';

const WORDS: Record<FeedTab, { title: string; hint: string }> = {
  feed: {
    title: 'Nobody has posted yet',
    hint: 'Begin with the dish you cooked last, or the story behind it.',
  },
  trending: {
    title: 'Nothing is trending yet',
    hint: 'Posts that many like show here.',
  },
  'my-posts': {
    title: 'No posts of yours yet',
    hint: 'What you cook, learn and want to tell shows here.',
  },
};

/** The server has no posts here: the way to begin. */
export function NoPosts({ tab, isMember }: { tab: FeedTab; isMember: boolean }) {
  return (
    <NoticePage {...WORDS[tab]} rank={2}>
      {isMember ? (
        <ButtonLink to={pagePaths.createPost}>{postTexts.createPost}</ButtonLink>
      ) : (
        <ButtonLink to={pagePaths.register} variant="outline">
          Create Account
        </ButtonLink>
      )}
    </NoticePage>
  );
}
