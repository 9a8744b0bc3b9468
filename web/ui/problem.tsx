import { IconAlertTriangle, IconWifiOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { Link, useLocation, useSearchParams } from 'react-router';
import { login } from '~/domain/accounts/contract';
import { href } from '~/domain/kit/contract';
import { Button, LinkButton } from './button';
import { Notice } from './notice';
import text from './text.module.css';
import { ProblemError } from '../live/problem-error';

/** Statuses that have a message of their own when a code has none. */
const KNOWN_STATUSES = new Set([400, 401, 403, 404, 408, 409, 413, 415, 421, 422, 429, 503]);

/** Codes that come with a page which says why. */
const REASONED = new Set(['account-muted', 'account-suspended']);

/** Codes whose message names the limit. */
const LIMITED = new Set(['too-large', 'file-too-large']);
const MEGABYTE = 1024 * 1024;
const sizeOf = (intl: IntlShape, bytes: number): string =>
  bytes < MEGABYTE
    ? intl.formatNumber(Math.floor(bytes / 1024), { style: 'unit', unit: 'kilobyte' })
    : intl.formatNumber(Math.floor(bytes / MEGABYTE), { style: 'unit', unit: 'megabyte' });

/** What to tell the reader: the message of the code, else that of the status. The server's `detail` is English and for clients without messages. */
export function problemMessage(intl: IntlShape, error: Error): string {
  if (!(error instanceof ProblemError)) return intl.formatMessage({ id: 'problem.unknown' });
  const own = `problem.${error.code}`;
  if (own in intl.messages && (error.limit !== null || !LIMITED.has(error.code)))
    return intl.formatMessage(
      { id: own },
      { seconds: error.retryAfter ?? 60, limit: error.limit === null ? '' : sizeOf(intl, error.limit) },
    );
  return intl.formatMessage({
    id: KNOWN_STATUSES.has(error.status) ? `problem.status.${error.status}` : 'problem.unknown',
  });
}

export function useProblemMessage(): (error: Error) => string {
  const intl = useIntl();
  return (error) => problemMessage(intl, error);
}

/** Why the gateway refused a form that a browser sent by itself, before the app ran or without it (`gateway/plugins/plain-forms.ts`). */
export function useRefusedForm(): ProblemError | null {
  const code = useSearchParams()[0].get('refused');
  return code === null ? null : new ProblemError(422, code, '');
}

/** A refusal where it happened, with a way on: try again, or sign in. */
export function ProblemNotice({ error, onRetry }: { error: Error; onRetry?: () => unknown }) {
  const message = useProblemMessage()(error);
  const offline = error instanceof ProblemError && error.code === 'offline';
  return (
    <Notice tone="wrong" role="alert" icon={offline ? <IconWifiOff aria-hidden /> : <IconAlertTriangle aria-hidden />}>
      <p>{message}</p>
      {error instanceof ProblemError && REASONED.has(error.code) && error.nextUrl && (
        <Link to={error.nextUrl} className={text.link}>
          <FormattedMessage id="app.read-why" />
        </Link>
      )}
      {error instanceof ProblemError && error.status === 401 ? (
        <SignInButton />
      ) : (
        onRetry && (
          <Button variant="default" onClick={() => void onRetry()}>
            <FormattedMessage id="app.try-again" />
          </Button>
        )
      )}
    </Notice>
  );
}

function SignInButton() {
  const { pathname, search } = useLocation();
  return (
    <LinkButton to={href(login, {}, { next: pathname + search })}>
      <FormattedMessage id="app.sign-in" />
    </LinkButton>
  );
}
