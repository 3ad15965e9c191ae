import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cloth } from '../cloth.ts';
import { composePicture } from '../compose.ts';
import { type FoodName, LARDER } from '../foods/larder.ts';
import { put } from '../layouts/few.ts';
import type { Picture } from '../picture.ts';
import { at } from '../shape.ts';
import { board } from '../vessels/tableware.ts';
import { openBrowser, rasterise } from './render.ts';
import { MASTERS } from './sources.ts';

const COLUMNS = 6;
const ROWS = 4;

function isFood(name: string): name is FoodName {
  return name in LARDER;
}

function toSheet(names: readonly FoodName[], sheet: number): Picture {
  const food = names.map((name, index) => {
    const column = index % COLUMNS;
    const row = Math.floor(index / COLUMNS);
    const x = ((column + 0.5) / COLUMNS) * 2 - 1;
    const y = ((row + 0.5) / ROWS) * 2 - 1;
    const scale = Math.min(2, 58 / LARDER[name].size[1]);
    return put(name, [[[x, y], 0]], { scale });
  });
  return {
    id: `foods-${sheet}`,
    traits: {
      cloth: 'dots/plum',
      vessel: 'board',
      size: 350,
      form: 'oblong',
      layout: 'rows',
      foods: names,
    },
    ground: cloth('dots/plum'),
    vessel: board('oak', { size: 350, ratio: 1.34 }).build(at(480, 360)),
    food,
  };
}

/** Draws the given foods, or all of them, enlarged on boards of 24. */
async function main(wanted: readonly string[]): Promise<void> {
  const names = (wanted.length > 0 ? wanted : Object.keys(LARDER)).filter(isFood);
  await mkdir(MASTERS, { recursive: true });
  const browser = await openBrowser();
  try {
    const size = COLUMNS * ROWS;
    for (let sheet = 0; sheet * size < names.length; sheet += 1) {
      const shown = names.slice(sheet * size, (sheet + 1) * size);
      const file = join(MASTERS, `foods-${sheet}.png`);
      await writeFile(file, await rasterise(browser, composePicture(toSheet(shown, sheet))));
      console.log(`${file}\n  ${shown.join(', ')}`);
    }
  } finally {
    await browser.close();
  }
}

await main(process.argv.slice(2));
