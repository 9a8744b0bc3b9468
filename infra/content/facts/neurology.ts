import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'root-level-to-key-movement',
    topic: 'nerve-and-spinal-cord-disorders',
    focus: 'mechanism',
    difficulty: 1,
    language: 'en',
    ask: 'On the international (ASIA) chart for spinal cord injury, which root level does {subject} test?',
    ask_back: 'On the international (ASIA) chart for spinal cord injury, which movement tests {answer}?',
    members: [
      {
        subject: 'elbow flexion',
        answer: 'the C5 root',
        because: 'Biceps and brachialis are the key muscles of C5; shoulder abduction is supplied from the same level.',
      },
      {
        subject: 'wrist extension',
        answer: 'the C6 root',
        because: 'The radial wrist extensors stand for C6. Keeping them lets a person with tetraplegia grip by tenodesis.',
      },
      {
        subject: 'elbow extension',
        answer: 'the C7 root',
        because: 'Triceps is the key muscle of C7, and the triceps jerk tests the same level.',
      },
      {
        subject: 'fingertip flexion',
        answer: 'the C8 root',
        because: 'The deep flexor of the middle finger is the key muscle of C8.',
      },
      {
        subject: 'little finger abduction',
        answer: 'the T1 root',
        because: 'The small muscles of the hand are supplied by T1; a Pancoast tumour weakens them first.',
      },
      {
        subject: 'hip flexion',
        answer: 'the L2 root',
        because: 'Iliopsoas is the key muscle of L2.',
      },
      {
        subject: 'knee extension',
        answer: 'the L3 root',
        because: 'Quadriceps is the key muscle of L3; the knee jerk is carried by L3 and L4.',
      },
      {
        subject: 'big toe extension',
        answer: 'the L5 root',
        because: 'Extensor hallucis longus is the key muscle of L5, often weak when the L4/5 disc prolapses.',
      },
      {
        subject: 'ankle plantar flexion',
        answer: 'the S1 root',
        because: 'Gastrocnemius and soleus stand for S1, and the ankle jerk tests the same level.',
      },
    ],
    source: {
      title: 'International standards for neurological classification of spinal cord injury',
      publisher: 'American Spinal Injury Association',
      year: 2019,
      url: 'https://asia-spinalinjury.org/',
    },
  },
  {
    slug: 'stroke-syndrome-to-artery',
    topic: 'stroke',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Occlusion of which artery best explains {subject}?',
    ask_back: 'Which sudden deficit is most typical of occlusion of {answer}?',
    members: [
      {
        subject: 'right face and arm weakness with non-fluent speech, the leg being much less affected',
        answer: 'the middle cerebral artery',
        because: 'Face, arm and language areas lie on the lateral surface of the dominant hemisphere.',
      },
      {
        subject: 'left leg weakness with little arm weakness, apathy and new incontinence',
        answer: 'the anterior cerebral artery',
        because: 'The leg area and the centres for drive and bladder control lie on the medial surface of the frontal lobe.',
      },
      {
        subject: 'a right homonymous hemianopia that spares central vision, without weakness',
        answer: 'the posterior cerebral artery',
        because: 'The occipital cortex is struck; the pole for central vision has a second supply.',
      },
      {
        subject: 'vertigo, hoarseness, an ipsilateral Horner’s syndrome and contralateral loss of pain sense',
        answer: 'the posterior inferior cerebellar artery',
        because: 'The lateral medulla is affected: nucleus ambiguus, sympathetic fibres and the crossed spinothalamic tract.',
      },
      {
        subject: 'paralysis of all four limbs and the face in an alert patient who can only look up and blink',
        answer: 'the basilar artery',
        because: 'A ventral pontine infarct leaves consciousness and vertical gaze: the locked-in syndrome.',
      },
      {
        subject: 'a curtain coming down over one eye for five minutes, with no limb signs',
        answer: 'the ophthalmic artery',
        because: 'Amaurosis fugax is an embolus to the eye, usually from the carotid; urgent carotid imaging follows.',
      },
      {
        subject: 'weakness of face, arm and leg with normal speech and sensation, from a small internal capsule infarct',
        answer: 'a lenticulostriate artery',
        because: 'A perforating branch supplies the capsule, where motor fibres are packed together; cortical signs are absent.',
      },
    ],
    source: {
      title: 'Stroke and transient ischaemic attack in over 16s: diagnosis and initial management (NG128)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng128',
    },
  },
  {
    slug: 'head-pain-to-diagnosis',
    topic: 'headache',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'Which diagnosis best fits {subject}?',
    ask_back: 'Which presentation is most typical of {answer}?',
    members: [
      {
        subject: 'the worst pain of a woman’s life, at its peak within a minute, with vomiting and neck stiffness',
        answer: 'subarachnoid haemorrhage',
        because: 'Thunderclap onset needs CT at once; after more than six hours a normal scan is followed by lumbar puncture for bilirubin.',
      },
      {
        subject: 'nightly one-hour attacks of boring pain round one eye, with tears and pacing about',
        answer: 'cluster headache',
        because: 'Attacks are strictly one-sided, brief and come with autonomic features. High-flow oxygen and subcutaneous sumatriptan stop them.',
      },
      {
        subject: 'new temporal pain in a 74-year-old with a tender scalp and a jaw that aches on chewing',
        answer: 'giant cell arteritis',
        because: 'Sight is at risk: give high-dose prednisolone at once, before ultrasound or biopsy.',
      },
      {
        subject: 'daily pain worse on lying down, with whooshing in the ears and swollen discs in an obese young woman',
        answer: 'idiopathic intracranial hypertension',
        because: 'Raised pressure without a mass; venous sinus thrombosis is excluded. Weight loss and acetazolamide protect the sight.',
      },
      {
        subject: 'electric-shock jabs in one cheek set off by shaving or a cold wind',
        answer: 'trigeminal neuralgia',
        because: 'Brief shocks from light touch are typical. Carbamazepine is first line, and MRI looks for a compressing vessel or demyelination.',
      },
      {
        subject: 'one-sided throbbing for a day with nausea, when the patient must lie still in a dark room',
        answer: 'migraine without aura',
        because: 'Attacks last four to 72 hours and are made worse by movement, light and sound.',
      },
      {
        subject: 'a pressing band on both sides of the head after long working days, without nausea',
        answer: 'tension-type headache',
        because: 'Mild to moderate, on both sides and unaffected by routine activity; simple analgesics suffice, but not too often.',
      },
      {
        subject: 'daily pain in a woman who has taken codeine tablets on 20 days a month for half a year',
        answer: 'medication overuse headache',
        because: 'Opioids, triptans or combinations on ten or more days a month keep the pain going; stopping them is the treatment.',
      },
    ],
    source: {
      title: 'Headaches in over 12s: diagnosis and management (CG150)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2012,
      url: 'https://www.nice.org.uk/guidance/cg150',
    },
  },
  {
    slug: 'antiseizure-drug-to-adverse-effect',
    topic: 'epilepsy',
    focus: 'prescribing',
    difficulty: 2,
    language: 'en',
    ask: 'Which adverse effect is most characteristic of long-term treatment with {subject}?',
    ask_back: 'A patient on long-term antiseizure treatment has {answer}. Which drug is the most likely cause?',
    members: [
      {
        subject: 'sodium valproate',
        answer: 'hair loss with curly regrowth',
        because: 'Hair thins with the dose and often grows back curly; weight gain and tremor are common too. The risk to an unborn child rules it out for most people who could conceive, and men are counselled as well.',
      },
      {
        subject: 'carbamazepine',
        answer: 'hyponatraemia',
        because: 'It strengthens the action of vasopressin on the kidney, most of all in older people and with diuretics.',
      },
      {
        subject: 'phenytoin',
        answer: 'gum overgrowth',
        because: 'Fibroblasts in the gums multiply; coarse features and hirsutism may follow. Good dental care limits it.',
      },
      {
        subject: 'topiramate',
        answer: 'kidney stones',
        because: 'Carbonic anhydrase inhibition lowers urinary citrate and makes urine alkaline. Word-finding trouble and weight loss are common too.',
      },
      {
        subject: 'vigabatrin',
        answer: 'concentric visual field loss',
        because: 'Irreversible peripheral visual loss affects up to a third, so visual fields are tested regularly and use is confined mainly to infantile spasms.',
      },
    ],
    source: {
      title: 'Epilepsies in children, young people and adults (NG217)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2022,
      url: 'https://www.nice.org.uk/guidance/ng217',
    },
  },
  {
    slug: 'movement-disorder-picture-to-diagnosis',
    topic: 'movement-disorders',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Which diagnosis best fits {subject}?',
    ask_back: 'Which patient is most likely to have {answer}?',
    members: [
      {
        subject: 'a man with a rest tremor of one hand, small handwriting and a clear response to levodopa',
        answer: 'Parkinson’s disease',
        because: 'Asymmetry, rest tremor and a lasting response to levodopa favour loss of nigral neurones over the atypical syndromes.',
      },
      {
        subject: 'a woman whose hands have shaken on holding a cup since her thirties, as her mother’s did',
        answer: 'essential tremor',
        because: 'A symmetrical action tremor, often familial and eased by alcohol; propranolol or primidone helps.',
      },
      {
        subject: 'a man with falls backwards in the first year, a stiff neck and loss of downward gaze',
        answer: 'progressive supranuclear palsy',
        because: 'Early falls, axial rigidity and failing vertical gaze mark it; levodopa helps little.',
      },
      {
        subject: 'a man with fainting on standing, urinary retention, slowness and an ataxic gait',
        answer: 'multiple system atrophy',
        because: 'Early autonomic failure with parkinsonian or cerebellar signs is the key combination.',
      },
      {
        subject: 'a 42-year-old with fidgety limbs and changed personality, whose father died in care at 55',
        answer: 'Huntington’s disease',
        because: 'An expanded CAG repeat is inherited as a dominant; genetic counselling comes before any predictive test.',
      },
      {
        subject: 'a 20-year-old with wing-beating tremor, slurred speech and brown rings at the corneal edge',
        answer: 'Wilson’s disease',
        because: 'Copper in the basal ganglia and cornea: test caeruloplasmin and urinary copper, because it can be treated.',
      },
      {
        subject: 'a 74-year-old with a magnetic gait, urinary urgency, slow thinking and large ventricles',
        answer: 'normal pressure hydrocephalus',
        because: 'Gait fails first, then bladder and thinking; a better gait after removal of CSF predicts benefit from a shunt.',
      },
      {
        subject: 'a woman with symmetrical stiffness weeks after starting metoclopramide for nausea',
        answer: 'drug-induced parkinsonism',
        because: 'Dopamine blockers produce it on both sides alike; it fades over weeks to months once the drug is stopped.',
      },
    ],
    source: {
      title: 'Parkinson’s disease in adults (NG71)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2017,
      url: 'https://www.nice.org.uk/guidance/ng71',
    },
  },
  {
    slug: 'par-craneal-segun-exploracion',
    topic: 'nerve-and-spinal-cord-disorders',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'es',
    ask: '¿Qué par craneal está lesionado en un paciente con {subject}?',
    ask_back: '¿Qué hallazgo de la exploración indica una lesión del {answer}?',
    members: [
      {
        subject: 'ptosis, pupila dilatada y un ojo desviado hacia abajo y hacia fuera',
        answer: 'nervio oculomotor',
        because: 'El III par eleva el párpado, contrae la pupila y mueve casi todos los músculos del ojo. Con pupila afectada hay que descartar un aneurisma.',
      },
      {
        subject: 'visión doble vertical al bajar escaleras, que mejora al inclinar la cabeza al lado contrario',
        answer: 'nervio troclear',
        because: 'El IV par mueve el oblicuo superior, que baja el ojo cuando mira hacia dentro.',
      },
      {
        subject: 'visión doble horizontal e incapacidad para llevar un ojo hacia fuera',
        answer: 'nervio abducens',
        because: 'El VI par mueve el recto lateral. Su trayecto largo lo hace vulnerable a la hipertensión intracraneal.',
      },
      {
        subject: 'debilidad de media cara, frente incluida, con un ojo que no cierra',
        answer: 'nervio facial',
        because: 'Si la frente también está débil, la lesión es periférica: del VII par y no de la corteza.',
      },
      {
        subject: 'pérdida de sensibilidad en una mejilla y mandíbula que se desvía al abrir la boca',
        answer: 'nervio trigémino',
        because: 'El V par lleva la sensibilidad del rostro e inerva los músculos de la masticación.',
      },
      {
        subject: 'sordera neurosensorial de un oído con acúfenos e inestabilidad progresiva',
        answer: 'nervio vestibulococlear',
        because: 'El VIII par lleva audición y equilibrio; un cuadro unilateral obliga a buscar un schwannoma con resonancia.',
      },
      {
        subject: 'lengua atrófica con fasciculaciones que se desvía hacia el lado débil',
        answer: 'nervio hipogloso',
        because: 'El XII par mueve la lengua; al sacarla, el músculo sano la empuja hacia el lado enfermo.',
      },
      {
        subject: 'imposibilidad de encoger un hombro tras una biopsia en el cuello',
        answer: 'nervio accesorio',
        because: 'El XI par inerva el trapecio y el esternocleidomastoideo y cruza superficialmente el triángulo posterior.',
      },
    ],
    source: {
      title: 'Suspected neurological conditions: recognition and referral (NG127)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng127',
    },
  },
];
