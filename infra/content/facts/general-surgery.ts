import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'acute-abdomen-picture-to-diagnosis',
    topic: 'acute-abdomen',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'Which diagnosis best fits {subject}?',
    ask_back: 'Which patient is most likely to have {answer}?',
    members: [
      {
        subject: 'a man of 19 with central pain that moved to the right iliac fossa, off his food',
        answer: 'acute appendicitis',
        because: 'Visceral pain is felt centrally until the peritoneum next to the organ is inflamed, when it moves.',
      },
      {
        subject: 'a woman of 68 with three days of left iliac fossa pain, fever and a CRP of 120',
        answer: 'acute diverticulitis',
        because: 'The sigmoid is the usual site. CT shows complications; colonoscopy waits until it has settled.',
      },
      {
        subject: 'a man on diclofenac with sudden pain, a rigid abdomen and gas under the diaphragm',
        answer: 'a perforated peptic ulcer',
        because: 'Acid in the peritoneum makes the abdomen board-like. Resuscitate, give antibiotics and operate.',
      },
      {
        subject: 'a woman of 76 in atrial fibrillation with agonising pain, a soft abdomen and lactate of 7 mmol/L',
        answer: 'mesenteric ischaemia',
        because: 'Pain out of proportion with a source of emboli needs CT angiography before the bowel dies.',
      },
      {
        subject: 'a man of 34 who cannot lie still, with pain from loin to groin and blood on the dipstick',
        answer: 'ureteric colic',
        because: 'A stone stretches the ureter. NSAID first, and low-dose non-contrast CT within 24 hours.',
      },
      {
        subject: 'a smoker of 73 with sudden back pain, hypotension and a pulsating mass',
        answer: 'a ruptured aortic aneurysm',
        because: 'Accept a low pressure, call the vascular team and do not delay.',
      },
      {
        subject: 'a woman of 25 with sudden one-sided pelvic pain, vomiting and a 7 cm adnexal cyst',
        answer: 'ovarian torsion',
        because: 'The pedicle twists and blood supply fails. Normal Doppler does not exclude it; laparoscopy saves the ovary.',
      },
      {
        subject: 'a woman of 44 with fever, right upper quadrant pain and arrest of inspiration on palpation',
        answer: 'acute cholecystitis',
        because: 'A stuck stone inflames the gallbladder; Murphy’s sign is positive, and early laparoscopic removal is best.',
      },
      {
        subject: 'a man of 50 with epigastric pain boring through to the back and a lipase of 2400 U/L',
        answer: 'acute pancreatitis',
        because: 'Three times the limit with typical pain is diagnostic. Fluids, pain relief and a search for stones.',
      },
    ],
    source: {
      title: 'Abdominal pain',
      publisher: 'MedlinePlus, US National Library of Medicine',
      year: 2024,
      url: 'https://medlineplus.gov/abdominalpain.html',
    },
  },
  {
    slug: 'hernia-anatomy-to-type',
    topic: 'hernias-and-bowel-obstruction',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Which hernia is most likely in {subject}?',
    ask_back: 'Which patient is most likely to have {answer}?',
    members: [
      {
        subject: 'a thin woman of 75 with a small firm lump below and lateral to the pubic tubercle',
        answer: 'a femoral hernia',
        because: 'The canal is narrow and rigid, so strangulation is common and repair is urgent.',
      },
      {
        subject: 'a man of 25 with a groin lump that reaches the scrotum and is held by pressure on the deep ring',
        answer: 'an indirect inguinal hernia',
        because: 'It follows the path of the testis through the deep ring, lateral to the vessels there.',
      },
      {
        subject: 'a man of 70 with a groin bulge on both sides, not held by pressure on the deep ring',
        answer: 'a direct inguinal hernia',
        because: 'It pushes through the weak back wall of the canal, medial to the vessels.',
      },
      {
        subject: 'a woman of 55 with a bulge through a healed midline laparotomy wound',
        answer: 'an incisional hernia',
        because: 'Wound infection, obesity and cough favour it; the fascia has parted.',
      },
      {
        subject: 'an obese multiparous woman with a lump just above the navel',
        answer: 'a paraumbilical hernia',
        because: 'The linea alba gives way beside the scar of the navel; the neck is narrow, so repair is advised.',
      },
      {
        subject: 'a man of 40 with a small tender lump in the midline, halfway between navel and xiphisternum',
        answer: 'an epigastric hernia',
        because: 'Preperitoneal fat slips through a slit in the linea alba.',
      },
      {
        subject: 'a woman of 62 with an intermittent lump at the outer border of the rectus, below the navel',
        answer: 'a Spigelian hernia',
        because: 'It lies between muscle layers, so it is hard to feel; ultrasound or CT shows it.',
      },
      {
        subject: 'a thin woman of 85 with bowel obstruction, no groin lump and pain down the inner thigh to the knee',
        answer: 'an obturator hernia',
        because: 'Pressure on the nerve gives the thigh pain (Howship–Romberg). CT finds what no hand can feel.',
      },
      {
        subject: 'a woman of 70 with heartburn on stooping and an air–fluid level behind the heart',
        answer: 'a hiatus hernia',
        because: 'Part of the stomach slides or rolls up through the diaphragm into the chest, where its gas shows on the X-ray.',
      },
    ],
    source: {
      title: 'Hernia',
      publisher: 'NHS',
      year: 2024,
      url: 'https://www.nhs.uk/conditions/hernia/',
    },
  },
  {
    slug: 'postoperative-picture-to-complication',
    topic: 'perioperative-care',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Which postoperative complication is most likely in {subject}?',
    ask_back: 'Which patient is most likely to have {answer} after an operation?',
    members: [
      {
        subject: 'a smoker on day 1 after laparotomy with 37.8 °C, shallow breathing and dull bases',
        answer: 'pulmonary atelectasis',
        because: 'Pain stops deep breaths and coughs. Analgesia, sitting up and physiotherapy open the lung.',
      },
      {
        subject: 'a man on day 6 after anterior resection with fever, new atrial fibrillation and a tender abdomen',
        answer: 'an anastomotic leak',
        because: 'A new arrhythmia or unexplained illness between days 5 and 8 is a leak until CT shows otherwise.',
      },
      {
        subject: 'a woman on day 9 after hip replacement with one swollen, tender calf and normal saturations',
        answer: 'a deep vein thrombosis',
        because: 'Surgery of hip and pelvis carries the highest risk; duplex ultrasound confirms it.',
      },
      {
        subject: 'a man on day 7 with pink fluid from his laparotomy, then loops of bowel on the skin',
        answer: 'abdominal wound dehiscence',
        because: 'Pink fluid is the warning. Cover with moist sterile swabs, and return to theatre.',
      },
      {
        subject: 'a woman on day 4 with a distended, painless, silent abdomen and gas in large and small bowel',
        answer: 'paralytic ileus',
        because: 'Handling, opioids and low potassium stop the bowel. Correct electrolytes, rest it and mobilise.',
      },
      {
        subject: 'a man on day 5 with a red, hot incision that discharges pus, eating and well otherwise',
        answer: 'a surgical site infection',
        because: 'Open it, let it drain, culture it; antibiotics only when it spreads.',
      },
      {
        subject: 'a woman one hour after surgery with a pulse of 128, a falling pressure and 900 mL in the drain',
        answer: 'reactionary haemorrhage',
        because: 'A vessel opens when the pressure recovers. Resuscitate and return to theatre.',
      },
      {
        subject: 'a man on day 10 after an appendix perforation with swinging fever, loose mucous stools and a boggy rectal mass',
        answer: 'a pelvic abscess',
        because: 'Pus gathers at the lowest point and irritates the rectum; drain it under imaging.',
      },
      {
        subject: 'an elderly woman with sudden pleuritic pain, hypoxia and a clear chest X-ray on day 8',
        answer: 'a pulmonary embolism',
        because: 'Hypoxia with a clear film needs CT angiography; heparin is started unless bleeding forbids it.',
      },
    ],
    source: {
      title: 'Perioperative care in adults (NG180)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2020,
      url: 'https://www.nice.org.uk/guidance/ng180',
    },
  },
  {
    slug: 'perioperative-plan-for-medicine',
    topic: 'perioperative-care',
    focus: 'prescribing',
    difficulty: 2,
    language: 'en',
    ask: 'Before major elective surgery, what is the usual plan for a patient who takes {subject}?',
    ask_back: null,
    members: [
      {
        subject: 'warfarin for atrial fibrillation, with no previous stroke or clot',
        answer: 'Stop it five days before, without bridging',
        because: 'The INR should be below 1.5; bridging with heparin adds bleeding without fewer strokes in people at ordinary risk.',
      },
      {
        subject: 'apixaban, with normal renal function, before an operation with a high bleeding risk',
        answer: 'Stop it two days before, without bridging',
        because: 'With a half-life of about 12 hours, 48 hours without the drug leave little effect.',
      },
      {
        subject: 'the combined oral contraceptive pill, before pelvic surgery',
        answer: 'Stop it four weeks before, with other cover',
        because: 'Oestrogen adds to the risk of clots. Another method is used until two weeks after full mobility.',
      },
      {
        subject: 'prednisolone 10 mg a day for the past two years',
        answer: 'Continue it, with hydrocortisone at induction',
        because: 'The adrenal glands cannot answer to stress, so cover is given during and after surgery.',
      },
      {
        subject: 'bisoprolol 5 mg a day for angina',
        answer: 'Continue it unchanged, with no extra dose',
        because: 'Sudden withdrawal causes rebound tachycardia and ischaemia.',
      },
      {
        subject: 'lithium carbonate for bipolar disorder',
        answer: 'Stop it one day before, with electrolytes checked',
        because: 'Fluid shifts and lower renal clearance make toxicity likely, and it prolongs muscle relaxants.',
      },
    ],
    source: {
      title: 'British National Formulary: surgery and long-term medication',
      publisher: 'BNF Publications',
      year: 2025,
      url: 'https://bnf.nice.org.uk/treatment-summaries/surgery-and-long-term-medication/',
    },
  },
  {
    slug: 'bowel-obstruction-picture-to-cause',
    topic: 'hernias-and-bowel-obstruction',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'Which cause of intestinal obstruction best explains {subject}?',
    ask_back: 'Which findings are most typical of intestinal obstruction from {answer}?',
    members: [
      {
        subject: 'dilated central small bowel with a smooth transition point, years after an open appendicectomy',
        answer: 'peritoneal adhesions',
        because: 'Bands after surgery cause most small bowel obstruction; without strangulation a drip and tube often suffice.',
      },
      {
        subject: 'a huge coffee-bean loop rising from the left lower abdomen in a frail care-home resident',
        answer: 'sigmoid volvulus',
        because: 'A long, loaded loop twists on its mesentery; a flexible sigmoidoscope untwists it if there is no gangrene.',
      },
      {
        subject: 'colon dilated down to a shouldered, apple-core narrowing, with months of altered bowel habit',
        answer: 'a colorectal carcinoma',
        because: 'A left-sided tumour blocks solid stool. A competent ileocaecal valve makes perforation of the caecum likelier.',
      },
      {
        subject: 'small bowel dilated above a calcified lump in the ileum, with gas in the bile ducts',
        answer: 'gallstone impaction',
        because: 'Rigler’s triad: obstruction, stone and gas in the biliary tree after a fistula has formed.',
      },
      {
        subject: 'small bowel dilated above a tense, tender, irreducible groin lump',
        answer: 'a strangulated hernia',
        because: 'Look at the groins in every obstructed patient; a tender lump needs surgery, not pressure.',
      },
      {
        subject: 'a kidney-shaped gas shadow in the left upper abdomen, with the right iliac fossa empty',
        answer: 'caecal volvulus',
        because: 'A mobile caecum turns over and upwards. Endoscopy rarely helps, so surgery is needed.',
      },
      {
        subject: 'a target sign on ultrasound in a baby who draws up his legs and passes redcurrant jelly stools',
        answer: 'intussusception',
        because: 'Ileum slides into colon; air enema reduces it if there is no peritonitis.',
      },
      {
        subject: 'a long string-like narrowing of the terminal ileum in a young man with a perianal fistula',
        answer: 'a Crohn’s stricture',
        because: 'Transmural inflammation scars. Steroids help an inflamed segment, surgery a fibrous one.',
      },
    ],
    source: {
      title: 'Intestinal obstruction and ileus',
      publisher: 'MedlinePlus, US National Library of Medicine',
      year: 2024,
      url: 'https://medlineplus.gov/ency/article/000260.htm',
    },
  },
  {
    slug: 'isbar-part-by-example',
    topic: 'perioperative-care',
    focus: 'communication',
    difficulty: 1,
    language: 'en',
    ask: 'A foundation doctor telephones a senior using ISBAR and says: {subject} Which part of the call is this?',
    ask_back: 'A foundation doctor telephones a senior using ISBAR. Which sentence belongs to the {answer}?',
    members: [
      {
        subject: '“This is Sam Lee, calling from ward 7. It is about Mrs Reid in bed 4.”',
        answer: 'identification',
        because: 'Who is calling, from where and about whom comes first, so that the listener can place everything else.',
      },
      {
        subject: '“The reason for my call is that she collapsed on the way to the bathroom ten minutes ago.”',
        answer: 'situation',
        because: 'One sentence on what is happening now tells the listener how urgent the call is.',
      },
      {
        subject: '“She had a bowel resection two days ago and takes ramipril for hypertension.”',
        answer: 'background',
        because: 'Only the history that bears on the problem belongs here.',
      },
      {
        subject: '“I think that she is bleeding, because her pressure is 84/50 and her drain is full.”',
        answer: 'assessment',
        because: 'Your findings and what you make of them, even when unsure, share your reasoning and speed the decision.',
      },
      {
        subject: '“Please come within ten minutes. Shall I order four units of blood?”',
        answer: 'recommendation',
        because: 'Ask plainly for what you need and by when, then repeat the answer back.',
      },
    ],
    source: {
      title: 'Emergency and acute medical care in over 16s: service delivery and organisation (NG94)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2018,
      url: 'https://www.nice.org.uk/guidance/ng94',
    },
  },
];
