import { chakra } from '@chakra-ui/react';
import type { CurrentUser } from '#contract/account/user.ts';
import { pagePaths } from '#contract/page/paths.ts';
import * as memberTexts from '#texts/member.ts';
import * as profileTexts from '#texts/profile.ts';
import { Link } from '#ui/link/link.tsx';

/**
 * Counts of favorites, saved recipes and reviews. Below are links to the public profile, a single one if all its counts
 * are zero.
 */
export function ProfileCounts({ user }: { user: CurrentUser }) {
  const facts = [
    [profileTexts.favorites, user.favorites.length],
    [profileTexts.saved, user.savedRecipes.length],
    [profileTexts.reviews, user.reviews],
  ] as const;
  const seen = [
    [memberTexts.posts, user.postCount, {}],
    [memberTexts.followers, user.followerCount, { tab: 'followers' }],
    [memberTexts.following, user.followingCount, { tab: 'following' }],
  ] as const;
  const isSeen = seen.some(([, count]) => count > 0);
  return (
    <Sheet>
      <Row as="dl">
        {facts.map(([label, count]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </Row>
      {isSeen ? (
        <Row as="nav" aria-label={profileTexts.whatOthersSee}>
          {seen.map(([label, count, search]) => (
            <Link key={label} to={pagePaths.member(user.id)} search={search}>
              <b>{count}</b>
              <span>{` ${count === 1 && label !== memberTexts.following ? label.slice(0, -1) : label}`}</span>
            </Link>
          ))}
        </Row>
      ) : (
        <Row css={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Link to={pagePaths.member(user.id)}>{profileTexts.whatOthersSee}</Link>
        </Row>
      )}
    </Sheet>
  );
}

const Sheet = chakra('div', {
  base: {
    borderRadius: 'card',
    backgroundColor: { base: 'paper', lg: 'transparent' },
    boxShadow: { base: 's1', lg: 'none' },
  },
});

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    // At very large font sizes each count takes a line.
    '@container (max-width: 14rem)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      '& > div': { borderInlineStart: 'none' },
    },
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      paddingBlock: { base: '3', lg: '0' },
      borderInlineStart: { base: '1px solid {colors.line}', lg: 'none' },
      _first: { borderInlineStart: 'none' },
    },
    '& dt': { textStyle: 'small', color: 'ink.muted' },
    '& dd': { textStyle: 'h2' },
    '& > a': {
      display: 'grid',
      placeItems: 'center',
      gridAutoFlow: 'column',
      justifyContent: 'center',
      gap: '1.5',
      minHeight: 'tap',
      marginTop: { lg: '2' },
      borderTop: { base: '1px solid {colors.line}', lg: 'none' },
      textStyle: 'small',
      color: 'ember',
      fontWeight: '600',
      textDecoration: 'none',
    },
  },
});
