import { IconCheck } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FREE_TEXT } from '~/domain/questions/contract';
import { RichText } from '~/web/ui/rich-text';
import { useNames } from '../names';
import type { ProposalData } from './proposal-data';
import lists from '~/web/ui/list.module.css';
import classes from './proposal.module.css';

/** A question as its author wrote it, with its answers marked. */
export function FormView({ form, topics }: Pick<ProposalData, 'form' | 'topics'>) {
  const { formatMessage: say } = useIntl();
  const names = useNames();
  const filed = [
    names.specialty(form.specialty_id),
    topics.find(({ id }) => id === form.topic_id)?.name ?? '',
    names.focus(form.focus_id),
    names.difficulty(form.difficulty),
    say({ id: `app.language.${form.language}` }),
  ].filter(Boolean);
  return (
    <article className={classes.card} lang={form.language}>
      <p className={classes.meta}>{filed.join(' · ')}</p>
      <RichText html={form.question_text} />
      <ol className={classes.answers} aria-label={say({ id: 'questions.proposal.answers' })}>
        {form.answers.map((answer, index) => (
          <li key={index} data-correct={answer.answer_correct || undefined}>
            {answer.answer_correct && form.question_type !== FREE_TEXT && (
              <IconCheck size={18} aria-label={say({ id: 'questions.proposal.correct' })} />
            )}
            <span>{[answer.answer_label, answer.answer_text].filter(Boolean).join(': ')}</span>
          </li>
        ))}
      </ol>
      {form.explanation_text !== '' && (
        <>
          <h2 className={classes.label}>
            <FormattedMessage id="questions.write.field.explanation_text" />
          </h2>
          <RichText html={form.explanation_text} />
        </>
      )}
      {form.sources.length > 0 && (
        <ul className={`${lists.ofCards} ${classes.list}`}>
          {form.sources.map((source, index) => (
            <li key={index} className={classes.meta}>
              {[source.title, source.publisher, source.year || '', source.url].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
