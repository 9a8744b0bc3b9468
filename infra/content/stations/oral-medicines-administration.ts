import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'oral-medicines-administration',
  style: 3,
  language: 'en',
  label: 4,
  long_case: false,
  name: 'Administration of oral medicines',
  description:
    'It is the 08:00 medicines round on a medical ward. Give Mr Finch the oral medicines that are safe and due, and document what you have done.',
  examiner_minutes: 15,
  student_instructions: `
<h3>Setting</h3>
<p>You are the registered nurse looking after <strong>Mr Walter Finch</strong> on Birch Ward. It is <strong>Tuesday, 08:00</strong>.</p>
<h3>Background</h3>
<p>Mr Finch was admitted yesterday evening with a cough and fever. He is alert, has capacity, swallows normally and takes all his tablets with water. He has type 2 diabetes, high blood pressure and high cholesterol. Observations at 07:45: respiratory rate 18, SpO2 96% on air, blood pressure 136/78 mmHg, pulse 74, temperature 37.6 °C, alert (NEWS2 0). Capillary glucose 8.1 mmol/L. Breakfast is being served now.</p>
<h3>Equipment</h3>
<p>Medicines trolley with labelled simulated medicines, medicine pots, water, alcohol hand rub, prescription chart, pen, BNF, telephone.</p>
<h3>Your task</h3>
<ul>
  <li>Administer the <strong>oral medicines due at 08:00</strong> safely, following your professional standards.</li>
  <li>Talk to Mr Finch as you would on the ward.</li>
  <li>Complete the chart, giving the reason for anything that you do not give.</li>
  <li>Tell the examiner about any further action you would take.</li>
</ul>
<p>The prescription chart is in the candidate resources. You have <strong>15 minutes</strong>. Do not swallow or ask the patient to swallow real medicines: tell the examiner when you would watch him take them.</p>
`,
  extra_candidate_resources: `
<h3>Prescription chart</h3>
<p><strong>Name:</strong> Walter FINCH &nbsp; <strong>Date of birth:</strong> 14 March 1951 &nbsp; <strong>Hospital number:</strong> B402176 &nbsp; <strong>Ward:</strong> Birch &nbsp; <strong>Weight:</strong> 72 kg &nbsp; <strong>eGFR:</strong> 68 mL/min/1.73 m²</p>
<p><strong>Allergies and reactions:</strong> PENICILLIN – swelling of lips and face with widespread rash (2019). Signed and dated on admission.</p>
<h4>Regular medicines</h4>
<table>
  <thead><tr><th>Medicine</th><th>Dose</th><th>Route</th><th>Times</th><th>Prescriber</th><th>Last given</th></tr></thead>
  <tbody>
    <tr><td>Amlodipine</td><td>5 mg</td><td>Oral</td><td>08:00</td><td>Signed</td><td>Monday 08:00 (at home)</td></tr>
    <tr><td>Metformin (immediate release)</td><td>500 mg</td><td>Oral, with meals</td><td>08:00, 18:00</td><td>Signed</td><td>Monday 18:00</td></tr>
    <tr><td>Bisoprolol</td><td>2.5 mg</td><td>Oral</td><td>08:00</td><td>Signed</td><td>Monday 08:00 (at home)</td></tr>
    <tr><td>Amoxicillin</td><td>500 mg</td><td>Oral</td><td>08:00, 14:00, 22:00</td><td>Signed today 07:35</td><td>First dose due 08:00</td></tr>
    <tr><td>Atorvastatin</td><td>20 mg</td><td>Oral</td><td>22:00</td><td>Signed</td><td>Monday 22:00</td></tr>
    <tr><td>Enoxaparin</td><td>40 mg</td><td>Subcutaneous</td><td>18:00</td><td>Signed</td><td>Monday 21:00 (first dose)</td></tr>
  </tbody>
</table>
<h4>As-required medicines</h4>
<table>
  <thead><tr><th>Medicine</th><th>Dose</th><th>Route</th><th>Indication and limits</th><th>Last given</th></tr></thead>
  <tbody>
    <tr><td>Paracetamol</td><td>1 g</td><td>Oral</td><td>Pain or fever; at least 4 hours between doses; maximum 4 g in 24 hours</td><td>Tuesday 06:15</td></tr>
  </tbody>
</table>
<p>All medicines on the trolley are in date and match the chart in name, strength and form.</p>
`,
  patient_instructions: `
<h3>Who you are</h3>
<p>You are <strong>Walter Finch</strong>, a retired postman. Your date of birth is <strong>14 March 1951</strong>. You are sitting up in bed on Birch Ward. You live with your wife, Jean. You came in last night with a cough and a temperature and feel a bit better today.</p>
<h3>Important</h3>
<p>Do not take anything into your mouth except water. When the nurse gives you the pot, pretend to swallow the tablets and drink the water.</p>
<h3>Opening line</h3>
<p>“Morning, nurse. Is that my tablets? Just leave them there with the paper and I’ll have them later on, love.”</p>
<h3>What you say if the nurse checks who you are</h3>
<ul>
  <li>Give your full name and date of birth <strong>only if you are asked to state them</strong>. If the nurse says, “Are you Mr Finch, born on the 14th of March?”, just nod.</li>
  <li>You are wearing a wristband. Hold out your arm if asked. It shows your name, date of birth and hospital number B402176.</li>
</ul>
<h3>What you say only if asked</h3>
<ul>
  <li><strong>Allergies:</strong> “Penicillin. My lips came up like balloons and I was red all over. Six or seven years back. They said don’t have it again.”</li>
  <li><strong>Usual tablets:</strong> you know the small white one is for blood pressure, another is for blood pressure too and “slows the pulse”, and one is for sugar. You take the sugar one with your breakfast. You have not taken anything of your own this morning; your own tablets were handed in.</li>
  <li><strong>How you feel:</strong> no dizziness, no sickness, no chest pain. Swallowing is fine. You have had no hypos.</li>
  <li><strong>Breakfast:</strong> porridge has just arrived and you are about to start.</li>
</ul>
<h3>What you say at some point</h3>
<ul>
  <li>When tablets are being prepared: “The young doctor said I’m starting an antibiotic this morning. What’s it called?” If you are told it is amoxicillin, say, “Right you are,” and do not make the connection yourself.</li>
  <li>After the tablets: “I’ve a bit of a headache. Can I have two of those paracetamol?” If asked, the pain is 3 out of 10, across the forehead, came on this morning; no stiff neck, no trouble with light. The night nurse gave you two “about quarter past six”. If told that it is too early, you are content if you hear when you can have the next ones and are offered something else, such as a drink.</li>
  <li>If asked to wait for the antibiotic: “Does it matter if it’s late?”</li>
</ul>
<h3>Your ideas, concerns and expectations</h3>
<p>You trust the staff completely and would swallow whatever you are given. You are a little worried about the new tablet mixing with the others, and would like to know what each one is for. You expect to be home by the weekend.</p>
<h3>How to play it</h3>
<p>Cheerful, chatty, slightly hard of hearing: ask the nurse to repeat something once. If the nurse leaves the pot on your table, leave it there untouched and pick up your newspaper. Follow polite requests to take the tablets now. Thank the nurse if each medicine is explained.</p>
`,
  examiner_instructions: `
<p>Observe from where you can see the chart, the label checks and the patient. You take the telephone call from the prescriber’s side if the candidate makes it: say, “Thanks for spotting that. I’ll change it straight away. What do you need from me?” Do not prompt.</p>
<h3>What should happen to each medicine</h3>
<table>
  <thead><tr><th>Medicine</th><th>Action at 08:00</th></tr></thead>
  <tbody>
    <tr><td>Amlodipine 5 mg</td><td>Give. Blood pressure 136/78.</td></tr>
    <tr><td>Bisoprolol 2.5 mg</td><td>Give. Pulse 74 checked first.</td></tr>
    <tr><td>Metformin 500 mg</td><td>Give with breakfast.</td></tr>
    <tr><td><strong>Amoxicillin 500 mg</strong></td><td><strong>Withhold: it is a penicillin and he has a documented serious penicillin allergy.</strong> Contact the prescriber now for an alternative; record and report.</td></tr>
    <tr><td>Atorvastatin, enoxaparin</td><td>Not due. (Enoxaparin is not an oral medicine.)</td></tr>
    <tr><td>Paracetamol</td><td>Not yet: last dose 06:15, so not before 10:15. Assess the pain.</td></tr>
  </tbody>
</table>
<h3>Critical safety points</h3>
<ul>
  <li>If the candidate gives, or is about to hand over, amoxicillin: stop the station at that point, tell them why, and record a <strong>fail</strong> for the station overall.</li>
  <li>Giving paracetamol before 10:15, leaving medicines at the bedside, or failing to identify the patient are also serious. Reflect them in the overall grade.</li>
  <li>Signing the chart before the patient has taken the medicine loses the documentation item.</li>
</ul>
<p>Identity must be checked against the wristband <em>and</em> chart, with the patient asked to state his name and date of birth. Accept local wording for codes such as “not given: allergy”.</p>
`,
  walkthrough: `
<h3>Before you start</h3>
<p>Avoid interruptions. Clean your hands. Introduce yourself, explain, and gain consent. Read the <strong>whole chart</strong> first: identity, allergies, regular and as-required sections, times last given, legibility, signature, and whether anything needs an observation or blood result.</p>
<h3>Check the patient</h3>
<p>“Can you tell me your full name and date of birth?” Compare with wristband and chart, including the hospital number. “Are you allergic to anything? What happened?” Compare with the chart.</p>
<h3>Check each medicine</h3>
<ol>
  <li>Right patient, medicine, dose, route, time; then right reason, right form, right documentation, and his right to decline.</li>
  <li>Look at the label three times: as you take it, as you dispense it, as you put it back. Check expiry date.</li>
  <li>Use a clean non-touch technique into a medicine pot. Do not crush or split anything unless told that it is suitable.</li>
  <li>Link to the patient: pulse and blood pressure before bisoprolol and amlodipine; food with metformin.</li>
</ol>
<h3>Spot the error</h3>
<p>Amoxicillin <strong>is a penicillin</strong>. Facial swelling and widespread rash suggest a serious allergic reaction. Do not give it. Tell Mr Finch honestly: “The antibiotic prescribed belongs to the penicillin family, so I’m not giving it. I’m ringing the doctor now for a different one, so that you aren’t kept waiting.” Ring the prescriber with SBAR; ask for prompt review because an antibiotic is a time-critical medicine, and for the amoxicillin to be cancelled. Involve the ward pharmacist. Add the reason on the chart. Tell the nurse in charge, and report the near miss.</p>
<h3>Give</h3>
<p>Explain what each tablet is for, check there is nothing that he does not want, sit him upright, offer water, and <strong>stay until he has swallowed them</strong>. Never leave medicines on the locker. Take his headache seriously: assess it, explain that paracetamol can be given from 10:15, offer fluids and other comfort measures, and come back. Escalate if it is severe or changes.</p>
<h3>Afterwards</h3>
<p>Sign at once for what you saw him take; record codes and reasons for what you did not give. Dispose of waste, lock the trolley, clean hands. Watch for effects, document in the notes, hand over. Recheck that the replacement antibiotic has been prescribed and given.</p>
`,
  useful_links: `
<ul>
  <li><a href="https://www.nmc.org.uk/standards/code/">NMC: The Code</a></li>
  <li><a href="https://www.nmc.org.uk/registration/joining-the-register/toc/">NMC: Test of competence</a></li>
  <li><a href="https://www.rcn.org.uk/clinical-topics/Medicines-management/Professional-Resources">RCN: Medicines management, professional resources</a></li>
  <li><a href="https://www.nice.org.uk/guidance/cg183">NICE CG183: Drug allergy</a></li>
  <li><a href="https://bnf.nice.org.uk/drugs/amoxicillin/">BNF: Amoxicillin</a></li>
  <li><a href="https://yellowcard.mhra.gov.uk/">MHRA Yellow Card scheme</a></li>
</ul>
`,
  checklist: [
    {
      title: 'Preparation',
      items: [
        'Cleans hands before preparing medicines',
        'Introduces self, explains and gains consent',
        'Reads the whole chart before preparing anything',
        'Notes the allergy section of the chart',
      ],
    },
    {
      title: 'Identity and allergy',
      items: [
        'Asks patient to state full name and date of birth',
        'Checks wristband against the chart, including number',
        'Asks the patient about allergies and the reaction',
      ],
    },
    {
      title: 'Checking and preparing',
      items: [
        'Checks medicine, dose, route, time and prescriber’s signature',
        'Checks label against chart, and expiry date',
        'Checks when each dose was last given',
        'Checks pulse and blood pressure before bisoprolol and amlodipine',
        'Gives metformin with breakfast',
        'Identifies atorvastatin and enoxaparin as not due',
        'Dispenses without touching tablets',
      ],
    },
    {
      title: 'Allergy and withheld medicine',
      items: [
        'Recognises amoxicillin as a penicillin; does not give it',
        'Explains to the patient why it is withheld',
        'Contacts prescriber promptly for an alternative',
        'Gives a structured handover of the concern',
        'Says it should be reported as an incident or near miss',
        'Informs nurse in charge or pharmacist',
      ],
    },
    {
      title: 'Administration',
      items: [
        'Explains what each medicine is for',
        'Sits patient up and offers water',
        'Stays and observes each medicine being taken',
        'Does not leave medicines at the bedside',
        'Assesses headache before answering the paracetamol request',
        'Declines paracetamol until 10:15 and explains why',
      ],
    },
    {
      title: 'Completion',
      items: [
        'Signs the chart only after medicines are taken',
        'Records reason or code for amoxicillin not given',
        'Disposes of waste, secures medicines, cleans hands',
        'Kind, clear communication throughout, adapted to hearing',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'Suppose that he had swallowed amoxicillin and ten minutes later has a hoarse voice, wheeze and swollen lips. What do you do?',
      explanation_text: `
<p>This is <strong>anaphylaxis</strong>. Call for help (2222 in hospital), assess ABCDE, and give <strong>adrenaline 500 micrograms intramuscularly</strong> (0.5 mL of 1 mg/mL, 1 in 1000) into the anterolateral thigh without delay; repeat after 5 minutes if there is no improvement. Let him sit up if breathing is difficult, or lie flat with legs raised if blood pressure is low; do not let him stand or walk suddenly. Give high-flow oxygen, monitor, obtain intravenous access and give fluids if needed. Afterwards: observation, mast cell tryptase, documentation, incident report, duty of candour, allergy referral, and a Yellow Card where appropriate.</p>
`,
    },
    {
      question_text: 'Why is a withheld dose of an antibiotic different from a withheld dose of a statin?',
      explanation_text: `
<p>Antibiotics are a <strong>time-critical</strong> medicine: delay can allow infection or sepsis to worsen. Other time-critical medicines include insulin, anticoagulants, anti-epileptics, medicines for Parkinson’s disease, steroids in adrenal insufficiency, and opioids for severe pain. When one is withheld the nurse must act at once to get a safe alternative, not simply code it as omitted. A statin dose can wait with no immediate harm.</p>
`,
    },
    {
      question_text: 'What should you do about the prescribing error, given that the patient was not harmed?',
      explanation_text: `
<p>Make it safe first: withhold, contact the prescriber, get it cancelled and replaced. Tell the patient openly. Report it as a near miss through the local incident system (in England these feed the Learn from Patient Safety Events service), so that the ward can learn: for example, why an allergy was not seen at the time of prescribing. It is about learning, not blame. Tell the nurse in charge, record facts in the notes, and support colleagues. The NMC Code requires nurses to raise concerns and to be open and candid; the statutory duty of candour applies where notifiable harm has occurred.</p>
`,
    },
    {
      question_text: 'His pulse before bisoprolol is 44 and he feels light-headed. What would you do?',
      explanation_text: `
<p>Do not give it. Recheck the pulse manually for a full minute, complete a full set of observations and NEWS2, and assess him, including chest pain, breathlessness and consciousness. Lie him down, record a 12-lead ECG, escalate to the medical team urgently (a pulse of 40 or below would score 3 on its own; 41–50 scores 1, but symptoms call for prompt review). Record why it was withheld. Do not restart or stop long term without the prescriber’s advice.</p>
`,
    },
  ],
  sources: [
    {
      title: 'Professional guidance on the administration of medicines in healthcare settings',
      publisher: 'Royal Pharmaceutical Society and Royal College of Nursing',
      year: 2019,
      url: 'https://www.rcn.org.uk/clinical-topics/Medicines-management/Professional-Resources',
    },
    {
      title: 'The Code: professional standards of practice and behaviour for nurses, midwives and nursing associates',
      publisher: 'Nursing and Midwifery Council',
      year: 2018,
      url: 'https://www.nmc.org.uk/standards/code/',
    },
    {
      title: 'Drug allergy: diagnosis and management (CG183)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2014,
      url: 'https://www.nice.org.uk/guidance/cg183',
    },
    {
      title: 'Amoxicillin monograph',
      publisher: 'British National Formulary',
      year: 2025,
      url: 'https://bnf.nice.org.uk/drugs/amoxicillin/',
    },
  ],
};

export default station;
