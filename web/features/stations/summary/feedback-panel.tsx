import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { IconAlertTriangle, IconRobot, IconSparkles } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { stationFeedback, summary, type SummaryData } from '~/domain/stations/summary-contract';
import { baseOf } from '~/domain/stations/styles';
import { useAction } from '~/web/live/client';
import { ConnectionMark } from '~/web/live/connection-mark';
import { offerSnapshot } from '~/web/live/snapshots';
import { useLive } from '~/web/live/use-live';
import { NotAdvice } from '~/web/ui/not-advice';
import { ProblemNotice } from '~/web/ui/problem';
import { RichText } from '~/web/ui/rich-text';
import { Section } from '~/web/ui/section-heading';
import classes from './summary.module.css';

interface Props {
  quizlogId: number;
  initial: SummaryData['feedback'];
  style: number;
}

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

  return (
    <Section
      id="feedback"
      title={<FormattedMessage id="stations.feedback.title" />}
      actions={waiting && <ConnectionMark state={connection} every={stationFeedback.poll.every / 1000} />}
    >
      <div className={classes.feedback} aria-live="polite" aria-busy={waiting}>
        {snapshot.ai_feedback ? (
          <>
            <div className={classes.writer}>
              {snapshot.writer === 'model' ? (
                <IconSparkles size={18} aria-hidden />
              ) : (
                <IconRobot size={18} aria-hidden />
              )}
              <FormattedMessage
                id={snapshot.writer === 'model' ? 'stations.feedback.by-model' : 'stations.feedback.automatic'}
              />
            </div>
            <RichText html={snapshot.ai_feedback} />
            <NotAdvice />
          </>
        ) : null}
        {waiting && (
          <div className={classes.asking}>
            <Text mb="sm">
              <FormattedMessage
                id={snapshot.ai_feedback ? 'stations.feedback.waiting-model' : 'stations.feedback.waiting'}
              />
            </Text>
            <Progress value={100} animated size="md" aria-hidden />
          </div>
        )}
        {!waiting && snapshot.may_ask && (
          <div className={classes.asking}>
            {snapshot.failure && (
              <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />} mb="md">
                <FormattedMessage id={`stations.feedback.failure.${snapshot.failure}`} />
              </Alert>
            )}
            {ask.error && <ProblemNotice error={ask.error} />}
            <Group justify="space-between" gap="md">
              <Text c="dimmed" maw="52ch">
                <FormattedMessage
                  id={snapshot.ai_feedback ? 'stations.feedback.about-model' : 'stations.feedback.about'}
                />
              </Text>
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
            </Group>
          </div>
        )}
      </div>
    </Section>
  );
}
