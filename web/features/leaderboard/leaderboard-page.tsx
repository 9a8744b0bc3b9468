import { Button, Group, NativeSelect, Stack } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { boardLive, type BoardRow, type LeaderboardData, leaderboardPage } from '~/domain/leaderboard/contract';
import { audioPairingPage } from '~/domain/audio-pairing/contract';
import { href } from '~/domain/kit/contract';
import { STATION_BASES } from '~/domain/stations/styles';
import { ConnectionMark } from '~/web/live/connection-mark';
import { CopyButton } from '~/web/ui/copy-button';
import { EmptyState } from '~/web/ui/empty-state';
import { PageHeader } from '~/web/ui/page-header';
import { PageProblem } from '~/web/ui/page-problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import { BoardTable } from './board-table';
import { JoinCard } from './join-card';
import layout from '~/web/ui/layout.module.css';
import classes from './leaderboard.module.css';
import { OwnName } from './own-name';
import { ReportAlias } from './report-alias';
import { TodayPoints } from './today-points';
import { type Leaderboard, useLeaderboard } from './use-leaderboard';
import { Week } from './week';

/** Points for practice this week, among those who have joined. */
export function LeaderboardPage() {
  const { formatMessage: say } = useIntl();
  const state = useLeaderboard();
  const { data, error, refetch } = state;
  const title = say({ id: 'leaderboard.title' });
  if (error && !data) return <PageProblem title={title} error={error} retry={refetch} />;
  return (
    <div className={classes.page}>
      <PageHeader
        title={title}
        lead={<FormattedMessage id="leaderboard.lead" />}
        actions={data?.board && <ConnectionMark state={state.connection} every={boardLive.poll.every / 1_000} />}
      />
      {!data ? (
        <SkeletonList rows={5} />
      ) : !data.board ? (
        <JoinCard state={state} suggested={data.alias} />
      ) : (
        <Stack gap={40}>
          <BoardSection state={state} data={data} board={data.board} />
          <TodayPoints today={data.today} until={data.week.until} />
          <OwnName key={data.alias} state={state} alias={data.alias} />
        </Stack>
      )}
    </div>
  );
}

type Board = NonNullable<LeaderboardData['board']>;

function BoardSection({ state, data, board }: { state: Leaderboard; data: LeaderboardData; board: Board }) {
  const { formatMessage: say } = useIntl();
  const [reported, setReported] = useState<BoardRow | null>(null);
  const nameOf = ({ kind, name }: Pick<Board, 'kind' | 'name'>) =>
    kind === 'friends' ? say({ id: 'leaderboard.friends' }) : name;
  const report = (row: BoardRow) => {
    state.report.reset();
    setReported(row);
  };
  return (
    <section className={layout.stackClose} aria-label={nameOf(board)}>
      <div className={layout.stackClose}>
        <NativeSelect
          size="md"
          label={<FormattedMessage id="leaderboard.board" />}
          value={board.key}
          data={data.boards.map((one) => ({ value: one.key, label: nameOf(one) }))}
          onChange={({ currentTarget }) => state.choose(currentTarget.value)}
        />
        <p className={classes.about}>
          <FormattedMessage id="leaderboard.people" values={{ count: board.people }} />
          {' · '}
          <Week {...data.week} />
        </p>
      </div>
      <BoardTable label={nameOf(board)} rows={board.rows} onReport={report} />
      {board.people === 1 && <Alone board={board} />}
      {reported && <ReportAlias state={state} board={board.key} row={reported} onClose={() => setReported(null)} />}
    </section>
  );
}

function Alone({ board: { kind, key } }: { board: Board }) {
  const here = new URL(href(leaderboardPage, {}, kind === 'friends' ? {} : { board: key }), location.origin).href;
  return (
    <EmptyState
      icon={<IconTrophy size={24} />}
      title={<FormattedMessage id="leaderboard.alone" />}
      action={
        <Group justify="center">
          {kind === 'friends' && (
            <Button component={Link} to={href(audioPairingPage, { base: STATION_BASES[0] })}>
              <FormattedMessage id="leaderboard.practise" />
            </Button>
          )}
          <CopyButton value={here}>
            <FormattedMessage id="leaderboard.copy" />
          </CopyButton>
        </Group>
      }
    >
      <FormattedMessage id={kind === 'friends' ? 'leaderboard.alone.friends' : 'leaderboard.alone.group'} />
    </EmptyState>
  );
}
