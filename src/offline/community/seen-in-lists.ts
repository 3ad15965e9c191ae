import * as v from 'valibot';

const PostRow = v.object({
  _id: v.string(),
  authorId: v.object({ id: v.string(), avatar: v.string() }),
});
const Person = v.object({ id: v.string(), name: v.string(), avatar: v.string() });
const Author = v.union([
  v.pipe(
    v.object({ authorId: v.string(), author: v.string(), avatar: v.string() }),
    v.transform(({ authorId, author, avatar }) => ({ id: authorId, name: author, avatar })),
  ),
  v.pipe(
    v.object({ authorId: v.string(), author: v.string(), authorAvatar: v.string() }),
    v.transform((post) => ({ id: post.authorId, name: post.author, avatar: post.authorAvatar })),
  ),
]);

/** Returns a post from a cached list in the shape of a full post. An empty version: its comments are not cached. */
export function toPostFromList(id: string, page: unknown): unknown {
  const post = findIn(page, (value) =>
    v.is(PostRow, value) && value._id === id ? value : undefined,
  );
  if (!post) return undefined;
  const { id: authorId, avatar: authorAvatar } = post.authorId;
  return { ...post, authorId, authorAvatar, version: '', comments: [], commentsCursor: null };
}

/** Returns the author of a cached post or comment. An empty join date: the rest of the profile is not cached. */
export function toMemberFromList(id: string, page: unknown): unknown {
  const person = findIn(page, (value) => {
    const read = v.safeParse(v.union([Person, Author]), value);
    return read.success && read.output.id === id ? read.output : undefined;
  });
  if (!person) return undefined;
  const counts = { reviews: 0, followerCount: 0, followingCount: 0, postCount: 0 };
  const rest = { bio: '', createdAt: '', followers: [], following: [] };
  return { user: { ...person, ...rest, ...counts, _id: id } };
}

function findIn<T>(value: unknown, read: (value: unknown) => T | undefined): T | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const found = read(value);
  if (found !== undefined) return found;
  for (const part of Object.values(value)) {
    const within = findIn(part, read);
    if (within !== undefined) return within;
  }
  return undefined;
}
