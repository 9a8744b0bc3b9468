import type { QuestionTemplate } from '~/domain/questions/authoring/contract';
import { options, table } from './template-parts';

const WHY_EACH_WRONG = ['<h3>Why the others are wrong</h3>', '<ul><li>[Option]: [why it does not fit here, and when it would]</li><li>[Option]: [why]</li></ul>'];

export const questionTemplatesEn: QuestionTemplate[] = [
  {
    key: 'single-best-answer', name: 'Single best answer', category: 'Clinical vignettes', free_text_format: false, admin_tag: '', answers: options(5),
    question_text_template: [
      'A [age]-year-old [woman/man] presents to [setting] with a [duration] history of [main complaint].',
      '[Relevant history, drugs and risk factors.]',
      'On examination, [findings]. [His/Her] temperature is [x] °C, heart rate [x] beats per minute, blood pressure [x/x] mmHg, respiratory rate [x] breaths per minute and oxygen saturation [x]% on air.',
      'What is the single most [likely diagnosis / appropriate next step]?',
    ],
    explanation_text_template: ['<h3>The answer</h3>', '[Which option, and the clues in the vignette that lead to it.]', ...WHY_EACH_WRONG, '<h3>To remember</h3>', '[One sentence that helps next time.]'],
    further_reading_text_template: '',
  },
  {
    key: 'multi-select', name: 'Several right answers', category: 'Clinical vignettes', free_text_format: false, admin_tag: '', answers: options(6),
    question_text_template: ['A [age]-year-old [woman/man] with [condition] is [situation].', '[What is known of the patient.]', 'Which [two] of these are [indicated / features of it / contraindicated]?'],
    explanation_text_template: ['<h3>The answers</h3>', '<ul><li>[First right option]: [why]</li><li>[Second right option]: [why]</li></ul>', ...WHY_EACH_WRONG],
    further_reading_text_template: '',
  },
  {
    key: 'data-interpretation', name: 'Blood results', category: 'Data interpretation', free_text_format: false, admin_tag: 'renal', answers: options(5),
    question_text_template: [
      'A [age]-year-old [woman/man] has blood tests because of [reason]. [He/She] takes [drugs].',
      table(['Test', 'Result', 'Reference range'], [
        ['Haemoglobin', '[x] g/L', '[x–x]'], ['White cells', '[x] × 10⁹/L', '[x–x]'], ['Platelets', '[x] × 10⁹/L', '[x–x]'],
        ['Sodium', '[x] mmol/L', '135–145'], ['Potassium', '[x] mmol/L', '3.5–5.3'], ['Urea', '[x] mmol/L', '2.5–7.8'], ['Creatinine', '[x] µmol/L', '[x–x]'],
      ]),
      'Which of these explains the results best?',
    ],
    explanation_text_template: ['<h3>Step by step</h3>', '<ol><li>[Which results are abnormal]</li><li>[What pattern they make]</li><li>[What causes it in this patient]</li></ol>', ...WHY_EACH_WRONG],
    further_reading_text_template: '',
  },
  {
    key: 'prescribing', name: 'Prescribing (PSA)', category: 'Prescribing', free_text_format: false, admin_tag: 'prescribing', answers: options(5),
    question_text_template: [
      '<h3>Presentation</h3>', 'A [age]-year-old [woman/man], weight [x] kg, is [where] because of [problem].',
      '<p><strong>Past history.</strong> [Conditions.] <strong>Drugs.</strong> [Name, dose, route, how often.] <strong>Allergies.</strong> [None known, or which and what happened.]</p>',
      '<p><strong>On examination.</strong> [Findings.] <strong>Investigations.</strong> [Results with their reference ranges, renal function among them.]</p>',
      'Choose the prescription of [drug or class] that is most appropriate [now]. [Each option: drug, dose, route, how often, how long.]',
    ],
    explanation_text_template: ['<h3>The right prescription</h3>', '[Drug, dose, route, frequency: why each of them.]', '<h3>Safety</h3>', '[Interactions, renal and hepatic function, allergy, pregnancy, monitoring.]', ...WHY_EACH_WRONG],
    further_reading_text_template: 'https://bnf.nice.org.uk/',
  },
  {
    key: 'ecg', name: 'ECG case', category: 'Data interpretation', free_text_format: false, admin_tag: 'rate-and-rhythm', answers: options(5),
    question_text_template: ['A [age]-year-old [woman/man] has had [symptom] for [duration]. The blood pressure is [x/x] mmHg.', '[Put the ECG here, and say in its description what can be seen without naming the diagnosis.]', 'What does the ECG show?'],
    explanation_text_template: [
      '<h3>Reading the ECG</h3>', '<ul><li>Rate: [x] beats per minute</li><li>Rhythm: [regular / irregular, P waves]</li><li>Axis: [normal / left / right]</li><li>PR interval: [x] ms</li><li>QRS: [x] ms, [morphology]</li><li>ST segments and T waves: [leads]</li><li>QTc: [x] ms</li></ul>',
      '<h3>What it means</h3>', '[Diagnosis, and what to do next.]', ...WHY_EACH_WRONG,
    ],
    further_reading_text_template: '',
  },
  {
    key: 'blood-gas', name: 'Blood gas case', category: 'Data interpretation', free_text_format: false, admin_tag: 'metabolic-acidosis', answers: options(5),
    question_text_template: [
      'A [age]-year-old [woman/man] is [short of breath / drowsy / vomiting]. This arterial blood gas was taken on [air / x% oxygen].',
      table(['Value', 'Result', 'Reference range'], [
        ['pH', '[x]', '7.35–7.45'], ['PaO₂', '[x] kPa', '11–13'], ['PaCO₂', '[x] kPa', '4.7–6.0'], ['HCO₃⁻', '[x] mmol/L', '22–26'], ['Base excess', '[x] mmol/L', '−2 to +2'], ['Lactate', '[x] mmol/L', '0.5–2.0'],
      ]),
      'How is this blood gas read best?',
    ],
    explanation_text_template: ['<h3>Step by step</h3>', '<ol><li>Oxygenation: [adequate for the inspired oxygen or not]</li><li>pH: [acidaemia / alkalaemia]</li><li>Respiratory or metabolic: [which value explains the pH]</li><li>Compensation: [none / partial / full]</li><li>Anion gap: [x]</li></ol>', '<h3>The cause here</h3>', '[What in the history leads to it.]', ...WHY_EACH_WRONG],
    further_reading_text_template: '',
  },
  {
    key: 'radiology', name: 'Radiology case', category: 'Data interpretation', free_text_format: false, admin_tag: 'chest-x-ray', answers: options(5),
    question_text_template: ['A [age]-year-old [woman/man] has a [chest X-ray / CT / ultrasound] because of [reason].', '[Put the picture here. Take out every name, number and date, and describe it without naming the diagnosis.]', 'What is the most important finding?'],
    explanation_text_template: ['<h3>Looking at it in order</h3>', '<ul><li>Details and quality: [projection, rotation, inspiration, penetration]</li><li>Airway: [finding]</li><li>Breathing: [lungs and pleura]</li><li>Circulation: [heart and mediastinum]</li><li>Diaphragm: [finding]</li><li>Everything else: [bones, soft tissue, devices]</li></ul>', '<h3>What to do next</h3>', '[The next step, and how soon.]', ...WHY_EACH_WRONG],
    further_reading_text_template: '',
  },
  {
    key: 'short-answer', name: 'Short answers', category: 'Free text', free_text_format: true, admin_tag: '', answers: [{ label: 'Most likely diagnosis' }, { label: 'Investigation that confirms it' }, { label: 'First treatment' }],
    question_text_template: ['A [age]-year-old [woman/man] presents with [history].', '[Examination and first results.]', 'Give the most likely diagnosis, the investigation that confirms it, and the first treatment.'],
    explanation_text_template: ['<h3>What counts as right</h3>', '<ul><li>Diagnosis: [also accepted: …]</li><li>Investigation: [also accepted: …]</li><li>Treatment: [drug and dose are needed / the class is enough]</li></ul>', '<h3>Why</h3>', '[The reasoning.]'],
    further_reading_text_template: '',
  },
];
