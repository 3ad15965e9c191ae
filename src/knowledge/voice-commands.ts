/** Phrases of each command, specific ones first. */
const COMMANDS = [
  ['startTimer', /\bstart\b.*\b(?:timer|clock)\b|\bset (?:a|the) timer\b/],
  ['howLong', /\bhow (?:long|much time|much longer)\b|\btime left\b/],
  ['repeat', /\b(?:repeat|again)\b/],
  ['ingredients', /\bingredients?\b|\bwhat do i need\b/],
  ['back', /\b(?:back|previous)\b/],
  ['next', /\b(?:next|go on|continue)\b/],
  ['stop', /\b(?:stop|quiet|silence)\b/],
] as const;

export type VoiceCommand = (typeof COMMANDS)[number][0];

/** A longer phrase is conversation. */
const WORDS_MAX = 6;

export function toVoiceCommand(phrase: string): VoiceCommand | undefined {
  const spoken = phrase.toLowerCase().trim();
  if (spoken.split(/\s+/).length > WORDS_MAX) return undefined;
  const [command] = COMMANDS.find(([, words]) => words.test(spoken)) ?? [];
  return command;
}
