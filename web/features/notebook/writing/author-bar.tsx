import { Button } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { proposalPage } from '~/domain/notebook/writing/contract';
import { useAction } from '~/web/live/client';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { ProblemNotice } from '~/web/ui/problem';
import type { ProposalData } from './proposal-data';
import classes from './decide.module.css';

interface Props {
  data: ProposalData;
  /** Another text was published since it was begun. */
  stale: boolean;
  onChanged: () => void;
}

/** What the author can do with a text: write on, take it back, or say that they have compared it; discard it if its section is gone. */
export function AuthorBar({ data: { proposal, published, edit_url }, stale, onChanged }: Props) {
  const { formatMessage: say } = useIntl();
  const address = { params: { proposal_id: proposal.id } };
  const { version, state } = proposal;
  const withdraw = useAction(proposalPage, 'withdraw', address, { onSettled: onChanged });
  const rebase = useAction(proposalPage, 'rebase', address, { onSettled: onChanged });
  const discard = useAction(proposalPage, 'discard', address, { onSettled: onChanged });
  if (state === 'published' || state === 'discarded') return null;
  const problem = withdraw.error ?? rebase.error ?? discard.error;
  return (
    <>
      {problem && <ProblemNotice error={problem} />}
      <div className={classes.bar} role="region" aria-label={say({ id: 'notebook.decide.own' })}>
        {state === 'proposed' && (
          <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate({ version })}>
            <FormattedMessage id="notebook.decide.withdraw" />
          </Button>
        )}
        {stale && published && (
          <Button
            variant="default"
            loading={rebase.isPending}
            onClick={() => rebase.mutate({ version, revision: published.revision })}
          >
            <FormattedMessage id="notebook.decide.compared" />
          </Button>
        )}
        {edit_url === '' ? (
          <ConfirmButton
            loading={discard.isPending}
            question={<FormattedMessage id="notebook.write.discard.title" />}
            consequence={<FormattedMessage id="notebook.write.discard.body" />}
            confirm={<FormattedMessage id="notebook.write.discard.confirm" />}
            onConfirm={() => discard.mutate({})}
          >
            <FormattedMessage id="notebook.write.discard" />
          </ConfirmButton>
        ) : (
          <Button component={Link} to={edit_url} leftSection={<IconEdit size={18} aria-hidden />}>
            <FormattedMessage id="notebook.decide.edit" />
          </Button>
        )}
      </div>
    </>
  );
}
