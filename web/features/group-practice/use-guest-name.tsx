import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { GUEST_NAME_MAX } from '~/domain/accounts/contract';
import { typedFirst } from '~/web/core/first-html';
import { TextField } from '~/web/ui/text-field';

/** The field for the name under which a visitor takes part. `given` is null if there is none, which the field then says. */
export function useGuestName() {
  const [name, setName] = useState(() => typedFirst('name').typed);
  const [missing, setMissing] = useState(false);
  const given = () => {
    setMissing(name.trim() === '');
    return name.trim() || null;
  };
  const field = (
    <TextField
      label={<FormattedMessage id="group-practice.join.name" />}
      description={<FormattedMessage id="group-practice.join.name-hint" />}
      error={missing && <FormattedMessage id="group-practice.join.name-missing" />}
      size="large"
      name="name"
      autoComplete="nickname"
      maxLength={GUEST_NAME_MAX}
      autoFocus
      value={name}
      onChange={(event) => {
        setName(event.currentTarget.value);
        setMissing(false);
      }}
    />
  );
  return { field, given };
}
