/** How long an address stays good after it was given to the browser, which reads it later. */
const KEPT_MS = 60_000;

/** Hands a file to the browser's downloads under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
