import type { FactFamily } from '../fact-content';

export const families: FactFamily[] = [
  {
    slug: 'counselling-advice-to-medicine',
    topic: 'safe-prescribing',
    focus: 'communication',
    difficulty: 1,
    language: 'en',
    ask: 'For which medicine should a patient be told to {subject}?',
    ask_back: 'Which advice matters most to a patient who is about to start {answer}?',
    members: [
      {
        subject: 'expect black stools and keep tea and milk away from the tablet',
        answer: 'ferrous sulfate',
        because: 'Unabsorbed iron blackens the stool, which is harmless; tannins and calcium bind it in the gut. One tablet a day is enough.',
      },
      {
        subject: 'sit down, spray it under the tongue and ring 999 if the chest pain lasts',
        answer: 'glyceryl trinitrate',
        because: 'It drops the blood pressure within a minute, so sitting prevents a faint. Pain that lasts beyond two doses may be an infarct. It is never used with sildenafil.',
      },
      {
        subject: 'swallow it with plain water before breakfast and stay upright for half an hour',
        answer: 'alendronic acid',
        because: 'A tablet that lodges burns the gullet, and food stops its absorption. Severe pain on swallowing means stopping.',
      },
      {
        subject: 'expect orange urine and tears and leave out soft contact lenses',
        answer: 'rifampicin',
        because: 'The drug is coloured. It also weakens hormonal contraception, so that is discussed at the same time.',
      },
      {
        subject: 'use reliable contraception and have pregnancy tests throughout treatment for acne',
        answer: 'isotretinoin',
        because: 'It causes severe malformations. The prevention programme covers the time before, during and one month after treatment; mood is asked about too.',
      },
      {
        subject: 'rise slowly after the first doses and mention it before any cataract operation',
        answer: 'tamsulosin',
        because: 'Alpha-1 blockade can drop the pressure on standing, most of all at first, and makes the iris floppy during cataract surgery.',
      },
      {
        subject: 'report a sore throat or fever at once so that the neutrophils can be counted',
        answer: 'carbimazole',
        because: 'Agranulocytosis comes suddenly, mostly in the first three months, so the patient’s alarm is worth more than routine counts.',
      },
      {
        subject: 'drink steadily, keep to one brand and avoid over-the-counter ibuprofen',
        answer: 'lithium carbonate',
        because: 'Dehydration and NSAIDs make the kidney retain it, and brands differ in absorption.',
      },
      {
        subject: 'carry a steroid card and never stop the tablets suddenly',
        answer: 'prednisolone',
        because: 'After weeks of treatment the adrenal glands are suppressed, so sudden withdrawal can cause adrenal crisis; extra doses are needed in illness.',
      },
    ],
    source: {
      title: 'British National Formulary: drugs A to Z',
      publisher: 'BNF Publications',
      year: 2025,
      url: 'https://bnf.nice.org.uk/drugs/',
    },
  },
  {
    slug: 'drug-pair-to-danger',
    topic: 'drug-interactions',
    focus: 'prescribing',
    difficulty: 2,
    language: 'en',
    ask: 'What is the main danger of combining {subject}?',
    ask_back: 'Which combination of drugs carries the greatest danger of {answer}?',
    members: [
      {
        subject: 'clarithromycin with simvastatin',
        answer: 'rhabdomyolysis',
        because: 'CYP3A4 is blocked and the statin level rises several times. Pause the statin during the course.',
      },
      {
        subject: 'trimethoprim with methotrexate',
        answer: 'bone marrow failure',
        because: 'Both block dihydrofolate reductase, and even a short course can be fatal. Choose another antibiotic.',
      },
      {
        subject: 'gentamicin with furosemide',
        answer: 'permanent hearing loss',
        because: 'Both can harm the inner ear, and a high intravenous dose of the diuretic adds most. Watch renal function and the antibiotic level.',
      },
      {
        subject: 'rifampicin with the combined pill',
        answer: 'unintended pregnancy',
        because: 'Enzyme induction breaks down the hormones within days and lasts four weeks after stopping.',
      },
      {
        subject: 'tramadol with sertraline',
        answer: 'serotonin toxicity',
        because: 'Both raise serotonin in the synapse; clonus, agitation and sweating follow, and seizures are likelier.',
      },
      {
        subject: 'ramipril with spironolactone',
        answer: 'hyperkalaemia',
        because: 'Both lower aldosterone action. The pair is useful in heart failure, but potassium is checked within a week and after each change.',
      },
      {
        subject: 'verapamil with bisoprolol',
        answer: 'complete heart block',
        because: 'Two brakes on the atrioventricular node may stop it. Amlodipine is the safer calcium channel blocker.',
      },
      {
        subject: 'fluconazole with warfarin',
        answer: 'major haemorrhage',
        because: 'CYP2C9 is inhibited and the INR climbs within days. Check it early and lower the dose.',
      },
    ],
    source: {
      title: 'British National Formulary: interactions',
      publisher: 'BNF Publications',
      year: 2025,
      url: 'https://bnf.nice.org.uk/interactions/',
    },
  },
  {
    slug: 'adverse-reaction-to-drug',
    topic: 'adverse-drug-reactions',
    focus: 'diagnosis',
    difficulty: 2,
    language: 'en',
    ask: 'Which drug is the most likely cause of {subject}?',
    ask_back: 'Which adverse reaction is most characteristic of {answer}?',
    members: [
      {
        subject: 'slate-grey skin, corneal deposits and abnormal thyroid tests in a man with an arrhythmia',
        answer: 'amiodarone',
        because: 'It is rich in iodine and stays in tissues for months. Thyroid and liver tests are checked every six months.',
      },
      {
        subject: 'sudden snapping of the Achilles tendon during a course of treatment for pyelonephritis',
        answer: 'ciprofloxacin',
        because: 'Quinolones weaken tendons, more so with steroids and with age: stop at the first tendon pain.',
      },
      {
        subject: 'nausea, yellow-tinged vision and a slow pulse in a woman with renal impairment',
        answer: 'digoxin',
        because: 'It is cleared by the kidney; low potassium adds to the toxicity. Check the level and the ECG.',
      },
      {
        subject: 'exposed, painful jaw bone after a tooth extraction in a woman treated for bone metastases',
        answer: 'zoledronic acid',
        because: 'Bisphosphonates slow the repair of bone; dental work is done before treatment starts.',
      },
      {
        subject: 'compulsive gambling and sudden daytime sleep in a man with stiffness and tremor',
        answer: 'ropinirole',
        because: 'Dopamine agonists act on reward pathways. Ask about it openly, since people rarely tell.',
      },
      {
        subject: 'swelling of the tongue and lips without wheals in a man on long-term blood pressure tablets',
        answer: 'enalapril',
        because: 'Bradykinin swelling can come after years. Adrenaline and antihistamines do little; stop the whole class.',
      },
      {
        subject: 'flushing and itching of the face and neck during a fast infusion for MRSA',
        answer: 'vancomycin',
        because: 'Too fast an infusion releases histamine directly; it is not an IgE-mediated allergy. Stop it, then restart it more slowly.',
      },
      {
        subject: 'painful visible haematuria in a woman treated for vasculitis',
        answer: 'cyclophosphamide',
        because: 'The metabolite acrolein burns the bladder lining; fluids and mesna prevent it.',
      },
    ],
    source: {
      title: 'British National Formulary: drugs A to Z',
      publisher: 'BNF Publications',
      year: 2025,
      url: 'https://bnf.nice.org.uk/drugs/',
    },
  },
  {
    slug: 'antithrombotic-to-action',
    topic: 'anticoagulation',
    focus: 'mechanism',
    difficulty: 2,
    language: 'en',
    ask: 'By which action does {subject} affect clotting or clot breakdown?',
    ask_back: 'Which drug affects clotting or clot breakdown mainly by {answer}?',
    members: [
      {
        subject: 'warfarin',
        answer: 'inhibiting vitamin K epoxide reductase',
        because: 'Factors II, VII, IX and X are left unfinished. Protein C falls first, so heparin covers the first days.',
      },
      {
        subject: 'apixaban',
        answer: 'directly inhibiting factor Xa',
        because: 'It needs no antithrombin, acts within hours and about a quarter leaves by the kidney.',
      },
      {
        subject: 'dabigatran',
        answer: 'directly inhibiting thrombin',
        because: 'About 80% is cleared by the kidney, so it is contraindicated below a creatinine clearance of 30 mL/min.',
      },
      {
        subject: 'enoxaparin',
        answer: 'potentiating antithrombin',
        because: 'It speeds up antithrombin against factor Xa in particular. Dose is lowered in severe renal impairment.',
      },
      {
        subject: 'aspirin',
        answer: 'irreversibly acetylating COX-1',
        because: 'Platelets cannot make new enzyme, so thromboxane is missing for their lifetime.',
      },
      {
        subject: 'clopidogrel',
        answer: 'irreversibly blocking P2Y12 receptors',
        because: 'It is a prodrug made active by CYP2C19; ADP can no longer recruit platelets.',
      },
      {
        subject: 'tirofiban',
        answer: 'blocking glycoprotein IIb/IIIa',
        because: 'It blocks the last step, in which fibrinogen ties platelets together.',
      },
      {
        subject: 'alteplase',
        answer: 'converting plasminogen to plasmin',
        because: 'Made to act on fibrin, it dissolves clots already formed; bleeding into the brain is the price.',
      },
      {
        subject: 'tranexamic acid',
        answer: 'occupying lysine sites on plasminogen',
        because: 'Plasminogen cannot dock on fibrin, so the clot is kept. In trauma it must be given within three hours.',
      },
    ],
    source: {
      title: 'British National Formulary: drugs A to Z',
      publisher: 'BNF Publications',
      year: 2025,
      url: 'https://bnf.nice.org.uk/drugs/',
    },
  },
  {
    slug: 'anticoagulation-problem-to-drug',
    topic: 'anticoagulation',
    focus: 'management',
    difficulty: 2,
    language: 'en',
    ask: 'Which drug is most appropriate for {subject}?',
    ask_back: 'Which patient most clearly needs {answer}?',
    members: [
      {
        subject: 'a man who needs lifelong anticoagulation for a mechanical mitral valve',
        answer: 'oral warfarin',
        because: 'Direct anticoagulants are less safe and effective with mechanical valves and are contraindicated.',
      },
      {
        subject: 'a woman 20 weeks pregnant with a new deep vein thrombosis',
        answer: 'subcutaneous dalteparin',
        because: 'Heparins do not cross the placenta; warfarin and direct anticoagulants do.',
      },
      {
        subject: 'a man whose platelets fell by two-thirds on day 7 of heparin, with a new clot in a leg vein',
        answer: 'intravenous argatroban',
        because: 'Heparin-induced thrombocytopenia causes clots: stop every heparin and use another agent. Warfarin waits until the platelets have recovered.',
      },
      {
        subject: 'a shocked woman with a proven massive pulmonary embolism and no risk factor for bleeding',
        answer: 'intravenous alteplase',
        because: 'Shock from embolism justifies dissolving the clot; anticoagulation alone only prevents its growth.',
      },
      {
        subject: 'a woman on warfarin with an INR of 5.8 and a bleed into the brain',
        answer: 'prothrombin complex concentrate',
        because: 'It replaces the missing factors within minutes; vitamin K by vein keeps the effect up.',
      },
      {
        subject: 'a man on warfarin with an INR of 9.2 and no bleeding at all',
        answer: 'oral phytomenadione',
        because: 'Stop warfarin and give a small dose by mouth; the INR falls within a day without making him resistant.',
      },
      {
        subject: 'a man with brisk bleeding shortly after a large bolus of unfractionated heparin',
        answer: 'intravenous protamine',
        because: 'It binds heparin one to one. It reverses low molecular weight heparin only in part.',
      },
      {
        subject: 'a woman on dabigatran with a ruptured spleen, when its specific reversal agent is at hand',
        answer: 'intravenous idarucizumab',
        because: 'The antibody fragment captures the drug within minutes; factor concentrates are kept for when it cannot be had.',
      },
    ],
    source: {
      title: 'British National Formulary: oral anticoagulants',
      publisher: 'BNF Publications',
      year: 2025,
      url: 'https://bnf.nice.org.uk/treatment-summaries/oral-anticoagulants/',
    },
  },
];
