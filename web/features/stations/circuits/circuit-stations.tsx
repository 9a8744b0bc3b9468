import { ActionIcon, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { type CircuitData, removeFromCircuit } from '~/domain/stations/circuits/contract';
import { stationEntry } from '~/domain/stations/contract';
import { baseOf } from '~/domain/stations/styles';
import { useMutate } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import lists from '~/web/ui/list.module.css';
import classes from './circuits.module.css';

/** The stations in their order; each can be taken out, and with the last one the circuit is gone (spec 3 §2). */
export function CircuitStations({ data, reload }: { data: CircuitData; reload: () => unknown }) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const { circuit } = data;
  const remove = useMutate(removeFromCircuit, {
    onSuccess: ({ next_url }) => (next_url === null ? reload() : navigate(next_url, { replace: true })),
  });
  const takeOut = (id: number, name: string) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={48}
      aria-label={say({ id: 'circuits.take-out' }, { name })}
      disabled={remove.isPending}
      onClick={() => remove.mutate({ kit_id: id, circuit_id: circuit.id })}
    >
      <IconX size={20} aria-hidden />
    </ActionIcon>
  );
  return (
    <div>
      {remove.error && <ProblemNotice error={remove.error} />}
      <ol className={lists.ofCards}>
        {data.stations.map((station) => (
          <li key={station.id} className={classes.station}>
            <span className={classes.words}>
              <Link
                to={href(stationEntry, { base: baseOf(circuit.style), slug: station.slug })}
                className={classes.name}
              >
                {station.name}
              </Link>
              <Text component="span" size="sm" c="dimmed">
                {station.last_score === null ? (
                  <FormattedMessage id="stations.card.not-tried" />
                ) : (
                  <FormattedMessage
                    id="stations.card.last-score"
                    values={{
                      score: (
                        <FormattedNumber value={station.last_score / 100} style="percent" maximumFractionDigits={0} />
                      ),
                    }}
                  />
                )}
              </Text>
            </span>
            {takeOut(station.id, station.name)}
          </li>
        ))}
        {data.gone.map(({ id, name }) => (
          <li key={id} className={classes.station}>
            <span className={classes.words}>
              <Text component="span" c="dimmed" td="line-through">
                {name}
              </Text>
              <Text component="span" size="sm" c="dimmed">
                <FormattedMessage id="circuits.gone" />
              </Text>
            </span>
            {takeOut(id, name)}
          </li>
        ))}
      </ol>
    </div>
  );
}
