import type { QuestionContent } from '../question-content';

const nice = 'National Institute for Health and Care Excellence';
const rcuk = 'Resuscitation Council UK';
const toxbase = { title: 'TOXBASE', publisher: 'National Poisons Information Service', year: 2025, url: 'https://www.toxbase.org/' };
const poisoningFormulary = {
  title: 'Poisoning, emergency treatment',
  publisher: 'British National Formulary',
  year: 2025,
  url: 'https://bnf.nice.org.uk/treatment-summaries/poisoning-emergency-treatment/',
};
const traumaGuideline = {
  title: 'Major trauma: assessment and initial management (NG39)',
  publisher: nice,
  year: 2016,
  url: 'https://www.nice.org.uk/guidance/ng39',
};
const headInjuryGuideline = {
  title: 'Head injury: assessment and early management (NG232)',
  publisher: nice,
  year: 2023,
  url: 'https://www.nice.org.uk/guidance/ng232',
};
const anaphylaxisGuideline = {
  title: 'Emergency treatment of anaphylaxis: guidelines for healthcare providers',
  publisher: rcuk,
  year: 2021,
  url: 'https://www.resus.org.uk/',
};
const advancedLifeSupport = {
  title: 'Resuscitation Guidelines: adult advanced life support',
  publisher: rcuk,
  year: 2025,
  url: 'https://www.resus.org.uk/',
};

export const questions: QuestionContent[] = [
  {
    slug: 'tricyclic-overdose-with-wide-qrs',
    topic: 'poisoning',
    focus: 'prescribing',
    difficulty: 2,
    question_text: `
      <p>A 35-year-old woman is brought in 2 hours after an overdose of amitriptyline. GCS is 9, pupils are large, heart rate 128/min and blood pressure
      84/50 mmHg after 1 litre of crystalloid. The ECG shows sinus tachycardia with a QRS
      of 146 ms. Arterial pH is 7.24. Glucose is 6.1 mmol/L.</p>
      <p>Which drug should be given next?</p>`,
    answers: [
      { text: 'Amiodarone' },
      { text: 'Flumazenil' },
      { text: 'Physostigmine' },
      { text: 'Sodium bicarbonate 8.4%', correct: true },
      { text: 'Verapamil' },
    ],
    explanation_text: `
      <p>Tricyclics block fast sodium channels of the heart. A QRS above 100 ms predicts seizures, above 160 ms arrhythmia; with hypotension and acidosis
      it calls for treatment now. <strong>Sodium bicarbonate 8.4%</strong> (50 mmol boluses,
      repeated to a narrower QRS and a pH of 7.45 to 7.55) brings sodium, and alkalosis loosens the drug from the channel.</p>
      <p>Amiodarone and other antiarrhythmics prolong conduction further and lower the pressure. Flumazenil can set off seizures and arrhythmia when a
      tricyclic is on board. Physostigmine has caused asystole. Verapamil depresses the
      heart, and her tachycardia is anticholinergic and a response to shock.</p>
      <p>She will need intubation too; avoid any fall in pH meanwhile. Benzodiazepines are for seizures.</p>
      <p><strong>Take home:</strong> wide QRS after an overdose: bicarbonate.</p>`,
    sources: [toxbase, poisoningFormulary],
  },
  {
    slug: 'paracetamol-when-to-take-the-level',
    topic: 'poisoning',
    focus: 'investigation',
    difficulty: 1,
    question_text: `
      <p>A 19-year-old man (63 kg) took 24 tablets of paracetamol 500 mg (12 g, about 190 mg/kg) within 10 minutes. He comes to the emergency department 2
      hours later, well, and sure about the time. He took nothing else. Blood tests are being
      planned.</p>
      <p>When should blood for the plasma paracetamol concentration be taken to decide about acetylcysteine?</p>`,
    answers: [
      { text: 'Now, and compared with the treatment line at 2 hours' },
      { text: 'At 4 hours after ingestion', correct: true },
      { text: 'At 12 hours after ingestion' },
      { text: 'Now and at 4 hours, to calculate the half-life' },
      { text: 'Not at all; acetylcysteine must start now' },
    ],
    explanation_text: `
      <p>Before <strong>4 hours</strong>, absorption is not complete, so a level can mislead in either direction, and the treatment graph starts at 4 hours
      (100 mg/L). He took one dose at a known time and came early, so there is time: take the level at 4
      hours and treat if it is on or above the line. Acetylcysteine is almost fully protective if it starts within 8 hours.</p>
      <p>There is no line at 2 hours. Waiting for 12 hours throws the safe window away. A half-life does not guide treatment. Immediate acetylcysteine is
      for a staggered overdose, an uncertain time, or someone who comes after 8 hours with more than 150 mg/kg.</p>
      <p><strong>Take home:</strong> one dose, known time: level at 4 hours, decision before 8.</p>`,
    sources: [toxbase, poisoningFormulary],
  },
  {
    slug: 'shock-with-a-silent-hyperresonant-chest',
    topic: 'major-trauma',
    focus: 'diagnosis',
    difficulty: 1,
    question_type: 4,
    question_text: `
      <p>A 31-year-old motorcyclist arrives after a collision. He is gasping. Heart rate is 138/min, blood pressure 74/40 mmHg, oxygen saturation 82% on 15
      L/min. The right chest hardly moves, is hyper-resonant and has no breath
      sounds; the neck veins are full. A trauma team with surgical skills is present.</p>
      <p>Fill in the three boxes.</p>`,
    answers: [
      { label: 'Diagnosis', text: 'Right tension pneumothorax', correct: true },
      { label: 'Immediate procedure', text: 'Decompression by open (finger) thoracostomy, or by needle if that is not possible at once', correct: true },
      { label: 'Procedure that must follow', text: 'Chest drain', correct: true },
    ],
    explanation_text: `
      <p>Shock with one silent, hyper-resonant side is a <strong>tension pneumothorax</strong>. Air enters with each breath and cannot leave; the
      mediastinum shifts and venous return stops. Deviation of the trachea is late and often absent, and neck veins may be
      flat if he has also bled. <strong>Do not wait for an X-ray</strong>.</p>
      <p>In hospital, <strong>open thoracostomy</strong> in the fifth intercostal space, just in front of the mid-axillary line, is the reliable way; a
      needle can be too short, kink or block, but is better than delay. A
      <strong>chest drain</strong> follows.</p>
      <p>Massive haemothorax is dull to percussion. Tamponade has breath sounds on both sides. Positive pressure ventilation makes a tension pneumothorax
      worse.</p>
      <p><strong>Take home:</strong> shocked, silent and hyper-resonant: decompress before you image.</p>`,
    sources: [traumaGuideline],
  },
  {
    slug: 'head-injury-scan-within-one-hour',
    topic: 'major-trauma',
    focus: 'investigation',
    difficulty: 3,
    moderate: true,
    question_text: `
      <p>Seven adults come to the emergency department after a head injury; each has only the feature that is mentioned. You apply the NICE criteria for
      computed tomography (CT) of the head.</p>
      <p>Select THREE who need a CT within 1 hour of the feature being found.</p>`,
    answers: [
      { text: 'Age 22, one vomit in the ambulance, GCS 15' },
      { text: 'Age 29, three separate vomits since the fall, GCS 15', correct: true },
      { text: 'Age 34, GCS 14 when assessed 2 hours after a punch', correct: true },
      { text: 'Age 41, GCS 15, no memory of the 10 minutes before the fall' },
      { text: 'Age 48, GCS 15 after a seizure that followed the blow', correct: true },
      { text: 'Age 70, GCS 15, knocked out for a few seconds' },
      { text: 'Age 77, GCS 15, well, takes apixaban' },
    ],
    explanation_text: `
      <p>The 1-hour criteria are a GCS of 12 or less at first, <strong>a GCS below 15 at 2 hours</strong>, suspected open, depressed or basal skull
      fracture, <strong>a post-traumatic seizure</strong>, a focal deficit, or
      <strong>more than one vomit</strong>.</p>
      <p>One vomit is not enough. Amnesia for events before the injury counts above 30 minutes, and then for a CT within 8 hours. Loss of consciousness at
      65 or over is also an 8-hour indication (the scan is done within 1 hour if more than 8
      hours have already passed). For people on anticoagulants with no other indication, a CT within 8 hours is to be considered, weighing the mechanism
      and the person's wishes.</p>
      <p>Intoxication is never a reason to explain away a low GCS.</p>
      <p><strong>Take home:</strong> signs that the brain is suffering now mean 1 hour; risk without signs means 8.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng232',
    sources: [headInjuryGuideline],
  },
  {
    slug: 'anaphylaxis-in-a-four-year-old',
    topic: 'anaphylaxis-and-shock',
    focus: 'prescribing',
    difficulty: 2,
    question_text: `
      <p>A 4-year-old girl (16 kg) has hives, a hoarse voice and a loud wheeze 10 minutes after eating a cashew nut. Respiratory rate is 44/min, oxygen
      saturation 90% on air, heart rate 158/min. She is drowsy. Oxygen has been started.</p>
      <p>Which drug should be given now?</p>`,
    answers: [
      { text: 'Adrenaline 500 micrograms intramuscularly' },
      { text: 'Adrenaline 160 micrograms intravenously' },
      { text: 'Adrenaline 150 micrograms intramuscularly', correct: true },
      { text: 'Chlorphenamine 2.5 mg intravenously' },
      { text: 'Hydrocortisone 50 mg intravenously' },
    ],
    explanation_text: `
      <p>Airway and breathing are failing: anaphylaxis. <strong>Intramuscular adrenaline</strong> into the outer middle thigh is the treatment. From 6
      months to 6 years the dose is <strong>150 micrograms</strong>, 0.15 mL of 1 mg/mL (1 in
      1000). Repeat after 5 minutes if needed.</p>
      <p>Intravenous boluses of 10 micrograms/kg (160 micrograms) belong to cardiac arrest; with a pulse they cause arrhythmia and severe hypertension.
      Half a milligram is the dose over 12 years. Chlorphenamine helps itch, does nothing for the airway or
      blood pressure, and can sedate. Hydrocortisone acts too slowly and is no longer part of routine treatment.</p>
      <p>Keep her lying or, if that worsens breathing, sitting on a parent's lap; give fluid for shock, nebulised salbutamol for lasting wheeze.</p>
      <p><strong>Take home:</strong> 150 under six, 300 to twelve, 500 beyond, always in the muscle.</p>`,
    sources: [anaphylaxisGuideline],
  },
  {
    slug: 'warm-and-slow-after-a-neck-injury',
    topic: 'anaphylaxis-and-shock',
    focus: 'mechanism',
    difficulty: 2,
    question_text: `
      <p>A 22-year-old man dived into shallow water. He cannot move his legs and has weak arms. Heart rate is 48/min, blood pressure 82/44 mmHg, and his
      legs are warm, dry and pink. Ultrasound of chest, abdomen and heart shows no bleeding
      and no effusion. CT shows a fracture of C6.</p>
      <p>Which mechanism explains his low blood pressure?</p>`,
    answers: [
      { text: 'Loss of sympathetic outflow to vessels and heart', correct: true },
      { text: 'Loss of vagal outflow to the sinus node' },
      { text: 'Release of histamine from mast cells and basophils' },
      { text: 'Resistance to catecholamines from adrenal failure' },
      { text: 'Restricted filling of the right ventricle' },
    ],
    explanation_text: `
      <p>This is <strong>neurogenic shock</strong>. A cord injury above T6 cuts off <strong>sympathetic outflow</strong>: arterioles and veins dilate, so
      the skin is warm and dry, and the heart, left to the vagus nerve, is slow. Careful fluid, noradrenaline and atropine
      for bradycardia are the treatment; suction of the airway can provoke asystole.</p>
      <p>Loss of vagal outflow would make the pulse fast. Histamine gives a fast pulse, urticaria or wheeze. Adrenal failure is slow to develop and brings
      tachycardia. Restricted filling, as in tamponade, gives cold skin and full
      neck veins; the scan excludes it. Spinal shock is another thing: the flaccid loss of reflexes below the injury.</p>
      <p><strong>Take home:</strong> in trauma low pressure is bleeding until excluded; warm and slow suggests the cord.</p>`,
    sources: [
      { title: 'Spinal injury: assessment and initial management (NG41)', publisher: nice, year: 2016, url: 'https://www.nice.org.uk/guidance/ng41' },
      traumaGuideline,
    ],
  },
  {
    slug: 'ventricular-fibrillation-after-three-shocks',
    topic: 'cardiac-arrest',
    focus: 'management',
    difficulty: 1,
    question_text: `
      <p>A 58-year-old man collapses on a medical ward and is in ventricular fibrillation. Compressions are good, a supraglottic airway is in place and a
      cannula works. Two shocks have not changed the rhythm; the third has just been given, and compressions have been resumed. No drug has been given.</p>
      <p>Which intravenous drugs should be given now?</p>`,
    answers: [
      { text: 'Amiodarone 150 mg alone' },
      { text: 'Adrenaline 1 mg and atropine 3 mg' },
      { text: 'Amiodarone 300 mg and magnesium sulfate 2 g' },
      { text: 'Adrenaline 1 mg alone' },
      { text: 'Adrenaline 1 mg and amiodarone 300 mg', correct: true },
    ],
    explanation_text: `
      <p>After the <strong>third shock</strong> for a shockable rhythm, both <strong>adrenaline 1 mg</strong> and <strong>amiodarone 300 mg</strong> are
      given while compressions go on. Adrenaline is repeated every 3 to 5 minutes, that is every other
      cycle; a further 150 mg of amiodarone follows the fifth shock.</p>
      <p>Adrenaline alone forgets the antiarrhythmic. Atropine is not part of cardiac arrest treatment; it is for bradycardia with a pulse. Amiodarone 150
      mg is the second dose, and adrenaline is due too. Magnesium is for torsade de pointes or low
      magnesium, not routine.</p>
      <p>In asystole and pulseless electrical activity adrenaline is given as soon as there is access, and no amiodarone.</p>
      <p><strong>Take home:</strong> after shock three, one milligram and three hundred; and never stop pressing to do it.</p>`,
    sources: [advancedLifeSupport],
  },
  {
    slug: 'telling-a-wife-of-a-death',
    topic: 'cardiac-arrest',
    focus: 'communication',
    difficulty: 1,
    question_text: `
      <p>A 63-year-old man died in the resuscitation room after 40 minutes of resuscitation. His wife has just arrived, and knows only that he was brought
      in by ambulance. You have taken her to a quiet room with a nurse, sat down, and said who you are and that you
      have very sad news.</p>
      <p>What is best to say next?</p>`,
    answers: [
      { text: '"Everything possible was done. Sadly, we lost him a few minutes ago, in peace."' },
      { text: '"His heart stopped, we worked on him for 40 minutes, and gave him many drugs."' },
      { text: '"I am so very sorry to have to tell you this. Your husband died a short time ago."', correct: true },
      { text: '"Your husband is very ill. Is there somebody who could come and be with you?"' },
      { text: '"He has passed on. I will explain the paperwork, and answer your questions."' },
    ],
    explanation_text: `
      <p>After the warning, <strong>say it plainly, with the word "died", and then be silent and wait</strong>. Words such as "lost", "gone" or "passed
      on" can be
      misheard by somebody who hopes. Silence lets her react; your presence and her pace guide what comes next:
      what happened, in simple words, whether he suffered, seeing him, whom to call.</p>
      <p>"We lost him" is a euphemism, and "in peace" may be untrue. A long story of the resuscitation makes her wait for the end of it. Saying that he is
      very ill is false and breaks trust. Paperwork comes later, and not in the first
      sentence.</p>
      <p><strong>Take home:</strong> warning, plain words, silence; information when she asks for it.</p>`,
    sources: [
      advancedLifeSupport,
      {
        title: 'Treatment and care towards the end of life: decision making',
        publisher: 'General Medical Council',
        year: 2022,
        url: 'https://www.gmc-uk.org/professional-standards/the-professional-standards/treatment-and-care-towards-the-end-of-life',
      },
    ],
  },
  {
    slug: 'anafilaxia-en-el-adulto-primer-farmaco',
    topic: 'anaphylaxis-and-shock',
    focus: 'prescribing',
    difficulty: 1,
    language: 'es',
    question_text: `
      <p>Un hombre de 45 años y 80 kg recibe amoxicilina intravenosa en urgencias. A los 5 minutos presenta urticaria generalizada, edema de labios, disnea
      con sibilancias y mareo. Presión arterial 78/42 mmHg, frecuencia cardiaca 132/min, saturación de oxígeno 89 % respirando aire ambiente. Se ha
      suspendido la infusión y se administra oxígeno.</p>
      <p>¿Qué fármaco debe administrarse de inmediato?</p>`,
    answers: [
      { text: 'Adrenalina 0,5 mg por vía subcutánea en el brazo' },
      { text: 'Adrenalina 0,5 mg por vía intramuscular en el muslo', correct: true },
      { text: 'Adrenalina 1 mg por vía intravenosa en bolo' },
      { text: 'Dexclorfeniramina 5 mg por vía intravenosa' },
      { text: 'Metilprednisolona 80 mg por vía intravenosa' },
    ],
    explanation_text: `
      <p>Hay afectación de la piel, la respiración y la circulación minutos después del fármaco: es una anafilaxia. El tratamiento es la <strong>adrenalina
      intramuscular, 0,5 mg (0,5 mL de 1 mg/mL)</strong>, en la cara anterolateral del muslo, que se repite a los 5 minutos
      si no mejora. Además: tumbarlo con las piernas elevadas, oxígeno y cristaloides en bolo.</p>
      <p>Por vía subcutánea la adrenalina se absorbe despacio, y peor en el shock. El bolo intravenoso de 1 mg es la dosis de la parada
      cardiorrespiratoria; con pulso
      puede causar arritmia o infarto. El antihistamínico solo alivia el prurito y la urticaria. El corticoide tarda
      horas y no ha demostrado prevenir las reacciones bifásicas. Ninguno de los dos debe retrasar la adrenalina.</p>
      <p><strong>Idea clave:</strong> ante la anafilaxia, adrenalina intramuscular en el muslo, pronto y las veces que haga falta.</p>`,
    sources: [
      anaphylaxisGuideline,
      {
        title: 'World Allergy Organization anaphylaxis guidance 2020',
        publisher: 'World Allergy Organization',
        year: 2020,
        url: 'https://doi.org/10.1016/j.waojou.2020.100472',
      },
    ],
  },
];
