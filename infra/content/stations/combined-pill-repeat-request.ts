import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'combined-pill-repeat-request',
  style: 2,
  language: 'en',
  label: 7,
  long_case: false,
  name: 'Request for more of the combined pill',
  description:
    'A 27-year-old woman asks for another supply of her contraceptive pill before her wedding. A 12-minute GP consultation by video.',
  student_instructions: `
<h3>Consultation</h3>
<p>You are a GP. This is a <strong>video consultation</strong> of 12 minutes. You cannot examine the patient.</p>
<h3>Patient record</h3>
<ul>
  <li><strong>Ms Megan Ellery</strong>, aged 27, paralegal.</li>
  <li><strong>Problems:</strong> heavy menstrual bleeding (aged 19). No other coded problems.</li>
  <li><strong>Medication:</strong> ethinylestradiol 30 micrograms with levonorgestrel 150 micrograms, one daily for 21 days then a 7-day break. Started 14 months ago.</li>
  <li><strong>Allergies:</strong> none known.</li>
  <li><strong>Recorded three months ago by the community pharmacy:</strong> blood pressure 118/74 mmHg, BMI 24 kg/m², non-smoker.</li>
  <li><strong>Cervical screening:</strong> up to date, HPV not detected.</li>
  <li><strong>Booking note:</strong> “Six months of pill please. Also how to skip a period for honeymoon.”</li>
</ul>
<h3>Your task</h3>
<p>Carry out the consultation as you would in practice and agree a plan with Ms Ellery.</p>
`,
  patient_instructions: `
<h3>Who you are</h3>
<p>You are <strong>Megan Ellery</strong>, 27, a paralegal. You live with your fiancé, Rhys. You marry in five weeks and fly to Mauritius for your honeymoon. You are organised, quick and friendly, and you are fitting this call into your lunch break.</p>
<h3>Opening line</h3>
<p>“Hi! This should be really quick. I just need six months of my pill, and I want to run the packs together so I don’t have a period on honeymoon.”</p>
<h3>What you say freely</h3>
<ul>
  <li>The pill has been brilliant: your periods are light and painless and your skin is clear.</li>
  <li>You take it at 7 each morning with an alarm.</li>
</ul>
<h3>What you say only if asked</h3>
<ul>
  <li><strong>Headaches (only if asked about headaches or migraine):</strong> “Oh, I do get the odd one. It’s the screens at work. Everyone in the office does.” There have been four in the past five months, the last one ten days ago. You never had them before.</li>
  <li><strong>What happens:</strong> throbbing over the left side, feeling sick, wanting a dark room, for six to eight hours. Ibuprofen takes the edge off if you take it early.</li>
  <li><strong>Warning (only if asked about eyesight, tingling or anything before the headache):</strong> “It’s weird. A shimmery zigzag starts small and spreads out to the right over ten minutes or so. I can’t read the screen. Then it goes and the headache comes.” It lasts about 25 minutes in all. You have had it with every one of the four. Twice, your right fingers tingled and it crept up to your lip, lasting about 20 minutes.</li>
  <li><strong>Not present:</strong> no weakness, no trouble speaking, no double vision, no blackout, no sudden worst-ever headache, no fever, no stiff neck, no headache on coughing or lying down, no weight loss. You are quite well between attacks. No head injury.</li>
  <li><strong>Periods and pills:</strong> today is day 16 of the pack. You have missed none and had no vomiting or diarrhoea. Last withdrawal bleed was normal.</li>
  <li><strong>Sex:</strong> Rhys is your only partner, for four years; last sex two nights ago. No pain or bleeding with sex, no discharge. You both had sexual health checks when you met. You do not want a baby for about three years.</li>
  <li><strong>Past contraception:</strong> a “mini-pill” at 18 (you think norethisterone) gave you spotting for two months, so you stopped. You have heard that the coil is agony; a friend fainted. You have never tried the implant.</li>
  <li><strong>Health and family:</strong> no clots, heart, liver or breast problems. Your mother had a “mini-stroke” at 52. No clots or breast cancer in the family.</li>
  <li><strong>Other medicines:</strong> ibuprofen only. No herbal tablets, no antiepileptic medicine.</li>
  <li><strong>Habits:</strong> you have never smoked. You vape at parties. Wine at weekends. Normal blood pressure whenever checked.</li>
</ul>
<h3>Your ideas, concerns and expectations</h3>
<ul>
  <li><strong>Idea:</strong> the headaches are stress and screens, nothing to do with the pill.</li>
  <li><strong>Concern (once told it is not safe):</strong> bleeding on your honeymoon, heavy periods and spots coming back just before the photographs, and getting pregnant. If the word “stroke” is used, you go quiet and then mention your mother.</li>
  <li><strong>Expectation:</strong> the prescription sent to the pharmacy by two o’clock.</li>
</ul>
<h3>How you react</h3>
<ul>
  <li>When told you should stop: “But I’ve been fine on it for over a year! Can’t I just finish until after the wedding?” If offered a clear reason, an honest idea that the risk for any one woman is small but avoidable, and a good alternative starting tomorrow, you agree.</li>
  <li>If you are only told “guidelines don’t allow it”, you say you will order it online.</li>
  <li>You would prefer a pill for now, and are open to hearing about other methods after the wedding if they are explained without pressure.</li>
</ul>
<h3>How to play it</h3>
<p>Bright and a little impatient. Glance at the clock once. You are reasonable: you simply have not connected these things. You ask, “So will I be covered straight away?”</p>
`,
  examiner_instructions: `
<p>Grade each domain at the end: <strong>data gathering and diagnosis</strong>, <strong>clinical management and medical complexity</strong>, <strong>relating to others</strong>. Use the checklist as evidence, not as a sum.</p>
<h3>What this case tests</h3>
<ul>
  <li>A routine request that hides new <strong>migraine with aura</strong>. Under UKMEC, combined hormonal contraception is <strong>category 4</strong> (unacceptable health risk) with migraine with aura, whatever the age, because of ischaemic stroke.</li>
  <li>Taking a safe pill history without assuming that last year’s check still holds.</li>
  <li>Stopping a valued treatment five weeks before a wedding while keeping the patient’s trust.</li>
</ul>
<h3>Expected decisions</h3>
<ul>
  <li>Stop the combined pill <strong>today</strong>: not after this pack, not after the wedding. Not a lower-dose pill, patch or ring.</li>
  <li>Bridge without a gap. Desogestrel 75 micrograms daily started the next day is a suitable choice. She is in the third week of correct pill-taking, so <strong>no extra precautions</strong> are needed on switching directly. Accept advice to use condoms for 2 days as cautious. (Drospirenone-only pills have different switching advice; accept if the candidate says they would check.) Emergency contraception is not needed.</li>
  <li>Other options: implant, levonorgestrel intrauterine device (which would help heavy bleeding), copper intrauterine device, or injection, with an honest account of bleeding patterns.</li>
  <li>Explain and treat migraine; give red flags; code it and record that combined methods are contraindicated.</li>
</ul>
<h3>Common weaknesses</h3>
<ul>
  <li>Asking “any migraines?”, accepting “no”, and not asking about visual or sensory symptoms.</li>
  <li>Identifying aura but allowing her to finish the pack.</li>
  <li>Frightening her with stroke without giving a sense of proportion.</li>
  <li>Ignoring why she likes the pill: light periods, skin, control of timing.</li>
</ul>
`,
  walkthrough: `
<h3>Data gathering and diagnosis</h3>
<ol>
  <li><strong>Accept the request warmly and signpost:</strong> “Congratulations. Before I prescribe I ask everyone some safety questions, as things can change in a year.”</li>
  <li><strong>Combined pill safety check:</strong> headaches <em>with or without visual or sensory symptoms</em>, blood pressure, BMI, smoking, personal and family history of clots, stroke or breast cancer, liver disease, other medicines, immobility or surgery.</li>
  <li><strong>Characterise the aura:</strong> gradual spread over at least 5 minutes, each symptom lasting 5–60 minutes, fully reversible, positive features such as zigzags, followed by headache. Hers is typical.</li>
  <li><strong>Exclude danger:</strong> motor weakness, speech disturbance, sudden onset, aura lasting over an hour, first aura on waking with persistent deficit, fever, raised-pressure symptoms, pregnancy. None here, so this is migraine with aura and does not need imaging, but it needs action.</li>
  <li><strong>Contraceptive position today:</strong> day 16, none missed, last sex two nights ago, pregnancy plans, sexual health, what she tried before and why it failed.</li>
</ol>
<h3>Clinical management</h3>
<ul>
  <li><strong>Explain:</strong> “Those zigzags are called aura. Migraine with aura slightly raises the chance of a stroke, and oestrogen adds to it. For someone your age the chance is still very small, but the result can be devastating, and the part that comes from the pill can be avoided completely.”</li>
  <li><strong>Stop combined hormonal contraception now</strong> in every form and from every supplier, including online and pharmacy services.</li>
  <li><strong>Offer real choice:</strong>
    <ul>
      <li><strong>Desogestrel 75 micrograms daily</strong>, no break. Often gives infrequent or no bleeding, but can be irregular at first. Missed if more than 12 hours late.</li>
      <li><strong>Implant:</strong> very effective; bleeding unpredictable.</li>
      <li><strong>Levonorgestrel intrauterine device:</strong> very effective; lighter periods after some months; discuss pain relief for fitting.</li>
      <li><strong>Copper intrauterine device:</strong> hormone-free; can make periods heavier.</li>
      <li><strong>Injection:</strong> effective; delay in return of fertility, weight and bone considerations, and a rare association of prolonged use with meningioma.</li>
    </ul>
  </li>
  <li><strong>Start:</strong> first desogestrel tablet tomorrow at 7 a.m. in place of the next combined pill. With seven or more combined pills taken correctly and a direct switch in week 2 or 3, she is covered at once. She may have a bleed when the oestrogen stops, well before the honeymoon.</li>
  <li><strong>Periods and skin:</strong> a plan in case heaviness returns (for example tranexamic acid or an NSAID, or the levonorgestrel device later) and acne treatment if needed.</li>
  <li><strong>Migraine:</strong> headache diary; triptan with an NSAID or paracetamol taken at the start of the headache, after checking for contraindications; an anti-emetic if needed; avoid using acute treatment too often. Preventive treatment if attacks become frequent.</li>
  <li><strong>Safety net:</strong> 999 for weakness, speech disturbance, facial droop, sudden severe headache, or aura that does not clear within an hour. Return if attacks become more frequent or change after the switch.</li>
  <li><strong>Follow-up:</strong> before the wedding, and at about three months; code migraine with aura and the contraindication; up-to-date blood pressure.</li>
</ul>
<h3>Relating to others</h3>
<p>Acknowledge the timing before defending the decision: “This is the last thing you want five weeks before your wedding.” Pick up her mother’s mini-stroke. Link the new plan to what she values: reliable cover, less bleeding, no last-minute surprises. Check understanding, send written information, and offer a fuller talk about long-acting methods after the honeymoon.</p>
`,
  useful_links: `
<ul>
  <li><a href="https://www.cosrh.org/">College of Sexual and Reproductive Healthcare: UKMEC and clinical guidance</a></li>
  <li><a href="https://www.nice.org.uk/guidance/cg150">NICE CG150: Headaches in over 12s</a></li>
  <li><a href="https://cks.nice.org.uk/topics/migraine/">NICE CKS: Migraine</a></li>
  <li><a href="https://cks.nice.org.uk/topics/contraception-progestogen-only-methods/">NICE CKS: Progestogen-only contraception</a></li>
  <li><a href="https://bnf.nice.org.uk/drugs/desogestrel/">BNF: Desogestrel</a></li>
  <li><a href="https://www.nhs.uk/contraception/">NHS: Contraception</a></li>
  <li><a href="https://migrainetrust.org/">The Migraine Trust</a></li>
</ul>
`,
  checklist: [
    {
      title: 'Data gathering and diagnosis',
      items: [
        'Explores reason for request and what she values in the pill',
        'Asks specifically about headaches',
        'Asks about visual, sensory or speech symptoms with headache',
        'Establishes timing, spread and full recovery of aura',
        'Excludes red flags (weakness, sudden onset, prolonged aura)',
        'Checks clot, stroke, cardiac and breast history, personal and family',
        'Checks smoking or vaping, BMI and recent blood pressure',
        'Asks about other medicines, including bought or herbal',
        'Establishes pill-taking, day of pack and last sex',
        'Asks about pregnancy plans and sexual health',
        'Asks about previous methods and why they were stopped',
        'Diagnoses migraine with aura',
      ],
    },
    {
      title: 'Clinical management and medical complexity',
      items: [
        'Advises stopping the combined pill today',
        'Explains that patch, ring and lower-dose pills are also unsuitable',
        'Offers progestogen-only pill to start without a gap',
        'Discusses implant and intrauterine methods',
        'Gives honest advice on likely bleeding pattern',
        'Gives correct advice on cover when switching',
        'Explains how to take it and what counts as a missed pill',
        'Discusses migraine treatment and a headache diary',
        'Gives stroke and headache red flags',
        'Plans follow-up and codes the contraindication',
      ],
    },
    {
      title: 'Relating to others',
      items: [
        'Elicits idea that headaches are due to screens or stress',
        'Explains stroke risk clearly and in proportion',
        'Acknowledges the timing and her disappointment',
        'Picks up and responds to mother’s mini-stroke',
        'Addresses fear of honeymoon bleeding, heavy periods and skin',
        'Corrects myths about methods without pressure',
        'Reaches a shared decision and checks understanding',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'How do you tell aura from a transient ischaemic attack in the history?',
      explanation_text: `
<p><strong>Aura</strong> usually spreads gradually over 5 minutes or more, symptoms may follow one another (visual, then sensory), positive features are common (zigzags, shimmering, tingling), each symptom lasts 5–60 minutes, and headache often follows. A <strong>TIA</strong> is typically sudden, with loss of function that is maximal at onset (loss of vision, weakness, loss of speech) in a vascular territory. New focal symptoms that are sudden, motor, prolonged, or occur for the first time in an older person or someone with vascular risk factors need urgent assessment.</p>
`,
    },
    {
      question_text: 'Would a pill with less oestrogen, or the vaginal ring, be acceptable?',
      explanation_text: `
<p>No. UKMEC category 4 applies to all combined hormonal contraception: pills, patch and vaginal ring, of any dose. Progestogen-only and intrauterine methods are not associated with the same stroke risk and are suitable alternatives; check the current UKMEC (revised in December 2025) for the category of each. Someone who has had migraine with aura in the past should also be assessed against UKMEC before combined contraception is considered, and usually another method is preferred.</p>
`,
    },
    {
      question_text: 'She takes a desogestrel pill 15 hours late and had sex last night. What do you advise?',
      explanation_text: `
<p>A desogestrel pill is missed when it is more than 12 hours late. She should take one now, take the next at the usual time (even if it means two in one day), and use condoms or abstain for the next <strong>two days</strong>. Sperm can survive for several days, but sex <em>before</em> a late pill, when pills had been taken correctly up to then, does not need emergency contraception. It would be considered if she had unprotected sex between the missed pill and 48 hours after restarting.</p>
`,
    },
    {
      question_text: 'How would you treat her acute attacks?',
      explanation_text: `
<p>NICE recommends combination treatment with an oral triptan and an NSAID, or an oral triptan and paracetamol, taking account of her preference; single-drug treatment is an alternative if she prefers it. The triptan is taken at the start of the <em>headache</em>, not at the start of the aura. Consider an anti-emetic even without vomiting. Check cardiovascular contraindications and interactions. Limit triptans and combination analgesics to fewer than 10 days a month and simple analgesics to fewer than 15, to avoid medication-overuse headache. Do not use opioids. Offer prevention if attacks are frequent or disabling, remembering that topiramate is contraindicated in women able to have children unless a Pregnancy Prevention Programme is in place.</p>
`,
    },
  ],
  sources: [
    {
      title: 'UK Medical Eligibility Criteria for Contraceptive Use (UKMEC), December 2025',
      publisher: 'College of Sexual and Reproductive Healthcare (formerly FSRH)',
      year: 2025,
      url: 'https://www.cosrh.org/',
    },
    {
      title: 'Headaches in over 12s: diagnosis and management (CG150)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2012,
      url: 'https://www.nice.org.uk/guidance/cg150',
    },
    {
      title: 'Desogestrel monograph',
      publisher: 'British National Formulary',
      year: 2025,
      url: 'https://bnf.nice.org.uk/drugs/desogestrel/',
    },
  ],
};

export default station;
