import { open, stat, truncate, writeFile } from 'node:fs/promises';

/** Bytes. The log and its copy `….1` together stay below three times this. */
const LOG_MAX = 5_000_000;
const CHECK_MS = 10_000;

/**
 * Trims PostgreSQL's log at an interval, and returns a function that stops this and awaits a running check. PostgreSQL's own `log_rotation_size`
 * does not limit the total size: it truncates a file only if it rotates by time, and needs one more process.
 */
export function keepLogSmall(
  path: string,
  { checkMs = CHECK_MS, log }: { checkMs?: number | undefined; log: (text: string) => void },
): () => Promise<void> {
  let isFailing = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  let checking = Promise.resolve();
  const check = async () => {
    try {
      await trimLog(path);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log(`Trimming the log of PostgreSQL failed: ${String(error)}`);
      isFailing = true;
    }
    if (!isStopped) plan();
  };
  // Each check plans the next one, so two checks never trim at the same time.
  const plan = () => {
    timer = setTimeout(() => {
      checking = check();
    }, checkMs).unref();
  };
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return checking;
  };
}

/**
 * Empties a log that is larger than `max` bytes, and saves its last `max` bytes as `….1`. PostgreSQL appends, so it
 * continues in the empty file.
 */
export async function trimLog(path: string, max = LOG_MAX): Promise<void> {
  const size = await stat(path).then(
    (file) => file.size,
    () => 0,
  );
  if (size <= max) return;
  try {
    await writeFile(`${path}.1`, await readEnd(path, size, max), { mode: 0o600 });
  } finally {
    // Also runs if the copy fails on a full disk, so that the log shrinks.
    await truncate(path);
  }
}

async function readEnd(path: string, size: number, bytes: number): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, size - bytes);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
