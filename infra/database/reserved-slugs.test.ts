import { aStation } from '~/infra/tooling/testing/factories/stations';
import { openWorld } from '~/infra/tooling/testing/world';

describe('the slugs of stations', () => {
  const world = openWorld();

  it.each([
    'summary',
    'circuits',
    'create',
    'personal',
    'audio-pairing',
    'virtual-patient',
    'launchpad',
    'virtual-patient-launchpad',
    'geeky-ai',
  ])('%s is a page of ours and no station', async (slug) =>
    expect(aStation(world, { slug })).rejects.toThrow('stations_slug_not_reserved'),
  );

  it('are unique over all styles, and free again once their station is deleted', async () => {
    const first = await aStation(world, { slug: 'chest-pain' });
    await expect(aStation(world, { slug: 'chest-pain', style: 2 })).rejects.toThrow('stations_slug');
    await world.deps.dataSource.query('UPDATE stations SET deleted_at = now() WHERE id = $1', [first.id]);
    await expect(aStation(world, { slug: 'chest-pain' })).resolves.toMatchObject({ slug: 'chest-pain' });
  });
});
