import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { bookmarkStation } from '~/domain/stations/contract';
import { useMutate } from '../live/client';
import { useProblemMessage } from './problem';
import { useAccountGate } from './use-account-gate';
import { showToast } from './toast';

interface Props {
  stationId: number;
  bookmarked: boolean;
  onChange?: (bookmarked: boolean) => void;
}

/** On or off at once; icon and title go back when the server refuses (spec 3 §4, §8). */
export function BookmarkButton({ stationId, bookmarked, onChange }: Props) {
  const { formatMessage: say } = useIntl();
  const problemMessage = useProblemMessage();
  const gate = useAccountGate();
  const [on, setOn] = useState(bookmarked);
  const [told, setTold] = useState(bookmarked);
  if (told !== bookmarked) {
    setTold(bookmarked);
    setOn(bookmarked);
  }
  const send = useMutate(bookmarkStation, {
    onSuccess: (output) => onChange?.(output.bookmarked),
    onError: (error, input) => {
      setOn(input.action === 'remove');
      showToast(problemMessage(error), { tone: 'failure' });
    },
  });
  const title = say({ id: on ? 'stations.bookmark.remove' : 'stations.bookmark.add' });
  const toggle = () => {
    setOn(!on);
    send.mutate({ osce_kit_id: stationId, action: on ? 'remove' : 'add' });
  };

  return (
    <Tooltip label={title}>
      <ActionIcon size={48} variant="subtle" color={on ? undefined : 'gray'} aria-label={title} title={title} aria-pressed={on} disabled={send.isPending} onClick={gate(toggle)}>
        {on ? <IconBookmarkFilled size={22} aria-hidden /> : <IconBookmark size={22} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
}
