/** Ids of a write about something that no queued write can make. */
export const NO_IDS = {
  makes: null,
  removes: null,
  without: null,
  needs: () => [],
  replace: <C>(command: C) => command,
};
