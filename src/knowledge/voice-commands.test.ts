import { expect, test } from 'vitest';
import { toVoiceCommand } from './voice-commands.ts';

test.each([
  ['next', 'next'],
  ['Next step please', 'next'],
  ['go on', 'next'],
  ['go back', 'back'],
  ['the previous step', 'back'],
  ['repeat', 'repeat'],
  ['say that again', 'repeat'],
  ['ingredients', 'ingredients'],
  ['what do I need', 'ingredients'],
  ['start timer', 'startTimer'],
  ['start the timer', 'startTimer'],
  ['set a timer', 'startTimer'],
  ['how long', 'howLong'],
  ['how much time is left', 'howLong'],
  ['stop', 'stop'],
] as const)('"%s" means %s', (phrase, command) => {
  expect(toVoiceCommand(phrase)).toBe(command);
});

test.each(['', 'onion', 'nextdoor', 'and then we went back to the next town over'])(
  '"%s" is not a command',
  (phrase) => {
    expect(toVoiceCommand(phrase)).toBeUndefined();
  },
);
