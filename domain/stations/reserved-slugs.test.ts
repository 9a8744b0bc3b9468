import { openWorld } from '../../infra/testing/world';
import { aStation } from '../../infra/testing/factories/stations';
import { RESERVED_SLUGS, isReservedSlug } from './reserved-slugs';

describe('slugs', () => {
  const world = openWorld();

  it.each([...RESERVED_SLUGS])('%s is a page of ours and no station', async (slug) => {
    expect(isReservedSlug(slug)).toBe(true);
    await expect(aStation(world, { slug })).rejects.toThrow('stations_slug_not_reserved');
  });

  it('are free again once their station is deleted', async () => {
    const first = await aStation(world, { slug: 'chest-pain' });
    await expect(aStation(world, { slug: 'chest-pain', style: 2 })).rejects.toThrow('stations_slug');
    await world.deps.dataSource.query('UPDATE stations SET deleted_at = now() WHERE id = $1', [first.id]);
    await expect(aStation(world, { slug: 'chest-pain' })).resolves.toMatchObject({ slug: 'chest-pain' });
  });
});
