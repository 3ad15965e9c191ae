/** Words of reading the steps aloud. */
export const readAloud = 'Read aloud';
export const choices = 'How to read aloud';
export const speed = { slow: 'Speed: slow', normal: 'Speed: normal', fast: 'Speed: fast' } as const;
export const eachStep = (isOn: boolean) => `Read each step by itself: ${isOn ? 'on' : 'off'}`;
