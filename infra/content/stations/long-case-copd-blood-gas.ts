import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'long-case-copd-blood-gas',
  style: 1,
  language: 'en',
  label: 5,
  long_case: true,
  name: 'Long case: drowsy and breathless with COPD',
  description:
    'A 71-year-old man with COPD is drowsy in the acute medical unit. Take the history from his daughter, interpret his blood gases and present a management plan.',
  student_instructions: `
<h3>Setting</h3>
<p>You are a foundation doctor on the acute medical unit. It is 10:30.</p>
<h3>The patient</h3>
<p><strong>Mr Derek Mellor</strong>, aged 71, has COPD. He arrived by ambulance at 09:00 with worsening breathlessness. A nurse is with him. He is rousable but too breathless and sleepy to give a history. When he was more awake he asked the team to talk to his daughter, <strong>Mrs Karen Doyle</strong>, who is waiting in the relatives’ room.</p>
<p>Since 09:15 he has had salbutamol and ipratropium nebulisers and oral prednisolone 30 mg, and his oxygen has been changed to a Venturi mask. The results are in the candidate resources.</p>
<h3>Your task (15 minutes)</h3>
<ol>
  <li><strong>History (about 6 minutes):</strong> take a focused history from Mrs Doyle, including his usual health and anything known about his wishes.</li>
  <li><strong>Interpretation (about 3 minutes):</strong> turn to the examiner. Interpret both blood gases and the other results.</li>
  <li><strong>Plan (about 3 minutes):</strong> present your management plan to the examiner, including escalation.</li>
  <li><strong>Explanation (about 3 minutes):</strong> return to Mrs Doyle and explain what is happening and what you recommend.</li>
</ol>
`,
  extra_candidate_resources: `
<h3>Mr Derek Mellor, 71, weight 64 kg</h3>
<h4>Arterial blood gases</h4>
<table>
  <thead><tr><th></th><th>09:10</th><th>10:20</th><th>Reference</th></tr></thead>
  <tbody>
    <tr><td>Oxygen</td><td>15 L/min reservoir mask (started in ambulance)</td><td>28% Venturi mask (since 09:15)</td><td></td></tr>
    <tr><td>pH</td><td>7.24</td><td>7.27</td><td>7.35–7.45</td></tr>
    <tr><td>PaCO2 (kPa)</td><td>9.6</td><td>8.7</td><td>4.7–6.0</td></tr>
    <tr><td>PaO2 (kPa)</td><td>18.2</td><td>7.9</td><td>11–13 (air)</td></tr>
    <tr><td>HCO3 (mmol/L)</td><td>30</td><td>29</td><td>22–26</td></tr>
    <tr><td>Base excess (mmol/L)</td><td>+3</td><td>+2</td><td>−2 to +2</td></tr>
    <tr><td>Lactate (mmol/L)</td><td>1.6</td><td>1.4</td><td>below 2.0</td></tr>
  </tbody>
</table>
<h4>Observations at 10:20</h4>
<p>Respiratory rate 30, SpO2 89% on 28% oxygen, pulse 112 regular, blood pressure 138/80 mmHg, temperature 37.9 °C. Opens eyes to voice, orientated, obeys commands (GCS 14: E3 V5 M6). Pupils 3 mm and reactive. Capillary glucose 7.8 mmol/L.</p>
<h4>Other results</h4>
<ul>
  <li><strong>Chest X-ray:</strong> hyperinflated lungs; no consolidation, pneumothorax, mass or effusion.</li>
  <li><strong>ECG:</strong> sinus tachycardia 112, no acute ischaemia.</li>
  <li><strong>Bloods:</strong> Hb 162 g/L, white cells 13.4 × 10⁹/L (neutrophils 10.8), CRP 64 mg/L, sodium 138, potassium 3.9, urea 7.1 mmol/L, creatinine 88 micromol/L.</li>
</ul>
<h4>Allergy box on the drug chart</h4>
<p>Not yet completed.</p>
`,
  patient_instructions: `
<h3>Who you are</h3>
<p>You are <strong>Karen Doyle</strong>, 44, a school secretary and the only child of <strong>Derek Mellor</strong>. He has lived alone in a ground-floor flat since your mother died three years ago. You visit every day. You found him this morning.</p>
<h3>Opening line</h3>
<p>“Is he all right? He was talking to me in the ambulance and then he just went sleepy. They had him on plenty of oxygen, so I don’t understand.”</p>
<h3>What you say freely</h3>
<ul>
  <li>He has had a bad chest for years. He has been coughing more for four days, he could not get to the bathroom yesterday, and this morning he was on the edge of the bed “fighting for breath”.</li>
  <li>“They put him on oxygen and he pinked up lovely.”</li>
</ul>
<h3>What you say only if asked</h3>
<ul>
  <li><strong>Symptoms:</strong> more phlegm than usual and now green. Feverish. No blood, no chest pain like a heart attack, but he has been holding his right ribs since a coughing fit last week. Ankles not swollen. No long journeys or leg pain.</li>
  <li><strong>Drowsiness:</strong> a bit muddled last night; a headache on waking for two or three days.</li>
  <li><strong>New medicines:</strong> because of the ribs, he was given <strong>codeine 30 mg</strong> at the walk-in centre five days ago and takes it four times a day. If asked about sleeping tablets: none.</li>
  <li><strong>Usual medicines:</strong> a once-daily “three-in-one” inhaler and a blue inhaler; amlodipine. He did not use his rescue pack: it had run out.</li>
  <li><strong>Allergy:</strong> penicillin. He came up in a widespread itchy rash as a young man and has been told never to have it.</li>
  <li><strong>Previous episodes:</strong> four chest infections this year. Fourteen months ago he was in hospital for nine days and needed “the tight mask” (non-invasive ventilation) for two nights. He was given an <strong>oxygen alert card</strong>; it is in the kitchen drawer and nobody showed it to the ambulance crew.</li>
  <li><strong>Usual health:</strong> walks about 50 yards before stopping; washes and dresses himself slowly; you do the shopping and cleaning. No home oxygen or nebuliser. Mind sharp: he does the crossword daily.</li>
  <li><strong>Other conditions:</strong> high blood pressure only. No heart failure, diabetes or sleep apnoea.</li>
  <li><strong>Smoking:</strong> “He told the nurse he’d stopped. It’s about five a day. He’d kill me for telling you.” He smoked 20 a day from the age of 16. He worked in a foundry. Two or three pints a week.</li>
  <li><strong>His wishes (only if asked what he would want):</strong> “After last time he said he hated that mask, but he’d do it again because he came home. He always said he wouldn’t want to be put to sleep on a machine in intensive care.” Nothing is written down. You do not hold lasting power of attorney. If asked, he would still say life is worth living: his great-grandchild is due in May.</li>
</ul>
<h3>Your ideas, concerns and expectations</h3>
<ul>
  <li><strong>Idea:</strong> he is not getting enough oxygen now, because “they turned it down”. Say this in the explanation part unless it has already been dealt with: “Why have you turned it down when he can’t breathe?”</li>
  <li><strong>Concern:</strong> that he is dying, and that you should have rung for help yesterday.</li>
  <li><strong>Expectation:</strong> straight talking, and to sit with him.</li>
</ul>
<h3>How to play it</h3>
<p>Worried, quick to talk, a little guilty. You wander into detail about your mother’s illness unless gently steered back. You are not hostile. If the doctor says “NIV”, “acidosis” or “ceiling of care” without explaining, ask what it means. If the doctor is kind about your guilt, your eyes fill and you settle.</p>
`,
  examiner_instructions: `
<p>Keep the four parts moving: prompt at 6, 9 and 12 minutes (“Please interpret the results”, “Please give me your plan”, “Please go back to Mrs Doyle”). Do not correct errors.</p>
<h3>The case in brief</h3>
<p>Infective exacerbation of COPD with <strong>acute-on-chronic type 2 respiratory failure and respiratory acidosis</strong>, made worse by high-concentration oxygen before arrival, with codeine as a possible contributor. After about an hour of full medical treatment and controlled oxygen he still meets criteria for <strong>non-invasive ventilation</strong>: pH below 7.35, PaCO2 above 6.5 kPa and respiratory rate above 23.</p>
<h3>Expected interpretation</h3>
<ul>
  <li><strong>09:10:</strong> acidaemia; PaCO2 very high; HCO3 raised, indicating chronic carbon dioxide retention with incomplete compensation; PaO2 far above target on 15 L/min (over-oxygenation).</li>
  <li><strong>10:20:</strong> better but persistent respiratory acidosis; PaO2 and SpO2 (89%) are now acceptable for his 88–92% target. The PaO2 is <em>not</em> a reason to turn the oxygen up.</li>
  <li>Lactate normal; X-ray shows no pneumothorax, which matters before NIV; raised inflammatory markers.</li>
</ul>
<h3>Marking notes</h3>
<ul>
  <li>The antibiotic must not be a penicillin. Accept oral doxycycline or another suitable choice following local policy. If the candidate has not asked about allergy and proposes amoxicillin, do not correct them; withhold the item.</li>
  <li>Escalation needs both parts: early senior/critical care involvement, <em>and</em> his expressed views taken into account. His daughter informs the decision; she does not make it.</li>
  <li>Naloxone is not required: respiratory rate 30 and pupils 3 mm do not suggest opioid toxicity. Stopping codeine is expected.</li>
  <li>A candidate who increases the oxygen to treat the PaO2 of 7.9 kPa makes a serious error.</li>
</ul>
`,
  walkthrough: `
<h3>1. History from a relative</h3>
<p>Confirm who she is and that Mr Mellor agreed to the conversation. Say that he is being looked after and that you need her help first, then will explain. Cover:</p>
<ul>
  <li>This illness: time course, sputum volume and colour, fever, chest pain, ankle swelling, drowsiness and morning headache.</li>
  <li>What has changed: <strong>new sedatives or opioids</strong>, missed inhalers, infection contacts, oxygen in the ambulance.</li>
  <li>COPD background: exacerbations, admissions, previous NIV or intensive care, home oxygen, oxygen alert card, rescue pack, smoking.</li>
  <li>Other conditions, medicines, <strong>allergies</strong>.</li>
  <li>Function: walking distance, self-care, cognition. Without this, no sensible escalation decision can be made.</li>
  <li>Wishes: any advance decision, ReSPECT form, attorney, things he has said.</li>
</ul>
<h3>2. Read the gas the same way every time</h3>
<ol>
  <li>How is the patient, and on what oxygen?</li>
  <li>PaO2: is it appropriate to the oxygen given and to his target?</li>
  <li>pH: 7.27 is acidaemia.</li>
  <li>PaCO2: 8.7 kPa is high and explains the acidaemia: respiratory acidosis.</li>
  <li>HCO3: raised at 29, so the kidneys have been compensating for longer than today: acute on chronic.</li>
  <li>Trend: PaCO2 fell from 9.6 to 8.7 once oxygen was controlled, but pH remains below 7.35.</li>
</ol>
<h3>3. Plan</h3>
<ul>
  <li><strong>Controlled oxygen:</strong> Venturi mask, target SpO2 <strong>88–92%</strong>; prescribe it and correct the chart. Drive nebulisers with air, giving oxygen by nasal cannulae if needed.</li>
  <li><strong>Medical treatment:</strong> nebulised salbutamol 2.5–5 mg and ipratropium 500 micrograms; prednisolone 30 mg daily for five days; antibiotic for purulent sputum avoiding penicillin (for example doxycycline) after sending sputum; stop codeine; venous thromboembolism prophylaxis; fluids as needed; theophylline only if the response is poor and on senior advice.</li>
  <li><strong>Non-invasive ventilation:</strong> call the senior and respiratory/NIV team <em>now</em>. Pneumothorax has been excluded. Full-face mask; typical starting pressures are IPAP 15 and EPAP 3 cmH2O, with IPAP increased over 10–30 minutes towards 20–30 as tolerated. Nurse where NIV staff and monitoring are available.</li>
  <li><strong>Monitoring:</strong> continuous SpO2 and ECG, repeat gas within an hour of starting and after any change; watch respiratory rate, consciousness, mask fit and secretions.</li>
  <li><strong>Escalation:</strong> agree and record what happens if NIV fails before starting it. Senior clinicians, with critical care, should decide, using his own recorded views, his recovery last time and his function. Speak to Mr Mellor himself as he wakes; if he lacks capacity now, act in his best interests after consulting his daughter.</li>
</ul>
<h3>4. Explain to Mrs Doyle</h3>
<p>“Your father’s lungs are not clearing waste gas, carbon dioxide, and that is what is making him sleepy. In lungs like his, too much oxygen can make that worse, so we give a measured amount: he is getting what he needs. He is seriously ill. We recommend the tight-fitting mask that helped last time. It works for many people, but not everyone, and we need to think with him about what to do if it does not.”</p>
<p>Acknowledge her guilt: she came every day and she rang. Invite her to sit with him, and say when you will return. Later: oxygen alert card and target range on his record, rescue pack, inhaler technique, smoking cessation, vaccination, pulmonary rehabilitation, and advance care planning.</p>
`,
  useful_links: `
<ul>
  <li><a href="https://www.nice.org.uk/guidance/ng115">NICE NG115: COPD in over 16s</a></li>
  <li><a href="https://www.nice.org.uk/guidance/ng114">NICE NG114: COPD acute exacerbation, antimicrobial prescribing</a></li>
  <li><a href="https://doi.org/10.1136/thoraxjnl-2015-208209">BTS/ICS guideline: Ventilatory management of acute hypercapnic respiratory failure</a></li>
  <li><a href="https://doi.org/10.1136/thoraxjnl-2016-209729">BTS guideline: Oxygen use in adults in healthcare and emergency settings</a></li>
  <li><a href="https://www.resus.org.uk/respect">Resuscitation Council UK: ReSPECT</a></li>
</ul>
`,
  checklist: [
    {
      title: 'History from the daughter',
      items: [
        'Confirms her identity and that Mr Mellor agreed to the conversation',
        'Acknowledges her worry before starting',
        'Establishes time course, sputum change and fever',
        'Asks about drowsiness, confusion or morning headache',
        'Asks about alternative causes (chest pain, ankle swelling, clots)',
        'Identifies new codeine',
        'Identifies high-flow oxygen from the ambulance and the alert card',
        'Asks about exacerbations and previous NIV or intensive care',
        'Establishes penicillin allergy and its nature',
        'Asks about usual function, cognition and smoking',
        'Asks about his wishes, written plans and attorney',
      ],
    },
    {
      title: 'Interpretation',
      items: [
        'States inspired oxygen for each gas',
        'Identifies acidaemia with high PaCO2: respiratory acidosis',
        'Uses raised HCO3 to conclude acute-on-chronic',
        'Recognises over-oxygenation on the first gas',
        'Compares gases: improved but still below pH 7.35',
        'Notes no pneumothorax on X-ray and signs of infection',
        'Gives the diagnosis: exacerbation of COPD with type 2 failure',
      ],
    },
    {
      title: 'Management plan',
      items: [
        'Controlled oxygen, target 88–92%; does not increase it',
        'Air-driven bronchodilators and prednisolone 30 mg for 5 days',
        'Non-penicillin antibiotic; sputum sent',
        'Stops codeine',
        'Recommends NIV now and states why criteria are met',
        'Plans repeat gas within an hour and close monitoring',
        'Involves senior, respiratory and critical care early',
        'Agrees escalation before NIV, using his expressed views',
      ],
    },
    {
      title: 'Explanation to the daughter',
      items: [
        'Explains carbon dioxide and why oxygen was reduced, in plain words',
        'Explains NIV and is honest that he is seriously ill',
        'Responds to her guilt and invites questions',
        'Makes clear her role: to tell the team what he would want',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'When would you start NIV in an exacerbation of COPD, and what would stop you?',
      explanation_text: `
<p>Start when respiratory acidosis persists despite optimal medical treatment and controlled oxygen for up to an hour: pH below 7.35 with PaCO2 above 6.5 kPa and respiratory rate above 23. Severe acidosis does not rule out a trial of NIV, but it should take place in an area with intubation available if that is appropriate for the patient.</p>
<p>BTS/ICS absolute contraindications are severe facial deformity, facial burns and fixed upper airway obstruction. Relative contraindications include pH below 7.15, GCS below 8, and confusion or agitation. A pneumothorax should be drained first where possible. A patient’s informed refusal must be respected.</p>
`,
    },
    {
      question_text: 'Why does high-concentration oxygen cause hypercapnia in some people with COPD?',
      explanation_text: `
<p>Chiefly through <strong>worsened ventilation–perfusion matching</strong>: high oxygen releases hypoxic pulmonary vasoconstriction, so blood flows to poorly ventilated alveoli and dead space rises elsewhere. The Haldane effect (oxygenated haemoglobin carries less carbon dioxide) adds to it, and a fall in respiratory drive plays a smaller part. The oxygen should be reduced to a target of 88–92%, not stopped abruptly, because sudden withdrawal can cause dangerous rebound hypoxaemia.</p>
`,
    },
    {
      question_text: 'After an hour on NIV his pH is 7.22 and PaCO2 9.8 kPa. What do you do?',
      explanation_text: `
<p>Go to the bedside. Check the patient, mask fit and leak, secretions, circuit and exhalation port, synchrony and the pressures being delivered. Check oxygen (over-oxygenation), optimise bronchodilators and look for complications such as pneumothorax. Increase IPAP if tidal volumes are small. Call the senior, respiratory and critical care teams: NIV is failing, and intubation should be considered now if it is in line with his wishes and likely to benefit him. If NIV is the agreed ceiling, continue to optimise it, talk to him and his daughter, and involve palliative care for symptom control.</p>
`,
    },
    {
      question_text: 'He is rousable and tells you he does not want the mask. How do you proceed?',
      explanation_text: `
<p>Assess capacity for this decision: can he understand, retain, use or weigh the information, and communicate a choice? Hypercapnia may impair it and it may fluctuate. Give support: simple words, his daughter’s presence, a different mask, breaks, comfort. If he has capacity and refuses, respect it and offer the best alternative care. If he lacks capacity and has made no valid, applicable advance decision, decide in his best interests under the Mental Capacity Act 2005, consulting his daughter and giving weight to his earlier statement that he would have it again. Record the assessment and involve a senior.</p>
`,
    },
  ],
  sources: [
    {
      title: 'BTS/ICS guideline for the ventilatory management of acute hypercapnic respiratory failure in adults',
      publisher: 'British Thoracic Society and Intensive Care Society (Thorax)',
      year: 2016,
      url: 'https://doi.org/10.1136/thoraxjnl-2015-208209',
    },
    {
      title: 'BTS guideline for oxygen use in adults in healthcare and emergency settings',
      publisher: 'British Thoracic Society (Thorax)',
      year: 2017,
      url: 'https://doi.org/10.1136/thoraxjnl-2016-209729',
    },
    {
      title: 'Chronic obstructive pulmonary disease in over 16s (NG115), updated 2019',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng115',
    },
    {
      title: 'Chronic obstructive pulmonary disease (acute exacerbation): antimicrobial prescribing (NG114)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2018,
      url: 'https://www.nice.org.uk/guidance/ng114',
    },
  ],
};

export default station;
