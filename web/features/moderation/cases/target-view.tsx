import { Alert, Anchor } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { CaseSnapshot } from '~/domain/moderation/decisions/contract';
import { RichText } from '~/web/ui/rich-text';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './cases.module.css';

type Target = Pick<CaseSnapshot['target'], 'gone' | 'html' | 'lines' | 'pictures' | 'language'>;

/** A thing as it is now: its texts, its options with the key, and its pictures. */
export function TargetView({
  target,
  url = '',
  actsOn,
}: {
  target: Target;
  url?: string;
  /** What can be done with one of its texts, by the field. */
  actsOn?: (field: string) => ReactNode;
}) {
  const { formatMessage: say } = useIntl();
  const [first, ...others] = target.html;
  const part = (one: Target['html'][number]) => (
    <div key={one.field || `${one.part}-${one.html}`}>
      <p className={text.smallBold}>
        <FormattedMessage id={`moderation.part.${one.part}`} />
        {one.title && `: ${one.title}`}
      </p>
      <div lang={target.language || undefined}>
        <RichText html={one.html} />
      </div>
      {actsOn?.(one.field)}
    </div>
  );
  return (
    <div className={classes.card} data-testid="target">
      {target.gone && (
        <Alert variant="light" color="gray">
          <FormattedMessage id="moderation.gone.about" />
        </Alert>
      )}
      {first && part(first)}
      {target.lines.length > 0 && (
        <ol className={lists.ofRows} lang={target.language || undefined}>
          {target.lines.map((line, index) => (
            <li key={index} className={classes.answer} data-correct={line.correct || undefined}>
              {line.correct && <IconCheck size={18} aria-label={say({ id: 'moderation.correct' })} />}
              <span className={text.quoted}>{line.text}</span>
            </li>
          ))}
        </ol>
      )}
      {target.pictures.map((picture) => (
        <img key={picture} src={picture} alt={say({ id: 'moderation.picture' })} className={classes.picture} />
      ))}
      {others.filter(({ html }) => html !== '').map(part)}
      {url !== '' && (
        <p className={text.dimmedText}>
          <Anchor component={Link} to={url}>
            <FormattedMessage id="moderation.open" />
          </Anchor>
        </p>
      )}
    </div>
  );
}
