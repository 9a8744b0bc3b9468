import type { PatientFact } from './patient-facts';

/** A station (spec 3 §3). Deleted ones stay as rows, so that the results of those who took them survive. */
export interface Station {
  id: number;

  /** Unique over all styles among the stations that are not deleted: a group is prepared by slug alone. */
  slug: string;
  style: number;

  /** Language of the station's own texts, independent of the reader's. */
  language: 'en' | 'es';
  label: number;
  name: string;
  description: string;
  long_case: boolean;
  candidate_minutes: number | null;
  examiner_minutes: number | null;
  student_instructions: string;
  patient_instructions: string;

  /** What the patient tells, if its author has corrected it; empty for what the instructions say. */
  patient_facts: PatientFact[];
  examiner_instructions: string;
  extra_candidate_resources: string;
  walkthrough: string;
  useful_links: string;

  /** The version of the sanitiser that cleaned the texts, and those of the examiner questions. */
  html_version: number;

  /** Only of what can be embedded. */
  video_id: string | null;

  /** As its author typed it. */
  video_link: string;

  /** Null for the starter content. */
  owner_id: number | null;

  /** Of the content file it was loaded from, so that loading what has not changed changes nothing. */
  content_hash: string | null;

  /** Counts its states; earlier ones are kept. */
  revision: number;

  /** Made by the browser that saved it first: sent twice, one station is made. */
  submission_id: string | null;

  /** Written in the wizard of virtual patients, and changed there. */
  virtual_patient: boolean;

  /** Since when consultations with its patient can be taken; null while they cannot. */
  virtual_patient_enabled_at: Date | null;

  /** Null for a personal station, which its owner sees, and groups that they host. */
  published_at: Date | null;
  deleted_at: Date | null;

  /** Since when a moderator hides it; it is not published as long. */
  hidden_at: Date | null;
  created_at: Date;
  updated_at: Date;
}
