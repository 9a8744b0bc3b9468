import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'poison-to-antidote',
    topic: 'poisoning',
    focus: 'management',
    difficulty: 1,
    language: 'en',
    ask: 'Which specific antidote is indicated for {subject}?',
    ask_back: 'Which patient needs {answer} as the specific antidote?',
    members: [
      {
        subject: 'a woman with a paracetamol level above the treatment line six hours after a single overdose',
        answer: 'intravenous acetylcysteine',
        because: 'It restores glutathione, which mops up the toxic metabolite; given within eight hours it protects almost completely.',
      },
      {
        subject: 'a man with pinpoint pupils and five breaths a minute after injecting heroin',
        answer: 'intravenous naloxone',
        because: 'It displaces opioids from the receptor but wears off sooner than many of them, so watch for renewed sedation.',
      },
      {
        subject: 'a man with vomiting, heart block and a potassium of 6.6 mmol/L after eating foxglove leaves',
        answer: 'intravenous digoxin-specific antibody',
        because: 'Foxglove contains cardiac glycosides. Antibody fragments bind them and lift the block of the sodium–potassium pump.',
      },
      {
        subject: 'a man who drank antifreeze two hours ago and has a raised osmolal gap, the pH still being normal',
        answer: 'intravenous fomepizole',
        because: 'Blocking alcohol dehydrogenase stops the making of toxic acids from ethylene glycol; ethanol is the alternative.',
      },
      {
        subject: 'a toddler with vomiting, shock and a very high serum iron after eating her mother’s tablets',
        answer: 'intravenous desferrioxamine',
        because: 'It binds free iron, which is then passed as a reddish complex in the urine.',
      },
      {
        subject: 'a man pulled from a house fire, in coma with soot in his mouth and a lactate of 14 mmol/L',
        answer: 'intravenous hydroxocobalamin',
        because: 'Burning plastics release cyanide. The cobalt in this drug binds it and is passed in the urine.',
      },
      {
        subject: 'a woman with a QRS of 150 ms and a seizure after an overdose of amitriptyline',
        answer: 'intravenous sodium bicarbonate',
        because: 'Sodium and alkali free the cardiac sodium channels and narrow the QRS.',
      },
      {
        subject: 'a woman on dapsone with grey-blue skin, chocolate-coloured blood and normal PaO2',
        answer: 'intravenous methylthioninium chloride',
        because: 'Methylene blue turns methaemoglobin back to haemoglobin. It is avoided in G6PD deficiency.',
      },
      {
        subject: 'a man with a life-threatening bleed who takes dabigatran',
        answer: 'intravenous idarucizumab',
        because: 'This antibody fragment binds the drug hundreds of times more tightly than thrombin does and works within minutes.',
      },
    ],
    source: {
      title: 'British National Formulary: poisoning, emergency treatment',
      publisher: 'BNF Publications',
      year: 2025,
      url: 'https://bnf.nice.org.uk/treatment-summaries/poisoning-emergency-treatment/',
    },
  },
  {
    slug: 'toxidrome-to-substance',
    topic: 'poisoning',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Poisoning with which substance best explains {subject}?',
    ask_back: 'Which picture is most typical of poisoning with {answer}?',
    members: [
      {
        subject: 'coma with pinpoint pupils and six slow breaths a minute',
        answer: 'morphine',
        because: 'Opioids depress the respiratory centre and constrict the pupils; support breathing and titrate naloxone.',
      },
      {
        subject: 'wide pupils, hot dry skin, a full bladder and picking at the bedclothes',
        answer: 'procyclidine',
        because: 'Muscarinic blockade dries, dilates and confuses. Benzodiazepines and a catheter are the main treatment.',
      },
      {
        subject: 'streaming eyes, salivation, wet chest, small pupils and a slow pulse in a farm worker',
        answer: 'malathion',
        because: 'Organophosphates block cholinesterase. Decontaminate, and give atropine until the chest is dry.',
      },
      {
        subject: 'ankle clonus, sweating, agitation and diarrhoea hours after a second antidepressant was added',
        answer: 'sertraline',
        because: 'Serotonin excess shows in clonus and brisk reflexes, most in the legs. Stop the drugs and cool; cyproheptadine is an option.',
      },
      {
        subject: 'crushing chest pain, wide pupils and 210/120 mmHg in a 28-year-old at a party',
        answer: 'cocaine',
        because: 'It blocks noradrenaline reuptake and causes coronary spasm. Benzodiazepines and nitrates help; avoid beta-blockers.',
      },
      {
        subject: 'ringing ears, deep fast breathing and a mixed alkalosis and acidosis on the gases',
        answer: 'aspirin',
        because: 'Salicylate stimulates breathing and uncouples oxidative phosphorylation. Alkaline urine or dialysis removes it.',
      },
      {
        subject: 'slurred speech and sleepiness with normal pupils, pulse and breathing',
        answer: 'diazepam',
        because: 'Alone it rarely threatens life, and flumazenil is kept for special cases because of seizures.',
      },
      {
        subject: 'headache and nausea in a whole family that ease when they leave the house',
        answer: 'carbon monoxide',
        because: 'A faulty flue is the usual cause. Pulse oximetry looks normal: measure carboxyhaemoglobin and give high-flow oxygen.',
      },
    ],
    source: {
      title: 'British National Formulary: poisoning, emergency treatment',
      publisher: 'BNF Publications',
      year: 2025,
      url: 'https://bnf.nice.org.uk/treatment-summaries/poisoning-emergency-treatment/',
    },
  },
  {
    slug: 'trauma-sign-to-injury',
    topic: 'major-trauma',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'After major trauma a patient has {subject}. Which diagnosis is most likely?',
    ask_back: 'After major trauma, which findings are most typical of {answer}?',
    members: [
      {
        subject: 'shock, a deviated trachea and a silent, hyperresonant left chest',
        answer: 'a tension pneumothorax',
        because: 'Trapped air pushes the mediastinum over and stops venous return: decompress at once, without an X-ray.',
      },
      {
        subject: 'shock, flat neck veins and a silent, stony dull right chest',
        answer: 'a massive haemothorax',
        because: 'More than 1.5 L of blood in the chest: replace volume, drain, and call the surgeons.',
      },
      {
        subject: 'shock, full neck veins and quiet heart sounds after a stab beside the sternum, with clear lungs',
        answer: 'cardiac tamponade',
        because: 'Blood in the pericardium stops filling. Ultrasound shows it and thoracotomy relieves it.',
      },
      {
        subject: 'part of the rib cage moving inwards as the rest expands',
        answer: 'a flail segment',
        because: 'Adjacent ribs, each broken in two places, lose their link with the wall; the bruised lung below does the harm.',
      },
      {
        subject: 'a bubbling wound of the chest wall that sucks air with each breath',
        answer: 'an open pneumothorax',
        because: 'Air takes the wound in preference to the trachea. Cover it with a simple occlusive dressing, watch for tension, and place a drain through another site.',
      },
      {
        subject: 'a clear spell after a blow to the temple, then drowsiness and a lens-shaped bleed on CT',
        answer: 'an extradural haematoma',
        because: 'The middle meningeal artery tears and strips the dura; prompt evacuation usually gives a good outcome.',
      },
      {
        subject: 'a widened mediastinum and unequal arm pressures after a high-speed head-on crash',
        answer: 'aortic disruption',
        because: 'The aorta is fixed beyond the left subclavian and tears there when the rest moves on. CT angiography shows it.',
      },
      {
        subject: 'shock with a slow pulse, warm limbs and no movement below the shoulders',
        answer: 'a cervical cord injury',
        because: 'Sympathetic outflow is lost, so vessels open and the heart cannot speed up. Look for bleeding all the same.',
      },
      {
        subject: 'blood at the urinary meatus, a high-riding prostate and a broken pelvis',
        answer: 'urethral disruption',
        because: 'No blind catheter: a retrograde urethrogram or a urologist first.',
      },
    ],
    source: {
      title: 'Major trauma: assessment and initial management (NG39)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2016,
      url: 'https://www.nice.org.uk/guidance/ng39',
    },
  },
  {
    slug: 'shock-picture-to-type',
    topic: 'anaphylaxis-and-shock',
    focus: 'mechanism',
    difficulty: 1,
    language: 'en',
    ask: 'Which type of shock best explains the state of {subject}?',
    ask_back: 'Which patient is most likely to be in {answer}?',
    members: [
      {
        subject: 'a pale woman with cold hands and flat neck veins after massive bleeding from varices',
        answer: 'hypovolaemic shock',
        because: 'Too little volume returns to the heart: low filling, low output, high resistance. Replace blood.',
      },
      {
        subject: 'a grey man with cold hands, raised neck veins and wet lungs after an anterior infarct',
        answer: 'cardiogenic shock',
        because: 'The pump has failed although filling is ample; fluid makes it worse and reperfusion is urgent.',
      },
      {
        subject: 'a flushed woman with warm hands, rigors and pus in the urine, lactate 5 mmol/L',
        answer: 'septic shock',
        because: 'Inflammation opens vessels and makes them leak. Cultures, antibiotics, fluids, then noradrenaline.',
      },
      {
        subject: 'a man with swollen lips, wheals and wheeze five minutes after intravenous co-amoxiclav',
        answer: 'anaphylactic shock',
        because: 'Mast cell mediators open vessels and close airways. Intramuscular adrenaline 500 micrograms into the thigh.',
      },
      {
        subject: 'a warm man with a slow pulse, unable to move his limbs since a dive into shallow water',
        answer: 'neurogenic shock',
        because: 'Lost sympathetic tone opens vessels while vagal tone slows the heart.',
      },
      {
        subject: 'a man ten days after hip surgery with raised neck veins, clear lungs and a strained right heart',
        answer: 'obstructive shock',
        because: 'A large embolus blocks the outflow of the right ventricle. So soon after surgery the risk of bleeding decides between drug, catheter and surgeon.',
      },
    ],
    source: {
      title: 'Shock',
      publisher: 'MedlinePlus, US National Library of Medicine',
      year: 2024,
      url: 'https://medlineplus.gov/shock.html',
    },
  },
  {
    slug: 'cardiac-arrest-cause-to-treatment',
    topic: 'cardiac-arrest',
    focus: 'management',
    difficulty: 2,
    language: 'en',
    ask: 'Besides CPR, which specific treatment is most needed for cardiac arrest in {subject}?',
    ask_back: 'Which patient in cardiac arrest most needs {answer}, besides CPR?',
    members: [
      {
        subject: 'a man with a chaotic, irregular broad trace on the monitor, who collapsed a minute ago with chest pain',
        answer: 'immediate defibrillation',
        because: 'Each minute of delay lowers survival. Everything else waits for the shock, except compressions.',
      },
      {
        subject: 'a woman with pulseless electrical activity who missed dialysis and has a potassium of 8.4 mmol/L',
        answer: 'intravenous calcium chloride',
        because: 'Calcium steadies the membrane within minutes; insulin–glucose and dialysis then lower the level.',
      },
      {
        subject: 'a climber in asystole, found on an icy hillside with a core temperature of 22 °C',
        answer: 'extracorporeal rewarming',
        because: 'Cold protects the brain, and drugs and shocks work poorly below 30 °C. No one is dead until warm and dead.',
      },
      {
        subject: 'a ventilated man with pulseless electrical activity, a silent chest on one side and a deviated trachea',
        answer: 'pleural decompression',
        because: 'Trapped air stops venous return; open the chest and the pulse may return at once.',
      },
      {
        subject: 'a man with pulseless electrical activity and pericardial blood on ultrasound after a stab to the chest',
        answer: 'resuscitative thoracotomy',
        because: 'Clotted blood cannot be aspirated by needle: the pericardium has to be opened within minutes.',
      },
      {
        subject: 'a woman with pulseless electrical activity and a dilated right ventricle, a week after a long flight',
        answer: 'intravenous thrombolysis',
        because: 'A clot blocks the lungs. Compressions continue for 60 to 90 minutes after the drug.',
      },
      {
        subject: 'a woman with pulseless electrical activity and a ruptured ectopic pregnancy',
        answer: 'massive transfusion',
        because: 'An empty heart needs blood and a surgeon who stops the bleeding.',
      },
      {
        subject: 'a woman in asystole minutes after a large dose of bupivacaine for a nerve block',
        answer: 'intravenous lipid emulsion',
        because: 'It draws the anaesthetic out of the heart: 1.5 mL/kg of a 20% solution, then an infusion.',
      },
    ],
    source: {
      title: 'Resuscitation Guidelines: adult advanced life support',
      publisher: 'Resuscitation Council UK',
      year: 2025,
      url: 'https://www.resus.org.uk/',
    },
  },
  {
    slug: 'antidoto-segun-intoxicacion',
    topic: 'poisoning',
    focus: 'management',
    difficulty: 1,
    language: 'es',
    ask: '¿Qué antídoto específico está indicado en {subject}?',
    ask_back: '¿Qué paciente necesita como antídoto específico {answer}?',
    members: [
      {
        subject: 'una mujer con niveles tóxicos de paracetamol seis horas después de una sobredosis única',
        answer: 'acetilcisteína intravenosa',
        because: 'Repone glutatión, que neutraliza el metabolito tóxico; en las primeras ocho horas protege casi por completo.',
      },
      {
        subject: 'un hombre con pupilas puntiformes y cinco respiraciones por minuto tras inyectarse heroína',
        answer: 'naloxona intravenosa',
        because: 'Desplaza al opioide del receptor, pero dura menos que muchos de ellos: hay que vigilar la resedación.',
      },
      {
        subject: 'un hombre que toma dabigatrán y sufre una hemorragia que pone en peligro su vida',
        answer: 'idarucizumab intravenoso',
        because: 'Es un fragmento de anticuerpo que se une al anticoagulante con mucha más fuerza que la trombina y actúa en minutos.',
      },
      {
        subject: 'un hombre que bebió anticongelante hace dos horas y tiene un hiato osmolal elevado con pH aún normal',
        answer: 'fomepizol intravenoso',
        because: 'Bloquea la alcohol deshidrogenasa y evita que el etilenglicol se convierta en ácidos tóxicos.',
      },
      {
        subject: 'una niña con vómitos, choque y hierro sérico muy alto tras ingerir las pastillas de su madre',
        answer: 'deferoxamina intravenosa',
        because: 'Se une al hierro libre y lo elimina por la orina, que se tiñe de rojo.',
      },
      {
        subject: 'un hombre rescatado de un incendio, en coma, con hollín en la boca y lactato de 14 mmol/L',
        answer: 'hidroxocobalamina intravenosa',
        because: 'Los plásticos al arder liberan cianuro; el cobalto del fármaco lo atrapa.',
      },
      {
        subject: 'una mujer con QRS de 150 ms y una convulsión tras una sobredosis de amitriptilina',
        answer: 'bicarbonato sódico intravenoso',
        because: 'El sodio y la alcalinización liberan los canales de sodio del corazón y estrechan el QRS.',
      },
    ],
    source: {
      title: 'British National Formulary: poisoning, emergency treatment',
      publisher: 'BNF Publications',
      year: 2025,
      url: 'https://bnf.nice.org.uk/treatment-summaries/poisoning-emergency-treatment/',
    },
  },
];
