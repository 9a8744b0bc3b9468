import { IconFlag3, IconFlag3Filled, IconTestPipe } from '@tabler/icons-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '~/web/ui/button';
import { Hint } from '~/web/ui/hint';

interface Props {
  flagged: boolean;
  onRanges: () => void;
  onFlag: () => void;
}

/** The reference ranges, and the flag for what one wants to look at again. */
export const PanelTools = memo(function PanelTools({ flagged, onRanges, onFlag }: Props) {
  const { formatMessage: say } = useIntl();
  const ranges = say({ id: 'quizzes.question.ranges' });
  const flag = say({ id: flagged ? 'quizzes.run.flag.remove' : 'quizzes.run.flag.add' });
  return (
    <>
      <Hint label={`${ranges} (shift + r)`}>
        <IconButton aria-label={ranges} aria-keyshortcuts="Shift+R" onClick={onRanges}>
          <IconTestPipe size={22} aria-hidden />
        </IconButton>
      </Hint>
      <Hint label={flag}>
        <IconButton tone={flagged ? 'accent' : 'gray'} aria-label={flag} aria-pressed={flagged} onClick={onFlag}>
          {flagged ? <IconFlag3Filled size={22} aria-hidden /> : <IconFlag3 size={22} aria-hidden />}
        </IconButton>
      </Hint>
    </>
  );
});
