import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '~/domain/accounts/person';
import { isRegistered } from '~/domain/accounts/policy';
import { lobbyPage } from '~/domain/group-practice/contract';
import { prepareGroup } from '~/domain/group-practice/prepare-group';
import { presenceOf } from '~/domain/group-practice/presence';
import { stationOfGroup } from '~/domain/group-practice/station-of-group.query';
import { TRIED_STATIONS, tryGroupPage } from '~/domain/group-practice/try-contract';
import { tryGroup } from '~/domain/group-practice/try-group';
import { href } from '~/domain/kit/contract';
import { listStations } from '~/domain/stations/list-stations.query';
import { homeBase, styleOf } from '~/domain/stations/styles';
import type { Deps } from '~/infra/process/deps';
import { addressKey } from '~/infra/redis/limits';
import { bindPage, type Shared } from '../bind';
import { Admission } from '../plugins/admission';

/** Groups that visitors may open from one address in an hour; more do proof of work. */
const VISITORS = { points: 60, worked: 240, seconds: 3_600 };
/** Groups that one person may open here in an hour. */
const TRIALS = { points: 20, seconds: 3_600 };

/** A host without an account. A person who has one may open a group here, too. */
export function bindTrying(app: FastifyInstance, deps: Deps, presence: Shared['presence']): void {
  const visitors = {
    free: app.limits.limiter('try-group-visitors', VISITORS.points, VISITORS.seconds),
    worked: app.limits.limiter('try-group-visitors-worked', VISITORS.worked, VISITORS.seconds),
  };
  const trials = app.limits.limiter('try-group-person', TRIALS.points, TRIALS.seconds);
  const { chatUrl } = deps.config;

  async function admit(person: Person | null, request: FastifyRequest): Promise<void> {
    if (person) {
      await trials.take(person.id);
      return;
    }
    const address = addressKey(request.ip);
    const admission = await Admission.of(app, request, 'try-group');
    await admission.take([[visitors.free, address]], [[visitors.worked, address]]);
  }

  bindPage(app, deps, tryGroupPage, {
    data: async ({ person, query, request }) => {
      const asked = query.station ? await stationOfGroup(deps.read, query.station, { id: person?.id ?? 0 }) : null;
      const style = styleOf(homeBase(request.language));
      const stations = asked
        ? [asked]
        : (await listStations(deps.read, null, { style, label: 0, search: '', bookmarked: false, page: 1 })).items;
      return {
        needs_name: person === null,
        stations: stations.slice(0, TRIED_STATIONS).map(({ slug, name }) => ({ slug, name })),
      };
    },
    actions: {
      submit: async ({ person: who, input, request, reply }) => {
        const person = who as Person | null;
        await admit(person, request);
        const { slug, name = '', submission_id: submissionId } = input;
        const opened = await deps.inTransaction(async (tx) => {
          if (person && isRegistered(person))
            return { person, ...(await prepareGroup(tx, person, slug, { chatUrl, singleStation: false })) };
          const tried = await tryGroup(tx, person, { slug, name, language: request.language, submissionId }, chatUrl);
          return { ...tried, session: person ? undefined : await app.sessions.create(tried.person.id, tx) };
        });
        if ('session' in opened && opened.session) reply.setSession(opened.session.token);
        await presence.arrived(presenceOf(opened.pin, opened.person.id));
        return { next_url: href(lobbyPage, { pin: opened.pin }) };
      },
    },
  });
}
