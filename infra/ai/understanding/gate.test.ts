import { answerTo } from '~/domain/consultations/engine/answer';
import { leakGate } from '~/domain/consultations/engine/tell/leak-gate';
import { withinFacts } from '~/domain/consultations/engine/tell/outside-facts';
import { UNTOLD } from '~/domain/consultations/testing/untold';
import { sentencesOf } from '~/domain/consultations/engine/words/text';
import { readStations } from '~/infra/content/load';
import { offlinePatient } from '../offline-patient';
import { scriptOf } from './ask';

const HEARD = [
  'unknown',
  'unclear',
  'hostile',
  'rude',
  'proposed',
  'greeting',
  'thanks',
  'closing',
  'consent',
] as const;
const MORE = ['summary', 'empathy', 'explained', 'goes-on', 'invites-questions', 'checks-understanding'] as const;

describe('the gate for what a model says', () => {
  it('lets the words of every fact of the starter content pass if that fact may be told', () => {
    const refused = readStations()
      .filter(({ virtual_patient }) => virtual_patient)
      .flatMap(({ slug, language }) =>
        scriptOf(slug).facts.flatMap((fact) => {
          const may = withinFacts([fact], [], language);
          return fact.disclosure === 'never' ? [] : sentencesOf(fact.said).filter((sentence) => !may(sentence));
        }),
      );
    expect(refused).toEqual([]);
  });

  it.each(['en', 'es'] as const)(
    'lets everything pass that the scripted patient says without a fact: %s',
    async (language) => {
      const may = leakGate([], [], [], language);
      for (const heard of [...HEARD, ...MORE])
        for (const turn of [0, 1, 2, 3, 4, 5]) {
          const persona = { name: '', age: null, opening: [] };
          for await (const bit of offlinePatient({
            language,
            persona,
            tell: [],
            known: [],
            earlier: [],
            asked: '',
            turn,
            heard,
            choices: [],
            said: [],
            retell: null,
          }))
            expect([bit, sentencesOf(bit).every(may)]).toEqual([bit, true]);
        }
    },
  );
});

describe('the gate for what was not asked', () => {
  const stations = readStations().filter(({ talks, virtual_patient }) => talks || virtual_patient);
  it.each(stations.map(({ slug, language }) => [slug, language] as const))(
    'answers a question about kept facts with no more than the facts that are told freely: %s',
    (slug, language) => {
      const { facts } = scriptOf(slug);
      const opening = facts.filter(({ disclosure }) => disclosure === 'opening').map(({ index }) => index);
      const begun = { asked: 'Hello.', said: '', state: 'said' as const, revealed: opening };
      const earned = UNTOLD[language].flatMap((asked) =>
        answerTo({ number: 2, asked }, [begun], facts, language)
          .revealed.map((index) => facts[index]!)
          .filter(({ disclosure }) => disclosure !== 'opening' && disclosure !== 'volunteered')
          .map(({ said }) => `${asked} ${said}`),
      );
      expect(earned).toEqual([]);
    },
  );
});
