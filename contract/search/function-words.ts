/** Common words that are no search terms. A mistyped word is never corrected to one of them. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a about after all also an and any are around as at be been before below between both but by can could down during
   each either every few for from had has have here how if in into is it its just like made many may more most much
   must neither never no nor not of off on once only onto or other our out over own per should since so some such than
   that the their them then there these they this those through to too toward under until up upon very was were what
   when where which while who will with within without would yet you your`.split(/\s+/),
);
