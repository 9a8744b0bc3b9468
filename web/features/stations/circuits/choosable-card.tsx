import { Checkbox, Text } from '@mantine/core';
import type { StationCard } from '~/domain/stations/contract';
import classes from './circuits.module.css';

/** A station to be chosen for a circuit; the whole card is the box's label. */
export function ChoosableCard({
  station,
  chosen,
  onToggle,
}: {
  station: StationCard;
  chosen: boolean;
  onToggle: () => void;
}) {
  return (
    <Checkbox.Card className={classes.choosable} checked={chosen} onClick={onToggle} aria-label={station.name}>
      <Checkbox.Indicator size="md" />
      <span className={classes.words}>
        <span className={classes.name}>{station.name}</span>
        <Text component="span" size="sm" c="dimmed" lineClamp={3}>
          {station.description}
        </Text>
      </span>
    </Checkbox.Card>
  );
}
