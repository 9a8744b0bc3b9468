import { Button, NativeSelect, Popover, Stack, Switch, TagsInput } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '~/domain/accounts/contract';
import { talksOfStation } from '~/domain/consultations/authors-contract';
import { coverOf } from '~/domain/consultations/marking/item-needs';
import { ANSWER_MAX, ANSWERS_MAX, COVERED_BY, type Cover } from '~/domain/stations/patient-facts';
import { useCall } from '~/web/live/client';
import type { SheetRow } from '../sheet';
import { useAnswerNames } from './answer-names';
import classes from './facts.module.css';

interface Props {
  row: SheetRow;
  /** Of the section that it stands in. */
  section: string;
  language: Language;
  stationId?: number;
  onChange: (cover: Cover | undefined) => void;
}

/** What covers an item in a talk with the patient, by its title or by its author's word; pressed, it can be corrected. */
export function CoverLine({ row, section, language, stationId, onChange }: Props) {
  const { formatMessage: say } = useIntl();
  const names = useAnswerNames(language);
  const cover = coverOf({ id: 1, title: row.title, section, covered_by: row.covered_by }, language);
  const of = cover.of.map(names.nameOf);
  return (
    <>
      <Popover width={320} position="bottom-start" trapFocus returnFocus withinPortal>
        <Popover.Target>
          <button type="button" className={classes.cover}>
            <FormattedMessage
              id={cover.how === 'done' ? 'stations.cover.line.done' : 'stations.cover.line'}
              values={{
                how: say({ id: `stations.cover.${cover.how}` }),
                of: of.join(say({ id: cover.all ? 'stations.cover.and' : 'stations.cover.or' })),
              }}
            />
          </button>
        </Popover.Target>
        <Popover.Dropdown>
          <Stack gap="sm">
            <NativeSelect
              label={say({ id: 'stations.cover' })}
              value={cover.how}
              data={COVERED_BY.map((how) => ({ value: how, label: say({ id: `stations.cover.${how}` }) }))}
              onChange={(event) => onChange({ ...cover, how: event.currentTarget.value as Cover['how'] })}
            />
            {cover.how !== 'done' && (
              <>
                <TagsInput
                  label={say({ id: 'stations.cover.of' })}
                  value={of}
                  data={names.suggestions}
                  limit={12}
                  maxTags={ANSWERS_MAX}
                  maxLength={ANSWER_MAX}
                  comboboxProps={{ withinPortal: false }}
                  onChange={(chosen) =>
                    onChange({ ...cover, of: [...new Set(chosen.map(names.keyOf))].filter(Boolean) })
                  }
                />
                <Switch
                  label={say({ id: 'stations.cover.all' })}
                  checked={cover.all}
                  onChange={(event) => onChange({ ...cover, all: event.currentTarget.checked })}
                />
              </>
            )}
            {row.covered_by && (
              <Button variant="subtle" onClick={() => onChange(undefined)}>
                <FormattedMessage id="stations.cover.by-title" />
              </Button>
            )}
          </Stack>
        </Popover.Dropdown>
      </Popover>
      {stationId !== undefined && row.id !== undefined && cover.how !== 'done' && (
        <Overruled stationId={stationId} itemId={row.id} />
      )}
    </>
  );
}

/** How many people marked the item otherwise than was proposed, if they are at least five. */
function Overruled({ stationId, itemId }: { stationId: number; itemId: number }) {
  const { data } = useCall(talksOfStation, { station_id: stationId });
  const found = data?.overruled.find(({ item_id }) => item_id === itemId);
  return found ? (
    <p className={classes.overruled}>
      <IconUsers size={16} aria-hidden />
      <FormattedMessage id="stations.cover.overruled" values={{ done: found.done, not: found.not_done }} />
    </p>
  ) : null;
}
