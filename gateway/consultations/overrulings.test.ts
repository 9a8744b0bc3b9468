import { measureOverrulings } from '~/domain/consultations/overrulings.query';
import { aConsultation } from '~/infra/tooling/testing/factories/consultations';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();
const measured = () => measureOverrulings(world.deps.read);

it('a mark that was overruled is a case by which the rules are measured, once the consultation is submitted', async () => {
  const consultation = await aConsultation(world);
  await consultation.ask('Do you smoke? How many a day, and for how long?');
  await consultation.ask('Does the pain spread anywhere, to your arm or jaw?');
  await consultation.act('finish');
  const washes = consultation.itemCalled('Washes hands');
  await consultation.act('mark', { item_id: washes, ticked: true });
  expect(await measured()).toEqual({ overruled: 0, agreed: 0, against: [] });
  await consultation.act('submit');
  expect(await measured()).toEqual({ overruled: 1, agreed: 0, against: [{ title: 'Washes hands', count: 1 }] });
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
