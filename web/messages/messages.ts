import type { Language } from '../../domain/accounts/contract';
import accountsEn from './accounts.en.json';
import accountsEs from './accounts.es.json';
import appEn from './app.en.json';
import appEs from './app.es.json';
import groupPracticeEn from './group-practice.en.json';
import groupPracticeEs from './group-practice.es.json';
import opsEn from './ops.en.json';
import opsEs from './ops.es.json';
import problemEn from './problem.en.json';
import problemEs from './problem.es.json';
import stationsEn from './stations.en.json';
import stationsEs from './stations.es.json';

/** Every visible word, by language and key. */
export const messages: Record<Language, Record<string, string>> = {
  en: { ...appEn, ...accountsEn, ...stationsEn, ...groupPracticeEn, ...opsEn, ...problemEn },
  es: { ...appEs, ...accountsEs, ...stationsEs, ...groupPracticeEs, ...opsEs, ...problemEs },
};
