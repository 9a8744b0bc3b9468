import { useQueryClient } from '@tanstack/react-query';
import { IconAlertTriangle, IconRobot, IconSparkles } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { stationFeedback, summary, type SummaryData } from '~/domain/stations/summary-contract';
import { baseOf } from '~/domain/stations/styles';
import { useAction } from '~/web/live/client';
import { ConnectionMark } from '~/web/live/connection-mark';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { castAwaiting } from '~/web/ui/art/cast-of';
import { AboutTime, WaitingScene } from '~/web/ui/art/waiting-scene';
import { Button } from '~/web/ui/button';
import { FullSummary } from '~/web/ui/full-summary';
import layout from '~/web/ui/layout.module.css';
import { NotAdvice } from '~/web/ui/not-advice';
import { Notice } from '~/web/ui/notice';
import { ProblemNotice } from '~/web/ui/problem';
import { RichText } from '~/web/ui/rich-text';
import { Section } from '~/web/ui/section-heading';
import text from '~/web/ui/text.module.css';

interface Props {
  quizlogId: number;
  initial: SummaryData['feedback'];
  style: number;
}

const WRITING = castAwaiting('filled');
/** On a phone the beginning of the feedback is in sight, on a wide screen nearly always all of it. In px. */
const feedbackHeight = () => (window.matchMedia('(max-width: 47.99em)').matches ? 220 : 900);

/** Feedback: waiting from the submit on, then ready, or failed with a way to ask again (spec 3 §4). If only the offline writer wrote, the model can be asked. */
export function FeedbackPanel({ quizlogId, initial, style }: Props) {
  const cache = useQueryClient();
  const { snapshot = initial, connection } = useLive(stationFeedback, quizlogId, { initial });
  const ask = useAction(
    summary,
    'start_ai_feedback',
    { params: { base: baseOf(style), quizlog_id: quizlogId } },
    {
      onSuccess: (answer) => offerSnapshot(cache, stationFeedback, quizlogId, answer),
    },
  );
  const waiting = snapshot.show_waiting || ask.isPending;
  const usual = snapshot.usual_seconds ?? null;

  return (
    <Section
      id="feedback"
      title={<FormattedMessage id="stations.feedback.title" />}
      actions={waiting && <ConnectionMark state={connection} every={stationFeedback.poll.every / 1000} />}
    >
      <div className={layout.stackMedium} aria-live="polite" aria-busy={waiting}>
        {snapshot.ai_feedback ? (
          <div className={layout.step}>
            <div className={`${layout.row} ${text.dimmed}`}>
              {snapshot.writer === 'model' ? (
                <IconSparkles size={18} aria-hidden />
              ) : (
                <IconRobot size={18} aria-hidden />
              )}
              <FormattedMessage
                id={snapshot.writer === 'model' ? 'stations.feedback.by-model' : 'stations.feedback.automatic'}
              />
            </div>
            <FullSummary most={feedbackHeight()} words="stations.feedback">
              <RichText html={snapshot.ai_feedback} />
            </FullSummary>
            <NotAdvice />
          </div>
        ) : null}
        {waiting && (
          <WaitingScene
            cast={WRITING}
            now={
              <FormattedMessage
                id={snapshot.ai_feedback ? 'stations.feedback.waiting-model' : 'stations.feedback.waiting'}
              />
            }
            usually={usual !== null && <AboutTime of="stations.feedback.usual" seconds={usual} />}
          >
            <p className={text.dimmedBody}>
              <FormattedMessage id="stations.feedback.leave" />
            </p>
          </WaitingScene>
        )}
        {!waiting && snapshot.may_ask && (
          <div className={layout.step}>
            {snapshot.failure && (
              <Notice tone="warning" icon={<IconAlertTriangle aria-hidden />}>
                <FormattedMessage id={`stations.feedback.failure.${snapshot.failure}`} />
              </Notice>
            )}
            {ask.error && <ProblemNotice error={ask.error} />}
            <div className={layout.ends}>
              <p className={`${text.dimmedBody} ${layout.narrow}`}>
                <FormattedMessage
                  id={snapshot.ai_feedback ? 'stations.feedback.about-model' : 'stations.feedback.about'}
                />
              </p>
              <Button variant={snapshot.ai_feedback ? 'default' : 'filled'} onClick={() => ask.mutate({})}>
                <FormattedMessage
                  id={
                    snapshot.failure
                      ? 'stations.feedback.again'
                      : snapshot.ai_feedback
                        ? 'stations.feedback.ask-model'
                        : 'stations.feedback.ask'
                  }
                />
              </Button>
            </div>
          </div>
        )}
      </div>
    </Section>
  );
}
