import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'glomerular-picture-to-diagnosis',
    topic: 'glomerular-disease',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Which diagnosis is most likely in {subject}?',
    ask_back: 'Which patient is most likely to have {answer}?',
    members: [
      {
        subject: 'a 22-year-old man with visible haematuria a day after each sore throat and normal C3',
        answer: 'IgA nephropathy',
        because: 'Bleeding comes with the infection, not weeks after it. Mesangial deposits on biopsy prove it.',
      },
      {
        subject: 'a boy with a puffy face and cola-coloured urine two weeks after impetigo, with a low C3',
        answer: 'post-infectious nephritis',
        because: 'A gap of one to three weeks and a low C3 that recovers separate it from the other causes of haematuria.',
      },
      {
        subject: 'a 4-year-old with sudden heavy proteinuria whose glomeruli look normal under the light microscope',
        answer: 'minimal change disease',
        because: 'Only the foot processes are lost, seen by electron microscope. Most children respond to steroids within weeks.',
      },
      {
        subject: 'a 55-year-old with heavy proteinuria and antibodies to the phospholipase A2 receptor',
        answer: 'membranous nephropathy',
        because: 'The antibody attacks podocytes and deposits under them. Clots and an underlying cancer are the things to look out for.',
      },
      {
        subject: 'a young smoker with haemoptysis, rapidly rising creatinine and linear IgG staining on biopsy',
        answer: 'anti-GBM disease',
        because: 'Antibodies to type IV collagen strike lung and kidney together; plasma exchange with steroids and cyclophosphamide is urgent.',
      },
      {
        subject: 'a 60-year-old with nasal crusting, cavitating lung nodules, rising creatinine and PR3-ANCA',
        answer: 'granulomatosis with polyangiitis',
        because: 'Upper airway, lung and kidney with PR3-ANCA and scanty immune deposits is the classic triad.',
      },
      {
        subject: 'a 28-year-old woman with a facial rash, proteinuria and full-house immunofluorescence',
        answer: 'lupus nephritis',
        because: 'Deposits of IgG, IgA, IgM, C3 and C1q together are almost confined to lupus; the class on biopsy decides treatment.',
      },
      {
        subject: 'a 17-year-old boy with haematuria since infancy, deafness and an uncle on dialysis',
        answer: 'Alport syndrome',
        because: 'A faulty type IV collagen, usually X-linked, weakens basement membranes in kidney, cochlea and lens.',
      },
    ],
    source: {
      title: 'KDIGO 2021 clinical practice guideline for the management of glomerular diseases',
      publisher: 'Kidney Disease: Improving Global Outcomes',
      year: 2021,
      url: 'https://kdigo.org/guidelines/gd/',
    },
  },
  {
    slug: 'aki-finding-to-cause',
    topic: 'acute-kidney-injury',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'Which cause of acute kidney injury is most likely in {subject}?',
    ask_back: 'Which patient with acute kidney injury is most likely to have {answer}?',
    members: [
      {
        subject: 'a man with muddy brown granular casts two days after prolonged hypotension',
        answer: 'acute tubular necrosis',
        because: 'Shed tubular cells form the casts. Fluids no longer bring function back at once, and recovery takes days to weeks.',
      },
      {
        subject: 'a woman with red cell casts, proteinuria, arthralgia and a purpuric rash',
        answer: 'glomerulonephritis',
        because: 'Red cells that pass the filter are moulded in the tubule, so these casts place the disease in the glomerulus.',
      },
      {
        subject: 'a woman with fever, rash, eosinophilia and sterile pyuria three weeks after starting omeprazole',
        answer: 'acute interstitial nephritis',
        because: 'A drug allergy in the kidney: proton pump inhibitors, antibiotics and NSAIDs are the usual culprits. Stop the drug first.',
      },
      {
        subject: 'a man of 78 with bilateral hydronephrosis and a painless suprapubic mass',
        answer: 'urinary tract obstruction',
        because: 'Backed-up pressure stops filtration; a catheter brings function back if placed early. Watch for a large diuresis.',
      },
      {
        subject: 'a man found on the floor whose urine tests positive for blood but contains no red cells',
        answer: 'rhabdomyolysis',
        because: 'The strip reacts with myoglobin. CK is many thousands, and early generous fluid protects the tubules.',
      },
      {
        subject: 'a woman with days of vomiting, a postural pressure drop, bland urine and a urinary sodium of 8 mmol/L',
        answer: 'volume depletion',
        because: 'Working tubules hold on to sodium. Perfusion is the problem and fluid is the remedy.',
      },
      {
        subject: 'a child with bloody diarrhoea, a platelet count of 30 and red cell fragments on the film',
        answer: 'haemolytic uraemic syndrome',
        because: 'Shiga toxin injures the endothelium of small renal vessels. Antibiotics are avoided and care is supportive.',
      },
      {
        subject: 'a man of 70 with back pain, hypercalcaemia and urinary free light chains',
        answer: 'myeloma nephropathy',
        because: 'Light chains form casts in the tubules; hypercalcaemia and NSAIDs for the back pain make it worse.',
      },
    ],
    source: {
      title: 'Acute kidney injury: prevention, detection and management (NG148)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng148',
    },
  },
  {
    slug: 'electrolyte-disorder-to-sign',
    topic: 'electrolyte-disorders',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Which electrolyte disorder best explains {subject}?',
    ask_back: 'Which presentation is most typical of {answer}?',
    members: [
      {
        subject: 'tall tented T waves and a broadening QRS in a man who missed two dialysis sessions',
        answer: 'hyperkalaemia',
        because: 'A high potassium speeds repolarisation, then slows conduction. Intravenous calcium protects the heart while insulin–glucose moves potassium into cells.',
      },
      {
        subject: 'flat T waves, U waves and leg weakness in a woman who takes bendroflumethiazide',
        answer: 'hypokalaemia',
        because: 'Low potassium delays repolarisation. Magnesium is checked too, because without it potassium will not stay up.',
      },
      {
        subject: 'constipation, thirst, low mood and a short QT interval in a man with lung cancer',
        answer: 'hypercalcaemia',
        because: 'Bones, stones, groans and moans, with a short QT. Rehydrate first, then give a bisphosphonate.',
      },
      {
        subject: 'tingling round the mouth, spasm of the hand under a blood pressure cuff and a long QT interval',
        answer: 'hypocalcaemia',
        because: 'Low calcium makes nerves irritable (Trousseau’s sign) and prolongs the ST segment.',
      },
      {
        subject: 'lost tendon reflexes and slow breathing during a continuous infusion for severe pre-eclampsia',
        answer: 'hypermagnesaemia',
        because: 'Too much magnesium blocks neuromuscular transmission; reflexes go first and breathing next. Calcium gluconate is the antidote.',
      },
      {
        subject: 'headache, confusion and a seizure in a runner who drank nine litres of water in a race',
        answer: 'hyponatraemia',
        because: 'Water moves into brain cells. Severe symptoms are treated with a small bolus of hypertonic saline.',
      },
      {
        subject: 'lethargy and irritability in a care-home resident with fever who could not reach her drinks',
        answer: 'hypernatraemia',
        because: 'Lost water that is not replaced concentrates the blood and shrinks brain cells; correct it slowly.',
      },
      {
        subject: 'weak breathing, a raised CK and a normal potassium four days into feeding a starved man',
        answer: 'hypophosphataemia',
        because: 'Insulin drives phosphate into cells in refeeding syndrome, and muscles run out of ATP.',
      },
    ],
    source: {
      title: 'Fluid and electrolyte balance',
      publisher: 'MedlinePlus, US National Library of Medicine',
      year: 2024,
      url: 'https://medlineplus.gov/fluidandelectrolytebalance.html',
    },
  },
  {
    slug: 'ckd-complication-to-treatment',
    topic: 'chronic-kidney-disease',
    focus: 'management',
    difficulty: 2,
    language: 'en',
    ask: 'Which treatment fits best for a patient with chronic kidney disease and {subject}?',
    ask_back: 'In chronic kidney disease, which finding best supports treatment with {answer}?',
    members: [
      {
        subject: 'haemoglobin 94 g/L with a ferritin of 450 µg/L and a transferrin saturation of 32%',
        answer: 'epoetin alfa',
        because: 'Stores are full, so it is the hormone from the kidney that is lacking. The aim is 100 to 120 g/L; higher targets cause harm.',
      },
      {
        subject: 'haemoglobin 98 g/L on haemodialysis with a ferritin of 60 µg/L and a transferrin saturation of 11%',
        answer: 'intravenous iron',
        because: 'Stores are empty and oral absorption is poor on dialysis; stimulating the marrow without iron does not work.',
      },
      {
        subject: 'phosphate 2.1 mmol/L in spite of six months of dietary advice, not yet on dialysis',
        answer: 'calcium acetate',
        because: 'It binds phosphate in food and is taken with meals; NICE offers it first to adults.',
      },
      {
        subject: 'an albumin:creatinine ratio of 85 mg/mmol, blood pressure 152/88 and potassium 4.4 mmol/L',
        answer: 'ramipril',
        because: 'Lower pressure inside the glomerulus reduces protein leak and slows decline. Creatinine and potassium are checked within two weeks.',
      },
      {
        subject: 'a low calcium and rising PTH at stage 5, after nutritional vitamin D deficiency has been corrected',
        answer: 'alfacalcidol',
        because: 'The failing kidney cannot do the 1-alpha-hydroxylation, so vitamin D is given with that step already done.',
      },
      {
        subject: 'an eGFR of 22, a venous pH of 7.27 with metabolic acidosis and no fluid overload',
        answer: 'sodium bicarbonate',
        because: 'NICE suggests oral alkali below an eGFR of 30 with bicarbonate under 20 mmol/L; it corrects the acidosis, at the price of a sodium load.',
      },
      {
        subject: 'a very high PTH on dialysis with a calcium of 2.68 mmol/L, unfit for parathyroidectomy',
        answer: 'cinacalcet',
        because: 'It makes the calcium-sensing receptor more sensitive, lowering PTH and calcium together.',
      },
      {
        subject: 'a steady potassium of 6.2 mmol/L that prevents the use of losartan',
        answer: 'patiromer',
        because: 'It exchanges calcium for potassium in the colon, so that the protective drug can be kept.',
      },
    ],
    source: {
      title: 'Chronic kidney disease: assessment and management (NG203)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2021,
      url: 'https://www.nice.org.uk/guidance/ng203',
    },
  },
  {
    slug: 'alteracion-electrolitica-segun-cuadro',
    topic: 'electrolyte-disorders',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'es',
    ask: '¿Qué alteración electrolítica explica mejor {subject}?',
    ask_back: '¿Qué cuadro clínico es el más típico de {answer} en un adulto?',
    members: [
      {
        subject: 'unas ondas T altas y picudas con QRS ancho en un hombre que ha faltado a dos sesiones de diálisis',
        answer: 'hiperpotasemia',
        because: 'El potasio alto acelera la repolarización y luego frena la conducción. El calcio intravenoso protege el corazón mientras actúan las demás medidas.',
      },
      {
        subject: 'unas ondas T planas con ondas U y debilidad en una mujer que toma un diurético tiazídico',
        answer: 'hipopotasemia',
        because: 'El potasio bajo retrasa la repolarización; conviene medir también el magnesio, porque sin él no se corrige.',
      },
      {
        subject: 'sed, estreñimiento, confusión y un intervalo QT corto en un hombre con cáncer de pulmón',
        answer: 'hipercalcemia',
        because: 'El calcio alto acorta el QT y deshidrata por poliuria; se empieza por rehidratar y después se da un bisfosfonato.',
      },
      {
        subject: 'un hormigueo alrededor de la boca con espasmo de la mano y QT largo tras operar el tiroides',
        answer: 'hipocalcemia',
        because: 'La lesión de las paratiroides baja el calcio y vuelve irritables los nervios; el espasmo provocado de la mano es el signo de Trousseau.',
      },
      {
        subject: 'cefalea, confusión y una convulsión en una corredora que bebió nueve litros de agua en la carrera',
        answer: 'hiponatremia',
        because: 'El agua entra en las neuronas y causa edema cerebral; si hay síntomas graves se da un bolo pequeño de suero hipertónico.',
      },
      {
        subject: 'somnolencia, fiebre y mucosas secas en una anciana encamada que no podía alcanzar el vaso',
        answer: 'hipernatremia',
        because: 'El agua perdida no se repone y la sangre se concentra. Se corrige despacio para evitar el edema cerebral.',
      },
      {
        subject: 'una debilidad respiratoria con CK alta y potasio normal al cuarto día de realimentar a un paciente desnutrido',
        answer: 'hipofosfatemia',
        because: 'La insulina mete fosfato en las células en el síndrome de realimentación y el músculo se queda sin ATP.',
      },
    ],
    source: {
      title: 'Equilibrio hidroelectrolítico',
      publisher: 'MedlinePlus en español, US National Library of Medicine',
      year: 2024,
      url: 'https://medlineplus.gov/spanish/fluidandelectrolytebalance.html',
    },
  },
];
