import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'psychopathology-to-term',
    topic: 'psychosis',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'Which term describes the experience of {subject}?',
    ask_back: 'Whose experience is an example of {answer}?',
    members: [
      {
        subject: 'a man who is sure that everyone nearby hears what is in his head as soon as it occurs to him',
        answer: 'thought broadcast',
        because: 'The boundary of the self is felt to be open: what he thinks is known to all. It is a first-rank symptom.',
      },
      {
        subject: 'a woman who says that a neighbour puts foreign ideas into her mind by radio',
        answer: 'thought insertion',
        because: 'The ideas are felt as not her own. In obsessions, by contrast, the person knows that they are.',
      },
      {
        subject: 'a man who stops in mid-sentence and says that a machine has just emptied his mind',
        answer: 'thought withdrawal',
        because: 'He explains the gap as removal by an outside agency, which makes it more than a loss of thread.',
      },
      {
        subject: 'a woman who saw a traffic light turn red and knew in that moment that she was the queen',
        answer: 'delusional perception',
        because: 'A real perception is given a sudden, unfounded and personal meaning.',
      },
      {
        subject: 'a man who feels that a satellite lifts his arm and moves it against his will',
        answer: 'made action',
        because: 'What he does is felt to be done by an outside force. Made feelings and made impulses are its relatives among the passivity phenomena.',
      },
      {
        subject: 'a woman who insists that her husband has been replaced by an identical impostor',
        answer: 'Capgras syndrome',
        because: 'Recognition is kept and familiarity lost. It occurs in psychosis and in Lewy body disease, and may put the supposed impostor at risk.',
      },
      {
        subject: 'a man with severe low mood who believes that he is dead and that his organs have rotted',
        answer: 'Cotard’s syndrome',
        because: 'A nihilistic belief of this kind points to psychotic depression, in which ECT often works best.',
      },
      {
        subject: 'a woman who is certain that a newsreader she has never met is in love with her',
        answer: 'de Clérambault’s syndrome',
        because: 'The loved one is usually of higher standing; stalking and the risk to others must be assessed.',
      },
      {
        subject: 'a man who believes that one persecutor follows him in the disguise of many strangers',
        answer: 'Fregoli syndrome',
        because: 'Here strangers are taken for someone known, which is the reverse of believing that a familiar person is a double.',
      },
    ],
    source: {
      title: 'Psychosis and schizophrenia in adults: prevention and management (CG178)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2014,
      url: 'https://www.nice.org.uk/guidance/cg178',
    },
  },
  {
    slug: 'psychotropic-to-adverse-effect',
    topic: 'depression-and-suicide-risk',
    focus: 'prescribing',
    difficulty: 2,
    language: 'en',
    ask: 'Which adverse effect is most characteristic of treatment with {subject}?',
    ask_back: 'A patient on a psychotropic drug develops {answer}. Which drug is the most likely cause?',
    members: [
      {
        subject: 'lithium',
        answer: 'hypothyroidism',
        because: 'It blocks the release of thyroid hormone. Thyroid, renal function and calcium are checked every six months.',
      },
      {
        subject: 'clozapine',
        answer: 'agranulocytosis',
        because: 'White cells can vanish, mostly in the first months, so blood counts are compulsory: weekly at first.',
      },
      {
        subject: 'haloperidol',
        answer: 'acute dystonia',
        because: 'Sudden spasm of neck, jaw or eyes within hours to days, mostly in young men; procyclidine relieves it.',
      },
      {
        subject: 'sertraline',
        answer: 'hyponatraemia',
        because: 'SSRIs can cause inappropriate vasopressin release, above all in older people on diuretics; new confusion calls for a sodium.',
      },
      {
        subject: 'phenelzine',
        answer: 'hypertension after eating cheese',
        because: 'With monoamine oxidase blocked, tyramine in mature cheese releases noradrenaline unchecked. Decongestants do the same.',
      },
      {
        subject: 'lorazepam',
        answer: 'anterograde amnesia',
        because: 'Benzodiazepines stop new memories from forming while they act, which is why they are used before procedures.',
      },
    ],
    source: {
      title: 'British National Formulary: drugs A to Z',
      publisher: 'BNF Publications',
      year: 2025,
      url: 'https://bnf.nice.org.uk/drugs/',
    },
  },
  {
    slug: 'capacity-act-principle',
    topic: 'capacity-and-mental-health-law',
    focus: 'communication',
    difficulty: 2,
    language: 'en',
    ask: 'Which principle of the Mental Capacity Act 2005 (England and Wales) is overlooked when {subject}?',
    ask_back: null,
    members: [
      {
        subject: 'a doctor takes it for granted, before they have met, that a man with Down’s syndrome cannot consent',
        answer: 'Ability is presumed until disproved',
        because: 'Every adult is taken to have capacity unless it is shown otherwise. A diagnosis or appearance proves nothing.',
      },
      {
        subject: 'a woman with aphasia is declared unable to decide before picture cards or a quieter room have been tried',
        answer: 'Practicable help must be given first',
        because: 'All practicable steps to support the decision come before the conclusion that someone cannot make it.',
      },
      {
        subject: 'a man who understands the danger is called incapable only because he insists on going home',
        answer: 'Unwise choices alone prove nothing',
        because: 'People may decide what others think rash. What matters is whether they can understand, retain, weigh and communicate.',
      },
      {
        subject: 'a care home moves a resident, proven unable to decide, to suit the rota and never asks what she valued',
        answer: 'Decisions must serve best interests',
        because: 'The person’s wishes, feelings, beliefs and values, and those who know her, have to be considered.',
      },
      {
        subject: 'a team, acting for the good of a man who cannot decide, uses sedation where a low bed would do as well',
        answer: 'The least restrictive way is sought',
        because: 'The purpose must be reached in the way that limits rights and freedom least.',
      },
    ],
    source: {
      title: 'Mental Capacity Act 2005',
      publisher: 'UK legislation, The National Archives',
      year: 2005,
      url: 'https://www.legislation.gov.uk/ukpga/2005/9/contents',
    },
  },
  {
    slug: 'capacity-act-arrangement',
    topic: 'capacity-and-mental-health-law',
    focus: 'management',
    difficulty: 2,
    language: 'en',
    ask: 'Which arrangement under the law on mental capacity in England and Wales fits {subject}?',
    ask_back: 'For whom is this arrangement the right one in England and Wales: {answer}?',
    members: [
      {
        subject: 'a man with capacity who wants to rule out ventilation later, in a signed and witnessed document',
        answer: 'advance decision',
        because: 'Valid and applicable, it binds like a refusal made today. For life-sustaining treatment it must be written, signed and witnessed and say so.',
      },
      {
        subject: 'a woman with capacity who wants to set down her likes and daily habits without binding anybody',
        answer: 'advance statement',
        because: 'It has no force of its own but must be taken into account in every best interests decision.',
      },
      {
        subject: 'a mother with capacity who wants her son to take health decisions for her once she no longer can',
        answer: 'lasting power of attorney',
        because: 'It must be made while the person has capacity and be registered with the Office of the Public Guardian.',
      },
      {
        subject: 'a man long without capacity, with nobody appointed before, whose sister needs standing authority over his money',
        answer: 'deputyship order',
        because: 'When it is too late for the person to appoint someone, the Court of Protection can do it.',
      },
      {
        subject: 'a woman without capacity, family or friends who is about to have major surgery',
        answer: 'independent advocate (IMCA)',
        because: 'This advocate is instructed when serious treatment or a change of accommodation is proposed and there is nobody to consult.',
      },
      {
        subject: 'a man without capacity, watched at all times on a medical ward and turned back each time he tries to leave',
        answer: 'DoLS authorisation',
        because: 'Continuous supervision and control without freedom to leave, in someone without capacity, is deprivation of liberty and needs legal authority.',
      },
      {
        subject: 'a family and a team who cannot agree whether tube feeding should be withdrawn from a woman without capacity',
        answer: 'one-off court ruling',
        because: 'When disagreement on serious treatment cannot be resolved, a judge of the Court of Protection decides what is in the person’s best interests.',
      },
    ],
    source: {
      title: 'Decision-making and mental capacity (NG108)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2018,
      url: 'https://www.nice.org.uk/guidance/ng108',
    },
  },
  {
    slug: 'cognitive-picture-to-diagnosis',
    topic: 'delirium-and-dementia',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'Which diagnosis best fits {subject}?',
    ask_back: 'Which patient is most likely to have {answer}?',
    members: [
      {
        subject: 'a woman of 78 who has repeated questions for three years and now gets lost near home',
        answer: 'Alzheimer’s disease',
        because: 'Slow loss of recent memory first, with shrinking of the medial temporal lobes, is typical. A cholinesterase inhibitor may help for a time.',
      },
      {
        subject: 'a man of 72 with hypertension who became slower in clear steps, with brisk reflexes on one side',
        answer: 'vascular dementia',
        because: 'Steps, focal signs and vascular risk factors point to repeated infarcts. Control of risk factors is the treatment.',
      },
      {
        subject: 'a man of 75 with good and bad days, visions of children in the room and a shuffling gait',
        answer: 'dementia with Lewy bodies',
        because: 'Fluctuation, visual hallucinations and parkinsonism. Antipsychotics can cause dangerous reactions.',
      },
      {
        subject: 'a man of 57 who has become tactless, hoards sweets and shows no concern for his wife',
        answer: 'frontotemporal dementia',
        because: 'Conduct and empathy change before memory does, and it begins younger.',
      },
      {
        subject: 'a woman of 64 who has lost speech and balance within eight weeks, with myoclonic jerks',
        answer: 'Creutzfeldt–Jakob disease',
        because: 'The pace tells: decline over weeks with myoclonus. MRI and tests of the spinal fluid support it.',
      },
      {
        subject: 'a woman of 83 who is drowsy and muddled since the night after hip surgery, and worse in the evening',
        answer: 'acute delirium',
        because: 'Sudden onset, fluctuation and poor attention mean an acute cause: look for pain, infection, retention, constipation and drugs.',
      },
      {
        subject: 'a widower of 70 who answers every question with “I don’t know”, sleeps badly and feels worthless',
        answer: 'depressive pseudodementia',
        because: 'Low mood comes first and effort is poor. Memory recovers as the depression lifts.',
      },
    ],
    source: {
      title: 'Dementia: assessment, management and support for people living with dementia and their carers (NG97)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2018,
      url: 'https://www.nice.org.uk/guidance/ng97',
    },
  },
  {
    slug: 'consultation-skill-by-example',
    topic: 'depression-and-suicide-risk',
    focus: 'communication',
    difficulty: 1,
    language: 'en',
    ask: 'A clinician says: {subject} Which technique or fault of interviewing is this?',
    ask_back: 'Which of these sentences from a consultation is {answer}?',
    members: [
      {
        subject: '“Tell me how the past few weeks have been for you.”',
        answer: 'an open question',
        because: 'It lets the person choose what to say first and brings more of the story than a list of checks.',
      },
      {
        subject: '“So you have slept badly since losing your job, feel hopeless, and have not told your wife. Have I got that right?”',
        answer: 'a summary',
        because: 'Giving the story back shows that you have listened and lets the person correct it.',
      },
      {
        subject: '“It must have been frightening to be alone with all that last night.”',
        answer: 'an empathic response',
        because: 'Naming the feeling shows that it is understood, which makes it easier to say more.',
      },
      {
        subject: '“I would like to move on to alcohol now, and then we will talk about what could help.”',
        answer: 'signposting',
        because: 'Announcing the next step keeps the person oriented and gives the change of subject a reason.',
      },
      {
        subject: '“You would never do anything silly to yourself, would you?”',
        answer: 'a leading question',
        because: 'It tells the person which answer is wanted, so real risk goes unspoken.',
      },
      {
        subject: '“Many people who feel this low find that life stops seeming worthwhile. Has that happened to you?”',
        answer: 'normalising',
        because: 'Placing the question among common experiences lowers shame and makes an honest answer likelier.',
      },
      {
        subject: '“Are you eating, and how do you sleep, and do you still go out or see anyone?”',
        answer: 'a compound question',
        because: 'Several questions at once cannot be answered together; people reply to the last one only.',
      },
    ],
    source: {
      title: 'Patient experience in adult NHS services (CG138)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2012,
      url: 'https://www.nice.org.uk/guidance/cg138',
    },
  },
];
