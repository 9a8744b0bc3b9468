import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { unsubscribePage } from '~/domain/mails/contract';
import { useAction, usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';

export function UnsubscribePage() {
  const intl = useIntl();
  const address = { params: { token: useParams().token ?? '' } };
  const { data, error, refetch } = usePage(unsubscribePage, address);
  const end = useAction(unsubscribePage, 'submit', address, { onSuccess: () => refetch() });
  const title = intl.formatMessage({ id: 'email.unsubscribe.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <>
      <PageHeader title={title} />
      {!data && <Skeleton height={96} maw={560} />}
      {data && (
        <Stack gap="md" maw={560} align="start">
          {end.error && <ProblemNotice error={end.error} />}
          <Text role="status">
            <FormattedMessage
              id={data.subscribed ? 'email.unsubscribe.lead' : 'email.unsubscribe.done'}
              values={{ kind: data.kind }}
            />
          </Text>
          {data.subscribed && (
            <Button loading={end.isPending} onClick={() => end.mutate({})}>
              <FormattedMessage id="email.unsubscribe.submit" />
            </Button>
          )}
        </Stack>
      )}
    </>
  );
}
