import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { paperOf, PAPERS, type PaperKey, questionsOf, sectionAt } from '~/domain/quizzes/papers/papers';
import { type ParsedQuestion, questionContent } from './question-content';
import { CONTENT, readYaml } from './read-yaml';

/** A question that is asked in one paper and nowhere else. */
export type ParsedPaperQuestion = ParsedQuestion & { paper: PaperKey; paper_position: number };

const choice = questionContent.refine(
  ({ question_type }) => question_type === 1,
  'a question of a paper is one of choice',
);

/**
 * The questions of mock papers, in the order in which they are asked. A file is named after its paper; where a question stands says its
 * section.
 * @throws Error that names the file, the line and what is wrong there
 */
export function readPapers(folder = join(CONTENT, 'papers')) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : [];
  return names.sort().map((name) => {
    const { data, refuse } = readYaml(folder, name, z.array(choice));
    const key = PAPERS.find((each) => `${each.key}.yaml` === name)?.key;
    if (!key) return refuse([], `there is no paper ${name.slice(0, -'.yaml'.length)}`);
    const paper = paperOf(key)!;
    if (data.length !== questionsOf(paper))
      refuse([], `${key} has ${data.length} questions instead of ${questionsOf(paper)}`);
    return {
      name,
      refuse,
      data: data.map((question, position): ParsedPaperQuestion => {
        const { tag } = sectionAt(paper, position);
        if (question.tag !== tag)
          refuse([position, 'tag'], `question ${position + 1} of ${key} stands in the section ${tag}`);
        return { ...question, free: true, pack: paper.pack, paper: key, paper_position: position };
      }),
    };
  });
}
