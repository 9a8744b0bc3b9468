import type { TopicContent } from '../question-content';

const nice = 'National Institute for Health and Care Excellence';

export const topics: TopicContent[] = [
  {
    slug: 'inflammatory-arthritis',
    specialty: 'rheumatology',
    name: 'Inflammatory arthritis',
    name_es: 'Artritis inflamatoria',
    summary: `
      <p>Inflammation shows itself by morning stiffness over 30 minutes, swelling that feels soft, ease with movement and a raised CRP (which may be
      normal).</p>
      <table>
        <thead><tr><th></th><th>Rheumatoid</th><th>Axial spondyloarthritis</th><th>Psoriatic</th></tr></thead>
        <tbody>
          <tr><td>Joints</td><td>Small, symmetrical; MCP, PIP, wrist, MTP</td><td>Sacroiliac, spine; heel</td><td>Often uneven; end joints, whole
          digit</td></tr>
          <tr><td>Clue</td><td>Anti-CCP, nodules</td><td>Under 45, wakes in the second half of the night, uveitis</td><td>Nail pits, family
          history</td></tr>
          <tr><td>Test</td><td>RF, anti-CCP, X-ray of hands and feet</td><td>X-ray, MRI of sacroiliac joints, HLA-B27</td><td>X-ray; RF negative</td></tr>
        </tbody>
      </table>
      <h3>Rheumatoid arthritis</h3>
      <ul>
        <li><mark class="marker-yellow">Persistent synovitis: refer at once, even with normal CRP and negative rheumatoid factor.</mark></li>
        <li>Start one conventional DMARD within 3 months of the first symptoms: methotrexate, leflunomide or sulfasalazine; a short glucocorticoid bridge
        may help.</li>
        <li>Treat to target: measure CRP and DAS28 monthly until remission or low activity. Then add drugs; biological or targeted ones if two conventional
        DMARDs fail.</li>
        <li>Methotrexate is <strong>weekly</strong>, with folic acid on another day; monitor blood count, liver and kidney. Never with trimethoprim. Stop
        before pregnancy.</li>
        <li>Before a TNF inhibitor: tuberculosis and hepatitis B.</li>
      </ul>
      <h3>Axial spondyloarthritis</h3>
      <p>NSAID and structured exercise first; then a TNF, IL-17 or JAK inhibitor. Conventional DMARDs do not help the spine.</p>`,
    sources: [
      { title: 'Rheumatoid arthritis in adults: management (NG100)', publisher: nice, year: 2018, url: 'https://www.nice.org.uk/guidance/ng100' },
      { title: 'Spondyloarthritis in over 16s: diagnosis and management (NG65)', publisher: nice, year: 2017, url: 'https://www.nice.org.uk/guidance/ng65' },
    ],
  },
  {
    slug: 'crystal-arthropathy',
    specialty: 'rheumatology',
    name: 'Crystal arthropathy',
    name_es: 'Artropatía por cristales',
    summary: `
      <table>
        <thead><tr><th></th><th>Gout</th><th>Calcium pyrophosphate</th></tr></thead>
        <tbody>
          <tr><td>Joint</td><td>First MTP, midfoot, ankle, knee</td><td>Knee, wrist</td></tr>
          <tr><td>Crystals</td><td>Needles, <strong>negatively</strong> birefringent</td><td>Rhomboid, weakly <strong>positive</strong></td></tr>
          <tr><td>Background</td><td>Diuretics, kidney disease, alcohol, obesity</td><td>Age; if young: haemochromatosis, hyperparathyroidism, low
          magnesium</td></tr>
          <tr><td>X-ray</td><td>Punched-out erosions (late)</td><td>Chondrocalcinosis</td></tr>
        </tbody>
      </table>
      <p><mark class="marker-yellow">A hot swollen joint is septic until the fluid is cultured</mark>; crystals do not exclude infection. Aspirate before
      antibiotics when you can.</p>
      <h3>A flare of gout</h3>
      <ul>
        <li>NSAID with a proton pump inhibitor, <em>or</em> colchicine, <em>or</em> a short course of prednisolone: choose by kidney, heart, stomach,
        diabetes and other drugs.</li>
        <li>Colchicine 500 micrograms 2 to 4 times a day, lower in kidney disease; beware clarithromycin and statins.</li>
        <li>Serum urate of 360 µmol/L or more supports the diagnosis; it can be normal in a flare, so repeat at least 2 weeks after it settles.</li>
        <li>Do not stop allopurinol that is already taken.</li>
      </ul>
      <h3>Prevent</h3>
      <ul>
        <li>Offer urate lowering with frequent or troublesome flares, tophi, chronic gouty arthritis, diuretics or chronic kidney disease stages 3 to 5;
        discuss it with everyone else after a flare.</li>
        <li>Allopurinol (preferred in major cardiovascular disease) or febuxostat, start low, usually 2 to 4 weeks after a flare, increase to
        <strong>below 360 µmol/L</strong> (below 300 with tophi
        or frequent flares).</li>
        <li>Colchicine cover while the dose goes up.</li>
      </ul>`,
    sources: [
      { title: 'Gout: diagnosis and management (NG219)', publisher: nice, year: 2022, url: 'https://www.nice.org.uk/guidance/ng219' },
      { title: 'Gout', publisher: 'British National Formulary', year: 2025, url: 'https://bnf.nice.org.uk/treatment-summaries/gout/' },
    ],
  },
  {
    slug: 'connective-tissue-disease-and-vasculitis',
    specialty: 'rheumatology',
    name: 'Connective tissue disease and vasculitis',
    name_es: 'Conectivopatías y vasculitis',
    summary: `
      <table>
        <thead><tr><th>Disease</th><th>Clue</th><th>Antibody</th></tr></thead>
        <tbody>
          <tr><td>Lupus</td><td>Rash in sunlight, ulcers, arthritis, low blood counts, nephritis</td><td>ANA (sensitive), anti-dsDNA, anti-Sm</td></tr>
          <tr><td>Antiphospholipid</td><td>Thrombosis, lost pregnancies</td><td>Lupus anticoagulant, anticardiolipin</td></tr>
          <tr><td>Sjögren's</td><td>Dry eyes and mouth</td><td>Anti-Ro, anti-La</td></tr>
          <tr><td>Systemic sclerosis</td><td>Raynaud's, tight skin, reflux</td><td>Anticentromere, anti-Scl-70</td></tr>
          <tr><td>Myositis</td><td>Proximal weakness, lilac eyelids</td><td>Anti-Jo-1 and others</td></tr>
          <tr><td>Granulomatosis with polyangiitis</td><td>Nose, lung, kidney</td><td>cANCA, PR3</td></tr>
          <tr><td>Microscopic polyangiitis</td><td>Lung, kidney</td><td>pANCA, MPO</td></tr>
        </tbody>
      </table>
      <ul>
        <li><strong>Dip the urine</strong> of anyone with possible lupus or vasculitis: silent nephritis costs kidneys. In lupus a flare lowers C3 and C4
        and raises anti-dsDNA; CRP stays modest.</li>
        <li>Hydroxychloroquine is for nearly everyone with lupus.</li>
        <li>Scleroderma renal crisis: sudden hypertension; give an <strong>ACE inhibitor</strong>.</li>
        <li>Adult dermatomyositis: look for cancer.</li>
      </ul>
      <h3>Giant cell arteritis</h3>
      <p>Over 50, new headache, tender scalp, jaw pain on chewing, raised CRP. <mark class="marker-yellow">Give prednisolone 40 to 60 mg at once</mark>;
      with visual symptoms intravenous
      methylprednisolone or 60 to 100 mg by mouth, and an ophthalmologist the same day. Ultrasound or biopsy follows; treatment does not wait.
      Polymyalgia rheumatica (shoulder and hip stiffness) responds to 15 mg.</p>`,
    sources: [
      {
        title: 'British Society for Rheumatology guideline on diagnosis and treatment of giant cell arteritis',
        publisher: 'British Society for Rheumatology',
        year: 2020,
        url: 'https://doi.org/10.1093/rheumatology/kez672',
      },
      {
        title: 'The British Society for Rheumatology guideline for the management of systemic lupus erythematosus in adults',
        publisher: 'British Society for Rheumatology',
        year: 2018,
        url: 'https://doi.org/10.1093/rheumatology/kex286',
      },
    ],
  },
  {
    slug: 'back-pain',
    specialty: 'rheumatology',
    name: 'Back pain',
    name_es: 'Dolor de espalda',
    summary: `
      <p>Most back pain is non-specific and gets better. The first task is to look for the few causes that cannot wait; the second is not to harm the many
      who will recover.</p>
      <h3>Red flags</h3>
      <table>
        <thead><tr><th>Think of</th><th>When</th></tr></thead>
        <tbody>
          <tr><td><strong>Cauda equina</strong></td><td>Both legs, saddle numbness, change of bladder, bowel or sexual function</td></tr>
          <tr><td>Metastatic cord compression</td><td>Cancer; pain in the thoracic spine, at night, on straining; weak legs</td></tr>
          <tr><td>Infection</td><td>Fever, injected drugs, immunosuppression, tender spine</td></tr>
          <tr><td>Fracture</td><td>Osteoporosis, steroids, fall</td></tr>
          <tr><td>Aortic aneurysm</td><td>Over 60, vascular risk, collapse</td></tr>
          <tr><td>Spondyloarthritis</td><td>Under 45, 3 months, morning stiffness, better with exercise</td></tr>
        </tbody>
      </table>
      <p><mark class="marker-yellow">Suspected cauda equina: emergency MRI now, not after retention.</mark> Suspected cord compression with neurological
      signs: dexamethasone 16 mg, MRI of the whole spine within 24 hours.</p>
      <h3>Non-specific pain and sciatica</h3>
      <ul>
        <li>No imaging unless it will change what you do: bulges and wear are common in people without pain.</li>
        <li>Stay active, stay at work where possible; heat, group exercise, manual therapy as part of a package, psychological therapy if recovery is slow.
        Use a tool such as STarT Back.</li>
        <li>NSAID at the lowest dose for the shortest time. <strong>Not paracetamol alone; no opioid for chronic pain</strong>; a weak one only briefly if
        an NSAID is not possible.</li>
        <li>Sciatica: no gabapentinoids, benzodiazepines or oral steroids. Severe and acute: epidural injection; failing treatment: discuss surgery.</li>
      </ul>`,
    sources: [
      {
        title: 'Low back pain and sciatica in over 16s: assessment and management (NG59)',
        publisher: nice,
        year: 2016,
        url: 'https://www.nice.org.uk/guidance/ng59',
      },
      { title: 'Spinal metastases and metastatic spinal cord compression (NG234)', publisher: nice, year: 2023, url: 'https://www.nice.org.uk/guidance/ng234' },
    ],
  },
];
