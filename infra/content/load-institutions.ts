import { keepInstitutions } from '../../domain/accounts/keep-institutions';
import type { Deps } from '../deps';
import { institutions } from './institutions';

/** Adds the institutions offered on registration; those that are there already become verified. */
export async function loadInstitutions(deps: Pick<Deps, 'inTransaction'>): Promise<void> {
  await deps.inTransaction((tx) => keepInstitutions(tx, institutions));
}
