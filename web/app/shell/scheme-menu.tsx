import { useIntl } from 'react-intl';
import { useScheme } from '~/web/core/scheme';
import { IconButton } from '~/web/ui/button';
import { OnDemand } from '~/web/ui/on-demand';
import { SCHEME_ICONS } from './schemes';

const loadMenu = async () => (await import('./scheme-items')).SchemeItems;

/** Light, dark or as the device; kept in the browser. */
export function SchemeMenu() {
  const intl = useIntl();
  const Current = SCHEME_ICONS[useScheme()];
  return (
    <OnDemand
      load={loadMenu}
      given={{}}
      button={
        <IconButton aria-label={intl.formatMessage({ id: 'app.scheme.label' })}>
          <Current size={20} aria-hidden />
        </IconButton>
      }
    />
  );
}
