import { useIntl } from 'react-intl';
import { countryNames } from '~/domain/accounts/countries';
import type { ProfileField } from '~/domain/accounts/profile/rules';

/** The names of the fields as the form shows them. */
const NAMES: Record<ProfileField, string> = {
  first_name: 'accounts.register.first-name',
  last_name: 'accounts.register.last-name',
  username: 'accounts.register.username',
  country: 'accounts.register.country',
  training_stage: 'accounts.register.training-stage',
  medical_school_year: 'accounts.register.medical-school-year',
  specialty: 'accounts.register.specialty',
  educational_stage: 'accounts.register.educational-stage',
  institutions: 'accounts.institutions.label',
  bio: 'profile.bio',
  public_creator: 'profile.public-creator',
};

/** What a field and its value are called. */
export function useFieldWords() {
  const intl = useIntl();
  const named = (prefix: string, value: unknown) => intl.formatMessage({ id: `${prefix}.${String(value)}` });
  return {
    nameOf: (field: ProfileField) => intl.formatMessage({ id: NAMES[field] }),
    wordsOf(field: ProfileField, value: unknown): string {
      if (field === 'public_creator') return named('profile.public-creator', value ? 'on' : 'off');
      if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
        return intl.formatMessage({ id: 'profile.changed.empty' });
      if (Array.isArray(value)) return intl.formatList(value as string[], { type: 'conjunction' });
      if (field === 'country')
        return countryNames(intl.locale).find(({ code }) => code === value)?.name ?? String(value);
      if (field === 'training_stage') return named('accounts.stage', value);
      if (field === 'specialty') return named('accounts.specialty', value);
      if (field === 'educational_stage') return named('accounts.educational-stage', value);
      if (field === 'medical_school_year') return intl.formatMessage({ id: 'accounts.year' }, { year: Number(value) });
      return String(value);
    },
  };
}
