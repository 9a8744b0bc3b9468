import type { QuestionContent } from '../question-content';

export const questions: QuestionContent[] = [
  {
    slug: 'suspected-variceal-bleed-before-endoscopy',
    topic: 'upper-gastrointestinal-bleeding',
    focus: 'management',
    difficulty: 2,
    question_text: `
<p>A 52-year-old man with alcohol-related cirrhosis has vomited about 600 mL of fresh blood. Pulse 112/min, blood pressure 94/58 mmHg, Hb 78 g/L, platelets 84 × 10<sup>9</sup>/L, creatinine 88 µmol/L. He has no heart disease and no drug allergy. Resuscitation has begun and endoscopy is planned within the hour.</p>
<p>Select <strong>TWO</strong> drugs that should be given before endoscopy.</p>`,
    answers: [
      { text: 'Tranexamic acid 1 g intravenously' },
      { text: 'Terlipressin 2 mg intravenously', correct: true },
      { text: 'Propranolol 40 mg by mouth' },
      { text: 'Omeprazole 80 mg intravenously, then an infusion' },
      { text: 'Ceftriaxone 1 g intravenously', correct: true },
      { text: 'Recombinant factor VIIa intravenously' },
    ],
    explanation_text: `
<p><strong>Terlipressin</strong> constricts splanchnic arteries and lowers portal pressure. <strong>A broad-spectrum antibiotic</strong> lowers mortality and rebleeding, because bacterial infection is common when a patient with cirrhosis bleeds. Both are given on suspicion, before endoscopy.</p>
<ul>
  <li>Tranexamic acid did not lower deaths in gastrointestinal bleeding and raised venous thrombosis and seizures.</li>
  <li>Propranolol prevents rebleeding later; during shock it removes the compensation.</li>
  <li>A proton pump inhibitor before endoscopy is not recommended and does not treat varices.</li>
  <li>Factor VIIa is not used, except when all else has failed.</li>
</ul>
<p>Platelets are above the transfusion threshold of 50 × 10<sup>9</sup>/L for active bleeding.</p>
<p><strong>Take home:</strong> cirrhosis plus haematemesis: terlipressin, antibiotics, scope.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/cg141',
    sources: [{ title: 'Acute upper gastrointestinal bleeding in over 16s: management (CG141)', publisher: 'NICE', year: 2012, url: 'https://www.nice.org.uk/guidance/cg141' }],
  },
  {
    slug: 'raised-urea-in-upper-gastrointestinal-bleeding',
    topic: 'upper-gastrointestinal-bleeding',
    focus: 'mechanism',
    difficulty: 1,
    question_text: `
<p>A 66-year-old woman who takes naproxen has passed black, sticky stools for two days. Pulse 86/min, blood pressure 134/78 mmHg with no postural fall. Hb 104 g/L, urea 15.2 mmol/L, creatinine 76 µmol/L (both normal a month ago).</p>
<p>Which mechanism best explains the raised urea?</p>`,
    answers: [
      { text: 'Release of urea from red cells that gastric acid has lysed' },
      { text: 'Acute tubular necrosis caused by the naproxen' },
      { text: 'Failure of the liver to clear urea from portal blood' },
      { text: 'Absorption of digested blood protein from the small bowel', correct: true },
      { text: 'Increased muscle breakdown driven by a stress response' },
    ],
    explanation_text: `
<p>Blood in the upper gut is a large protein meal. It is digested and <strong>absorbed in the small bowel as amino acids</strong>, which the liver turns into urea. Urea therefore rises out of proportion to creatinine; it is part of the Glasgow–Blatchford score. Loss of volume can add to it, but she is haemodynamically normal.</p>
<ul>
  <li>Red cells contain little urea.</li>
  <li>Tubular necrosis would raise creatinine as well.</li>
  <li>The liver makes urea, and the kidney clears it; liver failure lowers urea.</li>
  <li>Catabolism raises urea in sepsis, burns or steroid treatment, over a longer time.</li>
</ul>
<p><strong>Take home:</strong> high urea, normal creatinine and a falling haemoglobin: think of the upper gut.</p>`,
    sources: [{ title: 'Acute upper gastrointestinal bleeding in over 16s: management (CG141)', publisher: 'NICE', year: 2012, url: 'https://www.nice.org.uk/guidance/cg141' }],
  },
  {
    slug: 'acute-severe-ulcerative-colitis-first-treatment',
    topic: 'inflammatory-bowel-disease',
    focus: 'management',
    difficulty: 2,
    moderate: true,
    question_text: `
<p>A 29-year-old woman with ulcerative colitis, on oral mesalazine, has had nine bloody stools a day for five days. Temperature 38.0 °C, pulse 108/min, blood pressure 116/70 mmHg. The abdomen is soft and mildly tender. Hb 98 g/L, CRP 76 mg/L, albumin 28 g/L. The abdominal X-ray shows no dilatation. Stool has been sent for culture and <em>C. difficile</em> testing.</p>
<p>What is the most appropriate treatment now?</p>`,
    answers: [
      { text: 'Admission and intravenous hydrocortisone 100 mg four times a day', correct: true },
      { text: 'Prednisolone 40 mg daily by mouth and clinic review in five days' },
      { text: 'A higher oral dose of mesalazine together with mesalazine enemas' },
      { text: 'Intravenous ciprofloxacin and metronidazole until cultures return' },
      { text: 'Urgent subtotal colectomy with formation of an end ileostomy' },
    ],
    explanation_text: `
<p>Six or more bloody stools a day plus fever, tachycardia, anaemia or raised inflammatory markers (Truelove and Witts) is <strong>acute severe colitis</strong>, an emergency. Admit and start <strong>intravenous corticosteroids</strong>, with low molecular weight heparin, fluids, electrolytes and early surgical review.</p>
<ul>
  <li>Oral prednisolone at home suits moderate disease.</li>
  <li>More mesalazine suits mild to moderate disease.</li>
  <li>Antibiotics are not routine, and steroids should not wait for cultures.</li>
  <li>Colectomy now is for perforation, toxic megacolon or uncontrolled bleeding; otherwise it is considered when rescue treatment fails.</li>
</ul>
<p>Reassess daily. No clear improvement by day 3: ciclosporin or infliximab, or surgery. Avoid opioids and antidiarrhoeals.</p>
<p><strong>Take home:</strong> bloody stools six times a day and systemically unwell: admit, steroid, heparin, surgeon.</p>`,
    sources: [
      { title: 'Ulcerative colitis: management (NG130)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng130' },
      { title: 'British Society of Gastroenterology guidelines on inflammatory bowel disease in adults: 2025', publisher: 'British Society of Gastroenterology', year: 2025, url: 'https://doi.org/10.1136/gutjnl-2024-334395' },
    ],
  },
  {
    slug: 'azathioprine-and-gout-treatment',
    topic: 'inflammatory-bowel-disease',
    focus: 'prescribing',
    difficulty: 2,
    question_text: `
<p>A 47-year-old man with Crohn’s disease has been in remission for three years on azathioprine 150 mg daily; his TPMT activity is normal. He develops gout. Two months after a new prescription he has a sore throat and mouth ulcers: neutrophils 0.4 × 10<sup>9</sup>/L, platelets 62 × 10<sup>9</sup>/L. The azathioprine dose was not changed.</p>
<p>Which new drug is most likely to have interacted with the azathioprine?</p>`,
    answers: [
      { text: 'Colchicine' },
      { text: 'Naproxen' },
      { text: 'Allopurinol', correct: true },
      { text: 'Prednisolone' },
      { text: 'Omeprazole' },
    ],
    explanation_text: `
<p>Azathioprine becomes mercaptopurine, which is cleared partly by xanthine oxidase. <strong>Allopurinol</strong> blocks that enzyme, more drug is turned into thioguanine nucleotides, and severe <strong>myelosuppression</strong> follows even with normal TPMT. Avoid the combination; if a specialist uses it on purpose, azathioprine is reduced to about a quarter of the dose with close blood counts. Febuxostat carries the same risk.</p>
<ul>
  <li>Colchicine can suppress marrow in overdose or with renal impairment, but does not interact with azathioprine.</li>
  <li>Naproxen may trigger a flare or bleeding.</li>
  <li>Prednisolone raises the neutrophil count.</li>
  <li>Omeprazole does not affect this pathway.</li>
</ul>
<p><strong>Take home:</strong> before treating gout, look for azathioprine or mercaptopurine in the drug list.</p>`,
    further_reading: 'https://bnf.nice.org.uk/drugs/azathioprine/',
    sources: [
      { title: 'Azathioprine', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/drugs/azathioprine/' },
      { title: 'Allopurinol', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/drugs/allopurinol/' },
    ],
  },
  {
    slug: 'cirrhosis-with-ascites-and-new-confusion',
    topic: 'liver-disease',
    focus: 'investigation',
    difficulty: 2,
    question_text: `
<p>A 60-year-old woman with cirrhosis and long-standing ascites is brought in with a day of drowsiness and vague abdominal discomfort. Temperature 37.7 °C, pulse 98/min, blood pressure 102/60 mmHg; asterixis; moderate ascites, mild diffuse tenderness. Creatinine 138 µmol/L (84 last month), CRP 44 mg/L, INR 1.7, platelets 70 × 10<sup>9</sup>/L. Stools are brown.</p>
<p>Which investigation is most urgent?</p>`,
    answers: [
      { text: 'Plasma ammonia concentration' },
      { text: 'CT of the abdomen with contrast' },
      { text: 'Upper gastrointestinal endoscopy' },
      { text: 'Doppler ultrasound of the hepatic and portal veins' },
      { text: 'Ascitic fluid neutrophil count and culture', correct: true },
    ],
    explanation_text: `
<p>Any patient with cirrhosis and ascites who deteriorates needs a <strong>diagnostic tap at once</strong>. Spontaneous bacterial peritonitis is often quiet and may show itself only as encephalopathy or a rising creatinine. A neutrophil count above 250/mm<sup>3</sup> starts antibiotics and albumin before the culture is known; each hour of delay costs lives. The INR and platelets here are no bar to a tap.</p>
<ul>
  <li>Ammonia does not change management; encephalopathy is a clinical diagnosis.</li>
  <li>CT may follow if secondary peritonitis is suspected; contrast adds risk to her kidneys.</li>
  <li>Nothing suggests bleeding.</li>
  <li>Portal vein thrombosis can wait for a Doppler later.</li>
</ul>
<p><strong>Take home:</strong> unwell with ascites means a tap.</p>`,
    sources: [
      { title: 'EASL Clinical Practice Guidelines for the management of patients with decompensated cirrhosis', publisher: 'European Association for the Study of the Liver', year: 2018, url: 'https://doi.org/10.1016/j.jhep.2018.03.024' },
      { title: 'Cirrhosis in over 16s: assessment and management (NG50)', publisher: 'NICE', year: 2016, url: 'https://www.nice.org.uk/guidance/ng50' },
    ],
  },
  {
    slug: 'is-it-too-late-to-stop-drinking',
    topic: 'liver-disease',
    focus: 'communication',
    difficulty: 1,
    question_text: `
<p>A 49-year-old man has just been told that he has compensated alcohol-related cirrhosis. He drinks about 90 units a week and has a tremor if he misses his morning drink. He says: ‘So the liver is already ruined. What would be the point of stopping?’</p>
<p>Which reply is best?</p>`,
    answers: [
      { text: '‘The scarring is permanent, so the aim now is to keep you comfortable and free of complications.’' },
      { text: '‘Stopping can add years to your life, but you need help to do it safely. How does that sound?’', correct: true },
      { text: '‘You need to go home and stop completely today, because every further drink brings liver failure closer.’' },
      { text: '‘A transplant would be the next step, and for that you will have to show that you can stay dry.’' },
      { text: '‘Cutting down to 14 units a week would bring you back to a risk that is safe for your liver.’' },
    ],
    explanation_text: `
<p>The best reply is <strong>honest, hopeful and safe</strong>. Abstinence improves survival at every stage of alcohol-related cirrhosis, and compensated disease can stay so for many years. His morning tremor suggests dependence: stopping suddenly risks seizures and delirium tremens, so withdrawal should be planned and assisted. The open question invites him in.</p>
<ul>
  <li>‘Comfortable’ is far too pessimistic.</li>
  <li>Telling him to stop today is dangerous in dependence.</li>
  <li>Compensated cirrhosis is not by itself a reason for transplantation.</li>
  <li>With cirrhosis no amount of alcohol is known to be safe.</li>
</ul>
<p><strong>Take home:</strong> give hope with facts, and never advise a dependent drinker to stop overnight.</p>`,
    sources: [
      { title: 'Alcohol-use disorders: diagnosis, assessment and management of harmful drinking and alcohol dependence (CG115)', publisher: 'NICE', year: 2011, url: 'https://www.nice.org.uk/guidance/cg115' },
      { title: 'Cirrhosis in over 16s: assessment and management (NG50)', publisher: 'NICE', year: 2016, url: 'https://www.nice.org.uk/guidance/ng50' },
    ],
  },
  {
    slug: 'fever-jaundice-and-right-upper-quadrant-pain',
    topic: 'biliary-and-pancreatic-disease',
    focus: 'diagnosis',
    difficulty: 1,
    question_type: 4,
    question_text: `
<p>A 71-year-old woman with known gallstones has had right upper quadrant pain, rigors and dark urine since yesterday. Temperature 39.2 °C, pulse 114/min, blood pressure 98/56 mmHg. She is jaundiced. Bilirubin 92 µmol/L, ALP 438 IU/L, ALT 164 IU/L, amylase 80 IU/L, white cells 19.4 × 10<sup>9</sup>/L. Blood cultures have been taken and broad-spectrum antibiotics and fluids started.</p>
<p>Complete the boxes.</p>`,
    answers: [
      { label: 'Most likely diagnosis', text: 'Acute (ascending) cholangitis', correct: true },
      { label: 'First imaging test', text: 'Abdominal ultrasound', correct: true },
      { label: 'Procedure to control the source', text: 'ERCP with biliary drainage', correct: true },
    ],
    explanation_text: `
<p>Fever with rigors, jaundice and right upper quadrant pain (Charcot’s triad) with a cholestatic pattern is <strong>acute cholangitis</strong>, usually from a stone in the common bile duct. Low blood pressure means severe disease; with confusion it would complete Reynolds’ pentad. Acute cholecystitis does not usually cause this much jaundice, and the amylase speaks against pancreatitis.</p>
<p><strong>Ultrasound</strong> is quick and shows stones and dilated ducts; a normal duct does not exclude the diagnosis.</p>
<p>Antibiotics do not penetrate an obstructed duct well. She needs urgent <strong>ERCP</strong> to drain it; percutaneous drainage is the alternative. Cholecystectomy follows once she has recovered.</p>
<p><strong>Take home:</strong> pus under pressure has to come out, here by ERCP.</p>`,
    sources: [
      { title: 'Tokyo Guidelines 2018: diagnostic criteria and severity grading of acute cholangitis', publisher: 'Journal of Hepato-Biliary-Pancreatic Sciences', year: 2018, url: 'https://doi.org/10.1002/jhbp.512' },
      { title: 'Gallstone disease: diagnosis and management (CG188)', publisher: 'NICE', year: 2014, url: 'https://www.nice.org.uk/guidance/cg188' },
    ],
  },
  {
    slug: 'mild-gallstone-pancreatitis-timing-of-surgery',
    topic: 'biliary-and-pancreatic-disease',
    focus: 'management',
    difficulty: 3,
    question_text: `
<p>A 44-year-old woman was admitted three days ago with acute pancreatitis (lipase 2400 IU/L). She has had no organ failure, the pain has gone and she is eating. She takes no medicines and rarely drinks alcohol. Ultrasound shows several gallbladder stones and a common bile duct of 4 mm. Bilirubin and ALP, slightly raised on arrival, are now normal; triglycerides and calcium are normal. She is fit for anaesthesia.</p>
<p>What is the most appropriate plan?</p>`,
    answers: [
      { text: 'ERCP with sphincterotomy before she goes home' },
      { text: 'Laparoscopic cholecystectomy in 8 to 12 weeks' },
      { text: 'Ursodeoxycholic acid for six months, then ultrasound' },
      { text: 'Laparoscopic cholecystectomy in this admission', correct: true },
      { text: 'Low-fat diet, and surgery if she has another attack' },
    ],
    explanation_text: `
<p>After <strong>mild</strong> gallstone pancreatitis the gallbladder should come out <strong>during the same admission</strong> (or very soon after). Waiting exposes her to further pancreatitis, cholangitis or colic within weeks, and the operation is no harder.</p>
<ul>
  <li>ERCP is for cholangitis or for a proven duct stone; her duct is narrow and the liver tests have settled.</li>
  <li>A wait of 8 to 12 weeks is a reasonable principle after severe disease with collections, to let them resolve; not here.</li>
  <li>Ursodeoxycholic acid dissolves few stones and does not prevent attacks reliably.</li>
  <li>A second attack may be severe or fatal; diet does not protect.</li>
</ul>
<p><strong>Take home:</strong> mild gallstone pancreatitis: do not let the gallbladder go home.</p>`,
    sources: [
      { title: 'IAP/APA evidence-based guidelines for the management of acute pancreatitis', publisher: 'International Association of Pancreatology', year: 2013, url: 'https://doi.org/10.1016/j.pan.2013.07.063' },
      { title: '2019 WSES guidelines for the management of severe acute pancreatitis', publisher: 'World Society of Emergency Surgery', year: 2019, url: 'https://doi.org/10.1186/s13017-019-0247-0' },
    ],
  },
  {
    slug: 'prurito-y-colestasis-en-una-mujer-de-mediana-edad',
    topic: 'liver-disease',
    focus: 'investigation',
    difficulty: 1,
    language: 'es',
    question_text: `
<p>Una mujer de 54 años consulta por cansancio y picor generalizado desde hace ocho meses. No bebe alcohol ni toma medicamentos. La exploración es normal, salvo lesiones de rascado. Fosfatasa alcalina 418 UI/L (30–130), GGT 265 UI/L (&lt;40), ALT 46 UI/L (&lt;40), bilirrubina 14 µmol/L, albúmina 41 g/L. En la ecografía, la vía biliar no está dilatada.</p>
<p>¿Qué prueba confirmará el diagnóstico con mayor probabilidad?</p>`,
    answers: [
      { text: 'Anticuerpos antimúsculo liso' },
      { text: 'Ceruloplasmina sérica' },
      { text: 'Anticuerpos antimitocondriales', correct: true },
      { text: 'Saturación de transferrina' },
      { text: 'Anticuerpos anti-LKM1' },
    ],
    explanation_text: `
<p>Mujer de mediana edad con prurito, cansancio y colestasis sin dilatación biliar: lo más probable es una <strong>colangitis biliar primaria</strong>. Con fosfatasa alcalina elevada de forma mantenida, unos <strong>anticuerpos antimitocondriales</strong> positivos (más del 90 % de los casos) bastan para el diagnóstico, sin biopsia.</p>
<ul>
  <li>Los anticuerpos antimúsculo liso y anti-LKM1 orientan a hepatitis autoinmune, en la que predomina la elevación de la ALT.</li>
  <li>La ceruloplasmina se pide si se sospecha enfermedad de Wilson, propia de personas más jóvenes.</li>
  <li>La saturación de transferrina sirve para la hemocromatosis, que no suele causar colestasis.</li>
</ul>
<p>El tratamiento de primera línea es el ácido ursodesoxicólico; el prurito se trata aparte, por ejemplo con colestiramina.</p>
<p><strong>Idea clave:</strong> colestasis con vía biliar normal y antimitocondriales positivos: colangitis biliar primaria.</p>`,
    sources: [{ title: 'EASL Clinical Practice Guidelines: the diagnosis and management of patients with primary biliary cholangitis', publisher: 'European Association for the Study of the Liver', year: 2017, url: 'https://doi.org/10.1016/j.jhep.2017.03.022' }],
  },
];
