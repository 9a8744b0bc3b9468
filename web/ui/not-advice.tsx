import { Text } from '@mantine/core';
import { FormattedMessage } from 'react-intl';

/** Stands where software has written something that could be read as advice. */
export const NotAdvice = () => (
  <Text size="sm" c="dimmed">
    <FormattedMessage id="app.not-advice" />
  </Text>
);
