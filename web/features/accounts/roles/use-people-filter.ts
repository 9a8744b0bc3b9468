import { GIVEN_ROLES, type GivenRole } from '~/domain/accounts/roles/contract';
import { useAddressFilter } from '~/web/ui/use-address-filter';

export interface PeopleFilter {
  q: string;
  role: GivenRole | '';
  page: number;
}

const read = (search: URLSearchParams) => ({
  q: search.get('q') ?? '',
  role: GIVEN_ROLES.find((role) => role === search.get('role')) ?? ('' as const),
});

/** Which people are shown. */
export const usePeopleFilter = () => useAddressFilter<PeopleFilter>(read);
