import sharp from 'sharp';

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

/** Creates a picture without equal neighbouring pixels, so that it does not compress well. */
export function toTestPicture(format: Format, width = 64, height = 48): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3, 0);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7919) % 251;
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

/** Creates an animation of three frames in different colours. */
export function toTestAnimation(width = 40, height = 30): Promise<Buffer> {
  const frame = width * height * 3;
  const pixels = Buffer.alloc(frame * 3);
  for (let n = 0; n < 3; n += 1) pixels.fill(n * 100, n * frame, (n + 1) * frame);
  const raw = { width, height: height * 3, channels: 3, pageHeight: height } as const;
  return sharp(pixels, { raw })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
}

/** Creates a form with one file, like a browser sends it. */
export function toForm(field: string, bytes: Buffer, type = 'image/png', filename = 'dish.png') {
  const boundary = `----simmer${Math.random().toString(36).slice(2)}`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
