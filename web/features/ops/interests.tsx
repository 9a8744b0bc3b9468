import { FormattedMessage } from 'react-intl';
import { opsPage } from '~/domain/ops/contract';
import { usePage } from '~/web/live/client';
import { Section } from '~/web/ui/section-heading';
import { useFigures } from './figures';
import text from '~/web/ui/text.module.css';
import classes from './ops.module.css';

/** How many people asked to hear when a product can be bought. If the figures cannot be read, the audit log says so. */
export function Interests() {
  const { count } = useFigures();
  const { data } = usePage(opsPage);
  if (!data) return null;
  return (
    <Section id="ops-interests" title={<FormattedMessage id="ops.interests" />}>
      {data.interests.length === 0 ? (
        <p className={text.dimmedSmall}>
          <FormattedMessage id="ops.interests.empty" />
        </p>
      ) : (
        <dl className={classes.interests}>
          {data.interests.map(({ product, name, count: people }) => (
            <div key={product}>
              <dt>{name}</dt>
              <dd>{count(people)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
  );
}
