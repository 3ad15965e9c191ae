/** What a write that waits is called, and what its sender loses where it was refused. */
export const writeTexts = {
  aPost: 'a post',
  aCook: 'a cook',
  photo: 'Photo',
  profile: 'Profile',
  /** What is lost with a tap. */
  tap: 'This',
  like: (on: boolean, post: string) => `${on ? 'Like on' : 'Unlike'} ${post}`,
  follow: (on: boolean, cook: string) => `${on ? 'Follow' : 'Unfollow'} ${cook}`,
  favorite: (on: boolean, recipe: string) => `${on ? 'Favorite' : 'No longer favorite'} ${recipe}`,
  saved: (on: boolean, recipe: string) => `${on ? 'Saved' : 'No longer saved'} ${recipe}`,
  comment: (post: string) => `Comment on ${post}`,
  commentDelete: (post: string) => `Delete a comment on ${post}`,
  /** `post` is '' where its title is not known; so below. */
  yourComment: (post: string) => (post ? `Your comment on ${post}` : 'Your comment'),
  post: (post: string) => `Post ${post}`.trim(),
  yourPost: (post: string) => `Your post ${post}`.trim(),
  postDelete: (post: string) => `Delete ${post}`,
  edit: (post: string) => `Edit of ${post}`,
  yourEdit: (post: string) => (post ? `Your edit of ${post}` : 'Your edit'),
  yourProfileEdit: 'Your edit of your profile',
} as const;
