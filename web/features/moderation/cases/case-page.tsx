import { Alert, Anchor, Badge, Button, Skeleton, Stack } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { href } from '~/domain/kit/contract';
import { reportAddress } from '~/domain/moderation/contract';
import { casePage, type CaseSnapshot, moderationCase } from '~/domain/moderation/decisions/contract';
import { personPage } from '~/domain/moderation/sanctions/contract';
import { queuePage } from '~/domain/moderation/queue/contract';
import { NotFoundPage } from '~/web/core/not-found-page';
import { useSession } from '~/web/core/session';
import { useAction, usePage } from '~/web/live/client';
import { ConnectionMark } from '~/web/live/connection-mark';
import { useLive } from '~/web/live/use-live';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { Section } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './cases.module.css';
import { Decide } from './decide';
import { History } from './history';
import { useReason } from './reason';
import { OpenSection } from './open-section';
import { TargetView } from './target-view';

/** Things whose sections have cases of their own. */
const PAGES: readonly string[] = ['topic', 'guide'];

/** One case, for moderators. For everybody else there is no such page. */
export function CasePage() {
  const { abilities } = useSession();
  const { case_id = '' } = useParams();
  return abilities.moderate ? <Case key={case_id} id={case_id} /> : <NotFoundPage />;
}

function Case({ id }: { id: string }) {
  const { formatMessage: say } = useIntl();
  const { data, error, refetch } = usePage(casePage, { params: { case_id: id } }, { refetchOnMount: 'always' });
  const { snapshot, connection } = useLive(moderationCase, Number(id), { initial: data, enabled: data !== undefined });
  if (error && !data)
    return error.status === 404 ? (
      <NotFoundPage />
    ) : (
      <PageProblem title={say({ id: 'moderation.title' })} error={error} retry={refetch} />
    );
  if (!snapshot) return <Skeleton height={480} />;
  const { target, standing } = snapshot;
  return (
    <>
      <PageHeader
        eyebrow={
          <Anchor component={Link} to={href(queuePage)}>
            <FormattedMessage id="moderation.title" />
          </Anchor>
        }
        title={target.title || say({ id: 'moderation.gone' })}
        lead={
          <span className={classes.marks}>
            <FormattedMessage id={`moderation.kind.${target.kind}`} />
            {target.author && (
              <span>
                <FormattedMessage id="moderation.by" values={{ name: target.author.name }} />
              </span>
            )}
            {target.author && (
              <Anchor component={Link} to={href(personPage, { account_id: target.author.id })}>
                <FormattedMessage id="people.link" />
              </Anchor>
            )}
            <Badge variant={standing === 'shown' ? 'light' : 'filled'} tt="none">
              <FormattedMessage id={`moderation.standing.${standing}`} />
            </Badge>
            <ConnectionMark state={connection} every={moderationCase.poll.every} />
          </span>
        }
      />
      <Stack gap="xl" className={layout.narrow}>
        <Viewers viewers={snapshot.viewers} />
        {snapshot.asked !== null && (
          <Alert variant="light" title={say({ id: 'moderation.asked' })}>
            <p className={text.quoted}>{snapshot.asked}</p>
          </Alert>
        )}
        <Reports snapshot={snapshot} onChanged={refetch} />
        <Section id="target" title={<FormattedMessage id="moderation.now" />}>
          <TargetView
            target={target}
            url={target.url}
            {...(PAGES.includes(target.kind) && {
              actsOn: (field: string) => <OpenSection caseId={snapshot.id} field={field} />,
            })}
          />
        </Section>
        <Section id="decision" title={<FormattedMessage id="moderation.decision" />}>
          <Decide snapshot={snapshot} onChanged={refetch} />
        </Section>
        {snapshot.acts.length > 0 && <History acts={snapshot.acts} />}
      </Stack>
    </>
  );
}

function Viewers({ viewers }: { viewers: CaseSnapshot['viewers'] }) {
  const { person } = useSession();
  const { formatList } = useIntl();
  const others = viewers.filter(({ id }) => id !== person?.id);
  return (
    <div role="status" className={classes.viewers}>
      {others.length > 0 && (
        <Alert variant="light" color="yellow" icon={<IconEye aria-hidden />}>
          <FormattedMessage
            id="moderation.viewers"
            values={{ count: others.length, names: formatList(others.map(({ name }) => name)) }}
          />
        </Alert>
      )}
    </div>
  );
}

function Reports({ snapshot: { reports, target }, onChanged }: { snapshot: CaseSnapshot; onChanged: () => unknown }) {
  const reason = useReason();
  return (
    <Section id="reports" title={<FormattedMessage id="moderation.reports" values={{ count: reports.length }} />}>
      <ul className={lists.ofEntries}>
        {reports.map((report) => (
          <li key={report.id} className={classes.report}>
            <PersonAvatar name={report.who.name} avatar={report.who.avatar} size={36} />
            <div>
              <p className={text.strongText}>
                {report.reason_kind === 'virtual_patient_report' && report.reason === 1 ? (
                  <FormattedMessage id="discussion.reason.virtual_patient_report" />
                ) : (
                  reason(target.kind, report.reason)
                )}
              </p>
              {report.text && <p className={text.quoted}>{report.text}</p>}
              {report.open && report.id > 0 && <CloseReport id={report.id} onClosed={onChanged} />}
              <p className={text.dimmedText}>
                {report.who.name}
                {' · '}
                <TimeAgo at={report.at} />
                {!report.open && (
                  <>
                    {' · '}
                    <FormattedMessage
                      id={
                        report.upheld === null
                          ? 'moderation.report.closed'
                          : report.upheld
                            ? 'moderation.report.upheld'
                            : 'moderation.report.refused'
                      }
                    />
                  </>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Closes one report and leaves the others open. */
function CloseReport({ id, onClosed }: { id: number; onClosed: () => unknown }) {
  const close = useAction(reportAddress, 'submit', { params: { report_id: id } }, { onSettled: () => void onClosed() });
  return (
    <>
      <Button size="compact-sm" variant="default" mt={4} loading={close.isPending} onClick={() => close.mutate({})}>
        <FormattedMessage id="moderation.report.close" />
      </Button>
      {close.error && <ProblemNotice error={close.error} />}
    </>
  );
}
