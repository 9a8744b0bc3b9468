import { Anchor, Stack } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { FormattedMessage, FormattedTime, useIntl } from 'react-intl';
import { BOARD_PATH, type JobState } from '~/domain/ops/contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { ConnectionMark } from '~/web/live/connection-mark';
import { PageHeader } from '~/web/ui/page-header';
import { Section } from '~/web/ui/section-heading';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { AuditLog } from './audit-log';
import { BrowserErrors } from './browser-errors';
import { Fold } from './fold';
import { FiguresPanel } from './figures-panel';
import { Interests } from './interests';
import { JobsDrawer } from './jobs-drawer';
import { Machines } from './machines';
import { QueueCard } from './queue-card';
import { isQuiet, useNoted } from './quiet-queues';
import { ReportsLink } from './reports-link';
import { StatusPanel } from './status-panel';
import { useFeed, type Feed } from './use-feed';
import text from '~/web/ui/text.module.css';
import classes from './ops.module.css';

/** Widths on which what is well is one screen. */
const PHONE = '(max-width: 48em)';

/** The operators' page: is anything wrong, where, and whom does it hurt. For everybody else there is no such page. */
export function OpsPage() {
  const { abilities } = useSession();
  return abilities.operate ? <Operations /> : <NotFoundPage />;
}

function Operations() {
  const intl = useIntl();
  const feed = useFeed(true);
  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: 'ops.title' })}
        actions={
          <span className={classes.head}>
            <ConnectionMark state={feed.connection} every={1} />
            {feed.connection === 'offline' && feed.snapshot && (
              <span className={text.dimmedSmall}>
                <FormattedMessage
                  id="ops.as-of"
                  values={{ time: <FormattedTime value={feed.snapshot.at} timeStyle="medium" /> }}
                />
              </span>
            )}
          </span>
        }
      />
      {feed.snapshot ? <Board feed={feed} snapshot={feed.snapshot} /> : <SkeletonList rows={4} height={160} />}
    </>
  );
}

function Board({ feed, snapshot }: { feed: Feed; snapshot: NonNullable<Feed['snapshot']> }) {
  const [shown, setShown] = useState<{ queue: string; state: JobState } | null>(null);
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  const queues = snapshot.queues ?? [];
  const isNoted = useNoted(queues.filter((queue) => !isQuiet(queue, snapshot)).map(({ name }) => name));
  const [noted, quiet] = [queues.filter(({ name }) => isNoted(name)), queues.filter(({ name }) => !isNoted(name))];
  const cards = (some: typeof queues) => (
    <div className={classes.queues}>
      {some.map((queue) => (
        <QueueCard
          key={queue.name}
          queue={queue}
          snapshot={snapshot}
          onShow={(state) => setShown({ queue: queue.name, state })}
        />
      ))}
    </div>
  );
  const reports = <ReportsLink open={snapshot.reports} />;
  const areReportsOpen = (snapshot.reports ?? 0) > 0;
  const rest = (
    <>
      <FiguresPanel points={feed.points} queues={queues.map(({ name }) => name).join('\n')} />
      <Machines snapshot={snapshot} />
      <BrowserErrors />
      {!areReportsOpen && reports}
      <Interests />
      <AuditLog newest={snapshot.audit} />
    </>
  );
  return (
    <Stack gap={phone ? 24 : 40} className={classes.board} data-stale={feed.connection === 'offline' || undefined}>
      <StatusPanel snapshot={snapshot} onShowFailed={(queue) => setShown({ queue, state: 'failed' })} />
      {areReportsOpen && reports}
      <Section
        id="ops-queues"
        title={<FormattedMessage id="ops.queues" />}
        actions={
          <Anchor href={BOARD_PATH} size="sm" className={classes.boardLink}>
            <FormattedMessage id="ops.board" />
            <IconExternalLink size={16} aria-hidden />
          </Anchor>
        }
      >
        {noted.length > 0 && cards(noted)}
        {quiet.length > 0 && (
          <Fold name={<FormattedMessage id="ops.queues.quiet" values={{ count: quiet.length }} />}>{cards(quiet)}</Fold>
        )}
        {snapshot.queues === null && (
          <p className={text.dimmedSmall}>
            <FormattedMessage id="ops.queues.unknown" />
          </p>
        )}
      </Section>
      {phone ? (
        <Fold name={<FormattedMessage id="ops.rest" />}>
          <Stack gap={40}>{rest}</Stack>
        </Fold>
      ) : (
        rest
      )}
      <JobsDrawer
        shown={shown}
        queue={queues.find(({ name }) => name === shown?.queue)}
        onShow={(state) => setShown((before) => before && { ...before, state })}
        onClose={() => setShown(null)}
      />
    </Stack>
  );
}
