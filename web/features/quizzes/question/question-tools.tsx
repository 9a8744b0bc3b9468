import { IconMessageReport, IconStar, IconStarFilled } from '@tabler/icons-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { BookmarkToggle } from '~/web/parts/acts/bookmark-toggle';
import { IconButton } from '~/web/ui/button';
import { Hint } from '~/web/ui/hint';
import type { QuestionActs } from './use-question-acts';
import { useStable } from '~/web/ui/use-stable';

const STARS = [IconStar, IconStarFilled] as const;

/** The bookmark star, and reporting what is wrong, if that is possible. */
export function QuestionTools({ acts }: { acts: QuestionActs }) {
  const onBookmark = useStable(acts.toggleBookmark);
  const onReport = useStable(acts.openReport);
  return <Tools bookmarked={acts.bookmarked} mayReport={acts.mayReport} onBookmark={onBookmark} onReport={onReport} />;
}

interface Props {
  bookmarked: boolean;
  mayReport: boolean;
  onBookmark: () => void;
  onReport: () => void;
}

/** Not drawn again for a question that looks the same from here. */
const Tools = memo(function Tools({ bookmarked, mayReport, onBookmark, onReport }: Props) {
  const { formatMessage: say } = useIntl();
  const report = say({ id: 'quizzes.question.report' });
  return (
    <>
      <BookmarkToggle
        on={bookmarked}
        title={say({ id: bookmarked ? 'quizzes.question.bookmark.remove' : 'quizzes.question.bookmark.add' })}
        shortcut="b"
        icons={STARS}
        onToggle={onBookmark}
      />
      {mayReport && (
        <Hint label={`${report} (x)`}>
          <IconButton aria-label={report} aria-keyshortcuts="x" className="no-print" onClick={onReport}>
            <IconMessageReport size={22} aria-hidden />
          </IconButton>
        </Hint>
      )}
    </>
  );
});
