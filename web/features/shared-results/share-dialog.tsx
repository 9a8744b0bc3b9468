import { Button, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { href } from '~/domain/kit/contract';
import { LINK_DAYS, sharedResult, type Sharing } from '~/domain/shared-results/contract';
import { publicOrigin } from '~/web/core/public-origin';
import { ConfirmButton } from '~/web/ui/confirm-button';
import { CopyButton } from '~/web/ui/copy-button';
import layout from '~/web/ui/layout.module.css';
import { WithMantine } from '~/web/ui/mantine';
import { ProblemNotice } from '~/web/ui/problem';
import text from '~/web/ui/text.module.css';
import { useSharing } from './use-sharing';

interface Props {
  quizlogId: number;
  opened: boolean;
  onClose: () => void;
}

/** The candidate makes a link to their result, sees how often it was opened, and takes it back. */
export function ShareDialog({ quizlogId, opened, onClose }: Props) {
  const { data, error, refetch, share, takeBack } = useSharing(quizlogId);
  return (
    <WithMantine>
      <Modal opened={opened} onClose={onClose} title={<FormattedMessage id="shared-results.share" />}>
        <Stack>
          {error ? (
            <ProblemNotice error={error} onRetry={refetch} />
          ) : !data ? (
            <Skeleton height={140} />
          ) : data.link ? (
            <Link link={data.link} onTakeBack={() => takeBack.mutate({})} />
          ) : (
            <>
              <Text>
                <FormattedMessage id="shared-results.about" values={{ days: LINK_DAYS }} />
              </Text>
              <Button data-autofocus loading={share.isPending} onClick={() => share.mutate({})}>
                <FormattedMessage id="shared-results.make" />
              </Button>
            </>
          )}
        </Stack>
      </Modal>
    </WithMantine>
  );
}

function Link({ link, onTakeBack }: { link: NonNullable<Sharing['link']>; onTakeBack: () => void }) {
  const address = publicOrigin() + href(sharedResult, { key: link.key });
  return (
    <>
      <a href={address} target="_blank" rel="noreferrer" className={text.breakable}>
        {address}
      </a>
      <div className={layout.toolbar}>
        <CopyButton value={address} data-autofocus>
          <FormattedMessage id="shared-results.copy" />
        </CopyButton>
        <ConfirmButton
          question={<FormattedMessage id="shared-results.take-back.question" />}
          consequence={<FormattedMessage id="shared-results.take-back.about" />}
          confirm={<FormattedMessage id="shared-results.take-back" />}
          onConfirm={onTakeBack}
        >
          <FormattedMessage id="shared-results.take-back" />
        </ConfirmButton>
      </div>
      <Text size="sm" c="dimmed">
        <FormattedMessage
          id="shared-results.opened"
          values={{ count: link.opened, end: <FormattedDate value={link.ends_at} dateStyle="long" /> }}
        />{' '}
        {link.agreed !== null && (
          <FormattedMessage id={link.agreed ? 'shared-results.agreed' : 'shared-results.not-agreed'} />
        )}
      </Text>
    </>
  );
}
