import { Button, Group, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { moderateCard, RETURN_MAX, RETURN_MIN } from '~/domain/flashcards/moderating/contract';
import type { PageData } from '~/domain/kit/contract';
import type { Hurry } from '~/domain/review/contract';
import { useRemindToHurry } from '~/web/parts/moderation/use-remind-to-hurry';
import { useAction } from '~/web/live/client';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { ProblemNotice } from '~/web/ui/problem';
import { Section } from '~/web/ui/section-heading';
import classes from './decks.module.css';

interface Props {
  data: PageData<typeof moderateCard>;
  /** It is another than the one that this person began to read. */
  unread: boolean;
  onChanged: () => void;
}

/** A second person publishes a proposed card or sends it back; its author may take it back. */
export function DecideCard({ data: { card, may_decide }, unread, onChanged }: Props) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const remindToHurry = useRemindToHurry();
  const [reason, setReason] = useState('');
  const address = { params: { card_id: card.id } };
  const then = {
    onSuccess: ({ next_url, hurry }: { next_url: string; hurry?: Hurry | undefined }) => {
      remindToHurry(hurry);
      void navigate(next_url);
    },
    onError: () => onChanged(),
  };
  const publish = useAction(moderateCard, 'publish', address, then);
  const back = useAction(moderateCard, 'send_back', address, then);
  const withdraw = useAction(moderateCard, 'withdraw', address, then);
  const { revision } = card;
  const error = publish.error ?? back.error ?? withdraw.error;
  return (
    <Section
      id="decision"
      title={<FormattedMessage id={may_decide ? 'flashcards.moderate.decision' : 'flashcards.moderate.own'} />}
      className={classes.decision}
    >
      {may_decide ? (
        <>
          <p className={classes.hint}>
            <FormattedMessage id="flashcards.moderate.decision.about" />
          </p>
          <Textarea
            label={say({ id: 'flashcards.moderate.reason' })}
            description={say({ id: 'flashcards.moderate.reason.hint' })}
            autosize
            minRows={2}
            maxLength={RETURN_MAX}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Group gap="sm" mt="md">
            <Button
              loading={publish.isPending}
              disabled={unread || back.isPending}
              onClick={() => publish.mutate({ revision })}
            >
              <FormattedMessage id="flashcards.moderate.publish" />
            </Button>
            <Button
              variant="default"
              loading={back.isPending}
              disabled={unread || publish.isPending || reason.trim().length < RETURN_MIN}
              onClick={() => back.mutate({ revision, reason })}
            >
              <FormattedMessage id="flashcards.moderate.send-back" />
            </Button>
          </Group>
        </>
      ) : (
        <ConfirmButton
          loading={withdraw.isPending}
          question={<FormattedMessage id="flashcards.moderate.withdraw.question" />}
          consequence={<FormattedMessage id="flashcards.moderate.withdraw.consequence" />}
          confirm={<FormattedMessage id="flashcards.moderate.withdraw" />}
          onConfirm={() => withdraw.mutate({ revision })}
        >
          <FormattedMessage id="flashcards.moderate.withdraw" />
        </ConfirmButton>
      )}
      {error && <ProblemNotice error={error} />}
    </Section>
  );
}
