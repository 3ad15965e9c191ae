import { Client, S3Error } from 'minio';
import { toUploadId, type UploadFiles } from './files.ts';

export interface S3Store {
  bucket: string;
  /** URL such as `https://host:port`. Defaults to Amazon S3. */
  endpoint?: string | undefined;
  region: string;
  accessKey: string;
  secretKey: string;
}

const HOUR_MS = 60 * 60 * 1000;
const HEADERS = {
  'Content-Type': 'image/webp',
  'Cache-Control': 'public, max-age=31536000, immutable',
};

/** Stores pictures in a bucket that several servers share. `local` stores uploads while they are received. */
export function createS3Files(
  { bucket, endpoint = 'https://s3.amazonaws.com', ...account }: S3Store,
  local: Pick<UploadFiles, 'takeSpoolPath' | 'listOld'>,
): UploadFiles {
  const { protocol, hostname, port } = new URL(endpoint);
  const client = new Client({
    ...account,
    endPoint: hostname,
    useSSL: protocol === 'https:',
    ...(port && { port: Number(port) }),
  });

  return {
    takeSpoolPath: local.takeSpoolPath,
    save: async (name, bytes) => {
      await client.putObject(bucket, toKey(name), bytes, bytes.length, HEADERS);
    },
    find: async (name) => {
      const key = toKey(name);
      const found = await client.statObject(bucket, key).catch(toUndefinedIfMissing);
      return found && { stream: await client.getObject(bucket, key), size: found.size };
    },
    remove: async (names) => {
      for (const name of names) await client.removeObject(bucket, toKey(name));
    },
    async *listOld() {
      yield* local.listOld();
      for await (const { name = '', lastModified } of client.listObjectsV2(bucket, '', true)) {
        const isOld = lastModified && lastModified.getTime() < Date.now() - HOUR_MS;
        if (isOld && toUploadId(name) !== undefined) yield [name];
      }
    },
  };
}

function toKey(name: string): string {
  if (toUploadId(name) === undefined) throw new Error(`Invalid upload name ${name}`);
  return name;
}

function toUndefinedIfMissing(error: unknown): undefined {
  if (error instanceof S3Error && error.code === 'NotFound') return undefined;
  throw error;
}
