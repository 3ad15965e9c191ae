/** Words of the settings of this device. */
export const settingTexts = {
  asWritten: 'As written',
  metric: 'Metric',
  us: 'US',
  asTheSystem: 'As the system',
  light: 'Light',
  dark: 'Dark',
  thisDevice: 'This device',
  amounts: 'Amounts',
  appearance: 'Appearance',
  keptOnThisDevice: 'Kept on this device',
  preferences: 'Preferences',
  dietaryNoneSet: 'Dietary: none set',
  spiceLevelMedium: 'Spice level: medium',
  unitsMetric: 'Units: metric',
} as const;
