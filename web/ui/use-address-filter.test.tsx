/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { useAddressFilter } from './use-address-filter';

interface Filter {
  specialty: number;
  page: number;
}
const read = (search: URLSearchParams) => ({ specialty: Number(search.get('specialty')) });

it('a filter may be 1, and begins at its first page, which the address leaves out', () => {
  const { result } = renderHook(() => ({ ...useAddressFilter<Filter>(read), address: useLocation().search }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/?page=3']}>{children}</MemoryRouter>,
  });
  act(() => result.current.change({ specialty: 1 }));
  expect(result.current.filter).toEqual({ specialty: 1, page: 1 });
  expect(result.current.address).toBe('?specialty=1');
  act(() => result.current.change({ page: 2 }));
  expect(result.current.address).toBe('?specialty=1&page=2');
  act(() => result.current.change({ page: 1 }));
  expect(result.current.address).toBe('?specialty=1');
});
