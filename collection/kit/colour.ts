const LIT = '#FFF3DC';
const SHADE = '#2A0D04';

function toChannels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`Not a colour: ${colour}`);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Mixes `share` (0 to 1) of `other` into `colour`. Both are #RRGGBB. */
export function mix(colour: string, other: string, share: number): string {
  const from = toChannels(colour);
  const to = toChannels(other);
  const mixed = from.map((channel, index) =>
    Math.round(channel + ((to[index] ?? channel) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

export const lit = (colour: string, share: number): string => mix(colour, LIT, share);
export const shade = (colour: string, share: number): string => mix(colour, SHADE, share);

/** Makes a colour randomly lighter or darker, so that neighbouring pieces differ. */
export function vary(
  random: { between(low: number, high: number): number },
  colour: string,
): string {
  const share = random.between(-0.1, 0.1);
  return share > 0 ? lit(colour, share) : shade(colour, -share);
}
