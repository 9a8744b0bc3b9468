import { Button, NativeSelect, Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { IconChartLine } from '@tabler/icons-react';
import { Suspense } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { memoryProgress } from '~/domain/flashcards/plan/contract';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { usePage } from '~/web/live/client';
import { lazily } from '~/web/ui/fetched';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import text from '~/web/ui/text.module.css';
import classes from '../plan/plan.module.css';
import { Figures } from './figures';
import { Day, LoadBars } from './load-bars';
import type { ProgressData } from './progress-data';
import { SettingsForm } from './settings-form';

const RetentionChart = lazily(async () => (await import('./charts')).RetentionChart);
const CurveChart = lazily(async () => (await import('./charts')).CurveChart);

const Percent = ({ value, digits = 0 }: { value: number; digits?: number }) => (
  <FormattedNumber value={value} style="percent" maximumFractionDigits={digits} />
);
const Days = ({ days }: { days: number }) => <FormattedNumber value={days} maximumFractionDigits={1} />;

/** What becomes of one's memory: coming load, retention, forgetting of a card, and how reviews are spread. */
export function ProgressPage() {
  const { formatMessage: say } = useIntl();
  const [address, setAddress] = useSearchParams();
  const card = Number(address.get('card')) || 0;
  const { data, error, refetch } = usePage(
    memoryProgress,
    { query: { card } },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const title = say({ id: 'flashcard-progress.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={classes.page}>
      <PageHeader title={title} lead={<FormattedMessage id="flashcard-progress.lead" />} />
      {!data && <Skeleton height={320} aria-busy />}
      {data && data.cards.length === 0 && (
        <EmptyState
          icon={<IconChartLine />}
          title={<FormattedMessage id="flashcard-progress.empty" />}
          action={
            <Button component={Link} to={flashcardSetup.path}>
              <FormattedMessage id="flashcard-progress.empty.review" />
            </Button>
          }
        />
      )}
      {data && data.cards.length > 0 && (
        <>
          <Load data={data} />
          <Retention data={data} />
          <Curve data={data} choose={(id) => setAddress({ card: String(id) }, { preventScrollReset: true })} />
        </>
      )}
      {data && <SettingsForm data={data} onSaved={() => void refetch()} />}
    </div>
  );
}

function Load({ data: { load } }: { data: ProgressData }) {
  const { formatMessage: say } = useIntl();
  const total = load.reduce((sum, { cards }) => sum + cards, 0);
  return (
    <section className={classes.card} aria-labelledby="progress-load">
      <h2 id="progress-load">
        <FormattedMessage id="flashcard-progress.load" />
      </h2>
      <p className={text.dimmedBody}>
        <FormattedMessage id="flashcard-progress.load.about" values={{ cards: total }} />
      </p>
      <LoadBars load={load} label={say({ id: 'flashcard-progress.load.chart' })} />
      <Figures
        head={[say({ id: 'flashcard-progress.day' }), say({ id: 'flashcard-progress.cards' })]}
        rows={load.map(({ date, cards }) => ({
          key: date,
          cells: [<Day key="day" date={date} />, <FormattedNumber key="cards" value={cards} />],
        }))}
      />
    </section>
  );
}

function Retention({ data: { retention, training } }: { data: ProgressData }) {
  const { formatMessage: say } = useIntl();
  const { trained } = training;
  return (
    <section className={classes.card} aria-labelledby="progress-retention">
      <h2 id="progress-retention">
        <FormattedMessage id="flashcard-progress.retention" />
      </h2>
      <p className={text.dimmedBody}>
        <FormattedMessage id="flashcard-progress.retention.about" />{' '}
        <FormattedMessage
          id={`flashcard-progress.training.${trained ? (trained.used ? 'used' : 'unused') : 'none'}`}
          values={{ reviews: training.reviews, from: training.from }}
        />
      </p>
      {retention.length === 0 ? (
        <p className={text.dimmedBody}>
          <FormattedMessage id="flashcard-progress.retention.none" />
        </p>
      ) : (
        <>
          <Suspense fallback={<Skeleton height={240} />}>
            <RetentionChart weeks={retention} label={say({ id: 'flashcard-progress.retention.chart' })} />
          </Suspense>
          <Figures
            head={['week', 'answers', 'recalled', 'predicted'].map((name) =>
              say({ id: `flashcard-progress.retention.${name}` }),
            )}
            rows={retention.map(({ week, answers, recalled, predicted }) => ({
              key: week,
              cells: [
                <Day key="week" date={week} />,
                <FormattedNumber key="answers" value={answers} />,
                <Percent key="recalled" value={recalled} digits={1} />,
                <Percent key="predicted" value={predicted} digits={1} />,
              ],
            }))}
          />
        </>
      )}
    </section>
  );
}

function Curve({ data: { cards, curve }, choose }: { data: ProgressData; choose: (id: number) => void }) {
  const { formatMessage: say } = useIntl();
  if (!curve) return null;
  return (
    <section className={classes.card} aria-labelledby="progress-curve">
      <h2 id="progress-curve">
        <FormattedMessage id="flashcard-progress.curve" />
      </h2>
      <NativeSelect
        label={say({ id: 'flashcard-progress.curve.card' })}
        value={String(curve.id)}
        onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        data={cards.map(({ id, front }) => ({ value: String(id), label: front.trim() || String(id) }))}
      />
      <p className={text.dimmedBody}>
        <FormattedMessage id="flashcard-progress.curve.about" values={{ days: <Days days={curve.stability} /> }} />
      </p>
      <Suspense fallback={<Skeleton height={240} />}>
        <CurveChart curve={curve} label={say({ id: 'flashcard-progress.curve.chart' })} />
      </Suspense>
      <Figures
        head={[say({ id: 'flashcard-progress.curve.ago' }), say({ id: 'flashcard-progress.curve.answer' })]}
        rows={curve.answers.map(({ day, correct }, nth) => ({
          key: String(nth),
          cells: [
            <Days key="ago" days={-day} />,
            say({ id: `flashcard-progress.curve.${correct ? 'right' : 'wrong'}` }),
          ],
        }))}
      />
    </section>
  );
}
