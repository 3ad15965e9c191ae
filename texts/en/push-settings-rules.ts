/** Refusals from the server. */
export const quietInvalid = 'Quiet hours need a start and an end time';
export const timeZoneInvalid = 'Unknown time zone';
export const kindInvalid = 'Unknown kind of notification';
