import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMING_PAGES } from '../../contract/paths.ts';
import { type OpenApp, openApp } from '../testing/open-app.tsx';

let app: OpenApp;
beforeAll(async () => {
  app = await openApp({ dishes: {} });
});
afterAll(() => app.close());

test.each(COMING_PAGES.map(([path, title]) => [path.replace(/\$\w+/, '0190-some-id'), title]))(
  '%s says that it is not served yet',
  async (address, title) => {
    app.open(address);
    await screen.findByText(/^This page is not served yet/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toBe(`${title} · Simmer`);
  },
);
