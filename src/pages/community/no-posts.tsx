import { pagePaths } from '#contract/page/paths.ts';
import * as feedTexts from '#texts/feed.ts';
import * as postTexts from '#texts/post.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { NoticePage } from '#ui/notice/notice-page.tsx';
import { type FeedName, type FeedTab, isTab } from './feed-name.ts';

const WORDS: Record<FeedTab, { title: string; hint: string }> = {
  feed: {
    title: feedTexts.nobodyHasPostedYet,
    hint: feedTexts.nobodyPostedHint,
  },
  trending: {
    title: feedTexts.nothingIsTrendingYet,
    hint: feedTexts.notTrendingHint,
  },
  'my-posts': {
    title: feedTexts.noPostsOfYoursYet,
    hint: feedTexts.noPostsOfYoursHint,
  },
};

export function NoPosts({ name, isMember }: { name: FeedName; isMember: boolean }) {
  return (
    <NoticePage {...toWords(name, isMember)} rank={2}>
      {isMember ? (
        <ButtonLink to={pagePaths.createPost}>{postTexts.createPost}</ButtonLink>
      ) : (
        <ButtonLink to={pagePaths.register} variant="outline">
          {feedTexts.createAccount}
        </ButtonLink>
      )}
    </NoticePage>
  );
}

function toWords(name: FeedName, isMember: boolean) {
  // The server may have posts that are left out because their author is blocked or they are hidden.
  if (name === 'feed' && isMember) return { ...WORDS.feed, title: feedTexts.noPostsToShow };
  if (isTab(name)) return WORDS[name];
  return { title: feedTexts.noPostsWith(name), hint: feedTexts.noPostsWithTagHint };
}
