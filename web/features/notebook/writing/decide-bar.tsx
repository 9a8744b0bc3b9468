import { Alert, Button, Group, Modal, Textarea } from '@mantine/core';
import { IconArrowBackUp, IconWorldCheck } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { ChangeName } from '~/domain/notebook/writing/change-name';
import { proposalPage, REASON_MAX, writingList } from '~/domain/notebook/writing/contract';
import { sectionDiff } from '~/domain/notebook/writing/section-diff';
import { href } from '~/domain/kit/contract';
import { useRemindToHurry } from '~/web/parts/moderation/use-remind-to-hurry';
import { useAction } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';
import type { ProposalData } from './proposal-data';
import classes from './decide.module.css';

interface Props {
  data: ProposalData;
  left: ReadonlySet<ChangeName>;
  /** Another text was published since it was begun: it cannot be published. */
  stale: boolean;
  /** It is another than the one that this person began to read. */
  unread: boolean;
  onChanged: () => void;
}

/** The bar in which a second person decides: publish all or some of the changes, or send them back. */
export function DecideBar({ data: { proposal, published }, left, stale, unread, onChanged }: Props) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const remindToHurry = useRemindToHurry();
  const [returning, setReturning] = useState(false);
  const [reason, setReason] = useState('');
  const address = { params: { proposal_id: proposal.id } };
  const { version } = proposal;
  const all = useMemo(
    () => (published ? sectionDiff(published.body as never, proposal.body as never).names.length : 0),
    [published, proposal],
  );
  const publish = useAction(proposalPage, 'publish', address, {
    onSuccess: ({ url, hurry }) => {
      remindToHurry(hurry);
      showToast(say({ id: 'notebook.decide.published' }));
      void navigate(url);
    },
    onError: onChanged,
  });
  const sendBack = useAction(proposalPage, 'send_back', address, {
    onSuccess: ({ hurry }) => {
      remindToHurry(hurry);
      showToast(say({ id: 'notebook.decide.sent-back' }));
      void navigate(href(writingList, {}, { list: 'waiting' }));
    },
    onError: onChanged,
  });
  const nothing = published !== null && left.size === all;
  return (
    <>
      {publish.error && <ProblemNotice error={publish.error} />}
      <div className={classes.bar} role="region" aria-label={say({ id: 'notebook.decide' })}>
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          disabled={unread}
          onClick={() => setReturning(true)}
        >
          <FormattedMessage id="notebook.decide.send-back" />
        </Button>
        <Button
          leftSection={<IconWorldCheck size={18} aria-hidden />}
          disabled={stale || unread || nothing}
          loading={publish.isPending}
          onClick={() => publish.mutate({ version, left_out: [...left] })}
        >
          <FormattedMessage
            id={left.size === 0 ? 'notebook.decide.publish' : 'notebook.decide.publish.part'}
            values={{ taken: all - left.size, all }}
          />
        </Button>
      </div>
      <Modal
        opened={returning}
        onClose={() => setReturning(false)}
        title={<FormattedMessage id="notebook.decide.send-back.title" />}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim() !== '') sendBack.mutate({ version, reason });
          }}
        >
          <Textarea
            data-autofocus
            label={say({ id: 'notebook.decide.reason' })}
            description={say({ id: 'notebook.decide.reason.about' })}
            autosize
            minRows={4}
            maxLength={REASON_MAX}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          {unread && (
            <Alert color="yellow" variant="light" mt="md" role="status">
              <FormattedMessage id="notebook.decide.send-back.unread" />
            </Alert>
          )}
          {sendBack.error && <ProblemNotice error={sendBack.error} />}
          <Group justify="flex-end" mt="lg">
            <Button type="submit" disabled={unread || reason.trim() === ''} loading={sendBack.isPending}>
              <FormattedMessage id="notebook.decide.send-back" />
            </Button>
          </Group>
        </form>
      </Modal>
    </>
  );
}
