import type { TopicContent } from '../question-content';

export const topics: TopicContent[] = [
  {
    slug: 'acute-abdomen',
    specialty: 'general-surgery',
    name: 'Acute abdomen',
    name_es: 'Abdomen agudo',
    summary: `
<p>First ask: <strong>is this patient bleeding, perforated, ischaemic or septic?</strong> Resuscitate while you look.</p>
<table>
  <thead><tr><th>Pattern</th><th>Think of</th></tr></thead>
  <tbody>
    <tr><td>Sudden, rigid, lying still</td><td>Perforated ulcer or diverticulum</td></tr>
    <tr><td>Back or flank pain with collapse over 60</td><td><mark class="marker-yellow">Ruptured aortic aneurysm</mark>, however much it looks like renal colic</td></tr>
    <tr><td>Pain out of proportion, atrial fibrillation</td><td>Mesenteric ischaemia</td></tr>
    <tr><td>Periumbilical, then right iliac fossa</td><td>Appendicitis</td></tr>
    <tr><td>Left iliac fossa with fever</td><td>Diverticulitis</td></tr>
    <tr><td>Epigastric, through to the back</td><td>Pancreatitis; also inferior infarction</td></tr>
    <tr><td>Young man, lower abdomen</td><td>Examine the testes: torsion</td></tr>
  </tbody>
</table>
<h3>For everyone</h3>
<ul>
  <li>Analgesia early: opioids do not hide the signs.</li>
  <li>Bloods with lipase or amylase, <strong>lactate</strong>, group and save; ECG; urine.</li>
  <li><strong>Pregnancy test</strong> whenever pregnancy is possible.</li>
  <li>CT with contrast is the main test in adults; ultrasound for gallbladder, pelvis, children and pregnancy. A normal erect chest X-ray does not exclude perforation.</li>
</ul>
<h3>Act in time</h3>
<ul>
  <li>Antibiotics within 1 hour in septic shock; source control as an emergency.</li>
  <li>Calculate the risk (NELA). Predicted mortality of 5% or more: consultant surgeon and anaesthetist in theatre, critical care afterwards.</li>
  <li>Uncomplicated diverticulitis in a well patient may need no antibiotics.</li>
  <li>Medical mimics: ketoacidosis, adrenal crisis, pneumonia, porphyria.</li>
</ul>
`,
    sources: [
      { title: 'Diverticular disease: diagnosis and management (NG147)', publisher: 'NICE', year: 2019, url: 'https://www.nice.org.uk/guidance/ng147' },
      { title: 'Diagnosis and treatment of acute appendicitis: 2020 update of the WSES Jerusalem guidelines', publisher: 'World Society of Emergency Surgery', year: 2020, url: 'https://doi.org/10.1186/s13017-020-00306-3' },
      { title: 'National Emergency Laparotomy Audit', publisher: 'Royal College of Anaesthetists', year: 2025, url: 'https://www.nela.org.uk/' },
    ],
  },
  {
    slug: 'perioperative-care',
    specialty: 'general-surgery',
    name: 'Perioperative care',
    name_es: 'Atención perioperatoria',
    summary: `
<h3>Before</h3>
<ul>
  <li>Fasting: <mark class="marker-yellow">6 hours for food and milk, 2 hours for clear fluids</mark>. Sips until theatre are allowed in more and more hospitals.</li>
  <li>Treat anaemia, smoking, frailty and poor nutrition early. Order tests by ASA grade and size of operation, not by habit.</li>
  <li>Consent is a conversation held ahead of time, by somebody who knows the operation.</li>
</ul>
<h3>Medicines</h3>
<table>
  <thead><tr><th>Medicine</th><th>Plan</th></tr></thead>
  <tbody>
    <tr><td>Beta-blocker, statin, levothyroxine, antiepileptic, levodopa</td><td>Continue</td></tr>
    <tr><td>Long-term steroid</td><td>Continue with extra hydrocortisone</td></tr>
    <tr><td>SGLT2 inhibitor</td><td>Omit the day before and the day itself</td></tr>
    <tr><td>Direct oral anticoagulant</td><td>Stop 1–3 days before, by bleeding risk and renal function</td></tr>
    <tr><td>Warfarin</td><td>Stop 5 days before; bridge only if the thrombotic risk is high</td></tr>
    <tr><td>Basal insulin</td><td>Continue at about 80%; never omit in type 1</td></tr>
  </tbody>
</table>
<h3>During and after</h3>
<ul>
  <li>WHO checklist; antibiotic prophylaxis within 60 minutes of the incision; normothermia.</li>
  <li>Assess everyone for thromboprophylaxis: stockings or compression, heparin; <strong>28 days after major abdominal cancer surgery</strong>.</li>
  <li>Early food, mobilisation, opioid-sparing analgesia.</li>
</ul>
<h3>Fever or deterioration</h3>
<p>Day 1–2: lung, drugs, transfusion. Day 3–5: chest, urine, line. <strong>Day 5 and after: anastomotic leak, collection, wound, thrombosis.</strong> New atrial fibrillation after a bowel join is a leak until shown otherwise.</p>
`,
    sources: [
      { title: 'Perioperative care in adults (NG180)', publisher: 'NICE', year: 2020, url: 'https://www.nice.org.uk/guidance/ng180' },
      { title: 'Venous thromboembolism in over 16s (NG89)', publisher: 'NICE', year: 2018, url: 'https://www.nice.org.uk/guidance/ng89' },
      { title: 'Diabetes, surgery and medical illness: treatment summary', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/treatment-summaries/diabetes-surgery-and-medical-illness/' },
    ],
  },
  {
    slug: 'hernias-and-bowel-obstruction',
    specialty: 'general-surgery',
    name: 'Hernias and bowel obstruction',
    name_es: 'Hernias y obstrucción intestinal',
    summary: `
<h3>Groin hernias</h3>
<table>
  <thead><tr><th>Type</th><th>Position</th><th>Notes</th></tr></thead>
  <tbody>
    <tr><td>Indirect inguinal</td><td>Above and medial to the pubic tubercle; lateral to the inferior epigastric vessels</td><td>Commonest; may reach the scrotum</td></tr>
    <tr><td>Direct inguinal</td><td>Medial to those vessels</td><td>Older men; seldom strangulates</td></tr>
    <tr><td>Femoral</td><td><strong>Below and lateral to the pubic tubercle</strong></td><td>Older women; <mark class="marker-yellow">strangulates often, so repair soon</mark></td></tr>
  </tbody>
</table>
<p>Men with an inguinal hernia and few symptoms may wait. A tense, tender, irreducible hernia with vomiting or red skin is strangulated: emergency surgery, and do not push it back.</p>
<h3>Bowel obstruction</h3>
<p>Colicky pain, vomiting, distension, absolute constipation. High obstruction: early vomiting. Low: early distension. <strong>Always look at the hernial orifices and for scars.</strong></p>
<ul>
  <li>Small bowel: adhesions, hernia, tumour. Large bowel: cancer, diverticular stricture, volvulus.</li>
  <li>CT shows the level, the cause and ischaemia.</li>
  <li>Fluids, potassium, nasogastric tube, urinary catheter, analgesia.</li>
  <li><strong>Operate now</strong> for peritonitis, ischaemia, strangulation or a closed loop. A colon dilated behind a competent ileocaecal valve is one: the caecum may perforate.</li>
  <li>Adhesions without these: up to 72 hours of conservative treatment; water-soluble contrast predicts and may hasten recovery.</li>
  <li>Sigmoid volvulus (‘coffee bean’): endoscopic decompression, then planned resection if fit.</li>
</ul>
<p>Postoperative ileus and pseudo-obstruction mimic it: correct electrolytes, stop opioids.</p>
`,
    sources: [
      { title: 'International guidelines for groin hernia management', publisher: 'HerniaSurge Group', year: 2018, url: 'https://doi.org/10.1007/s10029-017-1668-x' },
      { title: 'Bologna guidelines for diagnosis and management of adhesive small bowel obstruction', publisher: 'World Society of Emergency Surgery', year: 2018, url: 'https://doi.org/10.1186/s13017-018-0185-2' },
    ],
  },
];
