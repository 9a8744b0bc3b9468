import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { flawsOfQuestion } from '~/domain/questions/authoring/question-rules';
import { tidyForm } from '~/domain/questions/authoring/tidy-form';
import type { FieldError } from '~/domain/kit/errors';
import { useStable } from '~/web/ui/use-stable';
import { formOf, keysOf, type RowKeys, type Sheet, type Topic } from './sheet';

/** A path of the form that is handed in, told by the row's key instead of its place: rows move, and empty ones are not handed in. */
export function byKey(path: string, keys: RowKeys): string {
  const [list, index, field] = path.split('.');
  if ((list !== 'answers' && list !== 'sources') || index === undefined) return path;
  return [list, keys[list][Number(index)] ?? index, field].filter(Boolean).join('.');
}

/** Stays the same object until something else is to be shown: fields that show nothing new are not drawn anew. */
export interface FieldErrors {
  /** What is wrong with a field, as far as its author has come to it. */
  of: (path: string) => string | undefined;
  /** The field has been left: its flaws show from now on. */
  leave: (path: string) => void;
  /** At least one correct answer is missing (spec 1 §5). */
  noCorrect: boolean;
  /** The same, once an option has been written: an untouched form gets no warning. */
  warnNoCorrect: boolean;
  /** Whether anything keeps the question from being saved, told or not. */
  any: () => boolean;
  showAll: () => void;
  /** What the server refused, at its fields. */
  refuse: (errors: readonly FieldError[], keys: RowKeys) => void;
  /** Fields that are being changed: what the server said of them is past. */
  change: (fields: readonly string[]) => void;
}

/** The rules at the fields: as one leaves them, and all of them once saving was tried. */
export function useFieldErrors(sheet: Sheet, topics: readonly Topic[]): FieldErrors {
  const { formatMessage: say, messages } = useIntl();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [all, setAll] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});

  const flaws = useMemo(() => {
    const keys = keysOf(sheet);
    const specialties = new Map(topics.map(({ id, specialty_id }) => [id, specialty_id]));
    return flawsOfQuestion(tidyForm(formOf(sheet)), (topicId) => specialties.get(topicId)).map(({ path, code }) => ({
      path: byKey(path, keys),
      code,
    }));
  }, [sheet, topics]);
  const noCorrect = flaws.some(({ code }) => code === 'no-correct-option');
  const warnNoCorrect = noCorrect && sheet.answers.some(({ answer_text }) => answer_text.trim() !== '');
  // Of several flaws of a field the first shows.
  const shown = flaws.filter(({ path, code }) => code !== 'no-correct-option' && (all || left.has(path)));
  const said = useSame({
    ...Object.fromEntries(shown.reverse().map(({ path, code }) => [path, code as string])),
    ...refused,
  });
  const any = useStable(() => flaws.length > 0);

  return useMemo(
    () => ({
      of: (path) => {
        const code = said[path];
        return code !== undefined && `questions.flaw.${code}` in messages
          ? say({ id: `questions.flaw.${code}` })
          : code;
      },
      leave: (path) => setLeft((before) => (before.has(path) ? before : new Set([...before, path]))),
      noCorrect,
      warnNoCorrect,
      any,
      showAll: () => setAll(true),
      refuse: (errors, keys) =>
        setRefused(
          Object.fromEntries(errors.map(({ path, message }) => [byKey(path.replace(/^form\./, ''), keys), message])),
        ),
      change: (fields) =>
        setRefused((before) => {
          const kept = Object.entries(before).filter(
            ([path]) => !fields.some((field) => path === field || path.startsWith(`${field}.`)),
          );
          return kept.length === Object.keys(before).length ? before : Object.fromEntries(kept);
        }),
    }),
    [said, noCorrect, warnNoCorrect, any, messages, say],
  );
}

/** The object that was there first, for as long as the others say the same. */
function useSame(value: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const written = JSON.stringify(value);
  return useMemo(() => JSON.parse(written) as Record<string, string>, [written]);
}
