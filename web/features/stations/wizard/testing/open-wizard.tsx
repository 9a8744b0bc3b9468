import { screen } from '@testing-library/react';
import { href } from '~/domain/kit/contract';
import { virtualPatientCreate, virtualPatientEdit } from '~/domain/stations/wizard/contract';
import type { Answers } from '~/web/app/testing/fake-gateway';
import { LEARNER, renderApp } from '~/web/app/testing/render-app';
import type { EditData, ScreenData } from '~/web/features/stations/editor/editor-adapter';
import { editScreen, formWith } from '~/web/features/stations/editor/testing/open-editor';
import { NewVirtualPatientPage, VirtualPatientPage } from '../pages';

export const NEW = href(virtualPatientCreate, { base: 'osce-stations' });
export const WIZARD = href(virtualPatientEdit, { base: 'osce-stations', slug: 'chest-pain' });
export const ENABLE = '/osce-stations/chest-pain/virtual-patient/enable/';

/** A form that could be enabled. */
export const patientForm = (fields: Parameters<typeof formWith>[0] = {}) =>
  formWith({
    student_instructions: '<p>Take a history.</p>',
    patient_instructions: `<p>${'x'.repeat(500)}</p>`,
    walkthrough: '<p>Listen.</p>',
    ...fields,
  });

export const wizardScreen = (data: Partial<EditData> = {}): EditData =>
  editScreen({ form: patientForm(), virtual_patient: true, ...data });

/** @param actions what is answered, by `data_request`; `submit` is the POST without one */
export async function openWizard(
  data: ScreenData,
  {
    step,
    at = WIZARD,
    actions = {},
    enable,
    answers = {},
  }: {
    step?: number | string;
    at?: string;
    actions?: Record<string, unknown>;
    enable?: unknown;
    answers?: Answers;
  } = {},
) {
  localStorage.clear();
  const now = { data };
  const known: Record<string, unknown> = {
    autosave: { draft_id: 9, version: 1, saved_at: '2026-11-20T10:00:00.000Z' },
    submit: {
      station_id: 5,
      slug: 'chest-pain',
      revision: 3,
      next_url: WIZARD,
      virtual_patient_enabled_at: null,
      switched_off: false,
    },
    ...actions,
  };
  const app = await renderApp({
    routes: [
      { path: NEW, element: <NewVirtualPatientPage /> },
      { path: '/osce-stations/virtual-patient/:slug/edit/', element: <VirtualPatientPage /> },
    ],
    at: step === undefined ? at : `${at}?step=${step}`,
    person: LEARNER,
    answers: {
      [`GET ${at}`]: () => now.data,
      [`POST ${at}`]: (body: Record<string, unknown>) => known[String(body.data_request ?? 'submit')],
      [`POST ${ENABLE}`]: enable,
      ...answers,
    },
  });
  await screen.findByRole('heading', { level: 2, name: /^Step \d of 6: / });
  return {
    ...app,
    answerWith: (next: ScreenData) => void (now.data = next),
    posted: (path: string) => app.sent.filter((sent) => sent.path === path).map(({ body }) => body),
  };
}
