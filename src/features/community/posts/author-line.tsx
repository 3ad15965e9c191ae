import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { pagePaths } from '../../../../contract/paths.ts';
import type { Person } from '../../../../contract/post/post.ts';
import { toSmallAvatar } from '../../../../contract/upload.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Link } from '../../../ui/link.tsx';

/** Who wrote it, a link to their page, and below what is to be said of it. */
export function AuthorLine({ author, children }: { author: Person; children: ReactNode }) {
  return (
    <chakra.div display="flex" alignItems="center" gap="2.5" minW="0">
      <Avatar name={author.name} src={toSmallAvatar(author.avatar)} size={44} />
      <chakra.div minW="0">
        <Link
          to={pagePaths.member(author.id)}
          display="block"
          // The tap target is taller than the name, and overlaps its surroundings.
          position="relative"
          minH="tap"
          mt="-3"
          pt="3"
          mb="-2"
          fontWeight="700"
          textDecoration="none"
          overflowWrap="anywhere"
        >
          {author.name}
        </Link>
        <chakra.p textStyle="small" color="ink.muted">
          {children}
        </chakra.p>
      </chakra.div>
    </chakra.div>
  );
}
