import type { TopicContent } from '../question-content';

const nice = 'National Institute for Health and Care Excellence';

export const topics: TopicContent[] = [
  {
    slug: 'inflammatory-skin-disease',
    specialty: 'dermatology',
    name: 'Inflammatory skin disease',
    name_es: 'Enfermedad inflamatoria de la piel',
    summary: `
      <p>On brown and black skin, inflammation can look purple, grey or dark brown in place of red, and leaves marks for months. Look, touch, and ask about
      sleep, mood and work.</p>
      <table>
        <thead><tr><th></th><th>Eczema</th><th>Psoriasis</th></tr></thead>
        <tbody>
          <tr><td>Where</td><td>Folds of elbows and knees; face in infants</td><td>Outer elbows and knees, scalp, nails</td></tr>
          <tr><td>Look</td><td>Ill-defined, dry, scratched</td><td>Sharp edge, silver scale</td></tr>
          <tr><td>Goes with</td><td>Asthma, hay fever</td><td>Arthritis, heart risk, low mood</td></tr>
        </tbody>
      </table>
      <ul>
        <li><strong>Eczema</strong>: plenty of emollient all the time; topical steroid once or twice a day, matched to severity and site, then stop. One
        fingertip unit (0.5 g) covers two adult palms. Paraffin on clothes burns: warn.</li>
        <li><mark class="marker-yellow">Painful, punched-out clusters and fever: eczema herpeticum; aciclovir the same day.</mark></li>
        <li><strong>Psoriasis</strong> of trunk and limbs: potent steroid once a day plus vitamin D analogue once a day, at separate times, for up to 4
        weeks; then phototherapy, methotrexate, biologics. Worse with lithium, beta-blockers,
        antimalarials and when oral steroids stop.</li>
        <li><strong>Acne</strong>: a 12-week combination first (topical; an oral tetracycline with a topical if moderate to severe); no antibiotic
        alone. Isotretinoin harms a fetus.</li>
        <li><strong>Urticaria</strong>: non-sedating antihistamine.</li>
        <li><strong>Bullous pemphigoid</strong>: old age, itch, tense blisters. <strong>Pemphigus</strong>: mouth, flaccid blisters.</li>
        <li><strong>Emergencies</strong>: erythroderma; Stevens-Johnson syndrome (painful skin, mouth and eyes): stop the drug.</li>
      </ul>`,
    sources: [
      { title: 'Atopic eczema in under 12s: diagnosis and management (CG57)', publisher: nice, year: 2007, url: 'https://www.nice.org.uk/guidance/cg57' },
      { title: 'Psoriasis: assessment and management (CG153)', publisher: nice, year: 2012, url: 'https://www.nice.org.uk/guidance/cg153' },
      { title: 'Acne vulgaris: management (NG198)', publisher: nice, year: 2021, url: 'https://www.nice.org.uk/guidance/ng198' },
    ],
  },
  {
    slug: 'skin-cancer',
    specialty: 'dermatology',
    name: 'Skin cancer',
    name_es: 'Cáncer de piel',
    summary: `
      <table>
        <thead><tr><th></th><th>Basal cell</th><th>Squamous cell</th><th>Melanoma</th></tr></thead>
        <tbody>
          <tr><td>Look</td><td>Pearly, rolled edge, fine vessels, central ulcer</td><td>Crusted, firm, tender, grows over weeks</td><td>Changing, uneven,
          many colours; or a new firm nodule</td></tr>
          <tr><td>Spread</td><td>Very rare; destroys locally</td><td>A few; lip, ear, immunosuppression</td><td>Early, by lymph and blood</td></tr>
          <tr><td>Referral</td><td>Routine, unless size or site worries</td><td>Suspected cancer</td><td>Suspected cancer</td></tr>
          <tr><td>Treatment</td><td>Excision, Mohs near the eye and nose; creams if superficial</td><td>Excision with margin</td><td>Excision, then wider;
          sentinel node, immunotherapy</td></tr>
        </tbody>
      </table>
      <h3>Is this mole melanoma?</h3>
      <p>Weighted 7-point list, refer at 3 or more. <strong>Two points</strong>: change in size, irregular shape, irregular colour. <strong>One
      point</strong>: 7 mm or more, inflammation, oozing, change in sensation. Refer also on strong worry or dermoscopy.
      A mole unlike its neighbours ("ugly duckling") deserves a look.</p>
      <ul>
        <li><mark class="marker-yellow">Breslow thickness in millimetres is the main guide to prognosis.</mark> Ulceration and nodes matter too.</li>
        <li>Suspected melanoma: <strong>excise it whole</strong> with 2 mm of skin; no shave, no laser.</li>
        <li>On dark skin look at palms, soles and nails: acral melanoma is the commonest form there.</li>
        <li>Amelanotic melanoma is pink and easily missed.</li>
      </ul>
      <h3>Before cancer</h3>
      <p>Actinic keratosis: rough scale on sun-worn skin; fluorouracil cream, cryotherapy. Bowen's disease: squamous carcinoma in situ. Sun protection, and
      no sunbeds, for everyone; organ transplant recipients need regular checks.</p>`,
    sources: [
      { title: 'Suspected cancer: recognition and referral (NG12)', publisher: nice, year: 2015, url: 'https://www.nice.org.uk/guidance/ng12' },
      { title: 'Melanoma: assessment and management (NG14)', publisher: nice, year: 2015, url: 'https://www.nice.org.uk/guidance/ng14' },
      {
        title: 'British Association of Dermatologists guidelines for the management of adults with basal cell carcinoma 2021',
        publisher: 'British Association of Dermatologists',
        year: 2021,
        url: 'https://doi.org/10.1111/bjd.20524',
      },
    ],
  },
  {
    slug: 'skin-infection',
    specialty: 'dermatology',
    name: 'Skin infection',
    name_es: 'Infección cutánea',
    summary: `
      <table>
        <thead><tr><th>Infection</th><th>Clue</th><th>Usual first treatment</th></tr></thead>
        <tbody>
          <tr><td>Impetigo</td><td>Golden crust</td><td>Hydrogen peroxide 1% cream if localised; if widespread, fusidic acid cream or oral
          flucloxacillin</td></tr>
          <tr><td>Cellulitis</td><td>One hot, spreading, tender leg</td><td>Flucloxacillin 500 mg to 1 g four times a day, 5 to 7 days</td></tr>
          <tr><td>Tinea</td><td>Ring with active edge; scrape it</td><td>Terbinafine cream; tablets for scalp and nail</td></tr>
          <tr><td>Scabies</td><td>Itch at night, burrows, family itches</td><td>Permethrin 5% twice, 7 days apart; contacts too</td></tr>
          <tr><td>Shingles</td><td>Pain, then blisters in one dermatome</td><td>Aciclovir within 72 hours</td></tr>
          <tr><td>Erythema migrans</td><td>Ring spreading from a tick bite</td><td>Doxycycline 21 days; no blood test needed</td></tr>
        </tbody>
      </table>
      <ul>
        <li><strong>Red on both sides is rarely cellulitis</strong>: think of varicose eczema, heart failure, lymphoedema.</li>
        <li>Draw round the edge. Treat the way in, such as cracks between the toes. Raise the leg.</li>
        <li>Near eyes or nose, bites, diabetes with a foot ulcer: other drugs and lower threshold for advice.</li>
      </ul>
      <h3>Necrotising fasciitis</h3>
      <p><mark class="marker-yellow">Pain out of proportion, rapid spread, shock; later dusky skin, blisters, crackling, numbness.</mark> It is a surgical
      diagnosis: call the surgeons first, broad antibiotics with clindamycin, resuscitate, and do not
      wait for imaging. Risk: diabetes, injected drugs, wounds, SGLT2 inhibitors (perineum).</p>
      <h3>Do not miss</h3>
      <ul>
        <li>Shingles on the tip of the nose: the eye is at risk.</li>
        <li>Sunburn-like rash and shock: toxic shock; look for tampon or wound.</li>
        <li>Sheets of peeling skin in an infant: staphylococcal scalded skin.</li>
      </ul>`,
    sources: [
      { title: 'Cellulitis and erysipelas: antimicrobial prescribing (NG141)', publisher: nice, year: 2019, url: 'https://www.nice.org.uk/guidance/ng141' },
      { title: 'Impetigo: antimicrobial prescribing (NG153)', publisher: nice, year: 2020, url: 'https://www.nice.org.uk/guidance/ng153' },
      { title: 'Scabies (Clinical Knowledge Summary)', publisher: nice, year: 2024, url: 'https://cks.nice.org.uk/topics/scabies/' },
    ],
  },
];
