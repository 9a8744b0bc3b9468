import { Text } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuestionForm } from '~/domain/questions/authoring/contract';
import { textDiff } from '~/domain/notebook/writing/text-diff';
import { TextChanges } from '~/web/parts/notebook/text-changes';
import { useNames } from '../names';
import classes from './diff-view.module.css';
import { differences, type Field } from './form-diff';
import { wordDiff } from './word-diff';

interface Props {
  before: QuestionForm;
  after: QuestionForm;
  topics: readonly { id: number; name: string }[];
  /** Of the people who are credited, as far as they are known. */
  authors?: Readonly<Record<number, string>>;
  /** What the struck-out and the underlined words are. */
  legend: { before: string; after: string };
  /** Stems and explanations are compared in their formatting. Both must be clean HTML. */
  rich?: boolean;
}

/** Texts are compared word by word; of what is chosen the old and the new name are shown. */
const RUNNING: ReadonlySet<Field> = new Set(['question_text', 'explanation_text', 'answers', 'sources']);

const isText = (field: Field): field is 'question_text' | 'explanation_text' =>
  field === 'question_text' || field === 'explanation_text';

/** In which fields two states differ, and how. */
export function DiffView({ before, after, topics, authors = {}, legend, rich = false }: Props) {
  const { formatMessage: say } = useIntl();
  const names = useNames();
  const found = differences(before, after, {
    names,
    topic: (id) => topics.find((topic) => topic.id === id)?.name ?? '',
    say: (id) => say({ id }),
    author: (id) => (id === null ? '' : (authors[id] ?? `#${id}`)),
  });
  if (found.length === 0) {
    return (
      <Text c="dimmed">
        <FormattedMessage id="questions.history.same" />
      </Text>
    );
  }
  return (
    <>
      <p className={classes.legend}>
        <del className={classes.gone}>{legend.before}</del> <ins className={classes.new}>{legend.after}</ins>
      </p>
      <dl className={classes.diff}>
        {found.map(({ field, before: old, after: now }) => (
          <div key={field} className={classes.field}>
            <dt>
              <FormattedMessage id={`questions.write.field.${field}`} />
            </dt>
            <dd data-rich={(rich && isText(field)) || undefined}>
              {rich && isText(field) ? (
                <TextChanges
                  changes={textDiff(before[field], after[field])}
                  controlOf={() => null}
                  isLeft={() => false}
                />
              ) : RUNNING.has(field) ? (
                wordDiff(old, now).map(({ kind, text }, index) =>
                  kind === 'same' ? (
                    <span key={index}>{text}</span>
                  ) : kind === 'gone' ? (
                    <del key={index} className={classes.gone}>
                      {text}
                    </del>
                  ) : (
                    <ins key={index} className={classes.new}>
                      {text}
                    </ins>
                  ),
                )
              ) : (
                <>
                  {old && <del className={classes.gone}>{old}</del>} {now && <ins className={classes.new}>{now}</ins>}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
