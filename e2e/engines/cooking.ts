import type { BuiltServer } from '../support/server.ts';
import { findMissingFiles } from '../support/stored.ts';
import { press, seeHeading, type Tab, until } from './tab.ts';

// Opening the database before the app has created it would leave an empty one that the app cannot use.
const STORED = `indexedDB.databases().then((known) => known.some(({ name }) => name === 'rc') && new Promise((resolve, reject) => {
  const opening = indexedDB.open('rc');
  opening.onerror = () => reject(opening.error);
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onsuccess = () => {
    const device = opening.result;
    const isMade = device.objectStoreNames.contains('recipes');
    const counting = isMade && device.transaction('recipes').objectStore('recipes').count();
    device.close();
    if (!counting) return resolve(0);
    counting.onerror = () => reject(counting.error);
    counting.onsuccess = () => resolve(counting.result);
  };
}))`;

const ALL_FILES = `(await (${findMissingFiles.toString()})()).length === 0`;

/**
 * Waits for the end of the first visit: the worker is active, and the collection and all files of the app are stored.
 */
export async function settle(tab: Tab, server: BuiltServer): Promise<void> {
  const all = await server.fetchAll();
  await until(tab, 'a worker in charge', 'navigator.serviceWorker.controller !== null');
  await until(tab, 'the whole collection kept', `(await ${STORED}) >= ${all.length}`);
  await until(tab, 'every file of the app kept', ALL_FILES);
}

/** Cooks a dish to its end: the server is stopped in between, and the page is reloaded. */
export async function cookWithTheServerStopped(tab: Tab, server: BuiltServer): Promise<void> {
  const origin = `http://127.0.0.1:${server.port}`;
  const dish = await server.fetchDish('asian');
  const unseen = await server.fetchDish('latin');
  const count = dish.instructions.length;
  const seeStep = (step: number) => seeHeading(tab, `Step ${step} of ${count}`);

  await tab.open(`${origin}/recipe/${dish._id}`);
  await seeHeading(tab, dish.title);
  await settle(tab, server);
  await press(tab, 'a', 'Cook step by step');
  await seeStep(1);
  await press(tab, 'button', 'Next');
  await seeStep(2);

  await server.stop();
  await press(tab, 'button', 'Next');
  await seeStep(3);
  await tab.reload();
  await seeStep(3);
  await tab.open(`${origin}/`);
  await press(tab, 'a', 'Continue');
  for (let step = 3; step < count; step += 1) {
    await seeStep(step);
    await press(tab, 'button', 'Next');
  }
  await seeStep(count);
  await press(tab, 'button', 'Finish');
  await seeHeading(tab, 'Recipe Complete');

  await tab.open(`${origin}/recipe/${unseen._id}`);
  await seeHeading(tab, unseen.title);
  await useTheKitchen(tab, origin);
}

/** Checks a timer that survives a reload, the look-up sheets and the meal plan, all without the server. */
async function useTheKitchen(tab: Tab, origin: string): Promise<void> {
  const seeTimer = () => until(tab, 'a running timer', `document.querySelector('[role=timer]')`);
  const seeSheet = (name: string) =>
    until(tab, `sheet "${name}"`, `document.querySelector('dialog[open]')`);
  await tab.open(`${origin}/recipe/dan-dan-noodles/cook`);
  await press(tab, 'button', 'Start timer: 3 minutes');
  await seeTimer();
  await tab.reload();
  await seeTimer();
  for (const name of ['All steps', 'Ingredients', 'Eat at']) {
    await press(tab, 'button', name);
    await seeSheet(name);
    await closeSheet(tab, name);
    await until(tab, `no sheet "${name}"`, `!document.querySelector('dialog[open]')`);
  }
  await press(tab, 'button', 'Dan Dan Noodles, step 1: 3 minutes');
  await press(tab, 'button', 'Stop');
  await until(tab, 'no timer', `!document.querySelector('[role=timer]')`);
}

/** Clicks the button inside the dialog, because the page behind it has another one with this name. */
function closeSheet(tab: Tab, name: string): Promise<void> {
  const button = `document.querySelector('dialog[open] [aria-label=Close]')`;
  return until(tab, `a way out of "${name}"`, `((it) => it && (it.click(), true))(${button})`);
}
