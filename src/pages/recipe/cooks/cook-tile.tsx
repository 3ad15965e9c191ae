import { chakra } from '@chakra-ui/react';
import { pagePaths } from '#contract/page/paths.ts';
import type { ListedPost } from '#contract/post/schema.ts';
import { WaitingBadge } from '#domain/outbox/waiting-badge.tsx';
import type { ShownPost } from '#domain/overlay/views.ts';
import { toCloth } from '#knowledge/cloths.ts';
import * as cookedTexts from '#texts/cooked.ts';
import { Link } from '#ui/link/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/stars.tsx';

/** A member's post about the dish, as a single link. */
export function CookTile({ post, cuisine }: { post: ShownPost<ListedPost>; cuisine: string }) {
  const { _id, title, image, author, cooked, rating, delivery } = post;
  const words = cooked ? cookedTexts.cookedWords(cooked) : '';
  return (
    <Link
      to={pagePaths.post(_id)}
      display="block"
      overflow="clip"
      borderRadius="card"
      bg="paper"
      color="ink"
      boxShadow="s1"
      textDecoration="none"
    >
      {image && (
        <Picture src={image} avifSrcSet="" sizes="" alt="" cloth={toCloth(cuisine)} name="" />
      )}
      <chakra.div display="grid" justifyItems="start" gap="1" p="4" overflowWrap="anywhere">
        {rating && <Stars rating={rating} />}
        <chakra.h3 dir="auto" fontWeight="700" lineHeight="1.25">
          {title}
        </chakra.h3>
        <chakra.p textStyle="small">
          {[author, words].filter((part) => part !== '').join(' · ')}
        </chakra.p>
        {delivery && <WaitingBadge />}
      </chakra.div>
    </Link>
  );
}
