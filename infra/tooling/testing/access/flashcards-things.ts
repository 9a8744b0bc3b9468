import { randomUUID } from 'node:crypto';
import { aPerson } from '../factories/accounts';
import { aSentCardFile } from '../factories/card-imports';
import { aClass } from '../factories/classes';
import { aMetQuestion } from '../factories/discussion';
import { aDeck } from '../factories/flashcards';
import { aRequestedDeck } from '../factories/generated-decks';
import { type Kind, REASON, idIn, rowOf, posted } from './kind';

/** An address of ours at which there is none. */
const NO_PICTURE = '/media/flashcard_images/0123456789abcdef.png';

/** Kinds of things of flashcards. */
export const flashcardsThings: readonly Kind[] = [
  {
    of: /edit-deck|browse\/ move|decks\/:deck_id|flashcards\.deck|POST \/flashcards\/setup/,
    owner: ['supporter'],
    async make(world, { person }) {
      const { id, cards } = await aDeck(world, { owner: person });
      const card = { id: `e${cards[0]!.id}`, front: '<p>Front</p>', back: '<p>Back</p>' };
      const about = { revision: 1, version: 1, username: 'person1', account_id: 1, front: '<p>Front</p>' };
      const cloze = { id: card.id, text: '{{c1::Front}}' };
      const rectangles = [{ number: 1, left: 0.1, top: 0.1, width: 0.2, height: 0.2 }];
      const occlusion = { id: card.id, picture: NO_PICTURE, description: 'A heart', hides_others: true, rectangles };
      const edits = { order: card.id, card, cards: [], cloze, occlusion };
      return { deck_id: id, key: id, ...edits, quiz_type: 4, length: 9_999, ...about };
    },
  },
  {
    of: /edit-card|flashcards\/(bookmark|mark|note|report|vote|:flashcard_id|open-review)\//,
    owner: [],
    async make(world, { person }) {
      const { cards } = await aDeck(world, { owner: person });
      const { id, front } = cards[0]!;
      return { card_id: id, flashcard_id: id, flashcard_ids: [id], front, back: '<p>Back</p>', tags: '' };
    },
  },
  {
    of: /flashcards\/(review|deck-summary)\/|flashcards\/(end-review|submit-answer)/,
    owner: [],
    async make(world, owner) {
      const { id, cards } = await aDeck(world, { owner: owner.person });
      const { next_url } = await posted(owner, '/flashcards/setup/', { quiz_type: 4, deck_id: id, length: 9_999 });
      const quizlog = idIn(next_url);
      const answer = { flashcard_id: cards[0]!.id, quizlog_id: quizlog, answer_correct: true };
      const reviews = [{ ...answer, review_id: randomUUID(), answered_at: world.clock.now().getTime() }];
      return { quizlogId: quizlog, ...answer, ids: String(cards[0]!.id), reviews };
    },
  },
  {
    of: /pack\/generation\/|flashcards\.generation/,
    owner: [],
    async make(world, { person }) {
      const { id } = await aRequestedDeck(world, { person });
      return { generation_id: id, key: id };
    },
  },
  {
    of: /flashcards\/imports\/|flashcards\.import/,
    owner: [],
    async make(world, { person }) {
      const { id } = await aSentCardFile(world, 'Front\tBack\n', { person, name: 'cards.txt' });
      return { import_id: id, key: id };
    },
  },
  {
    of: /moderation\/flashcards\/|flashcards\.moderated-card/,
    owner: ['author'],
    async make(world, owner) {
      const pack = await aDeck(world, { kind: 'pack', cards: 1 });
      const submission_id = randomUUID();
      const sent = { front: '<p>Front</p>', back: '<p>Back</p>', tags: '', pack: pack.id, submission_id };
      await posted(owner, '/flashcards/create-card/', sent);
      const { id } = await rowOf(world, 'SELECT id FROM flashcards WHERE submission_id = $1', [submission_id]);
      return { ...sent, card_id: id, key: id, revision: 1, reason: REASON };
    },
  },
  {
    of: /create-card\/ submit/,
    make: async (world) => ({ pack: (await aDeck(world, { kind: 'pack' })).id }),
  },
  {
    of: /flashcards\/draft\//,
    owner: [],
    async make(world, { person }) {
      const { question, quizId } = await aMetQuestion(world, { person });
      return { source_kind: 'question', quizlog_id: quizId, question_id: question.id };
    },
  },
  {
    of: /leaderboard\/ (report|check_board)|leaderboard\.board/,
    owner: [],
    async make(world, owner) {
      const other = await aPerson(world);
      const { id } = await aClass(world, { members: [owner.person, other] });
      await posted(owner, '/leaderboard/', { alias: `Owner ${id}` });
      await posted({ person: other, client: await world.signedIn(other) }, '/leaderboard/', { alias: `Other ${id}` });
      const row = await rowOf(world, 'SELECT id FROM leaderboard_people WHERE account_id = $1', [other.id]);
      return { board: `class-${id}`, key: `class-${id}`, row_id: row.id, text: REASON };
    },
  },
  {
    of: /join-deck/,
    owner: [],
    async make(world, owner) {
      const { id } = await aDeck(world, { owner: owner.person });
      const path = `/flashcards/edit-deck/${id}/editors/`;
      const { invitation_url } = await posted(owner, path, { data_request: 'make_link' });
      return { invitation: invitation_url.split('/').at(-2) };
    },
  },
];
