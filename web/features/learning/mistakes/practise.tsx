import { Button } from '@mantine/core';
import { IconCards, IconPlayerPlay, IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { createGenerationJob } from '~/domain/flashcards/generation/contract';
import { ALL_CARDS, flashcardSetup } from '~/domain/flashcards/review/contract';
import { reviewTypeOf } from '~/domain/flashcards/review/kinds';
import type { MistakeKind, MistakesData } from '~/domain/learning/mistakes/contract';
import { QUESTIONS_MAX } from '~/domain/questions/quiz-limits';
import { quizSetup, STUDY } from '~/domain/quizzes/contract';
import { useAction } from '~/web/live/client';
import { uuid } from '~/web/live/uuid';
import { useErrorToast } from '~/web/ui/use-error-toast';
import classes from './mistakes.module.css';
import type { Marks } from './use-marks';

export interface MistakeFilter {
  page: number;
  kind: MistakeKind | '';
  /** Ids and days as they stand in the address; empty for any. */
  topic: string;
  days: string;
  understood: 'true' | '';
}

/** A quiz or a review of exactly what the filters show, and cards of it. */
export function Practise({ data, filter, marks }: { data: MistakesData; filter: MistakeFilter; marks: Marks }) {
  const navigate = useNavigate();
  const errors = useErrorToast();
  // What is practised changes with the filters: another choice is another quiz.
  const [submission, setSubmission] = useState({ filter, id: uuid() });
  if (submission.filter !== filter) setSubmission({ filter, id: uuid() });
  const open = { onSuccess: ({ next_url }: { next_url: string }) => void navigate(next_url), ...errors };
  const quiz = useAction(quizSetup, 'submit', {}, open);
  const review = useAction(flashcardSetup, 'submit', {}, open);
  const left = (kind: Exclude<MistakeKind, 'item'>): number => {
    if (filter.kind !== '' && filter.kind !== kind) return 0;
    return data.counts[kind] - data.items.filter((item) => item.kind === kind && marks.of(item)).length;
  };
  const [questions, cards] = [Math.min(left('question'), QUESTIONS_MAX), left('card')];
  const choice = { mistakes: Number(filter.days), topic: Number(filter.topic), submission_id: submission.id };
  return (
    <div className={classes.acts}>
      {questions > 0 && (
        <Button
          leftSection={<IconPlayerPlay size={18} aria-hidden />}
          loading={quiz.isPending}
          onClick={() => quiz.mutate({ ...choice, number_of_questions: questions, mode: STUDY })}
        >
          <FormattedMessage id="learning.mistakes.practise.question" values={{ count: questions }} />
        </Button>
      )}
      {cards > 0 && (
        <Button
          variant={questions > 0 ? 'default' : 'filled'}
          leftSection={<IconCards size={18} aria-hidden />}
          loading={review.isPending}
          onClick={() => review.mutate({ ...choice, quiz_type: reviewTypeOf('topic', false), length: ALL_CARDS })}
        >
          <FormattedMessage id="learning.mistakes.practise.card" values={{ count: cards }} />
        </Button>
      )}
      {questions > 0 && (
        <Button
          component={Link}
          to={createGenerationJob.path}
          variant="subtle"
          leftSection={<IconSparkles size={18} aria-hidden />}
        >
          <FormattedMessage id="learning.mistakes.cards" />
        </Button>
      )}
    </div>
  );
}
