import { ChakraProvider } from '@chakra-ui/react';
import { fireEvent, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Avatar } from './avatar.tsx';
import { getSystem } from './theme/system.ts';

test('shows the letter below the picture, and only the letter if the picture fails', () => {
  const { container } = render(
    <ChakraProvider value={getSystem()}>
      <Avatar name="Ana" src="/gone.webp" size={40} />
    </ChakraProvider>,
  );
  expect(container.textContent).toBe('A');
  const picture = container.querySelector('img');
  expect(picture).toHaveProperty('style.display', '');
  if (picture) fireEvent.error(picture);
  expect(picture).toHaveProperty('style.display', 'none');
});
