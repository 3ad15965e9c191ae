import { memo } from 'react';
import { pagePaths } from '#contract/page/paths.ts';
import { toSmallAvatar } from '#contract/upload/schema.ts';
import { PostCloth } from '#domain/post/post-cloth.tsx';
import { toCloth } from '#knowledge/cloths.ts';
import * as appTexts from '#texts/app.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Picture } from '#ui/picture.tsx';
import type { FoundPerson, FoundPost } from './found.ts';
import { toSnippet } from './hit-text.ts';
import { Marked, Row } from './result-row.tsx';
import type { Hit } from './use-search.ts';

interface Props extends Pick<Hit, 'isMeant'> {
  post: FoundPost;
}

/** One post with the matched words marked. */
export const PostRow = memo(function PostRow({ post, isMeant }: Props) {
  const { _id, title, content, author, image, type, cuisine } = post;
  return (
    <Row to={pagePaths.post(_id)}>
      {image ? (
        <Picture src={image} avifSrcSet="" sizes="" alt="" cloth={toCloth(cuisine)} name="" />
      ) : (
        <PostCloth {...post} />
      )}
      <div>
        <small>{`${type === 'story' ? appTexts.story : appTexts.recipe} · ${author}`}</small>
        <h3 dir="auto">
          <Marked text={title} isMeant={isMeant} />
        </h3>
        <p dir="auto">
          <Marked text={toSnippet(content, isMeant)} isMeant={isMeant} />
        </p>
      </div>
    </Row>
  );
});

interface PersonProps extends Pick<Hit, 'isMeant'> {
  person: FoundPerson;
}

/** One person, matched by name. */
export const PersonRow = memo(function PersonRow({ person, isMeant }: PersonProps) {
  const { id, name, avatar, bio } = person;
  return (
    <Row to={pagePaths.member(id)} isNarrow>
      <Avatar name={name} src={toSmallAvatar(avatar)} size={56} />
      <div>
        <h3 dir="auto">
          <Marked text={name} isMeant={isMeant} />
        </h3>
        {bio && <p dir="auto">{bio}</p>}
      </div>
    </Row>
  );
});
