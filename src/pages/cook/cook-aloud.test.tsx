import { act, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useFreshDevice } from '#offline/testing/fresh-device.ts';
import { saveSettings } from '#platform/settings.ts';
import { type OpenApp, openApp } from '#src/testing/open-app.tsx';

/** Fake of the browser's speech synthesis. */
class Speech extends EventTarget {
  voices = [
    { lang: 'en-GB', name: 'far', localService: false },
    { lang: 'en-US', name: 'near', localService: true },
  ];
  said: Utterance[] = [];
  cancelled = 0;
  getVoices = () => this.voices;
  speak = (utterance: Utterance) => this.said.push(utterance);
  cancel = () => {
    this.cancelled += 1;
  };
}

class Utterance extends EventTarget {
  voice: unknown;
  rate = 1;
  text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

let app: OpenApp;
let speech: Speech;
beforeAll(async () => {
  app = await openApp({ dishes: 'collection' });
});
afterAll(() => app.close());
beforeEach(() => {
  useFreshDevice();
  localStorage.clear();
  speech = new Speech();
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function start() {
  app.open('/recipe/dan-dan-noodles/cook');
  await screen.findByRole('heading', { level: 1, name: /^Step 1 of 8/ });
}
const tap = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const listSaid = () => speech.said.map(({ text }) => text);
const FIRST =
  'Toast 2 tsp Sichuan peppercorns in a dry pan over a low heat for 3 minutes, until they smell of orange peel.';
const SECOND = 'Grind them to a powder and sift out the gritty husks.';

test('a tap reads the step sentence by sentence, in a voice of the device', async () => {
  await start();
  await tap('Read aloud');
  expect(listSaid()).toEqual([FIRST]);
  expect(speech.said[0]?.voice).toMatchObject({ name: 'near' });
  act(() => void speech.said[0]?.dispatchEvent(new Event('end')));
  expect(listSaid()).toEqual([FIRST, SECOND]);
  act(() => void speech.said[1]?.dispatchEvent(new Event('end')));
  const button = screen.getByRole('button', { name: 'Read aloud' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('continues if the voice never fires its end event', async () => {
  await start();
  const button = await screen.findByRole('button', { name: 'Read aloud' });
  vi.useFakeTimers();
  fireEvent.click(button);
  act(() => void vi.advanceTimersByTime(60_000));
  expect(listSaid()).toEqual([FIRST, SECOND]);
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('the voice stops at the next step and when the page is hidden', async () => {
  await start();
  await tap('Read aloud');
  const before = speech.cancelled;
  await tap('Next');
  expect(speech.cancelled).toBe(before + 1);
  await tap('Read aloud');
  const button = screen.getByRole('button', { name: 'Read aloud' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('reads each step automatically, at the chosen speed, if this device is set so', async () => {
  saveSettings({ isEachStepRead: true, speed: 'slow' });
  await start();
  await screen.findByRole('button', { name: 'Read aloud' });
  expect(listSaid()).toEqual([FIRST]);
  expect(speech.said[0]?.rate).toBe(0.8);
  await tap('Next');
  expect(listSaid()).toHaveLength(2);
});

test('stores the choices on the device', async () => {
  await start();
  await tap('How to read aloud');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Read each step automatically: off' }));
  await tap('How to read aloud');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Speed: normal' }));
  expect(localStorage.getItem('simmer.settings')).toContain('"speed":"fast"');
  expect(localStorage.getItem('simmer.settings')).toContain('"isEachStepRead":true');
});

test('without a voice there is no button; a voice that loads later adds it', async () => {
  const { voices } = speech;
  speech.voices = [];
  await start();
  expect(screen.queryByRole('button', { name: 'Read aloud' })).toBeNull();
  speech.voices = voices;
  act(() => void speech.dispatchEvent(new Event('voiceschanged')));
  expect(await screen.findByRole('button', { name: 'Read aloud' })).toBeTruthy();
});

test('headset buttons change and read the steps while the setting is on', async () => {
  const handlers = new Map<string, (() => void) | null>();
  const mediaSession = {
    setActionHandler: (action: string, run: (() => void) | null) => handlers.set(action, run),
  };
  Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: mediaSession });
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  const press = (action: string) => act(() => handlers.get(action)?.());
  try {
    await start();
    await tap('How to read aloud');
    expect(play).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('menuitem', { name: 'Headset buttons change steps: off' }));
    expect(play).toHaveBeenCalled();
    press('nexttrack');
    screen.getByRole('heading', { level: 1, name: /^Step 2 of 8/ });
    press('pause');
    expect(listSaid()).toEqual([
      'Loosen 3 tbsp sesame paste with 2 tbsp soy sauce and 2 tbsp Chinkiang black vinegar.',
    ]);
    press('previoustrack');
    screen.getByRole('heading', { level: 1, name: /^Step 1 of 8/ });
    await tap('How to read aloud');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Headset buttons change steps: on' }));
    expect(pause).toHaveBeenCalled();
    expect([...handlers.values()]).toEqual([null, null, null, null]);
  } finally {
    Reflect.deleteProperty(navigator, 'mediaSession');
    vi.restoreAllMocks();
  }
});
