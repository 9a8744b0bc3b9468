import { IconCircleCheck, IconDeviceMobile } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { OFFERED_REASONS, REPORT_MAX, REPORT_REASONS, reasonKey } from '~/domain/reports/contract';
import { saysEnough } from '~/domain/reports/report-text';
import { reportFlashcard } from '~/domain/flashcards/contract';
import { useKeptCall } from '~/web/drafts/use-kept';
import type { ProblemError } from '~/web/live/problem-error';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { ProblemNotice } from '~/web/ui/problem';
import looks from '~/web/ui/text.module.css';
import { Choice, TextArea } from '~/web/ui/text-field';
import classes from './review.module.css';
import type { CardActs } from './use-card-acts';

/** Tells the editors what is wrong with a card, at once or as soon as there is a network (spec 2 §5, §7). */
export function CardReport({ acts }: { acts: Pick<CardActs, 'change' | 'close'> & { card: { id: number } } }) {
  const { formatMessage: say } = useIntl();
  const { id } = acts.card;
  const [reason, setReason] = useState<number>(REPORT_REASONS[0]);
  const [text, setText] = useState('');
  const [done, setDone] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const report = useKeptCall(reportFlashcard, `flashcard-report.${id}`, {
    taken: () => setDone(true),
    refused: setProblem,
  });
  const enough = saysEnough('flashcard_report', text);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!enough || report.waiting.length > 0) return;
    setProblem(null);
    report.send(id, { flashcard_id: id, report_select: reason, report_text: text }, { text });
  };
  const close = () => {
    acts.change(id, { reported: true });
    acts.close();
  };
  if (done || report.waits) {
    const Icon = done ? IconCircleCheck : IconDeviceMobile;
    return (
      <div className={classes.thanks} role="status">
        <Icon size={40} aria-hidden />
        <strong className={looks.bold}>
          <FormattedMessage id={done ? 'discussion.report.thanks' : 'discussion.report.kept'} />
        </strong>
        <Button data-autofocus onClick={close}>
          <FormattedMessage id="app.close" />
        </Button>
      </div>
    );
  }
  return (
    <form onSubmit={send}>
      <div className={layout.stackMedium}>
        <Choice
          label={say({ id: 'discussion.report.reason' })}
          value={reason}
          options={OFFERED_REASONS.map((value) => ({
            value,
            label: say({ id: reasonKey('flashcard_report', value) }),
          }))}
          onChange={({ currentTarget }) => setReason(Number(currentTarget.value))}
        />
        <TextArea
          data-autofocus
          className={classes.reportField}
          maxLength={REPORT_MAX}
          label={say({ id: 'discussion.report.text' })}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        {problem && <ProblemNotice error={problem} />}
        <div className={layout.actsAtEnd}>
          <Button variant="default" onClick={acts.close}>
            <FormattedMessage id="app.cancel" />
          </Button>
          <Button type="submit" disabled={!enough} loading={report.waiting.length > 0}>
            <FormattedMessage id="discussion.report.send" />
          </Button>
        </div>
      </div>
    </form>
  );
}
