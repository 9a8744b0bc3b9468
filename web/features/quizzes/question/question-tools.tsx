import { ActionIcon } from '@mantine/core';
import { IconMessageReport, IconStar, IconStarFilled } from '@tabler/icons-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Hint } from '~/web/ui/hint';
import classes from './question-tools.module.css';
import type { QuestionActs } from './use-question-acts';
import { useStable } from '~/web/ui/use-stable';

/** The bookmark star, and reporting what is wrong, where that is possible. */
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
  const bookmark = say({ id: bookmarked ? 'quizzes.question.bookmark.remove' : 'quizzes.question.bookmark.add' });
  const report = say({ id: 'quizzes.question.report' });
  return (
    <>
      <Hint label={`${bookmark} (b)`}>
        <ActionIcon
          size={48}
          variant="subtle"
          color={bookmarked ? undefined : 'gray'}
          aria-label={bookmark}
          aria-pressed={bookmarked}
          aria-keyshortcuts="b"
          onClick={onBookmark}
        >
          {bookmarked ? <IconStarFilled size={22} aria-hidden /> : <IconStar size={22} aria-hidden />}
        </ActionIcon>
      </Hint>
      {mayReport && (
        <Hint label={`${report} (x)`}>
          <ActionIcon
            size={48}
            variant="subtle"
            color="gray"
            aria-label={report}
            aria-keyshortcuts="x"
            className={classes.report}
            onClick={onReport}
          >
            <IconMessageReport size={22} aria-hidden />
          </ActionIcon>
        </Hint>
      )}
    </>
  );
});
