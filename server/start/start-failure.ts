import { isFullDisk } from '../passing-trouble.ts';

export function toSentence(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=3001 npm start`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be opened by this user. Choose one above 1023: PORT=3001 npm start`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address as HOST says (${error.message}). Use 127.0.0.1, or 0.0.0.0 for all of them.`;
  }
  if (isFullDisk(error)) {
    return `The disk of DATA_DIR is full (${error.message}). Make room there, or let DATA_DIR lead to a directory on another disk.`;
  }
  return error.message;
}
