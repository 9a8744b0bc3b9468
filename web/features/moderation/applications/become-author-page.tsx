import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconClock, IconPencil } from '@tabler/icons-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import {
  type BecomeAuthorData,
  becomeAuthorPage,
  type OwnApplication,
} from '~/domain/moderation/applications/contract';
import { questionCreate } from '~/domain/questions/authoring/contract';
import { pageKey, useAction, usePage } from '~/web/live/client';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { TimeAgo } from '~/web/ui/time-ago';
import { ApplyForm } from './apply-form';
import layout from '~/web/ui/layout.module.css';
import texts from '~/web/ui/text.module.css';
import classes from './applications.module.css';

/** Where a learner asks to become an author, and reads what became of it. */
export function BecomeAuthorPage() {
  const { formatMessage: say } = useIntl();
  const [search] = useSearchParams();
  const { data, error, refetch } = usePage(
    becomeAuthorPage,
    {},
    { refetchOnMount: 'always', refetchOnWindowFocus: true },
  );
  const title = say({ id: 'applications.become' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <>
      <PageHeader title={title} lead={<FormattedMessage id="applications.become.lead" />} />
      {!data ? <Skeleton height={320} /> : <Standing data={data} question={search.get('question')} />}
    </>
  );
}

function Standing({ data, question }: { data: BecomeAuthorData; question: string | null }) {
  const { author, application, again_at } = data;
  if (author)
    return (
      <Stack gap="md" className={layout.narrow}>
        <p className={layout.flush}>
          <FormattedMessage id="applications.author" />
        </p>
        {application?.state === 'accepted' && application.reason && <Words of="note" text={application.reason} />}
        <Button component={Link} to={href(questionCreate)} leftSection={<IconPencil size={18} aria-hidden />} mr="auto">
          <FormattedMessage id="applications.write" />
        </Button>
      </Stack>
    );
  if (application?.state === 'open') return <Waiting application={application} />;
  return (
    <Stack gap="lg" className={layout.narrow}>
      {application?.state === 'refused' && (
        <Alert variant="light" title={<FormattedMessage id="applications.refused" />}>
          <p className={classes.said}>{application.reason}</p>
          {again_at && (
            <p className={classes.said}>
              <FormattedMessage
                id="applications.again"
                values={{ date: <FormattedDate value={again_at} dateStyle="long" /> }}
              />
            </p>
          )}
        </Alert>
      )}
      {!again_at && <ApplyForm samples={data.samples} written={question} />}
    </Stack>
  );
}

function Words({ of, text }: { of: 'note' | 'words'; text: string }) {
  return (
    <div>
      <p className={texts.smallBold}>
        <FormattedMessage id={`applications.said.${of}`} />
      </p>
      <p className={classes.said}>{text}</p>
    </div>
  );
}

function Waiting({ application }: { application: OwnApplication }) {
  const { formatMessage: say } = useIntl();
  const cache = useQueryClient();
  const withdraw = useAction(
    becomeAuthorPage,
    'withdraw',
    {},
    {
      onSuccess: (answer) => cache.setQueryData(pageKey(becomeAuthorPage, {}), answer),
    },
  );
  return (
    <section className={classes.card} aria-label={say({ id: 'applications.yours' })}>
      <p className={classes.state}>
        <IconClock size={20} aria-hidden />
        <FormattedMessage id="applications.open" />
      </p>
      <p className={texts.dimmedText}>
        <FormattedMessage id="applications.sent" values={{ ago: <TimeAgo at={application.created_at} /> }} />
      </p>
      <div>
        <p className={texts.smallBold}>
          <FormattedMessage id="applications.sample" />
        </p>
        <p className={classes.said}>{application.sample.title}</p>
      </div>
      <Words of="words" text={application.words} />
      {withdraw.error && <ProblemNotice error={withdraw.error} />}
      <div>
        <ConfirmButton
          variant="default"
          loading={withdraw.isPending}
          question={<FormattedMessage id="applications.withdraw.question" />}
          consequence={<FormattedMessage id="applications.withdraw.consequence" />}
          confirm={<FormattedMessage id="applications.withdraw" />}
          onConfirm={() => withdraw.mutate({ application_id: application.id })}
        >
          <FormattedMessage id="applications.withdraw" />
        </ConfirmButton>
      </div>
    </section>
  );
}
