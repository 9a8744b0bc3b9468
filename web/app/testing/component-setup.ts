/** How React begins to say that an element may not stand in another. */
const NESTING = /^(In HTML, |<%s> cannot contain)/;

/**
 * Hears what React says of elements that HTML does not allow where they are: a browser that reads such a page from the server
 * closes one of them early, and shows something else than the test saw.
 *
 * @returns what was said since it was last asked
 */
function hearNesting(): () => string[] {
  const { format } = require('node:util') as typeof import('node:util');
  let heard: string[] = [];
  const { error: say } = console;
  Object.assign(console, {
    error: (...said: unknown[]) => {
      if (typeof said[0] === 'string' && NESTING.test(said[0])) heard.push(format(...said));
      say(...said);
    },
  });
  return () => {
    const all = heard;
    heard = [];
    return all;
  };
}

/** Every component test begins as on a device that has just opened the app, with the words of both languages there already; how they are fetched has a test of its own. */
if (typeof window !== 'undefined') {
  const { closeActs } = require('~/web/drafts/act-outbox') as typeof import('~/web/drafts/act-outbox');
  const { closeOutboxes } = require('~/web/drafts/submit-outbox') as typeof import('~/web/drafts/submit-outbox');
  const { closeToasts } = require('~/web/ui/toast') as typeof import('~/web/ui/toast');
  const { forgetServerTime } = require('~/web/live/server-time') as typeof import('~/web/live/server-time');
  const { messages } = require('~/web/messages/testing/messages') as typeof import('~/web/messages/testing/messages');
  const { library } = require('~/web/messages/words') as typeof import('~/web/messages/words');
  // React's development build notes for every element where it was made, a tenth of the time of these tests. It stops at ten
  // thousand of them a second; here it has always had that many.
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals = {} } =
    require('react') as Record<string, object>;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
  // The document is written into every complaint about an element that is not there, also if that is only looked for
  // again. DEBUG_PRINT_LIMIT=7000 shows it.
  if (!process.env.DEBUG_PRINT_LIMIT) {
    const { configure } = require('@testing-library/react') as typeof import('@testing-library/react');
    configure({
      getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
    });
  }
  // jsdom has no dialogs over the page.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
  library.put('en', messages.en);
  library.put('es', messages.es);
  const nesting = hearNesting();

  afterEach(() => {
    expect(nesting()).toEqual([]);
  });
  afterEach(() => {
    closeToasts();
    closeActs();
    closeOutboxes();
    forgetServerTime();
    localStorage.clear();
    sessionStorage.clear();
  });
}
