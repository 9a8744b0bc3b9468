import type { Person } from '~/domain/accounts/person';
import { href, type SentPageData } from '~/domain/kit/contract';
import { statement } from '~/domain/kit/statement';
import type { Reader } from '~/domain/kit/transaction';
import { dateOfDay, dayOf } from '~/domain/kit/days';
import { learnerSettings } from '../memory/learner.query';
import { cardsIn } from '../policy';
import { flashcardReview } from '../review/contract';
import type { examPlan } from './contract';
import { findExam } from './exam-cards.query';
import { makePlan, recallOf } from './make-plan';
import { TOPICS } from '~/domain/questions/views';

const decks = statement<{ id: number; deck_name: string; cards: number }, [number]>(
  'flashcards.exam-decks',
  `SELECT deck.id, deck.deck_name, ${cardsIn('deck')} AS cards
     FROM ((SELECT id, deck_name, kind FROM decks WHERE kind <> 'own' AND deleted_at IS NULL ORDER BY id LIMIT 200)
           UNION
           (SELECT id, deck_name, kind FROM decks WHERE owner_id = $1::int AND deleted_at IS NULL ORDER BY changed_at DESC LIMIT 200)
           UNION
           SELECT deck.id, deck.deck_name, deck.kind FROM flashcard_exam_decks chosen JOIN decks deck ON deck.id = chosen.deck_id
            WHERE chosen.account_id = $1::int AND deck.deleted_at IS NULL) deck
    ORDER BY deck.kind = 'own' DESC, deck.deck_name, deck.id`,
);

const specialties = statement<{ id: number; cards: number }, [number]>(
  'flashcards.exam-specialties',
  `SELECT topic.specialty_id AS id, count(*)::int AS cards
     FROM flashcards card JOIN decks deck ON deck.id = card.deck_id JOIN ${TOPICS} topic ON topic.id = card.topic_id
    WHERE card.deleted_at IS NULL AND deck.deleted_at IS NULL AND (deck.kind <> 'own' OR deck.owner_id = $1::int)
    GROUP BY topic.specialty_id ORDER BY topic.specialty_id`,
);

/** The exam, what may be expected of it, and what to do today. */
export async function findPlan(read: Reader, person: Person): Promise<SentPageData<typeof examPlan>> {
  const [exam, plan, settings, ofDecks, ofSpecialties] = await Promise.all([
    findExam(read, person.id),
    makePlan(read, person.id),
    learnerSettings(read, person.id),
    read.sql.all(decks, [person.id]),
    read.sql.all(specialties, [person.id]),
  ]);
  const unseen = new Set(plan?.cards.flatMap(({ id, stability }) => (stability === null ? [id] : [])));
  return {
    today: dateOfDay(dayOf(read.clock.now().getTime(), settings.timeZone)),
    exam,
    plan: plan && {
      days: plan.days,
      cards: plan.cards.length,
      new_cards: unseen.size,
      cut: plan.cut,
      seconds_left: plan.secondsLeft,
      seconds_done: plan.secondsDone,
      to_do: {
        cards: plan.toDo.length,
        new_cards: plan.toDo.filter(({ card }) => unseen.has(card.id)).length,
        seconds: Math.round(plan.toDo.reduce((sum, { seconds }) => sum + seconds, 0)),
      },
      ...recallOf(plan),
      unfinished_url: plan.unfinished === null ? '' : href(flashcardReview, { quizlogId: plan.unfinished }),
    },
    choices: { decks: ofDecks, specialties: ofSpecialties },
  };
}
