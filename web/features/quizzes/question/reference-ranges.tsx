import { useDeferredValue, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { ProblemNotice } from '~/web/ui/problem';
import { SkeletonList } from '~/web/ui/skeleton-list';
import text from '~/web/ui/text.module.css';
import classes from './ranges-panel.module.css';
import { searchRanges } from './search-ranges';
import { useRanges } from './use-ranges';

/** The ranges by group, those that the query finds. */
export function ReferenceRanges({ query }: { query: string }) {
  const { data, error, refetch } = useRanges(true);
  const asked = useDeferredValue(query);
  const groups = useMemo(() => searchRanges(data?.groups ?? [], asked), [data, asked]);
  if (error) return <ProblemNotice error={error} onRetry={refetch} />;
  if (!data) return <SkeletonList rows={6} height={48} />;
  if (groups.length === 0) {
    return (
      <p className={text.dimmedColour} role="status">
        <FormattedMessage id="quizzes.question.ranges.none" values={{ query: asked }} />
      </p>
    );
  }
  return groups.map((group) => (
    <section key={group.group} className={classes.group}>
      <h3 className={classes.groupName}>{group.group}</h3>
      {group.subheadings.map((subheading) => (
        <div key={subheading.heading}>
          <h4 className={classes.heading}>{subheading.heading}</h4>
          <dl className={text.smallText}>
            {subheading.items.map((item) => (
              <div key={item.title} className={classes.item}>
                <dt>{item.title}</dt>
                <dd>
                  {item.values.map((value) => (
                    <span key={value}>{value}</span>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  ));
}
