import { FormattedDate, FormattedMessage } from 'react-intl';

/** A day without a time is the same day everywhere. */
const asDay = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const Due = ({ on }: { on: string }) => (
  <FormattedMessage
    id="classes.due"
    values={{ day: <FormattedDate value={asDay(on)} timeZone="UTC" weekday="short" day="numeric" month="long" /> }}
  />
);
