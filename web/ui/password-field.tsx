import { PasswordInput } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';

/** A password, with a button that shows it. */
export function PasswordField(props: ComponentProps<typeof PasswordInput>) {
  const { formatMessage: say } = useIntl();
  return (
    <PasswordInput
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': say({ id: 'app.password.show' }), style: { width: 44, height: 44 } }}
      rightSectionWidth={48}
      {...props}
    />
  );
}
