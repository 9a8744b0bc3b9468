import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { questionPreview, type PLACES } from '~/domain/questions/authoring/contract';
import { href } from '~/domain/kit/contract';
import type { DraftHead } from '~/web/drafts/autosaver';
import { useEditor } from '~/web/drafts/editor/use-editor';
import { ProblemError } from '~/web/live/problem-error';
import { showToast } from '~/web/ui/toast';
import type { QuestionAdapter, Saved, ScreenData } from './editor-adapter';
import { keysOf, type Sheet } from './sheet';
import { useFieldErrors } from './use-field-errors';
import type { QuestionForm } from '~/domain/questions/authoring/contract';

export type Place = (typeof PLACES)[number];

interface Setting {
  adapter: QuestionAdapter;
  data: ScreenData;
  personId: number;
  /** The draft has got a number. */
  onDraft: (head: DraftHead) => unknown;
}

/** The editor of a question: beside what the kit does, the rules at its fields, and the preview. */
export function useWriting({ adapter, data, personId, onDraft }: Setting) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const editor = useEditor<QuestionForm, Sheet, Place, Saved, Place | 'preview'>({
    adapter,
    data,
    personId,
    onDraft,
    onChange: (fields) => errors.change(fields),
  });
  const errors = useFieldErrors(editor.sheet, data.topics);
  /** How many times saving was asked for and refused. */
  const [asked, setAsked] = useState(0);
  const [linkLeft, setLinkLeft] = useState(false);

  const save = (place: Place) =>
    editor.during(place, async () => {
      if (errors.noCorrect) return;
      if (!editor.stale && errors.any()) {
        errors.showAll();
        return setAsked((before) => before + 1);
      }
      const keys = keysOf(editor.latest());
      try {
        const saved = await editor.handIn(place);
        if (!saved) return;
        showToast(
          say({
            id:
              place === 'published' && !data.abilities.publish_alone
                ? 'questions.write.saved.proposed'
                : `questions.write.saved.${place}`,
          }),
        );
        await editor.leaveFor(saved.next_url);
      } catch (error) {
        if (error instanceof ProblemError && error.errors.length > 0) {
          errors.refuse(error.errors, keys);
          setAsked((before) => before + 1);
        }
        throw error;
      }
    });

  return {
    ...editor,
    errors,
    asked,
    linkLeft,
    leaveLink: () => setLinkLeft(true),
    save,
    preview: () =>
      editor.during('preview', async () => {
        const { draft_id } = await editor.saveNow();
        await editor.addressSettled();
        await navigate(href(questionPreview, { draft_id }));
      }),
  };
}

export type Writing = ReturnType<typeof useWriting>;
