import type { ReferenceRangesContent } from './fact-content';

export const referenceRanges: ReferenceRangesContent = [
  {
    group: 'Haematology',
    group_es: 'Hematología',
    subheadings: [
      {
        heading: 'Full blood count: red cells',
        heading_es: 'Hemograma: serie roja',
        keywords: [
          'fbc', 'full blood count', 'hb', 'haemoglobin', 'hemoglobin', 'hct', 'haematocrit', 'mcv', 'mch', 'mchc', 'rdw', 'red cells',
          'reticulocytes', 'hemograma', 'hemoglobina', 'hematocrito', 'hematíes', 'eritrocitos', 'vcm', 'hcm', 'reticulocitos',
        ],
        items: [
          { title: 'Haemoglobin (Hb)', values: ['Men 130–180 g/L', 'Women 115–165 g/L'] },
          { title: 'Red cell count (RBC)', values: ['Men 4.5–6.5 ×10¹²/L', 'Women 3.8–5.8 ×10¹²/L'] },
          { title: 'Haematocrit (Hct, packed cell volume)', values: ['Men 0.40–0.52 L/L', 'Women 0.36–0.47 L/L'] },
          { title: 'Mean cell volume (MCV)', values: ['80–100 fL'] },
          { title: 'Mean cell haemoglobin (MCH)', values: ['27–32 pg'] },
          { title: 'Mean cell haemoglobin concentration (MCHC)', values: ['320–360 g/L'] },
          { title: 'Red cell distribution width (RDW)', values: ['11.5–14.5%'] },
          { title: 'Reticulocytes', values: ['25–85 ×10⁹/L', '0.5–2.5% of red cells'] },
        ],
      },
      {
        heading: 'Full blood count: white cells and platelets',
        heading_es: 'Hemograma: serie blanca y plaquetas',
        keywords: [
          'fbc', 'wbc', 'wcc', 'white cells', 'neutrophils', 'lymphocytes', 'eosinophils', 'monocytes', 'basophils', 'platelets', 'plt', 'leucocitos',
          'neutrófilos', 'linfocitos', 'eosinófilos', 'monocitos', 'basófilos', 'plaquetas', 'fórmula leucocitaria',
        ],
        items: [
          { title: 'White cell count (WBC)', values: ['4.0–11.0 ×10⁹/L'] },
          {
            title: 'Neutrophils',
            values: [
              '2.0–7.5 ×10⁹/L',
              'Down to about 1.2 is normal with the Duffy-null phenotype',
              'Below 0.5: severe neutropenia, high risk of sepsis',
            ],
          },
          { title: 'Lymphocytes', values: ['1.0–4.0 ×10⁹/L'] },
          { title: 'Monocytes', values: ['0.2–1.0 ×10⁹/L'] },
          { title: 'Eosinophils', values: ['0.0–0.4 ×10⁹/L'] },
          { title: 'Basophils', values: ['0.0–0.1 ×10⁹/L'] },
          { title: 'Platelets', values: ['150–400 ×10⁹/L'] },
        ],
      },
      {
        heading: 'Haemolysis and blood film',
        heading_es: 'Hemólisis y frotis',
        keywords: [
          'haemolysis', 'hemolysis', 'haptoglobin', 'ldh', 'direct antiglobulin test', 'dat', 'coombs', 'hba2', 'hemólisis', 'haptoglobina',
          'prueba de coombs', 'hemoglobina a2',
        ],
        items: [
          { title: 'Haptoglobin', values: ['0.3–2.0 g/L (depends on the assay)'] },
          { title: 'Direct antiglobulin test (DAT, Coombs)', values: ['Negative'] },
          { title: 'Haemoglobin A2', values: ['2.0–3.3%', 'Above 3.5%: beta thalassaemia trait'] },
          { title: 'Haemoglobin F (adult)', values: ['Below 1%'] },
          { title: 'Methaemoglobin', values: ['Below 1.5% of haemoglobin'] },
        ],
      },
    ],
  },
  {
    group: 'Coagulation',
    group_es: 'Coagulación',
    subheadings: [
      {
        heading: 'Clotting screen',
        heading_es: 'Estudio de coagulación',
        keywords: [
          'clotting', 'coagulation', 'pt', 'inr', 'aptt', 'thrombin time', 'fibrinogen', 'd-dimer', 'coagulación', 'tiempo de protrombina', 'tp',
          'ttpa', 'fibrinógeno', 'dímero d',
        ],
        items: [
          { title: 'Prothrombin time (PT)', values: ['11.5–15.5 s (depends on the reagent)'] },
          { title: 'International normalised ratio (INR), no anticoagulant', values: ['0.8–1.2'] },
          { title: 'Activated partial thromboplastin time (APTT)', values: ['30–40 s (depends on the reagent)', 'Ratio 0.8–1.2'] },
          { title: 'Thrombin time', values: ['13–18 s (depends on the reagent)'] },
          { title: 'Fibrinogen (Clauss)', values: ['1.5–4.0 g/L', 'Rises in pregnancy to 4–6 g/L'] },
          { title: 'D-dimer', values: ['Below 500 µg/L FEU (0.5 mg/L)', 'Over 50 years: age × 10 µg/L FEU', 'FEU or DDU: depends on the assay'] },
        ],
      },
      {
        heading: 'Factors and natural anticoagulants',
        heading_es: 'Factores y anticoagulantes naturales',
        keywords: [
          'factor viii', 'factor ix', 'von willebrand', 'vwf', 'antithrombin', 'protein c', 'protein s', 'thrombophilia', 'antitrombina',
          'proteína c', 'proteína s', 'trombofilia', 'factores de coagulación',
        ],
        items: [
          { title: 'Factor VIII activity', values: ['50–150 IU/dL'] },
          { title: 'Factor IX activity', values: ['50–150 IU/dL'] },
          { title: 'Von Willebrand factor antigen', values: ['50–160 IU/dL'] },
          { title: 'Von Willebrand factor ristocetin cofactor', values: ['50–170 IU/dL (depends on the assay)'] },
          { title: 'Antithrombin activity', values: ['80–120 IU/dL'] },
          { title: 'Protein C activity', values: ['70–140 IU/dL'] },
          { title: 'Free protein S', values: ['Men 70–140 IU/dL', 'Women 60–130 IU/dL (lower in pregnancy)'] },
        ],
      },
      {
        heading: 'Anticoagulant targets',
        heading_es: 'Objetivos de anticoagulación',
        keywords: [
          'inr target', 'warfarin', 'heparin', 'anti-xa', 'aptt ratio', 'warfarina', 'heparina', 'objetivo de inr', 'anticoagulantes',
        ],
        items: [
          { title: 'INR target: atrial fibrillation, venous thromboembolism', values: ['2.5 (2.0–3.0)'] },
          { title: 'INR target: recurrent clot while in range', values: ['3.5 (3.0–4.0)'] },
          { title: 'INR target: mechanical valve', values: ['2.5–3.5, by valve type, position and patient'] },
          { title: 'APTT ratio on unfractionated heparin', values: ['1.5–2.5 (local protocol)'] },
          { title: 'Anti-Xa on unfractionated heparin', values: ['0.3–0.7 IU/mL'] },
          { title: 'Anti-Xa on twice-daily treatment LMWH, 3–4 h after dose', values: ['0.5–1.0 IU/mL'] },
        ],
      },
    ],
  },
  {
    group: 'Biochemistry',
    group_es: 'Bioquímica',
    subheadings: [
      {
        heading: 'Urea, creatinine and electrolytes',
        heading_es: 'Urea, creatinina y electrolitos',
        keywords: [
          'u&e', 'ue', 'sodium', 'potassium', 'chloride', 'bicarbonate', 'urea', 'creatinine', 'egfr', 'osmolality', 'anion gap', 'kidney', 'renal',
          'na', 'k', 'sodio', 'potasio', 'cloro', 'bicarbonato', 'creatinina', 'filtrado glomerular', 'osmolalidad', 'riñón',
        ],
        items: [
          { title: 'Sodium', values: ['133–146 mmol/L'] },
          { title: 'Potassium', values: ['3.5–5.3 mmol/L'] },
          { title: 'Chloride', values: ['95–108 mmol/L'] },
          { title: 'Bicarbonate (serum)', values: ['22–29 mmol/L'] },
          { title: 'Urea', values: ['2.5–7.8 mmol/L'] },
          { title: 'Creatinine', values: ['Men 59–104 µmol/L (depends on the assay)', 'Women 45–84 µmol/L'] },
          { title: 'Estimated GFR (eGFR)', values: ['90 mL/min/1.73 m² or more', '60–89: normal without other signs of kidney disease'] },
          { title: 'Osmolality (serum)', values: ['275–295 mOsm/kg'] },
          { title: 'Anion gap', values: ['12–16 mmol/L (with potassium; depends on the assay)', '8–12 mmol/L (without potassium)'] },
        ],
      },
      {
        heading: 'Bone profile',
        heading_es: 'Perfil óseo',
        keywords: [
          'calcium', 'adjusted calcium', 'phosphate', 'alp', 'magnesium', 'pth', 'bone', 'calcio', 'fosfato', 'fosfatasa alcalina', 'magnesio',
          'hueso', 'perfil óseo',
        ],
        items: [
          { title: 'Adjusted calcium', values: ['2.20–2.60 mmol/L'] },
          { title: 'Ionised calcium', values: ['1.15–1.30 mmol/L'] },
          { title: 'Phosphate', values: ['0.80–1.50 mmol/L'] },
          { title: 'Magnesium', values: ['0.70–1.00 mmol/L'] },
          { title: 'Alkaline phosphatase (ALP)', values: ['30–130 U/L'] },
          { title: 'Parathyroid hormone (PTH)', values: ['1.6–6.9 pmol/L (depends on the assay)'] },
        ],
      },
      {
        heading: 'Liver and pancreas',
        heading_es: 'Hígado y páncreas',
        keywords: [
          'lft', 'liver', 'bilirubin', 'alt', 'ast', 'alp', 'ggt', 'albumin', 'protein', 'globulin', 'ammonia', 'amylase', 'lipase', 'ldh', 'hígado',
          'función hepática', 'bilirrubina', 'transaminasas', 'got', 'gpt', 'albúmina', 'proteínas', 'amonio', 'amilasa', 'lipasa', 'páncreas',
        ],
        items: [
          { title: 'Total bilirubin', values: ['Below 21 µmol/L'] },
          { title: 'Conjugated (direct) bilirubin', values: ['Below 5 µmol/L'] },
          { title: 'Alanine aminotransferase (ALT)', values: ['Men below 41 U/L (depends on the assay)', 'Women below 33 U/L'] },
          { title: 'Aspartate aminotransferase (AST)', values: ['Men below 40 U/L (depends on the assay)', 'Women below 32 U/L'] },
          { title: 'Gamma-glutamyl transferase (GGT)', values: ['Men 10–71 U/L (depends on the assay)', 'Women 6–42 U/L'] },
          { title: 'Albumin', values: ['35–50 g/L (depends on the method)'] },
          { title: 'Total protein', values: ['60–80 g/L'] },
          { title: 'Globulin', values: ['18–36 g/L'] },
          { title: 'Ammonia (plasma)', values: ['11–51 µmol/L (depends on the assay)'] },
          { title: 'Amylase', values: ['28–100 U/L (depends on the assay)'] },
          { title: 'Lipase', values: ['13–60 U/L (depends on the assay)'] },
          { title: 'Lactate dehydrogenase (LDH)', values: ['Men 135–225 U/L (depends on the assay)', 'Women 135–214 U/L'] },
        ],
      },
      {
        heading: 'Glucose, HbA1c and lactate',
        heading_es: 'Glucosa, HbA1c y lactato',
        keywords: [
          'glucose', 'hba1c', 'sugar', 'diabetes', 'ogtt', 'ketones', 'lactate', 'c-peptide', 'glucosa', 'glucemia', 'azúcar',
          'hemoglobina glicosilada', 'cetonas', 'lactato', 'péptido c', 'curva de glucosa',
        ],
        items: [
          { title: 'Fasting plasma glucose', values: ['Normal 4.0–6.0 mmol/L', 'Impaired 6.1–6.9 mmol/L', 'Diabetes 7.0 mmol/L or more'] },
          {
            title: 'Glucose 2 h after 75 g (OGTT)',
            values: [
              'Normal below 7.8 mmol/L',
              'Impaired tolerance 7.8–11.0 mmol/L',
              'Diabetes 11.1 mmol/L or more',
            ],
          },
          { title: 'Random plasma glucose', values: ['Diabetes 11.1 mmol/L or more with symptoms'] },
          { title: 'HbA1c', values: ['Below 42 mmol/mol (6.0%)', 'High risk 42–47 mmol/mol (6.0–6.4%)', 'Diabetes 48 mmol/mol (6.5%) or more'] },
          { title: 'Blood ketones', values: ['Below 0.6 mmol/L', 'Ketoacidosis likely at 3.0 mmol/L or more'] },
          { title: 'Lactate (venous plasma)', values: ['0.5–2.2 mmol/L'] },
          { title: 'C-peptide (fasting)', values: ['0.37–1.47 nmol/L (depends on the assay)'] },
        ],
      },
      {
        heading: 'Lipids',
        heading_es: 'Lípidos',
        keywords: [
          'cholesterol', 'hdl', 'ldl', 'non-hdl', 'triglycerides', 'lipoprotein a', 'lipids', 'colesterol', 'triglicéridos', 'lípidos',
          'lipoproteína a',
        ],
        items: [
          { title: 'Total cholesterol', values: ['Desirable below 5.0 mmol/L'] },
          { title: 'LDL cholesterol', values: ['Desirable below 3.0 mmol/L', 'Secondary prevention 2.0 mmol/L or less'] },
          { title: 'Non-HDL cholesterol', values: ['Desirable below 4.0 mmol/L', 'Secondary prevention 2.6 mmol/L or less'] },
          { title: 'HDL cholesterol', values: ['Men above 1.0 mmol/L', 'Women above 1.2 mmol/L'] },
          { title: 'Triglycerides (fasting)', values: ['Below 1.7 mmol/L', 'Pancreatitis risk rises above 10 mmol/L'] },
          { title: 'Lipoprotein(a)', values: ['Below 32 nmol/L: no added risk', 'Above 90 nmol/L: raised risk'] },
        ],
      },
      {
        heading: 'Iron studies',
        heading_es: 'Estudio del hierro',
        keywords: [
          'iron', 'ferritin', 'transferrin', 'tibc', 'saturation', 'hierro', 'ferritina', 'transferrina', 'saturación', 'capacidad de fijación',
        ],
        items: [
          {
            title: 'Ferritin',
            values: [
              'Men 30–400 µg/L (depends on the assay)',
              'Women 15–150 µg/L (higher after menopause)',
              'Below 30 µg/L: iron deficiency, even if in range',
            ],
          },
          { title: 'Iron (serum)', values: ['10–30 µmol/L'] },
          { title: 'Transferrin', values: ['2.0–3.6 g/L'] },
          { title: 'Total iron-binding capacity (TIBC)', values: ['45–72 µmol/L'] },
          { title: 'Transferrin saturation', values: ['Men 20–50%', 'Women 15–45%'] },
        ],
      },
      {
        heading: 'Cardiac and muscle markers',
        heading_es: 'Marcadores cardíacos y musculares',
        keywords: [
          'troponin', 'tnt', 'tni', 'ck', 'creatine kinase', 'bnp', 'nt-probnp', 'heart failure', 'myoglobin', 'troponina', 'cpk', 'creatina cinasa',
          'péptido natriurético', 'insuficiencia cardíaca',
        ],
        items: [
          { title: 'High-sensitivity troponin T (99th centile)', values: ['Below 14 ng/L (Roche assay)'] },
          { title: 'High-sensitivity troponin I (99th centile, Abbott)', values: ['Men below 34 ng/L', 'Women below 16 ng/L'] },
          { title: 'Creatine kinase (CK)', values: ['Men 40–320 U/L', 'Women 25–200 U/L (higher in Black people)'] },
          {
            title: 'NT-proBNP, suspected chronic heart failure',
            values: [
              'Below 400 ng/L: unlikely',
              '400–2000 ng/L: seen within 6 weeks',
              'Above 2000 ng/L: seen within 2 weeks',
            ],
          },
          { title: 'NT-proBNP, acute breathlessness', values: ['Below 300 ng/L makes heart failure unlikely'] },
          { title: 'BNP, acute breathlessness', values: ['Below 100 ng/L makes heart failure unlikely'] },
        ],
      },
      {
        heading: 'Inflammatory markers',
        heading_es: 'Marcadores inflamatorios',
        keywords: [
          'crp', 'esr', 'procalcitonin', 'pct', 'inflammation', 'vsg', 'proteína c reactiva', 'pcr', 'procalcitonina', 'inflamación',
        ],
        items: [
          { title: 'C-reactive protein (CRP)', values: ['Below 5 mg/L'] },
          { title: 'Erythrocyte sedimentation rate (ESR), under 50 years', values: ['Men below 15 mm/h', 'Women below 20 mm/h'] },
          { title: 'Erythrocyte sedimentation rate (ESR), over 50 years', values: ['Men below 20 mm/h', 'Women below 30 mm/h'] },
          { title: 'Procalcitonin', values: ['Below 0.1 µg/L', 'Above 0.5 µg/L: bacterial infection likely'] },
        ],
      },
      {
        heading: 'Other plasma tests',
        heading_es: 'Otras pruebas en plasma',
        keywords: [
          'urate', 'uric acid', 'homocysteine', 'ace', 'tryptase', 'urato', 'ácido úrico', 'homocisteína', 'enzima convertidora', 'triptasa',
        ],
        items: [
          { title: 'Urate', values: ['Men 200–430 µmol/L', 'Women 140–360 µmol/L', 'Treated gout: below 360 µmol/L'] },
          { title: 'Homocysteine (fasting)', values: ['Below 15 µmol/L (depends on the assay)'] },
          { title: 'Angiotensin-converting enzyme (ACE)', values: ['8–52 U/L (depends on the assay)'] },
          { title: 'Tryptase (baseline)', values: ['Below 11.4 µg/L'] },
        ],
      },
    ],
  },
  {
    group: 'Endocrinology',
    group_es: 'Endocrinología',
    subheadings: [
      {
        heading: 'Thyroid',
        heading_es: 'Tiroides',
        keywords: [
          'tsh', 't4', 'ft4', 't3', 'ft3', 'tpo', 'trab', 'thyroid', 'tft', 'tiroides', 'tirotropina', 'tiroxina', 'función tiroidea',
          'anticuerpos antitiroideos',
        ],
        items: [
          { title: 'Thyroid-stimulating hormone (TSH)', values: ['0.27–4.2 mU/L (depends on the assay)'] },
          { title: 'Free thyroxine (free T4)', values: ['12–22 pmol/L (depends on the assay)'] },
          { title: 'Free triiodothyronine (free T3)', values: ['3.1–6.8 pmol/L (depends on the assay)'] },
          { title: 'Thyroid peroxidase antibodies (TPO)', values: ['Below 34 kU/L (depends on the assay)'] },
          { title: 'TSH receptor antibodies (TRAb)', values: ['Below 1.75 IU/L (depends on the assay)'] },
        ],
      },
      {
        heading: 'Adrenal',
        heading_es: 'Suprarrenal',
        keywords: [
          'cortisol', 'synacthen', 'dexamethasone', 'acth', 'aldosterone', 'renin', 'metanephrines', 'addison', 'cushing', 'phaeochromocytoma',
          'suprarrenal', 'aldosterona', 'renina', 'metanefrinas', 'feocromocitoma', 'dexametasona',
        ],
        items: [
          {
            title: 'Cortisol, 8–9 am',
            values: [
              '133–537 nmol/L (depends on the assay)',
              'Below 150 nmol/L: possible adrenal insufficiency',
              'Above 300 nmol/L: insufficiency very unlikely',
            ],
          },
          { title: 'Cortisol, midnight, asleep', values: ['Below 50 nmol/L'] },
          { title: 'Short Synacthen test, cortisol at 30 min', values: ['Above 430–450 nmol/L (assay cut-off)'] },
          { title: 'Cortisol after 1 mg dexamethasone overnight', values: ['Below 50 nmol/L'] },
          { title: 'ACTH, 9 am', values: ['7–63 ng/L (depends on the assay)'] },
          { title: 'Aldosterone (upright)', values: ['100–800 pmol/L (depends on the assay)'] },
          { title: 'Aldosterone-to-renin ratio', values: ['Cut-off depends on the renin method: see the report'] },
          { title: 'Plasma normetanephrine', values: ['Below 1180 pmol/L (seated; depends on the assay)'] },
          { title: 'Plasma metanephrine', values: ['Below 510 pmol/L (seated; depends on the assay)'] },
          { title: 'Plasma 3-methoxytyramine', values: ['Below 180 pmol/L (seated; depends on the assay)'] },
        ],
      },
      {
        heading: 'Pituitary',
        heading_es: 'Hipófisis',
        keywords: [
          'prolactin', 'igf-1', 'growth hormone', 'gh', 'copeptin', 'pituitary', 'acromegaly', 'prolactina', 'hormona del crecimiento', 'hipófisis',
          'acromegalia', 'copeptina',
        ],
        items: [
          { title: 'Prolactin', values: ['Men 86–324 mU/L (depends on the assay)', 'Women, not pregnant, 102–496 mU/L'] },
          { title: 'Insulin-like growth factor 1 (IGF-1)', values: ['Falls with age: use the age-matched range'] },
          { title: 'Growth hormone after 75 g glucose', values: ['Below 0.4 µg/L (depends on the assay)'] },
        ],
      },
      {
        heading: 'Reproductive hormones: women',
        heading_es: 'Hormonas reproductivas: mujeres',
        keywords: [
          'fsh', 'lh', 'oestradiol', 'estradiol', 'progesterone', 'testosterone', 'menopause', 'ovulation', 'hcg', 'pregnancy test', 'progesterona',
          'testosterona', 'menopausia', 'ovulación', 'embarazo',
        ],
        items: [
          {
            title: 'FSH',
            values: [
              'Follicular 3.5–12.5 IU/L (depends on the assay)',
              'Mid-cycle 4.7–21.5 IU/L',
              'Luteal 1.7–7.7 IU/L',
              'After menopause 25.8–134.8 IU/L',
            ],
          },
          {
            title: 'LH',
            values: [
              'Follicular 2.4–12.6 IU/L (depends on the assay)',
              'Mid-cycle 14.0–95.6 IU/L',
              'Luteal 1.0–11.4 IU/L',
              'After menopause 7.7–58.5 IU/L',
            ],
          },
          {
            title: 'Oestradiol',
            values: [
              'Follicular 45–854 pmol/L (depends on the assay)',
              'Mid-cycle 151–1461 pmol/L',
              'Luteal 82–1251 pmol/L',
              'After menopause below 505 pmol/L',
            ],
          },
          { title: 'Progesterone, 7 days before the next period', values: ['Above 30 nmol/L: ovulation'] },
          { title: 'Testosterone (women)', values: ['0.3–1.7 nmol/L (depends on the assay)'] },
          { title: 'Sex hormone-binding globulin (women)', values: ['32–128 nmol/L (depends on the assay)'] },
          { title: 'Human chorionic gonadotrophin (hCG), not pregnant', values: ['Below 5 IU/L'] },
        ],
      },
      {
        heading: 'Reproductive hormones: men',
        heading_es: 'Hormonas reproductivas: hombres',
        keywords: [
          'testosterone', 'shbg', 'fsh', 'lh', 'hypogonadism', 'testosterona', 'hipogonadismo',
        ],
        items: [
          { title: 'Testosterone (men, morning, fasting)', values: ['8.6–29 nmol/L (depends on the assay)', 'Below 8 nmol/L: deficiency likely'] },
          { title: 'Sex hormone-binding globulin (men)', values: ['18–54 nmol/L (depends on the assay)'] },
          { title: 'FSH (men)', values: ['1.5–12.4 IU/L (depends on the assay)'] },
          { title: 'LH (men)', values: ['1.7–8.6 IU/L (depends on the assay)'] },
        ],
      },
    ],
  },
  {
    group: 'Arterial blood gases',
    group_es: 'Gasometría arterial',
    subheadings: [
      {
        heading: 'Arterial blood on air',
        heading_es: 'Sangre arterial respirando aire',
        keywords: [
          'abg', 'blood gas', 'ph', 'pao2', 'po2', 'paco2', 'pco2', 'bicarbonate', 'base excess', 'lactate', 'oxygen', 'hydrogen ion', 'gasometría',
          'gases', 'oxígeno', 'dióxido de carbono', 'exceso de base', 'lactato', 'saturación',
        ],
        items: [
          { title: 'pH', values: ['7.35–7.45'] },
          { title: 'Hydrogen ion', values: ['35–45 nmol/L'] },
          { title: 'PaO2', values: ['11.0–13.0 kPa (83–98 mmHg)', 'Below 8.0 kPa: respiratory failure'] },
          { title: 'PaCO2', values: ['4.7–6.0 kPa (35–45 mmHg)', 'Above 6.0 kPa with low PaO2: type 2 failure'] },
          { title: 'Bicarbonate (actual or standard)', values: ['22–26 mmol/L'] },
          { title: 'Base excess', values: ['−2 to +2 mmol/L'] },
          { title: 'Oxygen saturation (SaO2)', values: ['94–98%'] },
          { title: 'Lactate (arterial)', values: ['0.5–1.6 mmol/L'] },
          { title: 'Carboxyhaemoglobin', values: ['Non-smoker below 2%', 'Smoker up to 10%'] },
          { title: 'Alveolar–arterial oxygen gradient', values: ['Below 2 kPa when young', 'Up to 4 kPa in old age'] },
        ],
      },
      {
        heading: 'Venous blood gas',
        heading_es: 'Gasometría venosa',
        keywords: [
          'vbg', 'venous gas', 'venous ph', 'gasometría venosa', 'ph venoso',
        ],
        items: [
          { title: 'Venous pH', values: ['7.31–7.41'] },
          { title: 'Venous PCO2', values: ['5.5–6.8 kPa (41–51 mmHg)'] },
          { title: 'Venous bicarbonate', values: ['23–27 mmol/L'] },
        ],
      },
    ],
  },
  {
    group: 'Cerebrospinal fluid',
    group_es: 'Líquido cefalorraquídeo',
    subheadings: [
      {
        heading: 'Lumbar puncture in adults',
        heading_es: 'Punción lumbar en adultos',
        keywords: [
          'csf', 'lumbar puncture', 'lp', 'opening pressure', 'xanthochromia', 'oligoclonal', 'meningitis', 'lcr', 'punción lumbar',
          'presión de apertura', 'xantocromía', 'bandas oligoclonales', 'líquido cefalorraquídeo',
        ],
        items: [
          { title: 'Opening pressure (lying on the side)', values: ['10–25 cmH2O'] },
          { title: 'Appearance', values: ['Clear and colourless'] },
          { title: 'White cells', values: ['0–5 ×10⁶/L, all lymphocytes or monocytes'] },
          { title: 'Red cells', values: ['0 ×10⁶/L when the tap is clean'] },
          { title: 'Protein', values: ['0.15–0.45 g/L', 'May reach 0.6 g/L over 60 years'] },
          { title: 'Glucose', values: ['2.5–4.4 mmol/L', 'At least 60% of plasma glucose'] },
          { title: 'Lactate', values: ['Below 2.8 mmol/L', 'Above 3.5 mmol/L: bacterial meningitis likely'] },
          { title: 'Bilirubin (xanthochromia)', values: ['Not detected'] },
          { title: 'Oligoclonal bands', values: ['None that are absent from serum'] },
        ],
      },
    ],
  },
  {
    group: 'Urine and stool',
    group_es: 'Orina y heces',
    subheadings: [
      {
        heading: 'Urine, spot sample',
        heading_es: 'Orina, muestra aislada',
        keywords: [
          'urine', 'acr', 'pcr', 'albumin creatinine ratio', 'protein creatinine ratio', 'osmolality', 'specific gravity', 'msu', 'culture', 'orina',
          'albuminuria', 'proteinuria', 'cociente albúmina creatinina', 'densidad', 'urocultivo',
        ],
        items: [
          { title: 'Albumin:creatinine ratio (ACR)', values: ['A1 below 3 mg/mmol', 'A2 3–30 mg/mmol', 'A3 above 30 mg/mmol'] },
          {
            title: 'Protein:creatinine ratio (PCR)',
            values: [
              'Below 15 mg/mmol',
              'Nephrotic above 300 mg/mmol',
              'Pregnancy: 30 mg/mmol or more is significant',
            ],
          },
          { title: 'Osmolality (urine)', values: ['50–1200 mOsm/kg, by fluid intake'] },
          { title: 'Specific gravity', values: ['1.005–1.030'] },
          { title: 'Urine pH', values: ['4.5–8.0'] },
          { title: 'White cells (microscopy)', values: ['Below 10 ×10⁶/L'] },
          { title: 'Midstream culture', values: ['10⁵ CFU/mL or more of one organism: significant'] },
          { title: 'Sodium (spot, oliguria)', values: ['Below 20 mmol/L: low perfusion', 'Above 40 mmol/L: tubular damage'] },
        ],
      },
      {
        heading: 'Urine, 24-hour collection',
        heading_es: 'Orina de 24 horas',
        keywords: [
          '24 hour urine', 'urinary protein', 'urinary calcium', 'free cortisol', '5-hiaa', 'copper', 'orina de 24 horas', 'proteinuria', 'calciuria',
          'cortisol libre', 'cupruria',
        ],
        items: [
          { title: 'Volume', values: ['0.8–2.0 L in 24 h', 'Oliguria: below 0.5 mL/kg/h', 'Polyuria: above 3 L in 24 h'] },
          { title: 'Protein', values: ['Below 0.15 g in 24 h', 'Nephrotic above 3.5 g in 24 h'] },
          { title: 'Sodium', values: ['40–220 mmol in 24 h, by diet'] },
          { title: 'Potassium', values: ['25–125 mmol in 24 h, by diet'] },
          { title: 'Calcium', values: ['2.5–7.5 mmol in 24 h'] },
          { title: 'Free cortisol', values: ['Below about 165 nmol in 24 h (depends on the method)'] },
          { title: '5-HIAA', values: ['Below 50 µmol in 24 h (depends on the method)'] },
          { title: 'Copper', values: ['Below 0.9 µmol in 24 h', 'Above 1.6 µmol in 24 h: suggests Wilson’s disease'] },
        ],
      },
      {
        heading: 'Stool',
        heading_es: 'Heces',
        keywords: [
          'stool', 'faeces', 'calprotectin', 'fit', 'faecal immunochemical test', 'elastase', 'heces', 'calprotectina', 'sangre oculta', 'elastasa',
        ],
        items: [
          {
            title: 'Faecal calprotectin',
            values: [
              'Below 50 µg/g (depends on the assay)',
              '50–250 µg/g: uncertain, repeat',
              'Above 250 µg/g: inflammation likely',
            ],
          },
          { title: 'Faecal immunochemical test (FIT), with symptoms', values: ['Below 10 µg Hb/g', '10 µg Hb/g or more: suspected cancer pathway'] },
          { title: 'Faecal elastase', values: ['Above 200 µg/g', 'Below 100 µg/g: severe pancreatic insufficiency'] },
        ],
      },
    ],
  },
  {
    group: 'Immunology',
    group_es: 'Inmunología',
    subheadings: [
      {
        heading: 'Immunoglobulins and complement',
        heading_es: 'Inmunoglobulinas y complemento',
        keywords: [
          'igg', 'iga', 'igm', 'ige', 'immunoglobulins', 'light chains', 'kappa', 'lambda', 'paraprotein', 'complement', 'c3', 'c4',
          'inmunoglobulinas', 'cadenas ligeras', 'paraproteína', 'complemento',
        ],
        items: [
          { title: 'IgG', values: ['6.0–16.0 g/L'] },
          { title: 'IgA', values: ['0.8–4.0 g/L'] },
          { title: 'IgM', values: ['0.5–2.0 g/L'] },
          { title: 'IgE (total)', values: ['Below 100 kU/L (depends on the assay)'] },
          { title: 'Kappa free light chains', values: ['3.3–19.4 mg/L (Freelite assay)'] },
          { title: 'Lambda free light chains', values: ['5.7–26.3 mg/L (Freelite assay)'] },
          { title: 'Kappa:lambda ratio', values: ['0.26–1.65 (Freelite assay)', 'Up to 3.1 in renal impairment'] },
          { title: 'C3', values: ['0.75–1.65 g/L'] },
          { title: 'C4', values: ['0.14–0.54 g/L'] },
          { title: 'Beta-2 microglobulin', values: ['0.8–2.4 mg/L (depends on the assay)'] },
        ],
      },
      {
        heading: 'Autoantibodies',
        heading_es: 'Autoanticuerpos',
        keywords: [
          'rf', 'rheumatoid factor', 'anti-ccp', 'ana', 'dsdna', 'ttg', 'coeliac', 'anca', 'autoantibodies', 'factor reumatoide',
          'anticuerpos antinucleares', 'adn bicatenario', 'celiaquía', 'transglutaminasa', 'autoanticuerpos',
        ],
        items: [
          { title: 'Rheumatoid factor', values: ['Below 14 IU/mL (depends on the assay)'] },
          { title: 'Anti-CCP antibodies', values: ['Below 7 U/mL (depends on the assay)', '7–10 U/mL: equivocal'] },
          { title: 'Antinuclear antibodies (ANA)', values: ['Titre below 1:80 (depends on the method)'] },
          { title: 'Anti-double-stranded DNA', values: ['Below 10 IU/mL (depends on the assay)', '10–15 IU/mL: equivocal'] },
          {
            title: 'Tissue transglutaminase IgA (eating gluten)',
            values: [
              'Below 7 U/mL (depends on the assay)',
              '10 times the limit: coeliac disease very likely',
            ],
          },
          { title: 'PR3-ANCA and MPO-ANCA', values: ['Negative (cut-off depends on the assay)'] },
        ],
      },
    ],
  },
  {
    group: 'Vitamins and trace elements',
    group_es: 'Vitaminas y oligoelementos',
    subheadings: [
      {
        heading: 'Vitamins',
        heading_es: 'Vitaminas',
        keywords: [
          'b12', 'folate', 'vitamin d', 'vitamin a', 'cobalamin', 'vitaminas', 'folato', 'ácido fólico', 'vitamina d', 'vitamina b12',
          'cobalamina',
        ],
        items: [
          {
            title: 'Vitamin B12 (total; depends on the assay)',
            values: [
              'Above 350 ng/L: deficiency unlikely',
              '180–350 ng/L: indeterminate',
              'Below 180 ng/L: deficiency likely',
            ],
          },
          {
            title: 'Active B12 (holotranscobalamin; depends on the assay)',
            values: [
              'Above 70 pmol/L: deficiency unlikely',
              '25–70 pmol/L: indeterminate',
              'Below 25 pmol/L: deficiency likely',
            ],
          },
          { title: 'Folate (serum)', values: ['3.9–20 µg/L (depends on the assay)'] },
          {
            title: 'Vitamin D (25-hydroxy)',
            values: [
              'Above 50 nmol/L: sufficient',
              '25–50 nmol/L: may be inadequate',
              'Below 25 nmol/L: deficient',
            ],
          },
          { title: 'Vitamin A (retinol)', values: ['1.0–3.0 µmol/L'] },
        ],
      },
      {
        heading: 'Trace elements',
        heading_es: 'Oligoelementos',
        keywords: [
          'copper', 'caeruloplasmin', 'ceruloplasmin', 'zinc', 'selenium', 'trace elements', 'cobre', 'ceruloplasmina', 'cinc', 'selenio',
          'oligoelementos',
        ],
        items: [
          { title: 'Copper (serum)', values: ['10–22 µmol/L (higher in pregnancy or on oestrogen)'] },
          { title: 'Caeruloplasmin', values: ['0.20–0.60 g/L'] },
          { title: 'Zinc', values: ['11–18 µmol/L'] },
          { title: 'Selenium', values: ['0.8–1.5 µmol/L'] },
        ],
      },
    ],
  },
  {
    group: 'Tumour markers',
    group_es: 'Marcadores tumorales',
    subheadings: [
      {
        heading: 'Tumour markers',
        heading_es: 'Marcadores tumorales',
        keywords: [
          'psa', 'ca125', 'cea', 'afp', 'ca19-9', 'ca15-3', 'cancer', 'tumour markers', 'tumor markers', 'marcadores tumorales', 'próstata', 'ovario',
          'colon', 'cáncer',
        ],
        items: [
          {
            title: 'PSA, referral threshold with symptoms',
            values: [
              '40–49 years: above 2.5 µg/L',
              '50–59 years: above 3.5 µg/L',
              '60–69 years: above 4.5 µg/L',
              '70–79 years: above 6.5 µg/L',
            ],
          },
          { title: 'CA125', values: ['Below 35 kU/L (depends on the assay)'] },
          { title: 'Carcinoembryonic antigen (CEA)', values: ['Below 5 µg/L (higher in smokers; depends on the assay)'] },
          { title: 'Alpha-fetoprotein (AFP), not pregnant', values: ['Below 10 kU/L (depends on the assay)'] },
          { title: 'CA19-9', values: ['Below 37 kU/L (depends on the assay)'] },
          { title: 'CA15-3', values: ['Below 30 kU/L (depends on the assay)'] },
        ],
      },
    ],
  },
  {
    group: 'Drug levels',
    group_es: 'Niveles de fármacos',
    subheadings: [
      {
        heading: 'Therapeutic ranges',
        heading_es: 'Intervalos terapéuticos',
        keywords: [
          'drug levels', 'tdm', 'lithium', 'digoxin', 'phenytoin', 'carbamazepine', 'valproate', 'theophylline', 'clozapine', 'ciclosporin',
          'tacrolimus', 'niveles', 'fármacos', 'litio', 'digoxina', 'fenitoína', 'carbamazepina', 'valproato', 'teofilina', 'clozapina',
        ],
        items: [
          { title: 'Lithium (12 h after dose)', values: ['0.4–1.0 mmol/L', 'Acute mania 0.8–1.0 mmol/L', 'Toxic above 1.5 mmol/L'] },
          { title: 'Digoxin (6 h or more after dose)', values: ['0.8–2.0 µg/L', 'Heart failure 0.5–0.9 µg/L'] },
          { title: 'Phenytoin (total, normal albumin)', values: ['10–20 mg/L (40–80 µmol/L)'] },
          { title: 'Carbamazepine (trough)', values: ['4–12 mg/L (20–50 µmol/L)'] },
          { title: 'Phenobarbital (trough)', values: ['15–40 mg/L'] },
          { title: 'Lamotrigine (trough, a guide only)', values: ['3–15 mg/L'] },
          { title: 'Valproate (trough, a guide only)', values: ['50–100 mg/L'] },
          { title: 'Theophylline', values: ['10–20 mg/L (55–110 µmol/L)'] },
          { title: 'Clozapine (trough)', values: ['0.35–0.60 mg/L'] },
          { title: 'Ciclosporin (trough)', values: ['100–250 µg/L, by transplant and time'] },
          { title: 'Tacrolimus (trough)', values: ['5–15 µg/L, by transplant and time'] },
        ],
      },
      {
        heading: 'Antimicrobial levels',
        heading_es: 'Niveles de antimicrobianos',
        keywords: [
          'gentamicin', 'vancomycin', 'amikacin', 'teicoplanin', 'antibiotic levels', 'trough', 'peak', 'gentamicina', 'vancomicina', 'amikacina',
          'teicoplanina', 'nivel valle',
        ],
        items: [
          { title: 'Gentamicin, once daily (trough)', values: ['Below 1 mg/L'] },
          { title: 'Gentamicin, several times a day', values: ['Peak (1 h) 5–10 mg/L', 'Trough below 2 mg/L'] },
          { title: 'Gentamicin, endocarditis, several times a day', values: ['Peak (1 h) 3–5 mg/L', 'Trough below 1 mg/L'] },
          { title: 'Vancomycin (trough)', values: ['10–15 mg/L', 'Severe infection 15–20 mg/L'] },
          { title: 'Amikacin, once daily (trough)', values: ['Below 5 mg/L'] },
          { title: 'Teicoplanin (trough)', values: ['15–30 mg/L', 'Bone infection or endocarditis above 20–30, below 60 mg/L'] },
        ],
      },
      {
        heading: 'Poisoning',
        heading_es: 'Intoxicaciones',
        keywords: [
          'paracetamol', 'salicylate', 'aspirin', 'ethanol', 'alcohol', 'iron', 'overdose', 'poisoning', 'salicilato', 'etanol', 'hierro',
          'sobredosis', 'intoxicación',
        ],
        items: [
          { title: 'Paracetamol, single overdose', values: ['Treatment line 100 mg/L at 4 h', 'Treatment line 15 mg/L at 15 h'] },
          { title: 'Salicylate', values: ['Toxic above 300 mg/L', 'Severe above 700 mg/L (5.1 mmol/L)'] },
          { title: 'Iron, 4–6 h after ingestion', values: ['Toxic above 90 µmol/L (5 mg/L)'] },
          { title: 'Osmolal gap', values: ['Below 10 mOsm/kg'] },
        ],
      },
    ],
  },
  {
    group: 'Vital signs',
    group_es: 'Constantes vitales',
    subheadings: [
      {
        heading: 'Vital signs at rest',
        heading_es: 'Constantes en reposo',
        keywords: [
          'vital signs', 'observations', 'obs', 'pulse', 'heart rate', 'respiratory rate', 'blood pressure', 'bp', 'temperature', 'saturation',
          'spo2', 'news2', 'gcs', 'constantes', 'pulso', 'frecuencia cardíaca', 'frecuencia respiratoria', 'tensión arterial', 'temperatura',
          'saturación', 'glasgow',
        ],
        items: [
          { title: 'Heart rate', values: ['60–100 beats/min', 'NEWS2 scores 0: 51–90 beats/min'] },
          { title: 'Respiratory rate', values: ['12–20 breaths/min'] },
          { title: 'Oxygen saturation (SpO2)', values: ['96% or more on air', 'Target on oxygen 94–98%', 'Target with hypercapnia risk 88–92%'] },
          { title: 'Blood pressure', values: ['90/60 to 120/80 mmHg: ideal', 'NEWS2 scores 0: systolic 111–219 mmHg'] },
          { title: 'Temperature', values: ['36.1–37.5 °C', 'NEWS2 scores 0: 36.1–38.0 °C'] },
          { title: 'Level of consciousness', values: ['Alert; Glasgow Coma Scale 15'] },
          { title: 'Capillary refill time', values: ['2 s or less'] },
          { title: 'Urine output', values: ['0.5 mL/kg/h or more'] },
        ],
      },
      {
        heading: 'Blood pressure thresholds',
        heading_es: 'Umbrales de tensión arterial',
        keywords: [
          'hypertension', 'abpm', 'hbpm', 'clinic blood pressure', 'hipertensión', 'mapa', 'ampa', 'tensión en consulta', 'umbrales',
        ],
        items: [
          { title: 'Clinic blood pressure', values: ['Hypertension: 140/90 mmHg or more'] },
          { title: 'Ambulatory or home average', values: ['Hypertension: 135/85 mmHg or more'] },
          { title: 'Clinic target, under 80 years', values: ['Below 140/90 mmHg'] },
          { title: 'Clinic target, 80 years and over', values: ['Below 150/90 mmHg'] },
          { title: 'Severe hypertension (clinic)', values: ['Systolic 180 or diastolic 120 mmHg or more'] },
        ],
      },
      {
        heading: 'Body measurements',
        heading_es: 'Medidas corporales',
        keywords: [
          'bmi', 'body mass index', 'waist', 'obesity', 'imc', 'índice de masa corporal', 'cintura', 'obesidad',
        ],
        items: [
          {
            title: 'Body mass index (BMI)',
            values: [
              'Healthy 18.5–24.9 kg/m²',
              'Overweight 25–29.9 kg/m²',
              'Obesity 30 kg/m² or more',
              'Several ethnic groups: overweight from 23, obesity from 27.5',
            ],
          },
          { title: 'Waist-to-height ratio', values: ['Healthy 0.4–0.49', 'Increased risk 0.5–0.59', 'High risk 0.6 or more'] },
        ],
      },
    ],
  },
  {
    group: 'ECG, echo and lung function',
    group_es: 'ECG, ecocardiograma y función pulmonar',
    subheadings: [
      {
        heading: 'Electrocardiogram',
        heading_es: 'Electrocardiograma',
        keywords: [
          'ecg', 'ekg', 'pr interval', 'qrs', 'qtc', 'axis', 'electrocardiogram', 'electrocardiograma', 'intervalo pr', 'qt', 'eje', 'intervalo',
        ],
        items: [
          { title: 'PR interval', values: ['120–200 ms'] },
          { title: 'QRS duration', values: ['Below 120 ms'] },
          { title: 'Corrected QT (QTc)', values: ['Men below 440 ms', 'Women below 460 ms', 'Above 500 ms: high risk of torsade de pointes'] },
          { title: 'QRS axis', values: ['−30° to +90°'] },
        ],
      },
      {
        heading: 'Echocardiogram and venous pressure',
        heading_es: 'Ecocardiograma y presión venosa',
        keywords: [
          'echo', 'echocardiogram', 'ejection fraction', 'lvef', 'ef', 'jvp', 'cvp', 'ecocardiograma', 'fracción de eyección', 'fevi',
          'presión venosa',
        ],
        items: [
          {
            title: 'Left ventricular ejection fraction (LVEF)',
            values: [
              '55% or more: normal',
              '50–54%: borderline',
              '41–49%: mildly reduced',
              '40% or less: reduced',
            ],
          },
          { title: 'Jugular venous pressure', values: ['3 cm or less above the sternal angle'] },
          { title: 'Central venous pressure', values: ['2–8 mmHg'] },
        ],
      },
      {
        heading: 'Spirometry and gas transfer',
        heading_es: 'Espirometría y transferencia de gases',
        keywords: [
          'spirometry', 'fev1', 'fvc', 'peak flow', 'pef', 'feno', 'tlco', 'dlco', 'kco', 'espirometría', 'capacidad vital', 'pico de flujo',
          'transferencia', 'óxido nítrico',
        ],
        items: [
          { title: 'FEV1 and FVC', values: ['80% or more of predicted, or above the lower limit'] },
          { title: 'FEV1/FVC ratio', values: ['0.70 or more, or above the lower limit of normal'] },
          { title: 'Transfer factor (TLCO)', values: ['75–125% of predicted'] },
          { title: 'Fractional exhaled nitric oxide (FeNO)', values: ['Below 25 ppb: low', '50 ppb or more: supports asthma in adults'] },
          { title: 'Peak flow variability over 2 weeks', values: ['Below 20%'] },
        ],
      },
    ],
  },
  {
    group: 'Body cavity fluids',
    group_es: 'Líquidos de cavidades',
    subheadings: [
      {
        heading: 'Pleural fluid',
        heading_es: 'Líquido pleural',
        keywords: [
          'pleural', 'light', 'exudate', 'transudate', 'ph', 'effusion', 'criterios de light', 'exudado', 'trasudado', 'derrame',
        ],
        items: [
          {
            title: 'Light’s criteria: exudate if any one is met',
            values: [
              'Fluid:serum protein above 0.5',
              'Fluid:serum LDH above 0.6',
              'Fluid LDH above two-thirds of the serum upper limit',
            ],
          },
          { title: 'Pleural pH in infection', values: ['7.20 or below: drain', '7.21–7.39: drain if LDH above 900 U/L'] },
          { title: 'Pleural triglycerides', values: ['Above 1.24 mmol/L: chylothorax'] },
        ],
      },
      {
        heading: 'Ascitic fluid',
        heading_es: 'Líquido ascítico',
        keywords: [
          'ascites', 'saag', 'sbp', 'peritonitis', 'ascitis', 'gradiente albúmina', 'peritonitis bacteriana espontánea',
        ],
        items: [
          { title: 'Serum–ascites albumin gradient (SAAG)', values: ['11 g/L or more: portal hypertension', 'Below 11 g/L: other cause'] },
          { title: 'Neutrophils', values: ['Above 250 per mm³: bacterial peritonitis'] },
        ],
      },
      {
        heading: 'Synovial fluid',
        heading_es: 'Líquido sinovial',
        keywords: [
          'synovial', 'joint aspirate', 'septic arthritis', 'gout', 'sinovial', 'artrocentesis', 'artritis séptica', 'gota',
        ],
        items: [
          {
            title: 'White cells',
            values: [
              'Normal below 200 per mm³',
              'Non-inflammatory below 2000 per mm³',
              'Septic arthritis likely above 50 000 per mm³',
            ],
          },
          { title: 'Crystals', values: ['None'] },
        ],
      },
    ],
  },
  {
    group: 'Pregnancy',
    group_es: 'Embarazo',
    subheadings: [
      {
        heading: 'Values that change in pregnancy',
        heading_es: 'Valores que cambian en el embarazo',
        keywords: [
          'pregnancy', 'antenatal', 'gestational diabetes', 'anaemia in pregnancy', 'pre-eclampsia', 'embarazo', 'gestación', 'diabetes gestacional',
          'preeclampsia', 'anemia',
        ],
        items: [
          { title: 'Haemoglobin, lower limit', values: ['First trimester 110 g/L', 'Second and third trimester 105 g/L', 'After birth 100 g/L'] },
          { title: 'Creatinine, upper limit', values: ['About 77 µmol/L'] },
          { title: 'Alkaline phosphatase, third trimester', values: ['Up to three times the usual limit (placental)'] },
          { title: 'ALT, upper limit', values: ['About 30 U/L'] },
          { title: 'Fasting glucose, gestational diabetes', values: ['5.6 mmol/L or more'] },
          { title: 'Glucose 2 h after 75 g, gestational diabetes', values: ['7.8 mmol/L or more'] },
          { title: 'Bile acids, not fasting', values: ['Below 19 µmol/L'] },
          { title: 'PlGF, 20–36 weeks (Triage test)', values: ['Above 100 ng/L: pre-eclampsia unlikely'] },
        ],
      },
    ],
  },
];
