import type { QuestionForm } from '../authoring/contract';

/**
 * The form with what only editors decide as it stands in `current`, or as nothing if there is none yet (spec 1 §6).
 * What others send of these is passed over and not refused: their page does not show them, and a draft that was begun
 * before an editor filed the question would lock its author out over what they cannot see.
 */
export function saveEditorsFields(
  form: QuestionForm,
  current: Pick<QuestionForm, 'premium' | 'packs' | 'admin_tags' | 'moderate' | 'custom_author'> | null,
): QuestionForm {
  const { premium, packs, admin_tags, moderate, custom_author } = current ?? {
    premium: false,
    packs: [],
    admin_tags: {},
    moderate: false,
    custom_author: null,
  };
  return { ...form, premium, packs, admin_tags, moderate, custom_author };
}
