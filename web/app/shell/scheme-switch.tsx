import { SegmentedControl, Stack, Text, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { SCHEMES } from './schemes';

/** The same as in the menu, all three in sight. */
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
