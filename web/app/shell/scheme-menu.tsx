import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { useIntl } from 'react-intl';
import { OnDemand } from '~/web/ui/on-demand';
import { SCHEME_ICONS } from './schemes';

const loadMenu = async () => (await import('./scheme-items')).SchemeItems;

/** Light, dark or as the device; kept in the browser. */
export function SchemeMenu() {
  const intl = useIntl();
  const { colorScheme } = useMantineColorScheme();
  const Current = SCHEME_ICONS[colorScheme];
  return (
    <OnDemand
      load={loadMenu}
      given={{}}
      button={
        <ActionIcon variant="subtle" color="gray" size={48} aria-label={intl.formatMessage({ id: 'app.scheme.label' })}>
          <Current size={20} aria-hidden />
        </ActionIcon>
      }
    />
  );
}
