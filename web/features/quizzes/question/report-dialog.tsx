import { Button, Group, Modal, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { REPORT_MAX, REPORT_REASONS, reasonKey, sendReport } from '~/domain/discussion/contract';
import { isReportText } from '~/domain/discussion/report-text';
import { useMutate } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import classes from './report-dialog.module.css';
import { useLinger } from './use-linger';
import type { QuestionActs } from './use-question-acts';

/** Milliseconds for which the thank-you stands before the dialog closes (spec 1 §9). */
export const THANKS_FOR = 1_000;

/** Tells the editors what is wrong with a question (spec 1 §4, §5, §7). */
export function ReportDialog({ questionId, acts }: { questionId: number; acts: QuestionActs }) {
  const { formatMessage: say } = useIntl();
  const there = useLinger(acts.reportOpened);
  if (!there) return null;
  return (
    <Modal
      opened={acts.reportOpened}
      onClose={acts.closeReport}
      title={<FormattedMessage id="discussion.report.title" />}
      closeButtonProps={{ size: 48, 'aria-label': say({ id: 'app.close' }) }}
    >
      <ReportForm questionId={questionId} onReported={acts.setReported} onClose={acts.closeReport} />
    </Modal>
  );
}

function ReportForm({
  questionId,
  onReported,
  onClose,
}: {
  questionId: number;
  onReported: () => void;
  onClose: () => void;
}) {
  const { formatMessage: say } = useIntl();
  const [reason, setReason] = useState<number>(REPORT_REASONS[0]);
  const [text, setText] = useState('');
  const report = useMutate(sendReport);
  const sent = report.isSuccess;

  useEffect(() => {
    if (!sent) return undefined;
    const timer = setTimeout(() => {
      onClose();
      onReported();
    }, THANKS_FOR);
    return () => clearTimeout(timer);
    // The two are new with every render; the second runs from the moment of success.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [sent]);

  if (sent) {
    return (
      <div className={classes.thanks} role="status">
        <IconCircleCheck size={40} aria-hidden />
        <Text fw={650}>
          <FormattedMessage id="discussion.report.thanks" />
        </Text>
      </div>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReportText(text) && !report.isPending)
          report.mutate({
            data_request: 'question_report',
            entity_id: questionId,
            report_select: reason,
            report_text: text,
          });
      }}
    >
      <Stack gap="md">
        <NativeSelect
          size="md"
          data-autofocus
          label={say({ id: 'discussion.report.reason' })}
          value={String(reason)}
          data={REPORT_REASONS.map((value) => ({
            value: String(value),
            label: say({ id: reasonKey('question_report', value) }),
          }))}
          onChange={(event) => setReason(Number(event.currentTarget.value))}
        />
        <Textarea
          autosize
          minRows={3}
          maxRows={8}
          maxLength={REPORT_MAX}
          label={say({ id: 'discussion.report.text' })}
          description={say({ id: 'discussion.report.text.about' })}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {report.error && <ProblemNotice error={report.error} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button type="submit" disabled={!isReportText(text)} loading={report.isPending}>
            <FormattedMessage id="discussion.report.send" />
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
