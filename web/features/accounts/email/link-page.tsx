import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LinkState } from '~/domain/accounts/email/contract';
import type { ProblemError } from '~/web/live/client';
import { LinkButton } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { Skeleton } from '~/web/ui/skeleton-list';
import text from '~/web/ui/text.module.css';
import classes from '../entry-card.module.css';

/** The next page. */
export interface Way {
  to: string;
  /** The message of its name. */
  id: string;
}

/** The frame of what the link of a mail leads to. */
export function LinkPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={classes.column}>
      <PageHeader title={title} />
      <div className={classes.card}>
        <div className={layout.stackMedium}>{children}</div>
      </div>
    </div>
  );
}

/** While the link is looked up, and if it cannot be. */
export const LinkPending = ({ error, retry }: { error: ProblemError | null; retry: () => unknown }) =>
  error ? <ProblemNotice error={error} onRetry={error.passing ? retry : undefined} /> : <Skeleton height={96} />;

export const WayOn = ({ to, id }: Way) => (
  <LinkButton to={to} variant="default" wide>
    <FormattedMessage id={id} />
  </LinkButton>
);

/** What was done, or why the link does nothing any more, and where to go on. */
export function LinkEnd({ children, way }: { children: ReactNode; way: Way }) {
  return (
    <>
      <p className={text.paragraph} role="status">
        {children}
      </p>
      <WayOn {...way} />
    </>
  );
}

export const LinkClosed = ({ state, way }: { state: Exclude<LinkState, 'open'>; way: Way }) => (
  <LinkEnd way={way}>
    <FormattedMessage id={`problem.link-${state}`} />
  </LinkEnd>
);
