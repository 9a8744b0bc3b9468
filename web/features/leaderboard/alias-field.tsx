import { TextInput } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { ALIAS_MAX, ALIAS_MIN, aliasFlaw, tidyAlias } from '~/domain/leaderboard/alias';

/** What others call one on leaderboards; says what is wrong with it as it is typed. */
export function AliasField({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  const flaw = value.trim() === '' ? null : aliasFlaw(tidyAlias(value));
  return (
    <TextInput
      size="md"
      maw={360}
      label={<FormattedMessage id="leaderboard.alias" />}
      description={<FormattedMessage id="leaderboard.alias.hint" values={{ min: ALIAS_MIN, max: ALIAS_MAX }} />}
      error={flaw && <FormattedMessage id={`leaderboard.flaw.${flaw}`} />}
      autoComplete="off"
      maxLength={60}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
