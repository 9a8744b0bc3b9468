import { audioPairingPage } from '~/domain/audio-pairing/contract';
import { launchpad } from '~/domain/consultations/contract';
import { eventsPage } from '~/domain/events/contract';
import { decksPage } from '~/domain/flashcards/sharing/contract';
import { flashcardHome } from '~/domain/flashcards/home/contract';
import { examPlan } from '~/domain/flashcards/plan/contract';
import { flashcardSetup } from '~/domain/flashcards/review/contract';
import { importStart } from '~/domain/flashcards/exchange/contract';
import { joinPrompt } from '~/domain/group-practice/contract';
import { href } from '~/domain/kit/contract';
import { leaderboardPage } from '~/domain/leaderboard/contract';
import { mistakesPage } from '~/domain/learning/mistakes/contract';
import { notebookHome } from '~/domain/notebook/contract';
import { myQuestions } from '~/domain/questions/authoring/contract';
import { quizSetup } from '~/domain/quizzes/contract';
import { aiQuizSetup } from '~/domain/quizzes/generation/contract';
import { personalQuizzes } from '~/domain/quizzes/personal/contract';
import { circuitsPage } from '~/domain/stations/circuits/contract';
import { stationList } from '~/domain/stations/contract';
import { bankLaunchpad } from '~/domain/stations/launchpad/contract';
import { STATION_BASES } from '~/domain/stations/styles';

/** The four ways to learn, in the order of the navigation; named `app.nav.<area>`. */
export const AREAS = ['practise', 'questions', 'cards', 'notebook'] as const;
export type Area = (typeof AREAS)[number];

export interface Way {
  area: Area;
  to: string;
  /** Its name in `web/messages`; `<id>.about` says what is there. */
  id: string;
  /** Only people with an account may go there. */
  registered?: true;
}

const [base] = STATION_BASES;

/** The entry pages of the product. Each is two presses away from every page. */
export const WAYS: readonly Way[] = [
  { area: 'practise', to: joinPrompt.path, id: 'app.nav.join' },
  ...STATION_BASES.map((each) => ({
    area: 'practise' as const,
    to: href(stationList, { base: each }),
    id: `app.style.${each}`,
  })),
  { area: 'practise', to: href(bankLaunchpad, { base }), id: 'app.practise.launchpad' },
  { area: 'practise', to: href(audioPairingPage, { base }), id: 'app.practise.partner', registered: true },
  { area: 'practise', to: href(launchpad, { base }), id: 'app.practise.patient', registered: true },
  { area: 'practise', to: href(circuitsPage, { base }), id: 'app.practise.circuits', registered: true },
  { area: 'practise', to: eventsPage.path, id: 'app.practise.events', registered: true },
  { area: 'practise', to: leaderboardPage.path, id: 'app.practise.leaderboard', registered: true },
  { area: 'questions', to: quizSetup.path, id: 'app.quizzes.bank' },
  { area: 'questions', to: aiQuizSetup.path, id: 'app.quizzes.ai' },
  { area: 'questions', to: personalQuizzes.path, id: 'app.quizzes.own' },
  { area: 'questions', to: mistakesPage.path, id: 'app.quizzes.mistakes', registered: true },
  { area: 'questions', to: myQuestions.path, id: 'app.quizzes.write', registered: true },
  { area: 'cards', to: flashcardHome.path, id: 'app.cards.home', registered: true },
  { area: 'cards', to: flashcardSetup.path, id: 'app.cards.review', registered: true },
  { area: 'cards', to: decksPage.path, id: 'app.cards.decks', registered: true },
  { area: 'cards', to: examPlan.path, id: 'app.cards.plan', registered: true },
  { area: 'cards', to: importStart.path, id: 'app.cards.import', registered: true },
  { area: 'notebook', to: notebookHome.path, id: 'app.nav.notebook', registered: true },
];

/** The ways of an area that are open to somebody: with an account, or as a visitor. */
export const waysOf = (area: Area, registered: boolean): Way[] =>
  WAYS.filter((way) => way.area === area && (registered || !way.registered));

const ADDRESSES: Record<Area, RegExp> = {
  practise: new RegExp(
    `^/(${STATION_BASES.join('|')}|join|group-study|circuit-runs|consultations|insights|events|leaderboard)/`,
  ),
  questions: /^\/(learn\/quiz|learn\/mistakes|quizlog|ai-quiz|questions|teach)\//,
  cards: /^\/flashcards\//,
  notebook: /^\/(notebook|guides)\//,
};

/** In which area a page is; null for those of the account, of staff and the start page. */
export const areaOf = (pathname: string): Area | null => AREAS.find((area) => ADDRESSES[area].test(pathname)) ?? null;
