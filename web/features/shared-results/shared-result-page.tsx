import { Alert, Button, Skeleton, Stack, Table } from '@mantine/core';
import { useEffect } from 'react';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { sharedResult, type SharedResult } from '~/domain/shared-results/contract';
import { percentage } from '~/domain/stations/marking';
import { useAction, usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProgressBar } from '~/web/ui/progress-bar';
import { RichText } from '~/web/ui/rich-text';
import { SectionHeading } from '~/web/ui/section-heading';
import { formatClock } from '~/web/ui/timer/format-clock';
import layout from '~/web/ui/layout.module.css';
import classes from './shared-results.module.css';

/** A result that its candidate shares, for everybody who has the link. */
export function SharedResultPage() {
  const { formatMessage: say } = useIntl();
  const { key = '' } = useParams();
  const address = { params: { key } };
  const { data, error, refetch } = usePage(sharedResult, address);
  const { mutate: count } = useAction(sharedResult, 'count_opening', address);
  const theirs = data?.mine === false;
  useEffect(() => {
    if (theirs) count({});
  }, [theirs, count]);

  if (error) return <PageProblem title={say({ id: 'shared-results.title' })} error={error} retry={refetch} />;
  if (!data) return <Skeleton height={360} />;
  return (
    <Stack gap={40} component="article" className={layout.page860}>
      <div>
        <PageHeader
          title={data.station}
          eyebrow={<FormattedMessage id="shared-results.title" />}
          lead={
            <FormattedMessage
              id={data.examiner ? 'shared-results.lead-examined' : 'shared-results.lead'}
              values={{
                candidate: data.candidate,
                examiner: data.examiner?.name,
                date: <FormattedDate value={data.submitted_at} dateStyle="long" />,
              }}
            />
          }
        />
        {data.mine && (
          <Alert variant="light" mb="md">
            <FormattedMessage id="shared-results.mine" />
          </Alert>
        )}
        <Score result={data} />
      </div>
      <section aria-labelledby="sections">
        <SectionHeading id="sections">
          <FormattedMessage id="shared-results.sections" />
        </SectionHeading>
        <Table verticalSpacing="xs" horizontalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>
                <FormattedMessage id="shared-results.section" />
              </Table.Th>
              <Table.Th ta="end">
                <FormattedMessage id="shared-results.items" />
              </Table.Th>
              <Table.Th ta="end">
                <FormattedMessage id="shared-results.score" />
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.sections.map(({ title, ticked, total }, index) => (
              <Table.Tr key={index}>
                <Table.Td>{title}</Table.Td>
                <Table.Td ta="end">
                  <FormattedMessage id="shared-results.of" values={{ ticked, total }} />
                </Table.Td>
                <Table.Td ta="end">
                  <FormattedNumber value={percentage(ticked, total) / 100} style="percent" />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </section>
      {data.feedback && (
        <section aria-labelledby="feedback">
          <SectionHeading id="feedback">
            <FormattedMessage id="shared-results.feedback" />
          </SectionHeading>
          <RichText html={data.feedback} />
        </section>
      )}
      {data.examiner?.comments && (
        <section aria-labelledby="comments">
          <SectionHeading id="comments">
            <FormattedMessage id="shared-results.comments" />
          </SectionHeading>
          <RichText html={data.examiner.comments} />
        </section>
      )}
      <div>
        <Button component={Link} to={data.station_url ?? '/'}>
          <FormattedMessage id={data.station_url ? 'shared-results.try' : 'shared-results.home'} />
        </Button>
      </div>
    </Stack>
  );
}

function Score({ result }: { result: SharedResult }) {
  return (
    <div className={classes.board}>
      <div className={classes.figure}>
        <FormattedNumber value={result.score / 100} style="percent" maximumFractionDigits={0} />
        <ProgressBar share={result.score / 100} />
      </div>
      <p className={layout.flush}>
        <FormattedMessage
          id="shared-results.made"
          values={{ ticked: result.ticked, total: result.total, time: formatClock(result.seconds_used) }}
        />
      </p>
    </div>
  );
}
