import { Badge, Button } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { personalQuizEditor, type PersonalQuestion } from '~/domain/quizzes/personal/contract';
import { useAction } from '~/web/live/client';
import { useAnnounce } from '~/web/ui/announcer';
import { useProblemMessage } from '~/web/ui/problem';
import { useQuestionWords } from '../question-words';
import layout from '~/web/ui/layout.module.css';
import text from '~/web/ui/text.module.css';
import classes from './add-questions.module.css';
import type { Edited } from './details';

/** A question that could be added, or that was. */
export function FoundQuestion({
  quizId,
  question,
  added,
  onAdded,
}: {
  quizId: number;
  question: PersonalQuestion;
  added: boolean;
  onAdded: (edited: Edited) => void;
}) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const words = useQuestionWords();
  const message = useProblemMessage();
  const add = useAction(
    personalQuizEditor,
    'add_question',
    { params: { quizId } },
    {
      onSuccess: (edited) => {
        onAdded(edited);
        announce(say({ id: 'teach.add.added.said' }, { count: edited.questions.length }));
      },
    },
  );
  const title = words.title(question);
  return (
    <>
      <div className={classes.words}>
        <span className={classes.title}>{title}</span>
        <span className={text.dimmedLine}>{words.about(question)}</span>
        {question.own && (
          <Badge variant="light" color="gray" tt="none" fw={500}>
            <FormattedMessage id={`teach.question.own.${question.place}`} />
          </Badge>
        )}
        {question.premium && (
          <Badge variant="light" color="gray" tt="none" fw={500}>
            <FormattedMessage id="teach.question.premium" />
          </Badge>
        )}
        {add.error && (
          <span className={classes.refused} role="alert">
            {message(add.error)}
          </span>
        )}
      </div>
      <Button
        variant={added ? 'subtle' : 'default'}
        color={added ? 'gray' : undefined}
        className={layout.fixed}
        loading={add.isPending}
        // Not disabled: the focus would be lost with it.
        aria-disabled={added}
        leftSection={added ? <IconCheck size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />}
        aria-label={say({ id: added ? 'teach.add.added.named' : 'teach.add.named' }, { title })}
        onClick={() => !added && add.mutate({ question_id: question.question_id })}
      >
        <FormattedMessage id={added ? 'teach.add.added' : 'teach.add'} />
      </Button>
    </>
  );
}
