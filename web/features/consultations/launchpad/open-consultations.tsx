import { Text } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import type { launchpad } from '~/domain/consultations/contract';
import type { PageData } from '~/domain/kit/contract';
import { Section } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import lists from '~/web/ui/list.module.css';
import classes from './launchpad.module.css';

/** What was begun and not submitted: the way back into it. */
export function OpenConsultations({ open }: { open: PageData<typeof launchpad>['open'] }) {
  if (open.length === 0) return null;
  return (
    <Section id="open" title={<FormattedMessage id="consultations.open" />}>
      <ul className={lists.ofRows}>
        {open.map((each) => (
          <li key={each.consultation_id}>
            <Link to={each.url} className={classes.begun}>
              <span className={classes.words}>
                <strong>{each.station_name}</strong>
                <Text component="span" size="sm" c="dimmed">
                  <FormattedMessage id={`consultations.state.${each.state}`} /> ·{' '}
                  <FormattedMessage id="consultations.turns" values={{ turns: each.turns }} /> ·{' '}
                  <TimeAgo at={each.begun_at} />
                </Text>
              </span>
              <IconArrowRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
