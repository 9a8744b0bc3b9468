import { Alert, Button, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { IconCircleCheck, IconMicrophone, IconMicrophoneOff } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LevelMeter } from './level-meter';
import classes from './microphone-dialog.module.css';
import { useLevel } from './use-level';
import { useMicrophone } from './use-microphone';

interface Props {
  opened: boolean;
  /** Before joining, or for another microphone during the call. */
  purpose: 'join' | 'change';
  /** What was chosen: a microphone, which is theirs from now on, or null to listen only. */
  onChoose: (microphone: MediaStream | null) => void;
  onClose: () => void;
}

/** The microphone is tried before anybody hears it: which one, whether it works, and what to do if it does not. */
export function MicrophoneDialog({ opened, purpose, onChoose, onClose }: Props) {
  const intl = useIntl();
  const { stream, problem, devices, device, choose, tryAgain, giveAway } = useMicrophone(opened);
  const { level, heard } = useLevel(stream);

  return (
    <Modal opened={opened} onClose={onClose} title={intl.formatMessage({ id: `call.check.title-${purpose}` })}>
      <Stack gap="md">
        {problem ? (
          <Alert
            role="alert"
            color="red"
            variant="light"
            icon={<IconMicrophoneOff aria-hidden />}
            title={<FormattedMessage id={`call.microphone.${problem}`} />}
          >
            <FormattedMessage id={`call.microphone.${problem}.what-to-do`} />
          </Alert>
        ) : (
          <>
            <Text className={classes.hint} data-heard={heard || undefined} role="status">
              {heard ? <IconCircleCheck size={20} aria-hidden /> : <IconMicrophone size={20} aria-hidden />}
              <span>
                <FormattedMessage
                  id={!stream ? 'call.check.asking' : heard ? 'call.check.heard' : 'call.check.say-something'}
                />
              </span>
            </Text>
            <LevelMeter level={level} />
            {devices.length > 1 && (
              <NativeSelect
                size="md"
                label={intl.formatMessage({ id: 'call.check.device' })}
                value={device}
                data={devices.map(({ id, label }, index) => ({
                  value: id,
                  label: label || intl.formatMessage({ id: 'call.check.device-number' }, { number: index + 1 }),
                }))}
                onChange={(event) => choose(event.currentTarget.value)}
              />
            )}
          </>
        )}
        <Group gap="sm" justify="flex-end" className={classes.ways}>
          {purpose === 'join' && (
            <Button variant={problem ? 'default' : 'subtle'} onClick={() => onChoose(null)}>
              <FormattedMessage id="call.check.listen-only" />
            </Button>
          )}
          {problem ? (
            <Button onClick={tryAgain}>
              <FormattedMessage id="app.try-again" />
            </Button>
          ) : (
            <Button disabled={!stream} onClick={() => onChoose(giveAway())} data-autofocus>
              <FormattedMessage id={`call.check.${purpose}`} />
            </Button>
          )}
        </Group>
      </Stack>
    </Modal>
  );
}
