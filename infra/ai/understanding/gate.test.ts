import { leakGate } from '~/domain/consultations/leak-gate';
import { withinFacts } from '~/domain/consultations/outside-facts';
import { sentencesOf } from '~/domain/consultations/text';
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
  it('lets the words of every fact of the starter content pass where that fact is told', () => {
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
            near: [],
            retell: null,
          }))
            expect([bit, sentencesOf(bit).every(may)]).toEqual([bit, true]);
        }
    },
  );
});
