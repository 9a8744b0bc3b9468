import { FormattedMessage } from 'react-intl';
import { GRADES, type Grade, type GradeGroup, type Grades } from '~/domain/stations/marking';
import classes from './grade-groups.module.css';

interface Props {
  groups: readonly GradeGroup[];
  grades: Grades;
  onGrade: (group: GradeGroup, grade: Grade) => void;
  /** Whether what is missing is pointed out. */
  asked: boolean;
}

/** The four bands of each domain of a GP case (spec 3 §3). */
export function GradeGroups({ groups, grades, onGrade, asked }: Props) {
  return groups.map((group) => {
    const missing = asked && grades[group] === null;
    return (
      <fieldset
        key={group}
        id={`grade-${group}`}
        className={classes.group}
        data-missing={missing || undefined}
        aria-describedby={missing ? `grade-${group}-missing` : undefined}
      >
        <legend className={classes.legend}>
          <FormattedMessage id={`stations.grade.${group}`} />
        </legend>
        <div className={classes.bands}>
          {GRADES.map((grade) => (
            <label key={grade} className={classes.band} data-chosen={grades[group] === grade || undefined}>
              <input
                type="radio"
                name={group}
                value={grade}
                checked={grades[group] === grade}
                onChange={() => onGrade(group, grade)}
                className={classes.radio}
              />
              <span>
                <FormattedMessage id={`stations.grade.${grade}`} />
              </span>
            </label>
          ))}
        </div>
        {missing && (
          <p id={`grade-${group}-missing`} className={classes.missing}>
            <FormattedMessage id="stations.grade.missing" />
          </p>
        )}
      </fieldset>
    );
  });
}
