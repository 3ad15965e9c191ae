/** For writes about something that no waiting write can make. */
export const NO_IDS = {
  makes: null,
  removes: null,
  without: null,
  needs: () => [],
  replace: <C>(command: C) => command,
};
