import { Button, Group, Stack, Text } from '@mantine/core';
import { IconChartLine, IconMessageCircle } from '@tabler/icons-react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import type { SummaryData } from '~/domain/stations/summary-contract';
import { insightsPage } from '~/domain/stations/insights/contract';
import { baseOf } from '~/domain/stations/styles';
import { useSession } from '~/web/core/session';
import { Slot } from '~/web/core/slot';
import { ReportButton } from '~/web/parts/acts/report-button';
import { Annotation } from '~/web/parts/annotations/annotation';
import { PageHeader } from '~/web/ui/page-header';
import { RichText } from '~/web/ui/rich-text';
import { Section } from '~/web/ui/section-heading';
import { Questions } from '../questions';
import { FeedbackPanel } from './feedback-panel';
import { GradeList } from './grade-list';
import { GroupBar } from './group-bar';
import { GuestInvitation } from './guest-invitation';
import { History } from './history';
import { LateMarks } from './late-marks';
import { Observed } from './observed';
import { Missed, Unjudged, unjudgedOf } from './missed';
import { ScoreBoard } from './score-board';
import { SectionScores } from './section-scores';
import { Walkthrough } from './walkthrough';
import { StationBookmark } from '../station-bookmark';
import { StationVote } from '../station-vote';

export function Summary({ result, pin }: { result: SummaryData; pin: string | undefined }) {
  const { station } = result;
  const { person } = useSession();
  const { formatMessage: say } = useIntl();
  const unjudged = unjudgedOf(result.sections);
  // Guests who have been away for long are no longer known by name.
  const [candidate, examiner] = [result.candidate_name, result.examiner_name].map(
    (name) => name || say({ id: 'stations.summary.guest-name' }),
  );
  return (
    <Stack gap={40} component="article">
      <div>
        <PageHeader
          title={station.name}
          eyebrow={<FormattedMessage id="stations.summary.eyebrow" />}
          lead={
            <FormattedMessage
              id={
                result.examiner_name !== '' && result.examiner_name === result.candidate_name
                  ? 'stations.summary.lead-alone'
                  : 'stations.summary.lead'
              }
              values={{
                candidate,
                examiner,
                date: <FormattedDate value={result.submitted_at} dateStyle="long" timeStyle="short" />,
              }}
            />
          }
        />
        <Stack gap="md">
          {pin && result.group && (
            <GroupBar group={result.group} quizlogId={result.quizlog_id} style={station.style} slug={station.slug} />
          )}
          {person?.guest && <GuestInvitation />}
          <ScoreBoard
            result={result}
            judged={result.total - unjudged.length}
            together={pin !== undefined && result.in_group}
          />
          {result.mine && person && !person.guest && (
            <Group>
              {result.consultation_url && (
                <Button
                  component={Link}
                  to={result.consultation_url}
                  variant="default"
                  leftSection={<IconMessageCircle size={18} aria-hidden />}
                >
                  <FormattedMessage id="stations.talk.read" />
                </Button>
              )}
              <Button
                component={Link}
                to={href(insightsPage, { base: baseOf(station.style) })}
                variant="default"
                leftSection={<IconChartLine size={18} aria-hidden />}
              >
                <FormattedMessage id="stations.insights" />
              </Button>
              <Slot name="own-result" given={{ quizlogId: result.quizlog_id }} />
            </Group>
          )}
        </Stack>
      </div>
      <FeedbackPanel quizlogId={result.quizlog_id} initial={result.feedback} style={station.style} />
      {result.in_group && <Slot name="group-result" given={{ quizlogId: result.quizlog_id }} />}
      {result.grades && (
        <Section id="grades" title={<FormattedMessage id="stations.grades.title" />}>
          <GradeList grades={result.grades} />
        </Section>
      )}
      <Section id="sections" title={<FormattedMessage id="stations.summary.sections" />}>
        <SectionScores sections={result.sections} />
      </Section>
      <Section id="missed" title={<FormattedMessage id="stations.summary.missed" />}>
        <Missed sections={result.sections} quizlogId={result.quizlog_id} />
      </Section>
      {unjudged.length > 0 && (
        <Section id="unjudged" title={<FormattedMessage id="stations.summary.unjudged" />}>
          <Unjudged titles={unjudged} />
        </Section>
      )}
      {result.observed && <Observed observed={result.observed} total={result.total} />}
      <LateMarks marks={result.late_marks ?? []} />
      <Section id="comments" title={<FormattedMessage id="stations.summary.comments" />}>
        {result.comments ? (
          <RichText html={result.comments} />
        ) : (
          <Text c="dimmed">
            <FormattedMessage id="stations.summary.no-comments" />
          </Text>
        )}
      </Section>
      {result.questions.length > 0 && (
        <Section id="questions" title={<FormattedMessage id="stations.questions.title" />}>
          <Questions questions={result.questions} />
        </Section>
      )}
      <Annotation type="station" entityId={station.id} />
      <History result={result} />
      <Walkthrough station={station} />
      <Slot name="station-reading" given={{ stationId: station.id }} />
      <Section
        id="vote"
        title={<FormattedMessage id="stations.vote.question" />}
        actions={
          <Group gap={4} wrap="nowrap">
            <StationVote station={station} />
            <StationBookmark stationId={station.id} bookmarked={station.bookmarked} />
            <ReportButton kind="station_report" id={station.id} label={say({ id: 'stations.report' })} icon />
          </Group>
        }
        className="no-print"
      ></Section>
    </Stack>
  );
}
