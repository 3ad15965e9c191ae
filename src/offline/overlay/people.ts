import { isEffective, type Laid, listLaid } from './laid.ts';

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

/** Whether somebody is wished to be followed; undefined where no wish is laid. */
function toWish(userId: string, laid: readonly Laid[]): boolean | undefined {
  return listLaid(laid, 'follow.set').findLast(
    (each) => isEffective(each) && each.command.userId === userId,
  )?.command.on;
}

/** Somebody's page as it will be for `me`: followed or not. */
export function overlayProfile<P extends ProfileShape>(
  profile: P,
  laid: readonly Laid[],
  me: string,
): P {
  const on = toWish(profile.id, laid);
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
 * People in a list as they will be: followed or not. `own`: which list of one's own it is; there friends come and go with
 * whom one follows.
 */
export function overlayPeople<P extends PersonShape>(
  people: readonly P[],
  laid: readonly Laid[],
  own?: 'followers' | 'others',
): P[] {
  return people.map((person) => {
    const on = toWish(person.id, laid);
    if (on === undefined || on === person.followedByMe) return person;
    const isFriend = own === 'followers' ? on : person.isFriend && (on || own === undefined);
    return { ...person, followedByMe: on, isFriend };
  });
}

/**
 * The followers of `userId` as they will be (specification 4): oneself, as `me` would stand there, comes first or goes at
 * once.
 */
export function overlayFollowers<P extends PersonShape>(
  people: readonly P[],
  laid: readonly Laid[],
  { userId, me }: { userId: string; me: P },
): P[] {
  const on = toWish(userId, laid);
  const isListed = people.some(({ id }) => id === me.id);
  if (on === undefined || on === isListed) return [...people];
  return on ? [me, ...people] : people.filter(({ id }) => id !== me.id);
}
