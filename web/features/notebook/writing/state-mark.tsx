import { IconArrowBackUp, IconHourglass, IconNotes, IconTrash, IconWorldCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { ProposalState } from '~/domain/notebook/writing/contract';
import classes from './decide.module.css';

const SIGNS = {
  draft: IconNotes,
  proposed: IconHourglass,
  returned: IconArrowBackUp,
  published: IconWorldCheck,
  discarded: IconTrash,
};

/** In which state a text is: with a sign and a word. */
export function StateMark({ state }: { state: ProposalState }) {
  const Sign = SIGNS[state];
  return (
    <span className={classes.state} data-state={state}>
      <Sign size={14} aria-hidden /> <FormattedMessage id={`notebook.writing.state.${state}`} />
    </span>
  );
}
