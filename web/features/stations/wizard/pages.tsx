import { virtualPatientCreate, virtualPatientEdit } from '~/domain/stations/wizard/contract';
import type { Pages } from '../editor/editor-adapter';
import { EditedStation } from '../editor/edited-station';
import { NewStation } from '../editor/new-station';
import { WizardScreen } from './wizard-screen';

const WIZARD: Pages = { create: virtualPatientCreate, edit: virtualPatientEdit, prefix: 'virtual-patient.' };

/** The page to write a new virtual patient, step by step (spec 3 §2). */
export const NewVirtualPatientPage = () => <NewStation pages={WIZARD} words="wizard" Screen={WizardScreen} />;

/** The page to edit a virtual patient (spec 3 §2). */
export const VirtualPatientPage = () => <EditedStation pages={WIZARD} words="wizard" Screen={WizardScreen} />;
