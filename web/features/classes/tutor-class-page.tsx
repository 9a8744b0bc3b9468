import { Alert, Group, Progress, Skeleton, Stack } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { type ClassSnapshot, classLive, GROUP_MIN, type RosterSnapshot } from '~/domain/classes/contract';
import { useSession } from '~/web/core/session';
import { ConnectionMark } from '~/web/live/connection-mark';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { CopyButton } from '~/web/ui/copy-button';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import { AssignForm } from './assign-form';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './classes.module.css';
import { Due } from './due';
import { Roster } from './roster';
import { type TutorClass, useTutorClass } from './use-tutor-class';

const HALF = 4;

/** One class, for its tutor. */
export function TutorClassPage() {
  const { formatMessage: say } = useIntl();
  const state = useTutorClass(Number(useParams().class_id));
  const { data, now, roster, error, refetch, connection } = state;
  if (error && (!data || error.denied))
    return <PageProblem title={say({ id: 'classes.class' })} error={error} retry={refetch} />;
  if (!data || !now || !roster) return <Skeleton height={400} />;
  return (
    <div className={layout.page86ch}>
      <PageHeader
        title={now.hidden ? say({ id: 'classes.hidden.title' }) : now.name}
        lead={<FormattedMessage id="classes.members" values={{ count: now.members }} />}
        actions={<ConnectionMark state={connection} every={classLive.poll.every / 1_000} />}
      />
      {now.closed ? (
        <Alert variant="light" title={<FormattedMessage id="classes.closed" />}>
          <FormattedMessage id="classes.closed.hint" />
        </Alert>
      ) : (
        <Stack gap={40}>
          {now.hidden ? (
            <Alert color="gray" variant="light" role="status" title={<FormattedMessage id="classes.hidden" />}>
              <FormattedMessage id="classes.hidden.tutor" />
            </Alert>
          ) : (
            <>
              <Pin state={state} pin={roster.pin} />
              <Work state={state} now={now} roster={roster} />
              <Section id="assign" title={<FormattedMessage id="classes.assign.title" />} className={layout.card}>
                <AssignForm data={data} assign={state.assign} />
              </Section>
              <Roster state={state} now={now} roster={roster} />
              <Weak roster={roster} />
            </>
          )}
          <div>
            <ConfirmButton
              loading={state.close.isPending}
              question={<FormattedMessage id="classes.close.question" />}
              consequence={<FormattedMessage id="classes.close.consequence" />}
              confirm={<FormattedMessage id="classes.close" />}
              onConfirm={() => state.close.mutate({})}
            >
              <FormattedMessage id="classes.close" />
            </ConfirmButton>
            {state.close.error && <ProblemNotice error={state.close.error} />}
          </div>
        </Stack>
      )}
    </div>
  );
}

function Pin({ state: { newPin }, pin }: { state: TutorClass; pin: string }) {
  return (
    <Section id="pin" title={<FormattedMessage id="classes.pin.title" />} className={layout.card}>
      <p className={classes.pin} data-testid="class-pin">
        {pin.slice(0, HALF)} {pin.slice(HALF)}
      </p>
      <p className={classes.about}>
        <FormattedMessage id="classes.pin.how" />
      </p>
      <Group gap="sm">
        <CopyButton value={pin} variant="default">
          <FormattedMessage id="classes.pin.copy" />
        </CopyButton>
        <ConfirmButton
          tone="accent"
          loading={newPin.isPending}
          question={<FormattedMessage id="classes.pin.new.question" />}
          consequence={<FormattedMessage id="classes.pin.new.consequence" />}
          confirm={<FormattedMessage id="classes.pin.new" />}
          onConfirm={() => newPin.mutate({})}
        >
          <FormattedMessage id="classes.pin.new" />
        </ConfirmButton>
      </Group>
      {newPin.error && <ProblemNotice error={newPin.error} />}
    </Section>
  );
}

function Work({ state, now, roster }: { state: TutorClass; now: ClassSnapshot; roster: RosterSnapshot }) {
  const { formatMessage: say } = useIntl();
  return (
    <Section id="work" title={<FormattedMessage id="classes.work" />}>
      {now.assignments.length === 0 ? (
        <p className={classes.about}>
          <FormattedMessage id="classes.work.none" />
        </p>
      ) : (
        <ul className={lists.ofCards}>
          {now.assignments.map(({ id, kind, title, due_on }) => {
            const done = roster.members.filter((member) => member.done.includes(id)).length;
            const all = roster.members.length;
            return (
              <li key={id} className={classes.row}>
                <div className={classes.words}>
                  <span className={text.strongText}>{title}</span>
                  <span className={classes.about}>
                    <FormattedMessage id={`classes.kind.${kind}`} /> · <Due on={due_on} />
                  </span>
                  <Progress value={all ? (100 * done) / all : 0} size="md" aria-hidden />
                  <span className={classes.about}>
                    <FormattedMessage id="classes.done-by" values={{ done, all }} />
                  </span>
                </div>
                <ConfirmButton
                  question={<FormattedMessage id="classes.unassign.question" values={{ title }} />}
                  consequence={<FormattedMessage id="classes.unassign.consequence" />}
                  confirm={<FormattedMessage id="classes.unassign" />}
                  aria-label={say({ id: 'classes.unassign.of' }, { title })}
                  onConfirm={() => state.unassign.mutate({ assignment_id: id })}
                >
                  <FormattedMessage id="classes.unassign" />
                </ConfirmButton>
              </li>
            );
          })}
        </ul>
      )}
      {state.unassign.error && <ProblemNotice error={state.unassign.error} />}
    </Section>
  );
}

function Weak({ roster: { weak, members } }: { roster: RosterSnapshot }) {
  const { language } = useSession();
  return (
    <Section id="weak" title={<FormattedMessage id="classes.weak" />}>
      {weak.length > 0 && (
        <ul className={lists.ofCards}>
          {weak.map(({ topic_id, name, name_es, percent }) => (
            <li key={topic_id} className={classes.row}>
              <div className={classes.words}>
                <span className={text.strongText}>{language === 'es' ? name_es : name}</span>
                <Progress value={percent} size="md" color="yellow" aria-hidden />
              </div>
              <span className={classes.about}>
                <FormattedMessage id="classes.weak.about" values={{ percent }} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className={classes.about}>
        <FormattedMessage
          id={members.length < GROUP_MIN || weak.length === 0 ? 'classes.weak.none' : 'classes.weak.hint'}
          values={{ count: GROUP_MIN }}
        />
      </p>
    </Section>
  );
}
