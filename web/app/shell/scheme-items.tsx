import { Menu, type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { usePressed, type MenuProps } from '~/web/ui/on-demand';
import { SCHEME_ICONS, SCHEMES } from './schemes';

export function SchemeItems({ button }: MenuProps) {
  const intl = useIntl();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { opened, setOpened, target } = usePressed(button);
  return (
    <Menu withinPortal={false} position="bottom-end" width={220} opened={opened} onChange={setOpened}>
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={colorScheme} onChange={(chosen) => setColorScheme(chosen as MantineColorScheme)}>
          {SCHEMES.map((scheme) => {
            const Icon = SCHEME_ICONS[scheme];
            return (
              <Menu.RadioItem
                key={scheme}
                value={scheme}
                mih={44}
                closeMenuOnClick
                checkIcon={<IconCheck size={18} aria-hidden />}
                rightSection={<Icon size={18} aria-hidden />}
              >
                {intl.formatMessage({ id: `app.scheme.${scheme}` })}
              </Menu.RadioItem>
            );
          })}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
