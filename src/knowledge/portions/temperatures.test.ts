import { expect, test } from 'vitest';
import { convertTemperatures } from './temperatures.ts';

test.each([
  ['Bake at 180 °C.', 'Bake at 350 °F.'],
  ['Bake at 175 °C.', 'Bake at 350 °F.'],
  ['Bake at 205 °C.', 'Bake at 400 °F.'],
  ['Bake at 180°C.', 'Bake at 350°F.'],
  ['Bake at 180C.', 'Bake at 350F.'],
  ['Bake at 180 degrees Celsius.', 'Bake at 350 degrees Fahrenheit.'],
  ['Roast at 200 °C, then 160 °C.', 'Roast at 400 °F, then 325 °F.'],
  ['Roast at 220 to 230 °C.', 'Roast at 425 to 450 °F.'],
  ['Proof at 18–20 °C.', 'Proof at 65–70 °F.'],
  ['Keep warm at 90 °C.', 'Keep warm at 195 °F.'],
  ['The centre reads 63 °C.', 'The centre reads 145 °F.'],
  ['Freeze at −20 °C.', 'Freeze at −5 °F.'],
  ['Freeze at -18 °C.', 'Freeze at 0 °F.'],
  ['Chill to 0 °C.', 'Chill to 32 °F.'],
  ['Boil at 100 °C.', 'Boil at 212 °F.'],
  [
    'Heat to between 180 and 200 degrees Celsius.',
    'Heat to between 350 and 400 degrees Fahrenheit.',
  ],
  ['Heat to between 180°C and 200°C.', 'Heat to between 350°F and 400°F.'],
  ['Heat to 180° to 200°C.', 'Heat to 350° to 400°F.'],
  ['Heat to 180 or 200 °C.', 'Heat to 350 or 400 °F.'],
  ['Heat to 180°C-200°C.', 'Heat to 350°F-400°F.'],
  ['Heat to 180–200ºC.', 'Heat to 350–400ºF.'],
  ['Heat to 180℃.', 'Heat to 350℉.'],
  ['Heat to 180c, to 180°c.', 'Heat to 350f, to 350°f.'],
  ['Prove at 20–22 °C.', 'Prove at 68–72 °F.'],
  ['Heat to 180 degrees celsius.', 'Heat to 350 degrees fahrenheit.'],
  ['Heat to 180 deg. C.', 'Heat to 350 deg. F.'],
  ['Heat to 180 Celsius.', 'Heat to 350 Fahrenheit.'],
  ['Prove at 37.5 °C.', 'Prove at 100 °F.'],
  ['Bake at 200°C/180°C fan.', 'Bake at 400°F/350°F fan.'],
  ['Bake at 200°C (180°C fan)/gas mark 6.', 'Bake at 400°F (350°F fan)/gas mark 6.'],
  ['Bake at 200C/fan 180C/gas 6.', 'Bake at 400F/fan 350F/gas 6.'],
])('converts “%s” to “%s” in US units', (text, shown) => {
  expect(convertTemperatures(text, 'us')).toBe(shown);
});

test.each([
  ['Bake at 350°F.', 'Bake at 180°C.'],
  ['Bake at 325 degrees F for 20 minutes.', 'Bake at 160 degrees C for 20 minutes.'],
  ['Broil at 500 °F.', 'Broil at 260 °C.'],
  ['It registers 165 °F.', 'It registers 74 °C.'],
  ['Heat to between 350 and 375°F.', 'Heat to between 180 and 190°C.'],
  ['Heat to between 350°F and 375°F.', 'Heat to between 180°C and 190°C.'],
  ['Heat to 350-375 degrees F.', 'Heat to 180-190 degrees C.'],
  ['Bake at 375 F.', 'Bake at 190 C.'],
  ['Boil at 212 °F, freeze at 32 °F.', 'Boil at 100 °C, freeze at 0 °C.'],
  ['Freeze at 0 °F.', 'Freeze at −18 °C.'],
])('converts “%s” to “%s” in metric units', (text, shown) => {
  expect(convertTemperatures(text, 'metric')).toBe(shown);
});

test.each([
  ['Lower it by 20 °C.', 'Lower it by about 35 °F.'],
  ['Raise it by about 20 °C.', 'Raise it by about 35 °F.'],
  ['Raise it by 10 °C to 15 °C.', 'Raise it by about 20 °F to 25 °F.'],
  ['Raise it by 20 to 30 °C.', 'Raise it by about 35 to 55 °F.'],
  ['It should be 10°C warmer.', 'It should be about 20°F warmer.'],
  ['Keep it within 5 °C of that.', 'Keep it within about 9 °F of that.'],
  ['Turn the oven down 20 °C.', 'Turn the oven down about 35 °F.'],
  ['A difference of 10 °C.', 'A difference of about 20 °F.'],
  ['Hold 60 °C, ±5 °C.', 'Hold 140 °F, ±9 °F.'],
  ['Bake at 180 °C, 20 °C lower with a fan.', 'Bake at 350 °F, about 35 °F lower with a fan.'],
  ['By 118 °C it forms a ball.', 'By 245 °F it forms a ball.'],
  ['Bake at 180 °C on the lower shelf.', 'Bake at 350 °F on the lower shelf.'],
])('converts a temperature difference without the offset: “%s” becomes “%s”', (text, shown) => {
  expect(convertTemperatures(text, 'us')).toBe(shown);
});

test.each([
  ['Reduce the heat by 25°F.', 'Reduce the heat by about 15°C.'],
  ['It is 50 degrees F hotter.', 'It is about 30 degrees C hotter.'],
])('converts “%s” to “%s” in metric units', (text, shown) => {
  expect(convertTemperatures(text, 'metric')).toBe(shown);
});

test.each([
  'Heat to 180°C/350°F.',
  'Heat to 350°F [180°C].',
  'Heat to 350°F – 180°C.',
  'Heat to 180°C = 350°F.',
  'Bake at 200°C/180°C fan/400°F/gas 6.',
  'Bake at 200°C (180°C fan)/400°F/gas 6.',
  'Bake at 400°F (200°C, fan 180°C, gas mark 6).',
  'Lower it by 20 °C (35 °F).',
  'Leave it 10 degrees warmer, at gas mark 6.',
  'Heat to 350°F (180°C).',
  'Heat to 180°C (roughly 350°F).',
  'Warm it to 43 degrees C (110 degrees F).',
  'Leave it at 15-20°C/60-70°F.',
  'Heat to 218 C (425 degrees F).',
  'It reads 74 °C or 165 °F.',
  'Use vitamin C, 2 C batteries, 2 c flour and 5 F plugs.',
  'Add 180 g Comté and turn the dial to 6.',
  'Bake at 350 degrees.',
  'Bake at 350 °F.',
])('does not change “%s”', (text) => {
  expect(convertTemperatures(text, 'us')).toBe(text);
});

test('converts every Celsius oven mark to Fahrenheit and back without a change', () => {
  for (let celsius = 110; celsius <= 260; celsius += 10) {
    const there = convertTemperatures(`${celsius} °C`, 'us');
    expect(convertTemperatures(there, 'metric')).toBe(`${celsius} °C`);
  }
});

test('converts nothing if no units are chosen', () => {
  expect(convertTemperatures('Bake at 180 °C.', undefined)).toBe('Bake at 180 °C.');
});
