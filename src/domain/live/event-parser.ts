/** Maximum length of an event; anything longer is not from our server. */
const EVENT_MAX = 64 * 1024;

/** Parses one line of data per event, and comments, from pieces of any length. Throws if an event does not end. */
export function createEventParser(): (piece: string) => string[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n');
    rest = blocks.pop() ?? '';
    if (rest.length > EVENT_MAX) throw new Error('An event without an end');
    return blocks.flatMap((block) => /^data: ?(.*)$/m.exec(block)?.[1] ?? []);
  };
}
