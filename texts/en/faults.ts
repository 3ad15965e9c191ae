export const heading = 'Error reports';
export const what =
  'If something in the app breaks, this device reports to the server what broke and where in the code. The report contains nothing about you: no name, no text, no page address.';
export const send = 'Send error reports';
export const none = 'Nothing has been sent from this device.';
export const sentLately = 'Recently sent from this device';
export const told =
  'Something went wrong. We sent a report to the server, with nothing personal in it.';
export const whatWasSent = 'What was sent';
