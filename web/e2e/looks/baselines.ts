import type { FullConfig } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { chooseBaselines } from '~/infra/tooling/testing/baselines';

const ROOT = join(__dirname, '../../..');
const KEPT = join(__dirname, 'baselines');

const say = (line: string): void => void process.stderr.write(`Visual tests: ${line}\n`);

/** Such as `chromium-143-linux-x64`: another major version may draw letters and lines in another way. */
function drawer(): string {
  const { stdout } = spawnSync(process.env.E2E_CHROMIUM ?? 'chromium', ['--version'], { encoding: 'utf8' });
  const [, major] = /(\d+)\.\d+\.\d+/.exec(stdout) ?? [];
  if (!major) throw new Error('Chromium does not tell its version: set CHROMIUM to its path');
  return `chromium-${major}-${process.platform}-${process.arch}`;
}

/**
 * Sets what the tests compare with: `LOOKS_BASELINES` is a folder, `LOOKS_MEANT` the names of pictures that are meant to change.
 * `LOOKS_DRAW` is the folder to draw into, for a commit that draws for a later one. With `--update-snapshots` the pictures of
 * this Chromium take the place of all others.
 */
export default function prepare(config: FullConfig): (() => Promise<void>) | undefined {
  const name = drawer();
  const own = join(KEPT, name);
  process.env.LOOKS_MEANT = '[]';
  if (process.env.LOOKS_DRAW) {
    process.env.LOOKS_BASELINES = process.env.LOOKS_DRAW;
    return undefined;
  }
  if (config.updateSnapshots !== 'none') {
    for (const other of existsSync(KEPT) ? readdirSync(KEPT) : [])
      if (other !== name) rmSync(join(KEPT, other), { recursive: true });
    process.env.LOOKS_BASELINES = own;
    return () => compress(own);
  }
  const { folder, meant, drawnBy, missing } = chooseBaselines({
    root: ROOT,
    data: join(ROOT, '.data/looks'),
    drawer: name,
    draw: (tree, into, commit) => {
      say(`${commit.slice(0, 8)} draws its pictures …`);
      const { status } = spawnSync(process.execPath, ['--require', 'tsx/cjs', 'infra/tooling/launch/draw-looks.ts'], {
        cwd: tree,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, LOOKS_DRAW: into, DATA_DIR: join(tree, '.data') },
      });
      return status === 0;
    },
  });
  process.env.LOOKS_BASELINES = folder;
  process.env.LOOKS_MEANT = JSON.stringify(meant);
  if (folder === own) return undefined;
  process.env.LOOKS_LENIENT = '1';
  say(
    drawnBy
      ? `no pictures of ${name} in the repository: compared with those that ${drawnBy.slice(0, 8)} draws.`
      : `no pictures of ${name} in the repository, and ${missing}: nothing is compared.`,
  );
  return undefined;
}

/** To half of their size: of the colours that letters are smoothed with, neighbours become one, well within the tolerance. */
async function compress(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const picture = sharp(readFileSync(join(folder, name)));
    if ((await picture.metadata()).isPalette) continue;
    const small = picture.png({ palette: true, quality: 100, dither: 0, effort: 10, compressionLevel: 9 });
    writeFileSync(join(folder, name), await small.toBuffer());
  }
}

/** Which picture is compared, with what the tests know of it. */
export function comparison(picture: string): 'compared' | 'new' | 'meant' {
  if ((JSON.parse(process.env.LOOKS_MEANT ?? '[]') as string[]).includes(picture)) return 'meant';
  const known = existsSync(join(process.env.LOOKS_BASELINES ?? '', `${picture}.png`));
  return process.env.LOOKS_LENIENT && !known ? 'new' : 'compared';
}
