import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageSwitch } from '~/web/ui/language-switch';
import { SettingsCard } from './settings-card';

/** In which language the product speaks to one, on the pages and in e-mails. */
export function LanguageCard() {
  const { formatMessage: say } = useIntl();
  return (
    <SettingsCard title={say({ id: 'app.language.label' })} lead={<FormattedMessage id="profile.language.lead" />}>
      <LanguageSwitch named />
    </SettingsCard>
  );
}
