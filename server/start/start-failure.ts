import { isFullDisk } from '../transient-failure.ts';

/** An error of Node. `portName` is the variable that sets the port. */
type PortError = NodeJS.ErrnoException & { port?: number; portName?: string };

export function toErrorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port, portName = 'PORT' } = error as PortError;
  if (code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program, perhaps by a Simmer that already runs. Stop that one, or choose another port: ${toExample(portName, port)}`;
  }
  if (code === 'EACCES' && port !== undefined) {
    return `Port ${port} may not be opened by this user. Choose one above 1023: ${toExample(portName, port)}`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `This machine has no address as HOST says (${error.message}). Use 127.0.0.1, or 0.0.0.0 for all of them.`;
  }
  if (isFullDisk(error)) {
    return `The disk of DATA_DIR is full (${error.message}). Make room there, or let DATA_DIR lead to a directory on another disk.`;
  }
  return error.message;
}

function toExample(name: string, taken: number | undefined): string {
  const port = name === 'PORT' ? 3001 : 9465;
  return `${name}=${port === taken ? port + 1 : port} npm start`;
}
