/** What is said above a copy from this device. `when` is "07:20" or "Tuesday", '' where it is not known. */
export const ageTexts = {
  offline: 'Offline. ',
  youAreOffline: 'You’re offline. ',
  recipe: (isGone: boolean, when: string) =>
    `${isGone ? 'No longer online. ' : ''}Stored copy${toFrom(when)}`,
  restOfProfile: 'The rest of this profile is not on this device yet.',
  showing: (what: 'posts' | 'this post' | 'this profile', when: string) =>
    `Showing ${what}${toFrom(when)}.`,
  storedRecipes: (when: string) => `Showing recipes stored on this device${toFrom(when)}.`,
  storedCopy: (when: string) => `Stored copy${toFrom(when)}.`,
} as const;

function toFrom(when: string): string {
  return when && ` from ${when}`;
}
