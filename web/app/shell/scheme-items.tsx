import { IconCheck } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { chooseScheme, SCHEMES, useScheme } from '~/web/core/scheme';
import { Menu, MenuItem } from '~/web/ui/menu';
import { usePressed, type MenuProps } from '~/web/ui/on-demand';
import { SCHEME_ICONS } from './schemes';

export function SchemeItems({ button }: MenuProps) {
  const intl = useIntl();
  const chosen = useScheme();
  const { opened, setOpened, target } = usePressed(button);
  return (
    <Menu button={target} width={220} opened={opened} onChange={setOpened}>
      {SCHEMES.map((scheme) => {
        const Icon = SCHEME_ICONS[scheme];
        return (
          <MenuItem
            key={scheme}
            checked={scheme === chosen}
            onClick={() => chooseScheme(scheme)}
            before={<IconCheck size={18} aria-hidden visibility={scheme === chosen ? 'visible' : 'hidden'} />}
            after={<Icon size={18} aria-hidden />}
          >
            {intl.formatMessage({ id: `app.scheme.${scheme}` })}
          </MenuItem>
        );
      })}
    </Menu>
  );
}
