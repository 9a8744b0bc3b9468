import { ActionIcon, Menu, SegmentedControl, Stack, Text, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { IconCheck, IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';
import { useId } from 'react';
import { useIntl } from 'react-intl';

const SCHEMES = ['light', 'dark', 'auto'] as const satisfies readonly MantineColorScheme[];
const ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };

/** Light, dark or as the device; kept in the browser. */
export function SchemeMenu() {
  const intl = useIntl();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Current = ICONS[colorScheme];
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={48} aria-label={intl.formatMessage({ id: 'app.scheme.label' })}>
          <Current size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {SCHEMES.map((scheme) => {
          const Icon = ICONS[scheme];
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

export function SchemeSwitch() {
  const intl = useIntl();
  const label = useId();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Stack gap={4}>
      <Text id={label} size="sm" fw={600}>
        {intl.formatMessage({ id: 'app.scheme.label' })}
      </Text>
      <SegmentedControl
        aria-labelledby={label}
        size="sm"
        value={colorScheme}
        onChange={(value) => setColorScheme(value as MantineColorScheme)}
        data={SCHEMES.map((value) => ({ value, label: intl.formatMessage({ id: `app.scheme.${value}` }) }))}
      />
    </Stack>
  );
}
