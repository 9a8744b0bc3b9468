import { Alert, NativeSelect, NumberInput, Radio, TextInput } from '@mantine/core';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { MINUTES_MAX, MINUTES_MIN } from '~/domain/events/contract';
import { instantsOf, WALL_TIME } from '~/domain/events/zone-time';
import text from '~/web/ui/text.module.css';
import classes from './events.module.css';
import { ownZone } from '~/web/ui/own-zone';
import { differ, zoneName, zones } from './zones';

export interface WhenChosen {
  /** As a clock of the zone shows it. */
  starts: string;
  zone: string;
  which: '' | 'earlier' | 'later';
  minutes: number;
}

/** Day and time in a zone. In the hours that daylight saving skips or repeats, it says so and asks which is meant. */
export function WhenFields({ when, onChange }: { when: WhenChosen; onChange: (when: WhenChosen) => void }) {
  const { formatMessage: say } = useIntl();
  const [day = '', time = ''] = when.starts.split('T');
  const instants = instantsOf(when.starts, when.zone);
  const skipped = WALL_TIME.test(when.starts) && instants.length === 0;
  const twice = instants.length === 2;
  const change = (fields: Partial<WhenChosen>) => onChange({ ...when, which: '', ...fields });
  const at = instants[twice && when.which === 'later' ? 1 : 0]?.toISOString();
  return (
    <>
      <div className={classes.fields}>
        <TextInput
          type="date"
          required
          label={<FormattedMessage id="events.form.day" />}
          value={day}
          onChange={({ currentTarget }) => change({ starts: `${currentTarget.value}T${time}` })}
        />
        <TextInput
          type="time"
          required
          label={<FormattedMessage id="events.form.time" />}
          value={time}
          error={skipped && <FormattedMessage id="problem.time-skipped" />}
          onChange={({ currentTarget }) => change({ starts: `${day}T${currentTarget.value.slice(0, 5)}` })}
        />
        <NumberInput
          required
          label={<FormattedMessage id="events.form.minutes" />}
          min={MINUTES_MIN}
          max={MINUTES_MAX}
          step={15}
          value={when.minutes}
          onChange={(value) => onChange({ ...when, minutes: Number(value) })}
        />
        <NativeSelect
          label={<FormattedMessage id="events.form.zone" />}
          value={when.zone}
          data={zones(when.zone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
          onChange={({ currentTarget }) => change({ zone: currentTarget.value })}
        />
      </div>
      {twice && (
        <Alert variant="light" title={<FormattedMessage id="events.form.twice" />}>
          <Radio.Group
            label={say({ id: 'events.form.which' })}
            value={when.which}
            onChange={(which) => onChange({ ...when, which: which as WhenChosen['which'] })}
          >
            {(['earlier', 'later'] as const).map((which, index) => (
              <Radio
                key={which}
                value={which}
                mt="xs"
                label={
                  <FormattedMessage
                    id={`events.form.${which}`}
                    values={{
                      time: (
                        <FormattedDate
                          value={instants[index]}
                          timeZone={when.zone}
                          hour="2-digit"
                          minute="2-digit"
                          timeZoneName="short"
                        />
                      ),
                    }}
                  />
                }
              />
            ))}
          </Radio.Group>
        </Alert>
      )}
      {at && (!twice || when.which !== '') && differ(at, ownZone(), when.zone) && (
        <p className={text.dimmedText}>
          <FormattedMessage
            id="events.form.own-time"
            values={{
              zone: zoneName(ownZone()),
              time: <FormattedDate value={at} weekday="long" hour="2-digit" minute="2-digit" />,
            }}
          />
        </p>
      )}
    </>
  );
}
