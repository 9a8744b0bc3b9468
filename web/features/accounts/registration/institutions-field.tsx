import { TagsInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { educationalInstitutions } from '~/domain/accounts/contract';
import { CHECK_DELAY, INSTITUTION_COUNT_SHOWN_ABOVE, INSTITUTION_QUERY_MIN } from '~/domain/accounts/credentials';
import { useCall } from '~/web/live/client';
import classes from './registration.module.css';

const MOST = 10;

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
  const [asked] = useDebouncedValue(search.trim(), CHECK_DELAY / 2);
  const { data } = useCall(
    educationalInstitutions,
    { q: asked },
    { enabled: asked.length >= INSTITUTION_QUERY_MIN, placeholderData: keepPreviousData },
  );
  const found = search.trim().length >= INSTITUTION_QUERY_MIN ? (data?.institutions ?? []) : [];
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
      maxTags={MOST}
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
      renderOption={({ option }) => {
        const institution = found.find((candidate) => candidate.name === option.value);
        return (
          <span className={classes.option}>
            {option.value}
            <span className={classes.optionNote}>
              {institution && institution.user_count > INSTITUTION_COUNT_SHOWN_ABOVE && (
                <FormattedMessage id="accounts.institutions.count" values={{ count: institution.user_count }} />
              )}
              {institution?.is_verified && (
                <>
                  <IconRosetteDiscountCheck size={18} color="var(--accent)" aria-hidden />
                  <FormattedMessage id="accounts.institutions.verified" />
                </>
              )}
            </span>
          </span>
        );
      }}
    />
  );
}
