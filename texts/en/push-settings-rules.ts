/** Refusals from the server. */
export const quietInvalid = 'Quiet hours go from one time of the day to another';
export const timeZoneInvalid = 'Unknown time zone';
export const kindInvalid = 'Unknown kind of notification';
