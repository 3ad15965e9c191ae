import { expect, test } from 'vitest';
import { convertTemperatures } from './temperatures.ts';

test.each([
  ['Bake at 180 °C.', 'Bake at 350 °F.'],
  ['Bake at 180°C.', 'Bake at 350°F.'],
  ['Bake at 180C.', 'Bake at 350F.'],
  ['Bake at 180 degrees Celsius.', 'Bake at 350 degrees Fahrenheit.'],
  ['Roast at 200 °C, then 160 °C.', 'Roast at 400 °F, then 325 °F.'],
  ['Roast at 220 to 230 °C.', 'Roast at 425 to 450 °F.'],
  ['Proof at 18–20 °C.', 'Proof at 65–70 °F.'],
  ['Keep warm at 90 °C.', 'Keep warm at 195 °F.'],
  ['The centre reads 63 °C.', 'The centre reads 145 °F.'],
  ['Freeze at −20 °C.', 'Freeze at −5 °F.'],
])('%s is in an American kitchen: %s', (text, shown) => {
  expect(convertTemperatures(text, 'us')).toBe(shown);
});

test.each([
  ['Bake at 350°F.', 'Bake at 180°C.'],
  ['Bake at 325 degrees F for 20 minutes.', 'Bake at 160 degrees C for 20 minutes.'],
  ['Broil at 500 °F.', 'Broil at 260 °C.'],
  ['It registers 165 °F.', 'It registers 74 °C.'],
])('%s is in a metric kitchen: %s', (text, shown) => {
  expect(convertTemperatures(text, 'metric')).toBe(shown);
});

test.each([
  'Heat to 180°C/350°F.',
  'Heat to 350°F (180°C).',
  'Heat to 180°C (roughly 350°F).',
  'Warm it to 43 degrees C (110 degrees F).',
  'Leave it at 15-20°C/60-70°F.',
  'Heat to 218 C (425 degrees F).',
  'It reads 74 °C or 165 °F.',
  'Use vitamin C, 2 C batteries and 5 F plugs.',
  'Add 180 g Comté and turn the dial to 6.',
  'Bake at 350 degrees.',
  'Bake at 350 °F.',
])('%s stays as it is', (text) => {
  expect(convertTemperatures(text, 'us')).toBe(text);
});

test('what was converted comes back the same for every mark of an oven', () => {
  for (let celsius = 110; celsius <= 260; celsius += 10) {
    const there = convertTemperatures(`${celsius} °C`, 'us');
    expect(convertTemperatures(there, 'metric')).toBe(`${celsius} °C`);
  }
});

test('without a choice nothing changes', () => {
  expect(convertTemperatures('Bake at 180 °C.', undefined)).toBe('Bake at 180 °C.');
});
