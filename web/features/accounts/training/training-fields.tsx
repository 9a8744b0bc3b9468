import { Select, type ComboboxItem, type OptionsFilter } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { countryNames } from '~/domain/accounts/countries';
import {
  EDUCATIONAL_STAGES,
  requiredTrainingField,
  SCHOOL_YEARS,
  showsInstitutions,
  SPECIALTIES,
  TRAINING_STAGES,
} from '~/domain/accounts/training';
import { lacksTraining, type TrainingValues } from './training-values';

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** `espana` finds `España`. */
const withoutAccents: OptionsFilter = ({ options, search }) =>
  (options as ComboboxItem[]).filter((option) => plain(option.label).includes(plain(search.trim())));

/** Country and training; each training stage asks for what belongs to it (spec 2 §5). */
export function TrainingFields({
  values,
  change,
  error,
  needed,
  institutions,
}: {
  values: TrainingValues;
  change: (changed: Partial<TrainingValues>) => void;
  /** What is wrong with a field, in words, or null. */
  error: (field: keyof TrainingValues) => string | null;
  /** Said under a required field that is still empty. */
  needed: ReactNode;
  /** Where institutions are entered; shown if the training stage asks for them. */
  institutions: ReactNode;
}) {
  const intl = useIntl();
  const countries = useMemo(
    () => countryNames(intl.locale).map(({ code, name }) => ({ value: code, label: name })),
    [intl.locale],
  );
  const asked = requiredTrainingField(values.training_stage);
  const named = (prefix: string, keys: readonly (string | number)[]) =>
    keys.map((key) => ({ value: String(key), label: intl.formatMessage({ id: `${prefix}.${key}` }) }));
  const shared = {
    allowDeselect: false,
    placeholder: intl.formatMessage({ id: 'accounts.register.choose' }),
    nothingFoundMessage: intl.formatMessage({ id: 'accounts.register.nothing-found' }),
    maxDropdownHeight: 280,
    filter: withoutAccents,
  };
  const numbers = (value: string | null) => (value === null ? null : Number(value));
  const hint = lacksTraining(values) ? needed : undefined;
  return (
    <>
      <Select
        {...shared}
        data-field="country"
        searchable
        autoComplete="country-name"
        label={intl.formatMessage({ id: 'accounts.register.country' })}
        data={countries}
        value={values.country || null}
        error={error('country')}
        onChange={(country) => change({ country: country ?? '' })}
      />
      <Select
        {...shared}
        data-field="training_stage"
        searchable
        label={intl.formatMessage({ id: 'accounts.register.training-stage' })}
        data={named('accounts.stage', TRAINING_STAGES)}
        value={values.training_stage === null ? null : String(values.training_stage)}
        error={error('training_stage')}
        onChange={(stage) =>
          change({
            training_stage: numbers(stage),
            medical_school_year: null,
            specialty: null,
            educational_stage: null,
          })
        }
      />
      {asked === 'medical_school_year' && (
        <Select
          {...shared}
          data-field="medical_school_year"
          label={intl.formatMessage({ id: 'accounts.register.medical-school-year' })}
          data={SCHOOL_YEARS.map((year) => ({
            value: String(year),
            label: intl.formatMessage({ id: 'accounts.year' }, { year }),
          }))}
          value={values.medical_school_year === null ? null : String(values.medical_school_year)}
          error={error('medical_school_year')}
          description={hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(year) => change({ medical_school_year: numbers(year) })}
        />
      )}
      {asked === 'specialty' && (
        <Select
          {...shared}
          data-field="specialty"
          searchable
          label={intl.formatMessage({ id: 'accounts.register.specialty' })}
          data={named('accounts.specialty', SPECIALTIES)}
          value={values.specialty}
          error={error('specialty')}
          description={hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(specialty) => change({ specialty })}
        />
      )}
      {asked === 'educational_stage' && (
        <Select
          {...shared}
          data-field="educational_stage"
          label={intl.formatMessage({ id: 'accounts.register.educational-stage' })}
          data={named('accounts.educational-stage', EDUCATIONAL_STAGES)}
          value={values.educational_stage === null ? null : String(values.educational_stage)}
          error={error('educational_stage')}
          description={hint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          onChange={(stage) => change({ educational_stage: numbers(stage) })}
        />
      )}
      {showsInstitutions(values) && institutions}
    </>
  );
}
