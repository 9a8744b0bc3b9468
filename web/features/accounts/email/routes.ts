import type { RouteObject } from 'react-router';
import {
  confirmEmailPage,
  forgottenPasswordPage,
  resetPasswordPage,
  undoEmailChangePage,
} from '~/domain/accounts/email/contract';
import { withWords } from '~/web/messages/words';

/** The pages of links in mails, and of a new password. */
export const emailRoutes: RouteObject[] = [
  {
    path: confirmEmailPage.path,
    handle: { heading: 'email.confirm.title' },
    lazy: withWords('account', async () => ({ Component: (await import('./confirm-email-page')).ConfirmEmailPage })),
  },
  {
    path: undoEmailChangePage.path,
    handle: { heading: 'email.undo.title' },
    lazy: withWords('account', async () => ({
      Component: (await import('./undo-email-change-page')).UndoEmailChangePage,
    })),
  },
  {
    path: forgottenPasswordPage.path,
    handle: { plain: true, heading: 'email.forgotten.title', lead: 'email.forgotten.lead' },
    lazy: withWords('account', async () => ({
      Component: (await import('./forgotten-password-page')).ForgottenPasswordPage,
    })),
  },
  {
    path: resetPasswordPage.path,
    handle: { heading: 'email.reset.title' },
    lazy: withWords('account', async () => ({ Component: (await import('./reset-password-page')).ResetPasswordPage })),
  },
];
