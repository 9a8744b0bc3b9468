import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { checkUsername } from '~/domain/accounts/contract';
import { stationEdit } from '~/domain/stations/authoring/contract';
import { USERNAME_PAUSE, usernameState } from '~/domain/stations/authoring/station-rules';
import type { StationBase } from '~/domain/stations/styles';
import { useAction, useMutate } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import { showToast } from '~/web/ui/toast';

interface Props {
  opened: boolean;
  base: StationBase;
  slug: string;
  /** How many of one's results there are to hand over. */
  count: number;
  onDone: (left: number) => void;
  onClose: () => void;
}

/** Gives one's results at this station to who was really examined: asked 500 ms after the last key whether there is such a user (spec 3 §5). */
export function ReassignDialog({ opened, base, slug, count, onDone, onClose }: Props) {
  const { formatMessage: say } = useIntl();
  const [username, setUsername] = useState('');
  /** The last name that somebody was found to have, or nobody. */
  const [answer, setAnswer] = useState<{ username: string; there: boolean } | null>(null);
  const check = useMutate(checkUsername);
  const { mutateAsync: ask } = check;
  const hand = useAction(
    stationEdit,
    'reassign_results',
    { params: { base, slug } },
    {
      onSuccess: ({ reassigned }) => {
        showToast(say({ id: 'stations.editor.reassign.done' }, { count: reassigned, username }));
        onDone(count - reassigned);
        onClose();
      },
    },
  );
  const state = usernameState(username);
  const known = answer?.username === username ? answer : null;

  useEffect(() => {
    if (!opened || usernameState(username) !== 'askable') return undefined;
    let here = true;
    const timer = setTimeout(() => {
      ask({ username }).then(
        ({ status }) => here && setAnswer({ username, there: status === 'unavailable' }),
        () => undefined,
      );
    }, USERNAME_PAUSE);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [opened, username, ask]);

  const flaw =
    state === 'malformed' ? 'problem.username-malformed' : known?.there === false ? 'problem.user-unknown' : null;
  return (
    <Modal opened={opened} onClose={onClose} title={<FormattedMessage id="stations.editor.reassign" />}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (known?.there) hand.mutate({ username });
        }}
      >
        <Stack gap="md">
          <Text size="sm">
            <FormattedMessage id="stations.editor.reassign.body" values={{ count }} />
          </Text>
          <TextInput
            data-autofocus
            label={say({ id: 'stations.editor.reassign.username' })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={username}
            error={flaw && say({ id: flaw })}
            onChange={(event) => setUsername(event.currentTarget.value)}
          />
          {(hand.error ?? check.error) && <ProblemNotice error={(hand.error ?? check.error)!} />}
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              <FormattedMessage id="app.cancel" />
            </Button>
            <Button type="submit" disabled={!known?.there} loading={hand.isPending}>
              <FormattedMessage id="stations.editor.reassign.confirm" />
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
