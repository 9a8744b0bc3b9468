import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { Language } from '~/domain/accounts/contract';
import { href, type Output } from '~/domain/kit/contract';
import { aiQuizSetup } from '~/domain/quizzes/generation/contract';
import type { ProblemError } from '~/web/live/client';
import { post } from '~/web/live/request';

export interface Wish {
  /** 0 before one is chosen. */
  specialty: number;
  topic: number;
  focus: number;
  /** Empty for any: from the bank only. */
  language: '' | Language;
  /** Null before one is chosen. */
  length: number | null;
  generate_new_questions: boolean;
}

/** A specialty other than 0 and exactly one length (spec 1 §5). */
export const mayAsk = (wish: Wish): boolean => wish.specialty !== 0 && wish.length !== null;

/** As a form would send it, a check box that is off not at all (spec 1 §7: multipart). */
export function asForm(wish: Wish, submissionId: string): FormData {
  const form = new FormData();
  form.set('specialty', String(wish.specialty));
  form.set('topic', String(wish.topic));
  form.set('focus', String(wish.focus));
  form.set('language', wish.language);
  form.set('length', String(wish.length ?? ''));
  if (wish.generate_new_questions) form.set('generate_new_questions', 'on');
  form.set('submission_id', submissionId);
  return form;
}

/** Asks for an AI quiz and goes where it leads: to the quiz, or to where one waits for it. */
export function useAsk() {
  const navigate = useNavigate();
  return useMutation<Output<typeof aiQuizSetup.actions.submit>, ProblemError, FormData>({
    mutationFn: (form) => post(href(aiQuizSetup), form) as Promise<Output<typeof aiQuizSetup.actions.submit>>,
    onSuccess: ({ next_url }) => void navigate(next_url),
  });
}
