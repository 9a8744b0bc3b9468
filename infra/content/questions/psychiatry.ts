import type { QuestionContent } from '../question-content';

const nice = 'National Institute for Health and Care Excellence';
const depressionGuideline = {
  title: 'Depression in adults: treatment and management (NG222)',
  publisher: nice,
  year: 2022,
  url: 'https://www.nice.org.uk/guidance/ng222',
};
const selfHarmGuideline = {
  title: 'Self-harm: assessment, management and preventing recurrence (NG225)',
  publisher: nice,
  year: 2022,
  url: 'https://www.nice.org.uk/guidance/ng225',
};
const psychosisGuideline = {
  title: 'Psychosis and schizophrenia in adults: prevention and management (CG178)',
  publisher: nice,
  year: 2014,
  url: 'https://www.nice.org.uk/guidance/cg178',
};
const psychosesFormulary = {
  title: 'Psychoses and related disorders',
  publisher: 'British National Formulary',
  year: 2025,
  url: 'https://bnf.nice.org.uk/treatment-summaries/psychoses-and-related-disorders/',
};
const deliriumGuideline = {
  title: 'Delirium: prevention, diagnosis and management in hospital and long-term care (CG103)',
  publisher: nice,
  year: 2010,
  url: 'https://www.nice.org.uk/guidance/cg103',
};
const dementiaGuideline = {
  title: 'Dementia: assessment, management and support for people living with dementia and their carers (NG97)',
  publisher: nice,
  year: 2018,
  url: 'https://www.nice.org.uk/guidance/ng97',
};

export const questions: QuestionContent[] = [
  {
    slug: 'less-severe-depression-first-step',
    topic: 'depression-and-suicide-risk',
    focus: 'management',
    difficulty: 1,
    question_text: `
      <p>A 33-year-old teacher has had low mood, poor sleep and loss of interest for 6 weeks. She goes to work and looks after her children. Her PHQ-9
      score is 11.
      She has no thoughts of suicide, no past episode and no history of elated mood. She has no strong preference about treatment and would like to know
      what
      usually comes first.</p>
      <p>Which treatment should be offered first?</p>`,
    answers: [
      { text: 'Amitriptyline 25 mg at night' },
      { text: 'Diazepam 2 mg three times a day' },
      { text: 'Guided self-help', correct: true },
      { text: 'Sertraline 50 mg once a day' },
      { text: 'Sertraline with individual cognitive behavioural therapy' },
    ],
    explanation_text: `
      <p>A PHQ-9 score below 16 is classed as less severe depression. <strong>Guided self-help</strong> is the least intrusive of the effective treatments
      and the one
      to consider first; group or individual talking treatments follow on the same menu.</p>
      <p>Antidepressants are not offered routinely for less severe depression unless that is what the person prefers, so sertraline alone is not first.
      Sertraline with
      cognitive behavioural therapy is for more severe depression. Amitriptyline is dangerous in overdose and not a first antidepressant; 25 mg is no
      antidepressant dose in any case. Diazepam does not treat depression and causes dependence.</p>
      <p><strong>Take home:</strong> match the treatment to severity and preference, and ask about past mania before any antidepressant.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng222',
    sources: [depressionGuideline],
  },
  {
    slug: 'asking-about-suicide',
    topic: 'depression-and-suicide-risk',
    focus: 'communication',
    difficulty: 1,
    question_text: `
      <p>A 51-year-old man tells you that since his divorce everything is pointless and that his family would manage better without him. He looks at the
      floor. You want to find out whether he is thinking about suicide.</p>
      <p>What is the best thing to say next?</p>`,
    answers: [
      { text: '"You would not do anything silly, would you, with your children to think of?"' },
      { text: '"Lots of people feel low after a divorce. Shall we talk about your sleep first?"' },
      { text: '"I will fill in a risk score with you, to see whether you are low or high risk."' },
      { text: '"Promise me that you will ring somebody before you ever hurt yourself, please."' },
      { text: '"When people feel this hopeless they may think of ending their life. Have you?"', correct: true },
    ],
    explanation_text: `
      <p>The best question <strong>follows his own words, makes the thought sayable and asks directly</strong>. Asking about suicide does not cause it; many
      people are relieved. Go on to plans, means, past attempts, what has stopped him, and who is with him.</p>
      <p>"You would not do anything silly" is a closed question that asks for "no", and judges. Turning to sleep passes over what he has just offered. Risk
      scores
      do not predict suicide and should not decide care. A promise not to act gives the clinician false comfort; a safety plan made together is
      what helps.</p>
      <p><strong>Take home:</strong> ask by name, without judging, and then listen.</p>`,
    sources: [selfHarmGuideline],
  },
  {
    slug: 'clozapine-and-a-sore-throat',
    topic: 'psychosis',
    focus: 'investigation',
    difficulty: 1,
    question_text: `
      <p>A 28-year-old man with treatment-resistant schizophrenia started clozapine 9 weeks ago. He rings his general practice with a sore throat and a
      temperature of
      38.4 °C since this morning. He has no cough, chest pain or breathlessness.</p>
      <p>Which investigation is most urgent?</p>`,
    answers: [
      { text: 'Clozapine plasma concentration' },
      { text: 'Full blood count with neutrophil count', correct: true },
      { text: 'Monospot test for glandular fever' },
      { text: 'Throat swab for culture' },
      { text: 'Troponin and 12-lead electrocardiogram' },
    ],
    explanation_text: `
      <p>Clozapine can cause <strong>neutropenia and agranulocytosis</strong>, above all in the first 18 weeks. Fever or sore throat on it needs a
      <strong>same-day full blood count</strong>; if neutrophils are low, clozapine is stopped and neutropenic sepsis is treated in hospital.</p>
      <p>A plasma concentration helps with toxicity, adherence or a change in smoking, and infection itself can raise it, but it takes days and would not
      show
      agranulocytosis. Glandular fever tests and throat swabs look for the cause of an infection and miss the danger. Myocarditis is another early harm of
      clozapine; troponin and an ECG are for chest pain, breathlessness or unexplained tachycardia.</p>
      <p><strong>Take home:</strong> clozapine plus fever means a blood count today.</p>`,
    sources: [psychosesFormulary, psychosisGuideline],
  },
  {
    slug: 'antipsychotic-and-galactorrhoea',
    topic: 'psychosis',
    focus: 'mechanism',
    difficulty: 2,
    question_text: `
      <p>A 26-year-old woman has taken risperidone 4 mg daily for 5 months. She now has milky discharge from both breasts and no periods. A pregnancy test
      is negative;
      prolactin is 2600 mU/L (normal below 500). She has no headache and normal visual fields.</p>
      <p>Which action of risperidone explains this?</p>`,
    answers: [
      { text: 'Blockade of D2 receptors in the tuberoinfundibular tract', correct: true },
      { text: 'Blockade of D2 receptors in the nigrostriatal tract' },
      { text: 'Blockade of D2 receptors in the mesolimbic tract' },
      { text: 'Blockade of serotonin 5-HT2A receptors in the frontal cortex' },
      { text: 'Stimulation of oestrogen receptors in breast tissue' },
    ],
    explanation_text: `
      <p>Dopamine from the hypothalamus reaches the anterior pituitary by the <strong>tuberoinfundibular pathway</strong> and holds prolactin back. When
      risperidone blocks the D2 receptors on which it acts, prolactin rises; it causes galactorrhoea and suppresses gonadotrophins, so periods stop and,
      over years, bone
      is lost.</p>
      <p>The nigrostriatal pathway carries the movement effects: dystonia, parkinsonism, akathisia. Blockade in the mesolimbic pathway is what treats
      hallucinations and
      delusions. 5-HT2A blockade lessens movement effects and is not a cause of high prolactin. Risperidone has no oestrogen effect.</p>
      <p>Options are a lower dose or a change to a drug that spares prolactin, such as aripiprazole.</p>
      <p><strong>Take home:</strong> one receptor, several pathways; the place tells you the effect.</p>`,
    sources: [psychosesFormulary],
  },
  {
    slug: 'rigidity-and-fever-on-haloperidol',
    topic: 'psychosis',
    focus: 'diagnosis',
    difficulty: 2,
    question_type: 4,
    question_text: `
      <p>A 24-year-old man was admitted with a first episode of psychosis and given several doses of haloperidol. On day 4 he is confused, sweating and
      mute. Temperature
      is 39.6 °C, heart rate 128/min, blood pressure swings between 170/100 and 110/60 mmHg. His limbs are rigid like lead pipes; reflexes are normal, and
      there is
      no clonus.</p>
      <p>Fill in the three boxes.</p>`,
    answers: [
      { label: 'Most likely diagnosis', text: 'Neuroleptic malignant syndrome', correct: true },
      { label: 'Blood test most likely to be very high', text: 'Creatine kinase', correct: true },
      { label: 'First step with his medicines', text: 'Stop haloperidol (all antipsychotics)', correct: true },
    ],
    explanation_text: `
      <p><strong>Neuroleptic malignant syndrome</strong> brings rigidity, fever, altered consciousness and autonomic instability, usually in the first two
      weeks of an
      antipsychotic or after a dose increase. Muscle breakdown makes <strong>creatine kinase</strong> very high; white cells rise too. Watch kidney
      function and
      potassium.</p>
      <p><strong>Stop every antipsychotic</strong>, move him to medical or critical care, cool and hydrate him, and treat agitation with a benzodiazepine.
      Bromocriptine or
      dantrolene may be added by specialists. Exclude sepsis and encephalitis.</p>
      <p>Serotonin syndrome starts within hours, with clonus, brisk reflexes, diarrhoea and dilated pupils. Catatonia without a drug can look alike, and
      antipsychotics make it worse.</p>
      <p><strong>Take home:</strong> lead-pipe rigidity and fever mean neuroleptic malignant syndrome; clonus means serotonin.</p>`,
    sources: [psychosesFormulary],
  },
  {
    slug: 'hypoactive-delirium-after-hip-fracture',
    topic: 'delirium-and-dementia',
    focus: 'management',
    difficulty: 2,
    question_text: `
      <p>An 84-year-old woman had a hip fracture fixed 2 days ago. Since last night she has been drowsy, quiet and unable to follow a conversation;
      yesterday she did the
      crossword. She is not distressed. Her hearing aids are in the drawer. Her drugs are paracetamol, codeine, oxybutynin (for urgency) and enoxaparin.
      Bowels have
      not opened for 4 days. Observations are normal. Her 4AT score is 8.</p>
      <p>Select THREE actions that are appropriate now.</p>`,
    answers: [
      { text: 'Give lorazepam at night to restore her sleep' },
      { text: 'Put in her hearing aids and invite her family to sit with her', correct: true },
      { text: 'Insert a urinary catheter to spare her trips to the toilet' },
      { text: 'Start regular low-dose haloperidol until she is alert' },
      { text: 'Stop oxybutynin and review her need for codeine', correct: true },
      { text: 'Start donepezil for newly revealed dementia' },
      { text: 'Treat constipation and scan her bladder for retention', correct: true },
    ],
    explanation_text: `
      <p>She has <strong>hypoactive delirium</strong>: sudden, fluctuating, inattentive. The care is to find and remove causes. Oxybutynin is strongly
      anticholinergic, and codeine sedates and constipates. Constipation and retention are common and treatable triggers. Hearing aids, glasses, light,
      familiar faces and calm reorientation are treatment, not extras. Pain must still be controlled, and blood tests looked at.</p>
      <p>Lorazepam prolongs delirium and causes falls; benzodiazepines are for withdrawal from alcohol or from a benzodiazepine. A catheter without an
      indication brings infection and ties her to the
      bed.
      Haloperidol is for severe distress or danger after de-escalation has failed; she has neither. Dementia cannot be diagnosed during delirium, and
      donepezil
      does not treat it.</p>
      <p><strong>Take home:</strong> sleepy and quiet after surgery is delirium until proved otherwise.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/cg103',
    sources: [deliriumGuideline],
  },
  {
    slug: 'drug-to-avoid-in-lewy-body-dementia',
    topic: 'delirium-and-dementia',
    focus: 'prescribing',
    difficulty: 2,
    question_text: `
      <p>A 76-year-old man has had 2 years of fluctuating confusion. He sees children playing in his kitchen, shuffles, and shouts and kicks in his dreams.
      He is admitted
      after a fall and becomes restless in the evening. A colleague suggests a medicine to settle him.</p>
      <p>Which drug is most important to avoid?</p>`,
    answers: [
      { text: 'Rivastigmine' },
      { text: 'Melatonin' },
      { text: 'Donepezil' },
      { text: 'Haloperidol', correct: true },
      { text: 'Co-careldopa' },
    ],
    explanation_text: `
      <p>Fluctuation, formed visual hallucinations, parkinsonism and acting out of dreams make this <strong>dementia with Lewy bodies</strong>. Dopamine is
      already
      short; a D2 blocker such as <strong>haloperidol</strong> can bring severe rigidity, loss of consciousness and death. If an antipsychotic is
      unavoidable, a
      specialist chooses one with weak D2 blockade, in a tiny dose.</p>
      <p>Donepezil and rivastigmine are the treatments of choice for thinking and hallucinations in this disease. Co-careldopa may help the stiffness; it
      can
      worsen hallucinations, so the dose stays low, but it is not forbidden. Melatonin is used, off label, for the dream enactment.</p>
      <p><strong>Take home:</strong> before haloperidol, ask about Parkinson's disease, Lewy bodies and the QT interval.</p>`,
    sources: [dementiaGuideline, deliriumGuideline],
  },
  {
    slug: 'inpatient-about-to-leave-at-night',
    topic: 'capacity-and-mental-health-law',
    focus: 'management',
    difficulty: 3,
    moderate: true,
    question_text: `
      <p>You are the duty doctor of a psychiatric hospital in England, and the nominated deputy of the consultant in charge. At 02:00 a 39-year-old woman,
      an informal
      inpatient on the ward with psychotic depression, packs her bag and says that voices tell her to walk into the river. She has refused to stay, and
      staff have tried to
      persuade her. No approved mental health professional or second doctor can come for several hours.</p>
      <p>Which power of the Mental Health Act 1983 should you use now?</p>`,
    answers: [
      { text: 'Section 2' },
      { text: 'Section 3' },
      { text: 'Section 5(2)', correct: true },
      { text: 'Section 5(4)' },
      { text: 'Section 136' },
    ],
    explanation_text: `
      <p><strong>Section 5(2)</strong> lets the doctor in charge of an inpatient's treatment, or that doctor's nominated deputy, hold the person for up to
      <strong>72 hours</strong> so that an assessment for section 2 or 3 can take place. One doctor and a report are enough. It gives no power to treat
      without
      consent, and it should be followed by an assessment as soon as possible.</p>
      <p>Sections 2 and 3 need two medical recommendations and an application, usually by an approved mental health professional, and nobody can come in
      time. Section
      5(4) is the nurse's power, for 6 hours, when no doctor can attend; you are here. Section 136 is a police power
      to take someone to a place of safety; she is already in one.</p>
      <p><strong>Take home:</strong> already an inpatient and a doctor is there: 5(2); only the nurse: 5(4).</p>`,
    sources: [
      { title: 'Mental Health Act 1983 (as amended)', publisher: 'UK legislation', year: 2007, url: 'https://www.legislation.gov.uk/ukpga/1983/20/contents' },
      {
        title: 'Code of practice: Mental Health Act 1983',
        publisher: 'Department of Health and Social Care',
        year: 2015,
        url: 'https://www.gov.uk/government/publications/code-of-practice-mental-health-act-1983',
      },
    ],
  },
];
