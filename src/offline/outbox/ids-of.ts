import { type Command, toDefinition } from '#contract/writes.ts';

export function toMadeId(command: Command): string | undefined {
  return toDefinition(command).ids.makes?.(command);
}

export function toRemovedId(command: Command): string | undefined {
  return toDefinition(command).ids.removes?.(command);
}

/** The ids that must exist on the server before the command is sent. */
export function toNeededIds(command: Command): readonly string[] {
  return toDefinition(command).ids.needs(command);
}

/** The command without this id, or undefined if it needs the id. */
export function toWithout(command: Command, id: string): Command | undefined {
  return toDefinition(command).ids.without?.(command, id);
}

export function toBytesId(command: Command): string | undefined {
  return toDefinition(command).bytesId?.(command);
}

export function replaceIds(command: Command, toId: (id: string) => string): Command {
  return toDefinition(command).ids.replace(command, toId);
}
