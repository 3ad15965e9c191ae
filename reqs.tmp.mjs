import { chromium } from 'playwright';
const [origin, ...paths] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const p of paths) {
  const c = await b.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.6, serviceWorkers: 'block' });
  const page = await c.newPage(); const list = [];
  page.on('requestfinished', async (r) => { const s = await r.sizes(); list.push([r.resourceType(), new URL(r.url()).pathname + new URL(r.url()).search, s.responseBodySize]); });
  await page.goto(origin + p); await page.waitForLoadState('networkidle'); await page.waitForTimeout(1000);
  console.log(p, list.length); if (process.env.V) for (const l of list) console.log('  ', l.join(' '));
  await c.close();
}
await b.close();
