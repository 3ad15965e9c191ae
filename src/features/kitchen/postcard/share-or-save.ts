import type { Made } from './use-postcard.ts';

/** Whether this device has a sheet that takes pictures; not every browser has one. */
export function canShareFile(file: File): boolean {
  const device: Partial<Navigator> = navigator;
  return device.share !== undefined && device.canShare?.({ files: [file] }) === true;
}

/** Closing the sheet again is no failure, and a second one cannot be opened over the first. */
export async function shareFile(file: File): Promise<void> {
  await navigator.share({ files: [file] }).catch(() => undefined);
}

/** Into the downloads of this device. */
export function keepFile({ file, address }: Made): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
}
