import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { pagePaths } from '../../../../contract/paths.ts';
import type { Person } from '../../../../contract/post.ts';
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
          position="relative"
          fontWeight="700"
          textDecoration="none"
          overflowWrap="anywhere"
          // Taller for a thumb than the name is.
          _before={{
            content: '""',
            position: 'absolute',
            insetX: '0',
            top: '-12px',
            bottom: '-8px',
          }}
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
