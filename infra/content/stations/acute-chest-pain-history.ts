import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'acute-chest-pain-history',
  style: 1,
  language: 'en',
  label: 1,
  talks: true,
  long_case: false,
  name: 'Acute chest pain: focused history',
  description:
    'A 58-year-old site manager comes to the emergency department with chest pain that started at work. Take a focused history, then present your differential and immediate plan.',
  student_instructions: `
<h3>Setting</h3>
<p>You are a foundation doctor in the emergency department.</p>
<h3>The patient</h3>
<p><strong>Mr Alan Whitcombe</strong>, aged 58, has been driven in by his wife because of chest pain.</p>
<p>Triage observations: pulse 92 and regular, blood pressure 148/86 mmHg in both arms, respiratory rate 18, SpO2 97% on air, temperature 36.7 °C. A 12-lead ECG was recorded on arrival. The registrar has seen it and reports <strong>no ST elevation</strong>.</p>
<h3>Your task</h3>
<ul>
  <li>Take a focused history from Mr Whitcombe. You do not need to examine him.</li>
  <li>Deal with any questions or worries he raises.</li>
  <li>When you are ready, and by 6 minutes at the latest, turn to the examiner. Summarise the history, give your leading diagnosis and main differentials, and outline your immediate plan.</li>
</ul>
<p>You have <strong>8 minutes</strong> in total.</p>
`,
  patient_instructions: `
<h3>Who you are</h3>
<p>You are <strong>Alan Whitcombe</strong>, 58. You manage a building site. You live with your wife, Diane, who is in the waiting room. You are a practical man who plays things down.</p>
<h3>Opening line</h3>
<p>“I’ve had this pain in my chest, doctor. It’s easing off now. I feel a bit daft being here, to be honest.”</p>
<h3>What you say freely if the doctor lets you talk</h3>
<ul>
  <li>It came on about an hour and a half ago while you were carrying plasterboard up the stairs. You had to stop and sit on the step.</li>
  <li>It is right in the middle of the chest, “like a strap being pulled tight”. Put your fist or flat hand over your breastbone when you describe it.</li>
  <li>The lads on site said you had gone grey, so you rang Diane.</li>
</ul>
<h3>What you say only if asked</h3>
<ul>
  <li><strong>Spread:</strong> down the inside of your left arm to the elbow, and an ache in the jaw that you thought was a tooth.</li>
  <li><strong>Severity and course:</strong> 7 out of 10 at its worst for about 40 minutes, now about 3 out of 10. It has not gone completely.</li>
  <li><strong>With it:</strong> you were sweating and felt sick, and a little short of breath. You did not vomit. No palpitations, no blackout, no cough, no fever.</li>
  <li><strong>What changes it:</strong> worse when moving about, better sitting still. A deep breath, leaning forward or pressing on the chest makes no difference. You swallowed some antacid; it did nothing.</li>
  <li><strong>Not like:</strong> it is not tearing and does not go through to your back. Your legs are not swollen or painful. No recent journeys, operations or time in bed. No black stools.</li>
  <li><strong>Before today:</strong> for about three weeks you have had a tight chest walking up the hill to your allotment. It goes in five minutes when you stop. In the past week it has come on walking on the flat.</li>
  <li><strong>Past health:</strong> high blood pressure for six years and high cholesterol. The nurse once said your sugar was “borderline”. No heart trouble, stroke, stomach ulcer, bleeding problem, asthma or kidney disease that you know of.</li>
  <li><strong>Medicines:</strong> amlodipine 5 mg every morning. You stopped your statin about a year ago because your legs ached and did not tell anyone. No blood thinners.</li>
  <li><strong>Bought medicines (only if asked about anything bought over the counter, or specifically about erection tablets):</strong> you look awkward and say you took one sildenafil tablet from the pharmacy at about eleven o’clock last night.</li>
  <li><strong>Allergies:</strong> none. Codeine once made you feel sick.</li>
  <li><strong>Family:</strong> your father died of a heart attack at 54. Your brother had a stent fitted at 56.</li>
  <li><strong>Habits:</strong> 15 cigarettes a day since you were 18. About eight pints of beer over a weekend. No recreational drugs, ever.</li>
</ul>
<h3>Your ideas, concerns and expectations</h3>
<ul>
  <li><strong>Idea:</strong> you have pulled a muscle, or it is indigestion.</li>
  <li><strong>Concern (only if asked what worries you):</strong> go quiet, then say, “My dad was 54. He told us it was indigestion.” You do not want Diane frightened.</li>
  <li><strong>Expectation:</strong> a tablet and home. You have a concrete delivery at seven tomorrow. If you are told clearly why you need to stay, you grumble and then agree.</li>
</ul>
<h3>How to play it</h3>
<p>Sit still, a little pale and tired, with one hand drifting to your chest. Answer honestly but briefly; you do not offer more than you are asked. Soften noticeably if the doctor picks up on your worry about your father. Ask once: “It’s not my heart, is it?”</p>
`,
  examiner_instructions: `
<p>The candidate takes a history for up to 6 minutes and then presents to you. If they are still with the patient at 6 minutes, say: “Please summarise and give me your differential and plan.” Then use the examiner questions if time allows.</p>
<h3>The case in brief</h3>
<p>Suspected <strong>acute coronary syndrome</strong> (NSTEMI or unstable angina) after three weeks of new, worsening exertional angina. Risk factors: smoking (30 pack-years), hypertension, untreated high cholesterol, possible raised glucose, early coronary disease in two first-degree relatives.</p>
<p>The safety point is <strong>sildenafil about 12 hours ago</strong>: a nitrate must not be given. A candidate who does not ask about bought medicines cannot know this. If they propose glyceryl trinitrate, ask: “Is there anything you would check first?” and tick the item only if they then ask about, or already know about, sildenafil.</p>
<h3>Marking notes</h3>
<ul>
  <li>Tick an item only for what you see or hear. Information the patient volunteers counts if the candidate acknowledges or uses it.</li>
  <li>Oxygen is not needed at 97%. Do not give credit for routine oxygen.</li>
  <li>Exact doses are not required, apart from the aspirin loading dose (300 mg).</li>
  <li>Give the “responds to concern” item only for a real acknowledgement, not for “don’t worry”.</li>
</ul>
`,
  walkthrough: `
<h3>1. Open well and look at the patient</h3>
<p>Introduce yourself, check name and age, ask whether he still has pain and whether he is comfortable enough to talk. Continuing pain changes the pace: keep it focused and say that treatment will not wait for the full story.</p>
<h3>2. Characterise the pain</h3>
<p>Let him talk for the first half-minute, then close the gaps: site, onset and what he was doing, character, radiation, associated sweating, nausea and breathlessness, timing and whether it has gone, what eases or worsens it, severity. Ask directly about <strong>earlier episodes on exertion</strong>. Three weeks of angina on the hill becoming angina on the flat is the most telling part of this history.</p>
<h3>3. Exclude the other dangerous causes</h3>
<ul>
  <li><strong>Aortic dissection:</strong> sudden tearing pain, through to the back, neurological symptoms.</li>
  <li><strong>Pulmonary embolism:</strong> pleuritic pain, haemoptysis, leg swelling, immobility, recent surgery or travel.</li>
  <li><strong>Pneumothorax and pneumonia:</strong> sudden pleuritic pain, cough, fever.</li>
  <li><strong>Pericarditis:</strong> sharp, eased by sitting forward.</li>
  <li><strong>Gastro-oesophageal:</strong> relation to food and posture, vomiting before the pain, melaena (which also matters before antiplatelet treatment).</li>
</ul>
<h3>4. Risk factors, and safety before treatment</h3>
<p>Blood pressure, lipids, diabetes, smoking in pack-years, family history with ages. Then ask what he takes, <strong>including anything bought</strong>, and be specific: “Some men take tablets such as sildenafil. I ask everyone, because it changes what I can safely give you.” Ask about anticoagulants, bleeding, ulcers, allergy and stimulant drugs such as cocaine.</p>
<h3>5. Ideas, concerns, expectations</h3>
<p>“What was going through your mind when it happened?” uncovers his father’s death. Name it: “That must make this frightening.” Be honest that the heart is the main concern and that he needs to stay for tests.</p>
<h3>6. Present and plan</h3>
<p>“Mr Whitcombe is a 58-year-old smoker with hypertension, untreated high cholesterol and a strong family history. He has had 90 minutes of central tight chest pain with radiation to the left arm and jaw and sweating, following three weeks of worsening exertional chest pain. I am treating this as an acute coronary syndrome.”</p>
<ol>
  <li>Monitored bed, cardiac rhythm monitoring, intravenous access; repeat observations.</li>
  <li>Repeat 12-lead ECGs, and at once if pain recurs or changes; compare with old tracings.</li>
  <li>High-sensitivity troponin on arrival and again as the local protocol sets out; full blood count, renal function, glucose, lipids; chest X-ray if another diagnosis needs to be looked for.</li>
  <li>Aspirin 300 mg as a single loading dose, once allergy has been excluded.</li>
  <li>Pain relief: <strong>no nitrate</strong> because of sildenafil; titrated intravenous opioid with an antiemetic.</li>
  <li>Oxygen only if saturations fall below 94% (target 94–98%, or 88–92% if at risk of hypercapnic respiratory failure).</li>
  <li>Inform the senior doctor and cardiology early; assess ischaemic and bleeding risk before antithrombin and further antiplatelet treatment.</li>
</ol>
`,
  useful_links: `
<ul>
  <li><a href="https://www.nice.org.uk/guidance/cg95">NICE CG95: Recent-onset chest pain of suspected cardiac origin</a></li>
  <li><a href="https://www.nice.org.uk/guidance/ng185">NICE NG185: Acute coronary syndromes</a></li>
  <li><a href="https://bnf.nice.org.uk/drugs/glyceryl-trinitrate/">BNF: Glyceryl trinitrate (contra-indications and interactions)</a></li>
  <li><a href="https://www.bhf.org.uk/informationsupport/conditions/heart-attack">British Heart Foundation: Heart attack</a></li>
  <li><a href="https://www.nhs.uk/conditions/angina/">NHS: Angina</a></li>
</ul>
`,
  checklist: [
    {
      title: 'Opening',
      items: [
        'Introduces self and role, confirms patient’s name and age',
        'Asks whether he has pain now and offers help with it',
        'Starts with an open question and lets him answer',
      ],
    },
    {
      title: 'The pain',
      items: [
        'Establishes onset and what he was doing',
        'Asks about site and character',
        'Asks about radiation (left arm and jaw)',
        'Asks about sweating and nausea',
        'Asks about breathlessness, palpitations and collapse',
        'Asks about duration, severity and whether it has gone',
        'Asks what makes it better or worse (exertion, breathing, posture, food)',
        'Asks about earlier episodes on exertion and whether they are worsening',
      ],
    },
    {
      title: 'Other serious causes',
      items: [
        'Asks about tearing pain or pain through to the back',
        'Asks about thromboembolic risk (leg swelling, immobility, haemoptysis)',
        'Asks about cough, fever or reflux symptoms',
      ],
    },
    {
      title: 'Risk and safety',
      items: [
        'Asks about blood pressure, cholesterol, diabetes and known heart disease',
        'Quantifies smoking',
        'Asks about family history of heart disease, with ages',
        'Asks about prescribed medicines and allergies',
        'Asks about bought medicines and uncovers recent sildenafil',
        'Asks about bleeding, ulcers or anticoagulants',
        'Asks about recreational drugs, including cocaine',
      ],
    },
    {
      title: 'Patient’s perspective',
      items: [
        'Explores ideas and expectations (muscle or indigestion; wants to go home)',
        'Elicits and responds to concern about his father’s death',
        'Explains honestly that the heart may be the cause and he needs to stay',
      ],
    },
    {
      title: 'Summary and plan',
      items: [
        'Gives a concise, accurate summary',
        'Names acute coronary syndrome first, with at least two differentials',
        'Plans monitoring, repeat ECGs and serial troponin',
        'Plans aspirin 300 mg',
        'States that nitrates are contraindicated; offers an alternative analgesic',
        'Involves a senior or cardiology early',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'The first ECG shows no ST elevation. Does that rule out an acute coronary syndrome?',
      explanation_text: `
<p>No. A normal or non-diagnostic resting ECG does not exclude an acute coronary syndrome. Repeat the ECG, particularly if pain recurs, look for ST depression and T-wave changes, and consider posterior leads. The diagnosis rests on the history, serial ECGs and serial high-sensitivity troponin. A rise or fall in troponin with evidence of ischaemia indicates myocardial infarction; unstable angina has no such troponin change.</p>
`,
    },
    {
      question_text: 'Why must you not give this man glyceryl trinitrate, and what would you use for his pain?',
      explanation_text: `
<p>He took <strong>sildenafil about 12 hours ago</strong>. Phosphodiesterase-5 inhibitors potentiate the vasodilating effect of nitrates and can cause profound, prolonged hypotension. Nitrates are contraindicated with them, and practice is to avoid nitrates for at least 24 hours after sildenafil or vardenafil and at least 48 hours after tadalafil. Offer a titrated intravenous opioid such as morphine with an antiemetic. Continuing ischaemic pain needs urgent senior and cardiology review, because it may call for early angiography.</p>
`,
    },
    {
      question_text: 'An hour later his pain returns and the ECG shows 3 mm ST elevation in V2 to V5. What do you do?',
      explanation_text: `
<p>This is an anterior ST-elevation myocardial infarction. Activate the primary PCI pathway at once. NICE recommends coronary angiography with follow-on primary PCI if the person presents within 12 hours of symptom onset and it can be delivered within 120 minutes of the time when fibrinolysis could have been given; otherwise fibrinolysis is offered. Keep him monitored with a defibrillator to hand, make sure that aspirin has been given, and give a second antiplatelet as directed by the PCI team (prasugrel with aspirin is usual before primary PCI in people who are not taking an oral anticoagulant, weighing bleeding risk). Do not wait for troponin.</p>
`,
    },
    {
      question_text: 'A non-ST-elevation myocardial infarction is confirmed. What secondary prevention should he leave hospital with?',
      explanation_text: `
<ul>
  <li>Dual antiplatelet therapy for up to 12 months, then a single antiplatelet.</li>
  <li>A high-intensity statin (atorvastatin 80 mg is usual), having explored the muscle aches that made him stop before.</li>
  <li>An ACE inhibitor, and a beta-blocker with planned review of its duration.</li>
  <li>Cardiac rehabilitation, help to stop smoking, and advice on diet, activity and alcohol.</li>
  <li>Treatment of blood pressure and testing for diabetes; assessment of left ventricular function.</li>
  <li>Advice on driving, work, sexual activity and the danger of combining sildenafil with nitrates.</li>
</ul>
`,
    },
  ],
  sources: [
    {
      title: 'Recent-onset chest pain of suspected cardiac origin: assessment and diagnosis (CG95), updated 2016',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2016,
      url: 'https://www.nice.org.uk/guidance/cg95',
    },
    {
      title: 'Acute coronary syndromes (NG185)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2020,
      url: 'https://www.nice.org.uk/guidance/ng185',
    },
    {
      title: 'Glyceryl trinitrate and sildenafil monographs',
      publisher: 'British National Formulary',
      year: 2025,
      url: 'https://bnf.nice.org.uk/drugs/glyceryl-trinitrate/',
    },
  ],
};

export default station;
