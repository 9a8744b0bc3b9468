import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import layout from '~/web/ui/layout.module.css';
import classes from './save-bar.module.css';
import { SaveMark } from './save-mark';
import type { AnyEditor } from './use-editor';

interface Props {
  editor: AnyEditor;
  /** What saving waits for. */
  help?: ReactNode;
  /** The buttons; the last one has the class `primary`. */
  children: ReactNode;
}

/** How it is kept, and where it goes from here. Always in sight. */
export function SaveBar({ editor, help, children }: Props) {
  return (
    <div
      className={classes.bar}
      role="region"
      aria-labelledby="save-bar"
      data-untouched={editor.state.kind === 'untouched' || undefined}
    >
      <h2 id="save-bar" className={layout.legend}>
        <FormattedMessage id={`${editor.words}.save`} />
      </h2>
      <div>
        <SaveMark state={editor.state} onRetry={editor.saver.retry} onResolve={() => void editor.compare('draft')} />
        {help}
      </div>
      <div className={classes.buttons}>{children}</div>
    </div>
  );
}
