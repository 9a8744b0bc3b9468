import { ActionIcon, Tooltip } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { bookmarkStation } from '~/domain/stations/contract';
import { useKeptCall } from '../drafts/use-kept';
import { useProblemMessage } from './problem';
import { useAccountGate } from './use-account-gate';
import { showToast } from './toast';

interface Props {
  stationId: number;
  bookmarked: boolean;
  onChange?: (bookmarked: boolean) => void;
}

/** On or off at once; icon and title go back when the server refuses (spec 3 §4, §8). Kept on the device without a network. */
export function BookmarkButton({ stationId, bookmarked, onChange }: Props) {
  const { formatMessage: say } = useIntl();
  const problemMessage = useProblemMessage();
  const gate = useAccountGate();
  const send = useKeptCall(bookmarkStation, `station-bookmark.${stationId}`, {
    taken: (output) => onChange?.(output.bookmarked),
    refused: (problem, input) => {
      setOn(input.action === 'remove');
      showToast(problemMessage(problem), { tone: 'failure' });
    },
  });
  const kept = send.waiting.at(-1)?.input.action;
  const [on, setOn] = useState(kept === undefined ? bookmarked : kept === 'add');
  const [told, setTold] = useState(bookmarked);
  if (told !== bookmarked) {
    setTold(bookmarked);
    // What the server says is older than what it has not heard of.
    if (kept === undefined) setOn(bookmarked);
  }
  const title = say({ id: on ? 'stations.bookmark.remove' : 'stations.bookmark.add' });
  const toggle = () => {
    setOn(!on);
    send.send(stationId, { osce_kit_id: stationId, action: on ? 'remove' : 'add' });
  };

  return (
    <Tooltip label={title}>
      <ActionIcon
        size={48}
        variant="subtle"
        color={on ? undefined : 'gray'}
        aria-label={title}
        title={title}
        aria-pressed={on}
        onClick={gate(toggle)}
      >
        {on ? <IconBookmarkFilled size={22} aria-hidden /> : <IconBookmark size={22} aria-hidden />}
      </ActionIcon>
    </Tooltip>
  );
}
