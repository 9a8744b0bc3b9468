import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { quizSetup } from '~/domain/quizzes/contract';
import { expect, test } from './people';
import { startQuiz } from './quiz';

/** What may come compressed before a first visit has come to rest, in bytes: what reports failures, and what waits for the network, is part of it. */
const MOST = 287_000;
/** Each is asked for by itself; most of a page comes in a few that other pages share. */
const MOST_FILES = 34;

/** The scripts that a page loads in a browser that has nothing of it yet, until it rests; which it never does here, however long it takes. */
async function scriptsOf(page: Page, path: string): Promise<Buffer[]> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return Promise.all(bodies);
}

const compressed = (scripts: Buffer[]) => scripts.reduce((sum, script) => sum + gzipSync(script).length, 0);

test('the JavaScript of a first visit stays within its limit, for a visitor, a learner and in a quiz', async ({
  arrive,
}) => {
  const visitor = await scriptsOf(await arrive(), '/');
  const learner = await scriptsOf(await arrive({ as: 'learner6' }), '/');
  const taking = await arrive({ as: 'learner7' });
  const quiz = await scriptsOf(taking, (await startQuiz(taking, 'cardiology', { most: 3 })).path);
  const sizes = { visitor: compressed(visitor), learner: compressed(learner), quiz: compressed(quiz) };
  const files = { visitor: visitor.length, learner: learner.length, quiz: quiz.length };
  test
    .info()
    .annotations.push(
      { type: 'bytes', description: JSON.stringify(sizes) },
      { type: 'files', description: JSON.stringify(files) },
    );
  for (const who of ['visitor', 'learner', 'quiz'] as const) {
    expect(sizes[who], who).toBeLessThan(MOST);
    expect(files[who], who).toBeLessThanOrEqual(MOST_FILES);
  }
  // What contracts tell the readers of the docs is not sent, and no schema is.
  const sent = [...visitor, ...learner, ...quiz].join('');
  expect(sent.includes(quizSetup.path)).toBe(true);
  expect(sent.includes(quizSetup.summary)).toBe(false);
});
