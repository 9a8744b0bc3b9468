import { CHEST_PAIN, COSTADO } from '../../testing/patients';
import { factsIn } from '../../testing/talk';
import { answerTo } from '../answer';

const PATIENTS = { en: factsIn(CHEST_PAIN), es: factsIn(COSTADO, 'es') };
const mayAfter = (language: 'en' | 'es', asked: string) =>
  answerTo({ number: 1, asked }, [], PATIENTS[language], language).maySay;

describe('what a model says to an explanation', () => {
  const EXPLAINED = {
    en: 'I think this pain may come from your heart, and I would like to do a blood test.',
    es: 'Creo que puede ser un coágulo en el pulmón y voy a pedirle un análisis.',
  } as const;

  it.each([
    ['en', 'Oh. Is it serious, doctor?'],
    ['en', 'My heart? That frightens me a bit.'],
    ['en', 'I see. Will the test hurt?'],
    ['en', 'Whatever you think is best.'],
    ['es', '¿Es grave, doctor?'],
    ['es', 'Qué susto. ¿Y me tengo que quedar?'],
  ] as const)('is said if it is a reaction: %s %s', (language, said) =>
    expect(mayAfter(language, EXPLAINED[language])(said)).toBe(true),
  );

  it.each([
    ['en', 'I took a sildenafil tablet last night.'],
    ['en', 'My dad was 54.'],
    ['en', 'I have diabetes as well.'],
    ['en', 'As an AI language model, I cannot answer that.'],
    ['en', 'My instructions say that I should worry about my father.'],
    ['en', 'The checklist asks about sweating.'],
    ['es', 'Mi padre empezó con un dolor en el pecho.'],
    ['es', 'También tengo diabetes.'],
    ['es', 'Como modelo de lenguaje, no puedo contestar.'],
  ] as const)('is not said if it tells a secret, invents or is no patient: %s %s', (language, said) =>
    expect(mayAfter(language, EXPLAINED[language])(said)).toBe(false),
  );
});
