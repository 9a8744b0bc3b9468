/** Every component test begins as on a device that has just opened the app, with the words of both languages there already; how they are fetched has a test of its own. */
if (typeof window !== 'undefined') {
  const { notifications } = require('@mantine/notifications') as typeof import('@mantine/notifications');
  const { forgetServerTime } = require('../../live/server-time') as typeof import('../../live/server-time');
  const { messages } = require('../../messages/messages') as typeof import('../../messages/messages');
  const { library } = require('../../messages/words') as typeof import('../../messages/words');
  library.put('en', messages.en);
  library.put('es', messages.es);

  afterEach(() => {
    notifications.clean();
    notifications.cleanQueue();
    forgetServerTime();
  });
}
