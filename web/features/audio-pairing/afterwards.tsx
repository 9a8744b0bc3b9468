import { Button, CloseButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBan, IconFlag, IconMoodSad, IconMoodSmile } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MatchSnapshot } from '~/domain/audio-pairing/contract';
import type { StationBase } from '~/domain/stations/styles';
import { ConfirmDialog } from '~/web/ui/confirm-dialog';
import { PersonAvatar } from '~/web/ui/person-avatar';
import { useProblemMessage } from '~/web/ui/problem';
import classes from './afterwards.module.css';
import { ReportDialog } from './report-dialog';
import { usePairingAction } from './use-match';

type Pairing = NonNullable<MatchSnapshot['to_rate']>;

const VERDICTS = [
  { word: 'well', well: true, Icon: IconMoodSmile },
  { word: 'badly', well: false, Icon: IconMoodSad },
] as const;

interface Props {
  me: number;
  base: StationBase;
  pairing: Pairing;
  /** Within the lobby, rather than above another page. */
  inPage?: boolean;
  onDone?: () => void;
}

/** After a pairing: in one press whether it went well; and blocking or reporting somebody, which no press should hide. */
export function Afterwards({ me, base, pairing, inPage = false, onDone }: Props) {
  const intl = useIntl();
  const problemMessage = useProblemMessage();
  const [said, setSaid] = useState<'rated' | 'blocked' | 'reported' | null>(null);
  const [blocking, blockDialog] = useDisclosure(false);
  const [reporting, reportDialog] = useDisclosure(false);
  const rate = usePairingAction('rate', me, base);
  const block = usePairingAction('block', me, base);
  const { pairing_id, partner_name: name, partner_avatar: avatar } = pairing;
  const error = rate.error ?? block.error;

  return (
    <section
      className={`no-print ${classes.afterwards}`}
      data-in-page={inPage || undefined}
      aria-labelledby="afterwards"
    >
      <div className={classes.row}>
        <PersonAvatar name={name} avatar={avatar} size={40} />
        <h2 id="afterwards" className={classes.question} aria-live="polite">
          <FormattedMessage
            id={said ? `audio-pairing.after.${said}` : 'audio-pairing.after.question'}
            values={{ name }}
          />
        </h2>
        {said === null && (
          <div className={classes.verdicts}>
            {VERDICTS.map(({ word, well, Icon }) => (
              <Button
                key={word}
                variant={well ? undefined : 'default'}
                leftSection={<Icon size={20} aria-hidden />}
                loading={rate.isPending && rate.variables.well === well}
                onClick={() => rate.mutate({ pairing_id, well }, { onSuccess: () => setSaid('rated') })}
              >
                <FormattedMessage id={`audio-pairing.after.${word}`} />
              </Button>
            ))}
          </div>
        )}
        {said !== 'reported' && (
          <div className={classes.more}>
            {said !== 'blocked' && (
              <Button
                variant="subtle"
                color="gray"
                leftSection={<IconBan size={18} aria-hidden />}
                onClick={blockDialog.open}
              >
                <FormattedMessage id="audio-pairing.block" />
              </Button>
            )}
            <Button
              variant="subtle"
              color="gray"
              leftSection={<IconFlag size={18} aria-hidden />}
              onClick={reportDialog.open}
            >
              <FormattedMessage id="audio-pairing.report" />
            </Button>
          </div>
        )}
        {onDone && <CloseButton size={44} aria-label={intl.formatMessage({ id: 'app.close' })} onClick={onDone} />}
      </div>
      {error && (
        <p role="alert" className={classes.problem}>
          {problemMessage(error)}
        </p>
      )}
      <ConfirmDialog
        opened={blocking}
        title={<FormattedMessage id="audio-pairing.block.title" values={{ name }} />}
        confirm={<FormattedMessage id="audio-pairing.block" />}
        destructive
        onClose={blockDialog.close}
        onConfirm={() => {
          blockDialog.close();
          block.mutate({ pairing_id }, { onSuccess: () => setSaid('blocked') });
        }}
      >
        <FormattedMessage id="audio-pairing.block.about" />
      </ConfirmDialog>
      <ReportDialog
        opened={reporting}
        me={me}
        base={base}
        pairing={pairing}
        onClose={reportDialog.close}
        onReported={() => {
          reportDialog.close();
          setSaid('reported');
        }}
      />
    </section>
  );
}
