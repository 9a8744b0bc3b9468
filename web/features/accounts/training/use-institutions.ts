import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { educationalInstitutions } from '~/domain/accounts/contract';
import { CHECK_DELAY, INSTITUTION_QUERY_MIN } from '~/domain/accounts/credentials';
import type { Output } from '~/domain/kit/contract';
import { useCall } from '~/web/live/client';

export type Institution = Output<typeof educationalInstitutions>['institutions'][number];

/** Institutions whose name contains what is typed, from two characters (spec 2 §5). */
export function useInstitutions(typed: string): readonly Institution[] {
  const [asked] = useDebouncedValue(typed.trim(), CHECK_DELAY / 2);
  const { data } = useCall(
    educationalInstitutions,
    { q: asked },
    { enabled: asked.length >= INSTITUTION_QUERY_MIN, placeholderData: keepPreviousData },
  );
  return typed.trim().length >= INSTITUTION_QUERY_MIN ? (data?.institutions ?? []) : [];
}
