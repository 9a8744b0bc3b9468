import type { QuestionContent } from '../question-content';

export const questions: QuestionContent[] = [
  {
    slug: 'severe-abdominal-pain-with-atrial-fibrillation',
    topic: 'acute-abdomen',
    focus: 'investigation',
    difficulty: 2,
    question_text: `
<p>A 76-year-old woman stopped her anticoagulant two weeks ago after a nosebleed. She has had severe, constant abdominal pain for four hours and passed one loose stool. Pulse 124/min in atrial fibrillation, blood pressure 108/64 mmHg. She is writhing, but the abdomen is soft with little tenderness. Lactate 5.1 mmol/L, white cells 19 × 10<sup>9</sup>/L, amylase 160 IU/L, creatinine 132 µmol/L (104 last year).</p>
<p>Which investigation is most appropriate now?</p>`,
    answers: [
      { text: 'Erect chest and abdominal X-rays' },
      { text: 'CT angiography of abdomen and pelvis', correct: true },
      { text: 'Ultrasound of the liver and gallbladder' },
      { text: 'Colonoscopy without bowel preparation' },
      { text: 'Magnetic resonance angiography tomorrow' },
    ],
    explanation_text: `
<p><strong>Pain out of proportion to the signs</strong>, atrial fibrillation without anticoagulation and a raised lactate: embolus to the superior mesenteric artery. <strong>CT angiography</strong> (arterial and portal venous phases) is fast and accurate, and shows whether bowel is still viable. A mild rise in creatinine must not delay it: dead bowel is worse than contrast.</p>
<ul>
  <li>X-rays are normal early; abnormal ones usually come too late.</li>
  <li>Ultrasound is for biliary disease; gas hides the vessels.</li>
  <li>Colonoscopy looks at the colon, while the embolus starves the small bowel.</li>
  <li>MR angiography is slower, and tomorrow is too late.</li>
</ul>
<p>Give oxygen, fluid, heparin and antibiotics, and call vascular and general surgeons. A slightly raised amylase is common in ischaemia.</p>
<p><strong>Take home:</strong> agony with a soft abdomen is ischaemia until CT angiography says no.</p>`,
    sources: [{ title: 'Management of the diseases of mesenteric arteries and veins: clinical practice guidelines', publisher: 'European Society for Vascular Surgery', year: 2017, url: 'https://doi.org/10.1016/j.ejvs.2017.01.010' }],
  },
  {
    slug: 'migration-of-pain-in-appendicitis',
    topic: 'acute-abdomen',
    focus: 'mechanism',
    difficulty: 1,
    question_text: `
<p>A 19-year-old man had a vague ache around the umbilicus last night, with nausea. This morning the pain is sharp and in the right iliac fossa, worse when he coughs. Temperature 37.8 °C. There is guarding over McBurney’s point.</p>
<p>Why has the pain moved?</p>`,
    answers: [
      { text: 'The inflamed appendix has moved from the midline into the right iliac fossa' },
      { text: 'The pain was first carried by the vagus nerve, and later by the phrenic nerve' },
      { text: 'Perforation has replaced local pain with pain from general peritonitis' },
      { text: 'Visceral fibres entering at T10 came first, then somatic fibres of the peritoneum', correct: true },
      { text: 'Somatic fibres of the abdominal wall came first, then visceral fibres from the caecum' },
    ],
    explanation_text: `
<p>The appendix comes from the midgut. Stretching it excites <strong>visceral afferents that enter the cord at about T10</strong>, felt as a dull, poorly localised ache around the umbilicus. When inflammation reaches the <strong>parietal peritoneum</strong>, somatic nerves (lower thoracic and L1) localise it sharply, and moving the peritoneum, as in coughing, hurts.</p>
<ul>
  <li>The appendix does not move; the nerve supply in use does.</li>
  <li>The vagus carries little pain, and the phrenic nerve refers to the shoulder tip.</li>
  <li>Perforation spreads pain and rigidity over the abdomen, not to one point.</li>
  <li>Somatic fibres come second, not first: pain begins vague and ends sharp.</li>
</ul>
<p>A pelvic or retrocaecal appendix may give few anterior signs.</p>
<p><strong>Take home:</strong> dull in the middle is visceral; sharp in one place is parietal.</p>`,
    sources: [{ title: 'Diagnosis and treatment of acute appendicitis: 2020 update of the WSES Jerusalem guidelines', publisher: 'World Society of Emergency Surgery', year: 2020, url: 'https://doi.org/10.1186/s13017-020-00306-3' }],
  },
  {
    slug: 'a-question-about-a-stoma-before-theatre',
    topic: 'perioperative-care',
    focus: 'communication',
    difficulty: 2,
    question_text: `
<p>You are a foundation doctor, asked to take a 66-year-old woman to theatre for an elective sigmoid resection. Her consent form was signed three weeks ago. She has capacity and says: ‘Nobody told me that I might wake up with a bag. How likely is that, and is it for ever?’ You do not know the figures. The porter is waiting.</p>
<p>What should you do?</p>`,
    answers: [
      { text: 'Say that it is unlikely, and that the surgeon will explain it after the operation' },
      { text: 'Look up the risk, add it to the form and ask her to initial the change' },
      { text: 'Reassure her that the form she signed is valid and covers all complications' },
      { text: 'Cancel the operation, and ask the GP to refer her back once she has decided' },
      { text: 'Pause, and ask the operating surgeon to come and talk with her before she goes', correct: true },
    ],
    explanation_text: `
<p>Consent is a <strong>process that continues until the operation</strong>. A stoma is plainly a material risk to her, and her question shows that she is not yet informed. Someone with the <strong>knowledge to answer</strong>, best the operating surgeon, must talk with her before she goes, with time to think; a stoma nurse can help.</p>
<ul>
  <li>Postponing the answer until afterwards removes her choice, and ‘unlikely’ is a guess.</li>
  <li>Quoting looked-up figures for an operation you do not perform goes beyond your competence.</li>
  <li>A signature does not prove understanding.</li>
  <li>Cancelling at once is out of proportion: a talk may be enough, although she may decide to wait.</li>
</ul>
<p>Record the conversation.</p>
<p><strong>Take home:</strong> a new question means that consent is not finished; the theatre list can wait.</p>`,
    sources: [{ title: 'Decision making and consent', publisher: 'General Medical Council', year: 2020, url: 'https://www.gmc-uk.org/professional-standards/the-professional-standards/decision-making-and-consent' }],
  },
  {
    slug: 'medicines-on-the-morning-of-colectomy',
    topic: 'perioperative-care',
    focus: 'prescribing',
    difficulty: 2,
    question_text: `
<p>A 71-year-old man is to have an elective right hemicolectomy, first on the morning list. He has atrial fibrillation, type 2 diabetes, hypothyroidism and polymyalgia rheumatica. eGFR 70 mL/min/1.73 m<sup>2</sup>, blood pressure 134/78 mmHg. The preoperative clinic is writing his medicines plan.</p>
<p>Select <strong>TWO</strong> medicines that should <strong>not</strong> be taken on the morning of surgery.</p>`,
    answers: [
      { text: 'Bisoprolol 5 mg' },
      { text: 'Dapagliflozin 10 mg', correct: true },
      { text: 'Levothyroxine 100 micrograms' },
      { text: 'Prednisolone 7.5 mg' },
      { text: 'Apixaban 5 mg', correct: true },
      { text: 'Atorvastatin 40 mg' },
    ],
    explanation_text: `
<p><strong>Dapagliflozin</strong> can cause ketoacidosis with near-normal glucose during fasting and surgical stress. Omit it the day before and on the day, and restart when he is eating and stable; if he becomes unwell, check ketones. <strong>Apixaban</strong> must have worn off before surgery with a high bleeding risk, in practice 48 hours or more with this renal function; it needs no bridging.</p>
<ul>
  <li>Stopping bisoprolol suddenly risks tachycardia and ischaemia.</li>
  <li>Levothyroxine and atorvastatin continue.</li>
  <li>Prednisolone continues, with extra hydrocortisone at induction, as his adrenals may be suppressed: sudden withdrawal risks a crisis.</li>
</ul>
<p>Give him the plan in writing, with dates for stopping and restarting.</p>
<p><strong>Take home:</strong> gliflozins and anticoagulants stop; beta-blockers, statins, thyroxine and steroids go on.</p>`,
    sources: [
      { title: 'Diabetes, surgery and medical illness: treatment summary', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/treatment-summaries/diabetes-surgery-and-medical-illness/' },
      { title: 'Perioperative care in adults (NG180)', publisher: 'NICE', year: 2020, url: 'https://www.nice.org.uk/guidance/ng180' },
    ],
  },
  {
    slug: 'new-atrial-fibrillation-after-anterior-resection',
    topic: 'perioperative-care',
    focus: 'diagnosis',
    difficulty: 3,
    moderate: true,
    question_text: `
<p>A 68-year-old man is on day 6 after an anterior resection for rectal cancer. Yesterday he was eating. Today he has pain low in the abdomen, hiccups and distension. Temperature 38.2 °C, respiratory rate 26/min, SpO<sub>2</sub> 95% on air, blood pressure 104/62 mmHg, pulse 136/min in new atrial fibrillation. Calves are normal and the chest is clear. CRP 274 mg/L (112 on day 4), lactate 2.9 mmol/L, potassium 4.2 mmol/L; chest X-ray clear. He has had heparin prophylaxis daily.</p>
<p>What is the most likely diagnosis?</p>`,
    answers: [
      { text: 'Anastomotic leak', correct: true },
      { text: 'Pulmonary embolism' },
      { text: 'Paralytic ileus' },
      { text: 'Hospital-acquired pneumonia' },
      { text: 'Wound infection' },
    ],
    explanation_text: `
<p>Sepsis at about day 5 to 7 after a bowel join is an <strong>anastomotic leak</strong> until disproved. It often begins quietly: tachycardia, <strong>new atrial fibrillation</strong>, tachypnoea, ileus after early recovery, and a CRP that rises again instead of falling. Call the senior surgeon, give oxygen, fluid and antibiotics within the hour, and get CT with contrast, or theatre if he is peritonitic. A normal CT does not exclude a leak.</p>
<ul>
  <li>Embolism can cause atrial fibrillation, but does not explain the abdomen, the fever and this CRP.</li>
  <li>Simple ileus does not cause sepsis; here it is a consequence.</li>
  <li>The chest is clear, clinically and on X-ray.</li>
  <li>A wound infection shows at the wound and seldom makes a patient so ill.</li>
</ul>
<p><strong>Take home:</strong> new atrial fibrillation after bowel surgery: look at the join before the heart.</p>`,
    sources: [{ title: 'Diagnosis of anastomotic leak', publisher: 'Clinics in Colon and Rectal Surgery', year: 2021, url: 'https://doi.org/10.1055/s-0041-1735270' }],
  },
  {
    slug: 'fasting-times-before-elective-surgery',
    topic: 'perioperative-care',
    focus: 'management',
    difficulty: 1,
    question_text: `
<p>A healthy 40-year-old woman is to have a laparoscopic cholecystectomy. Anaesthesia is due to start at 09:00. She has no reflux, diabetes or obesity, and the hospital uses the standard European minimum fasting times. She asks until when she may eat, and drink water.</p>
<p>Which advice is correct?</p>`,
    answers: [
      { text: 'Food until midnight, and nothing to drink after midnight' },
      { text: 'Food until 05:00, and water until 08:30' },
      { text: 'Food until 03:00, and water until 07:00', correct: true },
      { text: 'Food until 21:00, and water until 03:00' },
      { text: 'Food until 07:00, and water until 07:00' },
    ],
    explanation_text: `
<p>The standard minimum is <strong>6 hours for solid food and 2 hours for clear fluids</strong> before anaesthesia at 09:00: food until 03:00, water until 07:00. Milk counts as food; black tea, black coffee and juice without pulp are clear. She need not get up to eat, but should be encouraged to drink.</p>
<ul>
  <li>Nothing from midnight is an old habit that brings thirst, nausea and dehydration without any less aspiration.</li>
  <li>Food until 05:00 or 07:00 leaves too little time for the stomach to empty.</li>
  <li>Stopping at 21:00 and 03:00 is needlessly long.</li>
</ul>
<p>Delayed gastric emptying (obstruction, late pregnancy, gastroparesis) calls for individual advice. Some hospitals now allow sips of water until theatre.</p>
<p><strong>Take home:</strong> six hours for food, two for clear fluids.</p>`,
    sources: [{ title: 'Perioperative fasting in adults and children: guidelines from the European Society of Anaesthesiology', publisher: 'European Society of Anaesthesiology', year: 2011, url: 'https://doi.org/10.1097/EJA.0b013e3283495ba1' }],
  },
  {
    slug: 'tender-groin-lump-with-vomiting',
    topic: 'hernias-and-bowel-obstruction',
    focus: 'diagnosis',
    difficulty: 2,
    question_type: 4,
    question_text: `
<p>A thin 83-year-old woman has been vomiting for two days, with colicky abdominal pain and no flatus since yesterday. Pulse 112/min, temperature 38.0 °C, lactate 3.4 mmol/L. The abdomen is distended, without scars. In the right groin is a small, tense, tender, irreducible lump without a cough impulse, below and lateral to the pubic tubercle; the skin over it is red. CT shows dilated small bowel down to the lump.</p>
<p>Complete the boxes.</p>`,
    answers: [
      { label: 'Type of hernia', text: 'Femoral hernia', correct: true },
      { label: 'Complication besides small bowel obstruction', text: 'Strangulation (ischaemic bowel)', correct: true },
      { label: 'Definitive treatment', text: 'Emergency surgery: hernia repair, with bowel resection if not viable', correct: true },
    ],
    explanation_text: `
<p>A hernia <strong>below and lateral to the pubic tubercle</strong> comes through the femoral canal; an inguinal hernia emerges above and medial to it. The femoral canal has rigid borders, so <strong>femoral hernias</strong>, commonest in older women, often strangulate and are easily overlooked in the groin crease.</p>
<p>Tenderness, red skin, fever, tachycardia and raised lactate mean <strong>strangulation</strong>: the blood supply is cut off. Do not try to reduce it, as dead bowel may be returned to the abdomen.</p>
<p>Fluids, nasogastric tube, antibiotics, analgesia, and <strong>emergency surgery</strong>. Her risk of dying is high: senior staff, critical care, and a frank talk about goals first.</p>
<p><strong>Take home:</strong> obstruction without scars: look in both groins.</p>`,
    sources: [{ title: 'International guidelines for groin hernia management', publisher: 'HerniaSurge Group', year: 2018, url: 'https://doi.org/10.1007/s10029-017-1668-x' }],
  },
  {
    slug: 'coffee-bean-sign-without-peritonitis',
    topic: 'hernias-and-bowel-obstruction',
    focus: 'management',
    difficulty: 2,
    question_text: `
<p>An 81-year-old man with Parkinson’s disease, who lives in a care home, has had increasing distension and absolute constipation for two days. Pulse 88/min, blood pressure 132/74 mmHg, temperature 36.9 °C. The abdomen is hugely distended and tympanitic but not tender. Lactate 1.2 mmol/L, potassium 4.1 mmol/L. CT: sigmoid volvulus with a whirled mesentery, bowel wall enhancing normally, no free gas.</p>
<p>After fluids, what is the most appropriate treatment?</p>`,
    answers: [
      { text: 'Emergency Hartmann’s procedure' },
      { text: 'Intravenous neostigmine with cardiac monitoring' },
      { text: 'Phosphate enemas and oral macrogol' },
      { text: 'Flexible sigmoidoscopy with a flatus tube', correct: true },
      { text: 'Nasogastric drainage and review in 72 hours' },
    ],
    explanation_text: `
<p>Sigmoid volvulus is a closed loop, but here without peritonitis, ischaemia or perforation. <strong>Endoscopic decompression</strong> untwists it in most patients, lets the mucosa be inspected, and a flatus tube left in place helps to stop early recurrence. Because more than half recur, discuss <strong>planned resection in the same admission</strong> if he is fit and wants it.</p>
<ul>
  <li>Hartmann’s procedure is for peritonitis, gangrene or failed decompression; emergency mortality is high.</li>
  <li>Neostigmine treats pseudo-obstruction; in mechanical obstruction it may perforate the bowel.</li>
  <li>Laxatives cannot pass a twist.</li>
  <li>Waiting suits adhesive small bowel obstruction; a closed loop goes on to infarct.</li>
</ul>
<p><strong>Take home:</strong> a coffee bean without peritonitis: scope, tube, then plan.</p>`,
    sources: [{ title: 'WSES consensus guidelines on sigmoid volvulus management', publisher: 'World Society of Emergency Surgery', year: 2023, url: 'https://doi.org/10.1186/s13017-023-00502-x' }],
  },
];
