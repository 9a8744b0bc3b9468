import type { MantineColorScheme } from '@mantine/core';
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react';

export const SCHEMES = ['light', 'dark', 'auto'] as const satisfies readonly MantineColorScheme[];
export const SCHEME_ICONS = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };
