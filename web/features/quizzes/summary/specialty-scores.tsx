import { Button, Skeleton, Table } from '@mantine/core';
import { Suspense } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useAnnounce } from '~/web/ui/announcer';
import { lazily } from '~/web/ui/fetched';
import { useNames } from '../names';
import { barsHeight } from '~/web/ui/bars-height';
import { TableHead } from '~/web/ui/table-head';
import classes from './specialty-scores.module.css';
import type { QuizSummaryData } from '~/domain/quizzes/contract';

const SpecialtyChart = lazily(async () => (await import('./specialty-chart')).SpecialtyChart);

export interface Score {
  id: number;
  name: string;
  right: number;
  answered: number;
  /** 0 to 100. */
  percent: number;
}

interface Props {
  scores: QuizSummaryData['specialties'];
  chosen: number | null;
  onChoose: (specialty: number | null) => void;
}

/** The score of each specialty, the lowest first, drawn and in figures; choosing one makes its questions stand out (spec 1 §2). */
export function SpecialtyScores({ scores, chosen, onChoose }: Props) {
  const { formatMessage: say, locale } = useIntl();
  const announce = useAnnounce();
  const names = useNames();
  const named: Score[] = scores
    .map(({ specialty_id, right, answered }) => ({
      id: specialty_id,
      name: names.specialty(specialty_id),
      right,
      answered,
      percent: answered > 0 ? Math.round((100 * right) / answered) : 0,
    }))
    .sort((one, other) => one.percent - other.percent || one.name.localeCompare(other.name, locale));
  const toggle = (id: number) => {
    const now = chosen === id ? null : id;
    onChoose(now);
    announce(
      now === null
        ? say({ id: 'quizzes.summary.highlight.none' })
        : say({ id: 'quizzes.summary.highlight.said' }, { specialty: names.specialty(now) }),
    );
  };
  return (
    <div className={classes.scores}>
      <Suspense fallback={<Skeleton height={barsHeight(named.length)} />}>
        <SpecialtyChart scores={named} chosen={chosen} onChoose={toggle} />
      </Suspense>
      <div>
        <Table verticalSpacing={4} horizontalSpacing="xs">
          <TableHead columns={['quizzes.setup.specialty', 'quizzes.summary.right', 'quizzes.summary.score']} />
          <Table.Tbody>
            {named.map((score) => (
              <Table.Tr key={score.id} data-chosen={chosen === score.id || undefined} className={classes.row}>
                <Table.Td>
                  <button
                    type="button"
                    data-print=""
                    className={classes.name}
                    aria-pressed={chosen === score.id}
                    onClick={() => toggle(score.id)}
                  >
                    {score.name}
                  </button>
                </Table.Td>
                <Table.Td ta="end">
                  <FormattedMessage id="quizzes.summary.of" values={{ some: score.right, all: score.answered }} />
                </Table.Td>
                <Table.Td ta="end">
                  <FormattedNumber value={score.percent / 100} style="percent" />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <p className={`no-print ${classes.hint}`}>
          {chosen === null ? (
            <FormattedMessage id="quizzes.summary.highlight.hint" />
          ) : (
            <Button variant="subtle" size="compact-sm" h={36} onClick={() => toggle(chosen)}>
              <FormattedMessage id="quizzes.summary.highlight.clear" />
            </Button>
          )}
        </p>
      </div>
    </div>
  );
}
