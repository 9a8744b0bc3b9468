import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { usePressed, type MenuProps } from '~/web/ui/on-demand';
import { SCHEME_ICONS, SCHEMES } from './schemes';

export function SchemeItems({ button }: MenuProps) {
  const intl = useIntl();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { opened, setOpened, target } = usePressed(button);
  return (
    <Menu position="bottom-end" width={220} opened={opened} onChange={setOpened}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map((scheme) => {
          const Icon = SCHEME_ICONS[scheme];
          const chosen = scheme === colorScheme;
          return (
            <Menu.Item
              key={scheme}
              role="menuitemradio"
              aria-checked={chosen}
              mih={44}
              onClick={() => setColorScheme(scheme)}
              leftSection={<Icon size={18} aria-hidden />}
              rightSection={chosen ? <IconCheck size={18} aria-hidden /> : null}
            >
              {intl.formatMessage({ id: `app.scheme.${scheme}` })}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
