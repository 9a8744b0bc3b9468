import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { INSTITUTION_COUNT_SHOWN_ABOVE } from '~/domain/accounts/credentials';
import classes from './institution-name.module.css';
import type { Institution } from './use-institutions';

/** An institution with what is known of it: how many people study there if they are more than ten, and whether it is verified. */
export function InstitutionName({ name, about }: { name: string; about: Institution | undefined }) {
  return (
    <span className={classes.institution}>
      {name}
      <span className={classes.about}>
        {about && about.user_count > INSTITUTION_COUNT_SHOWN_ABOVE && (
          <FormattedMessage id="accounts.institutions.count" values={{ count: about.user_count }} />
        )}
        {about?.is_verified && (
          <>
            <IconRosetteDiscountCheck size={18} color="var(--accent)" aria-hidden />
            <FormattedMessage id="accounts.institutions.verified" />
          </>
        )}
      </span>
    </span>
  );
}
