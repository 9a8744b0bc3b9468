import { statement } from '~/domain/kit/statement';
import { createDataSource } from './data-source';
import { sqlOnPool } from './sql';
import { openWorld } from '~/infra/tooling/testing/world';

const world = openWorld();

const backend = statement<{ pid: number }, []>('tests.backend', 'SELECT pg_backend_pid() AS pid');
const divide = statement<{ of: number }, [number]>('tests.divide', 'SELECT 6 / $1::int AS of');
const endBackend = statement<never, [number]>('tests.end-backend', 'SELECT pg_terminate_backend($1)');

const inOneTurn = async (count: number): Promise<number[]> => {
  const { sql } = world.deps.read;
  const rows = await Promise.all(Array.from({ length: count }, () => sql.one(backend, [])));
  return rows.map((row) => row!.pid);
};

describe('statements outside transactions', () => {
  it('of one turn share a connection, eight at most', async () => {
    const pids = await inOneTurn(20);
    const sizes = [...new Set(pids)].map((pid) => pids.filter((one) => one === pid).length);
    expect(sizes).toEqual([8, 8, 4]);
  });

  it('are answered each for itself if one of them fails', async () => {
    const { sql } = world.deps.read;
    const answers = await Promise.allSettled([sql.one(divide, [2]), sql.one(divide, [0]), sql.one(divide, [3])]);
    expect(answers).toEqual([
      { status: 'fulfilled', value: { of: 3 } },
      { status: 'rejected', reason: expect.objectContaining({ code: '22012' }) as unknown },
      { status: 'fulfilled', value: { of: 2 } },
    ]);
  });

  it('fail together with their connection, and the next have another', async () => {
    const { sql } = world.deps.read;
    const [pid] = await inOneTurn(1);
    const answers = await Promise.allSettled([sql.one(endBackend, [pid!]), sql.one(backend, [])]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await inOneTurn(3)).not.toContain(pid);
  });

  it('are refused once the database is closed, and end no process', async () => {
    const source = createDataSource(process.env.TEST_DATABASE_URL!);
    await source.initialize();
    const sql = sqlOnPool(source);
    await source.destroy();
    await expect(sql.one(backend, [])).rejects.toThrow('closed');
  });
});
