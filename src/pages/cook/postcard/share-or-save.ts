import type { Made } from './use-postcard.ts';

export function canShareFile(file: File): boolean {
  const device: Partial<Navigator> = navigator;
  return device.share !== undefined && device.canShare?.({ files: [file] }) === true;
}

/** Ignores rejections: the user may cancel, and a second sheet cannot be opened over the first. */
export async function shareFile(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch(() => undefined);
}

/** Saves the picture to the device's downloads. */
export function keepFile({ file, address }: Made): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
}
