import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { session } from '~/domain/accounts/contract';
import { startCircuitRun } from '~/domain/circuit-runs/contract';
import { classesPage, tutorClassPage, tutorPage, tutorsPage } from '~/domain/classes/contract';
import { launchpad } from '~/domain/consultations/contract';
import { sendReport } from '~/domain/reports/contract';
import { newEventPage } from '~/domain/events/contract';
import { createDeck, DECK_COLOURS, DECK_ICONS, editDeck } from '~/domain/flashcards/decks/contract';
import { importStart as importCards } from '~/domain/flashcards/exchange/contract';
import { createGenerationJob } from '~/domain/flashcards/generation/contract';
import { endReview, flashcardSetup, submitReview } from '~/domain/flashcards/review/contract';
import { deckEditors } from '~/domain/flashcards/sharing/contract';
import { createCard } from '~/domain/flashcards/single-card/contract';
import { prepGroup } from '~/domain/group-practice/contract';
import {
  type Call,
  href,
  type Input,
  type Output,
  type Page as PageContract,
  type PageData,
} from '~/domain/kit/contract';
import type { Example } from '~/domain/kit/example';
import { becomeAuthorPage } from '~/domain/moderation/applications/contract';
import { casePage } from '~/domain/moderation/decisions/contract';
import { queuePage } from '~/domain/moderation/queue/contract';
import { topicEditor } from '~/domain/notebook/writing/contract';
import { questionCreate, questionEdit } from '~/domain/questions/authoring/contract';
import { importStart as importQuestions } from '~/domain/questions/exchange/contract';
import { specialtyId } from '~/domain/questions/specialties';
import { endQuiz } from '~/domain/quizzes/contract';
import { aiQuizSetup } from '~/domain/quizzes/generation/contract';
import { personalQuizEditor, personalQuizzes } from '~/domain/quizzes/personal/contract';
import { resultSharing } from '~/domain/shared-results/contract';
import { stationEdit } from '~/domain/stations/authoring/contract';
import { checklistView } from '~/domain/stations/checklist-contract';
import { addToCircuit } from '~/domain/stations/circuits/contract';
import { stationEntry } from '~/domain/stations/contract';
import { rows } from './database';
import { CHEST_PAIN } from './group';
import { post } from './people';
import { isPlain, startQuiz } from './quiz';
import { saveByCall, wholeForm } from './writing';

/** Who makes the things. The learner and staff, who have every role, look at them, too. */
export interface Makers {
  learner: Page;
  author: Page;
  staff: Page;
}
type Params = Record<string, string | number>;

/** Of the starter content, which nobody changes. */
const STATION = { base: CHEST_PAIN.base, slug: CHEST_PAIN.slug };
const TOPIC = { topic_slug: 'contraception' };

async function read<P extends PageContract>(page: Page, contract: P, params: Params = {}): Promise<PageData<P>> {
  const address = href(contract, params);
  const answer = await page.request.get(address, { headers: { accept: 'application/json' } });
  if (!answer.ok()) throw new Error(`${address}: ${answer.status()}`);
  return (await answer.json()) as PageData<P>;
}

const act = <P extends PageContract, N extends keyof P['actions'] & string>(
  page: Page,
  contract: P,
  name: N,
  input: Input<P['actions'][N]>,
  params: Params = {},
) =>
  post(
    page,
    href(contract, params),
    name === 'submit' ? (input as object) : { data_request: name, ...(input as object) },
  ) as Promise<Output<P['actions'][N]>>;

const send = <C extends Call>(page: Page, contract: C, input: Input<C>) =>
  post(page, contract.path, input as object) as Promise<Output<C>>;

/** The id or slug in the address that an answer leads to. */
const last = ({ next_url }: { next_url: string }): string => next_url.split(/[/?]/).filter(Boolean).at(-1)!;

async function sendFile(page: Page, path: string, name: string, file: string, fields: Record<string, string> = {}) {
  const token = (await page.context().cookies()).find((cookie) => cookie.name === 'csrftoken')!.value;
  const answer = await page.request.post(path, {
    headers: { accept: 'application/json', 'x-csrftoken': token },
    multipart: { ...fields, file: { name, mimeType: 'text/plain', buffer: Buffer.from(file) } },
  });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return last((await answer.json()) as { next_url: string });
}

const accountOf = async (page: Page): Promise<number> =>
  ((await (await page.request.get(session.path)).json()) as Output<typeof session>).person!.id;
const stationId = async (page: Page): Promise<number> => (await read(page, stationEntry, STATION)).station.id;

async function circuitOf(page: Page): Promise<{ id: number; slug: string }> {
  const { circuit } = await send(page, addToCircuit, {
    kit_ids: [await stationId(page)],
    label: `Walk ${randomUUID().slice(0, 8)}`,
  });
  return circuit!;
}

async function deckOf(page: Page, deck_name = 'Murmurs') {
  const made = await act(page, createDeck, 'submit', {
    deck_name,
    deck_description: 'What each one sounds like',
    deck_shared: true,
    deck_colour: DECK_COLOURS[0],
    deck_icon: DECK_ICONS[0],
    cards: [{ id: `n${randomUUID()}`, front: '<p>Ejection systolic</p>', back: '<p>Aortic stenosis</p>' }],
  });
  const deck_id = Number(/\d+/.exec(made.next_url)![0]);
  const [card] = (await read(page, editDeck, { deck_id })).cards;
  return { deck_id, card_id: Number(/\d+/.exec(String(card!.id))![0]) };
}

async function reviewOf(page: Page): Promise<{ quizlogId: number; flashcard_id: number }> {
  const { deck_id, card_id: flashcard_id } = await deckOf(page);
  const quizlogId = Number(last(await act(page, flashcardSetup, 'submit', { quiz_type: 4, deck_id, length: 10 })));
  return { quizlogId, flashcard_id };
}

/** Somebody's deck is reported. */
async function caseOf({ learner, author, staff }: Makers): Promise<number> {
  const deck_name = `Reported ${randomUUID().slice(0, 8)}`;
  const { deck_id: entity_id } = await deckOf(learner, deck_name);
  await send(author, sendReport, {
    data_request: 'deck_report',
    entity_id,
    report_select: 7,
    report_text: 'The first card has the wrong valve.',
  });
  const { queue } = await read(staff, queuePage);
  return queue.items.find(({ title }) => title.includes(deck_name))!.id;
}

async function proposedQuestion(page: Page): Promise<number> {
  const { proposal } = await read(page, questionEdit, { question_id: await saveByCall(page, 'published') });
  return proposal!.id;
}

async function resultOf(page: Page): Promise<number> {
  const { quizlog_id } = await act(page, checklistView, 'submit', { timer: 60, submission_id: randomUUID() }, STATION);
  return quizlog_id;
}

/** Makes one thing of each kind. @returns what stands in its address */
export const EXAMPLES: Record<Example, (who: Makers) => Promise<Params>> = {
  async 'author application'({ learner }) {
    const question_id = await saveByCall(learner, 'private');
    const words = 'I teach cardiology to fourth-year students and write their questions.';
    const { application } = await act(learner, becomeAuthorPage, 'submit', { question_id, words });
    return { application_id: application!.id };
  },
  'card import': async ({ learner }) => ({
    import_id: await sendFile(learner, importCards.path, 'cards.csv', 'front,back\nSystolic,Aortic stenosis\n'),
  }),
  'card review': async ({ learner }) => reviewOf(learner),
  circuit: async ({ learner }) => ({ base: STATION.base, slug: (await circuitOf(learner)).slug }),
  async 'circuit run'({ learner }) {
    const { pin } = await send(learner, startCircuitRun, {
      circuit_id: (await circuitOf(learner)).id,
      shuffle: false,
      alone: false,
    });
    return { pin };
  },
  async class({ learner, staff }) {
    await act(learner, tutorPage, 'ask', { words: 'I teach fourth-year students on Thursdays.' });
    await act(staff, tutorsPage, 'decide', { account_id: await accountOf(learner), state: 'approved' });
    const class_id = last(
      await act(learner, tutorPage, 'submit', { name: 'Thursday group', submission_id: randomUUID() }),
    );
    const { pin } = (await read(learner, tutorClassPage, { class_id })).roster;
    await act(staff, classesPage, 'join', { pin });
    return { class_id };
  },
  consultation: async ({ learner }) => ({
    consultation_id: last(
      await act(
        learner,
        launchpad,
        'start',
        { slug: 'new-headache-in-later-life', submission_id: randomUUID() },
        { base: STATION.base },
      ),
    ),
  }),
  async 'decided case'(who) {
    const case_id = await caseOf(who);
    const seen = await read(who.staff, casePage, { case_id });
    await act(
      who.staff,
      casePage,
      'decide',
      {
        decision: 'hide',
        reason: 'The first card names the wrong valve.',
        seen_act: 0,
        seen_report: seen.reports[0]!.id,
        seen_revision: seen.target.revision,
      },
      { case_id },
    );
    return { case_id };
  },
  deck: async ({ learner }) => deckOf(learner),
  'deck generation': async ({ learner }) => ({
    generation_id: last(
      await act(learner, createGenerationJob, 'submit', {
        source: 'text',
        text: 'Aortic stenosis gives an ejection systolic murmur that radiates to the carotids. '.repeat(12),
        length: 5,
      }),
    ),
  }),
  async 'deck invitation'({ author }) {
    const { deck_id } = await deckOf(author);
    const { invitation_url } = await act(author, deckEditors, 'make_link', {}, { deck_id });
    return { invitation: last({ next_url: invitation_url }) };
  },
  event: async ({ learner }) => ({
    event_id: last(
      await act(learner, newEventPage, 'submit', {
        submission_id: randomUUID(),
        kind: 'practice',
        title: 'Chest pain together',
        language: 'en',
        starts: `${new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)}T19:00`,
        zone: 'Europe/London',
        minutes: 60,
        places: 4,
        station: STATION.slug,
        confirm_adult: true,
      }),
    ),
  }),
  async 'finished card review'({ learner }) {
    const { quizlogId, flashcard_id } = await reviewOf(learner);
    await send(learner, submitReview, { quizlog_id: quizlogId, flashcard_id, answer_correct: false });
    await send(learner, endReview, { quizlog_id: quizlogId });
    return { quizlogId };
  },
  async 'finished quiz'({ learner }) {
    const { quizlog_id, path, questions } = await startQuiz(learner, 'cardiology', { most: 2, wanted: isPlain });
    const [question] = questions;
    await post(learner, path, {
      data_request: 'answer_submit',
      quizlog_id,
      question_id: question!.question_id,
      answer_id: String(question!.answers[0]!.answer_id),
    });
    await send(learner, endQuiz, { quizlog_id });
    return { quizlog_id, question_id: question!.question_id };
  },
  async group({ learner }) {
    const { pin } = await send(learner, prepGroup, { slug: STATION.slug, single_station: true });
    return { pin };
  },
  guide: async () => ({ slug: 'abcde-assessment' }),
  'mailed link': async () => ({ token: randomUUID() }),
  'moderation case': async (who) => ({ case_id: await caseOf(who) }),
  'moderation list': async () => ({ list: 'awaiting-verification' }),
  order: async () => ({ order_id: 1 }),
  async 'own quiz'({ learner }) {
    const quizId = Number(
      /\d+/.exec((await act(learner, personalQuizzes, 'submit', { title: 'Ward round' })).next_url),
    );
    const question_id = await saveByCall(learner, 'private');
    await act(learner, personalQuizEditor, 'add_question', { question_id }, { quizId });
    return { quizId };
  },
  async 'own station'({ learner }) {
    const { next_url } = await act(learner, stationEdit, 'clone_kit', { submission_id: randomUUID() }, STATION);
    return { base: STATION.base, slug: next_url.split('/')[2]! };
  },
  person: async ({ author }) => ({ account_id: await accountOf(author) }),
  product: async () => ({ slug: 'supporter' }),
  async 'proposed card'({ author }) {
    const { decks } = await read(author, createCard);
    await act(author, createCard, 'submit', {
      front: '<p>Which nerve is at risk in a fracture of the surgical neck of the humerus?</p>',
      back: '<p>The axillary nerve.</p>',
      pack: decks.find(({ kind }) => kind === 'pack')!.id,
      filing: {},
      submission_id: randomUUID(),
    });
    const [card] = await rows<{ card_id: number }>('SELECT card_id FROM card_proposals WHERE author_id = $1', [
      await accountOf(author),
    ]);
    return { card_id: card!.card_id };
  },
  question: async ({ staff }) => ({ question_id: await saveByCall(staff, 'published') }),
  async 'question draft'({ learner }) {
    const { draft_id } = await act(learner, questionCreate, 'autosave', { form: await wholeForm(learner) });
    return { draft_id };
  },
  async 'question import'({ learner }) {
    const { topic_id, focus_id } = await wholeForm(learner);
    return {
      import_id: await sendFile(
        learner,
        importQuestions.path,
        'questions.gift',
        'Which finding points to heart failure?{=Raised jugular venous pressure ~Clubbing}\n',
        { topic: String(topic_id), focus: String(focus_id), title: 'From elsewhere' },
      ),
    };
  },
  'question proposal': async ({ author }) => ({ proposal_id: await proposedQuestion(author) }),
  'requested quiz': async ({ learner }) => ({
    quizlog_id: last(
      await act(learner, aiQuizSetup, 'submit', {
        specialty: specialtyId('cardiology'),
        length: 5,
        generate_new_questions: true,
      }),
    ),
  }),
  'review on the device': async () => ({ number: 1 }),
  'running quiz': async ({ learner }) => ({
    quizlog_id: (await startQuiz(learner, 'cardiology', { most: 2 })).quizlog_id,
  }),
  async section({ staff }) {
    const [section] = (await read(staff, topicEditor, TOPIC)).sections;
    return { section_id: section!.id };
  },
  async 'section proposal'({ staff }) {
    const { proposal } = await act(
      staff,
      topicEditor,
      'autosave',
      {
        submission_id: randomUUID(),
        title: 'Missed pills',
        focus_id: 1,
        section_colour: DECK_COLOURS[0],
        section_icon: DECK_ICONS[0],
        text: '<p>One missed pill is taken as soon as it is remembered.</p>',
      },
      TOPIC,
    );
    return { proposal_id: proposal.id };
  },
  async 'shared result'({ learner }) {
    const { link } = await act(learner, resultSharing, 'share', {}, { quizlog_id: await resultOf(learner) });
    return { key: link!.key };
  },
  station: async () => STATION,
  'station result': async ({ learner }) => ({ base: STATION.base, quizlog_id: await resultOf(learner) }),
  topic: async () => TOPIC,
};
