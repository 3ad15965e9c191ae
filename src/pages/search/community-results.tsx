import { type ReactNode, useState } from 'react';
import { useMe } from '#domain/account/me.ts';
import { withoutBlocked, withoutHidden } from '#domain/overlay/excluded.ts';
import * as memberTexts from '#texts/member.ts';
import * as searchTexts from '#texts/search.ts';
import { Button } from '#ui/button/button.tsx';
import styles from './community-results.module.css';
import { PersonRow, PostRow } from './community-rows.tsx';
import { ResultSection, Rows } from './result-section.tsx';
import type { CommunitySearch } from './use-community-search.ts';

interface Props {
  typed: string;
  community: CommunitySearch;
  isMeant: Parameters<typeof PostRow>[0]['isMeant'];
}

/** Posts and people that match the search. */
export function CommunityResults({ typed, community, isMeant }: Props) {
  const me = useMe() ?? NOBODY;
  const posts = withoutBlocked(withoutHidden(community.posts, me), me, toAuthorId);
  const people = withoutBlocked(community.people, me, ({ id }) => id);
  return (
    <>
      {posts.length > 0 && (
        <List
          key={`posts ${typed}`}
          title={memberTexts.posts}
          count={searchTexts.postCount(posts.length)}
        >
          {posts.map((post) => (
            <li key={post._id}>
              <PostRow post={post} isMeant={isMeant} />
            </li>
          ))}
        </List>
      )}
      {people.length > 0 && (
        <List
          key={`people ${typed}`}
          title={searchTexts.people}
          count={searchTexts.peopleCount(people.length)}
        >
          {people.map((person) => (
            <li key={person.id}>
              <PersonRow person={person} isMeant={isMeant} />
            </li>
          ))}
        </List>
      )}
    </>
  );
}

const NOBODY = {};
const toAuthorId = ({ authorId }: CommunitySearch['posts'][number]) =>
  typeof authorId === 'string' ? authorId : authorId.id;

/** Rows of posts or people shown before "Show all". */
const FEW = 6;

function List({ title, count, children }: { title: string; count: string; children: ReactNode[] }) {
  const [isWhole, setWhole] = useState(false);
  return (
    <ResultSection title={title} count={count}>
      <Rows>{isWhole ? children : children.slice(0, FEW)}</Rows>
      {!isWhole && children.length > FEW && (
        <Button variant="outline" className={styles.more} onClick={() => setWhole(true)}>
          {searchTexts.showAllFound(count)}
        </Button>
      )}
    </ResultSection>
  );
}
