import * as v from 'valibot';
import { API_BASE } from '#contract/platform/api-base.ts';
import type { Endpoint } from '#contract/platform/endpoint.ts';
import { toDefinition } from '#contract/writes.ts';
import type { Device } from '../device/database.ts';
import { type Ids, readIds } from './ids.ts';
import type { OutboxRow } from './rows.ts';

/**
 * A request as it was first sent. Every retry sends the same bytes, because the server compares requests with the same
 * key. `text` is a JSON body; a multipart body for `file` is rebuilt each time with identical bytes.
 */
const Frozen = v.object({
  key: v.string(),
  method: v.string(),
  address: v.string(),
  ifMatch: v.optional(v.string()),
  text: v.optional(v.string()),
  file: v.optional(
    v.object({ field: v.string(), uploadId: v.string(), type: v.string(), name: v.string() }),
  ),
});
export type Frozen = v.InferOutput<typeof Frozen>;

/** Returns a row's request and stores it on the first call. Call it in a transaction over these three tables. */
export async function freeze(
  device: Pick<Device, 'outboxBody' | 'idmap' | 'blobs'>,
  row: OutboxRow,
): Promise<Frozen> {
  const stored = await device.outboxBody.get(row.key);
  if (v.is(Frozen, stored)) return stored;
  const frozen = toFrozen(row, await readIds(device));
  await device.outboxBody.put(frozen);
  return frozen;
}

function toFrozen({ key, command }: OutboxRow, ids: Ids): Frozen {
  const { endpoint, path, body, ifMatch, file } = toDefinition(command).request(command, (id) =>
    ids.toLatest(id),
  );
  return {
    key,
    method: endpoint.method,
    address: `${API_BASE}${path}`,
    ...(ifMatch !== undefined && { ifMatch }),
    ...(body !== undefined && { text: JSON.stringify(body) }),
    ...(file && { file: { field: toField(endpoint), ...file } }),
  };
}

function toField({ body }: Endpoint): string {
  return body !== null && body.kind === 'multipart' ? body.field : '';
}

export interface Body {
  type: string;
  body: string | Uint8Array<ArrayBuffer>;
}

const Blob = v.object({ id: v.string(), bytes: v.instance(ArrayBuffer) });

/** Returns the body of a frozen request. If the file is lost, the body has no bytes and the server refuses it. */
export async function readBody(
  device: Pick<Device, 'blobs'>,
  { key, text, file }: Frozen,
): Promise<Body | undefined> {
  if (!file) return text === undefined ? undefined : { type: 'application/json', body: text };
  const blob: unknown = await device.blobs.get(file.uploadId);
  const bytes = v.is(Blob, blob) ? new Uint8Array(blob.bytes) : new Uint8Array();
  const boundary = `simmer-${key}`;
  // Keep only characters that are valid in a header.
  const name = file.name.replace(/[^\w. -]/g, '_');
  const head = toBytes(
    `--${boundary}\r\nContent-Disposition: form-data; name="${file.field}"; filename="${name}"\r\n` +
      `Content-Type: ${file.type.replace(/[^\w/.+-]/g, '')}\r\n\r\n`,
  );
  const tail = toBytes(`\r\n--${boundary}--\r\n`);
  const body = new Uint8Array(head.length + bytes.length + tail.length);
  body.set(head);
  body.set(bytes, head.length);
  body.set(tail, head.length + bytes.length);
  return { type: `multipart/form-data; boundary=${boundary}`, body };
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
