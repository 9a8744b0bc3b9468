import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CHECK_DELAY, isUsername } from '~/domain/accounts/credentials';
import { profileDetails } from '~/domain/accounts/profile/contract';
import { PROFILE_FIELDS, type ProfileField } from '~/domain/accounts/profile/rules';
import type { PageData } from '~/domain/kit/contract';
import { useSession } from '~/web/core/session';
import { pageKey, type ProblemError, useAction } from '~/web/live/client';
import { get } from '~/web/live/request';
import { messageKey } from '../../registration/form';
import { useAvailability } from '../../registration/use-availability';
import { isChanged, merge, type ProfileValues, takeStored } from './merge';

export type Details = PageData<typeof profileDetails>;

export const valuesOf = (details: Details): ProfileValues => ({
  first_name: details.first_name,
  last_name: details.last_name,
  username: details.username,
  country: details.country,
  training_stage: details.training_stage,
  medical_school_year: details.medical_school_year,
  specialty: details.specialty,
  educational_stage: details.educational_stage,
  institutions: details.institutions.map(({ name }) => name),
  bio: details.bio,
  public_creator: details.public_creator,
});

/** What another tab or device changed meanwhile. */
export interface ChangedElsewhere {
  /** Taken into the form, because it was not changed here. */
  taken: readonly ProfileField[];
  /** Changed in both places: the person chooses. */
  conflicts: readonly ProfileField[];
}

const REQUIRED = ['first_name', 'last_name', 'username', 'country', 'training_stage'] as const;
const isEmpty = (value: string | number | null) => value === null || String(value).trim() === '';

/**
 * The profile as a form. `details` is what is stored, as far as is known: where it becomes newer than what the form began with, it
 * is merged in, and `elsewhere` says what came of it.
 */
export function useProfileForm(details: Details, mayPublish: boolean) {
  const cache = useQueryClient();
  const session = useSession();
  const [base, setBase] = useState(details);
  const stored = valuesOf(base);
  const [values, setValues] = useState(stored);
  const [settledName, setSettledName] = useState(values.username);
  const [refused, setRefused] = useState<Partial<Record<string, string>>>({});
  const [elsewhere, setElsewhere] = useState<ChangedElsewhere | null>(null);
  const changed = isChanged(stored, values);

  useEffect(() => {
    const timer = setTimeout(() => setSettledName(values.username), CHECK_DELAY);
    return () => clearTimeout(timer);
  }, [values.username]);

  const own = settledName.trim().toLowerCase() === base.username.toLowerCase();
  const availability = useAvailability(!own && isUsername(settledName.trim()) ? settledName.trim() : '');

  /** What is stored is newer than what the form began with. */
  const takeNewer = (newer: Details) => {
    const { values: kept, taken, conflicts } = merge(stored, values, valuesOf(newer));
    setBase(newer);
    setValues(kept);
    setElsewhere(taken.length + conflicts.length > 0 ? { taken, conflicts } : null);
  };

  const save = useAction(
    profileDetails,
    'submit',
    {},
    {
      onSuccess: async (saved) => {
        cache.setQueryData(pageKey(profileDetails), saved);
        setBase(saved);
        setValues(valuesOf(saved));
        setElsewhere(null);
        await session.refetch();
      },
      onError: async (error: ProblemError) => {
        if (error.code === 'profile-changed') {
          // Merged below, like what a refetch brings.
          cache.setQueryData(pageKey(profileDetails), (await get(profileDetails.path)) as Details);
        } else setRefused(Object.fromEntries(error.errors.map(({ path, message }) => [path, messageKey(message)])));
      },
    },
  );

  if (details.revision > base.revision && !save.isPending) takeNewer(details);

  const messageOf = (field: ProfileField): string | null => {
    if (refused[field]) return refused[field];
    if (field !== 'username' || settledName !== values.username) return null;
    if (!isEmpty(values.username) && !isUsername(values.username.trim())) return 'accounts.register.username-invalid';
    return availability === 'taken' ? 'accounts.register.username-taken' : null;
  };

  return {
    values,
    stored,
    institutions: base.institutions,
    changed,
    elsewhere,
    save,
    messageOf,
    availability: settledName === values.username && !refused.username ? availability : ('unasked' as const),
    change(fields: Partial<ProfileValues>) {
      setValues((before) => ({ ...before, ...fields }));
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in fields))));
      if (!save.isIdle && !save.isPending) save.reset();
    },
    /** Saves the form, or says why not. @returns the first field that keeps it from being saved */
    submit(): ProfileField | null {
      setSettledName(values.username);
      const empty = REQUIRED.filter((field) => isEmpty(values[field]));
      if (empty.length > 0) setRefused(Object.fromEntries(empty.map((field) => [field, 'accounts.register.fill-in'])));
      const blocked = empty[0] ?? PROFILE_FIELDS.find((field) => messageOf(field));
      if (blocked) return blocked;
      const { public_creator, ...rest } = values;
      save.mutate({
        ...rest,
        training_stage: values.training_stage ?? undefined,
        ...(mayPublish ? { public_creator } : {}),
        revision: base.revision,
      });
      return null;
    },
    /** Puts what is stored into the fields that were changed in both places. */
    useStored() {
      if (elsewhere) setValues(takeStored(values, stored, elsewhere.conflicts));
      setElsewhere(null);
    },
    dismiss: () => setElsewhere(null),
    undo() {
      setValues(stored);
      setRefused({});
    },
  };
}

export type ProfileForm = ReturnType<typeof useProfileForm>;
