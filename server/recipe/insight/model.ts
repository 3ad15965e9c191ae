import * as v from 'valibot';

/** An endpoint with OpenAI's chat completions API. `url` is its base, such as `https://host/v1`. */
export interface InsightModel {
  url: string;
  key?: string | undefined;
  model: string;
}

export interface DishNotes {
  name: string;
  cuisine: string;
  region: string | null;
  notes: string;
}

/** Milliseconds after which the text of the collection is used instead. */
export const MODEL_TIMEOUT_MS = 8_000;
const ANSWER_BYTES = 256 * 1024;
const SHORTEST = 80;
const LONGEST = 4_000;

const Completion = v.object({
  choices: v.pipe(
    v.array(v.object({ message: v.object({ content: v.string() }) })),
    v.minLength(1),
  ),
});

const TASK = [
  'You write for the margin of a cookbook. In two short paragraphs of plain text, at most 160 words together, tell a cook',
  'who is about to make this dish what it means where it comes from: the place, the hands, the occasion. Be exact and warm.',
  'State nothing that the notes do not support. No headings, no lists, no greeting, no advertising words.',
].join(' ');

/** Requests the insight of a dish. Throws if no usable text arrives in time. */
export async function fetchWritten(
  { url, key, model }: InsightModel,
  dish: DishNotes,
  timeoutMs = MODEL_TIMEOUT_MS,
): Promise<string> {
  const place = dish.region === null ? dish.cuisine : `${dish.cuisine}, ${dish.region}`;
  const response = await fetch(`${url.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    // A redirect must not carry the key to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      messages: [
        { role: 'system', content: TASK },
        { role: 'user', content: `Dish: ${dish.name} (${place})\n\nNotes:\n${dish.notes}` },
      ],
    }),
  });
  if (!response.ok) throw new Error(`The insight endpoint returned status ${response.status}`);
  return toUsable(v.parse(Completion, JSON.parse(await readBounded(response))));
}

async function readBounded(response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    if (size > ANSWER_BYTES)
      throw new Error(`The response of the insight endpoint exceeds ${ANSWER_BYTES} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function toUsable({ choices }: v.InferOutput<typeof Completion>): string {
  const text = (choices[0]?.message.content ?? '')
    .replaceAll('\r\n', '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\n\s*\n\s*/g, '\n\n')
    .trim();
  const isUsable = text.length >= SHORTEST && text.length <= LONGEST && !/^\s*[<{]/.test(text);
  if (!isUsable) throw new Error('The insight endpoint returned no usable text');
  return text;
}
