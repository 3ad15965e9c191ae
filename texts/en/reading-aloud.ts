export const readAloud = 'Read aloud';
export const stopReading = 'Stop reading';
export const choices = 'How to read aloud';
export const speed = { slow: 'Speed: slow', normal: 'Speed: normal', fast: 'Speed: fast' } as const;
/** Keyboards may have these buttons too. */
export const headsetKeys = (isOn: boolean) =>
  `Headset buttons change steps: ${isOn ? 'on' : 'off'}`;
export const eachStep = (isOn: boolean) => `Read each step automatically: ${isOn ? 'on' : 'off'}`;
