import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { isAnyoneBusy } from '#platform/busy.ts';
import { getSystem } from '#ui/theme/system.ts';
import { CommentBox } from './comment-box.tsx';

function Open({ sent, failure }: { sent: string[]; failure?: string }) {
  const [text, setText] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);
  const send = async (words: string) => {
    sent.push(words);
    if (!failure) setText('');
    return failure;
  };
  return <CommentBox text={text} type={setText} send={send} box={box} />;
}

function openBox(failure?: string) {
  const sent: string[] = [];
  render(
    <ChakraProvider value={getSystem()}>
      <Open sent={sent} {...(failure && { failure })} />
    </ChakraProvider>,
  );
  const box = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add a comment' });
  const button = screen.getByRole('button', { name: 'Send' });
  const type = (value: string) => fireEvent.change(box, { target: { value } });
  return { sent, box, button, type };
}

test('always shows the character counter', () => {
  const { type } = openBox();
  expect(screen.getByText('0 / 1000')).toBeTruthy();
  type('Was the orange in the pot too?');
  expect(screen.getByText('30 / 1000')).toBeTruthy();
  type('x'.repeat(1000));
  expect(screen.getByText('1000 / 1000')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('0 characters left');
});

test.each(['', '   ', ' \n\t '])('does not send an empty or blank comment: "%s"', (words) => {
  const { sent, box, button, type } = openBox();
  type(words);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(screen.getByRole('alert').textContent).toBe('Comment is required');
  expect(document.activeElement).toBe(box);
  expect(sent).toEqual([]);
});

test('sends 1000 characters, and neither cuts nor sends 1001', async () => {
  const { sent, box, button, type } = openBox();
  type('x'.repeat(1001));
  fireEvent.click(button);
  expect(screen.getByRole('alert').textContent).toBe(
    'Comment must be at most 1000 characters long',
  );
  expect(box.value).toHaveLength(1001);
  type('x'.repeat(1000));
  expect(screen.getByRole('alert').textContent).toBe('');
  fireEvent.click(button);
  await waitFor(() => expect(sent).toEqual(['x'.repeat(1000)]));
});

test('leaves the text in the box and shows the reason when it cannot be saved', async () => {
  const { box, button, type } = openBox('There is no room left on this device');
  type('Which sausage?');
  fireEvent.click(button);
  expect((await screen.findByText('There is no room left on this device')).role).toBe('alert');
  expect(box.value).toBe('Which sausage?');
});

test('sends on Ctrl+Enter and starts a new line on Enter', async () => {
  const { sent, box, type } = openBox();
  type('One line');
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(sent).toEqual([]);
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true });
  await waitFor(() => expect(sent).toEqual(['One line']));
});

test('reports the page as busy while a comment is being typed', async () => {
  const { type } = openBox();
  expect(await isAnyoneBusy()).toBe(false);
  type('Half a thou');
  expect(await isAnyoneBusy()).toBe(true);
  type('');
  await expect.poll(() => isAnyoneBusy()).toBe(false);
});
