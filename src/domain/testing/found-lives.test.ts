import { expect, test } from 'vitest';
import type { Op } from '#contract/writes.ts';
import { play } from './life.ts';
import type { Action, Fault, Write } from './scenario.ts';

/** Lives that once broke a law, in their shortest form. Every run plays them, independent of seeds. */
const LIVES: Record<string, readonly Action[]> = {
  'a recipe is edited again after its edit was refused and its visibility accepted': [
    write('cookbook.create'),
    send(['ok'], 0),
    write('cookbook.update'),
    write('cookbook-visibility.set'),
    send(['mismatch', 'ok'], 0),
    write('cookbook.create'),
    write('cookbook.update'),
  ],
  'a recipe is edited at the moment at which its creation is accepted': [
    write('cookbook.create'),
    { ...send(['ok'], 0), twice: true, midway: { at: 1, action: write('cookbook.update') } },
    send(['ok']),
  ],
  'a need is removed while its refused addition waits to be mended': [
    write('need.remove', 'refused'),
    send(['ok']),
    { do: 'decide', what: 'fix', n: 0, crashAt: 0 },
    send(['ok']),
  ],
  'a picture that an edit put into an unsent post is refused: the post waits behind it': [
    write('post.create'),
    write('post.update', 'with-file'),
    send(['mismatch']),
  ],
  'a refused note is mended while a newer one waits behind it': [
    write('note.set', 'refused'),
    send(['503', 'ok']),
    write('note.set'),
    send(['ok']),
    { do: 'decide', what: 'fix', n: 0, crashAt: 0 },
  ],
  'a refused comment is mended while an edit of it waits behind it': [
    write('comment.add', 'refused'),
    send(['503', 'ok']),
    write('comment.update'),
    send(['ok']),
    { do: 'decide', what: 'fix', n: 0, crashAt: 0 },
  ],
  'a refused block is tried again after its end was accepted': [
    write('block.set'),
    send(['503']),
    write('block.set'),
    send(['403', 'ok']),
    { do: 'decide', what: 'again', n: 0, crashAt: 0 },
    send(['ok']),
  ],
  'refused settings are tried again after newer ones that may have arrived': [
    write('push-settings.set'),
    send(['503']),
    write('push-settings.set'),
    send(['403', 'drop-after']),
    { do: 'decide', what: 'again', n: 0, crashAt: 0 },
    send(['ok']),
  ],
  'an edit arrived unseen, was refused by a stranger, and is tried again': [
    write('post.create'),
    send(['ok']),
    write('post.update'),
    send(['drop-after']),
    send(['403']),
    { do: 'decide', what: 'again', n: 0, crashAt: 0 },
    send(['ok']),
  ],
  'the time to undo a deletion ends for one sender while another one’s request is on the wire': [
    write('post.create', 'with-file'),
    write('post.delete'),
    {
      ...send(['ok', 'endless', 'ok'], 0),
      twice: true,
      midway: { at: 1, action: write('post.create') },
    },
  ],
  'a comment is deleted while it is sent, refused, and the time to undo that is over': [
    write('post.create'),
    write('comment.add', 'refused'),
    write('post.create'),
    {
      ...send(['portal-404', 'ok', 'silence-after', 'ok'], 0),
      twice: true,
      midway: { at: 3, action: write('comment.delete') },
    },
    send(['ok'], 0),
    send(['ok'], 0),
  ],
  'a change of a list is too old to be sent again, and a later one passes it': [
    { do: 'user', name: 'ben' },
    write('list.create'),
    { ...send(['ok', 'proxy'], 0), midway: { at: 1, action: write('aisle.set') } },
    write('aisle-order.set'),
    { do: 'jump', ms: 70 * 24 * 3_600_000 },
  ],
  'the server asks for a wait again after the clock was set back': [
    write('post.create'),
    send(['429-date'], 0),
    { do: 'jump', ms: -3 * 24 * 3_600_000 },
    send(['429-date'], 0),
    send(['ok'], 0),
  ],
};

for (const [name, life] of Object.entries(LIVES)) {
  test(`no law is broken: ${name}`, async () => {
    await expect(play(life)).resolves.toBeInstanceOf(Map);
  });
}

function write(op: Op, variant: Write['variant'] = 'plain'): Write {
  return { do: 'write', op, variant, n: 0, crashAt: 0 };
}

function send(faults: Fault[], after = 10_000): Extract<Action, { do: 'drain' }> {
  return { do: 'drain', after, faults, crashAt: 0, twice: false, midway: null };
}
