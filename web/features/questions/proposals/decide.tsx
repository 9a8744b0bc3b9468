import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { proposalPage, REASON_MAX, REASON_MIN } from '~/domain/questions/proposals/contract';
import type { Hurry } from '~/domain/review/contract';
import { useRemindToHurry } from '~/web/parts/moderation/use-remind-to-hurry';
import { useAction } from '~/web/live/client';
import { useAnnounce } from '~/web/ui/announcer';
import { ProblemNotice } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';
import type { ProposalData } from './proposal-data';
import classes from './proposal.module.css';

type Act = 'publish' | 'send_back' | 'take' | 'withdraw';

interface Props {
  data: ProposalData;
  /** It is another than the one that this person began to read. */
  unread: boolean;
  onChanged: () => void;
}

/** What its author, or a second person, can do with a proposal. */
export function Decide({ data, unread, onChanged }: Props) {
  const { formatMessage: say } = useIntl();
  const announce = useAnnounce();
  const remindToHurry = useRemindToHurry();
  const [reason, setReason] = useState('');
  const address = { params: { proposal_id: data.id } };
  const after = (act: Act) => ({
    onSuccess: (answer: { ok: true; hurry?: Hurry | undefined }) => {
      remindToHurry(answer.hurry);
      const words = say({ id: `questions.proposal.done.${act}` });
      showToast(words);
      announce(words);
      onChanged();
    },
    // It may be another by now.
    onError: onChanged,
  });
  const publish = useAction(proposalPage, 'publish', address, after('publish'));
  const sendBack = useAction(proposalPage, 'send_back', address, after('send_back'));
  const take = useAction(proposalPage, 'take', address, after('take'));
  const withdraw = useAction(proposalPage, 'withdraw', address, after('withdraw'));
  const { version, own, state } = data;
  const busy = [publish, sendBack, take, withdraw].some(({ isPending }) => isPending);
  const error = publish.error ?? sendBack.error ?? take.error ?? withdraw.error;
  if (own && (state === 'proposed' || state === 'returned'))
    return (
      <div className={classes.bar}>
        {error && <ProblemNotice error={error} />}
        <Button variant="default" disabled={busy} onClick={() => withdraw.mutate({ version })}>
          <FormattedMessage id="questions.proposal.withdraw" />
        </Button>
        <Button component={Link} to={data.edit_url}>
          <FormattedMessage id="questions.proposal.edit" />
        </Button>
      </div>
    );
  if (!data.may_decide) return null;
  return (
    <div className={classes.form}>
      <Textarea
        label={say({ id: 'questions.proposal.reason' })}
        description={say({ id: 'questions.proposal.reason.about' })}
        autosize
        minRows={2}
        maxLength={REASON_MAX}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {error && <ProblemNotice error={error} onRetry={onChanged} />}
      <div className={classes.bar}>
        {data.reviewer === '' && (
          <Button variant="default" disabled={busy} onClick={() => take.mutate({ version })}>
            <FormattedMessage id="questions.proposal.take" />
          </Button>
        )}
        <Button
          variant="default"
          disabled={busy || unread || reason.trim().length < REASON_MIN}
          loading={sendBack.isPending}
          onClick={() => sendBack.mutate({ version, reason })}
        >
          <FormattedMessage id="questions.proposal.send-back" />
        </Button>
        <Button
          disabled={busy || unread || data.outdated}
          loading={publish.isPending}
          onClick={() => publish.mutate({ version })}
        >
          <FormattedMessage id="questions.proposal.publish" />
        </Button>
      </div>
    </div>
  );
}
