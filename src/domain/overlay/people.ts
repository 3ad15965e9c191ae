import { toView } from '#domain/writes.ts';
import type { PendingWrite } from './pending.ts';
import { findLast } from './posts.ts';

interface FollowedShape {
  id: string;
  followedByMe?: boolean | undefined;
}

interface ProfileShape extends FollowedShape {
  followers: readonly string[];
  followerCount: number;
}

interface PersonShape extends FollowedShape {
  isFriend: boolean;
}

/** True or false if a pending write follows or unfollows this user; otherwise undefined. */
function findFollow(userId: string, pending: readonly PendingWrite[]): boolean | undefined {
  return findLast(pending, (write) => toView(write.command).overlay.follows(write.command, userId));
}

/** Another user's profile with pending follows by `me` applied. */
export function overlayProfile<P extends ProfileShape>(
  profile: P,
  pending: readonly PendingWrite[],
  me: string,
): P {
  const on = findFollow(profile.id, pending);
  const follows = profile.followedByMe ?? profile.followers.includes(me);
  if (on === undefined || on === follows) return profile;
  const others = profile.followers.filter((id) => id !== me);
  return {
    ...profile,
    followedByMe: on,
    followers: on ? [me, ...others] : others,
    followerCount: Math.max(0, profile.followerCount + (on ? 1 : -1)),
  };
}

/**
 * A list of people with pending follows applied. `own` names the list if it belongs to the viewer, in which friend
 * marks change with the followed users.
 */
export function overlayPeople<P extends PersonShape>(
  people: readonly P[],
  pending: readonly PendingWrite[],
  own?: 'followers' | 'others',
): P[] {
  return people.map((person) => {
    const on = findFollow(person.id, pending);
    if (on === undefined || on === person.followedByMe) return person;
    const isFriend = own === 'followers' ? on : person.isFriend && (on || own === undefined);
    return { ...person, followedByMe: on, isFriend };
  });
}

/** The followers of `userId` with pending follows applied. The viewer, as `me`, is added first or removed. */
export function overlayFollowers<P extends PersonShape>(
  people: readonly P[],
  pending: readonly PendingWrite[],
  { userId, me }: { userId: string; me: P },
): P[] {
  const on = findFollow(userId, pending);
  const isListed = people.some(({ id }) => id === me.id);
  if (on === undefined || on === isListed) return [...people];
  return on ? [me, ...people] : people.filter(({ id }) => id !== me.id);
}
