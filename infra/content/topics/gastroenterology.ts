import type { TopicContent } from '../question-content';

export const topics: TopicContent[] = [
  {
    slug: 'upper-gastrointestinal-bleeding',
    specialty: 'gastroenterology',
    name: 'Upper gastrointestinal bleeding',
    name_es: 'Hemorragia digestiva alta',
    summary: `
<p>Haematemesis, melaena or collapse. The usual causes are peptic ulcer, varices, erosive disease, a Mallory–Weiss tear and cancer. A <strong>raised urea with a normal creatinine</strong> is a clue: digested blood is a protein meal.</p>
<h3>First steps</h3>
<ol>
  <li>ABCDE, two wide-bore cannulae, crossmatch; activate the major haemorrhage protocol in massive bleeding.</li>
  <li>In stable patients transfuse below about <mark class="marker-yellow">70 g/L</mark> (higher with an acute coronary syndrome). Over-transfusion harms, above all in portal hypertension.</li>
  <li>Platelets if bleeding and below 50 × 10<sup>9</sup>/L. Reverse anticoagulants according to severity.</li>
  <li><strong>Glasgow–Blatchford score</strong>: consider early discharge at 0 (NICE); the BSG care bundle accepts 0 or 1.</li>
  <li>Endoscopy straight after resuscitation if unstable, otherwise within 24 hours.</li>
</ol>
<h3>Cause by cause</h3>
<table>
  <thead><tr><th></th><th>Non-variceal</th><th>Variceal</th></tr></thead>
  <tbody>
    <tr><td>Before endoscopy</td><td>No routine PPI</td><td><strong>Terlipressin and antibiotics</strong></td></tr>
    <tr><td>At endoscopy</td><td>Clips or heat, with or without adrenaline; never adrenaline alone</td><td>Oesophageal: band ligation. Gastric: glue</td></tr>
    <tr><td>If it fails</td><td>Repeat, then embolisation or surgery</td><td>TIPSS; balloon tamponade as a bridge</td></tr>
    <tr><td>Afterwards</td><td>PPI for high-risk stigmata; test for <em>H. pylori</em>; stop NSAIDs</td><td>Beta-blocker with repeat banding</td></tr>
  </tbody>
</table>
<p>Continue low-dose aspirin for secondary prevention once haemostasis is secure.</p>
`,
    sources: [
      { title: 'Acute upper gastrointestinal bleeding in over 16s: management (CG141)', publisher: 'NICE', year: 2012, url: 'https://www.nice.org.uk/guidance/cg141' },
      { title: 'Blood transfusion (NG24)', publisher: 'NICE', year: 2015, url: 'https://www.nice.org.uk/guidance/ng24' },
    ],
  },
  {
    slug: 'inflammatory-bowel-disease',
    specialty: 'gastroenterology',
    name: 'Inflammatory bowel disease',
    name_es: 'Enfermedad inflamatoria intestinal',
    summary: `
<table>
  <thead><tr><th></th><th>Ulcerative colitis</th><th>Crohn’s disease</th></tr></thead>
  <tbody>
    <tr><td>Site</td><td>Rectum, then continuous</td><td>Mouth to anus, skip lesions</td></tr>
    <tr><td>Depth</td><td>Mucosa</td><td>Transmural; granulomas</td></tr>
    <tr><td>Typical</td><td>Bloody diarrhoea, urgency</td><td>Pain, weight loss, perianal disease, fistulae, strictures</td></tr>
    <tr><td>Smoking</td><td>Ex-smokers more at risk</td><td>Makes it worse</td></tr>
  </tbody>
</table>
<p>Faecal calprotectin helps to separate it from irritable bowel syndrome. Exclude infection, <em>Clostridioides difficile</em> included. Ileocolonoscopy with biopsies makes the diagnosis.</p>
<h3>Treatment</h3>
<ul>
  <li><strong>Ulcerative colitis:</strong> aminosalicylate, rectal and oral; then steroids; then immunomodulator, biologic or small molecule. Surgery cures the colitis.</li>
  <li><strong>Crohn’s disease:</strong> steroids (or enteral nutrition in the young) to induce remission; azathioprine, mercaptopurine, methotrexate or a biologic to maintain it. Stop smoking.</li>
  <li>Steroids do not maintain remission. <strong>Measure TPMT before azathioprine</strong>; allopurinol with azathioprine can be fatal.</li>
</ul>
<h3>Acute severe ulcerative colitis</h3>
<p><mark class="marker-yellow">Six or more bloody stools a day plus one of: pulse above 90/min, temperature above 37.8 °C, haemoglobin below 105 g/L, ESR above 30 mm/h</mark> (or raised CRP). Admit, IV hydrocortisone 100 mg four times a day, heparin prophylaxis, abdominal X-ray, early surgical review. No response by day 3: ciclosporin, infliximab or colectomy.</p>
<p>Colorectal cancer surveillance starts about 8 to 10 years after onset, and at diagnosis of sclerosing cholangitis.</p>
`,
    sources: [
      { title: 'Ulcerative colitis: management (NG130)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng130' },
      { title: 'Crohn’s disease: management (NG129)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng129' },
      { title: 'British Society of Gastroenterology guidelines on inflammatory bowel disease in adults: 2025', publisher: 'British Society of Gastroenterology', year: 2025, url: 'https://doi.org/10.1136/gutjnl-2024-334395' },
    ],
  },
  {
    slug: 'liver-disease',
    specialty: 'gastroenterology',
    name: 'Liver disease',
    name_es: 'Enfermedad hepática',
    summary: `
<p>Read the pattern first: a high ALT points to hepatocytes, a high ALP with GGT to bile ducts. <strong>Albumin, bilirubin and prothrombin time measure function.</strong></p>
<h3>Common causes and their tests</h3>
<ul>
  <li>Alcohol: history, AUDIT; AST above ALT.</li>
  <li>Metabolic dysfunction-associated steatotic disease: diabetes, obesity; enhanced liver fibrosis test or FIB-4.</li>
  <li>Viral: HBsAg; hepatitis C antibody, then RNA.</li>
  <li>Autoimmune hepatitis: raised IgG, smooth muscle antibody. Primary biliary cholangitis: <strong>antimitochondrial antibody</strong>.</li>
  <li>Haemochromatosis: transferrin saturation. Wilson’s disease (young): caeruloplasmin. Always ask about medicines.</li>
</ul>
<h3>Cirrhosis</h3>
<p>Screen people at risk with transient elastography. Once diagnosed: ultrasound every 6 months for hepatocellular carcinoma, assessment for varices, vaccination, nutrition, and abstinence, which helps at any stage.</p>
<table>
  <thead><tr><th>Complication</th><th>Essentials</th></tr></thead>
  <tbody>
    <tr><td>Ascites</td><td>Tap every new or unwell patient; spironolactone; 20% albumin with large drains</td></tr>
    <tr><td>Spontaneous bacterial peritonitis</td><td><mark class="marker-yellow">Neutrophils above 250/mm<sup>3</sup></mark>; antibiotics and albumin; then prophylaxis</td></tr>
    <tr><td>Encephalopathy</td><td>Find the trigger (bleed, infection, constipation, sedatives); lactulose, then rifaximin</td></tr>
    <tr><td>Hepatorenal syndrome</td><td>Stop diuretics, albumin, terlipressin</td></tr>
  </tbody>
</table>
<p><strong>Acute liver failure</strong> is jaundice, coagulopathy and encephalopathy without previous liver disease. Paracetamol is a leading UK cause: give acetylcysteine and ring the transplant unit early. Give thiamine to people who drink heavily.</p>
`,
    sources: [
      { title: 'Cirrhosis in over 16s: assessment and management (NG50)', publisher: 'NICE', year: 2016, url: 'https://www.nice.org.uk/guidance/ng50' },
      { title: 'EASL Clinical Practice Guidelines for the management of patients with decompensated cirrhosis', publisher: 'European Association for the Study of the Liver', year: 2018, url: 'https://doi.org/10.1016/j.jhep.2018.03.024' },
    ],
  },
  {
    slug: 'biliary-and-pancreatic-disease',
    specialty: 'gastroenterology',
    name: 'Biliary and pancreatic disease',
    name_es: 'Enfermedad biliar y pancreática',
    summary: `
<table>
  <thead><tr><th>Condition</th><th>Pain</th><th>Fever</th><th>Jaundice</th></tr></thead>
  <tbody>
    <tr><td>Biliary colic</td><td>Hours, then settles</td><td>No</td><td>No</td></tr>
    <tr><td>Acute cholecystitis</td><td>Constant, Murphy’s sign</td><td>Yes</td><td>Usually no</td></tr>
    <tr><td>Acute cholangitis</td><td>Yes</td><td>Yes, rigors</td><td><strong>Yes</strong></td></tr>
  </tbody>
</table>
<p>Ultrasound and liver tests come first; MRCP when ducts are dilated or tests abnormal without a visible stone.</p>
<ul>
  <li><strong>Cholecystitis:</strong> antibiotics and laparoscopic cholecystectomy within 1 week of diagnosis.</li>
  <li><strong>Cholangitis:</strong> <mark class="marker-yellow">sepsis treatment and early biliary drainage by ERCP</mark>.</li>
  <li><strong>Painless jaundice with weight loss</strong> over 40: suspected pancreatic cancer pathway, CT.</li>
</ul>
<h3>Acute pancreatitis</h3>
<p>Two of three: typical pain, lipase or amylase at least three times the upper limit, imaging. Gallstones and alcohol cause most; also ask about drugs, triglycerides, calcium and ERCP.</p>
<ul>
  <li>Goal-directed fluid, analgesia, oxygen, <strong>early oral or enteral feeding</strong>; no prophylactic antibiotics.</li>
  <li>Severe means organ failure for more than 48 hours. A CRP above 150 mg/L at 48 hours warns of it. CT for necrosis is most useful after several days.</li>
  <li>ERCP promptly if there is cholangitis. Mild gallstone pancreatitis: <strong>cholecystectomy in the same admission</strong>.</li>
</ul>
<p>Chronic pancreatitis: pain, low faecal elastase, steatorrhoea; give enzymes with food and watch for diabetes, osteoporosis and malnutrition.</p>
`,
    sources: [
      { title: 'Gallstone disease: diagnosis and management (CG188)', publisher: 'NICE', year: 2014, url: 'https://www.nice.org.uk/guidance/cg188' },
      { title: 'Pancreatitis (NG104)', publisher: 'NICE', year: 2018, url: 'https://www.nice.org.uk/guidance/ng104' },
      { title: 'IAP/APA evidence-based guidelines for the management of acute pancreatitis', publisher: 'International Association of Pancreatology', year: 2013, url: 'https://doi.org/10.1016/j.pan.2013.07.063' },
    ],
  },
];
