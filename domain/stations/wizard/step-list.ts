/** The steps in their order, from 1 (spec 3 §9): named `stations.wizard.step.<name>`. */
export const WIZARD_STEPS = ['scenario', 'candidate', 'patient', 'checklist', 'resources', 'review'] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];
export const LAST_STEP = WIZARD_STEPS.length;
