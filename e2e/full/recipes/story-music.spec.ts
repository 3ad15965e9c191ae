import { expect, test } from '../../support/fixtures.ts';

test('an insight that was read once is stored for use without a network', { tag: '@soak' }, async ({
  page,
  server,
  network,
  settle,
}) => {
  const [read, unread] = await server.fetchRecipes('asian');
  if (!read || !unread) throw new Error('Two Asian dishes are wanted');
  await page.goto(`/recipe/${read._id}?tab=story`);
  await settle(page);
  await expect(page.getByRole('button', { name: /^Play the video about/ })).toBeVisible();
  const ask = page.getByRole('button', { name: 'Get cultural insight' });
  const insight = page.getByRole('region', { name: 'Cultural insight' });
  await ask.click();
  await expect(insight.locator('p').first()).toHaveText(/.{100}/);
  const text = (await insight.locator('p').first().textContent()) ?? '';

  await network.setCondition('server-down');
  await server.stop();
  await page.reload();
  await ask.click();
  await expect(insight.getByText(text)).toBeVisible();

  await page.goto(`/recipe/${unread._id}?tab=story`);
  await ask.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Network error: Unable to connect to cultural insights service',
  );

  await page.goto(`/recipe/${unread._id}?tab=music`);
  await expect(page.getByRole('heading', { name: /^Music from / })).toBeVisible();
  const cover = page.getByRole('tabpanel').locator('img').first();
  await expect
    .poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('signing in to the music service exchanges the code and returns to the same page', async ({
  page,
  server,
  network,
}) => {
  const dish = await server.fetchDish('latin');
  const path = `/recipe/${dish._id}?tab=music`;
  const callback = `${network.origin}/callback`;
  await page.route('**/api/music', (route) => route.fulfill({ json: { clientId: 'client1' } }));
  await page.route('https://accounts.spotify.com/authorize?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    expect(query.get('redirect_uri')).toBe(callback);
    const answer = new URLSearchParams({ code: 'c0de', state: query.get('state') ?? '' });
    return route.fulfill({ status: 302, headers: { location: `${callback}?${answer}` } });
  });
  await page.route('https://accounts.spotify.com/api/token', async (route) => {
    expect(new URLSearchParams(route.request().postData() ?? '').get('code')).toBe('c0de');
    await route.fulfill({
      headers: { 'access-control-allow-origin': network.origin },
      json: { access_token: 'abc', token_type: 'Bearer', expires_in: 3600 },
    });
  });
  await page.goto(path);
  await page.getByRole('button', { name: 'Connect' }).click();
  await expect(page.getByText('Music connected')).toBeVisible();
  await expect(page).toHaveURL('/callback');
  await expect(page).toHaveURL(path);
  await expect(page.getByText('Your music service is connected')).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/code|token/);
});

test('ignores a token that this app did not request', { tag: '@soak' }, async ({ page }) => {
  const answer = await page.goto('/callback#access_token=abc&token_type=Bearer&state=a1b2');
  expect(answer?.status()).toBe(200);
  await expect(page.getByText('Music sign-in failed')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('music_access_token'))).toBeNull();
});

test('a refusal of the music service opens home', { tag: '@soak' }, async ({ page }) => {
  await page.goto('/callback#error=access_denied');
  await expect(page.getByText('Music sign-in failed')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('[T-music-1] no view calls another host before a tap', async ({ page, server, network }) => {
  const dish = await server.fetchDish('latin');
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== network.origin) foreign.push(origin);
  });
  for (const tab of ['story', 'music']) {
    await page.goto(`/recipe/${dish._id}?tab=${tab}`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(foreign).toEqual([]);
});
