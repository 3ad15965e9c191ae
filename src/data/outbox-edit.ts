import { pagePaths } from '../../contract/paths.ts';
import type { OutboxRow } from '../offline/outbox/rows.ts';

/** Where what was refused can be mended; undefined for what is only a tap. */
export function toEditPath({ command }: OutboxRow): { to: string } | undefined {
  switch (command.op) {
    case 'post.create':
      return { to: pagePaths.editPost(command.post._id) };
    case 'post.update':
      return { to: pagePaths.editPost(command.postId) };
    case 'comment.add':
      return { to: pagePaths.post(command.postId) };
    case 'profile.update':
    case 'avatar.upload':
      return { to: pagePaths.profile };
    default:
      return undefined;
  }
}
