import { expect, test } from 'vitest';
import { addMinute, markRung, pauseTimer, startTimer } from '#offline/kitchen/timer.ts';
import { createChimes } from './chimes.ts';

const NOON = 1_780_000_000_000;
const place = { id: 'eggs', dishId: 'ramen', step: 1, name: 'Ramen' };
const eggs = startTimer(place, { words: '7 minutes', seconds: 420 }, NOON);

/** Fake audio that records when each chime begins and how many were silenced. */
function listen() {
  const played = { begins: [] as number[], silenced: 0 };
  const param = {
    value: 0,
    setValueAtTime: () => param,
    exponentialRampToValueAtTime: () => param,
  };
  let count = 0;
  const sound = {
    currentTime: 0,
    destination: {},
    createGain: () => ({
      gain: param,
      connect: () => {
        count = 0;
      },
      disconnect: () => {
        played.silenced += 1;
      },
    }),
    createOscillator: () => ({
      frequency: param,
      connect: () => undefined,
      start: (at: number) => {
        if (count === 0) played.begins.push(at);
        count += 1;
      },
      stop: () => undefined,
    }),
  };
  return { played, sound };
}

test('schedules a chime ahead, once, on the audio clock', () => {
  const { played, sound } = listen();
  const follow = createChimes();
  follow(sound, [eggs], NOON);
  sound.currentTime = 60;
  follow(sound, [eggs], NOON + 60_000);
  expect(played).toEqual({ begins: [420], silenced: 0 });
});

test('cancels the chime on pause and moves it with an added minute', () => {
  const { played, sound } = listen();
  const follow = createChimes();
  follow(sound, [eggs], NOON);
  follow(sound, [pauseTimer(eggs, NOON)], NOON);
  expect(played).toEqual({ begins: [420], silenced: 1 });
  follow(sound, [addMinute(eggs, NOON)], NOON);
  expect(played.begins).toEqual([420, 480]);
});

test('reschedules after a sleep that stopped the audio clock', () => {
  const { played, sound } = listen();
  const follow = createChimes();
  follow(sound, [eggs], NOON);
  sound.currentTime = 5;
  follow(sound, [eggs], NOON + 300_000);
  expect(played).toEqual({ begins: [420, 125], silenced: 1 });
});

test('continues while the timer rings and ends when it is stopped', () => {
  const { played, sound } = listen();
  const follow = createChimes();
  follow(sound, [eggs], NOON);
  sound.currentTime = 421;
  const rung = markRung(eggs, NOON + 420_500);
  follow(sound, [rung], NOON + 421_000);
  expect(played).toEqual({ begins: [420], silenced: 0 });
  follow(sound, [], NOON + 422_000);
  expect(played.silenced).toBe(1);
});

test('rings an overdue timer at once when audio is allowed again, but not one that rang long ago', () => {
  const { played, sound } = listen();
  createChimes()(sound, [eggs], NOON + 500_000);
  expect(played.begins).toEqual([0]);
  createChimes()(sound, [markRung(eggs, NOON + 420_000)], NOON + 500_000);
  expect(played.begins).toEqual([0]);
});
