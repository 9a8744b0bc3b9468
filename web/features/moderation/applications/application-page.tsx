import { Alert, Anchor, Skeleton, Stack } from '@mantine/core';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { type ApplicationData, applicationPage, applicationsPage } from '~/domain/moderation/applications/contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { Section } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import { Decisions } from '~/web/parts/moderation/decisions';
import { Readers } from '~/web/parts/moderation/readers';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './applications.module.css';
import { Decide } from './decide';
import { Sample } from './sample';

/** One application with the sample question, for moderators. For everybody else there is no such page. */
export function ApplicationPage() {
  const { abilities } = useSession();
  const { application_id = '' } = useParams();
  return abilities.moderate ? <Application id={application_id} /> : <NotFoundPage />;
}

function Application({ id }: { id: string }) {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(
    applicationPage,
    { params: { application_id: id } },
    { refetchOnMount: 'always', refetchOnWindowFocus: true },
  );
  if (error && !data)
    return error.status === 404 ? (
      <NotFoundPage />
    ) : (
      <PageProblem title={say({ id: 'applications.title' })} error={error} retry={refetch} />
    );
  if (!data) return <Skeleton height={480} />;
  const of = { kind: 'application', entity_id: data.id } as const;
  return (
    <>
      <PageHeader
        eyebrow={
          <Anchor component={Link} to={href(applicationsPage)}>
            <FormattedMessage id="applications.title" />
          </Anchor>
        }
        title={data.applicant.name}
        lead={
          <FormattedMessage
            id="applications.person"
            values={{
              username: data.applicant.username,
              date: <FormattedDate value={data.since} dateStyle="long" />,
              ago: <TimeAgo at={data.created_at} />,
            }}
          />
        }
      />
      {!data.own && <Readers of={of} />}
      <Stack gap="xl" className={layout.narrow}>
        <Section
          id="words"
          title={<FormattedMessage id="applications.words.of" values={{ name: data.applicant.name }} />}
        >
          <p className={classes.said}>{data.words}</p>
        </Section>
        <Sample application={data} />
        {data.earlier.length > 0 && <Earlier earlier={data.earlier} />}
        <Section id="decision" title={<FormattedMessage id="applications.decision" />}>
          {data.state !== 'open' ? (
            <Decided application={data} />
          ) : data.own ? (
            <Alert variant="light">
              <FormattedMessage id="applications.own" />
            </Alert>
          ) : (
            <Decide application={data} onChanged={refetch} />
          )}
        </Section>
        {!data.own && <Decisions of={of} onChanged={() => void refetch()} />}
      </Stack>
    </>
  );
}

/** What became of it. Why, and by whom, stands among the decisions, which nobody is shown of their own application. */
function Decided({ application }: { application: ApplicationData }) {
  const { state, by, reason, decided_at, own } = application;
  return (
    <div className={classes.card}>
      <p className={classes.state}>
        <FormattedMessage id={`applications.result.${state}`} />
      </p>
      <p className={text.dimmedText}>
        {own && by && (
          <>
            <FormattedMessage id="applications.by" values={{ name: by }} />
            {' · '}
          </>
        )}
        <TimeAgo at={decided_at!} />
      </p>
      {own && reason && <p className={classes.said}>{reason}</p>}
    </div>
  );
}

function Earlier({ earlier }: { earlier: ApplicationData['earlier'] }) {
  return (
    <Section id="earlier" title={<FormattedMessage id="applications.earlier" />}>
      <ul className={`${lists.ofRows} ${classes.earlier}`}>
        {earlier.map(({ id, state, reason, decided_at }) => (
          <li key={id}>
            <span className={text.dimmedText}>
              <FormattedMessage id={`applications.result.${state}`} />
              {' · '}
              <FormattedDate value={decided_at} dateStyle="long" />
            </span>
            {reason && <span className={classes.said}>{reason}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
