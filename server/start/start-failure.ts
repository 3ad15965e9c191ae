import { isFullDisk } from '#server/platform/transient-failure.ts';

/** An error of Node. `portName` is the variable that sets the port. */
type PortError = NodeJS.ErrnoException & { port?: number; portName?: string };

export function toErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, portName = 'PORT' } = error as PortError;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is already in use, perhaps by another Simmer. Stop that program, or choose another port: ${toExample(portName, port)}`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `No permission to open port ${port}. Choose one above 1023: ${toExample(portName, port)}`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `The address of HOST is not available on this machine (${error.message}). Use 127.0.0.1, or 0.0.0.0 for all addresses.`;
  }
  if (isFullDisk(error)) {
    return `Out of disk space in DATA_DIR (${error.message}). Free some space there, or set DATA_DIR to a directory on another disk.`;
  }
  return error.message;
}

function toExample(name: string, taken: number | undefined): string {
  const port = name === 'PORT' ? 3001 : 9465;
  return `${name}=${port === taken ? port + 1 : port} npm start`;
}
