import { IconCircleCheck, IconDeviceMobile } from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  OFFERED_REASONS,
  REPORT_MAX,
  REPORT_REASONS,
  reasonKey,
  sendReport,
  type ReportKind,
} from '~/domain/reports/contract';
import { isReportText } from '~/domain/reports/report-text';
import { useKeptCall } from '~/web/drafts/use-kept';
import type { ProblemError } from '~/web/live/problem-error';
import { Button } from '~/web/ui/button';
import { Dialog } from '~/web/ui/dialog';
import layout from '~/web/ui/layout.module.css';
import { ProblemNotice } from '~/web/ui/problem';
import { Choice, TextArea } from '~/web/ui/text-field';
import looks from '~/web/ui/text.module.css';
import classes from './report-dialog.module.css';
import { reportName } from './use-reports';

/** Milliseconds for which the thank-you stands before the dialog closes (spec 1 §9). */
export const THANKS_FOR = 1_000;
/** Milliseconds for which it is said that the report waits: more to read, and less expected. */
const KEPT_FOR = 4_000;

export interface Props {
  kind: ReportKind;
  id: number;
  title: ReactNode;
  /** Who wrote it: their name or picture may be what is wrong, which is another report. */
  author?: number;
  opened: boolean;
  onClose: () => void;
  onReported: () => void;
}

/** Tells the editors what is wrong with a thing, at once or as soon as there is a network (spec 1 §4, §5, §7). */
export function ReportDialog({ title, opened, author, ...form }: Props) {
  const [profile, setProfile] = useState(false);
  if (!opened) return null;
  return (
    <Dialog closable onClose={form.onClose} title={title}>
      {profile && author !== undefined ? (
        <ReportForm {...form} kind="profile_report" id={author} onReported={() => undefined} />
      ) : (
        <ReportForm {...form} {...(author === undefined ? {} : { onProfile: () => setProfile(true) })} />
      )}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'title' | 'opened' | 'author'> & { onProfile?: () => void };

function ReportForm({ kind, id, onReported, onClose, onProfile }: FormProps) {
  const { formatMessage: say } = useIntl();
  const [reason, setReason] = useState<number>(REPORT_REASONS[0]);
  const [text, setText] = useState('');
  const [sent, setSent] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const report = useKeptCall(sendReport, reportName(kind, id), { taken: () => setSent(true), refused: setProblem });
  const sending = report.waiting.length > 0;
  const done = sent || report.waits;

  useEffect(() => {
    if (!done) return undefined;
    const timer = setTimeout(
      () => {
        onClose();
        onReported();
      },
      sent ? THANKS_FOR : KEPT_FOR,
    );
    return () => clearTimeout(timer);
    // The two are new with every render; the time runs from the moment that it is sent or kept.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [done, sent]);

  if (done) {
    return (
      <div className={classes.thanks} role="status" data-kept={!sent || undefined}>
        {sent ? <IconCircleCheck size={40} aria-hidden /> : <IconDeviceMobile size={40} aria-hidden />}
        <strong className={looks.bold}>
          <FormattedMessage id={sent ? 'discussion.report.thanks' : 'discussion.report.kept'} />
        </strong>
      </div>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReportText(text) || sending) return;
        setProblem(null);
        report.send(id, { data_request: kind, entity_id: id, report_select: reason, report_text: text }, { text });
      }}
    >
      <div className={layout.stackMedium}>
        <Choice
          data-autofocus
          label={say({ id: 'discussion.report.reason' })}
          value={reason}
          options={OFFERED_REASONS.map((value) => ({
            value,
            label: say({ id: reasonKey(kind, value) }),
          }))}
          onChange={(event) => setReason(Number(event.currentTarget.value))}
        />
        <TextArea
          rows={3}
          className={classes.words}
          maxLength={REPORT_MAX}
          label={say({ id: 'discussion.report.text' })}
          description={say({ id: 'discussion.report.text.about' })}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {onProfile && (
          <button type="button" className={classes.profile} onClick={onProfile}>
            <FormattedMessage id="discussion.report.profile" />
          </button>
        )}
        {problem && <ProblemNotice error={problem} />}
        <div className={layout.actsAtEnd}>
          <Button variant="default" onClick={onClose}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button type="submit" disabled={!isReportText(text)} loading={sending}>
            <FormattedMessage id="discussion.report.send" />
          </Button>
        </div>
      </div>
    </form>
  );
}
