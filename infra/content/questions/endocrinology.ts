import type { QuestionContent } from '../question-content';

export const questions: QuestionContent[] = [
  {
    slug: 'ketoacidosis-when-glucose-falls-below-14',
    topic: 'diabetes',
    focus: 'management',
    difficulty: 3,
    moderate: true,
    question_text: `
<p>A 24-year-old woman (60 kg) with type 1 diabetes is being treated for ketoacidosis in a UK hospital with a fixed-rate insulin infusion of 6 units/h, 0.9% sodium chloride with potassium, and her usual long-acting insulin. After five hours: glucose 12.6 mmol/L (27.4 on arrival), ketones 3.4 mmol/L (6.2), pH 7.21, bicarbonate 11 mmol/L, potassium 4.5 mmol/L. She still feels sick.</p>
<p>What is the most appropriate next step?</p>`,
    answers: [
      { text: 'Stop the infusion and give her usual mealtime insulin subcutaneously' },
      { text: 'Change to a variable-rate insulin infusion adjusted to hourly glucose' },
      { text: 'Add glucose 10% at 125 mL/h and carry on with fixed-rate insulin', correct: true },
      { text: 'Stop insulin for one hour and replace saline with glucose 5%' },
      { text: 'Give sodium bicarbonate 1.26% 500 mL over one hour' },
    ],
    explanation_text: `
<p>The problem to be cured is <strong>ketosis</strong>, not glucose. Insulin must run until ketones are below 0.6 mmol/L and pH above 7.3. Once glucose is below 14 mmol/L, <strong>add glucose 10% at 125 mL/h</strong> beside the saline to prevent hypoglycaemia, and consider reducing insulin to 0.05 units/kg/h (3 units/h here).</p>
<ul>
  <li>Subcutaneous insulin waits until ketoacidosis has resolved and she eats.</li>
  <li>A variable rate follows glucose and may give too little insulin to clear ketones.</li>
  <li>Stopping insulin restarts ketone production.</li>
  <li>Bicarbonate can worsen hypokalaemia and intracellular acidosis; it is not recommended.</li>
</ul>
<p><strong>Take home:</strong> when glucose falls first, add glucose and keep the insulin going.</p>`,
    sources: [{ title: 'The management of diabetic ketoacidosis in adults', publisher: 'Joint British Diabetes Societies for Inpatient Care', year: 2023, url: 'https://abcd.care/joint-british-diabetes-societies-jbds-inpatient-care-group' }],
  },
  {
    slug: 'ketoacidosis-with-near-normal-glucose',
    topic: 'diabetes',
    focus: 'prescribing',
    difficulty: 2,
    question_text: `
<p>A 57-year-old man with type 2 diabetes ate little for two days before a colonoscopy. He now has vomiting and abdominal pain. Respiratory rate 28/min. Glucose 10.9 mmol/L, capillary ketones 5.8 mmol/L, pH 7.18, bicarbonate 10 mmol/L, lactate 1.5 mmol/L, creatinine 92 µmol/L. He carried on with all his medicines.</p>
<p>Which of them is the most likely cause?</p>`,
    answers: [
      { text: 'Dapagliflozin', correct: true },
      { text: 'Gliclazide' },
      { text: 'Metformin' },
      { text: 'Pioglitazone' },
      { text: 'Sitagliptin' },
    ],
    explanation_text: `
<p><strong>SGLT2 inhibitors</strong> make the kidney excrete glucose, so plasma glucose and insulin fall while glucagon rises. With fasting or illness, fat is broken down and <strong>ketoacidosis develops with a glucose that looks harmless</strong>. Stop the drug and treat as ketoacidosis. It should not be restarted unless a specialist agrees that another clear cause has been found and resolved.</p>
<ul>
  <li>Gliclazide would cause hypoglycaemia.</li>
  <li>Metformin can be associated with lactic acidosis; his lactate is normal and the ketones explain the acidosis.</li>
  <li>Pioglitazone causes fluid retention, fractures and heart failure.</li>
  <li>Sitagliptin is rarely linked to pancreatitis, not ketosis.</li>
</ul>
<p>Anyone taking an SGLT2 inhibitor should pause it when ill, fasting or facing surgery. If no ketoacidosis has occurred, it can be restarted once they are eating normally.</p>
<p><strong>Take home:</strong> unwell on a ‘-gliflozin’: measure ketones whatever the glucose.</p>`,
    further_reading: 'https://bnf.nice.org.uk/drugs/dapagliflozin/',
    sources: [
      { title: 'Dapagliflozin', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/drugs/dapagliflozin/' },
      { title: 'The management of diabetic ketoacidosis in adults', publisher: 'Joint British Diabetes Societies for Inpatient Care', year: 2023, url: 'https://abcd.care/joint-british-diabetes-societies-jbds-inpatient-care-group' },
    ],
  },
  {
    slug: 'advice-before-starting-carbimazole',
    topic: 'thyroid-disease',
    focus: 'communication',
    difficulty: 1,
    question_text: `
<p>A 31-year-old woman with Graves’ disease is about to start carbimazole 20 mg daily. She has an implant for contraception. You have two minutes left and want to be sure that she takes away the most important safety message.</p>
<p>What should you tell her?</p>`,
    answers: [
      { text: '‘Stay out of strong sunlight, because during treatment your skin may burn much more easily than usual.’' },
      { text: '‘If you get a sore throat, carry on with the tablets and see your GP if it lasts a week.’' },
      { text: '‘Have a blood count every week; you can ignore minor infections if it is normal.’' },
      { text: '‘If you have a fever, double the tablets until it settles, then go back to the usual dose.’' },
      { text: '‘If you get a sore throat, fever or mouth ulcers, stop and have a blood count that same day.’', correct: true },
    ],
    explanation_text: `
<p>Carbimazole can cause <strong>agranulocytosis</strong>, mostly in the first three months and often without warning. The patient has to act: <strong>stop the tablets and get a full blood count the same day</strong> for a sore throat, mouth ulcers, fever or other infection. Give it in writing and check that she can say it back.</p>
<ul>
  <li>Photosensitivity is not a typical problem of carbimazole.</li>
  <li>Carrying on for a week could be fatal.</li>
  <li>Weekly counts are not recommended: the fall is too sudden for them to catch, and a normal count must not reassure.</li>
  <li>Doubling the dose is a sick-day rule for steroids.</li>
</ul>
<p>Also mention effective contraception (she has it), jaundice, and severe abdominal pain (pancreatitis).</p>
<p><strong>Take home:</strong> carbimazole and a sore throat: stop, count, same day.</p>`,
    further_reading: 'https://bnf.nice.org.uk/drugs/carbimazole/',
    sources: [
      { title: 'Carbimazole', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/drugs/carbimazole/' },
      { title: 'Thyroid disease: assessment and management (NG145)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng145' },
    ],
  },
  {
    slug: 'rising-tsh-on-a-stable-dose-of-levothyroxine',
    topic: 'thyroid-disease',
    focus: 'mechanism',
    difficulty: 2,
    question_text: `
<p>A 51-year-old woman has taken levothyroxine 100 micrograms every morning for years, with TSH between 1 and 3 mU/L. Four months ago she started calcium carbonate with colecalciferol, taken with her levothyroxine before breakfast. She is tired; TSH 12.4 mU/L (0.4–4.0), free T4 10.1 pmol/L (9–25). She misses no doses, and her weight is unchanged.</p>
<p>Which mechanism best explains the change?</p>`,
    answers: [
      { text: 'Faster breakdown of levothyroxine by enzymes induced in the liver' },
      { text: 'Binding of levothyroxine in the gut, so that less is absorbed', correct: true },
      { text: 'Slower conversion of T4 to T3 by peripheral deiodinase' },
      { text: 'More thyroxine-binding globulin, so that less T4 is free' },
      { text: 'Greater loss of levothyroxine in the urine with calcium' },
    ],
    explanation_text: `
<p>Calcium forms <strong>insoluble complexes with levothyroxine in the gut</strong>. The dose is swallowed but not absorbed, T4 falls and TSH rises. Separate them by at least four hours and recheck TSH in about 6 to 12 weeks, rather than raising the dose. Iron, antacids, colestyramine and sevelamer do the same.</p>
<ul>
  <li>Enzyme induction occurs with rifampicin, carbamazepine and phenytoin.</li>
  <li>Slow conversion is seen with amiodarone, steroids or severe illness.</li>
  <li>Oestrogen taken by mouth and pregnancy raise binding globulin.</li>
  <li>Urinary loss matters only in heavy proteinuria.</li>
</ul>
<p><strong>Take home:</strong> TSH rises on a stable dose: ask what else is taken at breakfast time.</p>`,
    further_reading: 'https://bnf.nice.org.uk/drugs/levothyroxine-sodium/',
    sources: [
      { title: 'Levothyroxine sodium', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/drugs/levothyroxine-sodium/' },
      { title: 'Thyroid disease: assessment and management (NG145)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng145' },
    ],
  },
  {
    slug: 'collapse-with-known-addisons-disease',
    topic: 'adrenal-and-pituitary-disease',
    focus: 'management',
    difficulty: 1,
    question_text: `
<p>A 35-year-old woman with Addison’s disease has had gastroenteritis for 24 hours and has vomited all her tablets. She is drowsy. Pulse 122/min, blood pressure 78/44 mmHg, temperature 37.8 °C, glucose 3.9 mmol/L, sodium 124 mmol/L, potassium 5.8 mmol/L.</p>
<p>What is the most important immediate treatment?</p>`,
    answers: [
      { text: 'Fludrocortisone 200 micrograms by mouth and sodium chloride 0.9%' },
      { text: 'A short Synacthen test, then hydrocortisone once it has been taken' },
      { text: 'Sodium chloride 2.7% 150 mL intravenously over 20 minutes' },
      { text: 'Hydrocortisone 100 mg intravenously and sodium chloride 0.9%', correct: true },
      { text: 'Calcium gluconate intravenously, then insulin with glucose' },
    ],
    explanation_text: `
<p>This is an <strong>adrenal crisis</strong>. She needs <strong>hydrocortisone 100 mg</strong> at once, IV or IM (use the muscle if there is no line), and a rapid litre of sodium chloride 0.9%; then hydrocortisone 200 mg over 24 hours by infusion, or 50 mg every 6 hours. Treat the trigger and correct the glucose.</p>
<ul>
  <li>At such doses hydrocortisone has enough mineralocorticoid effect; she cannot keep tablets down.</li>
  <li>Her diagnosis is known, and no test should delay treatment in any suspected crisis.</li>
  <li>The low sodium is due to lack of hormones and volume; hypertonic saline is not needed and sodium may then rise too fast.</li>
  <li>This potassium usually falls with steroid and fluid.</li>
</ul>
<p><strong>Take home:</strong> steroid-dependent, vomiting and hypotensive: hydrocortisone 100 mg first.</p>`,
    sources: [{ title: 'Adrenal insufficiency: identification and management (NG243)', publisher: 'NICE', year: 2024, url: 'https://www.nice.org.uk/guidance/ng243' }],
  },
  {
    slug: 'first-test-for-suspected-acromegaly',
    topic: 'adrenal-and-pituitary-disease',
    focus: 'investigation',
    difficulty: 2,
    question_text: `
<p>A 46-year-old man has had to buy larger shoes and his wedding ring no longer fits. He sweats a lot, snores and has carpal tunnel syndrome. He has a prominent jaw and spaces between his teeth. Blood pressure 152/94 mmHg, HbA1c 49 mmol/mol.</p>
<p>Which is the best first biochemical test?</p>`,
    answers: [
      { text: 'Serum insulin-like growth factor 1', correct: true },
      { text: 'Serum growth hormone at 9 am' },
      { text: 'Growth hormone after an insulin tolerance test' },
      { text: 'Growth hormone-releasing hormone in plasma' },
      { text: 'Serum prolactin and 9 am testosterone' },
    ],
    explanation_text: `
<p>Growth hormone is released in pulses; <strong>IGF-1</strong>, made by the liver in response, is steady through the day and reflects the total secretion. A normal value for age makes acromegaly very unlikely. If it is raised, confirm with an oral glucose tolerance test (growth hormone fails to suppress), then MRI of the pituitary.</p>
<ul>
  <li>A single growth hormone may be high in healthy people and normal in acromegaly.</li>
  <li>The insulin tolerance test looks for growth hormone <em>deficiency</em>.</li>
  <li>Ectopic growth hormone-releasing hormone is rare and sought only when no pituitary tumour is found.</li>
  <li>Prolactin and testosterone belong in the later pituitary profile.</li>
</ul>
<p><strong>Take home:</strong> IGF-1 to screen, glucose load to confirm, MRI to locate.</p>`,
    sources: [{ title: 'Acromegaly: an Endocrine Society clinical practice guideline', publisher: 'Endocrine Society', year: 2014, url: 'https://doi.org/10.1210/jc.2014-2700' }],
  },
  {
    slug: 'severe-hypercalcaemia-of-malignancy',
    topic: 'calcium-and-bone',
    focus: 'prescribing',
    difficulty: 2,
    question_text: `
<p>A 63-year-old woman with metastatic breast cancer has become drowsy, constipated and very thirsty over a week. She is dry: pulse 104/min, blood pressure 108/64 mmHg. Adjusted calcium 3.62 mmol/L (2.20–2.60), creatinine 118 µmol/L, PTH suppressed. She wants active treatment.</p>
<p>Select <strong>TWO</strong> treatments that should form the initial management.</p>`,
    answers: [
      { text: 'Intravenous sodium chloride 0.9%', correct: true },
      { text: 'Oral bendroflumethiazide' },
      { text: 'Intravenous furosemide before fluids' },
      { text: 'Oral colecalciferol' },
      { text: 'Intravenous calcium gluconate' },
      { text: 'Intravenous zoledronic acid once rehydrated', correct: true },
      { text: 'Oral sodium bicarbonate' },
    ],
    explanation_text: `
<p>Hypercalcaemia causes polyuria and vomiting, and dehydration then stops the kidney from excreting calcium. <strong>Sodium chloride 0.9%</strong>, often 4 to 6 litres in the first 24 hours if the heart allows, restores that. An <strong>intravenous bisphosphonate</strong> such as zoledronic acid 4 mg blocks osteoclasts; calcium falls over 2 to 4 days. Give it after rehydration, with renal function checked.</p>
<ul>
  <li>Thiazides retain calcium.</li>
  <li>Furosemide before fluids deepens dehydration; it is only for overload.</li>
  <li>Vitamin D and calcium add to the load: calcium gluconate protects the heart in hyperkalaemia, not here.</li>
  <li>Bicarbonate has no role.</li>
</ul>
<p>Denosumab is an option if a bisphosphonate fails.</p>
<p><strong>Take home:</strong> water first, bisphosphonate second.</p>`,
    sources: [{ title: 'Society for Endocrinology emergency guidance: emergency management of acute hypercalcaemia in adult patients', publisher: 'Society for Endocrinology', year: 2016, url: 'https://doi.org/10.1530/EC-16-0055' }],
  },
  {
    slug: 'hypercalcaemia-found-with-a-kidney-stone',
    topic: 'calcium-and-bone',
    focus: 'diagnosis',
    difficulty: 1,
    question_type: 4,
    question_text: `
<p>A 59-year-old woman passes a kidney stone. Adjusted calcium 2.91 mmol/L (2.20–2.60; the same two weeks later), phosphate 0.68 mmol/L (0.80–1.50), PTH 14.2 pmol/L (1.6–6.9), vitamin D sufficient, eGFR 74 mL/min/1.73 m<sup>2</sup>, 24-hour urinary calcium raised. She takes no medicines.</p>
<p>Complete the boxes.</p>`,
    answers: [
      { label: 'Diagnosis', text: 'Primary hyperparathyroidism', correct: true },
      { label: 'Commonest underlying lesion', text: 'Single parathyroid adenoma', correct: true },
      { label: 'Curative treatment', text: 'Parathyroidectomy', correct: true },
    ],
    explanation_text: `
<p>With a high calcium, PTH should be suppressed. A raised PTH with low phosphate is <strong>primary hyperparathyroidism</strong>. Cancer would suppress PTH. Secondary hyperparathyroidism has a low or normal calcium. Familial hypocalciuric hypercalcaemia has a <em>low</em> urinary calcium, and tertiary disease needs long-standing renal failure; neither fits.</p>
<p>About 85% have a <strong>single adenoma</strong>; the rest have hyperplasia or several adenomas, and carcinoma is rare.</p>
<p>Stones, and a calcium of 2.85 mmol/L or more, are each a reason to refer for <strong>parathyroidectomy</strong>. Imaging guides the surgeon; it does not make the diagnosis. Cinacalcet is for those who cannot have surgery.</p>
<p><strong>Take home:</strong> high calcium plus a PTH that is not suppressed points to the parathyroids.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng132',
    sources: [{ title: 'Hyperparathyroidism (primary): diagnosis, assessment and initial management (NG132)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng132' }],
  },
  {
    slug: 'hipoglucemia-grave-sin-acceso-venoso',
    topic: 'diabetes',
    focus: 'management',
    difficulty: 1,
    language: 'es',
    question_text: `
<p>Un hombre de 28 años con diabetes tipo 1 aparece inconsciente en su cama por la mañana. Respira bien y tiene pulso. La glucemia capilar es de 1,7 mmol/L (31 mg/dL). El equipo sanitario no consigue una vía venosa.</p>
<p>¿Cuál es el tratamiento más adecuado?</p>`,
    answers: [
      { text: 'Zumo de naranja, 200 mL a pequeños sorbos' },
      { text: 'Glucosa en gel, 15 g entre la encía y la mejilla' },
      { text: 'Hidrocortisona, 100 mg por vía intramuscular' },
      { text: 'Glucagón, 1 mg por vía intramuscular', correct: true },
      { text: 'Octreotida, 50 microgramos por vía subcutánea' },
    ],
    explanation_text: `
<p>Es una hipoglucemia grave con pérdida de conciencia. Sin acceso venoso, el tratamiento es <strong>glucagón, 1 mg intramuscular</strong> en el adulto, que moviliza el glucógeno hepático y suele actuar en 10 a 15 minutos. Si no responde, se necesita glucosa intravenosa. Al despertar debe tomar hidratos de carbono, primero de absorción rápida y después de absorción lenta, y hay que buscar la causa.</p>
<ul>
  <li>Nada por la boca en una persona inconsciente: ni zumo ni gel, por el riesgo de aspiración.</li>
  <li>La hidrocortisona trata la insuficiencia suprarrenal y no eleva la glucosa con rapidez.</li>
  <li>La octreotida puede servir en la hipoglucemia recurrente por sulfonilureas.</li>
</ul>
<p>El glucagón puede fallar si el hígado tiene poco glucógeno: ayuno prolongado, alcohol, hepatopatía.</p>
<p><strong>Idea clave:</strong> inconsciente y sin vía: glucagón intramuscular.</p>`,
    sources: [
      { title: 'Hypoglycaemia: treatment summary', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/treatment-summaries/hypoglycaemia/' },
      { title: 'The hospital management of hypoglycaemia in adults with diabetes mellitus', publisher: 'Joint British Diabetes Societies for Inpatient Care', year: 2023, url: 'https://abcd.care/joint-british-diabetes-societies-jbds-inpatient-care-group' },
    ],
  },
];
