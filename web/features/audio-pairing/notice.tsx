import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { PairingNotice } from '~/domain/audio-pairing/contract';

/** Why one is where one is, when that was not one's own doing. */
export function Notice({ notice, searching }: { notice: PairingNotice; searching: boolean }) {
  return (
    <Alert
      role="alert"
      color={notice === 'did-not-come' ? 'yellow' : 'accent'}
      variant="light"
      icon={<IconInfoCircle aria-hidden />}
      title={<FormattedMessage id={`audio-pairing.notice.${notice}`} />}
    >
      <FormattedMessage id={searching ? 'audio-pairing.notice.at-the-front' : 'audio-pairing.notice.search-again'} />
    </Alert>
  );
}
