import { Anchor } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { Unsent } from '~/web/core/stores/unsent';

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
              <Anchor component={Link} to={address} onClick={onOpen}>
                <FormattedMessage id="app.unsent.open" />
              </Anchor>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
