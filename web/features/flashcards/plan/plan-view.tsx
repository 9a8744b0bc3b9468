import { Button, Table } from '@mantine/core';
import { IconPlayerPlay, IconProgress } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { examPlan, PLAN_CARDS_MAX } from '~/domain/flashcards/plan/contract';
import { specialtyKey } from '~/domain/questions/specialties';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { ProblemNotice } from '~/web/ui/problem';
import type { PlanData } from './plan-data';
import shapes from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './plan.module.css';

type Plan = NonNullable<PlanData['plan']>;
const MEASURES = ['nothing', 'today', 'plan'] as const;

/** Nobody is certain to recall everything. */
const MOST = 0.99;
const Percent = ({ value }: { value: number }) => (
  <FormattedNumber value={Math.min(MOST, value)} style="percent" maximumFractionDigits={0} />
);

/** What to do today, and what may be recalled on the day of the exam. */
export function PlanView({ data: { exam, plan } }: { data: PlanData }) {
  if (!plan)
    return (
      <section className={classes.card}>
        <p className={text.dimmedBody}>
          <FormattedMessage id="flashcard-plan.over" />
        </p>
      </section>
    );
  if (plan.cards === 0)
    return (
      <section className={classes.card}>
        <p className={text.dimmedBody}>
          <FormattedMessage id="flashcard-plan.empty" />
        </p>
      </section>
    );
  return (
    <>
      <Today plan={plan} minutes={exam!.minutes} />
      <section className={classes.card} aria-labelledby="plan-recall">
        <h2 id="plan-recall">
          <FormattedMessage id="flashcard-plan.recall" />
        </h2>
        <dl className={classes.figures}>
          {MEASURES.map((measure) => (
            <div key={measure}>
              <dt>
                <FormattedMessage id={`flashcard-plan.recall.${measure}`} />
              </dt>
              <dd>
                <Percent value={plan.recall[measure]} />
              </dd>
            </div>
          ))}
        </dl>
        <p className={text.dimmedBody}>
          <FormattedMessage id="flashcard-plan.recall.about" values={{ cards: plan.cards, fresh: plan.new_cards }} />
          {plan.cut && (
            <>
              {' '}
              <FormattedMessage id="flashcard-plan.cut" values={{ most: PLAN_CARDS_MAX }} />
            </>
          )}
        </p>
        <Specialties plan={plan} />
      </section>
    </>
  );
}

function Today({ plan, minutes }: { plan: Plan; minutes: number }) {
  const navigate = useNavigate();
  const [submission_id] = useState(uuid);
  const start = useAction(examPlan, 'start', {}, { onSuccess: ({ next_url }) => void navigate(next_url) });
  const { to_do, days, seconds_done, unfinished_url } = plan;
  const inMinutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));
  return (
    <section className={classes.card} aria-labelledby="plan-today">
      <h2 id="plan-today">
        <FormattedMessage id="flashcard-plan.today" values={{ days }} />
      </h2>
      <p className={text.dimmedBody}>
        {to_do.cards > 0 ? (
          <FormattedMessage
            id="flashcard-plan.to-do"
            values={{ cards: to_do.cards, fresh: to_do.new_cards, minutes: inMinutes(to_do.seconds) }}
          />
        ) : (
          <FormattedMessage id="flashcard-plan.done" />
        )}{' '}
        {seconds_done > 0 && (
          <FormattedMessage id="flashcard-plan.so-far" values={{ done: inMinutes(seconds_done), minutes }} />
        )}
      </p>
      {start.error && <ProblemNotice error={start.error} />}
      <div className={shapes.toolbarWide}>
        {unfinished_url !== '' && (
          <Button component={Link} to={unfinished_url} h={56} leftSection={<IconProgress size={20} aria-hidden />}>
            <FormattedMessage id="flashcard-plan.go-on" />
          </Button>
        )}
        {to_do.cards > 0 && unfinished_url === '' && (
          <Button
            h={56}
            leftSection={<IconPlayerPlay size={20} aria-hidden />}
            loading={start.isPending}
            onClick={() => start.mutate({ submission_id })}
          >
            <FormattedMessage id="flashcard-plan.start" values={{ cards: to_do.cards }} />
          </Button>
        )}
      </div>
    </section>
  );
}

function Specialties({ plan }: { plan: Plan }) {
  const { formatMessage: say } = useIntl();
  const nameOf = (specialty: number) => {
    const key = specialtyKey(specialty);
    return say({ id: key ? `questions.specialty.${key}` : 'flashcard-plan.no-specialty' });
  };
  return (
    <div className={classes.table}>
      <Table verticalSpacing={8} horizontalSpacing={4} fz="sm" layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w="40%">
              <FormattedMessage id="flashcard-plan.specialty" />
            </Table.Th>
            {MEASURES.map((measure) => (
              <Table.Th key={measure} ta="end">
                <FormattedMessage id={`flashcard-plan.recall.${measure}`} />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {plan.specialties.map((one) => (
            <Table.Tr key={one.specialty_id}>
              <Table.Th scope="row" fw={500}>
                {nameOf(one.specialty_id)}
                <div className={classes.bar} aria-hidden>
                  <span style={{ width: `${100 * one.plan}%` }} />
                  <span style={{ width: `${100 * one.today}%` }} />
                </div>
              </Table.Th>
              {MEASURES.map((measure) => (
                <Table.Td key={measure} ta="end">
                  <Percent value={one[measure]} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
