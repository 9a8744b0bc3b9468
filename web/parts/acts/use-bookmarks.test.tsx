/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookmarkFlashcard } from '~/domain/flashcards/contract';
import { bookmarkSection } from '~/domain/notebook/contract';
import { bookmarkStation } from '~/domain/stations/contract';
import { bookmarkQuestion } from '~/domain/questions/contract';
import { Refusal } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { closeToasts, shownToasts } from '~/web/ui/toast';
import { useBookmarks } from './use-bookmarks';

/** They differ in the name of the id. */
type Bookmark = typeof bookmarkSection;

function Toggle({ contract, sent }: { contract: Bookmark; sent: boolean }) {
  const { isOn, toggle } = useBookmarks(contract, 'bookmark-of-the-test');
  return (
    <button type="button" aria-pressed={isOn(5, sent)} onClick={() => toggle(5, sent)}>
      Bookmark
    </button>
  );
}
const button = (pressed: boolean) => screen.findByRole('button', { name: 'Bookmark', pressed });

afterEach(closeToasts);

describe.each([
  ['question', bookmarkQuestion as unknown as Bookmark],
  ['flashcard', bookmarkFlashcard as unknown as Bookmark],
  ['section', bookmarkSection],
  ['station', bookmarkStation as unknown as Bookmark],
] as const)('the bookmark of a %s', (_, contract) => {
  it.each([
    [false, 500],
    [true, 503],
    [false, 403],
  ])('from %s is back, and the failure is said, when the server answers %s', async (sent, status) => {
    let letGo = (): void => undefined;
    const answer = new Promise<void>((resolve) => (letGo = resolve));
    const gateway = await renderApp({
      routes: [{ path: '/', element: <Toggle contract={contract} sent={sent} /> }],
      at: '/',
      person: LEARNER,
    });
    const fetched = globalThis.fetch;
    gateway.answers[`POST ${contract.path}`] = new Refusal(status, status === 403 ? 'forbidden' : 'internal');
    globalThis.fetch = (async (...asked: Parameters<typeof fetch>) => {
      await answer;
      return fetched(...asked);
    }) as typeof fetch;
    await userEvent.click(await button(sent));
    await button(!sent);
    letGo();
    await button(sent);
    expect(shownToasts()).toMatchObject([{ tone: 'failure' }]);
    expect(gateway.sent).toEqual([
      { path: contract.path, body: { [contract.idField]: 5, action: sent ? 'remove' : 'add' } },
    ]);
  });
});
