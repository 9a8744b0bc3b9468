import './mantine.css';
import { MantineContext, MantineThemeProvider } from '@mantine/core';
import { type ReactNode, useContext, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { Outlet } from 'react-router';
import { pageNonce } from '../core/nonce';
import { useShownScheme } from '../core/scheme';
import { theme } from './mantine-theme';

/** What `MantineProvider` says, which would also write variables and follow the scheme by itself. */
const FIXED = {
  setColorScheme: () => undefined,
  clearColorScheme: () => undefined,
  getRootElement: () => document.documentElement,
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: true,
};

interface Props {
  /** Without transitions. */
  env?: 'test';
  children: ReactNode;
}

/**
 * What Mantine's components need above them. Pages that use them stand in it (`app/routes.tsx`); what opens over any page brings
 * it along. Its variables are those of `app/theme.css`.
 */
export function WithMantine({ env, children }: Props) {
  const above = useContext(MantineContext);
  const scheme = useShownScheme();
  // The same as long as nothing of it changes: every component below would be drawn anew with it.
  const given = useMemo(
    () => ({ ...FIXED, colorScheme: scheme, getStyleNonce: pageNonce, ...(env ? { env } : {}) }),
    [scheme, env],
  );
  if (above) return children;
  return (
    <MantineContext value={given}>
      <MantineThemeProvider theme={theme}>
        <DialogWords>{children}</DialogWords>
      </MantineThemeProvider>
    </MantineContext>
  );
}

/** The pages that use Mantine. */
export const MantinePages = () => (
  <WithMantine>
    <Outlet />
  </WithMantine>
);

/** Each dialog has a close button with a name, as large as a thumb. */
function DialogWords({ children }: { children: ReactNode }) {
  const { formatMessage: say } = useIntl();
  const words = useMemo(() => {
    const closing = { defaultProps: { size: 48, iconSize: 24, 'aria-label': say({ id: 'app.close' }) } };
    return { components: { ModalCloseButton: closing, DrawerCloseButton: closing } };
  }, [say]);
  return <MantineThemeProvider theme={words}>{children}</MantineThemeProvider>;
}
