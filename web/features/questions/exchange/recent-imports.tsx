import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { href, type PageData } from '~/domain/kit/contract';
import { importPreview, type importStart } from '~/domain/questions/exchange/contract';
import { SectionHeading } from '~/web/ui/section-heading';
import { TimeAgo } from '~/web/ui/time-ago';
import lists from '~/web/ui/list.module.css';
import text from '~/web/ui/text.module.css';
import classes from './recent-imports.module.css';

/** The last files, and what became of each. */
export function RecentImports({ imports }: { imports: PageData<typeof importStart>['imports'] }) {
  const { formatMessage: say } = useIntl();
  if (imports.length === 0) return null;
  return (
    <section className={classes.recent}>
      <SectionHeading>
        <FormattedMessage id="questions.import.recent" />
      </SectionHeading>
      <ul className={lists.inPanel}>
        {imports.map((one) => (
          <li key={one.import_id}>
            <Link className={lists.record} to={href(importPreview, { import_id: one.import_id })}>
              <span className={lists.name}>{one.file_name}</span>
              <span className={text.dimmed}>
                {say({ id: `questions.import.state.${one.state}` }, { accepted: one.accepted, refused: one.refused })}
              </span>
              <span className={text.dimmed}>
                <TimeAgo at={one.started_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
