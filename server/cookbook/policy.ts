import { toIsBlockedBetween, toIsMemberVisible } from '#server/platform/visibility.ts';

/** SQL: true if two members belong to the same household now. */
const toShareHousehold = (one: string, other: string) => `exists (
    select from household_members mine join household_members theirs on theirs.household_id = mine.household_id
    where mine.user_id = ${one} and theirs.user_id = ${other}
  )`;

/**
 * SQL: true if a reader (null for a visitor) may see the recipe `r`. Its owner always may. Others may if it is shared
 * with them, except if a block separates them from the owner, or if moderators have hidden the owner.
 */
export function toMaySee(reader: string): string {
  return `(r.user_id = ${reader} or (
    (r.visibility in ('link', 'public')
      or (r.visibility = 'household' and ${toShareHousehold('r.user_id', reader)}))
    and ${toIsMemberVisible('r.user_id', reader)} and not ${toIsBlockedBetween(reader, 'r.user_id')}))`;
}
