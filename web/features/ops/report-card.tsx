import { Anchor, Badge, Button, Group, Paper, Text, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { reasonKey } from '~/domain/reports/contract';
import { href } from '~/domain/kit/contract';
import { casePage } from '~/domain/moderation/decisions/contract';
import { REPORT_NOTE_MAX, reportsPage, type ListedReport } from '~/domain/moderation/contract';
import { useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { TimeAgo } from '~/web/ui/time-ago';
import text from '~/web/ui/text.module.css';
import classes from './ops.module.css';

/** One report: what it is about, why, by whom; and what is done about it. */
export function ReportCard({ report, onResolved }: { report: ListedReport; onResolved: () => void }) {
  const { title, url, kind, reason, reporter, reporter_username, reported_by, case_id } = report;
  const { formatMessage: say } = useIntl();
  return (
    <Paper component="article" withBorder p="md" aria-label={title}>
      <Group gap="xs" mb={6}>
        <Badge variant="light" color="gray">
          <FormattedMessage id={`ops.reports.kind.${kind}`} />
        </Badge>
        <Text size="sm" c="dimmed">
          <FormattedMessage
            id={
              kind === 'pairing_report' || typeof reason !== 'number'
                ? `audio-pairing.report.reason.${reason}`
                : reasonKey(kind, reason)
            }
          />
          {reported_by !== null && (
            <>
              {' · '}
              <FormattedMessage id="ops.reports.by" values={{ count: reported_by }} />
            </>
          )}
        </Text>
      </Group>
      <Text fw={600} className={text.breakable}>
        {url === null ? (
          title
        ) : (
          <Anchor component={Link} to={url} fw={600}>
            {title}
          </Anchor>
        )}
      </Text>
      {report.text && (
        <Text mt="xs" className={classes.reportText}>
          {report.text}
        </Text>
      )}
      <Text size="sm" c="dimmed" mt="xs">
        <FormattedMessage id="ops.reports.who" values={{ reporter, username: reporter_username ?? '' }} />
        {' · '}
        <TimeAgo at={report.created_at} />
      </Text>
      {case_id !== null && (
        <Anchor
          component={Link}
          to={href(casePage, { case_id })}
          size="sm"
          className={classes.caseLink}
          aria-label={say({ id: 'ops.reports.case.of' }, { title })}
        >
          <FormattedMessage id="ops.reports.case" />
        </Anchor>
      )}
      {report.resolved ? (
        <Resolved report={report} resolved={report.resolved} />
      ) : (
        <Resolve report={report} onResolved={onResolved} />
      )}
    </Paper>
  );
}

function Resolve({ report: { kind, id, title }, onResolved }: { report: ListedReport; onResolved: () => void }) {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const [note, setNote] = useState<string | null>(null);
  const resolve = useAction(
    reportsPage,
    'resolve',
    {},
    {
      onSuccess: async () => {
        onResolved();
        await cache.invalidateQueries();
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    resolve.mutate({ kind, report_id: id, note: note ?? '' });
  };
  if (note === null)
    return (
      <Button
        mt="sm"
        variant="default"
        aria-label={say({ id: 'ops.reports.resolve.of' }, { title })}
        onClick={() => setNote('')}
      >
        <FormattedMessage id="ops.reports.resolve" />
      </Button>
    );
  return (
    <form onSubmit={submit} className={classes.resolve}>
      <Textarea
        label={say({ id: 'ops.reports.note' })}
        autosize
        minRows={2}
        maxLength={REPORT_NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        data-autofocus
      />
      {resolve.error && <ProblemNotice error={resolve.error} />}
      <Group gap="sm">
        <Button type="submit" loading={resolve.isPending}>
          <FormattedMessage id="ops.reports.resolve" />
        </Button>
        <Button variant="subtle" onClick={() => setNote(null)}>
          <FormattedMessage id="app.cancel" />
        </Button>
      </Group>
    </form>
  );
}

function Resolved({
  report: { kind, id },
  resolved,
}: {
  report: ListedReport;
  resolved: NonNullable<ListedReport['resolved']>;
}) {
  const cache = useQueryClient();
  const reopen = useAction(reportsPage, 'reopen', {}, { onSuccess: () => cache.invalidateQueries() });
  return (
    <div className={classes.resolution}>
      <Text size="sm" fw={600}>
        <FormattedMessage id="ops.reports.resolved" values={{ who: resolved.who }} />
        {' · '}
        <TimeAgo at={resolved.at} />
      </Text>
      {resolved.note && <Text className={classes.reportText}>{resolved.note}</Text>}
      {reopen.error && <ProblemNotice error={reopen.error} />}
      <Button
        size="sm"
        variant="default"
        loading={reopen.isPending}
        onClick={() => reopen.mutate({ kind, report_id: id })}
      >
        <FormattedMessage id="ops.reports.reopen" />
      </Button>
    </div>
  );
}
