/** Beyond it what arrives is no stream of ours. */
const EVENT_MAX = 64 * 1024;

/**
 * Takes a stream of server-sent events in pieces as they arrive and gives the data of each whole event. Reads what our server sends:
 * one line of data per event, and comments. Throws where an event does not end.
 */
export function createEventParser(): (piece: string) => string[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    if (rest.length > EVENT_MAX) throw new Error('An event without an end');
    return blocks.flatMap((block) => /^data: ?(.*)$/m.exec(block)?.[1] ?? []);
  };
}
