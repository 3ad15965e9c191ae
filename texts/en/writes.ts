/** What a write that waits is called, and what its sender loses where it was refused. */
export const aPost = 'a post';
export const aCook = 'a cook';
export const photo = 'Photo';
export const profile = 'Profile';
/** What is lost with a tap. */
export const tap = 'This';
export const like = (on: boolean, post: string) => `${on ? 'Like on' : 'Unlike'} ${post}`;
export const follow = (on: boolean, cook: string) => `${on ? 'Follow' : 'Unfollow'} ${cook}`;
export const favorite = (on: boolean, recipe: string) =>
  `${on ? 'Favorite' : 'No longer favorite'} ${recipe}`;
export const saved = (on: boolean, recipe: string) =>
  `${on ? 'Saved' : 'No longer saved'} ${recipe}`;
export const comment = (post: string) => `Comment on ${post}`;
export const commentDelete = (post: string) => `Delete a comment on ${post}`;
/** `post` is '' where its title is not known; so below. */
export const yourComment = (post: string) => (post ? `Your comment on ${post}` : 'Your comment');
export const post = (post: string) => `Post ${post}`.trim();
export const yourPost = (post: string) => `Your post ${post}`.trim();
export const postDelete = (post: string) => `Delete ${post}`;
export const edit = (post: string) => `Edit of ${post}`;
export const yourEdit = (post: string) => (post ? `Your edit of ${post}` : 'Your edit');
export const yourProfileEdit = 'Your edit of your profile';
