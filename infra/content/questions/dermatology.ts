import type { QuestionContent } from '../question-content';

const nice = 'National Institute for Health and Care Excellence';
const bad = 'British Association of Dermatologists';
const psoriasisGuideline = {
  title: 'Psoriasis: assessment and management (CG153)',
  publisher: nice,
  year: 2012,
  url: 'https://www.nice.org.uk/guidance/cg153',
};
const cancerReferral = {
  title: 'Suspected cancer: recognition and referral (NG12)',
  publisher: nice,
  year: 2015,
  url: 'https://www.nice.org.uk/guidance/ng12',
};
const melanomaGuideline = { title: 'Melanoma: assessment and management (NG14)', publisher: nice, year: 2015, url: 'https://www.nice.org.uk/guidance/ng14' };

export const questions: QuestionContent[] = [
  {
    slug: 'rash-after-a-sore-throat',
    topic: 'inflammatory-skin-disease',
    focus: 'diagnosis',
    difficulty: 1,
    question_text: `
      <p>A 17-year-old girl has had a rash for a week. It came on quickly, 2 weeks after a bad sore throat. There are about 80 scaly, drop-like pink
      papules, 3 to 10 mm across, over trunk and upper limbs. Palms, soles and mouth are clear. There was no first, larger patch. Her
      mother has psoriasis.</p>
      <p>Which diagnosis is most likely?</p>`,
    answers: [
      { text: 'Tinea corporis' },
      { text: 'Secondary syphilis' },
      { text: 'Pityriasis versicolor' },
      { text: 'Guttate psoriasis', correct: true },
      { text: 'Pityriasis rosea' },
    ],
    explanation_text: `
      <p>Many small, drop-like scaly papules that erupt 2 to 3 weeks after a streptococcal sore throat in a young person are <strong>guttate
      psoriasis</strong>. It often clears within 3 to 4 months; emollients, topical treatment or narrowband phototherapy shorten it. Some go on to plaque
      psoriasis.</p>
      <p>Pityriasis rosea starts with a single larger herald patch, and oval lesions follow the lines of the ribs with a collar of scale. Pityriasis
      versicolor is a slow yeast overgrowth with flat, finely scaly patches, paler or darker than the skin. Secondary syphilis usually
      includes palms, soles or mouth; take a sexual history and a test if in doubt. Tinea corporis makes a few rings with a clearing centre.</p>
      <p><strong>Take home:</strong> raindrops after a sore throat are guttate psoriasis.</p>`,
    sources: [psoriasisGuideline],
  },
  {
    slug: 'plaque-psoriasis-first-treatment',
    topic: 'inflammatory-skin-disease',
    focus: 'prescribing',
    difficulty: 2,
    question_text: `
      <p>A 36-year-old man has sharply edged, scaly plaques on both elbows, both knees and the lower back, 4% of his body surface. He has had no treatment
      except an emollient. His joints and nails are normal, and the plaques bother him, but do not stop him from doing things.</p>
      <p>Which treatment does NICE recommend first for trunk and limb psoriasis in adults?</p>`,
    answers: [
      { text: 'Betamethasone valerate 0.1% and calcipotriol, each once a day, for 4 weeks', correct: true },
      { text: 'Clobetasol propionate 0.05% twice a day, for up to 12 weeks' },
      { text: 'Methotrexate 10 mg by mouth once a week, for at least 12 weeks' },
      { text: 'Narrowband ultraviolet B phototherapy, three times a week for 8 weeks' },
      { text: 'Prednisolone 30 mg by mouth once a day, reduced over 4 weeks' },
    ],
    explanation_text: `
      <p>First for trunk and limbs in adults is a <strong>potent steroid once a day with a vitamin D analogue once a day</strong>, applied at separate
      times (one in the morning, one in the evening), for up to 4 weeks. Review at 4 weeks. If response is poor, continue or move to a vitamin D
      analogue twice a day, and so on.</p>
      <p>Clobetasol is very potent: specialist use, and for no more than 4 weeks, with breaks of 4 weeks. Phototherapy and methotrexate are for disease
      that topical treatment cannot control, or that is extensive or disabling. Oral prednisolone is a trap: psoriasis can come back
      worse, or pustular, when it is stopped.</p>
      <p><strong>Take home:</strong> two creams, two times of day, four weeks; no oral steroid.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/cg153',
    sources: [psoriasisGuideline],
  },
  {
    slug: 'tense-blisters-in-old-age',
    topic: 'inflammatory-skin-disease',
    focus: 'mechanism',
    difficulty: 3,
    question_text: `
      <p>An 82-year-old woman has had a very itchy rash for 6 weeks and now has large, tense blisters on the thighs and abdomen. The mouth is spared, and
      rubbing normal skin does not make it slide. Direct immunofluorescence of skin beside a blister shows a line of IgG and C3 along the
      basement membrane zone.</p>
      <p>Which structure is the target of her antibodies?</p>`,
    answers: [
      { text: 'Desmoglein 3 in the desmosomes' },
      { text: 'Tissue transglutaminase in the dermal papillae' },
      { text: 'Desmoglein 1 in the desmosomes' },
      { text: 'Ro antigen in the nuclei of basal keratinocytes' },
      { text: 'BP180 (type XVII collagen) in the hemidesmosomes', correct: true },
    ],
    explanation_text: `
      <p>Old age, itch, tense blisters, a clear mouth and linear IgG and C3 mean <strong>bullous pemphigoid</strong>. The antibodies bind <strong>BP180 and
      BP230 of the hemidesmosomes</strong>, which anchor basal cells to the basement membrane. The split lies below the whole epidermis, so the roof is
      thick and the blister tense.</p>
      <p>Desmogleins hold keratinocytes to each other. Antibodies to desmoglein 3 (mouth) and 1 (skin) cause pemphigus: a split within the epidermis,
      flaccid blisters that break, and skin that slides on rubbing (Nikolsky's sign). Epidermal transglutaminase is the target in dermatitis
      herpetiformis, with granular IgA in the dermal papillae and coeliac disease. Antibodies to Ro and other nuclear antigens belong to lupus.</p>
      <p>A very potent topical steroid to the whole body works as well as tablets, and is safer.</p>
      <p><strong>Take home:</strong> pemphigoi<strong>d</strong> is <strong>d</strong>eep and tense; pemphigu<strong>s</strong> is
      <strong>s</strong>uperficial.</p>`,
    sources: [
      {
        title: 'British Association of Dermatologists guidelines for the management of bullous pemphigoid 2012',
        publisher: bad,
        year: 2012,
        url: 'https://doi.org/10.1111/bjd.12072',
      },
    ],
  },
  {
    slug: 'changing-mole-which-biopsy',
    topic: 'skin-cancer',
    focus: 'investigation',
    difficulty: 2,
    question_text: `
      <p>A 43-year-old woman has a mole on her calf that has grown over 4 months. It is 9 mm across, asymmetrical, with three shades of brown, a blue-grey
      area and an uneven edge. No lymph nodes are felt. Dermoscopy in the skin cancer clinic supports melanoma.</p>
      <p>How should tissue be taken for diagnosis?</p>`,
    answers: [
      { text: 'Curettage with cautery of the base' },
      { text: 'Excision of the whole lesion with a 2 mm margin', correct: true },
      { text: 'Excision of the whole lesion with a 20 mm margin' },
      { text: 'Punch biopsy from the darkest part of the lesion' },
      { text: 'Shave biopsy down to the superficial dermis' },
    ],
    explanation_text: `
      <p>A lesion suspected of melanoma should be <strong>removed whole, with about 2 mm of normal skin and a cuff of fat</strong>. The pathologist then
      sees all of it and can measure <strong>Breslow thickness</strong>, which decides margins, staging and whether a sentinel node biopsy is
      offered.</p>
      <p>A punch samples one spot: it can miss the cancer or its thickest part. It has a place only in large lesions of the face, palms or soles, in expert
      hands. A shave may cut through the base, and the thickness is lost for ever. Curettage destroys the architecture. A 20 mm margin before
      the diagnosis is too much; the wider excision comes later, sized by the thickness, and a wide first cut can disturb lymph drainage.</p>
      <p><strong>Take home:</strong> excise first, measure, then decide.</p>`,
    further_reading: 'https://www.nice.org.uk/guidance/ng14',
    sources: [melanomaGuideline, cancerReferral],
  },
  {
    slug: 'tender-crusted-lump-on-the-ear',
    topic: 'skin-cancer',
    focus: 'diagnosis',
    difficulty: 1,
    question_type: 4,
    question_text: `
      <p>A 72-year-old retired gardener, who had a kidney transplant 9 years ago, has a lump on the upper edge of his ear. It appeared 7 weeks ago and has
      reached 13 mm. It is firm, tender and raised, with a thick crust and a bleeding base. The skin around it is rough and scaly. No nodes are
      felt.</p>
      <p>Fill in the three boxes.</p>`,
    answers: [
      { label: 'Most likely diagnosis', text: 'Cutaneous squamous cell carcinoma', correct: true },
      { label: 'Rough, scaly precursor lesion around it', text: 'Actinic (solar) keratosis', correct: true },
      { label: 'How to refer in England', text: 'Suspected cancer pathway (urgent) referral', correct: true },
    ],
    explanation_text: `
      <p>A tender, crusted, firm nodule that grows over weeks on sun-worn skin is <strong>squamous cell carcinoma</strong>. The rough patches around it are
      <strong>actinic keratoses</strong>, of which a small share turn into it. Immunosuppression after a transplant multiplies the risk
      many times, and site on the ear, size and immunosuppression all make spread to nodes more likely: examine the parotid and neck.</p>
      <p>Squamous cell carcinoma and melanoma go by the <strong>suspected cancer pathway</strong>. Basal cell carcinoma, pearly with a rolled edge and slow
      over years, is usually referred routinely. A keratoacanthoma grows as fast, with a central plug, but cannot be told apart by eye, so it
      is removed. Seborrhoeic keratosis is stuck on, waxy and painless.</p>
      <p><strong>Take home:</strong> tender, crusted and quick: refer urgently.</p>`,
    sources: [
      cancerReferral,
      {
        title: 'British Association of Dermatologists guidelines for the management of people with cutaneous squamous cell carcinoma 2020',
        publisher: bad,
        year: 2021,
        url: 'https://doi.org/10.1111/bjd.19621',
      },
    ],
  },
  {
    slug: 'explaining-basal-cell-carcinoma',
    topic: 'skin-cancer',
    focus: 'communication',
    difficulty: 1,
    question_text: `
      <p>A 66-year-old man is told that the biopsy of the pearly spot on his cheek shows a basal cell carcinoma. He turns pale: "Cancer? My brother died of
      his melanoma. How long have I got?"</p>
      <p>Which reply is best?</p>`,
    answers: [
      { text: '"I cannot say before the scans are done, but please try to stay positive."' },
      { text: '"It is hardly a cancer at all. Honestly, there is nothing to think about."' },
      { text: '"I can see that this is a shock. Yours very rarely spreads, and can be cured."', correct: true },
      { text: '"Most people survive for many years, if it is found early, as yours has been."' },
      { text: '"Survival depends on the thickness, as it does in melanoma. Yours looks thin."' },
    ],
    explanation_text: `
      <p>He has heard "cancer" and thinks of his brother. The best reply <strong>names the feeling, answers the question and gives the fact that
      matters</strong>: basal cell carcinoma grows slowly, very rarely spreads, and removal nearly always cures it. Then say what comes next, that it can
      grow into
      nearby tissue if left, that new ones are common, and how to protect and watch the skin.</p>
      <p>Scans are not needed, and "stay positive" leaves him alone with the fear. "Hardly a cancer" belittles what he feels and the need for treatment.
      "Survive for many years" still sounds like a sentence, and applies another disease's numbers. Thickness guides prognosis in melanoma, not
      here.</p>
      <p><strong>Take home:</strong> emotion first, then one clear and true fact, then the plan.</p>`,
    sources: [
      {
        title: 'British Association of Dermatologists guidelines for the management of adults with basal cell carcinoma 2021',
        publisher: bad,
        year: 2021,
        url: 'https://doi.org/10.1111/bjd.20524',
      },
    ],
  },
  {
    slug: 'leg-pain-out-of-proportion',
    topic: 'skin-infection',
    focus: 'management',
    difficulty: 2,
    question_text: `
      <p>A 54-year-old man with type 2 diabetes grazed his shin 2 days ago. He now has unbearable pain far beyond a patch of redness that has moved 10 cm
      in 2 hours. The skin is dusky, with one blister, and feels numb. Temperature is 38.9 °C, heart rate 134/min, blood pressure 88/46 mmHg, lactate
      5.2 mmol/L. Fluid has been started, and blood cultures taken.</p>
      <p>Which plan is best?</p>`,
    answers: [
      { text: 'Flucloxacillin at a high dose and a review of the edge after 6 hours' },
      { text: 'Broad-spectrum antibiotics and compression ultrasound of the leg' },
      { text: 'Flucloxacillin with benzylpenicillin and aspiration of the blister' },
      { text: 'Broad-spectrum antibiotics and magnetic resonance imaging of the leg' },
      { text: 'Broad-spectrum antibiotics and immediate surgical exploration', correct: true },
    ],
    explanation_text: `
      <p>Pain out of proportion, rapid spread, dusky and numb skin and shock are <strong>necrotising fasciitis</strong>. Bacteria run along fascia and clot
      its vessels, so antibiotics cannot reach the dead tissue: <strong>surgery within hours</strong> is what saves life. Broad-spectrum antibiotics with
      <strong>clindamycin</strong>, which stops ribosomes from making toxin, start at once, and critical care is called.</p>
      <p>Magnetic resonance imaging and ultrasound cost time; normal scans do not exclude it, and the diagnosis is made in theatre. Waiting 6 hours to see
      the edge move may cost the leg or his life. Flucloxacillin with benzylpenicillin misses gut organisms and does nothing against toxin,
      and a blister aspirate does not change the need to operate.</p>
      <p><strong>Take home:</strong> cellulitis that hurts far too much needs a surgeon, not a scan.</p>`,
    sources: [
      { title: 'Cellulitis and erysipelas: antimicrobial prescribing (NG141)', publisher: nice, year: 2019, url: 'https://www.nice.org.uk/guidance/ng141' },
      {
        title: 'WSES/SIS-E consensus conference: recommendations for the management of skin and soft-tissue infections',
        publisher: 'World Society of Emergency Surgery',
        year: 2018,
        url: 'https://doi.org/10.1186/s13017-018-0219-9',
      },
    ],
  },
  {
    slug: 'scabies-in-a-shared-house',
    topic: 'skin-infection',
    focus: 'management',
    difficulty: 2,
    moderate: true,
    question_text: `
      <p>A 20-year-old student has had severe itching at night for 4 weeks. There are burrows between her fingers and on the wrists. She shares a house
      with three friends, of whom only one itches; she has a dog. You prescribe permethrin 5% cream.</p>
      <p>Select THREE pieces of advice that are right.</p>`,
    answers: [
      { text: 'Apply the cream only where there are burrows or itch' },
      { text: 'Apply the cream straight after a long hot bath' },
      { text: 'Apply the cream a second time after 7 days', correct: true },
      { text: 'Have the dog treated by a vet on the same day' },
      { text: 'Expect itch for some weeks, even after cure', correct: true },
      { text: 'Have all housemates treated on the same day', correct: true },
      { text: 'Use the cream every 2 days until the itch has gone' },
    ],
    explanation_text: `
      <p>The itch is an allergy to mites, which takes 3 to 6 weeks to develop the first time. So <strong>housemates and sexual partners are treated on the
      same day, itchy or not</strong>, or mites go round and round. The cream goes on the <strong>whole body</strong>, under the nails and between the
      fingers and toes, is left for 8 to 12 hours, put on again after hand washing, and <strong>repeated after 7 days</strong> to kill what has hatched.
      <strong>Itch may last 2 to 4 weeks</strong> after cure; crotamiton or a mild steroid helps.</p>
      <p>Cream on the itchy parts alone leaves mites elsewhere. Skin should be cool and dry: heat raises absorption. Human mites do not live on dogs. More
      cream irritates skin and keeps the itch alive. Wash bedding and clothes hot on the first day.</p>
      <p><strong>Take home:</strong> whole body, whole house, same day, twice.</p>`,
    further_reading: 'https://cks.nice.org.uk/topics/scabies/',
    sources: [
      { title: 'Scabies (Clinical Knowledge Summary)', publisher: nice, year: 2024, url: 'https://cks.nice.org.uk/topics/scabies/' },
      { title: 'Permethrin', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/drugs/permethrin/' },
    ],
  },
];
