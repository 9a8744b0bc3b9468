import { z } from 'zod';
import { type JsonSchema, schemaOf } from '~/infra/tooling/testing/fuzz/values';
import { asFormText, href, id, type Live, type Page, pageNumber } from './contract';
import { GROUP_STATES, groupLobby, groupStatus, POLL_EVERY } from '../group-practice/contract';
import { contracts, heldByGateways, jobs, liveResources } from '../rooms';
import { stationFeedback } from '../stations/summary-contract';

describe('addresses', () => {
  const target = { path: '/:base/:slug/checklist/' };

  it('are made from their contract, encoded, with empty query values left out', () => {
    expect(
      href(target, { base: 'osce-stations', slug: 'a b/c' }, { pin: '123', label: '', page: null, all: undefined }),
    ).toBe('/osce-stations/a%20b%2Fc/checklist/?pin=123');
    expect(href({ path: '/join/' })).toBe('/join/');
    expect(href({ path: '/teach/create-quiz/:quizId/' }, { quizId: 7 })).toBe('/teach/create-quiz/7/');
  });

  it('cannot be made without their parameters', () => {
    expect(() => href(target, { base: 'osce-stations' })).toThrow('needs slug');
  });
});

describe('whole numbers that are sent', () => {
  const COLUMN_MAX = 2 ** 31 - 1;
  /** Kept as instants, not in columns of numbers. */
  const MILLISECONDS = /\.(answered_at|picked_at|started_at|undone_at|until)$/;

  function unbounded(schema: JsonSchema | boolean | undefined, path: string): string[] {
    if (typeof schema !== 'object') return [];
    const { anyOf = [], oneOf = [], allOf = [], properties = {}, items, additionalProperties } = schema;
    const isFree = schema.type === 'integer' && !schema.enum && !((schema.maximum ?? Infinity) <= COLUMN_MAX);
    return [
      ...(isFree && !MILLISECONDS.test(path) ? [path] : []),
      ...[...anyOf, ...oneOf, ...allOf, items, additionalProperties].flatMap((inner) => unbounded(inner, path)),
      ...Object.entries(properties).flatMap(([name, inner]) => unbounded(inner, `${path}.${name}`)),
    ];
  }

  it('fit into a column, in every contract', () => {
    const free = contracts.flatMap((one) => {
      if (one.kind === 'call') return unbounded(schemaOf(one.input), one.path);
      if (one.kind !== 'page') return [];
      return [
        ...unbounded(schemaOf(one.params), one.path),
        ...unbounded(schemaOf(one.query), one.path),
        ...Object.entries(one.actions).flatMap(([name, { input }]) =>
          unbounded(schemaOf(input), `${one.path} ${name}`),
        ),
      ];
    });
    expect(free).toEqual([]);
  });
});

describe('ids and page numbers', () => {
  it('are whole and positive, also as form text', () => {
    expect(id().parse('17')).toBe(17);
    for (const wrong of [0, -1, 1.5, 'x', '', 2 ** 31, null]) expect(id().safeParse(wrong).success).toBe(false);
    expect(pageNumber.parse(undefined)).toBe(1);
  });
});

describe('the contracts', () => {
  const pages = contracts.filter((one): one is Page => one.kind === 'page');

  it('use every address once', () => {
    const addresses = contracts.flatMap((one) =>
      one.kind === 'page' ? [`page ${one.path}`] : one.kind === 'call' ? [`${one.method} ${one.path}`] : [],
    );
    expect(addresses.length).toBeGreaterThan(15);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('can tell the actions of a page apart, and all of their inputs are objects', () => {
    for (const page of pages) {
      for (const action of Object.values(page.actions)) expect(action.input).toBeInstanceOf(z.ZodObject);
    }
  });

  it('name every live resource that stands behind them, each with a version in its snapshot', () => {
    const declared = contracts.filter((one): one is Live => one.kind === 'live');
    expect(declared.map((one) => one.name).sort()).toEqual(
      [...liveResources.keys(), ...heldByGateways.map((one) => one.name)].sort(),
    );
    for (const resource of declared) expect(Object.keys((resource.snapshot as z.ZodObject).shape)).toContain('version');
  });

  it('poll as the specification says: 4 s for group and pairing, 2 s for AI feedback (spec 3 §9)', () => {
    expect(POLL_EVERY).toBe(4_000);
    expect(groupLobby.poll).toMatchObject({ every: 4_000 });
    expect(groupLobby.poll.body('123')).toEqual({ data_request: 'check_group_study', pin: '123' });
    expect(groupStatus.poll.every).toBe(4_000);
    expect(stationFeedback.poll.every).toBe(2_000);
    expect(stationFeedback.poll.body('7')).toEqual({ data_request: 'ai_feedback' });
  });

  it('have jobs whose payloads are ids, one of a few kinds, a time, or where a walk over many rows goes on', () => {
    for (const job of jobs.values())
      for (const [name, schema] of Object.entries(job.payload.shape))
        if (!(schema instanceof z.ZodEnum)) expect(name).toMatch(/_id$|_since$|^until$/);
  });
});

it('knows the states of a group in their order', () => {
  expect(GROUP_STATES).toEqual(['lobby', 'running', 'complete', 'ended']);
});

it('a truth value or a number is the text that a form would send; a hostile object stays what it is', () => {
  const hostile = { toString: 'not a function', valueOf: null };
  expect([true, false, 1, 'on', null, undefined, hostile].map(asFormText)).toEqual([
    'true',
    'false',
    '1',
    'on',
    null,
    undefined,
    hostile,
  ]);
});
