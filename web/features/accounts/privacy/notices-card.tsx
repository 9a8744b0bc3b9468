import { Anchor, Group } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { privacyNotice, terms } from '~/domain/accounts/consent/contract';
import { SettingsCard } from '../profile/settings-card';

/** What holds for everybody. */
export const NoticesCard = () => (
  <SettingsCard
    id="notices"
    title={<FormattedMessage id="privacy.notices" />}
    lead={<FormattedMessage id="privacy.notices.lead" />}
  >
    <Group gap="lg">
      <Anchor component={Link} to={privacyNotice.path}>
        <FormattedMessage id="app.footer.privacy" />
      </Anchor>
      <Anchor component={Link} to={terms.path}>
        <FormattedMessage id="app.footer.terms" />
      </Anchor>
    </Group>
  </SettingsCard>
);
