import type { Person } from '~/domain/accounts/person';
import { href } from '~/domain/kit/contract';
import * as contract from '~/domain/stations/authoring/contract';
import { findAddressed } from '~/domain/stations/authoring/find-edited.query';
import { baseOf, STATION_BASES, type StationBase } from '~/domain/stations/styles';
import * as wizard from '~/domain/stations/wizard/contract';
import { stepInQuery } from '~/domain/stations/wizard/steps';
import type { Reader } from '~/domain/kit/transaction';

export const wizardUrl = (style: number, slug: string, step = 1) =>
  href(wizard.virtualPatientEdit, { base: baseOf(style), slug }, { step: stepInQuery(step) });
/** Where a station is changed: what was written in the wizard, in the wizard. */
export const editUrl = ({ style, slug, virtual_patient }: { style: number; slug: string; virtual_patient: boolean }) =>
  virtual_patient ? wizardUrl(style, slug) : href(contract.stationEdit, { base: baseOf(style), slug });
/** Whichever base a station is under, deleting it lands here (spec 3 §2). */
export const LANDING = href(contract.personalStations, { base: STATION_BASES[0] });

export interface Address {
  base: StationBase;
  slug: string;
}
export const idOf = async (read: Reader, person: Person, { base, slug }: Address): Promise<number> =>
  (await findAddressed(read, person, base, slug)).id;
