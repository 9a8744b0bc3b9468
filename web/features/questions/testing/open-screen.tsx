import { act, fireEvent, screen } from '@testing-library/react';
import { questionCreate, questionEdit } from '~/domain/questions/authoring/contract';
import { href } from '~/domain/kit/contract';
import type { Language } from '~/domain/accounts/contract';
import type { Answers } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import { CreatePage } from '../write/create-page';
import type { EditData, NewData } from '../write/editor-adapter';
import { EditPage } from '../write/edit-page';
import { editData, newData } from './forms';

export const CREATE = href(questionCreate);
export const EDIT = href(questionEdit, { question_id: 7 });

const routes = [
  { path: questionCreate.path, element: <CreatePage /> },
  { path: questionEdit.path, element: <EditPage /> },
];

type Handler = (body: Record<string, unknown>) => unknown;
interface Setting {
  /** By `data_request`; `submit` is the POST without one. */
  actions?: Record<string, unknown>;
  answers?: Answers;
  language?: Language;
}

let version = 0;
const saved = () => ({ draft_id: 9, version: (version += 1), saved_at: '2026-11-20T10:00:00.000Z' });

async function open(at: string, data: unknown, { actions = {}, answers = {}, language = 'en' }: Setting) {
  localStorage.clear();
  const known: Record<string, unknown> = {
    autosave: saved,
    submit: { question_id: 7, revision: 3, next_url: '/questions/mine/' },
    ...actions,
  };
  const path = at.split('?')[0]!;
  const app = await renderApp({
    routes,
    at,
    language,
    person: LEARNER,
    answers: {
      [`GET ${path}`]: data,
      [`POST ${path}`]: (body: Record<string, unknown>) => {
        const answer = known[String(body.data_request ?? 'submit')];
        return typeof answer === 'function' ? (answer as Handler)(body) : answer;
      },
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 1 });
  // The editors are fetched by themselves.
  await screen.findAllByRole('textbox', { name: /^(Question|Pregunta)$/ });
  return {
    ...app,
    posted: (name: string) =>
      app.sent.filter(({ body }) => (body.data_request ?? 'submit') === name).map(({ body }) => body),
  };
}

export const openNew = (data: Partial<NewData> = {}, setting: Setting = {}) => open(CREATE, newData(data), setting);
export const openEdit = (data: Partial<EditData> | (() => EditData) = {}, setting: Setting = {}) =>
  open(EDIT, typeof data === 'function' ? data : editData(data), setting);

export const write = (label: string | RegExp, text: string) =>
  act(async () => void fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } }));
export const press = (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name })));
