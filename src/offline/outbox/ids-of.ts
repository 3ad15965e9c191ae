import { type Command, toDefinition } from '../../../contract/writes/all.ts';

/** The id that a command creates; undefined for one that changes or removes something. */
export function toMadeId(command: Command): string | undefined {
  return toDefinition(command).ids.makes?.(command);
}

export function toRemovedId(command: Command): string | undefined {
  return toDefinition(command).ids.removes?.(command);
}

/** The ids that must exist before it is sent. */
export function toNeededIds(command: Command): readonly string[] {
  return toDefinition(command).ids.needs(command);
}

/** The same command without this id; undefined where it means nothing without. */
export function toWithout(command: Command, id: string): Command | undefined {
  return toDefinition(command).ids.without?.(command, id);
}

/** The id under which its bytes are stored; undefined for a command that is text alone. */
export function toBytesId(command: Command): string | undefined {
  return toDefinition(command).bytesId?.(command);
}

/** The same command with other ids. */
export function replaceIds(command: Command, toId: (id: string) => string): Command {
  return toDefinition(command).ids.replace(command, toId);
}
