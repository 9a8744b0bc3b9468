import type { FastifyInstance } from 'fastify';
import { allUsers } from '~/domain/accounts/contract';
import type { Person } from '~/domain/accounts/person';
import { searchUsers } from '~/domain/accounts/search-users.query';
import { abilitiesOf } from '~/domain/kit/abilities';
import { href } from '~/domain/kit/contract';
import { safeTexts } from '~/domain/kit/html/safe-html';
import { notAllowed } from '~/domain/kit/errors';
import { becomeAuthorPage } from '~/domain/moderation/applications/contract';
import * as contract from '~/domain/questions/authoring/contract';
import { draftNotFound, questionFlawed } from '~/domain/questions/authoring/refusals';
import { deleteQuestion } from '~/domain/questions/authoring/delete-question';
import { discardDraft } from '~/domain/questions/authoring/discard-draft';
import { findCredited, findDraft, findEdited, findTopics } from '~/domain/questions/authoring/find-editor.query';
import type { StoredForm } from '~/domain/questions/authoring/find-form.query';
import { firstWords } from '~/domain/questions/first-words';
import { listMine, type MyQuestion } from '~/domain/questions/authoring/list-mine.query';
import { mayEditForAll, writingAbilities } from '~/domain/questions/policy';
import { placeInPersonalQuiz } from '~/domain/quizzes/personal/place-in-quiz';
import { previewForm } from '~/domain/quizzes/preview-question.query';
import { flawsOfLength } from '~/domain/questions/authoring/question-rules';
import { type DraftHead, type DraftOf, saveDraft } from '~/domain/questions/authoring/save-draft';
import { saveQuestion } from '~/domain/questions/authoring/save-question';
import type { SafeForm } from '~/domain/questions/authoring/store-question';
import { storableForm, tidyForm } from '~/domain/questions/authoring/tidy-form';
import { writeQuestion } from '~/domain/questions/authoring/write-question';
import { personalQuizEditor } from '~/domain/quizzes/personal/contract';
import { questionTemplates } from '~/infra/content/question-templates';
import type { Deps } from '~/infra/process/deps';
import { sanitise } from '~/infra/html/sanitise';
import { bindCall, bindPage } from '~/gateway/bind';
import { showQuestions } from '../shown-questions';

const HOUR = 3_600;
/** Questions saved, drafts kept and names looked up by one person: far more than anybody writes or types, and an end to what a program sends. */
const LIMITS = { saves: [600, HOUR], drafts: [3_600, HOUR], searches: [600, HOUR] } as const;

const limiterOf = (app: FastifyInstance, name: keyof typeof LIMITS) =>
  app.limits.limiter(`question-${name}`, LIMITS[name][0], LIMITS[name][1]);

const safe = (form: contract.QuestionForm): SafeForm => ({
  ...form,
  question_text: sanitise(form.question_text),
  explanation_text: sanitise(form.explanation_text),
});
const head = ({ draft_id, version, saved_at }: DraftHead) => ({ draft_id, version, saved_at: saved_at.toISOString() });
const listed = ({ stem, times_correct, changed_at, ...line }: MyQuestion) => ({
  ...line,
  title: firstWords(stem),
  facility: line.times_answered === 0 ? null : Math.round((1_000 * times_correct) / line.times_answered) / 10,
  changed_at: new Date(changed_at).toISOString(),
});

/** Back to the quiz that it is written for, else to what one has written. */
const backTo = (quiz: number | null): string =>
  quiz === null ? href(contract.myQuestions) : href(personalQuizEditor, { quizId: quiz });

/** The parts that the editor of a new question and the editor of a stored one share. */
function openEditor(app: FastifyInstance, deps: Deps) {
  const { read } = deps;
  const saves = limiterOf(app, 'saves');
  const drafts = limiterOf(app, 'drafts');

  const screenOf = async (person: Person, { form, html_version }: StoredForm) => {
    const [topics, custom_author_name] = await Promise.all([
      findTopics(read, person.language),
      findCredited(read, form.custom_author),
    ]);
    return {
      form: { ...form, ...safeTexts({ ...form, html_version }, 'question_text', 'explanation_text') },
      custom_author_name,
      topics,
      templates: questionTemplates[person.language],
      abilities: abilitiesOf(writingAbilities, person, null),
    };
  };

  const storeDraft = async (
    person: Person,
    { form, ...input }: { form: contract.QuestionForm; draft_id?: number; version?: number },
    of: DraftOf,
  ) => {
    await drafts.take(person.id);
    const kept = safe(storableForm(form));
    const flaws = flawsOfLength(kept);
    if (flaws.length > 0) throw questionFlawed(flaws);
    return head(await deps.inTransaction((tx) => saveDraft(tx, person, { ...input, form: kept }, of)));
  };

  return { saves, screenOf, storeDraft };
}
type Editor = ReturnType<typeof openEditor>;

function bindNewQuestion(app: FastifyInstance, deps: Deps, { saves, screenOf, storeDraft }: Editor): void {
  const { read } = deps;
  bindPage(app, deps, contract.questionCreate, {
    async data({ person, query }) {
      const draft = query.draft === undefined ? null : await findDraft(read, person, query.draft);
      if (draft && draft.question_id !== null) throw draftNotFound();
      const form = draft?.body ?? contract.questionForm.parse({ language: person.language });
      return {
        ...(await screenOf(person, { form, html_version: draft?.html_version })),
        draft: draft && head(draft),
        draft_is_stale: false,
      };
    },
    actions: {
      async submit({ person, query, input: { form, ...input } }) {
        await saves.take(person.id);
        const { question_id, revision, quiz } = await deps.inTransaction((tx) =>
          writeQuestion(tx, person, { ...input, quiz: query.quiz, form: safe(tidyForm(form)) }, placeInPersonalQuiz),
        );
        const next_url =
          query.for === 'application' ? href(becomeAuthorPage, {}, { question: question_id }) : backTo(quiz);
        return { question_id, revision, next_url };
      },
      autosave: ({ person, query, input: { revision: _, ...input } }) =>
        storeDraft(person, input, { quiz: query.quiz }),
      async discard_draft({ person, input }) {
        const { quiz_id } = await deps.inTransaction((tx) => discardDraft(tx, person.id, input.draft_id, null));
        return { next_url: backTo(quiz_id) };
      },
    },
  });
}

function bindChangedQuestion(app: FastifyInstance, deps: Deps, { saves, screenOf, storeDraft }: Editor): void {
  const { read } = deps;
  bindPage(app, deps, contract.questionEdit, {
    async data({ person, params, query }) {
      const { form, html_version, draft, draft_is_stale, history, quizzes, revision, place, any_right, proposal } =
        await findEdited(read, person, params.question_id, query.revision);
      return {
        ...(await screenOf(person, { form, html_version })),
        draft: draft && head(draft),
        draft_is_stale,
        question_id: params.question_id,
        revision,
        place,
        any_right,
        quizzes,
        proposal,
        history: history.map(({ at, ...change }) => ({ ...change, timestamp: at.toISOString() })),
      };
    },
    actions: {
      async submit({ person, params, input: { form, ...input } }) {
        await saves.take(person.id);
        const revision = await deps.inTransaction((tx) =>
          saveQuestion(tx, person, params.question_id, { ...input, form: safe(tidyForm(form)) }),
        );
        return { question_id: params.question_id, revision, next_url: backTo(null) };
      },
      autosave: ({ person, params, input: { revision, ...input } }) =>
        storeDraft(person, input, { question: { id: params.question_id, revision } }),
      async discard_draft({ person, params, input }) {
        await deps.inTransaction((tx) => discardDraft(tx, person.id, input.draft_id, params.question_id));
        return { next_url: href(contract.questionEdit, params) };
      },
      async delete({ person, params }) {
        await deps.inTransaction((tx) => deleteQuestion(tx, person, params.question_id));
        return { next_url: backTo(null) };
      },
    },
  });
}

export function bindQuestionAuthoring(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;
  const searches = limiterOf(app, 'searches');
  const shown = showQuestions(deps);
  const editor = openEditor(app, deps);
  bindNewQuestion(app, deps, editor);
  bindChangedQuestion(app, deps, editor);

  bindPage(app, deps, contract.questionPreview, {
    async data({ person, params }) {
      const draft = await findDraft(read, person, params.draft_id);
      const { question, told } = await previewForm(
        read,
        person,
        { form: draft.body, html_version: draft.html_version },
        draft.question_id,
      );
      const edit_url =
        draft.question_id === null
          ? href(contract.questionCreate, {}, { draft: draft.draft_id, quiz: draft.quiz_id })
          : href(contract.questionEdit, { question_id: draft.question_id });
      return { question, answered: await shown.answered(person, told), edit_url };
    },
    actions: {},
  });

  bindPage(app, deps, contract.myQuestions, {
    async data({ person, query }) {
      const { items, ...list } = await listMine(read, person, query);
      return { ...list, items: items.map(listed), abilities: abilitiesOf(writingAbilities, person, null) };
    },
    actions: {},
  });

  bindCall(app, deps, allUsers, async ({ person, input }) => {
    if (!mayEditForAll(person)) throw notAllowed();
    await searches.take(person.id);
    return { users: await searchUsers(read, input.q) };
  });
}
