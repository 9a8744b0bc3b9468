import { FormattedDate, FormattedMessage } from 'react-intl';
import type { OwnSanction } from '~/domain/moderation/sanctions/contract';
import { TimeAgo } from '~/web/ui/time-ago';
import text from '~/web/ui/text.module.css';

interface Props {
  sanction: OwnSanction;
  by?: string | null;
  liftedBy?: string | null;
}

/** One decision about a person: what, why, since when and until when. */
export function SanctionLine({ sanction, by, liftedBy }: Props) {
  const { kind, reason, at, until, in_force, lifted, asked, answered } = sanction;
  return (
    <>
      <p className={text.strongText}>
        <FormattedMessage id={`people.was.${kind}`} />
        {kind !== 'warn' && (
          <>
            {', '}
            {until === null ? (
              <FormattedMessage id="people.without-end" />
            ) : (
              <FormattedMessage
                id="people.until"
                values={{ date: <FormattedDate value={until} dateStyle="medium" timeStyle="short" /> }}
              />
            )}
          </>
        )}
      </p>
      <p className={text.quoted}>{reason}</p>
      <p className={text.dimmedText}>
        <TimeAgo at={at} />
        {by && (
          <>
            {' · '}
            <FormattedMessage id="people.by" values={{ name: by }} />
          </>
        )}
        {!lifted && kind !== 'warn' && !in_force && (
          <>
            {' · '}
            <FormattedMessage id="people.over" />
          </>
        )}
        {lifted && (
          <>
            {' · '}
            {liftedBy ? (
              <FormattedMessage id="people.lifted.by" values={{ name: liftedBy }} />
            ) : (
              <FormattedMessage id="people.lifted" />
            )}
            {lifted.reason && `: ${lifted.reason}`}
          </>
        )}
      </p>
      {asked && (
        <p className={text.quoted}>
          <FormattedMessage id="people.asked" values={{ words: asked }} />
        </p>
      )}
      {answered && !lifted && (
        <p className={text.dimmedText}>
          <FormattedMessage id="people.answered" />
        </p>
      )}
    </>
  );
}
