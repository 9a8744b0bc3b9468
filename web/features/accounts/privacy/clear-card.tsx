import { FormattedMessage } from 'react-intl';
import { profile } from '~/domain/accounts/profile/contract';
import { useEnter } from '~/web/core/enter';
import { useAction } from '~/web/live/client';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { ProblemNotice } from '~/web/ui/problem';
import { SettingsCard } from '../profile/settings-card';

/** Clears learning records (spec 2 §7). */
export function ClearCard() {
  const enter = useEnter();
  const clear = useAction(profile, 'clear_data', {}, { onSuccess: ({ next_url }) => enter(next_url) });
  return (
    <SettingsCard
      id="clear"
      title={<FormattedMessage id="privacy.clear" />}
      lead={<FormattedMessage id="privacy.clear.lead" />}
    >
      {clear.error && <ProblemNotice error={clear.error} />}
      <ConfirmButton
        variant="light"
        loading={clear.isPending}
        question={<FormattedMessage id="privacy.clear.question" />}
        consequence={<FormattedMessage id="privacy.clear.consequence" />}
        confirm={<FormattedMessage id="privacy.clear.confirm" />}
        onConfirm={() => clear.mutate({})}
      >
        <FormattedMessage id="privacy.clear.ask" />
      </ConfirmButton>
    </SettingsCard>
  );
}
