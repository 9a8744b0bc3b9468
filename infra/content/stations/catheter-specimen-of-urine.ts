import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'catheter-specimen-of-urine',
  style: 3,
  language: 'en',
  label: 4,
  name: 'Catheter specimen of urine and catheter care',
  description:
    'A man with a urinary catheter has a temperature and low abdominal discomfort. Take a catheter specimen of urine safely and leave the drainage system closed.',
  student_instructions: `
<p>You are the registered nurse looking after <strong>Mr Alan Thornbury</strong>, a retired signalman, on an orthopaedic ward.</p>
<p>He had a hip replacement four days ago and has had a urethral catheter since theatre. This morning his temperature is 38.3 °C and he has discomfort low in his abdomen. His NEWS2 score has been recorded and reported. The doctor has asked for a <strong>catheter specimen of urine for culture</strong> before the first dose of antibiotic, which is being prescribed now.</p>
<h3>Your task</h3>
<ul>
<li>Collect the specimen from the catheter drainage system on the manikin, talking with Mr Thornbury as you would at the bedside.</li>
<li>Leave him and the catheter safe.</li>
<li>Label the specimen, and tell the examiner what you would document and report.</li>
</ul>
<p>You have all the equipment on the trolley, not all of which you need. His details are on the wristband and the request form: Alan Thornbury, 09/04/1954, hospital number 4471902. There is no urine in the tubing near the port when you start.</p>
`,
  patient_instructions: `
<p>For the person who gives the manikin its voice, sitting at the head of the bed. The manikin has a catheter, drainage tube with a needle-free sampling port, and a bag two-thirds full.</p>
<h3>Who you are</h3>
<p>You are Alan Thornbury, born 9 April 1954, a retired signalman. You are lying on the bed with a sheet over you. You are warm, a little shivery, embarrassed about “the pipe”, and thoroughly polite to nurses.</p>
<h3>Opening line</h3>
<p>“Morning, nurse. Is it about my waterworks?”</p>
<h3>What you say freely</h3>
<ul>
<li>It has been aching “down below” since last night.</li>
<li>You would like to know when the catheter is coming out.</li>
</ul>
<h3>Only if you are asked</h3>
<ul>
<li>Name and date of birth: give them exactly. If you are asked “Are you Mr Thornbury?”, just say “Yes”.</li>
<li>Allergies: “A red itchy rash from a plaster once. Nothing else.” You have had chlorhexidine before without trouble. You know of no latex allergy.</li>
<li>Pain: four out of ten, a dull ache above the pubic bone. No pain in the back or sides.</li>
<li>Feeling: cold shivers once in the night. Not confused, not breathless.</li>
<li>Drinking: “Not much. I thought it would fill the bag.”</li>
</ul>
<h3>Ideas, concerns and expectations</h3>
<p>You think the operation has gone wrong. Your concern is that the sample will hurt, and that the curtain is open: if it stays open, look at it and ask, “Can they see?” You expect the nurse to take urine from the bag, “like they did at the other place”. If the candidate does so, say nothing.</p>
<h3>How to run the manikin</h3>
<ul>
<li>Once the tubing is clamped below the port, tell the candidate, “Ten minutes have gone by,” and let urine appear above the clamp.</li>
<li>If the tube is pulled, say, “Ow, steady on.”</li>
<li>If the clamp is still on when the candidate tidies up, wait. If it is on when they say goodbye, groan and say, “It’s starting to feel very full, nurse.”</li>
<li>If the bag is lifted above bladder level or laid on the bed, do not comment; the examiner notes it.</li>
</ul>
<h3>Manner</h3>
<p>Answer briefly. If told step by step what is happening, relax audibly: “You’ve done this before.” If nothing is explained, ask each time, “What’s that for?”</p>
`,
  examiner_instructions: `
<p>Equipment on the trolley: apron, non-sterile gloves, sterile gloves (not needed), 2% chlorhexidine in 70% alcohol wipes, sterile Luer syringe 10 or 20 mL, needles (not to be used), non-traumatic clamp, sterile container, boric acid container with fill line, specimen bag, label and form, waste bags, dipsticks (not needed).</p>
<p>Allow verbalised waiting times: the 30 seconds for the port to dry and the time for urine to collect. Observe the rest.</p>
<p><strong>Stop the station</strong> only for a danger to the candidate. These errors are serious and should be discussed whatever the score: taking urine from the bag; disconnecting the tube from the catheter; a needle in a needle-free port; leaving the clamp on; an unlabelled or wrongly labelled pot.</p>
<p>At seven minutes, if the candidate has not said so, ask: “What would you document and report?” Where local policy differs from the checklist (for example sterile gloves, or which antiseptic), credit a candidate who states and follows a recognised policy and keeps key parts untouched.</p>
`,
  checklist: [
    {
      title: 'Before touching',
      items: [
        'Introduces self with name and role',
        'Checks name, date of birth and number against wristband and form',
        'Explains, answers concerns and gains consent',
        'Asks about allergies and about his symptoms',
        'Closes the curtain; exposes no more than needed',
        'Checks sterile packs: in date and intact',
      ],
    },
    {
      title: 'Ready',
      items: [
        'Cleans hands; puts on apron and clean non-sterile gloves',
        'Clamps tubing a few centimetres below the sampling port',
        'Before sampling: gloves off, cleans hands, fresh gloves',
      ],
    },
    {
      title: 'Taking the specimen',
      items: [
        'Cleans port with 2% chlorhexidine in 70% alcohol',
        'Lets it dry for 30 seconds, untouched',
        'Attaches sterile syringe without a needle',
        'Draws enough urine (at least 10 mL) from the port, not from the bag',
        'Fills container without touching rim or inside of lid',
        'If a boric acid container is used, fills it to the line',
        'Cleans the port again',
        'Removes the clamp and sees urine flow',
        'Never opens the closed drainage system',
      ],
    },
    {
      title: 'Leaving him safe',
      items: [
        'Bag below the bladder, off the floor, tube not kinked',
        'Catheter secured to the thigh without pull',
        'Disposes of waste, removes gloves and apron, cleans hands',
        'Makes him comfortable, call bell to hand, thanks him',
      ],
    },
    {
      title: 'Label, document, report',
      items: [
        'Labels the pot at the bedside, as catheter specimen, with date and time',
        'Sends it promptly; refrigerates if delayed',
        'Documents time, appearance, reason, catheter day',
        'Reports to doctor; asks daily whether the catheter is needed',
        'Repeats observations and watches for sepsis',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: 'Why not take the sample from the drainage bag?',
      explanation_text: `
<p>Urine in the bag has stood for hours at room temperature and bacteria multiply there, so the culture says nothing about the bladder. Opening the tap or the tube also breaks the closed system and lets organisms in. The port gives the freshest urine with the system closed.</p>
`,
    },
    {
      question_text: 'Another patient with a catheter is well, but her urine is cloudy and smells strong. Should you send a specimen, or dip it?',
      explanation_text: `
<p>No. Nearly everyone with a catheter in place for some time has bacteria in the urine, and dipsticks turn positive whether or not there is an infection. Cloudiness or smell alone is not a reason to test. Send a specimen when there are symptoms or signs of infection, such as fever, rigors, new suprapubic or loin pain, or new confusion without another cause. Testing without symptoms leads to needless antibiotics.</p>
`,
    },
    {
      question_text: 'What would be different if his catheter had been in for ten days?',
      explanation_text: `
<p>For a catheter-associated infection with a catheter in for more than seven days, consider removing it, or changing it if it must stay, as soon as possible, and take the sample from the <strong>new</strong> catheter (or midstream if it has been removed). Antibiotic treatment must not wait for the change.</p>
`,
    },
    {
      question_text: 'How do you prevent catheter-associated infection day by day?',
      explanation_text: `
<ul>
<li>Ask every day: is it still needed? Remove it as early as possible.</li>
<li>Clean hands and wear clean gloves before handling it; clean hands afterwards.</li>
<li>Keep the system closed; bag below the bladder and off the floor; empty it often enough to keep urine flowing, into a clean container for that patient only.</li>
<li>Wash the meatus daily with soap and water; no antiseptic needed.</li>
<li>Secure the catheter, avoid kinks, encourage fluids, avoid constipation.</li>
<li>No routine bladder washouts and no routine antibiotic cover.</li>
</ul>
`,
    },
  ],
  walkthrough: `
<h3>What is being tested</h3>
<p>Clean hands at the right moments, an untouched port, a closed system, a labelled pot and a patient who knows what is happening. Work slowly and aloud.</p>
<h3>Step by step</h3>
<ol>
<li><strong>Meet.</strong> “Hello, I’m … , the nurse looking after you. Can you tell me your full name and date of birth?” Compare with wristband and form.</li>
<li><strong>Explain.</strong> “The doctor would like a fresh sample of urine to see which germ is causing the temperature. I take it from a small port on the tube. It won’t hurt. I need to close the tube for a few minutes.” Ask about pain, shivers and allergies.</li>
<li><strong>Prepare.</strong> Curtain, clean surface, check dates on packs. Clean hands, apron, non-sterile gloves: the tubing is never handled without them.</li>
<li><strong>Clamp</strong> below the port, not on the catheter itself. Say that you would stay nearby and return within minutes.</li>
<li><strong>Gloves off, clean hands, fresh gloves.</strong> Wipe the port firmly, wait thirty seconds. Do not blow, dab or touch it.</li>
<li><strong>Sample.</strong> Syringe straight on to the port, draw at least 10 mL (enough to reach the line if you use a boric acid pot), lift off, fill the pot with the lid held facing down, or laid inside up on a clean field. For a boric acid pot, fill to the line.</li>
<li><strong>Wipe the port again, take off the clamp,</strong> watch urine move. Say it: “Clamp off, urine flowing.”</li>
<li><strong>Settle.</strong> Tube free, bag hung low and off the floor, catheter secured, sheet back, call bell.</li>
<li><strong>Clear away,</strong> gloves and apron off, clean hands.</li>
<li><strong>Label at the bedside,</strong> from the wristband, never in advance. “Catheter specimen”, date, time, antibiotic status.</li>
<li><strong>Document and report.</strong> Let the doctor know it has gone so that the antibiotic can start, repeat observations at the interval NEWS2 requires, and ask whether the catheter can come out.</li>
</ol>
<h3>Common slips</h3>
<ul>
<li>Forgetting the clamp. Build a habit: clamp on is the only thing you are allowed to carry in your head.</li>
<li>Gloves instead of hand hygiene, rather than as well.</li>
<li>“Are you Mr Thornbury?” A drowsy patient says yes to anything.</li>
</ul>
`,
  useful_links: `
<ul>
<li><a href="https://www.nice.org.uk/guidance/cg139">NICE CG139: Healthcare-associated infections, including long-term urinary catheters</a></li>
<li><a href="https://www.nice.org.uk/guidance/ng113">NICE NG113: Catheter-associated urinary tract infection, antimicrobial prescribing</a></li>
<li><a href="https://www.gov.uk/government/publications/urinary-tract-infection-diagnosis">UKHSA: Diagnosing urinary tract infections, quick reference tools</a></li>
<li><a href="https://www.nmc.org.uk/standards/code/">NMC: The Code</a></li>
</ul>
`,
  sources: [
    { title: 'Healthcare-associated infections: prevention and control in primary and community care (CG139)', publisher: 'NICE', year: 2017, url: 'https://www.nice.org.uk/guidance/cg139' },
    { title: 'Urinary tract infection (catheter-associated): antimicrobial prescribing (NG113)', publisher: 'NICE', year: 2018, url: 'https://www.nice.org.uk/guidance/ng113' },
    { title: 'epic3: National evidence-based guidelines for preventing healthcare-associated infections in NHS hospitals in England', publisher: 'Journal of Hospital Infection', year: 2014, url: 'https://doi.org/10.1016/S0195-6701(13)60012-2' },
  ],
};

export default station;
