import { useMediaQuery } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { IconButton } from '~/web/ui/button';
import { TextField } from '~/web/ui/text-field';
import { useAtRest } from '~/web/ui/use-at-rest';
import text from '~/web/ui/text.module.css';
import classes from './ranges-panel.module.css';
import { ReferenceRanges } from './reference-ranges';
import { useRanges } from './use-ranges';

/** Below this width the panel covers everything; from it on, a third (spec 1 §9). */
export const NARROW = '(max-width: 991.98px)';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Tab goes round within an element. */
function goRound(event: KeyboardEvent<HTMLElement>) {
  const all = event.currentTarget.querySelectorAll<HTMLElement>('button, input, [tabindex="0"]');
  const [last, first] = event.shiftKey ? [all[0], all[all.length - 1]] : [all[all.length - 1], all[0]];
  if (event.target !== last) return;
  event.preventDefault();
  first?.focus();
}

/** Reference ranges beside the question, slid in over 500 ms; on a narrow screen a dialog over it (spec 1 §2, §9). */
export const RangesPanel = memo(function RangesPanel({ opened, onClose }: Props) {
  const { formatMessage: say } = useIntl();
  const narrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const [wanted, setWanted] = useState(opened);
  const [query, setQuery] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const cameFrom = useRef<Element | null>(null);
  if (opened && !wanted) setWanted(true);
  // Before they are needed, so that they are there without a network.
  useRanges(useAtRest());

  useEffect(() => {
    if (opened) {
      cameFrom.current = document.activeElement;
      search.current?.focus({ preventScroll: true });
    } else if (cameFrom.current instanceof HTMLElement) {
      search.current?.blur();
      cameFrom.current.focus({ preventScroll: true });
      cameFrom.current = null;
    }
  }, [opened]);

  return createPortal(
    <aside
      className={`no-print ${classes.panel}`}
      data-opened={opened || undefined}
      inert={!opened}
      role={narrow ? 'dialog' : 'complementary'}
      aria-modal={narrow && opened ? true : undefined}
      aria-labelledby="ranges-title"
      onKeyDown={(event) => {
        if (event.key === 'Tab' && narrow) goRound(event);
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={classes.head}>
        <h2 id="ranges-title" className={text.heading}>
          <FormattedMessage id="quizzes.question.ranges" />
        </h2>
        <IconButton aria-label={say({ id: 'app.close' })} aria-keyshortcuts="Escape" onClick={onClose}>
          <IconX size={22} aria-hidden />
        </IconButton>
      </header>
      <TextField
        ref={search}
        className={classes.search}
        type="search"
        value={query}
        before={<IconSearch size={18} aria-hidden />}
        aria-label={say({ id: 'quizzes.question.ranges.search' })}
        placeholder={say({ id: 'quizzes.question.ranges.search' })}
        onChange={(event) => setQuery(event.currentTarget.value)}
      />
      <div className={classes.body} tabIndex={0} role="region" aria-labelledby="ranges-title">
        {wanted && <ReferenceRanges query={query} />}
      </div>
    </aside>,
    document.body,
  );
});
