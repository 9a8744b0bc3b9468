import { FormattedMessage } from 'react-intl';
import { COME_BACK_DAYS } from '~/domain/accounts/privacy/contract';
import { profile } from '~/domain/accounts/profile/contract';
import { useDepart } from '~/web/core/sign-out';
import { useAction } from '~/web/live/client';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { ProblemNotice } from '~/web/ui/problem';
import { SettingsCard } from '../profile/settings-card';

/** Deletes the account, in 14 days (spec 2 §7). */
export function DeleteCard() {
  const depart = useDepart();
  const leave = useAction(profile, 'delete_account', {}, { onSuccess: ({ next_url }) => depart(next_url) });
  const days = COME_BACK_DAYS;
  return (
    <SettingsCard
      id="delete"
      title={<FormattedMessage id="privacy.delete" />}
      lead={<FormattedMessage id="privacy.delete.lead" values={{ days }} />}
    >
      {leave.error && <ProblemNotice error={leave.error} />}
      <ConfirmButton
        variant="light"
        loading={leave.isPending}
        question={<FormattedMessage id="privacy.delete.question" />}
        consequence={<FormattedMessage id="privacy.delete.consequence" values={{ days }} />}
        confirm={<FormattedMessage id="privacy.delete.confirm" />}
        onConfirm={() => leave.mutate({})}
      >
        <FormattedMessage id="privacy.delete.ask" />
      </ConfirmButton>
    </SettingsCard>
  );
}
