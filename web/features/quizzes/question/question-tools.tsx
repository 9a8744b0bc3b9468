import { ActionIcon, Tooltip } from '@mantine/core';
import { IconMessageReport, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import classes from './question-tools.module.css';
import type { QuestionActs } from './use-question-acts';

/** The bookmark star, and reporting what is wrong, where that is possible. */
export function QuestionTools({ acts }: { acts: QuestionActs }) {
  const { formatMessage: say } = useIntl();
  const bookmark = say({ id: acts.bookmarked ? 'quizzes.question.bookmark.remove' : 'quizzes.question.bookmark.add' });
  return (
    <>
      <Tooltip label={`${bookmark} (b)`}>
        <ActionIcon size={48} variant="subtle" color={acts.bookmarked ? undefined : 'gray'} aria-label={bookmark} aria-pressed={acts.bookmarked} aria-keyshortcuts="b" onClick={acts.toggleBookmark}>
          {acts.bookmarked ? <IconStarFilled size={22} aria-hidden /> : <IconStar size={22} aria-hidden />}
        </ActionIcon>
      </Tooltip>
      {acts.mayReport && (
        <Tooltip label={`${say({ id: 'quizzes.question.report' })} (x)`}>
          <ActionIcon size={48} variant="subtle" color="gray" aria-label={say({ id: 'quizzes.question.report' })} aria-keyshortcuts="x" className={classes.report} onClick={acts.openReport}>
            <IconMessageReport size={22} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
    </>
  );
}
