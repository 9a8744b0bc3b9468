import { Button, Text } from '@mantine/core';
import { IconRepeat } from '@tabler/icons-react';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { runPage, runResults } from '~/domain/circuit-runs/contract';
import { href, type PageData } from '~/domain/kit/contract';
import { normalisePin } from '~/domain/group-practice/pin';
import { circuitPage, circuitsPage } from '~/domain/stations/circuits/contract';
import { stationList } from '~/domain/stations/contract';
import { summary } from '~/domain/stations/summary-contract';
import { baseOf } from '~/domain/stations/styles';
import { useSession } from '~/web/core/session';
import { usePage } from '~/web/live/client';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { ProblemNotice } from '~/web/ui/problem';
import { RoleMark } from '~/web/ui/role-mark';
import { Section } from '~/web/ui/section-heading';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { formatClock } from '~/web/ui/timer/format-clock';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './results.module.css';

type Results = PageData<typeof runResults>;

/** `/circuit-runs/{pin}/results/`: what came of a run, kept for everybody who took part. */
export function ResultsPage() {
  const pin = normalisePin(useParams().pin ?? '');
  const { data, error, refetch } = usePage(runResults, { params: { pin } }, { refetchOnMount: 'always' });
  if (error) return <ProblemNotice error={error} onRetry={error.passing ? refetch : undefined} />;
  if (!data) return <SkeletonList rows={4} height={88} />;
  return <Shown results={data} />;
}

function Shown({ results }: { results: Results }) {
  const base = baseOf(results.style);
  const { person } = useSession();
  const mine = results.people.find(({ me }) => me);
  const scored = results.rounds.filter(({ candidate, score }) => candidate?.id === mine?.id && score !== null).length;
  return (
    <div className={classes.page}>
      <PageHeader
        title={results.label}
        eyebrow={
          <FormattedMessage id={results.done ? 'circuit-runs.results.eyebrow' : 'circuit-runs.results.eyebrow-open'} />
        }
        lead={results.begun_at && <FormattedDate value={results.begun_at} dateStyle="long" timeStyle="short" />}
        actions={
          results.done ? (
            person && !person.guest ? (
              <RunAgain results={results} />
            ) : null
          ) : (
            <Button component={Link} to={href(runPage, { pin: results.pin })}>
              <FormattedMessage id="circuit-runs.results.back" />
            </Button>
          )
        }
      />
      {results.rounds.length === 0 ? (
        <EmptyState
          title={<FormattedMessage id="circuit-runs.results.none" />}
          action={
            <Button component={Link} to={href(stationList, { base })}>
              <FormattedMessage id="group-practice.to-stations" />
            </Button>
          }
        >
          <FormattedMessage id="circuit-runs.results.none.about" />
        </EmptyState>
      ) : (
        <>
          {mine && mine.average !== null && (
            <div className={classes.score}>
              <span className={text.largeFigure}>
                <FormattedNumber value={mine.average / 100} style="percent" maximumFractionDigits={0} />
              </span>
              <span>
                <FormattedMessage id="circuit-runs.results.average" values={{ count: scored }} />
              </span>
            </div>
          )}
          <Rounds results={results} />
          {results.people.length > 1 && <PeopleTable people={results.people} />}
        </>
      )}
    </div>
  );
}

/** The circuit is one's own if one has one of that name still. */
function RunAgain({ results }: { results: Results }) {
  const base = baseOf(results.style);
  const { data } = usePage(circuitsPage, { params: { base } });
  const circuit = data?.circuits.find(({ label }) => label === results.label);
  return (
    <Button
      component={Link}
      to={circuit ? href(circuitPage, { base, slug: circuit.slug }, { run: 1 }) : href(circuitsPage, { base })}
      leftSection={<IconRepeat size={18} aria-hidden />}
    >
      <FormattedMessage id={circuit ? 'circuit-runs.results.again' : 'circuit-runs.results.circuits'} />
    </Button>
  );
}

const Nothing = () => <span aria-hidden>–</span>;

function Rounds({ results }: { results: Results }) {
  const base = baseOf(results.style);
  return (
    <Section id="rounds" title={<FormattedMessage id="circuit-runs.results.rounds" />}>
      <ol className={lists.ofRows} aria-labelledby="rounds">
        {results.rounds.map((round) => (
          <li key={round.round} className={classes.round}>
            <span className={classes.number}>{round.round}</span>
            <span className={classes.words}>
              {round.quizlog_id !== null ? (
                <Link className={classes.station} to={href(summary, { base, quizlog_id: round.quizlog_id })}>
                  {round.station}
                </Link>
              ) : (
                <span className={classes.station}>{round.station}</span>
              )}
              <Text component="span" size="sm" c="dimmed">
                {round.outcome && <FormattedMessage id={`circuit-runs.outcome.${round.outcome}`} />}
                {round.candidate && (
                  <>
                    {' · '}
                    <FormattedMessage
                      id={
                        round.examiner && round.examiner.id !== round.candidate.id
                          ? 'circuit-runs.results.who'
                          : 'circuit-runs.results.who-alone'
                      }
                      values={{ candidate: round.candidate.name, examiner: round.examiner?.name ?? '' }}
                    />
                  </>
                )}
              </Text>
            </span>
            <span className={classes.result}>
              {round.score === null ? (
                <Nothing />
              ) : (
                <strong className={classes.percent}>
                  <FormattedNumber value={round.score / 100} style="percent" maximumFractionDigits={0} />
                </strong>
              )}
              {round.seconds_used !== null && <span className={text.dimmed}>{formatClock(round.seconds_used)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const ROLES = ['student', 'examiner', 'patient', 'observer'] as const;

/** How the roles were shared out, and how each did as candidate, as far as the reader may know. */
function PeopleTable({ people }: { people: Results['people'] }) {
  const { formatMessage: say } = useIntl();
  return (
    <Section id="people" title={<FormattedMessage id="circuit-runs.results.people" />}>
      <div className={classes.frame} tabIndex={0} role="region" aria-label={say({ id: 'circuit-runs.results.people' })}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="circuit-runs.results.name" />
              </th>
              {ROLES.map((role) => (
                <th key={role} scope="col" className={classes.roleHead}>
                  <RoleMark role={role} />
                </th>
              ))}
              <th scope="col">
                <FormattedMessage id="circuit-runs.results.mean" />
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((one) => (
              <tr key={one.id}>
                <th scope="row">
                  {one.name} {one.me && <FormattedMessage id="circuit-runs.results.you" />}
                </th>
                {ROLES.map((role) => (
                  <td key={role}>{one[role] > 0 ? one[role] : <Nothing />}</td>
                ))}
                <td>
                  {one.average === null ? (
                    <Nothing />
                  ) : (
                    <FormattedNumber value={one.average / 100} style="percent" maximumFractionDigits={0} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes.legend} aria-hidden>
        {ROLES.map((role) => (
          <RoleMark key={role} role={role} />
        ))}
      </div>
    </Section>
  );
}
