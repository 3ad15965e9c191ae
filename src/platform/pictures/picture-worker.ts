import { type Easel, shrink, toQuality } from './picture-shrink.ts';

// Decoding a phone's picture would block the main thread for too long.
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof Blob)) return;
  shrink(data, toEasel).then(
    (shrunk) => postMessage(shrunk),
    () => postMessage(undefined),
  );
});

function toEasel(width: number, height: number): Easel {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Nothing to draw on');
  context.imageSmoothingQuality = 'high';
  return { context, toBlob: (type) => canvas.convertToBlob(toQuality(type)) };
}
