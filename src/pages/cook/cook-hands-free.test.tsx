import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

let recognition: Recognition | undefined;

/** Fake of the browser's speech recognition. */
class Recognition extends EventTarget {
  starts = 0;
  isListening = false;
  start = () => {
    this.starts += 1;
    this.isListening = true;
  };
  abort = () => {
    this.isListening = false;
  };
  hear(transcript: string) {
    const result = Object.assign([{ transcript }], { isFinal: true });
    const event = Object.assign(new Event('result'), { resultIndex: 0, results: [result] });
    act(() => void this.dispatchEvent(event));
  }
  end(error?: string) {
    this.isListening = false;
    act(() => {
      if (error) this.dispatchEvent(Object.assign(new Event('error'), { error }));
      this.dispatchEvent(new Event('end'));
    });
  }
}

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: 'collection' });
});
afterAll(() => app.close());
beforeEach(() => {
  useFreshDevice();
  recognition = undefined;
  vi.stubGlobal('SpeechRecognition', function SpeechRecognition() {
    recognition = new Recognition();
    return recognition;
  });
});
afterEach(() => vi.unstubAllGlobals());

const start = async () => {
  app.open('/recipe/dan-dan-noodles/cook');
  await screen.findByRole('heading', { level: 1, name: /^Step 1 of 8/ });
};
const findButton = () => screen.findByRole('button', { name: 'Hands-free' });
async function listen(): Promise<Recognition> {
  await start();
  fireEvent.click(await findButton());
  if (!recognition) throw new Error('Nothing listens');
  return recognition;
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('listens only between two taps', async () => {
  await start();
  const button = await findButton();
  expect(recognition).toBeUndefined();
  fireEvent.click(button);
  expect(recognition?.isListening).toBe(true);
  screen.getByText(/^Listening\. Say/);
  fireEvent.click(button);
  expect(recognition?.isListening).toBe(false);
  recognition?.hear('next');
  expect(heading()).toMatch(/^Step 1 of 8/);
});

test('"next" and "back" turn the steps, other talk does not', async () => {
  const ears = await listen();
  ears.hear('Next');
  expect(heading()).toMatch(/^Step 2 of 8/);
  ears.hear('and then we all went back to the market in the rain');
  expect(heading()).toMatch(/^Step 2 of 8/);
  ears.hear('go back');
  expect(heading()).toMatch(/^Step 1 of 8/);
});

test('answers ingredients and durations, and starts a timer', async () => {
  const ears = await listen();
  ears.hear('how long');
  await screen.findByText('No timer is running.');
  ears.hear('ingredients');
  await screen.findByText(/^2 tsp Sichuan peppercorns/, { selector: 'output' });
  ears.hear('start timer');
  await screen.findByText('Timer started: 3 minutes.');
  await screen.findByRole('timer');
  ears.hear('how long');
  await screen.findByText(/^Dan Dan Noodles: (?:3\smin|2\smin 5\d\ss)\.$/);
  expect(heading()).toMatch(/^Step 1 of 8/);
});

test('resumes after silence, and shows a message if the microphone is refused', async () => {
  const ears = await listen();
  ears.end('no-speech');
  expect(ears.starts).toBe(2);
  ears.end('not-allowed');
  await screen.findByText('Simmer isn’t allowed to use the microphone.');
  expect((await findButton()).getAttribute('aria-pressed')).toBe('false');
  expect(ears.starts).toBe(2);
});

test('hides the button in a browser without speech recognition', async () => {
  vi.unstubAllGlobals();
  await start();
  await act(() => import('./beside-step.ts'));
  expect(screen.queryByRole('button', { name: 'Hands-free' })).toBeNull();
});
