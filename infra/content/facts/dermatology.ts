import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'skin-lesion-to-inflammatory-disease',
    topic: 'inflammatory-skin-disease',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'Which skin disease is most likely in {subject}?',
    ask_back: 'Which patient is most likely to have {answer}?',
    members: [
      {
        subject: 'a student with a sudden shower of small drop-like scaly spots two weeks after tonsillitis',
        answer: 'guttate psoriasis',
        because: 'A streptococcal throat sets it off in the young; it often clears within three months.',
      },
      {
        subject: 'a child with asthma and dry, itchy, thickened skin in the elbow and knee creases',
        answer: 'atopic eczema',
        because: 'Flexures, itch and atopy make the diagnosis. Plenty of emollient, with steroid for flares.',
      },
      {
        subject: 'a woman with itchy, flat-topped violet papules on the wrists and a white net inside the cheeks',
        answer: 'lichen planus',
        because: 'The white net (Wickham’s striae) and violet papules are typical; potent steroid relieves it.',
      },
      {
        subject: 'a young man with target-shaped spots on the hands a week after a cold sore',
        answer: 'erythema multiforme',
        because: 'Herpes simplex is the usual trigger; it comes and goes over weeks.',
      },
      {
        subject: 'a woman with tender red lumps on the shins and enlarged hilar nodes',
        answer: 'erythema nodosum',
        because: 'Inflammation of fat; sarcoidosis, streptococci, bowel disease and the pill are looked for.',
      },
      {
        subject: 'a man of 82 with weeks of itch and now tense blisters on the trunk and thighs',
        answer: 'bullous pemphigoid',
        because: 'The split lies below the epidermis, so blisters are tense. Very potent topical steroid works well.',
      },
      {
        subject: 'a woman of 50 with painful mouth erosions and flaccid blisters that break at a touch',
        answer: 'pemphigus vulgaris',
        because: 'The split lies within the epidermis; desmoglein antibodies are found. It needs systemic treatment.',
      },
      {
        subject: 'a student with one oval scaly patch, then a spread of smaller ones along the ribs',
        answer: 'pityriasis rosea',
        because: 'A herald patch and a fir-tree pattern; it fades by itself in about two months.',
      },
      {
        subject: 'a woman with ulcerative colitis and a fast-growing painful ulcer with a purple overhanging edge',
        answer: 'pyoderma gangrenosum',
        because: 'Surgery makes it worse. Immunosuppression heals it, and bowel disease or arthritis often lies behind it.',
      },
    ],
    source: {
      title: 'Primary Care Dermatology Society: clinical guidance A to Z',
      publisher: 'Primary Care Dermatology Society',
      year: 2024,
      url: 'https://www.pcds.org.uk/',
    },
  },
  {
    slug: 'skin-lesion-to-tumour',
    topic: 'skin-cancer',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'Which diagnosis is most likely for {subject}?',
    ask_back: 'Which skin lesion is most typical of {answer}?',
    members: [
      {
        subject: 'a slowly growing pearly nodule beside the nose with a rolled edge and fine vessels',
        answer: 'basal cell carcinoma',
        because: 'It invades locally and hardly ever spreads; referral is usually routine unless the site makes delay harmful.',
      },
      {
        subject: 'a crusted, indurated, tender lump on the ear of a roofer that has grown over three months',
        answer: 'squamous cell carcinoma',
        because: 'It can spread to nodes, above all from ear and lip: suspected cancer pathway.',
      },
      {
        subject: 'a flat mole on the calf that has grown and become uneven in edge and colour',
        answer: 'superficial spreading melanoma',
        because: 'Change in shape, size and colour is the warning. Excise with a 2 mm margin; thickness gives the outlook.',
      },
      {
        subject: 'rough, scaly, pink patches on the bald scalp of a gardener, felt better than seen',
        answer: 'actinic keratoses',
        because: 'Sun damage; few progress. Cryotherapy, fluorouracil cream or field treatments clear them.',
      },
      {
        subject: 'a greasy, brown, stuck-on warty plaque with horn cysts on the back',
        answer: 'seborrhoeic keratosis',
        because: 'Harmless and very common; the stuck-on look and horn cysts are enough to reassure.',
      },
      {
        subject: 'a red, scaly patch on a woman’s shin, with full-thickness epidermal atypia but no invasion on biopsy',
        answer: 'Bowen’s disease',
        because: 'Squamous carcinoma in situ fills the epidermis but stops at the basement membrane; a small share becomes invasive.',
      },
      {
        subject: 'a firm brown button on the leg that dimples when pinched',
        answer: 'dermatofibroma',
        because: 'A harmless scar-like nodule, often after an insect bite. The dimple sign is reassuring.',
      },
      {
        subject: 'a bright red, easily bleeding stalked nodule that grew in two weeks after a thorn prick',
        answer: 'pyogenic granuloma',
        because: 'Overgrowth of capillaries after a small wound; removed and sent to exclude amelanotic melanoma.',
      },
    ],
    source: {
      title: 'Suspected cancer: recognition and referral (NG12)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2015,
      url: 'https://www.nice.org.uk/guidance/ng12',
    },
  },
  {
    slug: 'skin-infection-picture-to-diagnosis',
    topic: 'skin-infection',
    focus: 'diagnosis',
    difficulty: 1,
    language: 'en',
    ask: 'Which diagnosis is most likely in {subject}?',
    ask_back: 'Which patient is most likely to have {answer}?',
    members: [
      {
        subject: 'a five-year-old with spreading honey-coloured crusts round the nose and mouth, otherwise well',
        answer: 'non-bullous impetigo',
        because: 'Staphylococcus aureus or streptococci. Hydrogen peroxide cream is enough for a few lesions.',
      },
      {
        subject: 'a febrile woman with a sharply raised, bright red, hot plaque across one cheek',
        answer: 'erysipelas',
        because: 'Streptococci in the upper dermis give the sharp step at the edge; flucloxacillin or penicillin treats it.',
      },
      {
        subject: 'a shocked man with leg pain far beyond what is seen, dusky skin and crepitus',
        answer: 'necrotising fasciitis',
        because: 'Pain out of proportion is the early sign. Surgery now: antibiotics alone do not save the patient.',
      },
      {
        subject: 'a couple with itching worse at night and fine tracks between the fingers',
        answer: 'scabies infestation',
        because: 'Permethrin over the whole skin, repeated after one week, for everyone in the household on the same day.',
      },
      {
        subject: 'a farm child with a ring-shaped scaly patch on the arm that clears in the middle',
        answer: 'tinea corporis',
        because: 'Scrapings show the dermatophyte; terbinafine cream cures it. Steroid cream hides it.',
      },
      {
        subject: 'a toddler with clusters of pearly papules, each with a small central dent',
        answer: 'molluscum contagiosum',
        because: 'A poxvirus; it goes by itself within about 18 months.',
      },
      {
        subject: 'a man with pale, finely scaly patches on the trunk that show up after a beach holiday',
        answer: 'pityriasis versicolor',
        because: 'Malassezia stops tanning. Ketoconazole shampoo treats it; colour returns slowly.',
      },
      {
        subject: 'a woman of 70 with three days of burning pain, then blisters in a band on one side',
        answer: 'herpes zoster',
        because: 'Dormant virus travels down one sensory root. Aciclovir within 72 hours; watch the eye.',
      },
      {
        subject: 'an atopic child with fever and monomorphic punched-out sores over the flexures',
        answer: 'eczema herpeticum',
        because: 'Herpes simplex spreads over broken skin: systemic aciclovir the same day.',
      },
    ],
    source: {
      title: 'Primary Care Dermatology Society: clinical guidance A to Z',
      publisher: 'Primary Care Dermatology Society',
      year: 2024,
      url: 'https://www.pcds.org.uk/',
    },
  },
  {
    slug: 'skin-condition-to-first-treatment',
    topic: 'inflammatory-skin-disease',
    focus: 'management',
    difficulty: 2,
    language: 'en',
    ask: 'Which is the usual first treatment for {subject}?',
    ask_back: 'For which patient is {answer} the usual first treatment?',
    members: [
      {
        subject: 'a man with night-time itching and burrows between the fingers, and his family',
        answer: 'permethrin cream',
        because: 'It is put on twice, seven days apart, and every close contact is treated on the same day, or they pass it back.',
      },
      {
        subject: 'a man with greasy yellow scale over the scalp and eyebrows',
        answer: 'ketoconazole shampoo',
        because: 'It lowers the number of Malassezia yeasts that drive seborrhoeic dermatitis.',
      },
      {
        subject: 'a runner with itchy, white, split skin between the toes',
        answer: 'terbinafine cream',
        because: 'It kills dermatophytes, and one week is often enough in athlete’s foot.',
      },
      {
        subject: 'a well child with three small patches of non-bullous impetigo',
        answer: 'hydrogen peroxide cream',
        because: 'NICE prefers this antiseptic to topical antibiotics for few lesions, to spare resistance.',
      },
      {
        subject: 'a young man with soaking wet armpits who is otherwise well',
        answer: 'aluminium chloride',
        because: 'It plugs the sweat ducts; put on dry skin at night. It stings less if the skin is dry.',
      },
      {
        subject: 'a teenager with mild to moderate acne of the face',
        answer: 'adapalene–benzoyl peroxide gel',
        because: 'NICE offers 12 weeks of a fixed combination; the two unblock pores and kill bacteria without breeding resistance.',
      },
      {
        subject: 'an adult with thick scaly plaques on elbows, knees and trunk',
        answer: 'calcipotriol with betamethasone',
        because: 'A potent steroid with a vitamin D analogue is the opening treatment for plaque psoriasis of trunk and limbs.',
      },
      {
        subject: 'an atopic child with fever and clustered punched-out erosions',
        answer: 'systemic aciclovir',
        because: 'Eczema herpeticum can spread quickly and reach the eye; treat before the swab returns.',
      },
    ],
    source: {
      title: 'British National Formulary: treatment summaries for skin conditions',
      publisher: 'BNF Publications',
      year: 2025,
      url: 'https://bnf.nice.org.uk/treatment-summaries/',
    },
  },
];
