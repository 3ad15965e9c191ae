/** Words of a post in a list, and of what one does with it. */
export const deleteThisPost = 'Delete this post?';
export const keepIt = 'Keep it';
export const neverSent = 'Your post was never sent. It is nowhere else.';
export const waitsForConnection = 'Waiting to send. The post goes when you’re back online.';
export const unlike = 'Unlike';
export const like = 'Like';
export const tags = 'Tags';
export const pictureBy = (author: string) => `Picture by ${author}`;
export const textCopied = 'Text copied';
export const textNotCopied = 'The text could not be copied';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'The link could not be copied';
export const sendsOnline = 'Sends when you’re back online';
export const justNow = 'Just now';
export const minutes = (count: number) => `${count} min`;
export const ago = (when: string) => `${when} ago`;
export const onDate = (when: string) => `on ${when}`;
