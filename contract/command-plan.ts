import type { Command } from './commands.ts';

/** How a command stands among the others. Lanes keep their order: what shares one is sent one after the other. */
export interface Plan {
  /** What it changes, as "post:7". */
  entity: string;
  lanes: readonly string[];
  /** Ids it speaks of that another command may still have to make. */
  refs: readonly string[];
  /** The id it makes. */
  makes?: string;
  /** Unsent commands with the same key become one. */
  collapse?: string;
}

export function toPlan(command: Command): Plan {
  switch (command.op) {
    case 'post.create':
      return {
        ...toPostPlan(command.post._id, ['post']),
        refs: toUploads(command.post.image),
        makes: command.post._id,
      };
    case 'post.update': {
      const plan = toPostPlan(command.postId, ['post']);
      return { ...plan, refs: [...plan.refs, ...toUploads(command.changes.image)] };
    }
    case 'post.delete':
      return toPostPlan(command.postId, ['post', 'like', 'thread']);
    case 'like.set': {
      const plan = toPostPlan(command.postId, ['like']);
      return { ...plan, collapse: `like:${command.postId}` };
    }
    case 'comment.add':
      return { ...toPostPlan(command.postId, ['thread']), makes: command.commentId };
    case 'comment.delete': {
      const plan = toPostPlan(command.postId, ['thread']);
      return { ...plan, refs: [command.postId, command.commentId] };
    }
    case 'follow.set':
      return toLone(`follow:${command.userId}`, `user:${command.userId}`);
    case 'favorite.set':
      return toLone(`favorite:${command.recipeName}`, 'me');
    case 'saved.set':
      return toLone(`saved:${command.recipeName}`, 'me');
    case 'profile.update':
      return toLone('profile', 'me');
    case 'avatar.upload':
      return toLone('avatar', 'me');
    default: {
      const lane = `upload:${command.uploadId}`;
      return { entity: lane, lanes: [lane], refs: [], makes: command.uploadId };
    }
  }
}

function toPostPlan(postId: string, lanes: readonly string[]): Plan {
  return {
    entity: `post:${postId}`,
    lanes: lanes.map((lane) => `${lane}:${postId}`),
    refs: [postId],
  };
}

function toLone(key: string, entity: string): Plan {
  return { entity, lanes: [key], refs: [], collapse: key };
}

function toUploads(image: string | { upload: string } | null | undefined): string[] {
  return typeof image === 'object' && image !== null ? [image.upload] : [];
}

/** The same command about other ids: what another member had taken already is made under a new one. */
export function withIds(command: Command, toId: (id: string) => string): Command {
  switch (command.op) {
    case 'post.create':
      return { ...command, post: { ...command.post, _id: toId(command.post._id) } };
    case 'post.update':
    case 'post.delete':
    case 'like.set':
      return { ...command, postId: toId(command.postId) };
    case 'comment.add':
    case 'comment.delete':
      return { ...command, postId: toId(command.postId), commentId: toId(command.commentId) };
    default:
      return command;
  }
}
