import { Button, Skeleton, Table, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTable } from '@tabler/icons-react';
import { Suspense, useId } from 'react';
import { FormattedMessage, FormattedTime } from 'react-intl';
import { lazily } from '~/web/ui/fetched';
import { byMinute, LOOKS, type Line } from './lines';
import layout from '~/web/ui/layout.module.css';
import classes from './ops.module.css';

const Plot = lazily(async () => (await import('./plot')).Plot);

/** A plot with its legend, the newest values, and the table behind it. */
export function Figure({
  title,
  lines,
  now,
  whole,
  format,
}: {
  title: string;
  lines: readonly Line[];
  now: number;
  whole: boolean;
  format: (value: number | null) => string;
}) {
  const [shown, { toggle }] = useDisclosure(false);
  const table = useId();
  const measured = lines.some(({ points }) => points.some(({ value }) => value !== null));
  return (
    <section className={layout.box} aria-label={title}>
      <div className={classes.figureHead}>
        <Title order={3}>{title}</Title>
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          leftSection={<IconTable size={18} aria-hidden />}
          aria-expanded={shown}
          aria-controls={table}
          onClick={toggle}
        >
          <FormattedMessage id={shown ? 'ops.figures.hide' : 'ops.figures.show'} />
        </Button>
      </div>
      <ul className={classes.legend}>
        {lines.map(({ name, points }, index) => (
          <li key={name}>
            <svg width="22" height="8" aria-hidden>
              <line
                x1="0"
                y1="4"
                x2="22"
                y2="4"
                stroke={LOOKS[index]?.colour}
                strokeWidth="2"
                strokeDasharray={LOOKS[index]?.dashes}
              />
            </svg>
            {name} <strong className="figure">{format(points.at(-1)?.value ?? null)}</strong>
          </li>
        ))}
      </ul>
      {!measured ? (
        <Text className={classes.plot} c="dimmed" size="sm">
          <FormattedMessage id={lines[0]?.points.length === 0 ? 'ops.plot.empty' : 'ops.plot.nothing'} />
        </Text>
      ) : (
        <Suspense fallback={<Skeleton height={180} />}>
          <Plot lines={lines} now={now} label={title} whole={whole} format={format} />
        </Suspense>
      )}
      <div id={table} hidden={!shown}>
        {shown && <Figures lines={lines} format={format} />}
      </div>
    </section>
  );
}

/** The last value of every minute. */
function Figures({ lines, format }: { lines: readonly Line[]; format: (value: number | null) => string }) {
  return (
    <Table.ScrollContainer minWidth={260}>
      <Table verticalSpacing={4} horizontalSpacing="xs" fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <FormattedMessage id="ops.figures.time" />
            </Table.Th>
            {lines.map(({ name }) => (
              <Table.Th key={name} ta="end">
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {byMinute(lines).map(({ at, values }) => (
            <Table.Tr key={at}>
              <Table.Td>
                <FormattedTime value={at} hour="2-digit" minute="2-digit" />
              </Table.Td>
              {values.map((value, index) => (
                <Table.Td key={index} ta="end">
                  {format(value)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
