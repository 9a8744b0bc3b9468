import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'bleeding-in-pregnancy-picture',
    topic: 'bleeding-in-pregnancy',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'Which diagnosis best fits {subject}?',
    ask_back: 'Which woman is most likely to have {answer}?',
    members: [
      {
        subject: 'a woman seven weeks after her last period with one-sided pain, shoulder-tip pain and an empty uterus',
        answer: 'a tubal ectopic pregnancy',
        because: 'Blood under the diaphragm is felt in the shoulder. A positive test with an empty uterus is treated as ectopic until shown otherwise.',
      },
      {
        subject: 'a woman at nine weeks with slight bleeding, a closed cervix and a fetal heartbeat on the scan',
        answer: 'a threatened miscarriage',
        because: 'A heartbeat and a closed cervix give a good chance. Vaginal progesterone is offered if she has miscarried before.',
      },
      {
        subject: 'a woman at nine weeks with heavy bleeding, strong cramps and an open cervix',
        answer: 'an inevitable miscarriage',
        because: 'Once the cervix opens the loss cannot be stopped; shock with tissue in the cervix improves when it is removed.',
      },
      {
        subject: 'a woman at eleven weeks without pain, whose scan shows a 15 mm embryo without a heartbeat',
        answer: 'a missed miscarriage',
        because: 'With a crown–rump length of 7 mm or more and no heartbeat, a second opinion or scan confirms it.',
      },
      {
        subject: 'a woman at ten weeks with severe vomiting, a uterus too large for dates and a snowstorm scan',
        answer: 'a molar pregnancy',
        because: 'Swollen villi make the snowstorm and the very high hCG. hCG is followed up at a specialist centre.',
      },
      {
        subject: 'a woman at 33 weeks with painless bright red bleeding and a high head',
        answer: 'placenta praevia',
        because: 'The placenta lies over or near the os. No vaginal examination before the scan.',
      },
      {
        subject: 'a woman at 34 weeks with constant pain, a woody-hard uterus and little visible blood',
        answer: 'a placental abruption',
        because: 'Blood collects behind the placenta, so shock may exceed what is seen. Smoking, cocaine and hypertension raise the risk.',
      },
      {
        subject: 'a woman in labour with a small dark bleed as the waters break and a sudden fetal bradycardia',
        answer: 'ruptured vasa praevia',
        because: 'The blood is the baby’s own, from vessels across the membranes: caesarean birth at once.',
      },
    ],
    source: {
      title: 'Ectopic pregnancy and miscarriage: diagnosis and initial management (NG126)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng126',
    },
  },
  {
    slug: 'contraceptive-for-circumstance',
    topic: 'contraception',
    focus: 'prescribing',
    difficulty: 2,
    language: 'en',
    ask: 'Which contraceptive best suits {subject}?',
    ask_back: 'For which woman is the {answer} the most suitable contraceptive?',
    members: [
      {
        subject: 'a woman with light periods who wants a lasting method without any hormones',
        answer: 'copper intrauterine device',
        because: 'It is toxic to sperm and egg, works at once and for years, and is the most effective emergency method too. Periods may become heavier.',
      },
      {
        subject: 'a woman with heavy periods who wants a lasting method that also makes bleeding lighter',
        answer: 'levonorgestrel intrauterine device',
        because: 'It thins the endometrium, and NICE prefers it for heavy bleeding without large fibroids.',
      },
      {
        subject: 'a woman with a past clot, on no medicines, who wants one fitting to last years, but not inside the womb',
        answer: 'etonogestrel implant',
        because: 'A rod in the arm stops ovulation; progestogen alone is acceptable after venous thrombosis. Irregular bleeding is the commonest reason for removal.',
      },
      {
        subject: 'a woman on carbamazepine who wants a reliable hormonal method but nothing inside the womb',
        answer: 'medroxyprogesterone injection',
        because: 'Its high dose is not affected by enzyme inducers, which make pills and the implant unreliable. Bone density is considered.',
      },
      {
        subject: 'a healthy 24-year-old non-smoker with acne who wants a daily tablet and predictable bleeds',
        answer: 'combined oestrogen–progestogen pill',
        because: 'Oestrogen steadies the cycle and clears the skin. Blood pressure, migraine, smoking and family history are checked first.',
      },
      {
        subject: 'a woman with migraine with aura who wants a daily tablet as her regular method',
        answer: 'desogestrel-only pill',
        because: 'Oestrogen adds to the risk of stroke in migraine with aura (UKMEC 4), whereas progestogen alone may be used.',
      },
      {
        subject: 'a woman on no hormones or medicines who had unprotected sex 100 hours ago and declines a coil',
        answer: 'ulipristal acetate tablet',
        because: 'It delays ovulation up to 120 hours after sex. Hormonal contraception waits five days, because it would weaken the effect.',
      },
      {
        subject: 'a woman on daily prednisolone for severe asthma, 20 hours after unprotected sex, who declines a coil',
        answer: 'levonorgestrel tablet',
        because: 'It is licensed up to 72 hours. Ulipristal is not recommended in severe asthma treated with oral steroids.',
      },
    ],
    source: {
      title: 'British National Formulary: contraceptives, hormonal',
      publisher: 'BNF Publications',
      year: 2025,
      url: 'https://bnf.nice.org.uk/treatment-summaries/contraceptives-hormonal/',
    },
  },
  {
    slug: 'hypertensive-pregnancy-picture',
    topic: 'hypertension-in-pregnancy',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Which diagnosis best fits {subject}?',
    ask_back: 'Which pregnant woman is most likely to have {answer}?',
    members: [
      {
        subject: 'a woman with 152/96 mmHg at ten weeks, no proteinuria and a family history of raised pressure',
        answer: 'chronic hypertension',
        because: 'Pressure that is high before 20 weeks was there before. ACE inhibitors are stopped and aspirin is started from 12 weeks.',
      },
      {
        subject: 'a woman with 148/94 mmHg at 33 weeks for the first time, no proteinuria and normal blood tests',
        answer: 'gestational hypertension',
        because: 'New after 20 weeks without protein or organ trouble. Labetalol is first line, aiming for 135/85 mmHg or less.',
      },
      {
        subject: 'a woman with 154/98 mmHg at 34 weeks, headache and a protein:creatinine ratio of 90 mg/mmol',
        answer: 'pre-eclampsia',
        because: 'New raised pressure after 20 weeks with a ratio of 30 mg/mmol or more, or organ or placental trouble, defines it.',
      },
      {
        subject: 'a woman with epigastric pain at 35 weeks, 128/80 mmHg, platelets of 48, fragments and high transaminases',
        answer: 'HELLP syndrome',
        because: 'Haemolysis, raised enzymes and low platelets can come without a raised pressure. Birth is the treatment.',
      },
      {
        subject: 'a woman with vomiting, jaundice, glucose 2.6 mmol/L and a long PT at 36 weeks, platelets and film normal',
        answer: 'acute fatty liver',
        because: 'Hypoglycaemia and failing synthesis mark it: correct glucose and clotting and deliver.',
      },
      {
        subject: 'a woman with intense itch of palms and soles at 34 weeks, normal pressure and raised bile acids',
        answer: 'intrahepatic cholestasis',
        because: 'Itch without a rash and raised bile acids; above 100 µmol/L the risk of stillbirth rises and birth is brought forward.',
      },
    ],
    source: {
      title: 'Hypertension in pregnancy: diagnosis and management (NG133)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng133',
    },
  },
  {
    slug: 'drug-in-hypertensive-pregnancy',
    topic: 'hypertension-in-pregnancy',
    focus: 'prescribing',
    difficulty: 2,
    language: 'en',
    ask: 'Which drug is most appropriate for {subject}?',
    ask_back: 'For which pregnant woman is {answer} the most appropriate drug?',
    members: [
      {
        subject: 'a woman without asthma in labour whose blood pressure of 174/116 must be lowered by vein',
        answer: 'intravenous labetalol',
        because: 'Severe pressure threatens the mother’s brain; it is brought down steadily under monitoring.',
      },
      {
        subject: 'a woman with severe asthma who needs tablets for gestational hypertension',
        answer: 'modified-release nifedipine',
        because: 'Beta-blockers are avoided in asthma, so NICE puts this second; methyldopa comes after.',
      },
      {
        subject: 'a woman with pre-eclampsia who has just had a generalised seizure',
        answer: 'intravenous magnesium sulfate',
        because: 'A 4 g loading dose and an infusion of 1 g an hour treat the fit and prevent the next, better than diazepam or phenytoin.',
      },
      {
        subject: 'a woman booking at 11 weeks with chronic hypertension and previous pre-eclampsia, for prevention',
        answer: 'low-dose aspirin',
        because: 'From 12 weeks until birth, 75 to 150 mg a day lowers the risk in women with one high or two moderate risk factors.',
      },
      {
        subject: 'a woman on an infusion for eclampsia who has lost her knee jerks and breathes seven times a minute',
        answer: 'calcium gluconate injection',
        because: 'It counters magnesium at the neuromuscular junction. Stop the infusion and support breathing.',
      },
      {
        subject: 'a woman with severe pre-eclampsia at 30 weeks whose baby’s lungs must be made ready for birth',
        answer: 'intramuscular betamethasone',
        because: 'Two doses given before birth speed surfactant production and lower neonatal death.',
      },
    ],
    source: {
      title: 'Hypertension in pregnancy: diagnosis and management (NG133)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng133',
    },
  },
  {
    slug: 'amenorrhoea-picture-to-cause',
    topic: 'menstrual-disorders',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Which cause of absent periods is most likely in {subject}?',
    ask_back: 'Which patient with absent periods is most likely to have {answer}?',
    members: [
      {
        subject: 'a 24-year-old with hirsutism, acne, a high free androgen index and many small follicles on the scan',
        answer: 'polycystic ovary syndrome',
        because: 'Two of three are needed after other causes are excluded: irregular ovulation, androgen excess and polycystic ovaries.',
      },
      {
        subject: 'a 36-year-old with hot flushes and an FSH of 70 IU/L on two occasions, with normal chromosomes',
        answer: 'premature ovarian insufficiency',
        because: 'Raised FSH twice, four to six weeks apart, before 40. Hormone replacement protects bones and heart.',
      },
      {
        subject: 'a 29-year-old with milky breasts, headache and a very high prolactin',
        answer: 'a lactotroph adenoma',
        because: 'Prolactin shuts off GnRH. Cabergoline shrinks the tumour and brings ovulation back.',
      },
      {
        subject: 'a 19-year-old endurance runner with a BMI of 17 and low FSH, LH and oestradiol',
        answer: 'hypothalamic suppression',
        because: 'Too little energy for the load switches off GnRH; eating more and training less restore it.',
      },
      {
        subject: 'a 15-year-old with normal breasts, monthly pain and a bulging bluish membrane',
        answer: 'an imperforate hymen',
        because: 'Blood cannot escape and collects above; a small incision cures it.',
      },
      {
        subject: 'a 17-year-old with breasts but no pubic hair, no uterus and a 46,XY karyotype',
        answer: 'androgen insensitivity',
        because: 'Receptors do not answer to testosterone, while anti-Müllerian hormone has removed the uterus.',
      },
      {
        subject: 'a 33-year-old who has not bled since repeated curettage, with normal hormones',
        answer: 'intrauterine adhesions',
        because: 'Scarring joins the walls of the cavity (Asherman’s syndrome); hysteroscopy shows and divides it.',
      },
      {
        subject: 'a 16-year-old with breasts and pubic hair, normal female hormones, 46,XX and no uterus',
        answer: 'Müllerian agenesis',
        because: 'The uterus and upper vagina never formed, but the ovaries are normal; kidneys are scanned too.',
      },
    ],
    source: {
      title: 'Amenorrhoea',
      publisher: 'NICE Clinical Knowledge Summaries',
      year: 2024,
      url: 'https://cks.nice.org.uk/topics/amenorrhoea/',
    },
  },
];
