import { Button, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { LinkState } from '~/domain/accounts/email/contract';
import type { ProblemError } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
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
        <Stack gap="md">{children}</Stack>
      </div>
    </div>
  );
}

/** While the link is looked up, and if it cannot be. */
export const LinkPending = ({ error, retry }: { error: ProblemError | null; retry: () => unknown }) =>
  error ? <ProblemNotice error={error} onRetry={error.passing ? retry : undefined} /> : <Skeleton height={96} />;

export const WayOn = ({ to, id }: Way) => (
  <Button component={Link} to={to} variant="default" fullWidth>
    <FormattedMessage id={id} />
  </Button>
);

/** What was done, or why the link does nothing any more, and where to go on. */
export function LinkEnd({ children, way }: { children: ReactNode; way: Way }) {
  return (
    <>
      <Text role="status">{children}</Text>
      <WayOn {...way} />
    </>
  );
}

export const LinkClosed = ({ state, way }: { state: Exclude<LinkState, 'open'>; way: Way }) => (
  <LinkEnd way={way}>
    <FormattedMessage id={`problem.link-${state}`} />
  </LinkEnd>
);
