import { useIntl } from 'react-intl';
import { bookmarkStation } from '~/domain/stations/contract';
import { BookmarkToggle } from '~/web/parts/acts/bookmark-toggle';
import { useBookmarks } from '~/web/parts/acts/use-bookmarks';
import { useAccountGate } from '~/web/ui/use-account-gate';

/** The bookmark of a station; icon and title go back when the server refuses (spec 3 §4, §8). */
export function StationBookmark({ stationId, bookmarked }: { stationId: number; bookmarked: boolean }) {
  const { formatMessage: say } = useIntl();
  const gate = useAccountGate();
  const bookmarks = useBookmarks(bookmarkStation, `station-bookmark.${stationId}`);
  const on = bookmarks.isOn(stationId, bookmarked);
  return (
    <BookmarkToggle
      on={on}
      title={say({ id: on ? 'stations.bookmark.remove' : 'stations.bookmark.add' })}
      onToggle={gate(() => bookmarks.toggle(stationId, bookmarked))}
    />
  );
}
