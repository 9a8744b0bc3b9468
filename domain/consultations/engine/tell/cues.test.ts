import { answerTo } from '../answer';
import { cuesOf } from './cues';
import { factsIn } from '~/domain/consultations/testing/talk';

const IRIS = factsIn(
  `<h3>Who you are</h3><p>You are Iris Vane, 47, a stone-cutter.</p>
   <h3>Opening</h3><p>“It’s my wrist. Everyone has their lot.”</p>
   <h3>What you say freely</h3><ul><li>It aches since the spring.</li></ul>
   <h3>If asked</h3>
   <ul>
   <li><strong>Home (only if asked about home, or if the doctor picks up “everyone has their lot”):</strong> your husband drinks.</li>
   <li><strong>Sleep (only if asked about sleep, or if the doctor picks up “I manage, mostly”):</strong> you lie awake until four.</li>
   </ul>`,
);

function talk(...asked: string[]) {
  const earlier: { number: number; asked: string; said: string; state: 'said'; revealed: number[] }[] = [];
  for (const [index, one] of asked.entries()) {
    const { request, revealed } = answerTo({ number: index + 1, asked: one }, earlier, IRIS, 'en');
    earlier.push({ number: index + 1, asked: one, said: request.tell.join(' '), state: 'said', revealed });
  }
  return cuesOf(IRIS, earlier);
}
const OPENS = 'What brought you in?';

describe('the cues of a talk', () => {
  it('are those that showed, with the turn that picked them up, or none', () => {
    const cues = talk(OPENS, 'Where does it ache?', 'You said everyone has their lot?');
    expect(cues.map(({ picked_up }) => picked_up)).toEqual([3, null]);
    expect(cues.map(({ turn }) => turn)).toEqual([1, 1]);
    expect(cues[0]!.cue).toMatch(/everyone has their lot/i);
  });
  it('are picked up by asking for what stands behind them as well', () => {
    expect(talk(OPENS, 'How are things at home?')[0]).toMatchObject({ picked_up: 2 });
  });
  it('are none of a talk in which nothing was told', () => expect(talk('The kettle whistles.')).toEqual([]));
});
