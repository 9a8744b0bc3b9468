import { Anchor, Button, Paper, Skeleton, Stack, Text, Title } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { mailboxPage } from '~/domain/mails/contract';
import type { PageData } from '~/domain/kit/contract';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { TimeAgo } from '~/web/ui/time-ago';

/** Milliseconds between two looks. */
const LOOK_EVERY = 5_000;

/** The mails of a demo, which go to nobody. */
export function MailboxPage() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'ops.mailbox' });
  const { data, error, refetch } = usePage(mailboxPage, {}, { refetchInterval: LOOK_EVERY });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <>
      <PageHeader title={title} lead={<FormattedMessage id="ops.mailbox.lead" />} />
      {!data && <Skeleton height={160} />}
      {data?.mails.length === 0 && (
        <Text c="dimmed">
          <FormattedMessage id="ops.mailbox.empty" />
        </Text>
      )}
      <Stack gap="md" maw={760}>
        {data?.mails.map((mail) => (
          <Received key={mail.id} mail={mail} />
        ))}
      </Stack>
    </>
  );
}

function Received({ mail }: { mail: PageData<typeof mailboxPage>['mails'][number] }) {
  return (
    <Paper component="article" withBorder p="md">
      <Title order={2} size="h4">
        {mail.subject}
      </Title>
      <Text size="sm" c="dimmed" mb="sm" style={{ overflowWrap: 'anywhere' }}>
        <FormattedMessage id="ops.mailbox.to" values={{ to: mail.to, when: <TimeAgo at={mail.received_at} /> }} />
      </Text>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{mail.text}</Text>
      {mail.path && (
        <Button component={Link} to={mail.path} variant="default" mt="md">
          <FormattedMessage id="ops.mailbox.follow" />
        </Button>
      )}
      {mail.list_unsubscribe && (
        <Text size="sm" mt="sm">
          <Anchor href={mail.list_unsubscribe}>
            <FormattedMessage id="ops.mailbox.unsubscribe" />
          </Anchor>
        </Text>
      )}
    </Paper>
  );
}
