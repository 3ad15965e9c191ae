import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { getSystem } from '../theme/system.ts';
import { Switch } from './switch.tsx';

function OneSwitch() {
  const [isOn, setOn] = useState(false);
  return <Switch label="Tofu instead of pork" isOn={isOn} toggle={() => setOn(!isOn)} />;
}

test('a switch has a name, exposes its state, and is toggled', () => {
  render(
    <ChakraProvider value={getSystem()}>
      <OneSwitch />
    </ChakraProvider>,
  );
  const one = screen.getByRole('switch', { name: 'Tofu instead of pork' });
  expect(one.getAttribute('aria-checked')).toBe('false');
  fireEvent.click(one);
  expect(one.getAttribute('aria-checked')).toBe('true');
  expect(one).toHaveProperty('checked', true);
  fireEvent.click(one);
  expect(one.getAttribute('aria-checked')).toBe('false');
});
