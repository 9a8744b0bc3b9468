import { Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import classes from './summary.module.css';
import type { SummaryData } from '~/domain/stations/summary-contract';

/** What was not ticked, section by section. */
export function Missed({ sections }: { sections: SummaryData['sections'] }) {
  const missed = sections
    .map(({ title, items }) => ({ title, items: items.filter((item) => !item.ticked) }))
    .filter(({ items }) => items.length > 0);
  if (missed.length === 0) {
    return (
      <Text c="dimmed">
        <FormattedMessage id="stations.summary.nothing-missed" />
      </Text>
    );
  }
  return missed.map(({ title, items }, index) => (
    <div key={index}>
      <h3 className={classes.sectionName}>{title}</h3>
      <ul className={classes.missed}>
        {items.map((item, at) => (
          <li key={at}>
            <IconX size={18} aria-hidden className={classes.missedIcon} />
            {item.title}
          </li>
        ))}
      </ul>
    </div>
  ));
}
