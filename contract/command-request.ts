import type { Command, PostChanges } from './commands.ts';

/** A command as it crosses the wire. */
export interface CommandRequest {
  method: 'POST' | 'PUT' | 'DELETE';
  /** Below the API's base. */
  path: string;
  body?: unknown;
  ifMatch?: string;
  /** A multipart form of one file; its bytes lie under `uploadId`. */
  file?: { field: string; uploadId: string; type: string; name: string };
}

/** `toAddress` gives what an upload became, once it is done. */
export function toCommandRequest(
  command: Command,
  toAddress: (uploadId: string) => string,
): CommandRequest {
  switch (command.op) {
    case 'post.create':
      return { method: 'POST', path: '/posts', body: withAddress(command.post, toAddress) };
    case 'post.update':
      return {
        method: 'PUT',
        path: toPath('posts', command.postId),
        body: withAddress(command.changes, toAddress),
        ...(command.baseVersion !== null && { ifMatch: command.baseVersion }),
      };
    case 'post.delete':
      return { method: 'DELETE', path: toPath('posts', command.postId) };
    case 'like.set':
      return {
        method: command.on ? 'POST' : 'DELETE',
        path: toPath('posts', command.postId, 'like'),
      };
    case 'comment.add': {
      const { postId, commentId, content } = command;
      const path = toPath('posts', postId, 'comments');
      return { method: 'POST', path, body: { _id: commentId, content } };
    }
    case 'comment.delete':
      return {
        method: 'DELETE',
        path: toPath('posts', command.postId, 'comments', command.commentId),
      };
    case 'follow.set':
      return {
        method: 'PUT',
        path: toPath('users', command.userId, 'follow'),
        body: { following: command.on },
      };
    case 'favorite.set':
      return toRecipeMark('favorites', command);
    case 'saved.set':
      return toRecipeMark('saved-recipes', command);
    case 'profile.update':
      return { method: 'PUT', path: '/auth/profile', body: command.changes };
    case 'image.upload':
      return {
        method: 'POST',
        path: '/upload/image',
        file: { field: 'image', ...toFile(command) },
      };
    default:
      return {
        method: 'POST',
        path: '/profile-upload/profile-image',
        file: { field: 'profileImage', ...toFile(command) },
      };
  }
}

function toRecipeMark(list: string, { recipeName, on }: { recipeName: string; on: boolean }) {
  return on
    ? { method: 'POST' as const, path: `/user/${list}`, body: { recipeName } }
    : { method: 'DELETE' as const, path: toPath('user', list, recipeName) };
}

function toFile({ uploadId, type, name }: { uploadId: string; type: string; name: string }) {
  return { uploadId, type, name };
}

function withAddress(
  text: PostChanges & { _id?: string },
  toAddress: (uploadId: string) => string,
): unknown {
  const { image } = text;
  return typeof image === 'object' && image !== null
    ? { ...text, image: toAddress(image.upload) }
    : text;
}

function toPath(...segments: string[]): string {
  return segments.map((segment) => `/${encodeURIComponent(segment)}`).join('');
}
