import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { ProblemNotice } from '~/web/ui/problem';
import type { Cell } from '../question/question-grid';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './hand-in.module.css';
import type { Ending } from './use-ending';

interface Props {
  cells: readonly Cell[];
  ending: Ending;
  onChoose: (questionId: number) => void;
  onBack: () => void;
}

/** A look back before an exam is given away: what has no answer, and what was flagged. */
export function HandIn({ cells, ending, onChoose, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const numbered = cells.map((cell, index) => ({ ...cell, number: index + 1 }));
  const parts = [
    { id: 'quizzes.run.hand-in.open', found: numbered.filter((cell) => cell.state === 'open') },
    { id: 'quizzes.run.hand-in.flagged', found: numbered.filter((cell) => cell.flagged) },
  ];
  return (
    <section className={classes.handIn}>
      <h2 ref={heading} tabIndex={-1} className={`${text.headingSecond} ${classes.title}`}>
        <FormattedMessage id="quizzes.run.hand-in.title" />
      </h2>
      {parts.every(({ found }) => found.length === 0) && (
        <p className={classes.ready}>
          <IconCircleCheck size={22} aria-hidden />
          <FormattedMessage id="quizzes.run.hand-in.ready" />
        </p>
      )}
      {parts.map(
        ({ id, found }) =>
          found.length > 0 && (
            <div key={id}>
              <h3 className={classes.part}>
                <FormattedMessage id={id} values={{ count: found.length }} />
              </h3>
              <ul className={lists.inLine}>
                {found.map((cell) => (
                  <li key={cell.question_id}>
                    <Button variant="default" onClick={() => onChoose(cell.question_id)}>
                      <FormattedMessage id="quizzes.run.hand-in.question" values={{ number: cell.number }} />
                    </Button>
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      {ending.error && <ProblemNotice error={ending.error} onRetry={ending.finish} />}
      {ending.held && (
        <p role="status" className={classes.held}>
          <FormattedMessage id="quizzes.run.hand-in.held" />
        </p>
      )}
      <div className={layout.acts}>
        <Button variant="default" onClick={onBack}>
          <FormattedMessage id="quizzes.run.hand-in.back" />
        </Button>
        <Button loading={ending.ending} onClick={ending.finish}>
          <FormattedMessage id="quizzes.run.hand-in.now" />
        </Button>
      </div>
    </section>
  );
}
