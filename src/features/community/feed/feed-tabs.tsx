import { chakra } from '@chakra-ui/react';
import { pagePaths } from '../../../../contract/paths.ts';
import * as feedTexts from '../../../../texts/en/feed.ts';
import { postTexts } from '../../../../texts/en/posts.ts';
import { Link } from '../../../ui/link.tsx';
import type { FeedTab } from './use-feed.ts';

const TABS: readonly { id: FeedTab; label: string }[] = [
  { id: 'feed', label: postTexts.feed },
  { id: 'trending', label: postTexts.trending },
  { id: 'my-posts', label: postTexts.myPosts },
];

/** Links, since the tab stands in the address; My Posts only for members (specification 2). */
export function FeedTabs({ chosen, isMember }: { chosen: FeedTab; isMember: boolean }) {
  return (
    <chakra.nav
      aria-label={feedTexts.posts}
      display="flex"
      gap={{ base: '7', lg: '8' }}
      borderBottom="2px solid {colors.line}"
      mx={{ base: '-5', lg: '0' }}
      px={{ base: '5', lg: '0' }}
      overflowX="auto"
      css={{ scrollbarWidth: 'none' }}
    >
      {TABS.filter(({ id }) => isMember || id !== 'my-posts').map(({ id, label }) => (
        <Link
          key={id}
          to={pagePaths.community}
          search={id === 'feed' ? {} : { tab: id }}
          replace
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
          aria-current={id === chosen ? 'page' : undefined}
          css={tab}
        >
          {label}
        </Link>
      ))}
    </chakra.nav>
  );
}

const tab = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: '12',
  minW: 'tap',
  flexShrink: '0',
  fontWeight: '600',
  fontSize: '1.0625rem',
  color: 'ink.muted',
  textDecoration: 'none',
  outlineOffset: '-3px',
  position: 'relative',
  '&[aria-current]': { color: 'ink' },
  '&[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetX: '0',
    bottom: '-1px',
    h: '4px',
    borderTopRadius: '4px',
    bg: 'mark',
  },
} as const;
