import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../servers/parts.ts';

/** A separate disk: ext4 on a loop device. Its backing file is in memory, so flushed data is there at once. */
export class Image {
  readonly directory: string;
  readonly #home: string;
  #file: string;
  #copies = 0;

  private constructor(home: string) {
    this.#home = home;
    this.directory = join(home, 'disk');
    this.#file = join(home, 'image');
  }

  /** The reason why this machine cannot mount an image, or undefined if it can. */
  static get lack(): string | undefined {
    if (process.getuid?.() !== 0) return 'Only root may mount an image of a disk.';
    try {
      run('losetup', '--find');
      return undefined;
    } catch {
      return 'This machine has no loop devices.';
    }
  }

  static create(megabytes: number): Image {
    const image = new Image(mkdtempSync('/dev/shm/simmer-disk-'));
    mkdirSync(image.directory);
    run('truncate', '-s', `${megabytes}M`, image.#file);
    run('mkfs.ext4', '-q', '-F', '-m', '0', image.#file);
    image.#mount();
    return image;
  }

  /**
   * Copies the disk without the kernel's unflushed data, and continues with the copy. `end` kills all processes with
   * open files on the disk.
   */
  async losePower(end: () => Promise<void>): Promise<void> {
    this.#copies += 1;
    const copy = join(this.#home, `image-${this.#copies}`);
    run('cp', '--sparse=always', this.#file, copy);
    await end();
    await until('The disk without open files', async () => {
      run('umount', this.directory);
      return true;
    });
    rmSync(this.#file);
    this.#file = copy;
    this.#mount();
  }

  close(): void {
    run('umount', '--lazy', this.directory);
    rmSync(this.#home, { recursive: true, force: true });
  }

  #mount(): void {
    // The journal is then committed only by fsync, and not every five seconds.
    run('mount', '-o', 'loop,commit=300', this.#file, this.directory);
  }
}

function run(file: string, ...args: string[]): void {
  execFileSync(file, args, { stdio: ['ignore', 'ignore', 'pipe'] });
}
