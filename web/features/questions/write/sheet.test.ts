import { FREE_TEXT, MULTIPLE_CHOICE } from '~/domain/questions/contract';
import { emptyForm, TOPICS, wholeForm } from '../testing/forms';
import { changed, formOf, sheetOf } from './sheet';

const sheet = sheetOf(
  wholeForm({
    anatomy_area: 'thorax',
    anatomy_sub_area: 'heart',
    basic_science: 'physiology',
    basic_science_topic: 'renal',
    packs: ['ukmla', 'psa'],
    admin_tags: { ukmla: ['acute'], psa: ['prescribing'] },
  }),
  false,
);

describe('a change and what follows from it', () => {
  it('a topic of another specialty is left behind, and a topic brings its specialty', () => {
    expect(changed(sheet, { specialty_id: 2 }, TOPICS)).toMatchObject({ specialty_id: 2, topic_id: 0 });
    expect(changed(sheet, { specialty_id: 1 }, TOPICS)).toMatchObject({ topic_id: 11 });
    expect(changed(sheet, { topic_id: 21 }, TOPICS)).toMatchObject({ specialty_id: 2, topic_id: 21 });
  });

  it('another area or science leaves its part behind; tags go with their pack', () => {
    expect(changed(sheet, { anatomy_area: 'back' }, TOPICS).anatomy_sub_area).toBe('');
    expect(changed(sheet, { basic_science: 'genetics' }, TOPICS).basic_science_topic).toBe('');
    expect(changed(sheet, { packs: ['psa'] }, TOPICS).admin_tags).toEqual({ psa: ['prescribing'] });
  });

  it('the other type of question has rows of its own, and going back loses none', () => {
    const boxes = changed(sheet, { question_type: FREE_TEXT }, TOPICS);
    expect(boxes.answers).toHaveLength(1);
    expect(formOf(changed(boxes, { question_type: MULTIPLE_CHOICE }, TOPICS)).answers).toEqual(wholeForm().answers);
  });
});

it('a new multiple-choice question has five empty options, a free-text one a box', () => {
  expect(sheetOf(emptyForm(), true).answers).toHaveLength(5);
  expect(sheetOf(emptyForm({ question_type: FREE_TEXT }), true).answers).toHaveLength(1);
});
