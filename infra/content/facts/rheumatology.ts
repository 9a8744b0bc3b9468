import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'autoantibody-picture-to-disease',
    topic: 'connective-tissue-disease-and-vasculitis',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'Which diagnosis is most likely in {subject}?',
    ask_back: 'Which patient’s antibodies point to {answer}?',
    members: [
      {
        subject: 'a woman with photosensitive rash, mouth ulcers, low C4 and anti-double-stranded DNA antibodies',
        answer: 'systemic lupus erythematosus',
        because: 'These antibodies are specific and follow renal activity, as complement falls.',
      },
      {
        subject: 'a woman with swollen knuckles, two hours of morning stiffness and anti-CCP antibodies',
        answer: 'rheumatoid arthritis',
        because: 'Anti-CCP is more specific than rheumatoid factor and foretells erosions.',
      },
      {
        subject: 'a woman with gritty eyes, dry mouth, parotid swelling and anti-Ro and anti-La antibodies',
        answer: 'primary Sjögren’s disease',
        because: 'Lymphocytes replace the exocrine glands. Lymphoma is the late risk, and anti-Ro can cause heart block in a fetus.',
      },
      {
        subject: 'a woman with long-standing Raynaud’s, telangiectasia, calcinosis and anti-centromere antibodies',
        answer: 'limited systemic sclerosis',
        because: 'Skin change stays below elbows and knees; pulmonary arterial hypertension is the late danger.',
      },
      {
        subject: 'a man with rapidly tightening skin of arms and trunk, lung fibrosis and anti-Scl-70 antibodies',
        answer: 'diffuse systemic sclerosis',
        because: 'Topoisomerase antibodies go with lung fibrosis. Watch blood pressure because of renal crisis.',
      },
      {
        subject: 'a man with weak thighs, cracked fingertips, lung fibrosis and anti-Jo-1 antibodies',
        answer: 'antisynthetase syndrome',
        because: 'Myositis, mechanic’s hands and lung disease belong with antibodies to tRNA synthetases.',
      },
      {
        subject: 'a man with bloody nasal crusts, lung cavities, red cell casts and PR3-ANCA',
        answer: 'granulomatosis with polyangiitis',
        because: 'PR3-ANCA with granulomas of the airways and nephritis; rituximab or cyclophosphamide with steroids treats it.',
      },
      {
        subject: 'a woman with two deep vein thromboses, livedo and persistent anticardiolipin antibodies',
        answer: 'antiphospholipid syndrome',
        because: 'Clots or pregnancy loss with antibodies positive twice, twelve weeks apart. Warfarin is preferred to direct anticoagulants in high-risk patients.',
      },
    ],
    source: {
      title: 'ANA (antinuclear antibody) test',
      publisher: 'MedlinePlus, US National Library of Medicine',
      year: 2024,
      url: 'https://medlineplus.gov/lab-tests/ana-antinuclear-antibody-test/',
    },
  },
  {
    slug: 'arthritis-pattern-to-diagnosis',
    topic: 'inflammatory-arthritis',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'Which diagnosis best fits {subject}?',
    ask_back: 'Which patient is most likely to have {answer}?',
    members: [
      {
        subject: 'a woman of 45 with swollen knuckles and wrists on both sides and two hours of morning stiffness',
        answer: 'rheumatoid arthritis',
        because: 'Symmetrical small joint synovitis that spares the end finger joints. Suspected cases are referred urgently, even when blood tests are normal.',
      },
      {
        subject: 'a man of 38 with one sausage toe, pitted nails and swollen end joints of the fingers',
        answer: 'psoriatic arthritis',
        because: 'Dactylitis, nail pits and distal joints are clues, and the skin disease may come later.',
      },
      {
        subject: 'a man of 26 with a swollen knee, red eyes and dysuria two weeks after chlamydia',
        answer: 'reactive arthritis',
        because: 'Sterile inflammation follows infection of bowel or urethra; most recover within months.',
      },
      {
        subject: 'a man of 24 with back stiffness that wakes him at four and eases with exercise',
        answer: 'axial spondyloarthritis',
        because: 'Inflammatory back pain before 45; MRI of the sacroiliac joints shows it early.',
      },
      {
        subject: 'a woman of 68 with hard swellings of the end finger joints and knee pain after walking',
        answer: 'nodal osteoarthritis',
        because: 'Heberden’s nodes, short stiffness and pain on use make a clinical diagnosis at 45 or over; no imaging needed.',
      },
      {
        subject: 'a woman of 30 with daily fever spikes, a salmon-pink rash, sore throat and ferritin of 14 000 µg/L',
        answer: 'adult-onset Still’s disease',
        because: 'Quotidian fever, a fleeting rash and extreme ferritin; infection and malignancy are excluded first.',
      },
      {
        subject: 'a woman of 73 with aching shoulders and hips, unable to lift her arms on waking, and an ESR of 70',
        answer: 'polymyalgia rheumatica',
        because: 'Girdle stiffness with raised markers and a striking response to prednisolone 15 mg. Ask about headache and jaw pain.',
      },
      {
        subject: 'a girl of 12 with pains that move from joint to joint, and a new murmur three weeks after tonsillitis',
        answer: 'acute rheumatic fever',
        because: 'Migratory arthritis and carditis after a streptococcal throat meet the Jones criteria.',
      },
    ],
    source: {
      title: 'Rheumatoid arthritis in adults: management (NG100)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2018,
      url: 'https://www.nice.org.uk/guidance/ng100',
    },
  },
  {
    slug: 'synovial-fluid-to-diagnosis',
    topic: 'crystal-arthropathy',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'Joint aspiration yields {subject}. Which diagnosis fits best?',
    ask_back: 'Which joint aspirate would be most typical of {answer}?',
    members: [
      {
        subject: 'turbid sterile fluid with needle-shaped, strongly negatively birefringent crystals',
        answer: 'monosodium urate gout',
        because: 'Negative birefringence and needle shape are diagnostic. Serum urate may be normal during an attack.',
      },
      {
        subject: 'turbid sterile fluid with rhomboid, weakly positively birefringent crystals',
        answer: 'pyrophosphate arthritis',
        because: 'Calcium pyrophosphate favours the knee and wrist of older people; chondrocalcinosis shows on X-ray.',
      },
      {
        subject: 'pus with 95 000 white cells per microlitre and Gram-positive cocci in clusters',
        answer: 'septic arthritis',
        because: 'Aspirate before antibiotics; a joint washout and weeks of treatment follow.',
      },
      {
        subject: 'clear, stringy fluid with 300 white cells per microlitre and no crystals',
        answer: 'primary osteoarthritis',
        because: 'Few cells and kept viscosity mean that inflammation is not the main process.',
      },
      {
        subject: 'bloodstained fluid from the wrecked upper arm of an elderly woman, with clumps that stain with alizarin red',
        answer: 'Milwaukee shoulder',
        because: 'Basic calcium phosphate is too small for the polarising microscope; alizarin red shows it.',
      },
      {
        subject: 'blood with floating globules of fat after a fall onto the knee',
        answer: 'an intra-articular fracture',
        because: 'Marrow fat in the joint means that bone is broken, even if the X-ray looks normal.',
      },
      {
        subject: 'pure blood without fat from the swollen knee of a boy with a long APTT',
        answer: 'a haemophilic haemarthrosis',
        because: 'Bleeding without injury in a boy with a long APTT; factor replacement comes before any further needle.',
      },
    ],
    source: {
      title: 'Gout: diagnosis and management (NG219)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2022,
      url: 'https://www.nice.org.uk/guidance/ng219',
    },
  },
  {
    slug: 'rheumatology-drug-to-check',
    topic: 'inflammatory-arthritis',
    focus: 'prescribing',
    difficulty: 2,
    language: 'en',
    ask: 'Which check belongs most specifically to treatment with {subject}?',
    ask_back: 'For which of these drugs is this check most specific: {answer}?',
    members: [
      {
        subject: 'hydroxychloroquine',
        answer: 'retinal imaging',
        because: 'It binds to pigment epithelium and can harm central vision, so imaging is done yearly after five years, or after one with extra risk.',
      },
      {
        subject: 'azathioprine',
        answer: 'TPMT activity',
        because: 'People without the enzyme build up toxic metabolites and lose their marrow on usual doses.',
      },
      {
        subject: 'infliximab',
        answer: 'latent tuberculosis test',
        because: 'TNF holds granulomas together; blocking it can release dormant mycobacteria, so screening comes first.',
      },
      {
        subject: 'leflunomide',
        answer: 'blood pressure',
        because: 'It raises pressure in about one in ten; liver tests and blood count are checked as well.',
      },
      {
        subject: 'allopurinol',
        answer: 'serum urate level',
        because: 'The dose is raised stepwise until urate is below 360 µmol/L, or below 300 in severe disease.',
      },
      {
        subject: 'zoledronic acid',
        answer: 'dental examination',
        because: 'Osteonecrosis of the jaw follows extractions, so teeth are put in order before the infusion.',
      },
      {
        subject: 'rituximab',
        answer: 'immunoglobulin levels',
        because: 'Loss of B cells lets immunoglobulins fall over repeated courses, with serious infections. Hepatitis B is checked before it too.',
      },
      {
        subject: 'cyclophosphamide',
        answer: 'urine dipstick for blood',
        because: 'Acrolein irritates the bladder: haemorrhagic cystitis early, cancer late. Fluids and mesna protect.',
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
    slug: 'back-pain-picture-to-cause',
    topic: 'back-pain',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'Which cause of back pain is most likely in {subject}?',
    ask_back: 'Which patient with back pain is most likely to have {answer}?',
    members: [
      {
        subject: 'a man of 42 with sciatica on both sides, numbness between the legs and no urge to pass urine',
        answer: 'cauda equina syndrome',
        because: 'Saddle numbness and loss of bladder feeling call for emergency MRI and decompression the same day.',
      },
      {
        subject: 'a woman of 60, once treated for breast cancer, with thoracic pain that is worst at night',
        answer: 'spinal metastases',
        because: 'Thoracic or night pain after cancer needs urgent whole-spine MRI, before the cord is compressed.',
      },
      {
        subject: 'a man of 35 who injects drugs, with fever, a CRP of 180 and one exquisitely tender vertebra',
        answer: 'infective discitis',
        because: 'Organisms settle in disc and vertebra from the blood. Blood cultures and MRI come before antibiotics if he is stable.',
      },
      {
        subject: 'a man of 23 with months of stiffness that is worst at dawn and eases with movement',
        answer: 'axial spondyloarthritis',
        because: 'Young age, slow start and relief by exercise rather than rest separate it from mechanical pain.',
      },
      {
        subject: 'a woman of 79 on prednisolone with sudden pain after lifting a kettle and loss of height',
        answer: 'an osteoporotic wedge fracture',
        because: 'Thin bone gives way under small loads. Pain relief, then treatment of the bone itself.',
      },
      {
        subject: 'a man of 70 whose legs ache on walking and feel better leaning on a shopping trolley',
        answer: 'lumbar spinal stenosis',
        because: 'Bending forward widens the canal. Pulses are normal, unlike in claudication from arteries.',
      },
      {
        subject: 'a woman of 38 with pain shooting to the big toe and weakness of its extension after lifting',
        answer: 'a lumbar disc prolapse',
        because: 'The L5 root is compressed by the L4/5 disc. Most settle within weeks without surgery.',
      },
      {
        subject: 'a smoker of 74 with sudden pain, collapse and a pulsating abdominal mass',
        answer: 'a ruptured aortic aneurysm',
        because: 'Take it for rupture, not renal colic, in an older smoker: call the vascular team at once.',
      },
    ],
    source: {
      title: 'Low back pain and sciatica in over 16s: assessment and management (NG59)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2016,
      url: 'https://www.nice.org.uk/guidance/ng59',
    },
  },
  {
    slug: 'autoanticuerpo-y-enfermedad',
    topic: 'connective-tissue-disease-and-vasculitis',
    focus: 'investigation',
    difficulty: 2,
    language: 'es',
    ask: '¿Qué diagnóstico es el más probable en {subject}?',
    ask_back: '¿Qué paciente es el ejemplo más típico de este diagnóstico: {answer}?',
    members: [
      {
        subject: 'una mujer joven con fotosensibilidad, artralgias, proteinuria y anticuerpos anti-ADN bicatenario',
        answer: 'lupus eritematoso sistémico',
        because: 'Los anticuerpos anti-ADN bicatenario son específicos y suben con la actividad renal, mientras baja el complemento.',
      },
      {
        subject: 'una mujer con nudillos hinchados, rigidez matutina de dos horas y anticuerpos anti-CCP',
        answer: 'artritis reumatoide',
        because: 'Los anti-CCP son más específicos que el factor reumatoide y anuncian erosiones.',
      },
      {
        subject: 'una mujer con ojos y boca secos, parótidas grandes y anticuerpos anti-Ro y anti-La',
        answer: 'enfermedad de Sjögren',
        because: 'Los linfocitos sustituyen a las glándulas exocrinas; a largo plazo hay riesgo de linfoma.',
      },
      {
        subject: 'un hombre con piel tensa en brazos y tronco, fibrosis pulmonar y anticuerpos anti-Scl-70',
        answer: 'esclerosis sistémica difusa',
        because: 'Estos anticuerpos se asocian a fibrosis pulmonar; se vigila la tensión por la crisis renal.',
      },
      {
        subject: 'un hombre con debilidad de los muslos, manos de mecánico y anticuerpos anti-Jo-1',
        answer: 'síndrome antisintetasa',
        because: 'Miositis, enfermedad intersticial y anticuerpos frente a las ARNt sintetasas forman el síndrome.',
      },
      {
        subject: 'un hombre con costras nasales, cavidades pulmonares, hematuria y ANCA anti-PR3',
        answer: 'granulomatosis con poliangeítis',
        because: 'Vía aérea, pulmón y riñón con ANCA anti-PR3 es la tríada clásica.',
      },
      {
        subject: 'una mujer con dos trombosis, tres abortos y anticuerpos anticardiolipina persistentes',
        answer: 'síndrome antifosfolipídico',
        because: 'Trombosis o pérdidas de embarazo con anticuerpos positivos dos veces, separadas doce semanas.',
      },
    ],
    source: {
      title: 'Prueba de anticuerpos antinucleares',
      publisher: 'MedlinePlus en español, US National Library of Medicine',
      year: 2024,
      url: 'https://medlineplus.gov/spanish/pruebas-de-laboratorio/prueba-de-anticuerpos-antinucleares/',
    },
  },
];
