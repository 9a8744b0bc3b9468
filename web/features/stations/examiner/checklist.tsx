import { FormattedMessage } from 'react-intl';
import text from '~/web/ui/text.module.css';
import classes from './checklist.module.css';
import type { ChecklistData } from '~/domain/stations/checklist-contract';

interface Props {
  sections: ChecklistData['sections'];
  ticked: ReadonlySet<number>;
  /** Of items that somebody else ticked, by their id. */
  authors: ReadonlyMap<number, string>;
  onToggle: (id: number) => void;
}

/** The checklist; the whole row is the box's target. */
export function Checklist({ sections, ticked, authors, onToggle }: Props) {
  return sections.map((section) => {
    const done = section.items.filter((item) => ticked.has(item.id)).length;
    return (
      <fieldset key={section.id} className={classes.section}>
        <legend className={classes.legend}>
          <span>{section.title}</span>
          <span className={text.dimmedCount} aria-hidden>
            <FormattedMessage id="stations.checklist.count" values={{ ticked: done, total: section.items.length }} />
          </span>
        </legend>
        {section.items.map((item) => (
          <label key={item.id} className={classes.row} data-ticked={ticked.has(item.id) || undefined}>
            <input
              type="checkbox"
              name={`c-${item.id}`}
              className={classes.box}
              checked={ticked.has(item.id)}
              onChange={() => onToggle(item.id)}
            />
            <span>
              {item.title}
              {ticked.has(item.id) && authors.has(item.id) && (
                <small className={classes.author}>
                  <FormattedMessage id="stations.checklist.by" values={{ name: authors.get(item.id) }} />
                </small>
              )}
            </span>
          </label>
        ))}
      </fieldset>
    );
  });
}
