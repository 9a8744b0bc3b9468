import { Button } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { talksOfStation } from '~/domain/consultations/authors-contract';
import { tryQuestion } from '~/domain/consultations/engine/tried';
import { useCall } from '~/web/live/client';
import layout from '~/web/ui/layout.module.css';
import lists from '~/web/ui/list.module.css';
import classes from './facts.module.css';
import type { TryProps } from './tried-facts';

/** What at least five people asked this patient in the same words, and what today's facts do not answer either. */
export function AskedByPeople({
  read,
  language,
  stationId,
  onTry,
}: TryProps & { stationId: number; onTry: (asked: string) => void }) {
  const { data } = useCall(talksOfStation, { station_id: stationId });
  const failing = (data?.asked ?? []).filter(({ asked }) => {
    const { answer, heard } = tryQuestion(asked, read, language);
    return answer === '' && (heard === 'unclear' || heard === 'unknown');
  });
  if (failing.length === 0) return null;
  return (
    <>
      <h4 className={classes.tryingTitle}>
        <FormattedMessage id="stations.try.people" />
      </h4>
      <ul className={lists.plain}>
        {failing.map(({ asked, people }) => (
          <li key={asked} className={classes.failing}>
            <span>
              <FormattedMessage id="stations.try.people.asked" values={{ asked, people }} />
            </span>
            <Button variant="subtle" h={44} onClick={() => onTry(asked)}>
              <FormattedMessage
                id="stations.try.people.try"
                values={{ asked, hidden: (words) => <span className={layout.legend}>{words}</span> }}
              />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
