import { screen } from '@testing-library/react';
import { href } from '~/domain/kit/contract';
import { stationEdit } from '~/domain/stations/authoring/contract';
import type { StationForm } from '~/domain/stations/authoring/form-contract';
import type { Answers } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { CreatePage } from '../create-page';
import type { EditData, NewData, ScreenData } from '../editor-adapter';
import { EditPage } from '../edit-page';

export const EDIT = href(stationEdit, { base: 'osce-stations', slug: 'chest-pain' });
/** The address at which a new station continues. */
export const CREATED = '/osce-stations/new-one/edit/';

export const formWith = (fields: Partial<StationForm>): StationForm => ({
  name: 'Chest pain',
  description: 'A history.',
  label: 1,
  long_case: false,
  language: 'en',
  student_instructions: '',
  patient_instructions: '',
  patient_facts: [],
  examiner_instructions: '',
  useful_links: '',
  walkthrough: '',
  extra_candidate_resources: '',
  video_link: '',
  candidate_minutes: null,
  examiner_minutes: null,
  checklist: [{ id: 1, title: 'Opening', order: 0, items: [{ id: 2, title: 'Washes hands', order: 0 }] }],
  examiner_questions: [],
  ...fields,
});
const EMPTY = formWith({ name: '', description: '', label: 0, checklist: [] });

const TEMPLATES = {
  checklist: [{ key: 'history', name: 'Focused history' }],
  candidate_instructions: [],
  patient_instructions: [],
  examiner_instructions: [],
  walkthrough: [],
};

export const newScreen = (data: Partial<NewData> = {}): NewData => ({
  form: EMPTY,
  draft: null,
  draft_is_stale: false,
  abilities: { publish: false },
  templates: TEMPLATES,
  virtual_patient: false,
  wizard_url: '/osce-stations/virtual-patient/create/',
  step: 1,
  step_unknown: false,
  ...data,
});
export const editScreen = (data: Partial<EditData> = {}): EditData => ({
  ...newScreen({ form: formWith({}) }),
  virtual_patient_enabled_at: null,
  enable_url: '/osce-stations/chest-pain/virtual-patient/enable/',
  wizard_url: '/osce-stations/virtual-patient/chest-pain/edit/',
  station_id: 5,
  slug: 'chest-pain',
  style: 1,
  revision: 2,
  place: 'personal',
  attempts: 1,
  reassignable: 1,
  history: [{ revision: 2, user: 'Ben M.', timestamp: '2026-11-20T10:00:00.000Z', event: 'name' }],
  ...data,
});

let version = 0;

/** @param actions what is answered, by `data_request`; `submit` is the POST without one */
export async function openStation(
  at: string,
  data: ScreenData,
  actions: Record<string, unknown> = {},
  answers: Answers = {},
) {
  localStorage.clear();
  const now = { data };
  const known: Record<string, unknown> = {
    autosave: () => ({ draft_id: 9, version: (version += 1), saved_at: '2026-11-20T10:00:00.000Z' }),
    submit: {
      station_id: 5,
      slug: 'new-one',
      revision: 3,
      next_url: at === EDIT ? EDIT : CREATED,
      virtual_patient_enabled_at: null,
      switched_off: false,
    },
    ...actions,
  };
  const app = await renderApp({
    routes: [
      at === EDIT
        ? { path: '/osce-stations/:slug/edit/', element: <EditPage /> }
        : { path: at, element: <CreatePage /> },
    ],
    at,
    person: LEARNER,
    answers: {
      [`GET ${at}`]: () => now.data,
      [`POST ${at}`]: (body: Record<string, unknown>) => {
        const answer = known[String(body.data_request ?? 'submit')];
        return typeof answer === 'function' ? (answer as (sent: unknown) => unknown)(body) : answer;
      },
      ...answers,
    },
  });
  await screen.findAllByRole('textbox', { name: 'Candidate instructions' }, { timeout: 10_000 });
  return {
    ...app,
    /** What the page is answered from now on. */
    answerWith: (next: ScreenData) => void (now.data = next),
    posted: (name: string) =>
      app.sent
        .filter(({ path, body }) => path === at && (body.data_request ?? 'submit') === name)
        .map(({ body }) => body),
  };
}
