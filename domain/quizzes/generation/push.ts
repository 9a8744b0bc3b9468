import { href } from '~/domain/kit/contract';
import type { PushSource } from '~/domain/kit/push';
import { statement } from '~/domain/kit/statement';
import { quizRun } from '../contract';
import { aiQuizWaiting } from './contract';
import { TOPICS } from '~/domain/questions/views';

const ready = statement<{ length: number; topic_en: string; topic_es: string }, [number, number]>(
  'quizzes.quiz-to-push',
  `SELECT quiz.length, coalesce(topic.name, '') AS topic_en, coalesce(topic.name_es, topic.name, '') AS topic_es
     FROM quizzes quiz LEFT JOIN ${TOPICS} topic ON topic.id = quiz.topic_id
    WHERE quiz.id = $2 AND quiz.account_id = $1 AND quiz.state = 'running'`,
);

const inWords = (count: number, one: string, many: string, topic: string): string =>
  `${count} ${count === 1 ? one : many}${topic && ` · ${topic}`}`;

/** All questions of an AI quiz are written. What it is about is the quiz. */
export const quizReady: PushSource = {
  kind: 'quiz',
  lasts: 6 * 3_600,
  async find(read, accountId, quizId) {
    const quiz = await read.sql.one(ready, [accountId, quizId]);
    if (!quiz) return null;
    const { length, topic_en, topic_es } = quiz;
    const url = href(quizRun, { quizlog_id: quizId });
    return {
      words: {
        en: { title: 'Your quiz is ready', body: inWords(length, 'question', 'questions', topic_en) },
        es: { title: 'Tu cuestionario está listo', body: inWords(length, 'pregunta', 'preguntas', topic_es) },
      },
      url,
      pages: [url, href(aiQuizWaiting, { quizlog_id: quizId })],
      tag: `wardmates.quiz.${quizId}`,
    };
  },
};
