import { FormattedMessage } from 'react-intl';
import { href } from '~/domain/kit/contract';
import type { QuizSummaryData } from '~/domain/quizzes/contract';
import { packsPage } from '~/domain/quizzes/packs/contract';
import { paperOf } from '~/domain/quizzes/papers/papers';
import { LinkButton } from '~/web/ui/button';
import { FiguresTable } from '~/web/ui/figures-table';
import layout from '~/web/ui/layout.module.css';
import { ProgressBar } from '~/web/ui/progress-bar';
import { Section } from '~/web/ui/section-heading';
import text from '~/web/ui/text.module.css';

interface Props {
  paper: NonNullable<QuizSummaryData['paper']>;
  paperKey: string;
}

/** What a mock paper gave, beside what picking blindly would give, and by its sections. */
export const PaperScore = ({ paper, paperKey }: Props) => (
  <Section
    id="paper"
    title={<FormattedMessage id="quizzes.papers.marks" values={{ marks: paper.marks, of: paper.of }} />}
  >
    <p>
      <FormattedMessage id="quizzes.papers.chance" values={{ chance: Math.round(paper.chance) }} />
    </p>
    {paper.sections.length > 0 && (
      <FiguresTable columns={['quizzes.papers.section', 'quizzes.papers.column']}>
        {paper.sections.map(({ tag, marks, of }) => (
          <tr key={tag}>
            <td>
              <div className={layout.wordsColumn}>
                <FormattedMessage id={`questions.tag.${tag}`} />
                <ProgressBar share={marks / of} />
              </div>
            </td>
            <td>
              <FormattedMessage id="quizzes.summary.of" values={{ some: marks, all: of }} />
            </td>
          </tr>
        ))}
      </FiguresTable>
    )}
    <p className={text.dimmedSmall}>
      <FormattedMessage id="quizzes.papers.unaffiliated" />
    </p>
    <p>
      <FormattedMessage id="quizzes.papers.held-out" />
    </p>
    <LinkButton variant="default" to={href(packsPage, {}, { pack: paperOf(paperKey)?.pack })}>
      <FormattedMessage id="quizzes.papers.practise" />
    </LinkButton>
  </Section>
);
