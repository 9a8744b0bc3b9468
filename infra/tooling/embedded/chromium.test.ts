import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, findHeadlessChromium } from './chromium';

/** A machine of which only this folder is on the PATH. */
describe('the Chromium of the browser tests', () => {
  const { PATH, CHROMIUM } = process.env;
  let bin: string;

  beforeEach(() => {
    bin = mkdtempSync(join(tmpdir(), 'wardmates-chromium-'));
    process.env.PATH = bin;
    delete process.env.CHROMIUM;
  });
  afterEach(() => {
    process.env.PATH = PATH;
    if (CHROMIUM !== undefined) process.env.CHROMIUM = CHROMIUM;
    else delete process.env.CHROMIUM;
    rmSync(bin, { recursive: true, force: true });
  });

  const program = (name: string, text = 'exit 0') => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
    return join(bin, name);
  };
  /** A machine that may install packages: `apt-get install` makes a program of the package's name, or fails. */
  const archives = ({ known, installs }: { known: boolean; installs: boolean }) => {
    program('sudo', 'if [ "$2" = true ]; then exit 0; fi; shift; exec "$@"');
    program('apt-cache', known ? 'exit 0' : 'exit 100');
    program(
      'apt-get',
      installs
        ? `for last in "$@"; do :; done; [ "$last" = update ] || { echo '#!/bin/sh' > ${bin}/$last; /bin/chmod +x ${bin}/$last; }`
        : 'exit 100',
    );
  };
  const quiet = () => undefined;

  test('is the headless shell where there is one; for a benchmark it is the whole browser', async () => {
    const shell = program('chromium-headless-shell');
    const whole = program('chromium');
    expect(await findHeadlessChromium(quiet)).toBe(shell);
    expect(await findChromium(quiet)).toBe(whole);
  });

  test('is installed where the archives have it, even beside a whole browser', async () => {
    program('chromium');
    archives({ known: true, installs: true });
    expect(await findHeadlessChromium(quiet)).toBe(join(bin, 'chromium-headless-shell'));
  });

  test.each([
    { machine: 'whose archives do not have it', known: false, installs: true },
    { machine: 'that cannot install it', known: true, installs: false },
  ])('is the whole browser on a machine $machine', async ({ known, installs }) => {
    const whole = program('chromium');
    archives({ known, installs });
    expect(await findHeadlessChromium(quiet)).toBe(whole);
  });

  test('is not one that only tells how to install the real one', async () => {
    program('chromium-headless-shell', 'exit 1');
    const whole = program('chromium');
    expect(await findHeadlessChromium(quiet)).toBe(whole);
  });

  test('is the one that CHROMIUM names, before all others', async () => {
    program('chromium-headless-shell');
    process.env.CHROMIUM = '/opt/mine/chrome';
    expect(await findHeadlessChromium(quiet)).toBe('/opt/mine/chrome');
    expect(await findChromium(quiet)).toBe('/opt/mine/chrome');
  });
});
