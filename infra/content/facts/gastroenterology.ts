import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'liver-disease-finding-to-diagnosis',
    topic: 'liver-disease',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'Which diagnosis is most likely in {subject}?',
    ask_back: 'Which patient is most likely to have {answer}?',
    members: [
      {
        subject: 'a 52-year-old woman with itch, a raised ALP, raised IgM and anti-mitochondrial antibodies',
        answer: 'primary biliary cholangitis',
        because: 'Immune destruction of small bile ducts gives a cholestatic picture. Antimitochondrial antibodies are found in about 95%, and ursodeoxycholic acid slows it.',
      },
      {
        subject: 'a 24-year-old woman with an ALT of 900 U/L, raised IgG and smooth muscle antibodies',
        answer: 'autoimmune hepatitis',
        because: 'A hepatitic pattern with high IgG and these antibodies is typical; biopsy confirms it and steroids with azathioprine control it.',
      },
      {
        subject: 'a 48-year-old man with diabetes, painful knuckles and a transferrin saturation of 88%',
        answer: 'hereditary haemochromatosis',
        because: 'Excess absorption loads liver, pancreas, joints and heart. A raised transferrin saturation is the earliest sign; HFE testing confirms and venesection treats.',
      },
      {
        subject: 'a 19-year-old man with tremor, slurred speech, abnormal ALT and a low caeruloplasmin',
        answer: 'Wilson’s disease',
        because: 'Copper cannot be excreted into bile and settles in liver and basal ganglia. Look for Kayser–Fleischer rings and a high urinary copper.',
      },
      {
        subject: 'a 35-year-old man with ulcerative colitis, a raised ALP and beaded ducts on MRCP',
        answer: 'primary sclerosing cholangitis',
        because: 'Strictures alternate with dilatation in the bile ducts. Most patients have inflammatory bowel disease, and cholangiocarcinoma is the feared complication.',
      },
      {
        subject: 'a 38-year-old man with cirrhosis and early basal emphysema, with the PiZZ phenotype',
        answer: 'alpha-1 antitrypsin deficiency',
        because: 'Misfolded protein is trapped in the liver, and its absence leaves the lungs open to elastase.',
      },
      {
        subject: 'a 45-year-old woman with new jaundice, a large tender liver and an AST three times her ALT',
        answer: 'alcohol-related hepatitis',
        because: 'AST at least double the ALT, with jaundice and heavy recent drinking, is typical; severity scores decide about steroids.',
      },
    ],
    source: {
      title: 'Cirrhosis in over 16s: assessment and management (NG50)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2016,
      url: 'https://www.nice.org.uk/guidance/ng50',
    },
  },
  {
    slug: 'hepatitis-b-serology',
    topic: 'liver-disease',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'Which interpretation fits this hepatitis B serology: {subject}?',
    ask_back: 'Which hepatitis B serology would be expected with {answer}?',
    members: [
      {
        subject: 'HBsAg positive, anti-HBc IgM positive, anti-HBs negative',
        answer: 'acute infection',
        because: 'Surface antigen shows virus is present, and IgM against core shows that it came recently.',
      },
      {
        subject: 'HBsAg positive for a year, anti-HBc IgG positive, anti-HBc IgM negative',
        answer: 'chronic infection',
        because: 'Surface antigen that stays beyond six months, with IgG but no IgM against core, defines chronic infection; viral DNA and e antigen grade it.',
      },
      {
        subject: 'HBsAg negative, anti-HBs positive, anti-HBc negative',
        answer: 'immunity after vaccination',
        because: 'The vaccine contains only surface antigen, so anti-HBs appears without any antibody against core.',
      },
      {
        subject: 'HBsAg negative, anti-HBs positive, anti-HBc IgG positive',
        answer: 'immunity after past infection',
        because: 'Antibody against core appears only after meeting the virus itself. Strong immunosuppression can still reactivate it.',
      },
      {
        subject: 'HBsAg negative, anti-HBs negative, anti-HBc negative',
        answer: 'no exposure and no immunity',
        because: 'With none of the three markers the person has neither met the virus nor been protected, and vaccination should be offered where there is risk.',
      },
    ],
    source: {
      title: 'Hepatitis B (chronic): diagnosis and management (CG165)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2013,
      url: 'https://www.nice.org.uk/guidance/cg165',
    },
  },
  {
    slug: 'upper-gi-bleed-picture-to-cause',
    topic: 'upper-gastrointestinal-bleeding',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'Which source of bleeding best explains {subject}?',
    ask_back: 'Which presentation is most typical of bleeding from {answer}?',
    members: [
      {
        subject: 'streaks of fresh blood in the vomit of a student after a night of repeated retching',
        answer: 'a Mallory–Weiss tear',
        because: 'Forceful retching splits the mucosa at the gastro-oesophageal junction. Most stop bleeding without treatment.',
      },
      {
        subject: 'torrential haematemesis in a jaundiced man with spider naevi and a palpable spleen',
        answer: 'oesophageal varices',
        because: 'Portal hypertension distends the collateral veins. Terlipressin and antibiotics are given before endoscopic banding.',
      },
      {
        subject: 'melaena in a regular naproxen user whose night-time epigastric pain is eased by food',
        answer: 'a duodenal ulcer',
        because: 'NSAIDs and Helicobacter pylori are the main causes; pain that improves with eating is the textbook pattern.',
      },
      {
        subject: 'coffee-ground vomit in a man with weight loss, early satiety and a left supraclavicular node',
        answer: 'a gastric carcinoma',
        because: 'Alarm symptoms with a Virchow’s node mean malignancy until endoscopy proves otherwise.',
      },
      {
        subject: 'a small herald bleed, then collapse, in a man with an abdominal aneurysm graft',
        answer: 'an aorto-enteric fistula',
        because: 'The graft erodes into the third part of the duodenum. A herald bleed calls for urgent CT angiography.',
      },
      {
        subject: 'repeated massive bleeding from a tiny artery that protrudes through normal mucosa',
        answer: 'a Dieulafoy lesion',
        because: 'An abnormally large submucosal artery breaks through without an ulcer, so it is easily missed between bleeds.',
      },
      {
        subject: 'recurrent melaena in an elderly woman with aortic stenosis and flat cherry-red spots at endoscopy',
        answer: 'angiodysplasia',
        because: 'Shear through the tight valve breaks up von Willebrand factor, and fragile vessels in the bowel bleed: Heyde’s syndrome.',
      },
      {
        subject: 'slight coffee-ground vomit in a man with years of heartburn that is worse lying flat',
        answer: 'erosive oesophagitis',
        because: 'Acid reflux breaks the lining of the gullet; bleeding is usually slow and a proton pump inhibitor heals it.',
      },
    ],
    source: {
      title: 'Acute upper gastrointestinal bleeding in over 16s: management (CG141)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2012,
      url: 'https://www.nice.org.uk/guidance/cg141',
    },
  },
  {
    slug: 'bowel-biopsy-to-diagnosis',
    topic: 'inflammatory-bowel-disease',
    focus: 'investigation',
    difficulty: 2,
    language: 'en',
    ask: 'Endoscopy and biopsy show {subject}. Which diagnosis fits best?',
    ask_back: 'Which endoscopic and histological findings are most typical of {answer}?',
    members: [
      {
        subject: 'continuous superficial inflammation from the rectum upwards, with crypt abscesses and no granulomas',
        answer: 'ulcerative colitis',
        because: 'It starts at the rectum, spreads without gaps and stays superficial, unlike its transmural relative.',
      },
      {
        subject: 'patchy deep ulcers of the ileum and colon, a normal rectum and non-caseating granulomas',
        answer: 'Crohn’s disease',
        because: 'Skip lesions, deep ulcers and granulomas mark it; inflammation through the whole wall is why it fistulates and strictures.',
      },
      {
        subject: 'a normal-looking colon with excess intraepithelial lymphocytes, in a woman with watery stools on lansoprazole',
        answer: 'microscopic colitis',
        because: 'The bowel looks normal and only biopsies tell. Some drugs set it off, and budesonide works well.',
      },
      {
        subject: 'raised yellow-white plaques over inflamed mucosa, two weeks after a course of clindamycin',
        answer: 'pseudomembranous colitis',
        because: 'Toxin of Clostridioides difficile causes the plaques; oral vancomycin is the usual first treatment.',
      },
      {
        subject: 'pale, oedematous mucosa at the splenic flexure with a normal rectum, in an elderly vasculopath',
        answer: 'ischaemic colitis',
        because: 'The watershed between two mesenteric territories suffers first, and the rectum is spared by its double supply.',
      },
      {
        subject: 'duodenal villous atrophy, crypt hyperplasia and many intraepithelial lymphocytes',
        answer: 'coeliac disease',
        because: 'Gluten drives an immune attack on the small bowel; patients must still be eating gluten when tested.',
      },
      {
        subject: 'an ulcerated ileocaecal valve with large caseating granulomas and acid-fast bacilli',
        answer: 'intestinal tuberculosis',
        because: 'Caseation and acid-fast bacilli settle it. It mimics inflammatory bowel disease, and steroids would make it worse.',
      },
      {
        subject: 'punched-out ulcers with owl’s-eye inclusion bodies, in a kidney transplant recipient',
        answer: 'cytomegalovirus colitis',
        because: 'Nuclear inclusions show the virus, which reactivates under immunosuppression; ganciclovir treats it.',
      },
    ],
    source: {
      title: 'Ulcerative colitis: management (NG130)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng130',
    },
  },
  {
    slug: 'biliary-pancreatic-picture-to-diagnosis',
    topic: 'biliary-and-pancreatic-disease',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'Which diagnosis best fits {subject}?',
    ask_back: 'Which presentation is most typical of {answer}?',
    members: [
      {
        subject: 'right upper quadrant pain after fatty meals that passes within hours, with normal temperature and blood tests',
        answer: 'biliary colic',
        because: 'A stone blocks the cystic duct for a while and falls back. There is no inflammation, so tests and temperature stay normal.',
      },
      {
        subject: 'two days of constant right upper quadrant pain with fever and arrest of inspiration on palpation',
        answer: 'acute cholecystitis',
        because: 'Continued obstruction inflames the gallbladder wall; Murphy’s sign is positive. Laparoscopic removal within a week is advised.',
      },
      {
        subject: 'rigors, jaundice and right upper quadrant pain with a dilated common bile duct',
        answer: 'ascending cholangitis',
        because: 'Charcot’s triad means infected, obstructed bile: antibiotics and prompt drainage.',
      },
      {
        subject: 'sudden epigastric pain through to the back with vomiting and a lipase ten times the upper limit',
        answer: 'acute pancreatitis',
        because: 'Typical pain and a lipase or amylase at least three times the limit make the diagnosis; stones and alcohol cause most.',
      },
      {
        subject: 'painless jaundice, weight loss and a palpable non-tender gallbladder in a 70-year-old',
        answer: 'carcinoma of the pancreas',
        because: 'Courvoisier’s law: a palpable gallbladder with painless jaundice is unlikely to be due to stones.',
      },
      {
        subject: 'years of epigastric pain with pale floating stools, new diabetes and calcification on CT',
        answer: 'chronic pancreatitis',
        because: 'Lasting damage takes away first exocrine and then endocrine function; low faecal elastase confirms the first.',
      },
      {
        subject: 'small bowel obstruction with gas in the biliary tree in an elderly woman',
        answer: 'gallstone ileus',
        because: 'A large stone has worn through into the duodenum and lodged in the terminal ileum, letting gas into the ducts.',
      },
    ],
    source: {
      title: 'Gallstone disease: diagnosis and management (CG188)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2014,
      url: 'https://www.nice.org.uk/guidance/cg188',
    },
  },
];
