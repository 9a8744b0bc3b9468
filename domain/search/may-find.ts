import { BLOCKS } from '~/domain/audio-pairing/views';
import { CONSULTATIONS } from '~/domain/consultations/views';
import { CARDS, DECKS } from '~/domain/flashcards/views';
import { GROUP_MEMBERS, GROUP_SESSIONS } from '~/domain/group-practice/views';
import { QUESTION_STATES, TOPICS } from '~/domain/questions/views';
import { QUIZZES, QUIZ_QUESTIONS } from '~/domain/quizzes/views';

/** SQL: what this person must not find now: hidden topics, the questions of an exam that runs, the station that runs, decks of people with a block between. */
export const HIDDEN = `
     SELECT unnest(ARRAY['question', 'explanation']) AS kind, place.question_id AS entity_id FROM ${QUIZZES} quiz JOIN ${QUIZ_QUESTIONS} place ON place.quiz_id = quiz.id
      WHERE quiz.account_id = $1::int AND quiz.mode = 2 AND quiz.state = 'running'
     UNION ALL
     SELECT 'station', running.station_id FROM ${GROUP_MEMBERS} member JOIN ${GROUP_SESSIONS} running ON running.id = member.session_id
      WHERE member.account_id = $1::int AND member.left_at IS NULL AND running.state = 'running'
     UNION ALL
     SELECT 'topic', id FROM ${TOPICS} topic WHERE hidden_at IS NOT NULL
     UNION ALL
     SELECT 'station', station_id FROM ${CONSULTATIONS} consultation WHERE account_id = $1::int AND state IN ('running', 'paused', 'ending')
     UNION ALL
     SELECT kept.kind, kept.entity_id
       FROM (SELECT blocked_id AS id FROM ${BLOCKS} block WHERE blocker_id = $1::int UNION SELECT blocker_id FROM ${BLOCKS} block WHERE blocked_id = $1::int) other
       JOIN ${DECKS} deck ON deck.owner_id = other.id
      CROSS JOIN LATERAL (SELECT 'deck' AS kind, deck.id AS entity_id UNION ALL SELECT 'card', card.id FROM ${CARDS} card WHERE card.deck_id = deck.id) kept`;
/** SQL: decks that their owner lets this person edit, and their cards (`mayReview`). */
export const EDITED = `
     SELECT 'deck' AS kind, editor.deck_id AS entity_id FROM deck_editors editor WHERE editor.account_id = $1::int
     UNION ALL
     SELECT 'card', card.id FROM deck_editors editor JOIN ${CARDS} card ON card.deck_id = editor.deck_id WHERE editor.account_id = $1::int`;
/** SQL: questions that this person has answered, and whether there is any explanation that they may read: most of a bank is explained to nobody yet. */
export const ANSWERED = `SELECT question_id AS id FROM ${QUESTION_STATES} question_state WHERE account_id = $1::int`;
export const EXPLAINED = `SELECT EXISTS (SELECT FROM answered) OR EXISTS (SELECT FROM search_documents WHERE owner_id = $1::int AND kind = 'explanation') AS anything`;
