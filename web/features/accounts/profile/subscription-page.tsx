import { useIntl } from 'react-intl';
import { Slot } from '~/web/core/slot';
import { PageHeader } from '~/web/ui/page-header';

/** What the person pays for (slot `subscription`). */
export function SubscriptionPage() {
  const { formatMessage: say } = useIntl();
  return (
    <>
      <PageHeader title={say({ id: 'profile.subscription' })} />
      <Slot name="subscription" given={{}} />
    </>
  );
}
