import { mailboxPage, unsubscribePage } from '~/domain/mails/contract';
import type { WebRoom } from '~/web/core/room';
import { withWords } from '~/web/messages/words';

export const mailsRoom: WebRoom = {
  name: 'mails',
  routes: [
    {
      path: unsubscribePage.path,
      handle: { heading: 'email.unsubscribe.title' },
      lazy: withWords('account', async () => ({ Component: (await import('./unsubscribe-page')).UnsubscribePage })),
    },
    {
      path: mailboxPage.path,
      handle: { heading: 'ops.mailbox', lead: 'ops.mailbox.lead' },
      lazy: withWords('operating', async () => ({ Component: (await import('./mailbox-page')).MailboxPage })),
    },
  ],
};
