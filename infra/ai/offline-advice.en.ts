import type { Advice, Topic } from './offline-topics';

export const ADVICE_EN: Record<Topic, Advice> = {
  allergy: {
    pattern: /allerg|penicillin/,
    why: 'A missed allergy can harm the patient with the first dose.',
    say: 'Are you allergic to anything, and what happened when you had it?',
  },
  suicide: {
    pattern: /suicid|self-harm|harming (?:him|her|them)self|past attempts|end(?:ing)? (?:his|her|their) life/,
    why: 'Asking about suicide does not cause it, and nobody else may ask today.',
    say: 'When people feel this low, they sometimes think of ending their life. Has that happened to you?',
  },
  identity: {
    pattern: /identity|wristband|date of birth|full name|confirms (?:.*name|caller)|right patient/,
    why: 'Everything that follows is safe only for the right patient.',
    say: 'Could you tell me your full name and your date of birth?',
  },
  escalation: {
    pattern:
      /senior|escalat|calls? (?:the |for )?(?:help|emergency|team|2222|999)|asks for help|outreach|critical care|emergency team|stays with (?:the )?patient|informs? nurse in charge|contacts? prescriber|arranges hospital|takes over the bleep|arranges cover|keep it secret|supervisor|beyond competence|resuscitation status/,
    why: 'Asking for help early shortens the time to treatment, and examiners look for it.',
    say: 'I am worried about this patient and I would like senior help now.',
  },
  'red-flags': {
    pattern:
      /red flags?|weight loss|bleed|blood in|haemoptysis|collapse|tearing|thrombo|night sweat|rash|stiffness|loss of sight|vision|jaw|scalp|weakness|numbness|head injury|bowel habit|swallow|sepsis|meningi|serious cause|harming|violence|blood loss|has hurt|hurts her|harm to others/,
    why: 'It separates the dangerous causes from the common ones.',
    say: 'There are a few serious causes that I always rule out. May I ask you about those now?',
  },
  treatment: {
    pattern:
      /^(?!asks).*(?:\b\d+ ?(?:mg|micrograms|ml|g)\b|adrenaline|oxygen|salbutamol|fluid|antibiotic|aspirin|withholds|stops? (?:ibuprofen|trimethoprim|codeine|.*infusion)|stopping the|declines|metformin|\bweighs\b|antidepress|progestogen|replacement|recommends niv|^paracetamol for|frequent drinks|intramuscular|magnesium|nebulis|insulin|steroid|prescri|treatment|analges|administer|gives .*(?:dose|medicine))|advises (?:against|to stop)|^massive transfusion|pelvic binder|^left chest first|^iron with|^tranexamic|oestrogen|hormone coil|ten puffs/,
    why: 'This is the step that changes what happens to the patient.',
    say: 'My plan is this treatment, for this reason, and I will check when and whether it has worked.',
  },
  technique: {
    pattern:
      /clamp|container|refrigerat|\bsecured\b|kinked|legs raised|sits patient up\b|drainage|steps in a safe order|compress|defib|pads|ventilat|position|technique|injects?|inserts?|withdraws|sample|syringe|needle|nebuliser|mask|at heart level|without touching|full minute|correctly|\bv[1-6] (?:and|in|between)|leads beneath|calibration|artefact|presses for|prepares the skin/,
    why: 'The technique decides whether the step works.',
    say: 'I am doing this now, in this way, because it would not be reliable otherwise.',
  },
  medicines: {
    pattern:
      /taken while|courses|pill-taking|dose, strength|medicine|medication|drug history|tablet|anticoag|inhaler|supplement|contracepti|over the counter|nitrate|sildenafil|herbal|apixaban|hrt and/,
    why: 'Medicines cause symptoms, and they limit what is safe to give.',
    say: 'What do you take regularly, including anything that you buy yourself?',
  },
  'safety-net': {
    pattern:
      /safety.?(?:net|plan)|crisis|arranges to see|get there|urgent help|come back|when to (?:return|call|seek)|return(?:s)? if|worsen.*advice|advice on symptoms|follow.?up|review (?:in|within|date)|when to ring|speak again|asks him to wait|when the doctor will/,
    why: 'It protects the patient when the plan turns out to be wrong.',
    say: 'If it gets worse, or if you notice anything we have spoken about, call straight away. Otherwise I will see you again on a set day.',
  },
  diagnosis: {
    pattern:
      /diagnos|differential|^states|^names|^recognises|suspect|^identifies|most likely|^says that|^scores|^compares (?!both)|conclu|in mind|^notes no|^localises|total correct|^interprets|uses a score/,
    why: 'Saying what you think, and why, is what the findings are for.',
    say: 'I think the most likely cause is this, because of these findings; I would also like to rule out one other.',
  },
  handover: {
    pattern:
      /sbar|hand(?:s )?over|situation:|background:|assessment:|recommendation:|says it back|confirms the patient, ward/,
    why: 'A colleague can act only on a clear request.',
    say: 'I am calling about this patient because I am worried; I would like you to come and see them now.',
  },
  perspective: {
    pattern:
      /idea|concern|expectation|worr|fear|perspective|understands already|already (?:understands|knows)|would like to know|thinks is|(?:knows already|wants to know)|reason for (?:the )?request|values in|experience of|hopes?\b|impact|feels about|what (?:he|she|they) thinks? it is|said he wants|does not want him told|affects her life/,
    why: 'A plan that misses what the patient fears is seldom followed.',
    say: 'What do you think this might be, and is there anything that worries you most?',
  },
  consent: {
    pattern:
      /consent|(?:someone|somebody) with (?:him|her|them)|watches (?:his|her) face|chaperone|dignity|privacy|exposes|permission|confidential|covers (?:the )?patient|asks about pain before|keeps her covered|in private|interpreter or chaplain/,
    why: 'It shows respect and lets the patient say no before they are uncomfortable.',
    say: 'I would like to explain what I am going to do. Is that all right with you?',
  },
  emotion: {
    pattern:
      /acknowledg|empath|silence|emotion|\banger\b|\bangry\b|distress(?!,)|reassur(?:es|ance)|^responds|and responds to (?!concern|vocal)|^answers|\bkind|gently|^normalis|same level|open posture|rapport|eye contact|without blame|no blame|without accusing|avoids judgement|neither argues|plays it down|not alone tonight|is coping|herself is coping/,
    why: 'People take nothing in until they feel heard.',
    say: 'I can see that this is a lot to take in. Shall we stop for a moment?',
  },
  understanding: {
    pattern:
      /understanding|plain (?:words|language)|jargon|^explains?|(?:patient|he|she|they) understands|invites questions|gives (?:correct|honest|clear) advice|^says what is|myths?\b|choice of|implant|written information|teach|small pieces|leaflet|options|shared|agrees|dentist and pharmacist|in plain numbers|^mentions|written plan|how to recognise|corrects the belief|while waiting|who will be told|who will read|to rinse|the word epilepsy|should do in a seizure|shows the spacer|alternatives and the choice|shares the decision|specialist nurse/,
    why: 'What the patient has not understood has not been explained.',
    say: 'I want to be sure that I was clear: could you tell me in your own words what happens next?',
  },
  hygiene: {
    pattern:
      /(?:wash|gel)(?:s|es)? (?:or gels )?(?:his |her |their )?hands|lets? it dry|gloves|aseptic|clean|steril|sharps|waste/,
    why: 'It is the simplest protection there is, and always one of the first marks.',
    say: 'I am cleaning my hands before I touch you.',
  },
  examination: {
    pattern:
      /^looks\b|^colour|^tests\b|^listens|^performs|^finds (?!out)|^comments on|regions|fundoscop|capillary|monitoring|consciousness|observations|compares both|inspect|palpat|percuss|auscult|examin|feels? for|measures?|counts?|pulse|blood pressure|respiratory rate|temperature|spo2|saturation|reflex|power|sensation|tone|ballot|checks? (?:eyes|trachea|consciousness|urine)|airway|breathing:|circulation:|disability:|exposure:|ecg|peak flow|urine/,
    why: 'A sign that is not looked for is not found.',
    say: 'I am now looking for this sign, and this is what I find.',
  },
  'risk-factors': {
    pattern:
      /risk|family history|past medical|medical history|previous|diabetes|cholesterol|earlier (?:episodes|attacks)|surgery|operation|pregnan|breast history|immunis|vaccin|travel|smear tests|stomach ulcers|periods stopped|^birth|and growth|past history|past mental|other illness|mother’s illness|near misses|patients he has/,
    why: 'It changes how likely each cause is.',
    say: 'Do you have any other conditions, or has anybody in your family had something like this?',
  },
  symptom: {
    pattern:
      /onset|site|character|radiat|spread|duration|severity|when it (?:began|started)|better or worse|associated|pain|cough|fever|breath|nausea|vomit|sleep|snor|apnoea|nocturia|headache|drows|low mood|pleasure|mania|psychosis|drinking|napp(?:y|ies)|responsive|change in|worse or better|appetite|symptom|how long|changed|blackout|dizziness|\bfalls?\b|bowels|passing water|discharge|memory|mood|injury|how the fall|sexual function|first seen|might have happened|rolls or moves|\btrigger|^planning|note or message|what and how much|found her|wanted to happen|jerks|blank spells|voices|asks about commands|watched or followed|thoughts being|with crying|clots|fluctuation|what she has taken|happened in his life|^mechanism|injuries from|signs at the scene|last meal|warning score/,
    why: 'Without the details of the symptom the differential stays wide.',
    say: 'When did it begin, what does it feel like, and what makes it better or worse?',
  },
  social: {
    pattern:
      /smok|alcohol|social|occupation|\bwork|\bjob|\bhome\b|\blives\b|driv|carer|recreational|drugs|exercise|diet|hobb|bonding|wellbeing|caring role|support|how to tell|feet and shoes|walking and aids|fit note|commode|looked after|daily tasks|^money|vaping|^school|relationships and|next of kin|^heights|family and faith|protect her|hearing and sight|weight and food|he drank/,
    why: 'It decides what is safe and possible once the patient has left.',
    say: 'Tell me a little about home and work. Do you smoke, or drink alcohol?',
  },
  introduction: {
    pattern: /introduc|greets|name and role|gives name/,
    why: 'Patients speak more freely to somebody who has a name and a role.',
    say: 'Hello, my name is Sam and I am a medical student. What would you like me to call you?',
  },
  'open-question': {
    pattern:
      /open question|lets? (?:him|her|them|the patient) (?:answer|speak|talk)|without interrupt|presenting complaint/,
    why: 'The first minute of listening often holds the diagnosis.',
    say: 'Tell me in your own words what has brought you here today.',
  },
  summary: {
    pattern: /summar|presents|recap|in order|thanks|\bcloses\b|closing/,
    why: 'A summary lets the patient and the examiner correct you.',
    say: 'Let me check that I have understood: this is what you have told me so far.',
  },
  records: {
    pattern: /record|document|signs the|notes? the time|^labels|chart|reports to|reported as|incident|self-certificate/,
    why: 'What is not written down is lost to the next shift.',
    say: 'I am writing down what was done and when.',
  },
  preparation: {
    pattern:
      /expiry|in date\b|checks (?:label|equipment|medicine, dose|sterile packs)|checks the equipment|last given|reads the whole chart/,
    why: 'A wrong packet, dose or date is found before it is used, or not at all.',
    say: 'Before I begin I am checking the name, the dose, the time and the expiry date.',
  },
  investigation: {
    pattern:
      /investigat|blood gas|repeat gas|x-ray|bloods|cultures|lactate|troponin|tryptase|potassium|creatinine|ultrasound|dipstick|further .*tests|blood sugar and/,
    why: 'The right test, asked for early, confirms the diagnosis or changes it.',
    say: 'I would like to ask for this test now, because the result changes what we do next.',
  },
  teamwork: {
    pattern: /directed requests|closed.?loop|by name|allocates|delegat|leads the team|someone to meet/,
    why: 'In an emergency only a request to a named person is carried out.',
    say: 'Sam, please do this now, and tell me when it is done.',
  },
  news: {
    pattern: /warning (?:shot|that)|honestly|is honest|the word “cancer|euphemism|seriously ill/,
    why: 'After a warning, plain and honest words let the patient take in the news.',
    say: 'I am afraid that the result is not what we had hoped for. May I tell you what it shows?',
  },
  capacity: {
    pattern:
      /capacity|coerc|voluntary|can (?:communicate|retain|weigh)|best interests|advance decision|attorney|would want|changed at any time/,
    why: 'A decision counts when the patient understands it, weighs it and makes it freely.',
    say: 'Could you tell me in your own words what you would like to do, and what decided it for you?',
  },
  other: {
    pattern: /(?:)/,
    why: 'It is expected at this point of this station.',
    say: 'Before I go on, there is one more thing that I would like to check.',
  },
};
