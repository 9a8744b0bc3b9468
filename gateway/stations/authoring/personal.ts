import type { FastifyInstance } from 'fastify';
import { abilitiesOf } from '~/domain/kit/abilities';
import { href } from '~/domain/kit/contract';
import * as contract from '~/domain/stations/authoring/contract';
import { listPersonal } from '~/domain/stations/authoring/list-personal.query';
import { writingAbilities } from '~/domain/stations/policy';
import { baseOf } from '~/domain/stations/styles';
import * as wizard from '~/domain/stations/wizard/contract';
import type { Deps } from '~/infra/process/deps';
import { bindPage } from '~/gateway/bind';
import { editUrl } from './addresses';

/** The stations that somebody writes. */
export function bindPersonalStations(app: FastifyInstance, deps: Deps): void {
  const { read } = deps;

  bindPage(app, deps, contract.personalStations, {
    async data({ person, query }) {
      const { items, ...list } = await listPersonal(read, person, query);
      const urlOf = ({ slug, style, draft_id, virtual_patient }: (typeof items)[number]) => {
        if (slug !== null) return editUrl({ style, slug, virtual_patient });
        return href(
          virtual_patient ? wizard.virtualPatientCreate : contract.stationCreate,
          { base: baseOf(style) },
          { draft: draft_id },
        );
      };
      return {
        ...list,
        items: items.map((line) => ({ ...line, edit_url: urlOf(line) })),
        abilities: abilitiesOf(writingAbilities, person, null),
      };
    },
    actions: {},
  });
}
