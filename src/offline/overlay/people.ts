import { isEffective, type Laid, listLaid } from './laid.ts';

interface ProfileShape {
  id: string;
  followers: readonly string[];
  followerCount: number;
}

/** Somebody's page as it will be for `me`: followed or not. */
export function overlayProfile<P extends ProfileShape>(
  profile: P,
  laid: readonly Laid[],
  me: string,
): P {
  const wish = listLaid(laid, 'follow.set').findLast(
    (each) => isEffective(each) && each.command.userId === profile.id,
  );
  const follows = profile.followers.includes(me);
  if (!wish || wish.command.on === follows) return profile;
  const others = profile.followers.filter((id) => id !== me);
  return {
    ...profile,
    followers: wish.command.on ? [me, ...others] : others,
    followerCount: profile.followerCount + (wish.command.on ? 1 : -1),
  };
}
