import { FormattedMessage } from 'react-intl';
import type { PageData } from '~/domain/kit/contract';
import type { searchPage, SearchedKind } from '~/domain/search/contract';
import { Groups } from './groups';
import { NothingFound } from './nothing-found';
import classes from './search.module.css';

/** What was found, in groups by kind, the best first; and what was looked for instead, if that is something else. */
export function Results({ found, kind }: { found: PageData<typeof searchPage>; kind?: SearchedKind | undefined }) {
  const { q, groups, corrected, some_words_only } = found;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <p role="status" className={classes.about}>
        {count > 0 && corrected !== '' && (
          <span>
            <FormattedMessage id="search.corrected" values={{ words: <strong>{corrected}</strong> }} />
          </span>
        )}
        {count > 0 && some_words_only && (
          <span>
            <FormattedMessage id="search.some-words" />
          </span>
        )}
        <span className={classes.count}>
          <FormattedMessage id="search.count" values={{ count }} />
        </span>
      </p>
      {count === 0 && <NothingFound q={q} />}
      <Groups q={q} groups={groups.map((group) => (kind ? { ...group, more: false } : group))} />
    </>
  );
}
