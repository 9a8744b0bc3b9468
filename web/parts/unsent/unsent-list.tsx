import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Unsent } from '~/web/core/stores/unsent';
import text from '~/web/ui/text.module.css';

/** What only this device has, in words, with the pages that go on with what cannot be sent from here. */
export function UnsentList({ unsent, onOpen }: { unsent: readonly Unsent[]; onOpen?: () => void }) {
  return (
    <ul>
      {unsent.map(({ word, count, where }) => (
        <li key={word}>
          <FormattedMessage id={`app.unsent.${word}`} values={{ count }} />
          {where.map((address) => (
            <span key={address}>
              {' · '}
              <Link to={address} onClick={onOpen} className={text.link}>
                <FormattedMessage id="app.unsent.open" />
              </Link>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
