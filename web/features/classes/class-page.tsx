import { Alert, Button, Skeleton, Stack } from '@mantine/core';
import { IconCircle, IconCircleCheck, IconTrophy } from '@tabler/icons-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate, useParams } from 'react-router';
import { classesPage, classLive, classPage, type ClassSnapshot } from '~/domain/classes/contract';
import { href } from '~/domain/kit/contract';
import { leaderboardPage } from '~/domain/leaderboard/contract';
import { useAction, usePage } from '~/web/live/client';
import { ReportButton } from '~/web/parts/acts/report-button';
import { ConnectionMark } from '~/web/live/connection-mark';
import { useLive } from '~/web/live/use-live';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './classes.module.css';
import { Due } from './due';
import { WhatIsSeen } from './what-is-seen';

/** A class as its member sees it: the assigned work, and what of it is done. */
export function ClassPage() {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const classId = Number(useParams().class_id);
  const address = { params: { class_id: classId } };
  const { data, error, refetch } = usePage(classPage, address, { refetchOnMount: 'always' });
  const { snapshot, connection, error: out } = useLive(classLive, classId, { initial: data?.class, enabled: !!data });
  const leave = useAction(classPage, 'leave', address, { onSuccess: ({ next_url }) => void navigate(next_url) });
  const version = snapshot?.version;
  const seen = data?.class.version;
  useEffect(() => {
    if (version !== undefined && seen !== undefined && version > seen) void refetch();
  }, [version, seen, refetch]);
  const refusal = out ?? error;
  // Who leaves by themselves is on the way, and is not told that they are out.
  if (data && refusal?.denied) return leave.isPending || leave.isSuccess ? <Skeleton height={320} /> : <Out />;
  if (refusal && !data) return <PageProblem title={say({ id: 'classes.class' })} error={refusal} retry={refetch} />;
  if (!data || !snapshot) return <Skeleton height={320} />;
  return (
    <div className={layout.page86ch}>
      <PageHeader
        title={snapshot.hidden ? say({ id: 'classes.hidden.title' }) : snapshot.name}
        lead={<FormattedMessage id="classes.with" values={{ tutor: snapshot.tutor.name }} />}
        actions={
          <>
            <ConnectionMark state={connection} every={classLive.poll.every / 1_000} />
            {!snapshot.hidden && (
              <ReportButton kind="class_report" id={classId} label={say({ id: 'classes.report' })} icon />
            )}
          </>
        }
      />
      <Stack gap={40}>
        {snapshot.hidden ? (
          <Alert color="gray" variant="light" role="status" title={<FormattedMessage id="classes.hidden" />}>
            <FormattedMessage id="classes.hidden.about" />
          </Alert>
        ) : (
          <Section
            id="work"
            title={<FormattedMessage id="classes.work" />}
            actions={
              <Button
                component={Link}
                to={href(leaderboardPage, {}, { board: `class-${classId}` })}
                variant="subtle"
                size="compact-md"
                leftSection={<IconTrophy size={18} aria-hidden />}
              >
                <FormattedMessage id="classes.leaderboard" />
              </Button>
            }
          >
            {snapshot.assignments.length === 0 ? (
              <EmptyState title={<FormattedMessage id="classes.work.none" />}>
                <FormattedMessage id="classes.work.none.hint" />
              </EmptyState>
            ) : (
              <Assignments assignments={snapshot.assignments} done={data.done} />
            )}
          </Section>
        )}
        <Section id="seen" title={<FormattedMessage id="classes.seen" />} className={layout.card}>
          <WhatIsSeen />
          <div>
            <ConfirmButton
              loading={leave.isPending}
              question={<FormattedMessage id="classes.leave.question" />}
              consequence={<FormattedMessage id="classes.leave.consequence" />}
              confirm={<FormattedMessage id="classes.leave" />}
              onConfirm={() => leave.mutate({})}
            >
              <FormattedMessage id="classes.leave" />
            </ConfirmButton>
          </div>
          {leave.error && <ProblemNotice error={leave.error} />}
        </Section>
      </Stack>
    </div>
  );
}

/** The class was closed, or the tutor took the person out, while the page was open. */
function Out() {
  const { formatMessage: say } = useIntl();
  return (
    <div className={layout.page86ch}>
      <PageHeader title={say({ id: 'classes.out' })} lead={<FormattedMessage id="classes.out.about" />} />
      <Button component={Link} to={classesPage.path}>
        <FormattedMessage id="classes.out.back" />
      </Button>
    </div>
  );
}

function Assignments({ assignments, done: ids }: Pick<ClassSnapshot, 'assignments'> & { done: readonly number[] }) {
  return (
    <ul className={lists.ofCards}>
      {assignments.map(({ id, kind, title, url, due_on }) => {
        const done = ids.includes(id);
        return (
          <li key={id} className={classes.row}>
            <span className={classes.mark} data-done={done || undefined} aria-hidden>
              {done ? <IconCircleCheck size={24} /> : <IconCircle size={24} />}
            </span>
            <div className={classes.words}>
              {url ? (
                <Link to={url} className={classes.title}>
                  {title}
                </Link>
              ) : (
                <span className={text.strongText}>{title}</span>
              )}
              <span className={classes.about}>
                <FormattedMessage id={`classes.kind.${kind}`} /> · <Due on={due_on} />
                {!url && (
                  <>
                    {' '}
                    · <FormattedMessage id="classes.gone" />
                  </>
                )}
              </span>
            </div>
            <span className={classes.about}>
              <FormattedMessage id={done ? 'classes.done' : 'classes.todo'} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
