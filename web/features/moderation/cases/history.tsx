import { FormattedMessage } from 'react-intl';
import type { CaseSnapshot, TextCorrection } from '~/domain/moderation/decisions/contract';
import { Section } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import text from '~/web/ui/text.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './cases.module.css';
import { TextDifference } from './text-difference';

/** What was decided, by whom and why, in words. */
export function History({ acts }: { acts: CaseSnapshot['acts'] }) {
  return (
    <Section id="history" title={<FormattedMessage id="moderation.history" />}>
      <ol className={lists.ofEntries}>
        {acts.map(({ id, act, who, reason, standing, alone, undone, changes, hurry, was_wrong, at }) => (
          <li key={id} className={classes.act}>
            <p className={text.strongText}>
              <FormattedMessage
                id={`moderation.act.${alone && act === 'take_down' ? 'alone' : act === 'take_down' && standing === 'removing' ? 'removing' : act}`}
                values={{ name: who?.name ?? '–' }}
              />
              {alone && act !== 'take_down' && (
                <span className={text.dimmedText}>
                  {' · '}
                  <FormattedMessage id="moderation.alone" />
                </span>
              )}
              {undone && (
                <span className={text.dimmedText}>
                  {' · '}
                  <FormattedMessage id="moderation.undone" />
                </span>
              )}
            </p>
            {reason && <p className={text.quoted}>{reason}</p>}
            <Changes changes={changes} />
            {was_wrong && (
              <p className={text.dimmedText}>
                <FormattedMessage
                  id={
                    act === 'change' || standing === 'shown' || standing === 'taken_down'
                      ? 'moderation.act.was-wrong'
                      : 'moderation.act.was-wrong.later'
                  }
                />
              </p>
            )}
            {hurry && (
              <p className={text.dimmedText}>
                <FormattedMessage id="moderation.hurry" values={hurry} />
              </p>
            )}
            <p className={text.dimmedText}>
              <TimeAgo at={at} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** What a correction made of the texts. */
export function Changes({ changes }: { changes: readonly TextCorrection[] }) {
  return changes.map(({ field, part, title, rich, before, after }) => (
    <div key={field}>
      <p className={text.smallBold}>
        <FormattedMessage id={`moderation.part.${part}`} />
        {title && `: ${title}`}
      </p>
      {part !== 'key' && <TextDifference before={before} after={after} rich={rich} />}
    </div>
  ));
}
