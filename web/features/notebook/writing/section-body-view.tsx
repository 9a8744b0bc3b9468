import { useIntl } from 'react-intl';
import { QuizLook, type QuizColour, type QuizIcon } from '~/web/ui/quiz-look';
import { RichText } from '~/web/ui/rich-text';
import { SourceLine } from './source-line';
import type { ComparedBody } from './diff/section-diff-view';
import classes from './decide.module.css';

/** A text of a section as its readers would see it. */
export function SectionBodyView({ body, language }: { body: ComparedBody; language?: string | undefined }) {
  const { formatMessage: say } = useIntl();
  return (
    <article className={classes.body} lang={language}>
      <header className={classes.bodyHead}>
        <QuizLook icon={body.section_icon as QuizIcon} colour={body.section_colour as QuizColour} size={40} />
        <h2>{body.title || say({ id: 'notebook.writing.untitled' })}</h2>
      </header>
      <RichText html={body.text} />
      <ul className={classes.sources} aria-label={say({ id: 'notebook.sources' }, { count: body.sources.length })}>
        {body.sources.map((source, index) => (
          <li key={index}>
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
    </article>
  );
}
