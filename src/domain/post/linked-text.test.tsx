import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getSystem } from '#ui/theme/system.ts';
import { LinkedText } from './linked-text.tsx';

const show = (text: string) =>
  render(
    <ChakraProvider value={getSystem()}>
      <LinkedText text={text} />
    </ChakraProvider>,
  );

test('opens a link in a new tab without opener, referrer or endorsement', () => {
  show('Soak them first: https://kitchen.example/beans.');
  const link = screen.getByRole('link', { name: 'https://kitchen.example/beans' });
  expect(link.getAttribute('href')).toBe('https://kitchen.example/beans');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('nofollow noopener noreferrer ugc');
});

test('[T-links-2] shows text that looks like markup or a script as it was written', () => {
  const text = '<img src="https://a.example/x.png" onerror=alert(1)>\n  javascript:alert(1)';
  const { container } = show(text);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://a.example/x.png',
  ]);
});
