import { measureOverrulings } from '~/domain/consultations/marking/overrulings.query';
import { aConsultation } from '~/infra/tooling/testing/factories/consultations';
import { toldOf } from '~/infra/tooling/marks/told-of';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const measured = () => measureOverrulings(world.deps.read);

const NOTHING = { overruled: 0, agreed: 0, unjudged: 0, against: [] };

it('a mark that was overruled is a case by which the rules are measured, once the consultation is submitted', async () => {
  const consultation = await aConsultation(world);
  await consultation.ask('Do you smoke? How many a day, and for how long?');
  await consultation.ask('Does the pain spread anywhere, to your arm or jaw?');
  await consultation.act('finish');
  const washes = consultation.itemCalled('Washes hands');
  const sweating = consultation.itemCalled('Asks about sweating');
  await consultation.act('mark', { item_id: washes, ticked: true });
  await consultation.act('mark', { item_id: sweating, ticked: true });
  expect(await measured()).toEqual(NOTHING);
  await consultation.act('submit');
  const title = expect.stringContaining('Asks about sweating');
  const [{ slug }] = await world.deps.dataSource.query('SELECT slug FROM stations WHERE id = $1', [
    consultation.station.id,
  ]);
  // No words show that hands were washed: that is no case.
  expect(await measured()).toEqual({
    overruled: 1,
    agreed: 0,
    unjudged: 1,
    against: [{ station: slug, title, ticked: true, count: 1 }],
  });
  // As if an earlier rule had not proposed it, and the person had ticked it.
  const { rows } = {
    rows: (await consultation.page()).marking.sections.flatMap((one: { items: unknown[] }) => one.items),
  };
  const credited = rows.find((item: { proposed: boolean }) => item.proposed) as { id: number };
  await world.deps.dataSource.query(
    'UPDATE consultation_marks SET proposed = false WHERE consultation_id = $1 AND item_id = $2',
    [consultation.id, credited.id],
  );
  expect(await measured()).toMatchObject({ overruled: 2, agreed: 1 });
});

it('is reported as items that the rules miss and items that they credit wrongly', () => {
  const one = { station: 'chest-pain', title: 'Asks about sweating', ticked: true, count: 3 };
  const told = toldOf({
    overruled: 5,
    agreed: 1,
    unjudged: 2,
    against: [one, { ...one, title: 'Gives a summary', ticked: false, count: 1 }],
  });
  expect(told).toBe(
    [
      "5 proposed marks overruled. Today's rules agree with the person in 1 of them.",
      '2 items ticked that the words of a talk cannot show. They say nothing about the rules.',
      '',
      'Done, say people; the rules do not find it:',
      '  3 × Asks about sweating (chest-pain)',
      '',
      'Not done, say people; the rules credit it:',
      '  1 × Gives a summary (chest-pain)',
      '',
    ].join('\n'),
  );
  const many = Array.from({ length: 23 }, (_, index) => ({ ...one, title: `Item ${index}` }));
  expect(toldOf({ ...NOTHING, against: many })).toContain('and 3 more');
});
