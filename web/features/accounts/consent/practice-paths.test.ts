import { href } from '~/domain/kit/contract';
import { consultationPage } from '~/domain/consultations/contract';
import { lobbyPage } from '~/domain/group-practice/contract';
import { quizRun, quizSetup, quizSummary } from '~/domain/quizzes/contract';
import { checklistView } from '~/domain/stations/checklist-contract';
import { stationList } from '~/domain/stations/contract';
import { studentView } from '~/domain/stations/role-views-contract';
import { isPractice } from './practice-paths';

const station = { base: 'osce-stations', slug: 'chest-pain' };
it.each([
  href(quizRun, { quizlog_id: 7 }),
  href(consultationPage, { consultation_id: 7 }),
  href(lobbyPage, { pin: '123456' }),
  href(checklistView, station),
  href(studentView, station),
])('%s is the middle of something', (path) => expect(isPractice(path)).toBe(true));

it.each([
  '/',
  href(quizSetup),
  href(quizSummary, { quizlog_id: 7 }),
  href(stationList, { base: 'osce-stations' }),
  '/profile/',
])('%s is not', (path) => expect(isPractice(path)).toBe(false));
