import type { QuestionContent } from '../question-content';

export const questions: QuestionContent[] = [
  {
    slug: 'blood-pressure-before-thrombolysis',
    topic: 'stroke',
    focus: 'management',
    difficulty: 3,
    question_text: `
<p>A 69-year-old man developed right-sided weakness and aphasia 100 minutes ago; the onset was witnessed. NIHSS 11, glucose 6.8 mmol/L. CT shows no haemorrhage and no established infarct; CT angiography shows no large-vessel occlusion. He takes no anticoagulant and has no other contraindication to thrombolysis. Blood pressure 204/116 mmHg on repeated measurement.</p>
<p>What is the most appropriate next step?</p>`,
    answers: [
      { text: 'Give thrombolysis at once, and treat the blood pressure afterwards' },
      { text: 'Give aspirin 300 mg, as this blood pressure rules out thrombolysis' },
      { text: 'Leave the blood pressure, and repeat the CT scan after 6 hours' },
      { text: 'Lower the pressure below 185/110 mmHg with IV labetalol, then thrombolyse', correct: true },
      { text: 'Lower systolic pressure to 120 mmHg over an hour with IV labetalol, then thrombolyse' },
    ],
    explanation_text: `
<p>He is well within 4.5 hours and has a disabling deficit; only the blood pressure stands in the way. Thrombolysis above <strong>185/110 mmHg</strong> raises the risk of intracranial haemorrhage, so bring the pressure below that with a titratable drug (labetalol, nicardipine or a nitrate), <strong>then thrombolyse without delay</strong> and keep it controlled for 24 hours.</p>
<ul>
  <li>Thrombolysis first invites bleeding.</li>
  <li>High pressure is a correctable barrier, not a final contraindication; aspirin waits for the scan at 24 hours.</li>
  <li>Leaving it alone is right for patients who are <em>not</em> to be thrombolysed.</li>
  <li>A systolic of 120 mmHg threatens the penumbra.</li>
</ul>
<p><strong>Take home:</strong> below 185/110 mmHg to start; only as low as needed.</p>`,
    sources: [
      { title: 'National Clinical Guideline for Stroke for the UK and Ireland', publisher: 'Intercollegiate Stroke Working Party', year: 2023, url: 'https://www.strokeguideline.org/' },
      { title: 'Stroke and transient ischaemic attack in over 16s: diagnosis and initial management (NG128)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng128' },
    ],
  },
  {
    slug: 'crossed-sensory-loss-with-vertigo',
    topic: 'stroke',
    focus: 'mechanism',
    difficulty: 2,
    question_text: `
<p>A 58-year-old woman suddenly develops vertigo, vomiting, hoarseness and difficulty swallowing. Examination: right ptosis with a small pupil, reduced pain sensation over the right face and the left arm and leg, and clumsiness of the right arm. Power is normal. Hearing and facial movement are normal.</p>
<p>In which arterial territory is the infarct?</p>`,
    answers: [
      { text: 'Right posterior inferior cerebellar artery', correct: true },
      { text: 'Left posterior inferior cerebellar artery' },
      { text: 'Right anterior inferior cerebellar artery' },
      { text: 'Right posterior cerebral artery' },
      { text: 'Left middle cerebral artery' },
    ],
    explanation_text: `
<p>This is the <strong>lateral medullary syndrome</strong>, supplied by the posterior inferior cerebellar artery or its parent vertebral artery. Nuclei and cerebellar fibres give signs on the side of the lesion: face (trigeminal), Horner’s syndrome, hoarseness and dysphagia (nucleus ambiguus), ataxia. The spinothalamic tract has crossed already, so the body is affected on the other side. Right face and left body: <strong>right</strong> lesion.</p>
<ul>
  <li>The left artery would mirror the signs.</li>
  <li>Anterior inferior cerebellar infarcts cause deafness and facial palsy.</li>
  <li>Posterior cerebral infarcts cause hemianopia.</li>
  <li>Middle cerebral infarcts cause weakness and cortical signs, never crossed ones.</li>
</ul>
<p><strong>Take home:</strong> crossed signs mean brainstem, and the face tells the side.</p>`,
    sources: [{ title: 'National Clinical Guideline for Stroke for the UK and Ireland', publisher: 'Intercollegiate Stroke Working Party', year: 2023, url: 'https://www.strokeguideline.org/' }],
  },
  {
    slug: 'thunderclap-headache-with-late-normal-ct',
    topic: 'headache',
    focus: 'investigation',
    difficulty: 2,
    question_text: `
<p>A 42-year-old woman had an explosive headache at the back of the head yesterday afternoon, at its worst within seconds. It is still severe and her neck is stiff. GCS 15/15, temperature 36.8 °C, no focal signs, clotting and platelets normal. CT of the head without contrast, done 19 hours after onset, is reported as normal by a consultant neuroradiologist.</p>
<p>What is the most appropriate next investigation?</p>`,
    answers: [
      { text: 'Repeat CT of the head in 24 hours' },
      { text: 'No more tests, as CT excludes bleeding' },
      { text: 'Lumbar puncture, with spectrophotometry for bilirubin', correct: true },
      { text: 'Digital subtraction angiography of the brain' },
      { text: 'Electroencephalography, with serum C-reactive protein and ESR' },
    ],
    explanation_text: `
<p>CT is almost completely sensitive for subarachnoid blood <strong>within 6 hours</strong> of onset, and then gradually less so. After a later normal CT, subarachnoid haemorrhage is still possible and <strong>lumbar puncture</strong> is next, at least <strong>12 hours</strong> after onset, so that haemoglobin has had time to become bilirubin. Spectrophotometry tells this from a traumatic tap. Measure the opening pressure too: venous sinus thrombosis and other causes may show themselves.</p>
<ul>
  <li>Blood on CT fades; a repeat would help less.</li>
  <li>Nineteen hours is too late to rely on CT.</li>
  <li>Catheter angiography is invasive and looks for an aneurysm once bleeding is proven.</li>
  <li>EEG and CRP answer other questions.</li>
</ul>
<p><strong>Take home:</strong> normal CT within 6 hours reassures; later, do a lumbar puncture after 12 hours.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng228',
    sources: [{ title: 'Subarachnoid haemorrhage caused by a ruptured aneurysm: diagnosis and management (NG228)', publisher: 'NICE', year: 2022, url: 'https://www.nice.org.uk/guidance/ng228' }],
  },
  {
    slug: 'contraception-with-migraine-aura',
    topic: 'headache',
    focus: 'prescribing',
    difficulty: 1,
    question_text: `
<p>A 27-year-old woman has a throbbing one-sided headache with nausea about once a month. In most attacks, zigzag lines spread across her vision for 20 minutes beforehand. She does not smoke; blood pressure 112/70 mmHg, body mass index 23 kg/m<sup>2</sup>. She asks for contraception.</p>
<p>Which method should she not be given?</p>`,
    answers: [
      { text: 'Levonorgestrel intrauterine device' },
      { text: 'Combined oral contraceptive pill', correct: true },
      { text: 'Etonogestrel subdermal implant' },
      { text: 'Desogestrel progestogen-only pill' },
      { text: 'Copper intrauterine device' },
    ],
    explanation_text: `
<p>She has <strong>migraine with aura</strong>, which raises the risk of ischaemic stroke. Oestrogen raises it further, so <strong>combined hormonal contraception</strong> (pill, patch or ring) is an unacceptable health risk at any age (UKMEC category 4), even without smoking or hypertension.</p>
<ul>
  <li>The desogestrel pill, the implant and the levonorgestrel device contain no oestrogen; their benefits generally outweigh the risks.</li>
  <li>Copper devices contain no hormone and may be used.</li>
</ul>
<p>Ask everyone who wants a combined method about aura: zigzags, blind spots, tingling or speech disturbance lasting 5 to 60 minutes. Aura that starts on the pill is a reason to stop at once. Blurring during the headache is not aura.</p>
<p><strong>Take home:</strong> aura means no oestrogen for contraception.</p>`,
    further_reading: 'https://bnf.nice.org.uk/treatment-summaries/contraceptives-hormonal/',
    sources: [
      { title: 'Headaches in over 12s: diagnosis and management (CG150)', publisher: 'NICE', year: 2012, url: 'https://www.nice.org.uk/guidance/cg150' },
      { title: 'Contraceptives, hormonal: treatment summary', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/treatment-summaries/contraceptives-hormonal/' },
    ],
  },
  {
    slug: 'status-epilepticus-after-two-benzodiazepine-doses',
    topic: 'epilepsy',
    focus: 'management',
    difficulty: 2,
    question_text: `
<p>A 33-year-old man (70 kg) has been having a generalised tonic–clonic seizure for 18 minutes. He has had buccal midazolam 10 mg in the ambulance and lorazepam 4 mg intravenously 6 minutes ago. He has oxygen and a working cannula; glucose 7.2 mmol/L; SpO<sub>2</sub> 96%. He takes lamotrigine for epilepsy.</p>
<p>What is the most appropriate treatment now?</p>`,
    answers: [
      { text: 'A further dose of lorazepam 4 mg intravenously' },
      { text: 'Rectal diazepam 20 mg, then review in 10 minutes' },
      { text: 'Lamotrigine 100 mg through a nasogastric tube' },
      { text: 'Glucose 20% 100 mL with thiamine intravenously' },
      { text: 'Levetiracetam 60 mg/kg intravenously', correct: true },
    ],
    explanation_text: `
<p>Convulsive status that continues after <strong>two adequate doses of a benzodiazepine</strong>, the pre-hospital one included, needs a second-line drug: <strong>levetiracetam, phenytoin or valproate IV</strong>. They work equally often; levetiracetam is quick to give and needs no cardiac monitoring. The usual dose is 60 mg/kg, at most 4.5 g: here 4.2 g.</p>
<ul>
  <li>A third benzodiazepine, by vein or rectum, rarely helps and depresses breathing.</li>
  <li>Lamotrigine has no IV form, and large first doses cause severe rash.</li>
  <li>Glucose is normal; thiamine is for suspected alcohol excess or malnutrition.</li>
</ul>
<p>Call an anaesthetist now. If seizures continue, try another second-line drug or anaesthesia with EEG monitoring.</p>
<p><strong>Take home:</strong> two benzodiazepine doses, then levetiracetam, phenytoin or valproate.</p>`,
    sources: [{ title: 'Epilepsies in children, young people and adults (NG217)', publisher: 'NICE', year: 2022, url: 'https://www.nice.org.uk/guidance/ng217' }],
  },
  {
    slug: 'driving-after-a-first-seizure-in-great-britain',
    topic: 'epilepsy',
    focus: 'communication',
    difficulty: 2,
    moderate: true,
    question_text: `
<p>A 36-year-old sales manager in England had a first unprovoked generalised seizure three weeks ago. MRI and EEG are normal, and the specialist judges the risk of recurrence to be low. He drives a car (Group 1 licence) and says: ‘If I cannot drive I lose my job. The scan was clear, so surely I can carry on?’</p>
<p>Which reply is correct and best put?</p>`,
    answers: [
      { text: '‘With normal tests you may drive, but take someone with you for the first six months.’' },
      { text: '‘I know this is hard. You must stop and tell the DVLA; it is usually for six months.’', correct: true },
      { text: '‘I am sorry. The law says that nobody may drive for five years after a seizure.’' },
      { text: '‘I will tell the DVLA for you; until you hear from them you may drive locally by day.’' },
      { text: '‘You should stop for a month, then drive if you have had no further attacks.’' },
    ],
    explanation_text: `
<p>In Great Britain a driver with a car licence must <strong>stop and tell the DVLA</strong> after a first unprovoked seizure. He may usually drive again after <strong>6 months</strong> if no cause or abnormality raises the risk, otherwise 12 months. The best reply also acknowledges the blow and leads to practical help: his employer, travel support through Access to Work.</p>
<ul>
  <li>Normal tests do not remove the risk, and a passenger gives no protection.</li>
  <li>Five years is the rule for Group 2 (lorry and bus) after an isolated seizure.</li>
  <li>Telling the DVLA is his duty. A doctor may do so if he cannot or will not, after warning him.</li>
  <li>One month applies to a single TIA.</li>
</ul>
<p>Write down that you gave the advice.</p>
<p><strong>Take home:</strong> stop, tell the DVLA, six months.</p>`,
    further_reading: 'https://www.gov.uk/guidance/neurological-disorders-assessing-fitness-to-drive',
    sources: [
      { title: 'Neurological disorders: assessing fitness to drive', publisher: 'Driver and Vehicle Licensing Agency', year: 2025, url: 'https://www.gov.uk/guidance/neurological-disorders-assessing-fitness-to-drive' },
    ],
  },
  {
    slug: 'antiemetics-to-avoid-in-parkinsons-disease',
    topic: 'movement-disorders',
    focus: 'prescribing',
    difficulty: 2,
    question_text: `
<p>A 74-year-old woman with Parkinson’s disease, on co-careldopa five times a day, is vomiting after a hip operation. Her QT interval is normal. You look through the antiemetics kept on the ward.</p>
<p>Select <strong>THREE</strong> that should be avoided because they block dopamine receptors in the brain and can worsen her parkinsonism.</p>`,
    answers: [
      { text: 'Metoclopramide', correct: true },
      { text: 'Domperidone' },
      { text: 'Ondansetron' },
      { text: 'Prochlorperazine', correct: true },
      { text: 'Cyclizine' },
      { text: 'Dexamethasone' },
      { text: 'Haloperidol', correct: true },
    ],
    explanation_text: `
<p><strong>Metoclopramide, prochlorperazine and haloperidol</strong> are dopamine antagonists that cross the blood–brain barrier and block D<sub>2</sub> receptors in the striatum. They can make a patient with Parkinson’s disease stiff, immobile and unable to swallow.</p>
<ul>
  <li>Domperidone blocks dopamine receptors too, but hardly crosses the barrier; it is the usual choice, at the lowest dose and with attention to the QT interval.</li>
  <li>Ondansetron blocks serotonin receptors (contraindicated with apomorphine; constipating).</li>
  <li>Cyclizine is an antihistamine; its antimuscarinic effect may confuse older people, yet it does not worsen parkinsonism.</li>
  <li>Dexamethasone has no effect on dopamine.</li>
</ul>
<p>Make sure that she absorbs her levodopa: give it by tube, or seek advice on a rotigotine patch.</p>
<p><strong>Take home:</strong> with Parkinson’s disease, keep central dopamine blockers off the chart.</p>`,
    sources: [
      { title: 'Parkinson’s disease in adults (NG71)', publisher: 'NICE', year: 2017, url: 'https://www.nice.org.uk/guidance/ng71' },
      { title: 'Nausea and labyrinth disorders: treatment summary', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/treatment-summaries/nausea-and-labyrinth-disorders/' },
    ],
  },
  {
    slug: 'ascending-weakness-after-gastroenteritis',
    topic: 'nerve-and-spinal-cord-disorders',
    focus: 'diagnosis',
    difficulty: 1,
    question_type: 4,
    question_text: `
<p>A 44-year-old man had diarrhoea two weeks ago. For four days he has had tingling feet, back pain and weakness that began in the legs and now affects the arms. Power is 3/5 in the legs and 4/5 in the arms, all tendon reflexes are absent, plantars flexor; there is no sensory level and sphincters are normal. Both sides of the face are weak. CSF: protein 1.6 g/L, white cells 2/mm<sup>3</sup>.</p>
<p>Complete the boxes.</p>`,
    answers: [
      { label: 'Diagnosis', text: 'Guillain–Barré syndrome', correct: true },
      { label: 'Bedside measurement to repeat regularly', text: 'Forced vital capacity', correct: true },
      { label: 'Specific treatment', text: 'Intravenous immunoglobulin (or plasma exchange)', correct: true },
    ],
    explanation_text: `
<p>Symmetrical ascending weakness with <strong>absent reflexes</strong> after an infection (often <em>Campylobacter jejuni</em>), facial weakness and CSF with <strong>high protein but few cells</strong> is <strong>Guillain–Barré syndrome</strong>. A cord lesion would give a sensory level and sphincter trouble; myasthenia spares reflexes and sensation.</p>
<p>Respiratory muscles can fail quietly, before SpO<sub>2</sub> falls. Measure <strong>forced vital capacity</strong> every few hours: below 20 mL/kg, or a fast fall, means critical care. Facial or bulbar weakness raises the risk. Monitor rhythm and blood pressure for autonomic instability.</p>
<p><strong>Intravenous immunoglobulin and plasma exchange</strong> are equally effective; corticosteroids are not. Add heparin prophylaxis and pain relief.</p>
<p><strong>Take home:</strong> weak with no reflexes: count the litres, not only the saturation.</p>`,
    sources: [{ title: 'EAN/PNS guideline on diagnosis and treatment of Guillain–Barré syndrome', publisher: 'European Academy of Neurology and Peripheral Nerve Society', year: 2023, url: 'https://doi.org/10.1111/ene.16073' }],
  },
];
