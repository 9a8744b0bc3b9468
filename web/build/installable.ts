import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** The colours of the page, light and dark: `web/app/theme.css`. */
const PAPER = '#faf9f6';
const TEAL = '#11665d';
/** The part of a maskable icon that every phone shows. */
const SAFE = 0.72;

const MARK = join(__dirname, '../app/mark.svg');

interface Icon {
  name: string;
  source: Buffer;
  size: number;
  purpose: 'any' | 'maskable' | 'apple';
}

/** The mark as pictures: for home screens, which cut what they like off a maskable one; Apple's has no transparent corners. */
export async function icons(): Promise<Icon[]> {
  const mark = readFileSync(MARK);
  const plain = (size: number) =>
    sharp(mark, { density: 1_200 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer();
  const filled = async (size: number, part: number) => {
    const inner = Math.round(size * part);
    return sharp({ create: { width: size, height: size, channels: 3, background: TEAL } })
      .composite([{ input: await plain(inner) }])
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  return [
    { name: 'icon-192.png', source: await plain(192), size: 192, purpose: 'any' },
    { name: 'icon-512.png', source: await plain(512), size: 512, purpose: 'any' },
    { name: 'icon-maskable.png', source: await filled(512, SAFE), size: 512, purpose: 'maskable' },
    { name: 'icon-apple.png', source: await filled(180, 0.9), size: 180, purpose: 'apple' },
  ];
}

/** What a home screen offers on a long press: an address and the message of its name. */
const SHORTCUTS = [
  ['/join/', 'group-practice.join.title'],
  ['/learn/quiz/setup/', 'quizzes.setup.title'],
  ['/flashcards/', 'app.cards.home'],
] as const;

/**
 * The web app manifest in one language (W3C Web Application Manifest).
 *
 * @param files of the icons, as paths, by their names
 */
export function manifest(
  language: string,
  said: (id: string) => Record<string, string>,
  made: readonly Icon[],
  files: ReadonlyMap<string, string>,
): string {
  const words = (id: string) => said(id)[language]!;
  return JSON.stringify({
    id: '/',
    name: 'Wardmates',
    short_name: 'Wardmates',
    description: words('app.home.lead'),
    lang: language,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['education', 'medical'],
    icons: made
      .filter(({ purpose }) => purpose !== 'apple')
      .map(({ name, size, purpose }) => ({
        src: `/${files.get(name)!}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    shortcuts: SHORTCUTS.map(([url, id]) => ({ name: words(id), url })),
  });
}
