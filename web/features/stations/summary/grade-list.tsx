import { IconCheck, IconX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { GRADE_GROUPS, type Grades } from '~/domain/stations/marking';
import classes from './summary.module.css';

/** The band of each domain of a GP case. */
export function GradeList({ grades }: { grades: Grades }) {
  return (
    <dl className={classes.grades}>
      {GRADE_GROUPS.map((group) => {
        const grade = grades[group];
        const passed = grade === 'pass' || grade === 'clear-pass';
        return (
          <div key={group} className={classes.grade} data-passed={grade === null ? undefined : passed}>
            <dt>
              <FormattedMessage id={`stations.grade.${group}`} />
            </dt>
            <dd>
              {grade !== null && (passed ? <IconCheck size={18} aria-hidden /> : <IconX size={18} aria-hidden />)}
              <FormattedMessage id={grade === null ? 'stations.grade.none' : `stations.grade.${grade}`} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
