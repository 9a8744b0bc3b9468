/**
 * Pictures of the pages where the notebook is written, at two widths in both schemes and both languages: not a test.
 *
 *     node --require tsx/cjs web/e2e/shots-notebook-writing.ts [folder]
 */
import { chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { href, type PageData } from '~/domain/kit/contract';
import { sectionHistory, topicEditor, writingList } from '~/domain/notebook/writing/contract';
import { LOOKS, wear } from './axe';
import { startForPictures } from './a-product';
import { gatewayUrl, post, signInByCall } from './people';

const [folder = '.data/shots-notebook-writing'] = process.argv.slice(2);
const TOPIC = { topic_slug: 'heart-failure' };

async function shoot(page: Page, name: string): Promise<void> {
  for (const look of LOOKS) {
    await wear(page, look);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.screenshot({
      path: join(folder, `${name}.${look.size.width}.${look.scheme}.png`),
      fullPage: true,
      animations: 'disabled',
    });
  }
  await wear(page, LOOKS[0]);
}

async function open(page: Page, name: string, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await shoot(page, name);
}

type Editor = PageData<typeof topicEditor>;
const editorAt = async (page: Page, query: { section?: number }): Promise<Editor> =>
  (await (
    await page.request.get(href(topicEditor, TOPIC, query), { headers: { accept: 'application/json' } })
  ).json()) as Editor;

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const stop = await startForPictures();
  const browser = await chromium.launch({
    executablePath: process.env.E2E_CHROMIUM || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const come = async (username: string, language: string) => {
    const page = await (await browser.newContext({ baseURL: gatewayUrl(1) })).newPage();
    await signInByCall(page, username);
    await post(page, '/i18n/setlang/', { language, next: '/' });
    return page;
  };
  try {
    const path = href(topicEditor, TOPIC);
    for (const language of ['en', 'es'] as const) {
      const [author, moderator] = [await come('author1', language), await come('moderator1', language)];
      const first = await editorAt(author, {});
      const section = first.sections.filter((one) => one.language === language)[0] ?? first.sections[0]!;
      const { published } = await editorAt(author, { section: section.id });
      const propose = async () =>
        (
          (await post(author, path, {
            ...published!.body,
            title: `${published!.body.title} (2026)`,
            section_colour: 'red',
            text: `<h3>In short</h3><p>A new beginning of this section.</p>${published!.body.text.replace('the', '<strong>the very</strong>').replace(/<\/p>.*?<p>/, ' More words at its end.</p><p>')}`,
            section_id: section.id,
            submission_id: crypto.randomUUID(),
          })) as { next_url: string }
        ).next_url;
      const proposal = await propose();
      await open(author, `editor-section-${language}`, href(topicEditor, TOPIC, { section: section.id }));
      await open(author, `proposal-author-${language}`, proposal);
      await open(moderator, `list-waiting-${language}`, href(writingList, {}, { list: 'waiting' }));
      await open(moderator, `proposal-${language}`, proposal);
      await post(moderator, proposal, {
        data_request: 'send_back',
        version: 1,
        reason: 'The dose in the second paragraph needs a source.\nPlease say for which country it is.',
      });
      await open(author, `editor-returned-${language}`, href(topicEditor, TOPIC, { section: section.id }));
      await open(author, `list-mine-${language}`, href(writingList));
      await post(author, path, { data_request: 'discard', proposal_id: Number(/(\d+)\/$/.exec(proposal)![1]) });
      await post(moderator, await propose(), { data_request: 'publish', version: 1 });
      await open(author, `history-${language}`, href(sectionHistory, { section_id: section.id }, { revision: 1 }));
      await open(author, `list-published-${language}`, href(writingList, {}, { list: 'published' }));
      const { next_url } = (await post(author, path, {
        data_request: 'generate',
        language,
        submission_id: crypto.randomUUID(),
      }).catch(() => ({ next_url: path }))) as { next_url: string };
      await open(author, `editor-generated-${language}`, next_url);
      await open(author, `editor-new-${language}`, path);
    }
  } finally {
    await browser.close();
    await stop();
  }
}

void main();
