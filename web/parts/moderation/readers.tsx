import { Alert } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keyOf, moderationProposal, type Proposed } from '~/domain/review/contract';
import { useSession } from '~/web/core/session';
import { useLive } from '~/web/live/use-live';

/** Says who else reads a proposal now, and that oneself does. */
export function Readers({ of }: { of: Proposed }) {
  const { person } = useSession();
  const { formatList } = useIntl();
  const { snapshot } = useLive(moderationProposal, keyOf(of));
  const others = (snapshot?.readers ?? []).filter(({ id }) => id !== person?.id);
  return (
    <div role="status">
      {others.length > 0 && (
        <Alert variant="light" color="yellow" mb="md" icon={<IconEye aria-hidden />}>
          <FormattedMessage
            id="review.readers"
            values={{ count: others.length, names: formatList(others.map(({ name }) => name)) }}
          />
        </Alert>
      )}
    </div>
  );
}
