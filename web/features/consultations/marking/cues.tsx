import { IconEar, IconEarOff, IconMessage2 } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { Evidence, ShownCue } from '~/domain/consultations/contract';
import lists from '~/web/ui/list.module.css';
import classes from './marking.module.css';

export const cueId = (cue: ShownCue): string => `cue-${cue.turn}-${cue.cue.length}`;

/** What the patient let show before it was asked for, and whether it was picked up. */
export function Cues({
  cues,
  onEvidence,
}: {
  cues: readonly ShownCue[];
  onEvidence: (evidence: Evidence, from: string) => void;
}) {
  if (cues.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="cues">
      <h2 id="cues" className={classes.legend}>
        <FormattedMessage id="consultations.cues" />
      </h2>
      <ul className={lists.plain}>
        {cues.map((cue) => (
          <li key={cueId(cue)} id={cueId(cue)} className={classes.item}>
            <ul className={classes.evidence}>
              <li>
                <button
                  type="button"
                  className={classes.quote}
                  data-of="patient"
                  onClick={() => onEvidence({ turn: cue.turn, by: 'patient', quote: cue.cue }, cueId(cue))}
                >
                  <IconMessage2 size={16} aria-hidden />
                  <span>
                    <FormattedMessage
                      id="consultations.marks.quote.patient"
                      values={{ turn: cue.turn, quote: cue.cue }}
                    />
                  </span>
                </button>
              </li>
            </ul>
            <div className={classes.under}>
              <span className={classes.who}>
                {cue.picked_up === null ? <IconEarOff size={16} aria-hidden /> : <IconEar size={16} aria-hidden />}
                <FormattedMessage
                  id={cue.picked_up === null ? 'consultations.cues.missed' : 'consultations.cues.picked-up'}
                  values={{ turn: cue.picked_up }}
                />
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
