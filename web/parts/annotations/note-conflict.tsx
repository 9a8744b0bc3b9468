import { FormattedMessage } from 'react-intl';
import { Button } from '~/web/ui/button';
import layout from '~/web/ui/layout.module.css';
import { RichText } from '~/web/ui/rich-text';
import classes from './annotation.module.css';

/** Two texts that do not know of each other: the reader says which one stays, or both. */
export function NoteConflict({
  mine,
  theirs,
  onChoose,
}: {
  mine: string;
  theirs: string;
  onChoose: (text: string) => void;
}) {
  return (
    <div role="alert" className={classes.conflict}>
      <p>
        <FormattedMessage id="annotations.conflict" />
      </p>
      <div className={classes.both}>
        <Version name="mine" text={mine} />
        <Version name="theirs" text={theirs} />
      </div>
      <div className={layout.acts}>
        <Button onClick={() => onChoose(theirs + mine)}>
          <FormattedMessage id="annotations.conflict.both" />
        </Button>
        <Button variant="default" onClick={() => onChoose(mine)}>
          <FormattedMessage id="annotations.conflict.keep-mine" />
        </Button>
        <Button variant="default" onClick={() => onChoose(theirs)}>
          <FormattedMessage id="annotations.conflict.keep-theirs" />
        </Button>
      </div>
    </div>
  );
}

function Version({ name, text }: { name: 'mine' | 'theirs'; text: string }) {
  return (
    <div>
      <h3 className={classes.version}>
        <FormattedMessage id={`annotations.conflict.${name}`} />
      </h3>
      {text === '' ? <FormattedMessage id="annotations.conflict.empty" /> : <RichText html={text} />}
    </div>
  );
}
