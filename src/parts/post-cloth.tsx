import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { ListedPost } from '../../contract/post/post.ts';
import { CATEGORY_CLOTHS } from '../knowledge/category-cloths.ts';
import { Cloth } from '../ui/cloth.tsx';

interface Props extends Pick<ListedPost, 'category' | 'title'> {
  /** The title as its heading, where the card has room for it; else its first letter stands there. */
  children?: ReactNode;
  /** Width to height; a long title makes it higher. */
  ratio?: string;
}

/** In the place of a picture: a post's title in display type on the tablecloth of its category. */
export function PostCloth({ category, title, children, ratio = '4 / 3' }: Props) {
  const cloth = CATEGORY_CLOTHS[category];
  const ground = `{colors.cloth.${cloth}.ground}`;
  if (!children) {
    return (
      <Cloth
        cloth={cloth}
        data-cloth={cloth}
        aria-hidden
        aspectRatio={ratio}
        display="grid"
        placeItems="center"
        borderRadius="thumb"
      >
        <chakra.span
          display="grid"
          placeItems="center"
          boxSize="full"
          textStyle="h2"
          background={`radial-gradient(closest-side, ${ground} 55%, transparent)`}
        >
          {toInitial(title)}
        </chakra.span>
      </Cloth>
    );
  }
  return (
    // Not `hidden`, by which a long title would be cut.
    <Cloth
      cloth={cloth}
      data-cloth={cloth}
      aspectRatio={ratio}
      overflow="clip"
      display="grid"
      alignItems="end"
      p="3"
    >
      <chakra.div
        maxW="full"
        justifySelf="start"
        px="3"
        py="2"
        borderRadius="thumb"
        backgroundColor={`cloth.${cloth}.ground`}
      >
        {children}
      </chakra.div>
    </Cloth>
  );
}

/** The first letter or digit, also where a quotation mark opens the title. */
function toInitial(title: string): string {
  return (/[\p{L}\p{N}]/u.exec(title)?.[0] ?? '').toLocaleUpperCase('en');
}
