import { FormattedMessage } from 'react-intl';
import { textDiff } from '~/domain/notebook/writing/text-diff';
import classes from '~/web/parts/notebook/diff.module.css';
import { TextChanges } from '~/web/parts/notebook/text-changes';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const htmlOf = (text: string, rich: boolean): string => (rich ? text : `<p>${escaped(text)}</p>`);

/** How one text became another, word by word. Plain text is compared as one paragraph. */
export function TextDifference({ before, after, rich }: { before: string; after: string; rich: boolean }) {
  return (
    <div className={classes.diff}>
      <p className={classes.legend}>
        <del className={classes.gone}>
          <FormattedMessage id="moderation.diff.before" />
        </del>{' '}
        <ins className={classes.new}>
          <FormattedMessage id="moderation.diff.after" />
        </ins>
      </p>
      <TextChanges
        changes={textDiff(htmlOf(before, rich), htmlOf(after, rich))}
        controlOf={() => null}
        isLeft={() => false}
      />
    </div>
  );
}
