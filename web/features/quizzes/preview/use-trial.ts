import { useState } from 'react';
import { FREE_TEXT, type AnsweredQuestion } from '~/domain/questions/contract';
import { markBoxes, markPicks, toldPlainly } from '~/domain/quizzes/marking';
import type { PageData } from '~/domain/kit/contract';
import type { questionPreview } from '~/domain/questions/authoring/contract';
import { allMarked, isComplete, NO_DRAFT, pick, wantsMarks, type Draft } from '../question/draft';
import type { QuestionActs } from '../question/use-question-acts';

/** A question to be tried, and the feedback on it. */
export type Trial = Pick<PageData<typeof questionPreview>, 'question' | 'answered'>;

/** What the server would tell of an answer: its author has the key already. */
function told({ question, answered }: Trial, draft: Draft, marked: boolean): AnsweredQuestion {
  if (question.question_type === FREE_TEXT) {
    const written = question.answers.map(({ answer_id }) => ({
      answer_id,
      user_text: (draft.texts[answer_id] ?? '').trim(),
      mark: marked ? (draft.marks[answer_id] ?? false) : null,
    }));
    const mark = markBoxes(written.map((box) => box.mark === true));
    return {
      ...answered,
      selected: [],
      written,
      number_correct: mark.number_correct,
      counts_as_correct: mark.counts_as_correct,
      current_score: Number(mark.counts_as_correct),
    };
  }
  const selected = question.answers.flatMap(({ answer_id }) => (draft.picks.includes(answer_id) ? [answer_id] : []));
  const mark = markPicks(selected, answered.correct_answers, question.selectable_answers);
  return {
    ...answered,
    selected,
    written: [],
    answer_count: Object.fromEntries(
      question.answers.map(({ answer_id }) => [answer_id, Number(selected.includes(answer_id))]),
    ),
    ...toldPlainly(mark, question.selectable_answers),
    number_correct: mark.number_correct,
    counts_as_correct: mark.counts_as_correct,
    current_score: Number(mark.counts_as_correct),
  };
}

/** Answering one's own question to see how it is: nothing of it leaves the page. */
export function useTrial(preview: Trial) {
  const { question } = preview;
  const [draft, setDraft] = useState(NO_DRAFT);
  const [step, setStep] = useState<'open' | 'shown' | 'done'>('open');
  const [bookmarked, setBookmarked] = useState(false);
  const [vote, castVote] = useState<0 | 1 | -1>(0);
  const freeText = question.question_type === FREE_TEXT;
  const answered = step === 'open' ? null : told(preview, draft, step === 'done');
  const marking = answered !== null && wantsMarks(answered);

  const acts: QuestionActs = {
    bookmarked,
    toggleBookmark: () => setBookmarked((before) => !before),
    vote,
    upvotes: vote === 1 ? 1 : 0,
    downvotes: vote === -1 ? 1 : 0,
    mayVote: answered !== null,
    castVote: (type) => castVote((before) => (before === 0 ? type : before)),
    mayReport: false,
    reportOpened: false,
    openReport: () => {},
    closeReport: () => {},
    setReported: () => {},
  };

  return {
    draft,
    answered,
    acts,
    marking,
    phase: step === 'open' ? ('open' as const) : marking ? ('marking' as const) : ('answered' as const),
    does: step === 'open' ? (freeText ? ('show' as const) : ('submit' as const)) : marking ? ('next' as const) : null,
    enabled: step === 'open' ? isComplete(question, draft) : marking && allMarked(answered, draft),
    onPick: (answerId: number) =>
      setDraft((before) => ({ ...before, picks: pick(before.picks, answerId, question.selectable_answers) })),
    onWrite: (answerId: number, text: string) =>
      setDraft((before) => ({ ...before, texts: { ...before.texts, [answerId]: text } })),
    onMark: (answerId: number, mark: boolean) =>
      setDraft((before) => ({ ...before, marks: { ...before.marks, [answerId]: mark } })),
    onMarkAll: (mark: boolean) =>
      setDraft((before) => ({
        ...before,
        marks: Object.fromEntries(question.answers.map(({ answer_id }) => [answer_id, mark])),
      })),
    press: () => setStep((before) => (before === 'open' && freeText ? 'shown' : 'done')),
    again: () => {
      setDraft(NO_DRAFT);
      setStep('open');
      castVote(0);
    },
  };
}
