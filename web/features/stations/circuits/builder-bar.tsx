import { Button, Group, Select, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { href } from '~/domain/kit/contract';
import { labelOf } from '~/domain/stations/circuits/circuit-label';
import { addToCircuit, circuitPage, circuitsPage, LABEL_MAX } from '~/domain/stations/circuits/contract';
import type { StationBase } from '~/domain/stations/styles';
import { useMutate, usePage } from '~/web/live/client';
import { ProblemNotice } from '~/web/ui/problem';
import text from '~/web/ui/text.module.css';
import classes from './circuits.module.css';
import type { Builder } from './use-builder';

/** The destination of the chosen stations: an existing circuit, or a new one (spec 3 §4, §5). */
export function BuilderBar({ base, builder }: { base: StationBase; builder: Builder }) {
  const { formatMessage: say } = useIntl();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { data } = usePage(circuitsPage, { params: { base } });
  const labels = (data?.circuits ?? []).map((circuit) => circuit.label);
  const named = labels.find((label) => label.toLowerCase() === builder.label.toLowerCase()) ?? null;
  const [picked, setPicked] = useState<string | null | undefined>(undefined);
  // What the address names is a circuit there is, or the name of a new one.
  const [typed, setTyped] = useState<string | undefined>(undefined);
  const existing = picked === undefined ? named : picked;
  const fresh = typed ?? (named === null ? builder.label : '');
  const label = labelOf(fresh, existing);

  const add = useMutate(addToCircuit, {
    onSuccess: async ({ circuit }) => {
      if (!circuit) return;
      cache.removeQueries({
        predicate: ({ queryKey }) => String(queryKey[1]).startsWith(href(circuitsPage, { base })),
      });
      await navigate(href(circuitPage, { base, slug: circuit.slug }));
    },
  });

  return (
    <form
      className={classes.bar}
      aria-label={say({ id: 'circuits.builder' })}
      onSubmit={(event) => {
        event.preventDefault();
        // Nothing chosen does nothing (spec 3 §5).
        if (builder.chosen.length > 0) add.mutate({ kit_ids: [...builder.chosen], label });
      }}
    >
      <p className={text.strongText} role="status">
        <FormattedMessage id="circuits.builder.chosen" values={{ count: builder.chosen.length }} />
      </p>
      {labels.length > 0 && (
        <Select
          className={classes.field}
          aria-label={say({ id: 'circuits.builder.existing' })}
          placeholder={say({ id: 'circuits.builder.existing' })}
          data={labels}
          value={existing}
          onChange={setPicked}
          disabled={fresh.trim() !== ''}
          clearable
        />
      )}
      <TextInput
        className={classes.field}
        aria-label={say({ id: 'circuits.builder.new' })}
        placeholder={say({ id: 'circuits.builder.new' })}
        maxLength={LABEL_MAX}
        value={fresh}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Group gap="sm" wrap="nowrap">
        <Button type="submit" h={48} loading={add.isPending} disabled={label === ''}>
          <FormattedMessage id="circuits.builder.add" />
        </Button>
        <Button variant="default" h={48} onClick={builder.leave}>
          <FormattedMessage id="app.cancel" />
        </Button>
      </Group>
      {add.error && (
        <div className={classes.problem}>
          <ProblemNotice error={add.error} />
        </div>
      )}
    </form>
  );
}
