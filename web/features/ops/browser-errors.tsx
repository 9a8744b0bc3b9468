import { Code, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { opsBrowserErrors, type BrowserErrorKind } from '~/domain/ops/browser-errors/contract';
import { useCall } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import text from '~/web/ui/text.module.css';

/** Milliseconds between two looks. */
const LOOK_EVERY = 30_000;

/** What failed in browsers: how often lately, and in what ways, the latest first. */
export function BrowserErrors() {
  const { data, error, refetch } = useCall(opsBrowserErrors, {}, { refetchInterval: LOOK_EVERY });
  return (
    <Section id="ops-browser-errors" title={<FormattedMessage id="ops.browser-errors" />}>
      {error && !data && <ProblemNotice error={error} onRetry={refetch} />}
      {!data && !error && <Skeleton height={96} />}
      {data && (
        <Text mb="sm">
          <FormattedMessage
            id="ops.browser-errors.counts"
            values={{ lately: data.last_15_minutes, day: data.last_24_hours }}
          />
        </Text>
      )}
      {data?.kinds.length === 0 && (
        <p className={text.dimmedSmall}>
          <FormattedMessage id="ops.browser-errors.empty" />
        </p>
      )}
      {data && data.kinds.length > 0 && (
        <Stack gap="sm">
          {data.kinds.map((kind) => (
            <Kind key={kind.id} kind={kind} />
          ))}
        </Stack>
      )}
    </Section>
  );
}

function Kind({
  kind: { name, message, component, route, build, browser, stack, count, first_seen, last_seen },
}: {
  kind: BrowserErrorKind;
}) {
  return (
    <Paper withBorder p="md">
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {`${name}: ${message}`}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage id="ops.browser-errors.facts" values={{ route, build, browser }} />
      </Text>
      {component && <Text size="sm">{component}</Text>}
      <Text size="sm" c="dimmed">
        <FormattedMessage id="ops.browser-errors.times" values={{ count }} />
        {' · '}
        <FormattedMessage
          id="ops.browser-errors.since"
          values={{ first: <TimeAgo at={first_seen} />, last: <TimeAgo at={last_seen} /> }}
        />
      </Text>
      {stack.length > 0 && (
        <Code block mt="xs">
          {stack.join('\n')}
        </Code>
      )}
    </Paper>
  );
}
