import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signInHere } from '#src/testing/sign-in-here.ts';
import { setUpTestPage } from '#src/testing/test-page.ts';

const page = setUpTestPage({ dishes: 'collection', rateLimit: 'off' });

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('names the open list, and takes shared lists away when the member leaves', async () => {
  const ana = await page.signUp('Ana');
  const ben = await page.signUp('Ben');
  await ana.ask('POST', '/lists', { name: 'Shopping list' });
  const { household } = (await ana.ask('POST', '/households', { name: 'Home' })).json();
  const [shared] = (await ana.ask('GET', '/lists')).json();
  const need = { _id: '01a21e84-5349-748b-af76-5cf5d9874be5', text: 'milk' };
  await ana.ask('POST', `/lists/${shared._id}/needs`, {
    needs: [{ ...need, at: new Date().toISOString() }],
  });
  await ben.ask('POST', '/lists', { name: 'Shopping list' });
  await ben.ask('POST', '/lists', { name: 'Garden' });
  const invite = (await ana.ask('POST', `/households/${household._id}/invites`)).json();
  const joined = await ben.ask('POST', `/invites/${invite.token}/accept`);
  expect(joined.statusCode).toBe(200);

  await signInHere(ben);
  page.open(`/list?list=${shared._id}`);
  await screen.findByRole('checkbox', { name: 'Milk' });
  const tabs = screen.getByRole('navigation', { name: 'Your lists' });
  await within(tabs).findByRole('link', { name: 'Shopping list · Home', current: 'page' });
  expect(within(tabs).getAllByRole('link', { current: false })).toHaveLength(2);
  fireEvent.click(within(tabs).getByRole('link', { name: 'Garden' }));
  await findHeading('Garden');
  fireEvent.click(await screen.findByRole('link', { name: 'Shopping list · Home' }));
  await findHeading('Shopping list');

  page.hasNetwork = false;
  fireEvent.click(screen.getByRole('button', { name: 'More for this list' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Household' }));
  const leave = { name: 'Leave household' };
  fireEvent.click(await screen.findByRole('button', leave));
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', leave));
  await screen.findByText('You left Home');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Milk' })).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
