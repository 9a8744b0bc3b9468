import { NO_GRADES } from '../../domain/stations/marking';
import type { FeedbackInput } from '../../domain/stations/feedback-writer';
import { toPlainText } from '../html';
import { writeOffline } from './offline';

const section = (title: string, items: Record<string, boolean>) => {
  const list = Object.entries(items).map(([name, ticked]) => ({ title: name, ticked }));
  return { title, ticked: list.filter((item) => item.ticked).length, total: list.length, items: list };
};

const input: FeedbackInput = {
  station_name: 'Chest pain',
  style: 1,
  language: 'en',
  sections: [section('Opening', { 'Washes hands': true, 'Gives name': true }), section('History', { 'Asks about onset': true, 'Asks about radiation': false, 'Asks <about> sweating': false })],
  grades: null,
  comments: '',
  seconds_used: 425,
  seconds_allowed: 480,
  earlier: [],
};

const written = async (change: Partial<FeedbackInput> = {}) => (await writeOffline({ ...input, ...change })).html;
const text = async (change: Partial<FeedbackInput> = {}) => toPlainText(await written(change));

describe('the offline writer', () => {
  it('says that it is automatic and who wrote it', async () => {
    expect(await text()).toContain('put together automatically');
    expect((await writeOffline(input)).writer).toBe('offline');
  });

  it('names what went well by section and what was missed grouped by section', async () => {
    const said = await text();
    expect(said).toContain('3 of 5 checklist items were ticked (60%).');
    expect(said).toContain('- Opening: all 2 items.');
    expect(said).not.toContain('- History: 1 of 3');
    expect(said).toContain('What was missed\nHistory\n- Asks about radiation\n- Asks <about> sweating');
    expect(said).toContain('Begin with “History”');
  });

  it('shows a title as text, whatever is in it', async () => expect(await written()).toContain('Asks &lt;about&gt; sweating'));

  it('says when nothing was missed', async () => {
    expect(await text({ sections: [section('Opening', { 'Washes hands': true })] })).toContain('every item on the checklist was ticked');
  });

  it.each([
    [425, '7:05 min of the station’s 8:00 min were used. It was done within the time.'],
    [480, 'It was done within the time.'],
    [500, 'That is 0:20 min over the time'],
    [239, 'More than half of the time was left.'],
    [0, 'The clock was not started'],
  ])('compares %i seconds with the station’s eight minutes', async (seconds_used, expected) => expect(await text({ seconds_used })).toContain(expected));

  it('reports progress against the earlier tries', async () => {
    expect(await text()).toContain('the first recorded try');
    expect(await text({ earlier: [{ score: 40, seconds_used: 400 }, { score: 50.5, seconds_used: 400 }] })).toContain('50.5%: 9.5 points more this time. It is the best score so far.');
    expect(await text({ earlier: [{ score: 80, seconds_used: 400 }] })).toContain('20 points fewer');
    expect(await text({ earlier: [{ score: 60, seconds_used: 400 }] })).toContain('60% as well');
  });

  it('gives the grades of a GP case', async () => {
    expect(await text({ style: 2, grades: { ...NO_GRADES, dgd_grade: 'clear-pass', overall_score: 'fail' } })).toContain('Data gathering and diagnosis: clear pass\n- Overall: fail');
  });

  it('points to the comments where there are some', async () => {
    expect(await text()).not.toContain('written comments');
    expect(await text({ comments: 'Slow down.' })).toContain('written comments');
  });

  it('writes in the language of the station', async () => {
    const said = await text({ language: 'es', earlier: [{ score: 40, seconds_used: 400 }], comments: 'Bien.' });
    expect(said).toContain('Lo que faltó');
    expect(said).toMatch(/40\s%: esta vez, 20 puntos más\. Es la mejor puntuación hasta ahora\./);
    expect(said).not.toMatch(/\b(the|missed|time)\b/);
  });
});
