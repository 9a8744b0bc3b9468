import type { RouteObject } from 'react-router';
import {
  confirmEmailPage,
  forgottenPasswordPage,
  resetPasswordPage,
  undoEmailChangePage,
} from '~/domain/accounts/email/contract';
import { withWords } from '~/web/messages/words';

/** Where the links of mails lead, and the way to a new password. */
export const emailRoutes: RouteObject[] = [
  {
    path: confirmEmailPage.path,
    lazy: withWords('account', async () => ({ Component: (await import('./confirm-email-page')).ConfirmEmailPage })),
  },
  {
    path: undoEmailChangePage.path,
    lazy: withWords('account', async () => ({
      Component: (await import('./undo-email-change-page')).UndoEmailChangePage,
    })),
  },
  {
    path: forgottenPasswordPage.path,
    lazy: withWords('account', async () => ({
      Component: (await import('./forgotten-password-page')).ForgottenPasswordPage,
    })),
  },
  {
    path: resetPasswordPage.path,
    lazy: withWords('account', async () => ({ Component: (await import('./reset-password-page')).ResetPasswordPage })),
  },
];
