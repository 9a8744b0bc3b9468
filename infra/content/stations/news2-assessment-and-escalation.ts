import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'news2-assessment-and-escalation',
  style: 3,
  language: 'en',
  label: 6,
  long_case: false,
  name: 'NEWS2 assessment and escalation',
  description:
    'A woman in her late seventies feels unwell three days after hip surgery. Take a full set of observations, calculate her NEWS2 and escalate appropriately.',
  examiner_minutes: 14,
  student_instructions: `
<h3>Setting</h3>
<p>You are the registered nurse on Rowan Ward, an orthopaedic ward in an acute hospital. It is <strong>14:00</strong>.</p>
<h3>The patient</h3>
<p><strong>Mrs Irene Cotterill</strong> (date of birth 2 June 1947, hospital number R118934) is in her late seventies. She had a left hip fracture repaired three days ago. She has high blood pressure and no lung disease. She has a urinary catheter and a peripheral cannula. A healthcare assistant says that she “doesn’t seem herself since lunch”.</p>
<h3>Your task</h3>
<ul>
  <li>Carry out a full set of observations on Mrs Cotterill, using the equipment correctly. When you have shown how you measure each one, the examiner will tell you the value.</li>
  <li>Ask her brief, relevant questions.</li>
  <li>Record the observations on the chart and calculate the <strong>NEWS2</strong>.</li>
  <li>Tell the examiner what the score means and what you do next.</li>
  <li>Make a telephone escalation using <strong>SBAR</strong>. The examiner will take the call.</li>
</ul>
<p>The earlier chart is in the candidate resources. You have <strong>14 minutes</strong>.</p>
`,
  extra_candidate_resources: `
<h3>Mrs Irene Cotterill: observation chart</h3>
<table>
  <thead><tr><th>Parameter</th><th>10:00</th><th>Score</th><th>14:00</th><th>Score</th></tr></thead>
  <tbody>
    <tr><td>Respiratory rate (per minute)</td><td>16</td><td>0</td><td></td><td></td></tr>
    <tr><td>SpO2 (scale 1)</td><td>96%</td><td>0</td><td></td><td></td></tr>
    <tr><td>Air or oxygen</td><td>Air</td><td>0</td><td></td><td></td></tr>
    <tr><td>Blood pressure (mmHg)</td><td>124/70</td><td>0</td><td></td><td></td></tr>
    <tr><td>Pulse (per minute)</td><td>94</td><td>1</td><td></td><td></td></tr>
    <tr><td>Consciousness (ACVPU)</td><td>Alert</td><td>0</td><td></td><td></td></tr>
    <tr><td>Temperature (°C)</td><td>37.4</td><td>0</td><td></td><td></td></tr>
    <tr><td><strong>NEWS2 total</strong></td><td></td><td><strong>1</strong></td><td></td><td></td></tr>
  </tbody>
</table>
<h4>Other information</h4>
<ul>
  <li>Allergies: none known. Weight 62 kg. SpO2 scale 1 (no history of hypercapnic respiratory failure).</li>
  <li>Urine output from catheter: 180 mL between 06:00 and 10:00; <strong>60 mL between 10:00 and 14:00</strong>.</li>
  <li>Medicines: paracetamol 1 g four times a day, amlodipine 5 mg, dalteparin by injection, oxycodone as required (last taken 06:00).</li>
  <li>For full resuscitation and active treatment; this was discussed with her on admission.</li>
</ul>
`,
  patient_instructions: `
<h3>Who you are</h3>
<p>You are <strong>Irene Cotterill</strong>, a retired dressmaker. You broke your left hip falling off a kitchen step and it was mended three days ago. You live alone; your niece Pauline visits. You are in bed, half sitting, under two blankets.</p>
<h3>Opening line</h3>
<p>“Hello, dear. Could you shut that window? I’m ever so cold.” (The window is not open.)</p>
<h3>What you say freely</h3>
<ul>
  <li>You feel “all of a shiver” and washed out since about lunchtime. You sent your lunch back.</li>
  <li>You do not want to make a fuss: “I’m sure it’s just the operation.”</li>
</ul>
<h3>What you say only if asked</h3>
<ul>
  <li><strong>Who and where:</strong> you give your name and date of birth (2 June 1947), the name of the hospital ward and the month correctly. You are tired but clear-headed: <strong>you are not confused</strong>.</li>
  <li><strong>Pain:</strong> hip 2 out of 10 at rest, no worse than yesterday. An ache low in the tummy and in your right side, 3 out of 10.</li>
  <li><strong>Breathing:</strong> a little puffed. No chest pain, no cough. Calves not sore.</li>
  <li><strong>Waterworks:</strong> the tube has been uncomfortable since last night, and the nurse said that the bag was cloudy and smelt. You have had little to drink.</li>
  <li><strong>Wound and cannula:</strong> the dressing is dry and it is not hot or throbbing. The needle in your arm is not sore.</li>
  <li><strong>Bowels:</strong> opened yesterday, normal. You feel sick but have not been sick. No rash.</li>
  <li><strong>Allergies:</strong> none.</li>
</ul>
<h3>How to behave during the observations</h3>
<ul>
  <li>Let the nurse use the cuff, probe and thermometer. Offer whichever arm is asked for, but if the right arm (with the pretend cannula) is chosen for the cuff, say, “Mind my needle.”</li>
  <li>Talk to the nurse while your pulse and breathing are being counted, unless asked to rest quietly. If asked, stay still and silent.</li>
  <li>Breathe slightly fast and shiver now and then. Do not over-act.</li>
</ul>
<h3>Your ideas, concerns and expectations</h3>
<ul>
  <li><strong>Idea:</strong> you caught a chill in the bathroom.</li>
  <li><strong>Concern:</strong> “My sister went like this after her operation and never came home.” Say so if you are asked whether anything is worrying you, or when the nurse becomes busy.</li>
  <li><strong>Expectation:</strong> a hot drink and another blanket.</li>
</ul>
<h3>How to play it</h3>
<p>Polite, frail, quieter as the station goes on. If the nurse explains what the readings show and says who is coming, say, “Thank you for telling me.” If nobody explains, ask, “Is something wrong?” Stay awake and alert throughout.</p>
`,
  examiner_instructions: `
<p>Give each value <strong>only after</strong> the candidate has shown or described the correct technique.</p>
<table>
  <thead><tr><th>Parameter</th><th>Value at 14:00</th><th>NEWS2</th></tr></thead>
  <tbody>
    <tr><td>Respiratory rate</td><td>22</td><td>2</td></tr>
    <tr><td>SpO2 (scale 1)</td><td>94%</td><td>1</td></tr>
    <tr><td>Air or oxygen</td><td>Air</td><td>0</td></tr>
    <tr><td>Blood pressure</td><td>104/62 mmHg</td><td>1 (systolic)</td></tr>
    <tr><td>Pulse</td><td>112, regular</td><td>2</td></tr>
    <tr><td>Consciousness</td><td>Alert, no new confusion</td><td>0</td></tr>
    <tr><td>Temperature</td><td>38.6 °C</td><td>1</td></tr>
    <tr><td><strong>Total</strong></td><td></td><td><strong>7</strong></td></tr>
  </tbody>
</table>
<p>If asked: capillary refill 3 seconds, hands cool; capillary glucose 7.2 mmol/L; urine cloudy and offensive, 60 mL in 4 hours (about 0.24 mL/kg/hour); wound dressing dry with no redness; cannula site clean; calves soft.</p>
<h3>What good looks like</h3>
<ul>
  <li>Correct total of <strong>7</strong>, recognised as high risk with an emergency response, and a rise from 1 four hours earlier.</li>
  <li>Says that this may be <strong>sepsis</strong>, probably from the urinary tract.</li>
  <li>Immediately informs the medical team caring for the patient, at specialist registrar level or above, and asks for assessment by a team with critical care competencies (critical care outreach or medical emergency team, as local policy sets out). Does not accept “I’ll come when I can”.</li>
  <li>Continuous monitoring; the nurse or a colleague stays with her.</li>
</ul>
<h3>The telephone call</h3>
<p>You are the orthopaedic registrar. Listen, then say: “I’m about to go into theatre. Is it urgent?” A good candidate repeats the score, says that she needs to be seen now, agrees who will come, and states what they will do if nobody does. If the candidate has not asked for anything, ask: “What do you want me to do?”</p>
<h3>Marking notes</h3>
<ul>
  <li>Oxygen is not required at 94% on air (target 94–98%), but should be started if SpO2 falls below 94%.</li>
  <li>An incorrect total that leads to a lower level of response is a serious error.</li>
  <li>A nurse may prepare for, and carry out under local policy, cannulation, cultures and bloods. Antibiotics and fluids need a prescription or an authorised local process.</li>
</ul>
`,
  walkthrough: `
<h3>Prepare</h3>
<p>Look at her as you walk up: colour, effort, shivering. Clean hands, introduce yourself, check identity against the wristband, explain, gain consent. Check equipment is clean and working, and that the cuff is the right size. Look at the earlier chart and confirm which oxygen saturation scale applies.</p>
<h3>Measure</h3>
<ol>
  <li><strong>Respiratory rate:</strong> count for a full 60 seconds without telling her that you are counting; note depth, pattern, effort.</li>
  <li><strong>SpO2:</strong> warm finger, no nail varnish, good trace; record whether on air or oxygen.</li>
  <li><strong>Blood pressure:</strong> arm supported at heart level, avoiding the arm with the cannula; recheck an unexpected reading manually.</li>
  <li><strong>Pulse:</strong> palpate for rate, rhythm and volume; a machine does not tell you about rhythm.</li>
  <li><strong>Consciousness:</strong> ACVPU. Ask simple questions: new confusion scores 3.</li>
  <li><strong>Temperature:</strong> correct use and a new probe cover.</li>
</ol>
<p>Add what NEWS2 does not count: urine output, capillary refill, glucose, pain, colour, wound, lines, and <strong>“she doesn’t seem herself”</strong>.</p>
<h3>Score</h3>
<p>2 + 1 + 0 + 1 + 2 + 0 + 1 = <strong>7</strong>. Check the addition. Up from 1 at 10:00.</p>
<table>
  <thead><tr><th>NEWS2</th><th>Monitoring (minimum)</th><th>Response</th></tr></thead>
  <tbody>
    <tr><td>0</td><td>12-hourly</td><td>Continue routine monitoring</td></tr>
    <tr><td>1–4</td><td>4–6 hourly</td><td>Registered nurse assesses and decides on frequency or escalation</td></tr>
    <tr><td>3 in one parameter</td><td>Hourly</td><td>Nurse informs medical team, who review</td></tr>
    <tr><td>5–6</td><td>Hourly</td><td>Urgent response: urgent assessment by a clinician or team competent in acute illness</td></tr>
    <tr><td>7 or more</td><td>Continuous</td><td>Emergency response: senior medical team told at once; team with critical care competencies</td></tr>
  </tbody>
</table>
<h3>Act while help is coming</h3>
<ul>
  <li>Call for help at the bedside, tell the nurse in charge, and stay with her. Continuous monitoring. Position for comfort and breathing; do not overheat her.</li>
  <li>Think sepsis: fever, tachycardia, tachypnoea, falling blood pressure, low urine output, catheter. With suspected infection and NEWS2 of 7 or more, NICE puts her at high risk: <strong>broad-spectrum antibiotics within one hour</strong> and urgent senior review.</li>
  <li>Prepare: working cannula, blood cultures, venous gas with lactate, FBC, CRP, U&amp;E, clotting, glucose; catheter sample of urine; intravenous fluid and antibiotics when prescribed; hourly urine measurement; oxygen if SpO2 falls below 94%. Ask whether the catheter is still needed or should be changed.</li>
</ul>
<h3>Escalate with SBAR</h3>
<p>“<strong>S:</strong> This is Sam, staff nurse on Rowan Ward. I’m calling about Mrs Irene Cotterill, bed 6. Her NEWS2 is 7, up from 1 four hours ago, and I’m worried about sepsis. <strong>B:</strong> She is in her late seventies, day 3 after hip fracture repair, catheterised, no allergies, for full treatment. <strong>A:</strong> Respirations 22, SpO2 94% on air, BP 104/62, pulse 112, temperature 38.6, alert. Urine 60 mL in four hours and cloudy. Cool hands. <strong>R:</strong> I need you or a senior deputy here now. I’m also calling outreach. I have monitoring on and will take cultures and lactate. Is there anything else you want before you get here? When will you arrive?”</p>
<p>Read back instructions, record name and time, and go higher if the response is inadequate.</p>
<h3>Tell her, and write it down</h3>
<p>“Your readings have changed and I think you may have an infection. I’ve asked the doctors to come now and I’m staying with you.” Ask about her sister. Offer to ring Pauline. Document observations, score, actions, times and who was told.</p>
`,
  useful_links: `
<ul>
  <li><a href="https://www.rcp.ac.uk/resources/national-early-warning-score-news-2/">Royal College of Physicians: National Early Warning Score (NEWS) 2</a></li>
  <li><a href="https://www.england.nhs.uk/ourwork/clinical-policy/sepsis/nationalearlywarningscore/">NHS England: National Early Warning Score</a></li>
  <li><a href="https://www.nice.org.uk/guidance/ng253">NICE NG253: Suspected sepsis in people aged 16 or over</a></li>
  <li><a href="https://www.nice.org.uk/guidance/cg50">NICE CG50: Acutely ill adults in hospital</a></li>
  <li><a href="https://sepsistrust.org/">UK Sepsis Trust</a></li>
</ul>
`,
  checklist: [
    {
      title: 'Approach',
      items: [
        'Cleans hands; introduces self, explains, gains consent',
        'Confirms identity with patient and wristband',
        'Checks equipment and looks at earlier observations',
        'Asks how she feels and takes brief relevant symptoms',
      ],
    },
    {
      title: 'Observations',
      items: [
        'Counts respiratory rate for a full minute, discreetly',
        'Measures SpO2 with good trace; notes air',
        'Takes blood pressure on arm without cannula, at heart level',
        'Palpates pulse for rate and rhythm',
        'Assesses consciousness, including new confusion (ACVPU)',
        'Takes temperature correctly',
        'Checks urine output and catheter',
        'Checks one or more of: glucose, capillary refill, wound, cannula',
      ],
    },
    {
      title: 'NEWS2',
      items: [
        'Uses SpO2 scale 1',
        'Scores each parameter correctly',
        'Total correct: 7',
        'Compares with previous score of 1 and states high risk',
        'Records values, score and time on the chart',
      ],
    },
    {
      title: 'Immediate actions',
      items: [
        'Calls for help and informs nurse in charge',
        'Starts continuous monitoring; stays with patient',
        'States suspected sepsis and likely urinary source',
        'Prepares cannula, blood cultures, lactate and bloods',
        'States antibiotics needed within one hour',
        'Plans hourly urine measurement and catheter review',
      ],
    },
    {
      title: 'Escalation (SBAR)',
      items: [
        'Situation: who, where, NEWS2 of 7, concern',
        'Background: surgery, catheter, allergies, treatment status',
        'Assessment: gives all observations and urine output',
        'Recommendation: clear request to attend now',
        'Challenges delay; involves outreach or emergency team',
      ],
    },
    {
      title: 'Communication',
      items: [
        'Explains findings and plan to the patient; responds to fear',
        'Documents escalation, names and times; offers to contact family',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'When is SpO2 scale 2 used, and who decides?',
      explanation_text: `
<p>Scale 2 is used only for patients with <strong>confirmed hypercapnic respiratory failure</strong>, usually because of COPD, on blood gas analysis now or previously, for whom a target of 88–92% has been recommended. The decision is made by a competent clinical decision-maker and must be recorded in the notes. Everyone else is scored on scale 1. Using scale 2 wrongly can hide dangerous hypoxaemia; using scale 1 in someone who retains carbon dioxide can lead to too much oxygen.</p>
`,
    },
    {
      question_text: 'She becomes newly confused, with everything else unchanged. What is the score, and does it alter your action?',
      explanation_text: `
<p>New confusion (C in ACVPU) scores 3, so the total becomes <strong>10</strong>. The emergency response is already under way, but this is a serious deterioration: call the medical emergency or critical care outreach team at once if they are not on their way, reassess ABCDE and glucose, and tell the senior doctor. A score of 3 in any one parameter, even with a low total, calls for review by the medical team.</p>
`,
    },
    {
      question_text: 'The registrar says, “Give her some paracetamol and repeat it in an hour.” What do you say and do?',
      explanation_text: `
<p>State the concern firmly: “I’m not comfortable with that. Her NEWS2 is 7 and I am worried that she has sepsis. She needs to be seen now.” Structured assertive phrases such as CUS help: “I am <em>concerned</em>, I am <em>uncomfortable</em>, this is a <em>safety</em> issue.” Then escalate: critical care outreach or the emergency team, the consultant, the nurse in charge or site manager, in line with local policy and NMC duties. In England, Martha’s Rule arrangements let staff, patients and families request a rapid review by a different team. Record the conversation, and stay with her.</p>
`,
    },
    {
      question_text: 'Name situations in which NEWS2 should not be used, or needs care.',
      explanation_text: `
<p>NEWS2 is not for children under 16, or in pregnancy (separate paediatric and maternity scores exist). It may not reflect autonomic changes in people with spinal cord injury. Take care with medicines that mask signs, such as beta-blockers, with people whose baseline is abnormal, and with end-of-life care where observations may no longer be appropriate. It supplements clinical judgement: concern about a patient is a reason to escalate whatever the score.</p>
`,
    },
  ],
  sources: [
    {
      title: 'National Early Warning Score (NEWS) 2: standardising the assessment of acute-illness severity in the NHS',
      publisher: 'Royal College of Physicians',
      year: 2017,
      url: 'https://www.rcp.ac.uk/resources/national-early-warning-score-news-2/',
    },
    {
      title: 'Suspected sepsis in people aged 16 or over: recognition, assessment and early management (NG253)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2025,
      url: 'https://www.nice.org.uk/guidance/ng253',
    },
    {
      title: 'Acutely ill adults in hospital: recognising and responding to deterioration (CG50)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2007,
      url: 'https://www.nice.org.uk/guidance/cg50',
    },
  ],
};

export default station;
