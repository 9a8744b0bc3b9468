import { Alert, Button, Group, Skeleton, Stack, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import type { PageData } from '~/domain/kit/contract';
import { ownCasePage, REASON_MAX, REASON_MIN } from '~/domain/moderation/decisions/contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { pageKey, useAction, usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { TimeAgo } from '~/web/ui/time-ago';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import { Changes } from './history';
import { TargetView } from './target-view';

/** What moderators decided on a thing of one's own, and why. */
export function OwnCasePage() {
  const { formatMessage: say } = useIntl();
  const { case_id = '' } = useParams();
  const { data, error, refetch } = usePage(
    ownCasePage,
    { params: { case_id } },
    { refetchOnMount: 'always', refetchOnWindowFocus: true },
  );
  if (error && !data)
    return error.status === 404 ? (
      <NotFoundPage />
    ) : (
      <PageProblem title={say({ id: 'moderation.own.title' })} error={error} retry={refetch} />
    );
  if (!data) return <Skeleton height={320} />;
  return (
    <>
      <PageHeader
        eyebrow={<FormattedMessage id={`moderation.kind.${data.target.kind}`} />}
        title={say({ id: `moderation.own.${data.changes.length > 0 ? 'changed' : data.standing}` })}
        lead={data.decided_at && <TimeAgo at={data.decided_at} />}
      />
      <Stack gap="lg" className={layout.narrow}>
        {data.reason && (
          <Alert variant="light" title={say({ id: 'moderation.own.reason' })}>
            <p className={text.quoted}>{data.reason}</p>
          </Alert>
        )}
        <Changes changes={data.changes} />
        <TargetView target={data.target} />
        {data.edit_url && data.standing !== 'shown' && (
          <Group>
            <Button component={Link} to={data.edit_url} variant="default">
              <FormattedMessage id="moderation.own.edit" />
            </Button>
          </Group>
        )}
        {data.may_ask && <Ask data={data} />}
      </Stack>
    </>
  );
}

function Ask({ data }: { data: PageData<typeof ownCasePage> }) {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const [words, setWords] = useState('');
  const ask = useAction(
    ownCasePage,
    'ask',
    { params: { case_id: data.id } },
    {
      onSuccess: (answer) => {
        cache.setQueryData(pageKey(ownCasePage, { params: { case_id: String(data.id) } }), answer);
      },
    },
  );
  if (data.asked)
    return (
      <Alert variant="light" role="status">
        <FormattedMessage id="moderation.own.asked" />
      </Alert>
    );
  return (
    <form
      className={layout.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        ask.mutate({ words });
      }}
    >
      <Textarea
        label={say({ id: 'moderation.own.ask' })}
        description={say({ id: 'moderation.own.ask.hint' })}
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {ask.error && <ProblemNotice error={ask.error} />}
      <Group>
        <Button type="submit" loading={ask.isPending} disabled={words.trim().length < REASON_MIN}>
          <FormattedMessage id="moderation.own.send" />
        </Button>
      </Group>
    </form>
  );
}
