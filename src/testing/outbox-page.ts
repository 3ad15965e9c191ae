import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { getHealth } from '#contract/status/endpoints.ts';
import type { Command } from '#contract/writes.ts';
import { notifyAndWake } from '#domain/outbox/sender.ts';
import { writeOnDevice } from '#offline/device/device.ts';
import { type Refusal, readRows } from '#offline/outbox/rows.ts';
import type { Cook } from '#server/testing/sign-up.ts';
import { queueWrites } from './queue-writes.ts';
import { signInHere } from './sign-in-here.ts';
import { setUpTestPage } from './test-page.ts';

export const POST = '0190aaaa-0000-7000-8000-000000000001';
export const create: Command = {
  op: 'post.create',
  post: { _id: POST, title: 'Dan dan, the lazy way', content: 'It works.' },
};
export const comment: Command = {
  op: 'comment.add',
  postId: POST,
  commentId: '0190aaaa-0000-7000-8000-000000000002',
  content: 'Saving this for the next snow day.',
};

/**
 * Sets up the app with a signed-in member. While `isOnline` is false, writes fail as without a network and the health
 * check answers 502. Pages load in both states.
 */
export function wireOutbox() {
  const wired = setUpTestPage();
  let cook: Cook;
  const page = {
    isOnline: false,
    open: wired.open,
    signUp: wired.signUp,
    get server() {
      return wired.server;
    },
    get cook() {
      return cook;
    },
    write: (command: Command, label?: string) =>
      queueWrites([{ command, userId: cook.user.id, ...(label !== undefined && { label }) }]),
    /** Marks the first queued write of this kind as refused by the server. */
    refuse: async (op: Command['op'], error: Refusal) => {
      await writeOnDevice(async (device) => {
        const row = (await readRows(device, cook.user.id)).find((each) => each.command.op === op);
        if (row) await device.outbox.put({ ...row, state: 'failed', sent: true, error });
      });
      notifyAndWake();
    },
  };
  beforeEach(async () => {
    page.isOnline = false;
    wired.instead = (_method, address) =>
      !page.isOnline && address.endsWith(getHealth.path)
        ? new Response('', { status: 502 })
        : undefined;
    vi.stubGlobal('fetch', (input: string, init: RequestInit) =>
      page.isOnline ? wired.ask(input, init) : Promise.reject(new TypeError('no network')),
    );
    cook = await wired.signUp('Amara Diallo');
    await signInHere(cook);
  });
  return page;
}

/** Opens the sheet with the badge on the You tab, whatever its label. */
export async function openSheet(): Promise<HTMLElement> {
  const [badge] = await screen.findAllByRole('button', {
    name: /\d (waiting to send|couldn’t be sent|needs? a decision)/,
  });
  if (badge) fireEvent.click(badge);
  return screen.findByRole('dialog', { name: /^\d things? (waiting|couldn’t|needs?)/ });
}
