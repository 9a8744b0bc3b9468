import { expect, type Locator, type Page } from '@playwright/test';
import { questionCreate, questionForm, type QuestionForm } from '~/domain/questions/authoring/contract';
import { specialtyId } from '~/domain/questions/specialties';
import { href, type PageData } from '~/domain/kit/contract';
import { post } from './people';
import { en } from './words';

export const CREATE = href(questionCreate);
export const editor = (page: Page, field: 'question_text' | 'explanation_text', say = en): Locator =>
  page.getByRole('textbox', { name: say(`questions.write.field.${field}`), exact: true });
export const option = (page: Page, number: number): Locator =>
  page.getByRole('textbox', { name: en('questions.write.option', { number }), exact: true });
export const correct = (page: Page, number: number): Locator =>
  page.getByRole('checkbox', { name: en('questions.write.option.is-correct', { number }) });
export const saveButton = (page: Page, id: string): Locator =>
  page.getByRole('main').getByRole('button', { name: en(id), exact: true });
export const savedMark = (page: Page): Locator => page.getByText(en('drafts.state.saved'), { exact: true });

/** Chooses in a field that is searched. */
export async function choose(page: Page, field: string, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: en(field), exact: true });
  await box.click();
  await box.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
  await expect(box).toHaveValue(name);
}

/** A form that can be saved. @param more what is different */
export async function wholeForm(page: Page, more: Partial<QuestionForm> = {}): Promise<QuestionForm> {
  const answer = await page.request.get(CREATE, { headers: { accept: 'application/json' } });
  const { topics } = (await answer.json()) as PageData<typeof questionCreate>;
  const cardiology = specialtyId('cardiology');
  return questionForm.parse({
    question_text:
      '<p>A 63-year-old man has had crushing central chest pain for forty minutes. His electrocardiogram shows ST elevation in leads II, III and aVF.</p><p>Which artery is most likely occluded?</p>',
    explanation_text:
      '<p>Leads II, III and aVF look at the inferior wall, which the <strong>right coronary artery</strong> supplies in most people.</p>',
    answers: [
      'Left anterior descending artery',
      'Left circumflex artery',
      'Right coronary artery',
      'Left main stem',
      'Posterior descending vein',
    ].map((answer_text, index) => ({ answer_text, answer_correct: index === 2 })),
    specialty_id: cardiology,
    topic_id: topics.find(({ specialty_id }) => specialty_id === cardiology)!.id,
    focus_id: 1,
    further_reading: 'https://www.example.org/guideline',
    sources: [{ title: 'Acute coronary syndromes', publisher: 'A college', year: 2024, url: '' }],
    ...more,
  });
}

/** A question without the form, if the form is not what is tested. @returns its id */
export async function saveByCall(
  page: Page,
  place: 'published' | 'private' | 'draft',
  more: Partial<QuestionForm> = {},
): Promise<number> {
  const { question_id } = (await post(page, CREATE, { form: await wholeForm(page, more), place })) as {
    question_id: number;
  };
  return question_id;
}
