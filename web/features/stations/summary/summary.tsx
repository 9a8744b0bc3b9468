import { IconChartLine, IconMessageCircle, IconPhoto } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { href } from '~/domain/kit/contract';
import type { SummaryData } from '~/domain/stations/summary-contract';
import { insightsPage } from '~/domain/stations/insights/contract';
import { baseOf } from '~/domain/stations/styles';
import { useSession } from '~/web/core/session';
import { Slot } from '~/web/core/slot';
import { ReportButton } from '~/web/parts/acts/report-button';
import { Annotation } from '~/web/parts/annotations/annotation';
import { Button, LinkButton } from '~/web/ui/button';
import { fetched } from '~/web/ui/fetched';
import { PageHeader } from '~/web/ui/page-header';
import { RichText } from '~/web/ui/rich-text';
import { Section } from '~/web/ui/section-heading';
import layout from '~/web/ui/layout.module.css';
import { FeedbackPanel } from './feedback-panel';
import { GradeList } from './grade-list';
import { GroupBar } from './group-bar';
import { GuestInvitation } from './guest-invitation';
import { History } from './history';
import { LateMarks } from './late-marks';
import { Observed } from './observed';
import { Missed, Unjudged, unjudgedOf } from './missed';
import { ResultStage } from './stage/result-stage';
import classes from './summary.module.css';
import { Walkthrough } from './walkthrough';
import { StationBookmark } from '../station-bookmark';
import { StationVote } from '../station-vote';

const PictureDialog = fetched(async () => (await import('./picture/picture-dialog')).PictureDialog);

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
    <article className={classes.parts}>
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
        <div className={layout.stackMedium}>
          <ResultStage
            result={result}
            judged={result.total - unjudged.length}
            together={pin !== undefined && result.in_group === true}
          >
            {pin && result.group && (
              <GroupBar group={result.group} quizlogId={result.quizlog_id} style={station.style} slug={station.slug} />
            )}
            {result.grades && (
              <Section id="grades" title={<FormattedMessage id="stations.grades.title" />}>
                <GradeList grades={result.grades} />
              </Section>
            )}
            <Section id="missed" title={<FormattedMessage id="stations.summary.missed" />}>
              <Missed sections={result.sections} quizlogId={result.quizlog_id} />
            </Section>
            {result.in_group && <Slot name="group-result" given={{ quizlogId: result.quizlog_id }} />}
            {person?.guest && <GuestInvitation />}
          </ResultStage>
          <Acts result={result} />
        </div>
      </div>
      <FeedbackPanel quizlogId={result.quizlog_id} initial={result.feedback} style={station.style} />
      {unjudged.length > 0 && (
        <Section id="unjudged" title={<FormattedMessage id="stations.summary.unjudged" />}>
          <Unjudged titles={unjudged} />
        </Section>
      )}
      {result.observed && <Observed observed={result.observed} total={result.total} />}
      <LateMarks marks={result.late_marks ?? []} />
      {result.comments && (
        <Section id="comments" title={<FormattedMessage id="stations.summary.comments" />}>
          <RichText html={result.comments} />
        </Section>
      )}
      <Annotation type="station" entityId={station.id} />
      <History result={result} />
      <Walkthrough station={station} questions={result.questions} />
      <Slot name="station-reading" given={{ stationId: station.id, folded: true }} />
      <Section
        id="vote"
        title={<FormattedMessage id="stations.vote.question" />}
        actions={
          <div className={layout.row}>
            <StationVote station={station} />
            <StationBookmark stationId={station.id} bookmarked={station.bookmarked} />
            <ReportButton kind="station_report" id={station.id} label={say({ id: 'stations.report' })} icon />
          </div>
        }
        className="no-print"
      ></Section>
    </article>
  );
}

/** What can be done with the result. */
function Acts({ result }: { result: SummaryData }) {
  const { person } = useSession();
  const [pictured, setPictured] = useState(false);
  return (
    <div className={`no-print ${layout.acts}`}>
      <Button variant="default" before={<IconPhoto size={18} aria-hidden />} onClick={() => setPictured(true)}>
        <FormattedMessage id="stations.picture" />
      </Button>
      {pictured && (
        <Suspense fallback={null}>
          <PictureDialog
            score={result.score}
            station={result.station}
            submittedAt={result.submitted_at}
            onClose={() => setPictured(false)}
          />
        </Suspense>
      )}
      {result.mine && person && !person.guest && (
        <>
          {result.consultation_url && (
            <LinkButton
              to={result.consultation_url}
              variant="default"
              before={<IconMessageCircle size={18} aria-hidden />}
            >
              <FormattedMessage id="stations.talk.read" />
            </LinkButton>
          )}
          <LinkButton
            to={href(insightsPage, { base: baseOf(result.station.style) })}
            variant="default"
            before={<IconChartLine size={18} aria-hidden />}
          >
            <FormattedMessage id="stations.insights" />
          </LinkButton>
          <Slot name="own-result" given={{ quizlogId: result.quizlog_id }} />
        </>
      )}
    </div>
  );
}
