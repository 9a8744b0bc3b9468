import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'tired-all-the-time-carer',
  style: 2,
  language: 'en',
  label: 1,
  talks: true,
  long_case: false,
  name: 'Tired all the time',
  description:
    'A 54-year-old man asks for blood tests because he is always tired. A 12-minute GP consultation by video.',
  student_instructions: `
<h3>Consultation</h3>
<p>You are a GP. This is a <strong>video consultation</strong> of 12 minutes. You cannot examine the patient.</p>
<h3>Patient record</h3>
<ul>
  <li><strong>Mr Gareth Pugh</strong>, aged 54. Lives in England with his wife, Nerys, 52, who is also a patient of the practice.</li>
  <li><strong>Problems:</strong> none coded.</li>
  <li><strong>Medication:</strong> none. <strong>Allergies:</strong> none recorded.</li>
  <li><strong>Last seen:</strong> two years ago for an NHS Health Check. Weight 109 kg, BMI 35 kg/m². Blood pressure 146/92 mmHg (asked to return, did not attend). HbA1c 44 mmol/mol. Non-smoker.</li>
  <li><strong>Booking note:</strong> “Tired. Wants blood tests.”</li>
</ul>
<h3>Your task</h3>
<p>Carry out the consultation as you would in practice: gather the information you need, reach a working diagnosis, and agree a management plan with Mr Pugh.</p>
`,
  patient_instructions: `
<h3>Who you are</h3>
<p>You are <strong>Gareth Pugh</strong>, 54. You care for your wife <strong>Nerys</strong>, who has progressive multiple sclerosis and uses a hoist. You also drive a <strong>school minibus</strong> four mornings a week for the council and hold a minibus (D1) licence. It is your only wage and your only time out of the house. Your son lives in Canada.</p>
<h3>Opening line</h3>
<p>“I’m just shattered, doctor. All the time. I thought some blood tests might show something. Low iron, or thyroid?”</p>
<h3>What you say freely</h3>
<ul>
  <li>It has crept up over about eight months. You wake as tired as when you went to bed.</li>
  <li>You look after Nerys, “but everyone has their lot, don’t they?”</li>
</ul>
<h3>What you say only if asked</h3>
<ul>
  <li><strong>Sleep:</strong> in bed 11 till 6. You get up at about 1 and 4 to turn Nerys. You also get up twice to pass water. Your mouth is dry and your head aches on waking.</li>
  <li><strong>Snoring:</strong> “Nerys says it’s like a chainsaw.” If asked whether anyone has seen you stop breathing: “She shouts at me at night because I go quiet and then I snort.”</li>
  <li><strong>Sleepiness (different from tiredness):</strong> you drop off in front of the television, at the hospital, and once while talking to a neighbour. If the doctor goes through a sleepiness questionnaire, your score is 16 out of 24.</li>
  <li><strong>Driving (only if asked directly about sleepiness and driving):</strong> pause. “I nodded off at the lights last month. Only for a second. One of the kids shouted.” Nobody was hurt. You have told no one. You also open the window to keep awake. You do not want to say you drive a minibus until you are asked what work you do.</li>
  <li><strong>Mood:</strong> fed up and irritable, but you still enjoy the rugby and a laugh with Nerys. Not hopeless. No thoughts of harming yourself or of being better off dead.</li>
  <li><strong>Strain:</strong> you snapped at Nerys on Sunday and felt ashamed. You have never hurt her and she is not frightened of you. Paid carers come for half an hour each morning only. Nobody has ever asked how you are. You have never had a carer’s assessment. You have no plan if you fall ill.</li>
  <li><strong>Other symptoms:</strong> weight up about 6 kg in two years. No weight loss, fevers, night sweats, lumps, cough, breathlessness, chest pain, bleeding, change in bowels or thirst. Legs are not restless at night. You pass urine without difficulty.</li>
  <li><strong>Alcohol:</strong> three cans of ordinary lager every evening “to switch off”. You did not think of it as a problem. No drugs, no tablets from the chemist.</li>
  <li><strong>Family:</strong> your father had type 2 diabetes and a stroke at 66.</li>
</ul>
<h3>Your ideas, concerns and expectations</h3>
<ul>
  <li><strong>Idea:</strong> something in the blood.</li>
  <li><strong>Concern (your real one, told if the doctor is interested in your situation):</strong> “If I go under, she goes into a home. I promised her I’d never let that happen.”</li>
  <li><strong>Expectation:</strong> blood tests and perhaps a tonic.</li>
</ul>
<h3>How you react to advice</h3>
<ul>
  <li><strong>If told to stop driving:</strong> you are upset. “You can’t. They’ll sack me. How do I get Nerys to the hospital?” If the doctor explains the danger to the children calmly, says that the aim is to get you treated and back at the wheel, and offers something practical, you agree to stop and to ring your manager today. If it is said harshly, or as a threat, you say, “Maybe I’ll just be careful,” until it is explained better.</li>
  <li><strong>If help with caring is offered:</strong> at first, “We manage.” If asked who would look after Nerys if you were ill, you soften and agree.</li>
</ul>
<h3>How to play it</h3>
<p>Warm, dry humour, heavy-eyed. Yawn twice. Rub your face. You deflect personal questions with a joke the first time and answer honestly the second.</p>
`,
  examiner_instructions: `
<p>Grade each domain at the end: <strong>data gathering and diagnosis</strong>, <strong>clinical management and medical complexity</strong>, <strong>relating to others</strong>. Use the checklist as evidence, not as a sum.</p>
<h3>What this case tests</h3>
<ul>
  <li>Separating <em>sleepiness</em> from fatigue, and suspecting <strong>obstructive sleep apnoea/hypopnoea syndrome</strong> in a man whose tiredness has another obvious explanation (caring).</li>
  <li>Uncovering vocational driving and a near miss with passengers, and acting on it.</li>
  <li>Recognising an unidentified carer (he is not coded as one) and the fear beneath the request for blood tests.</li>
</ul>
<h3>Expected decisions</h3>
<ul>
  <li><strong>Stop driving now</strong>, all vehicles, because of excessive sleepiness that affects driving; it applies to Group 1 and Group 2. He must tell DVLA: current GOV.UK advice is to notify for confirmed moderate or severe OSAS with excessive sleepiness, and for any other sleep condition, including suspected or confirmed mild OSAS, that has caused excessive sleepiness for at least three months. Accept “must not drive, must check with and inform DVLA”.</li>
  <li>Refer to a sleep service, asking for <strong>rapid assessment because he has a vocational driving job</strong>.</li>
  <li>Targeted blood tests, blood pressure and HbA1c at a face-to-face appointment; do not rely on them to explain the picture.</li>
  <li>Carer’s assessment, carer coding, and a contingency plan.</li>
</ul>
<h3>Common weaknesses</h3>
<ul>
  <li>Attributing everything to caring stress or depression; ordering bloods and stopping there.</li>
  <li>Asking whether he drives but not what, nor whether he has been sleepy at the wheel.</li>
  <li>Announcing the driving ban as a rule, without exploring the consequences for him and Nerys.</li>
  <li>Discussing Nerys’s clinical details: her confidentiality applies although she shares the practice.</li>
</ul>
`,
  walkthrough: `
<h3>Data gathering and diagnosis</h3>
<ol>
  <li><strong>Open, then define.</strong> “What do you mean by tired?” Sleepy (dropping off), weary, weak, breathless or low are different problems.</li>
  <li><strong>Look at the whole day and night.</strong> Hours in bed, waking, snoring, witnessed apnoeas, choking, nocturia, morning headache, restless legs. He has many of the features that should prompt an assessment for OSAHS; two are enough under NICE guidance. An Epworth score helps, but a normal score does not exclude it.</li>
  <li><strong>Ask about driving and work in the same breath.</strong> “What do you drive? Have you ever felt sleepy or nodded off at the wheel?” Ask it kindly, and wait.</li>
  <li><strong>Exclude red flags and common causes:</strong> weight loss, fevers, bleeding, bowel change, breathlessness, thirst and polyuria, thyroid symptoms, medicines, mood and suicidal thoughts, alcohol (three cans nightly is well above 14 units a week and worsens sleep apnoea).</li>
  <li><strong>Find the person.</strong> “Who looks after you?” leads to the promise he made Nerys.</li>
</ol>
<h3>Clinical management</h3>
<ul>
  <li><strong>Share the thinking:</strong> “I think there are two things: being up at night for Nerys, and a condition in which your throat closes in sleep and your brain keeps waking you. The second is very treatable.”</li>
  <li><strong>Driving:</strong> “You’ve told me you fell asleep with children on board. You must not drive any vehicle until this is treated and your sleepiness is controlled.” Explain that he needs to inform DVLA and his employer, and that most people return to driving once treatment (often CPAP) works. Offer a letter or fit note suggesting non-driving duties. Write down the advice.</li>
  <li><strong>Referral:</strong> sleep service, stating vocational driver, near miss, BMI, sleepiness score, sole carer.</li>
  <li><strong>Face-to-face appointment this week:</strong> blood pressure, weight, neck circumference, throat and nose; FBC, ferritin, U&amp;E, LFT, TFT, HbA1c (44 two years ago was in the range for non-diabetic hyperglycaemia), lipids, calcium, CRP or ESR, coeliac serology.</li>
  <li><strong>Alcohol and weight:</strong> cut down, none near bedtime; weight management offer.</li>
  <li><strong>Caring:</strong> code as carer with consent; local authority carer’s assessment; request review of Nerys’s care package (night support); social prescriber, benefits check, flu vaccination; emergency carer plan.</li>
  <li><strong>Safety net and follow-up:</strong> book in one to two weeks; contact sooner if mood falls, if he cannot cope, or has chest pain or new symptoms. If he did go on driving, explain that you would need to consider telling DVLA yourself, and would tell him first.</li>
</ul>
<h3>Relating to others</h3>
<p>Use his words. Acknowledge love as well as burden: “You get up for her every night, and you go to work in the morning.” Deal with shame about snapping without judgement, while checking that Nerys is safe. Problem-solve transport with him (patient transport, community transport, family, neighbours). Check what he will do first, and that he agrees.</p>
`,
  useful_links: `
<ul>
  <li><a href="https://www.nice.org.uk/guidance/ng202">NICE NG202: Obstructive sleep apnoea/hypopnoea syndrome in over 16s</a></li>
  <li><a href="https://www.nice.org.uk/guidance/ng150">NICE NG150: Supporting adult carers</a></li>
  <li><a href="https://cks.nice.org.uk/topics/tiredness-fatigue-in-adults/">NICE CKS: Tiredness/fatigue in adults</a></li>
  <li><a href="https://www.gov.uk/excessive-sleepiness-and-driving">GOV.UK: Excessive sleepiness and driving</a></li>
  <li><a href="https://www.gov.uk/guidance/assessing-fitness-to-drive-a-guide-for-medical-professionals">DVLA: Assessing fitness to drive</a></li>
  <li><a href="https://www.carersuk.org/">Carers UK</a></li>
</ul>
`,
  checklist: [
    {
      title: 'Data gathering and diagnosis',
      items: [
        'Clarifies tiredness versus sleepiness, onset and course',
        'Takes a sleep history: hours, waking, unrefreshing sleep',
        'Asks about snoring and witnessed apnoeas',
        'Asks about nocturia, morning headache or dry mouth',
        'Assesses daytime sleepiness (e.g. Epworth questions)',
        'Asks occupation and finds he drives a school minibus',
        'Asks directly about sleepiness at the wheel; elicits near miss',
        'Screens for red flags (weight loss, fever, bleeding, bowel change)',
        'Screens mood and suicidal thoughts',
        'Quantifies alcohol',
        'Explores caring role and support in place',
        'Names suspected obstructive sleep apnoea as working diagnosis',
      ],
    },
    {
      title: 'Clinical management and medical complexity',
      items: [
        'Advises clearly to stop all driving now',
        'Explains duty to tell DVLA and need to tell employer',
        'Refers to sleep service, asking for rapid assessment',
        'Arranges face-to-face blood pressure, weight and blood tests',
        'Follows up raised blood pressure and HbA1c from two years ago',
        'Advises on alcohol and weight as part of treatment',
        'Offers carer’s assessment and carer coding',
        'Discusses contingency or night-time support for his wife',
        'Offers fit note or letter for non-driving duties',
        'Gives safety net and books follow-up',
      ],
    },
    {
      title: 'Relating to others',
      items: [
        'Elicits idea (blood tests) and explains why they are not enough',
        'Elicits fear that his wife will go into a home',
        'Responds to shame about snapping without judgement; checks her safety',
        'Handles upset about driving with empathy, without giving way',
        'Explains sleep apnoea in plain language and with hope',
        'Works out practical steps with him and checks agreement',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'Which people with suspected OSAHS does NICE say should be prioritised for rapid assessment?',
      explanation_text: `
<p>Those who have a vocational driving job; have a job in which vigilance is critical for safety; have unstable cardiovascular disease (for example poorly controlled arrhythmia, nocturnal angina or treatment-resistant hypertension); are pregnant; are being assessed before major surgery; or have non-arteritic anterior ischaemic optic neuropathy. Mr Pugh qualifies through his driving.</p>
`,
    },
    {
      question_text: 'He rings next week: he has carried on driving the minibus. What do you do?',
      explanation_text: `
<p>Speak to him again: find out why, restate the risk and his legal duty, and try to persuade him, offering a second opinion on condition that he does not drive meanwhile. If he continues, and others are at risk of death or serious harm, GMC guidance supports contacting <strong>DVLA promptly</strong>, giving relevant information to a medical adviser in confidence. Tell him beforehand that you intend to do so, unless that is impracticable or unsafe, and confirm it to him in writing afterwards. Document the discussions. Seek advice from a senior partner or your defence organisation.</p>
`,
    },
    {
      question_text: 'What is a carer’s assessment and what can it lead to?',
      explanation_text: `
<p>In England the Care Act 2014 gives any adult who provides care and appears to need support the right to an assessment by the local authority, whatever the amount of care given and regardless of whether the person cared for is receiving services. It looks at the effect of caring on the carer’s wellbeing, work and health, and at whether they are able and willing to continue. It may lead to respite, sitting or night services, equipment, direct payments, information and an emergency plan. Practitioners should tell carers of this right and help them to use it.</p>
`,
    },
    {
      question_text: 'His HbA1c comes back at 45 mmol/mol and home blood pressure averages 149/93 mmHg. How does this change your plan?',
      explanation_text: `
<p>HbA1c of 42–47 mmol/mol is non-diabetic hyperglycaemia: offer the NHS Diabetes Prevention Programme, weight management and yearly testing. A home average of 135/85 mmHg or above confirms hypertension; his is stage 1 (home average 135/85 to 149/94). Check for target-organ damage (urine albumin:creatinine ratio and dipstick, renal function, fundi, ECG), estimate cardiovascular risk with QRISK3, and offer lifestyle advice. Drug treatment is discussed with people under 80 with stage 1 hypertension if they have target-organ damage, established cardiovascular or renal disease, diabetes or a 10-year risk of 10% or more. Sleep apnoea and alcohol both raise blood pressure and are part of treatment.</p>
`,
    },
  ],
  sources: [
    {
      title: 'Obstructive sleep apnoea/hypopnoea syndrome and obesity hypoventilation syndrome in over 16s (NG202)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2021,
      url: 'https://www.nice.org.uk/guidance/ng202',
    },
    {
      title: 'Supporting adult carers (NG150)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2020,
      url: 'https://www.nice.org.uk/guidance/ng150',
    },
    {
      title: 'Excessive sleepiness and driving',
      publisher: 'GOV.UK, Driver and Vehicle Licensing Agency',
      year: 2025,
      url: 'https://www.gov.uk/excessive-sleepiness-and-driving',
    },
    {
      title: 'Hypertension in adults: diagnosis and management (NG136)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng136',
    },
    {
      title: 'Confidentiality: good practice in handling patient information',
      publisher: 'General Medical Council',
      year: 2017,
      url: 'https://www.gmc-uk.org/professional-standards/the-professional-standards/confidentiality',
    },
  ],
};

export default station;
