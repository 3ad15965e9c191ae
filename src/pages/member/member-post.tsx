import { Link } from '@tanstack/react-router';
import { Heart, MessageCircle } from 'lucide-react';
import { pagePaths } from '#contract/page/paths.ts';
import { PROFILE_EXCERPT } from '#contract/post/limits.ts';
import { DeliveryBadge } from '#domain/post/delivery-state.tsx';
import { toExcerpt } from '#domain/post/excerpt.ts';
import { KindBadge } from '#domain/post/kind-badge.tsx';
import { PostCloth } from '#domain/post/post-cloth.tsx';
import { toCloth } from '#knowledge/cloths.ts';
import * as memberTexts from '#texts/member.ts';
import { Picture } from '#ui/picture.tsx';
import { Stars } from '#ui/stars.tsx';
import text from '../../ui/theme/text.module.css';
import styles from './member-post.module.css';
import type { useMemberPosts } from './use-member-posts.ts';

type ShownPost = ReturnType<typeof useMemberPosts>['posts'][number];

/** One post on a profile, as a single link: picture, kind, title and 100 characters. */
export function MemberPost({ post }: { post: ShownPost }) {
  const { _id, type, title, content, image, cuisine, likeCount, commentCount, delivery } = post;
  const { dish, rating } = post;
  const hasPicture = Boolean(image ?? post.upload);
  return (
    <Link className={styles.tile} to={pagePaths.post(_id)} data-waiting={delivery ? '' : undefined}>
      {hasPicture ? (
        <Picture src={image ?? ''} avifSrcSet="" sizes="" alt="" cloth={toCloth(cuisine)} name="" />
      ) : (
        <PostCloth {...post}>
          <h2 dir="auto">{title}</h2>
        </PostCloth>
      )}
      <div>
        <KindBadge type={type} />
        {hasPicture && <h2 dir="auto">{title}</h2>}
        {dish && (
          <p className={text.small}>
            <b translate="no">{dish.title}</b> {rating && <Stars rating={rating} />}
          </p>
        )}
        <p dir="auto" className={text.small}>
          {toExcerpt(content, PROFILE_EXCERPT)}
        </p>
        {delivery ? (
          <DeliveryBadge state={delivery.state} />
        ) : (
          <small className={text.micro}>
            <Heart role="img" aria-label={memberTexts.likes} size={15} />
            <span>{` ${likeCount}`}</span>
            <MessageCircle role="img" aria-label={memberTexts.comments} size={15} />
            <span>{` ${commentCount}`}</span>
          </small>
        )}
      </div>
    </Link>
  );
}
