import * as v from 'valibot';
import { onDevice } from '../device/device.ts';

const Titled = v.object({ _id: v.string(), title: v.string() });
const Named = v.object({ id: v.string(), name: v.string() });

export async function readSeenNames(userId: string): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  await onDevice(async (device) => {
    await device.communityPages
      .where('[userId+kind+at]')
      .between([userId, '', ''], [userId, '\uffff', ''])
      .each((row) => collect(row, names));
  }, undefined);
  return names;
}

/** Works on any kind of page: an object with a title is a post, one with a name is a person. */
function collect(value: unknown, names: Map<string, string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (v.is(Titled, value)) names.set(value._id, value.title);
  if (v.is(Named, value)) names.set(value.id, value.name);
  for (const part of Object.values(value)) collect(part, names);
}
