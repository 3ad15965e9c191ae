import { Pencil } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { toPageTitle } from '#contract/page/title.ts';
import { useSession } from '#platform/session.ts';
import * as feedTexts from '#texts/feed.ts';
import * as pageTexts from '#texts/pages.ts';
import { postTexts } from '#texts/posts.ts';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { useIsWide } from '#ui/hooks/use-is-wide.ts';
import { useTitle } from '#ui/hooks/use-title.ts';
import { joinClasses } from '#ui/join-classes.ts';
import text from '../../ui/theme/text.module.css';
import styles from './community-page.module.css';
import { FeedList } from './feed-list.tsx';
import { type FeedName, isTab } from './feed-name.ts';
import { FeedRail } from './feed-rail.tsx';
import { FeedTabs } from './feed-tabs.tsx';

/** `/community`: one of its tabs, or the posts with a tag. */
export function CommunityPage({ name }: { name: FeedName }) {
  const title = isTab(name) ? pageTexts.community : name;
  useTitle(toPageTitle(title));
  const session = useSession();
  const isWide = useIsWide();
  const isMember = session !== undefined;
  const shown = name === 'my-posts' && !isMember ? 'feed' : name;
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header className={styles.head}>
          <h1 className={joinClasses(text.h1, styles.title)}>{title}</h1>
          {isMember && (
            <ButtonLink
              to={pagePaths.createPost}
              variant="flame"
              size="sm"
              className={styles.create}
              aria-label={postTexts.createPost}
            >
              <Pencil aria-hidden size={19} />
              <span className={styles.wideWords}>{postTexts.createPost}</span>
              <span className={styles.phoneWords}>{feedTexts.post}</span>
            </ButtonLink>
          )}
        </header>
        <FeedTabs chosen={shown} isMember={isMember} />
        <FeedList key={`${session?.user.id} ${shown}`} name={shown} />
      </div>
      {isWide && <FeedRail name={shown} />}
    </div>
  );
}
