import { Alert, Anchor } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { href } from '~/domain/kit/contract';
import { proposalPage } from '~/domain/questions/proposals/contract';
import type { EditData } from './editor-adapter';

/** Says that what is written here waits for a second person, or why it was sent back. */
export function OpenProposal({ proposal }: { proposal: NonNullable<EditData['proposal']> }) {
  const { state, reason, outdated } = proposal;
  return (
    <Alert
      variant="light"
      color={state === 'returned' ? 'yellow' : 'gray'}
      mb="md"
      role="status"
      title={<FormattedMessage id={`questions.mine.${state}`} />}
    >
      {state === 'returned' ? (
        <p style={{ whiteSpace: 'pre-line', margin: '0 0 8px' }}>{reason}</p>
      ) : (
        <p style={{ margin: '0 0 8px' }}>
          <FormattedMessage id={outdated ? 'questions.proposal.outdated.own' : 'questions.proposal.waits'} />
        </p>
      )}
      <Anchor component={Link} to={href(proposalPage, { proposal_id: proposal.id })}>
        <FormattedMessage id="questions.proposal.see" />
      </Anchor>
    </Alert>
  );
}
