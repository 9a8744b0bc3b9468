import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'low-mood-new-father',
  style: 2,
  language: 'en',
  label: 3,
  talks: true,
  long_case: false,
  name: 'Low mood in a new father',
  description:
    'A 33-year-old electrician with a 14-week-old daughter asks for something to help him sleep. A 12-minute GP consultation by telephone.',
  student_instructions: `
<h3>Consultation</h3>
<p>You are a GP. This is a <strong>telephone consultation</strong> of 12 minutes.</p>
<h3>Patient record</h3>
<ul>
  <li><strong>Mr Tom Brackley</strong>, aged 33. Self-employed electrician. Lives with his partner, Hannah, and their daughter, Elsie, aged 14 weeks. All three are registered here.</li>
  <li><strong>Problems:</strong> low mood after a relationship ended (aged 19), no treatment recorded.</li>
  <li><strong>Medication:</strong> none. <strong>Allergies:</strong> none known.</li>
  <li><strong>Online form sent yesterday:</strong> “Can’t sleep, need something to knock me out.” Attached questionnaires: PHQ-9 score 14 (question 9 answered “several days”), GAD-7 score 9.</li>
</ul>
<h3>Your task</h3>
<p>Carry out the consultation as you would in practice: make an assessment, including of risk, and agree a management plan with Mr Brackley.</p>
`,
  patient_instructions: `
<h3>Content note</h3>
<p>This role includes low mood, passive suicidal thoughts and a traumatic birth. Choose another station if that is difficult for you today, and take a moment out of role at the end.</p>
<h3>Who you are</h3>
<p>You are <strong>Tom Brackley</strong>, 33, a self-employed electrician. Your daughter <strong>Elsie</strong> is 14 weeks old. You are sitting in your van outside a job.</p>
<h3>Opening line</h3>
<p>“Yeah, hi. I just need something for sleep, really. I can’t function.”</p>
<h3>What you say freely</h3>
<ul>
  <li>You get four or five hours, broken. Even when Elsie settles you lie awake.</li>
  <li>“Everyone with a baby’s tired, I know that.”</li>
</ul>
<h3>What you say only if asked</h3>
<ul>
  <li><strong>Mood:</strong> flat and low most days for about two months. No pleasure in football or seeing mates. You snap. You cried in the van last week and did not know why. Poor concentration: you had to re-do a job. Appetite down a bit. Guilty.</li>
  <li><strong>Elsie:</strong> if asked how things are with her: long pause. “Everyone says it’s this rush of love. I look at her and feel nothing. Like I’m minding someone else’s kid.” You feed and change her and you have never felt like hurting her.</li>
  <li><strong>The birth (only if asked about it):</strong> emergency caesarean; Hannah bled heavily. “They handed me the baby and pushed me out of the door. I thought she was dead.” You have bad dreams about it once a week or so and switch the television off if there is a hospital on. You have told nobody.</li>
  <li><strong>Thoughts of suicide (only if asked directly, or about question 9):</strong> “Not… doing anything. Some nights I think they’d be better off without me.” A few times in the past fortnight. You have no plan, have made no preparations, and have never tried to harm yourself. What stops you: “Elsie. I couldn’t do that to her.” You have no access to anything you have thought of using. If nobody asks, you do not say it.</li>
  <li><strong>Harm to others:</strong> no thoughts of harming Elsie or Hannah. No violence at home.</li>
  <li><strong>Other symptoms:</strong> no voices, no racing highs, no special powers. No panic attacks. No weight loss, sweats or tremor.</li>
  <li><strong>Alcohol:</strong> four cans most nights, to get to sleep; before Elsie, weekends only. No drugs. You do not drive or work after drinking. You never sleep on the sofa with Elsie.</li>
  <li><strong>Work and money:</strong> no paternity pay. You took two weeks off, then worked weekends to catch up. Behind with the van payments. Nobody to cover you.</li>
  <li><strong>Hannah:</strong> recovering, on maternity leave, breastfeeding. You think she is “all right, a bit tearful”. She does not know how you feel. Her mother lives an hour away and would help if asked. Your brother, Luke, is close by and is a good listener.</li>
</ul>
<h3>Your ideas, concerns and expectations</h3>
<ul>
  <li><strong>Idea:</strong> “Blokes don’t get that, do they? Hannah’s the one who nearly died.” You think that you are weak.</li>
  <li><strong>Concern (told if the doctor is kind, or asks what worries you most about ringing):</strong> that if you admit how you feel, social services will get involved, or Hannah will leave.</li>
  <li><strong>Expectation:</strong> sleeping tablets. You do not like the idea of antidepressants but would hear about them.</li>
</ul>
<h3>How to play it</h3>
<p>Short answers, long gaps. Your voice is flat, with the odd dry laugh. If the doctor fills every silence or goes straight to a checklist, stay closed. If the doctor notices how you sound and waits, you open up. When told that fathers can get depressed too and it can be treated, breathe out and say, “Right. I didn’t know that.” You agree to tell your brother tonight, and to tell Hannah if the doctor helps you to think how. You agree to a plan if it is small and specific. Ask: “Will this go on Hannah’s or the baby’s notes?”</p>
`,
  examiner_instructions: `
<p>Grade each domain at the end: <strong>data gathering and diagnosis</strong>, <strong>clinical management and medical complexity</strong>, <strong>relating to others</strong>. Use the checklist as evidence, not as a sum.</p>
<h3>What this case tests</h3>
<ul>
  <li>Hearing depression behind a request for hypnotics, by telephone, in a man who minimises.</li>
  <li>Direct, sensitive <strong>suicide risk assessment</strong>: the questionnaire has already signalled it.</li>
  <li>Thinking about the whole family: baby’s safety, partner’s wellbeing, the birth, alcohol, money, confidentiality.</li>
</ul>
<h3>Expected assessment and decisions</h3>
<ul>
  <li>Depression in the postnatal period in a father: PHQ-9 of 14 is in the “less severe” range (below 16), but the distress and effect on bonding and work matter more than the number.</li>
  <li>Passive suicidal thoughts without plan or intent; clear protective factors. Manageable in primary care with a safety plan and <strong>review within a week</strong>.</li>
  <li>Possible post-traumatic symptoms after the birth: enough to ask about and follow up; not to be labelled PTSD today.</li>
  <li>No indication for a hypnotic; risks with alcohol and with night care of an infant.</li>
  <li>First line for less severe depression: a choice of psychological and self-help treatments; antidepressants not routinely first line unless he prefers one.</li>
  <li>No safeguarding referral on this information; candidates should explain this honestly and say what would change it.</li>
</ul>
<h3>Common weaknesses</h3>
<ul>
  <li>Asking about suicide in a way that invites “no” (“You’re not thinking of doing anything silly?”).</li>
  <li>Prescribing a sleeping tablet, or an SSRI as a reflex.</li>
  <li>Leaving Hannah and Elsie out of the assessment, or disclosing information about Hannah.</li>
  <li>Promising absolute confidentiality.</li>
</ul>
`,
  walkthrough: `
<h3>Data gathering and diagnosis</h3>
<ol>
  <li><strong>Confirm identity, and that he can talk:</strong> is he parked, is he alone, a number to ring back on, and where he is (this matters if risk emerges).</li>
  <li><strong>Open and wait.</strong> “Tell me what the nights are like.” Then: “You sound worn down. What’s it been like since Elsie arrived?”</li>
  <li><strong>Core symptoms and effect:</strong> low mood, loss of pleasure, energy, appetite, concentration, guilt, irritability, work.</li>
  <li><strong>Bonding and birth:</strong> “Some dads tell me they don’t feel what they expected to. Has that happened to you?” “How was the birth for you?”</li>
  <li><strong>Suicide:</strong> “You ticked on the form that you’ve sometimes thought you’d be better off dead. Tell me about that.” Cover frequency, plan, means, preparation, past attempts, intent, what stops him, who he can tell.</li>
  <li><strong>Others at risk:</strong> thoughts of harming Elsie or Hannah, violence, who looks after Elsie when he has been drinking.</li>
  <li><strong>Differentials:</strong> adjustment and sleep deprivation, PTSD, anxiety, bipolar disorder (past highs), psychosis, alcohol, thyroid disease.</li>
</ol>
<h3>Clinical management</h3>
<ul>
  <li><strong>Name it:</strong> “This sounds like depression. Fathers can get it after a baby just as mothers can. It’s treatable, and it isn’t weakness.”</li>
  <li><strong>Sleep:</strong> explain why a sleeping tablet is unwise (alcohol, dependence, drowsiness at night with a baby). Offer practical steps: agree a protected stretch of sleep with Hannah or her mother, cut alcohol and evening caffeine, get up if awake, and the underlying depression will be treated.</li>
  <li><strong>Treatment choice:</strong> guided self-help, behavioural activation or CBT (group or individual), group exercise, counselling. NHS Talking Therapies can be self-referred, and many services prioritise new parents. An SSRI is an option if he prefers it or is not improving; explain benefits and early side effects.</li>
  <li><strong>Safety plan:</strong> warning signs, things that help, Luke, contacts: practice; NHS 111 and select the mental health option, day or night; Samaritans 116 123; 999 or the emergency department if he feels unable to keep himself safe.</li>
  <li><strong>Alcohol:</strong> link it to mood and sleep; agree a target; advise never to share a bed or sofa with Elsie after drinking.</li>
  <li><strong>Family:</strong> encourage him to tell Hannah; invite her to see her own GP or the health visitor about how she is; with his consent, involve the health visitor; ask whether the hospital offers a birth reflections appointment, to understand what happened; mention fathers’ support groups.</li>
  <li><strong>Practical:</strong> fit note for insurance or benefits if needed, debt and benefits advice, reduced hours; consider blood tests if physical symptoms or no improvement.</li>
  <li><strong>Follow-up:</strong> you will ring him within a week; earlier if worse. Re-check mood, thoughts of suicide, alcohol, trauma symptoms.</li>
</ul>
<h3>Relating to others</h3>
<p>Use silence and name the effort: “It took something to ring.” On social services: “Telling me this shows you are looking after Elsie. I’d only need to involve others if I thought that you or someone else was at serious risk, and I’d aim to talk to you first.” On records: what he says goes into his own notes, not into Hannah’s or Elsie’s, unless there is a safety reason. Finish with one thing that he will do tonight.</p>
`,
  useful_links: `
<ul>
  <li><a href="https://www.nice.org.uk/guidance/ng222">NICE NG222: Depression in adults</a></li>
  <li><a href="https://www.nice.org.uk/guidance/cg192">NICE CG192: Antenatal and postnatal mental health</a></li>
  <li><a href="https://www.nice.org.uk/guidance/ng225">NICE NG225: Self-harm, assessment, management and preventing recurrence</a></li>
  <li><a href="https://www.nice.org.uk/guidance/ng116">NICE NG116: Post-traumatic stress disorder</a></li>
  <li><a href="https://www.nhs.uk/mental-health/conditions/post-natal-depression/overview/">NHS: Postnatal depression</a></li>
  <li><a href="https://pandasfoundation.org.uk/">PANDAS Foundation: support for parents, including fathers</a></li>
  <li><a href="https://www.samaritans.org/">Samaritans</a></li>
</ul>
`,
  checklist: [
    {
      title: 'Data gathering and diagnosis',
      items: [
        'Confirms identity, privacy and where he is',
        'Explores the sleep problem openly',
        'Asks about low mood and loss of pleasure',
        'Asks about guilt, concentration, appetite and function',
        'Asks about bonding with Elsie',
        'Asks about his experience of the birth and trauma symptoms',
        'Asks directly about suicidal thoughts (question 9)',
        'Explores plan, intent, preparation and past attempts',
        'Identifies protective factors and who he can tell',
        'Asks about thoughts of harming Elsie or others, and violence',
        'Quantifies alcohol and drugs',
        'Screens for mania, psychosis or physical cause',
        'Gives a diagnosis of depression',
      ],
    },
    {
      title: 'Clinical management and medical complexity',
      items: [
        'Explains why a hypnotic is not advised; offers alternatives',
        'Offers choice of talking therapy or guided self-help',
        'Discusses antidepressants as an option, not a reflex',
        'Makes a safety plan with crisis contacts',
        'Agrees a plan to reduce alcohol; safe sleep advice',
        'Considers Hannah’s wellbeing and offers health visitor support',
        'Addresses work, fit note or money advice',
        'Arranges review within one week, with safety net',
      ],
    },
    {
      title: 'Relating to others',
      items: [
        'Uses silence and responds to vocal cues',
        'Normalises depression in fathers without trivialising',
        'Elicits fear about social services and Hannah leaving',
        'Explains confidentiality and its limits honestly',
        'Elicits expectation of sleeping tablets and negotiates',
        'Helps him plan how to tell Hannah or his brother',
        'Agrees a small, specific next step and checks understanding',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'How did you judge his suicide risk, and what would make you act differently?',
      explanation_text: `
<p>NICE advises against using risk scales or scores to predict suicide or to decide who gets treatment. Use a clinical conversation: current thoughts, plan, means, intent, past self-harm, hopelessness, alcohol, and what protects him, leading to a shared safety plan. He has passive thoughts with no plan, intent or past attempt; he is engaged, and has his daughter and brother. A plan, intent, preparation, access to means, inability to keep himself safe, psychosis, severe agitation, or thoughts of harm to the baby would lead to same-day assessment by the crisis team, or emergency services.</p>
`,
    },
    {
      question_text: 'What does NICE recommend first for a new episode of less severe depression?',
      explanation_text: `
<p>A shared decision from a range of treatments, starting with the least intrusive: guided self-help first for most; then group CBT or behavioural activation, individual CBT or behavioural activation, group exercise, group mindfulness or meditation, interpersonal psychotherapy, counselling, short-term psychodynamic psychotherapy, or an SSRI. Antidepressants are not offered routinely as first line for less severe depression unless that is the person’s preference. Active monitoring is an option if the person does not want treatment, with reassessment normally within 2–4 weeks. When there is concern about suicide, review sooner: within a week for Mr Brackley.</p>
`,
    },
    {
      question_text: 'At review he reports flashbacks several times a week and avoids holding Elsie because it “brings it all back”. What do you do?',
      explanation_text: `
<p>Assess for post-traumatic stress disorder: re-experiencing, avoidance, hyperarousal, negative mood and thinking, emotional numbing, duration over a month and effect on function. Witnessing a life-threatening birth can cause it. Refer for trauma-focused CBT or EMDR via local psychological services; do not offer psychologically focused debriefing as treatment. An SSRI or venlafaxine may be considered if he prefers medication. Ask again about suicide, alcohol, and Elsie’s care, and involve the health visitor with consent. Some perinatal and maternal mental health services see partners.</p>
`,
    },
    {
      question_text: 'He asks you whether Hannah has seen you about her mood. How do you answer?',
      explanation_text: `
<p>Do not confirm or deny. “I can’t discuss anyone else’s care, just as I wouldn’t discuss yours with her.” Ask what he has noticed and whether he is worried about her or Elsie now. Explain how she can get help, encourage them to talk, and offer to see them together if both wish. You may listen to his information about her. If he described an immediate risk to Hannah or Elsie, you would act on that.</p>
`,
    },
  ],
  sources: [
    {
      title: 'Depression in adults: treatment and management (NG222)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2022,
      url: 'https://www.nice.org.uk/guidance/ng222',
    },
    {
      title: 'Antenatal and postnatal mental health: clinical management and service guidance (CG192), updated 2020',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2020,
      url: 'https://www.nice.org.uk/guidance/cg192',
    },
    {
      title: 'Self-harm: assessment, management and preventing recurrence (NG225)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2022,
      url: 'https://www.nice.org.uk/guidance/ng225',
    },
    {
      title: 'Post-traumatic stress disorder (NG116)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2018,
      url: 'https://www.nice.org.uk/guidance/ng116',
    },
  ],
};

export default station;
