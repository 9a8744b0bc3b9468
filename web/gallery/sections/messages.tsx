import { Alert, Badge, Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { ProblemError } from '~/web/live/problem-error';
import { NothingFoundSpot } from '~/web/ui/art/spots-things';
import { EmptyState } from '~/web/ui/empty-state';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import type { Section } from '../section';

const none = () => undefined;
const refusal = (status: number, code: string, more: object = {}) =>
  ProblemError.from({ status, type: `/problems/${code}`, ...more }, status, 30);

const TONES = [
  ['yellow', IconAlertTriangle],
  ['red', IconX],
  ['green', IconCheck],
  ['accent', IconInfoCircle],
  ['gray', IconInfoCircle],
] as const;

export const messages: Section = {
  id: 'messages',
  title: 'Empty, on its way, failed',
  states: {
    'nothing here: what to do': () => (
      <EmptyState
        art={<NothingFoundSpot />}
        title={<FormattedMessage id="stations.empty.match.title" />}
        action={
          <Button variant="default">
            <FormattedMessage id="app.try-again" />
          </Button>
        }
      >
        <FormattedMessage id="app.not-advice" />
      </EmptyState>
    ),
    'a list on its way': () => <SkeletonList rows={3} />,
    'failed: without a network, to be tried again': () => (
      <ProblemNotice error={ProblemError.offline()} onRetry={none} />
    ),
    'failed: sign in first': () => <ProblemNotice error={refusal(401, 'sign-in')} />,
    'failed: not there, not allowed, too fast, our fault': () => (
      <Stack>
        {[404, 403, 429, 503].map((status) => (
          <ProblemNotice key={status} error={refusal(status, `status-${status}`)} />
        ))}
      </Stack>
    ),
    'failed: too large': () => <ProblemNotice error={refusal(413, 'too-large', { limit: 5 * 1024 * 1024 })} />,
    'notices of each tone, with and without a title': () => (
      <Stack>
        {TONES.map(([tone, Icon]) => (
          <Alert key={tone} color={tone} variant="light" role="note" icon={<Icon aria-hidden />}>
            <FormattedMessage id="app.not-advice" />
          </Alert>
        ))}
        <Alert color="yellow" variant="light" role="note" title={<FormattedMessage id="stations.empty.match.title" />}>
          <FormattedMessage id="app.not-advice" />
        </Alert>
      </Stack>
    ),
    'badges of each tone': () => (
      <Group>
        {TONES.map(([tone]) => (
          <Badge key={tone} color={tone} variant="light" tt="none">
            <FormattedMessage id="stations.empty.match.title" />
          </Badge>
        ))}
      </Group>
    ),
    'instead of a page': () => <PageProblem title="Chest pain" error={refusal(404, 'not-found')} retry={none} />,
  },
};
