/** Notes above content that is stored on this device. `when` is "07:20" or "Tuesday", or '' if unknown. */
export const offline = 'Offline. ';
export const youAreOffline = 'You’re offline. ';
export const recipe = (isGone: boolean, when: string) =>
  `${isGone ? 'No longer online. ' : ''}Stored copy${toFrom(when)}`;
export const restOfProfile = 'The rest of this profile is not on this device yet.';
export const showing = (
  what: 'posts' | 'this post' | 'this profile' | 'notifications',
  when: string,
) => `Showing ${what}${toFrom(when)}.`;
export const storedRecipes = (when: string) =>
  `Showing recipes stored on this device${toFrom(when)}.`;
export const storedCopy = (when: string) => `Stored copy${toFrom(when)}.`;

function toFrom(when: string): string {
  return when && ` from ${when}`;
}
