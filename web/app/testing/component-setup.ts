/** Every component test begins as on a device that has just opened the app, with the words of both languages there already; how they are fetched has a test of its own. */
if (typeof window !== 'undefined') {
  const { closeActs } = require('~/web/drafts/act-outbox') as typeof import('~/web/drafts/act-outbox');
  const { closeOutboxes } = require('~/web/drafts/submit-outbox') as typeof import('~/web/drafts/submit-outbox');
  const { closeToasts } = require('~/web/ui/toast') as typeof import('~/web/ui/toast');
  const { forgetServerTime } = require('~/web/live/server-time') as typeof import('~/web/live/server-time');
  const { messages } = require('~/web/messages/testing/messages') as typeof import('~/web/messages/testing/messages');
  const { library } = require('~/web/messages/words') as typeof import('~/web/messages/words');
  const { hearNesting } = require('./nesting') as typeof import('./nesting');
  // React's development build notes for every element where it was made, a tenth of the time of these tests. It stops at ten
  // thousand of them a second; here it has always had that many.
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals = {} } =
    require('react') as Record<string, object>;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
  // The document is written into every complaint about an element that is not there, also where that is only looked for
  // again. DEBUG_PRINT_LIMIT=7000 shows it.
  if (!process.env.DEBUG_PRINT_LIMIT) {
    const { configure } = require('@testing-library/react') as typeof import('@testing-library/react');
    configure({
      getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
    });
  }
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
