/** Words of the settings of this device. */
export const asWritten = 'As written';
export const metric = 'Metric';
export const us = 'US';
export const asTheSystem = 'As the system';
export const light = 'Light';
export const dark = 'Dark';
export const thisDevice = 'This device';
export const amounts = 'Amounts';
export const appearance = 'Appearance';
export const keptOnThisDevice = 'Kept on this device';
export const preferences = 'Preferences';
export const dietaryNoneSet = 'Dietary: none set';
export const spiceLevelMedium = 'Spice level: medium';
export const unitsMetric = 'Units: metric';
