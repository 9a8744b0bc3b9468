import { TagsInput } from '@mantine/core';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { INSTITUTIONS_MAX } from '~/domain/accounts/contract';
import { INSTITUTION_QUERY_MIN } from '~/domain/accounts/credentials';
import { InstitutionName } from '../training/institution-name';
import { useInstitutions } from '../training/use-institutions';

/** Institutions, searched from two characters; one that nobody named yet may be added too. */
export function InstitutionsField({
  value,
  error,
  onChange,
}: {
  value: string[];
  error: string | null;
  onChange: (value: string[]) => void;
}) {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const found = useInstitutions(search);
  return (
    <TagsInput
      data-field="institutions"
      size="md"
      label={intl.formatMessage({ id: 'accounts.institutions.label' })}
      description={intl.formatMessage({ id: 'accounts.institutions.note' })}
      error={note ?? error}
      data={found.map((institution) => institution.name)}
      filter={({ options }) => options}
      splitChars={[]}
      maxTags={INSTITUTIONS_MAX}
      value={value}
      searchValue={search}
      onSearchChange={(text) => {
        setSearch(text);
        if (text !== '') setNote(null);
      }}
      onDuplicate={() => setNote(intl.formatMessage({ id: 'accounts.institutions.already' }))}
      onMaxTags={() => setNote(intl.formatMessage({ id: 'accounts.institutions.full' }))}
      onChange={(names) =>
        onChange(names.map((name) => name.trim()).filter((name) => name.length >= INSTITUTION_QUERY_MIN))
      }
      renderOption={({ option }) => (
        <InstitutionName name={option.value} about={found.find((candidate) => candidate.name === option.value)} />
      )}
    />
  );
}
