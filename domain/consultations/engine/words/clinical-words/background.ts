import { concept } from './concept';

export const DRUGS = [
  concept(
    'drug',
    'medicine',
    "medicine, medicines, medication, medications, meds, tablet, tablets, pill, pills, drug, drugs, prescribed, prescription, capsules, capsule, treatment, treatments, take anything regularly, on anything, take at home, take for your, take for the, taking for your, on for your, what do you take, what you take, what are you taking, what else do you take, normally on, usually on, regularly on, currently on, take regularly, taking regularly, taking every day, taking daily, repeat prescription, been put on, injections, what you're taking",
    'medicina, medicinas, medicacion, medicamento, medicamentos, pastilla, pastillas, farmaco, tratamiento habitual, receta, remedios, remedio, tratamiento, capsulas, toma algo, tomas algo, tomando algo, que toma, toma para la tension, que medicinas, inyecciones, medicado, medicada, pomada, jarabe',
    true,
  ),
  concept(
    'drug',
    'over-the-counter',
    'over the counter, bought, buy, pharmacy, chemist, from a shop, otc, boots, buy yourself, without a prescription, not prescribed, shop bought, supermarket, get yourself, off the shelf, buying, bought yourself, from the shop, from shops, without prescription, without a script, non prescription, off the internet, online, health shop, from the internet, from a chemist, from the chemist',
    'sin receta, farmacia, compra, comprar, comprado, venta libre, por su cuenta, por tu cuenta, automedica, automedicas, por libre, parafarmacia, por internet, en la farmacia, por mi cuenta',
  ),
  concept(
    'drug',
    'herbal',
    'herbal, herbal remedies, remedies, supplements, supplement, vitamins, vitamin, natural remedies, alternative medicine, alternative medicines, herbs, homeopathic, natural products, alternative remedies',
    'herbolario, hierbas, suplementos, vitaminas, plantas, infusiones, homeopatia, producto natural, productos naturales, remedios naturales, suplemento',
  ),
  concept(
    'drug',
    'contraception',
    'contraception, contraceptive, intrauterine, implant, iud, methods, the pill, your pill, my pill, combined pill, coil, hormones, hrt, hormone replacement, birth control, using protection, contraceptives, condoms, condom',
    'anticonceptivo, anticonceptivos, anticonceptiva, la pildora, pildora, hormonas, diu, metodo anticonceptivo, metodos anticonceptivos, preservativo, preservativos, condon, precauciones, se protege, anticoncepcion',
  ),
  concept(
    'drug',
    'blood-thinner',
    'blood thinner, blood thinners, thin your blood, thins the blood, thin the blood, anticoagulant, anticoagulants, warfarin, apixaban, heparin, thin blood, thins blood, rivaroxaban, edoxaban, blood thinning',
    'anticoagulante, anticoagulantes, sintrom, heparina, apixaban, adelgazar la sangre, licuar la sangre, sangre mas liquida, hacer la sangre, aclarar la sangre, para la sangre',
  ),
  concept(
    'drug',
    'painkiller',
    'painkiller, painkillers, anti-inflammatory, anti-inflammatories, antacid, paracetamol, ibuprofen, codeine, aspirin, pain relief, pain killers, pain killer, pain medication, pain tablets, calpol, nurofen, naproxen, diclofenac, co-codamol, anti inflammatories, anti inflammatory, nsaids, nsaid, pain meds, taking for the pain, take for the pain, taken for the pain, had for the pain, what do you take for the pain, what are you taking for the pain',
    'antiinflamatorio, antiinflamatorios, analgesico, analgesicos, paracetamol, ibuprofeno, codeina, aspirina, calmante, algo para el dolor, toma para el dolor, tomado para el dolor',
  ),
  concept(
    'drug',
    'erection',
    'erection, erections, erectile, sildenafil, viagra, cialis, impotence, get an erection, getting hard, keeping an erection',
    'ereccion, erectil, sildenafilo, viagra, impotencia',
  ),
  concept('drug', 'statin', 'statin, statins', 'estatina, estatinas'),
  concept('drug', 'insulin', 'insulin', 'insulina'),
  concept('drug', 'antibiotic', 'antibiotic, antibiotics', 'antibiotico, antibioticos'),
  concept(
    'drug',
    'steroid',
    'steroid, steroids, prednisolone, cortisone',
    'corticoide, corticoides, prednisona, cortisona',
  ),
  concept(
    'drug',
    'adherence',
    'stopped taking, missed doses, miss any doses, miss a dose, missed a dose, forget a dose, taking them regularly, every day as prescribed, forget your tablets, forget tablets, forget your medicines, forget them, remembering tablets, remember tablets, remember your tablets, skip doses, skip any, take them as, miss any, good at taking, keep up with your, ever skip, remember to take them, remembering to take, take it every day, every single day, every day without, as prescribed, taking them properly, take them properly, mix up, mixes up, mixes them up, mix them up, take them all',
    'dejado de tomar, olvida tomar, se olvida, se le olvidan, se salta tomas, se salta, se olvida de tomar, se acuerda de tomar, todos los dias la, se la toma todos, se acuerda de tomarlas, se acuerda de tomarla, cuando se acuerda',
  ),
];

export const HABITS = [
  concept(
    'habit',
    'smoke',
    'smoke, smoker, smoking, smokes, smoked, cigarette, cigarettes, tobacco, vape, vaping, pack a day, packs a day, pack of cigarettes, packs of cigarettes, fag, fags, roll ups, roll-ups, rollies, nicotine, pipe, cigars, cigar, smoking history, do you smoke, e-cigarette, e-cigarettes, ciggies, vapes',
    'fumar, fuma, fumas, fumador, fumado, tabaco, cigarrillo, cigarrillos, cigarros, vapear, cajetilla, cigarro, pitillos, puros, fumaba, vapea, fumadora, cajetillas, tabaquismo',
  ),
  concept(
    'habit',
    'alcohol',
    'alcohol, drink, drinking, drinks, drinker, units, beer, wine, pints, pint, cans, lager, spirits, booze, tipple, gin, whisky, vodka, wines, beers, sherry, stout, cider, rum, teetotal',
    'alcohol, bebe, bebes, beber, bebida, cerveza, cervezas, vino, copa, copas, trago, tragos, chela, birra, birras, vinos, canas, licor, cubatas, bebedor',
  ),
  concept(
    'habit',
    'recreational-drugs',
    'recreational drugs, recreational, illicit, cannabis, cocaine, street drugs, illegal drugs, use any drugs, take drugs, take any drugs, use drugs, no drugs, other drugs, a joint, coke, weed, marijuana, heroin, party drugs, ecstasy, drug use, inject, injected, injecting, injected drugs, injected any drugs, inject drugs, substances, drugs recreationally, dope, hash, ketamine, mdma, amphetamines, do drugs, do any drugs, ever used drugs, recreationally',
    'drogas, droga, cannabis, cocaina, porros, estupefacientes, marihuana, hachis, sustancias, porro, se droga, consume algo, consume drogas, consume alguna, otras sustancias, toxicos',
  ),
  concept(
    'habit',
    'caffeine',
    'caffeine, coffee, coffees, energy drinks, energy drink, drink tea, drink coffee, cups of tea, cups of coffee, red bull',
    'cafe, cafes, cafeina, bebidas energeticas, mate',
  ),
  concept(
    'habit',
    'exercise',
    'exercise, active, gym, sport, sports, keep fit, work out, keep active, physically active, go for walks',
    'ejercicio, deporte, gimnasio, actividad, actividad fisica, deportes, pasear, paseos, sale a caminar, sale a andar, salir a andar, salia a andar, costumbre de caminar, costumbre de andar, hace deporte, entrena',
  ),
  concept(
    'habit',
    'diet',
    'diet, meals, meal, eat, foods, food, lunch, breakfast, dinner, supper, eating habits, eaten anything new, new foods, eaten anything different, unusual to eat, were you eating, what did you eat, what had you eaten, takeaway, been eating, eat on a normal day, sort of things do you eat',
    'dieta, comidas, comida, come, comes, comer, desayuna, alimentacion, alimentas, desayunar, desayuno, cena, cenas, almuerza, almuerzo, merienda, se alimenta',
  ),
];

export const CONDITIONS = [
  concept(
    'condition',
    'hypertension',
    'blood pressure, high blood pressure, hypertension, hypertensive, bp, blood pressures',
    'tension alta, o tension, y tension, tension arterial, presion arterial, hipertension, hipertenso, la tension, presion alta, la presion, presion, hipertensa',
  ),
  concept(
    'condition',
    'diabetes',
    'diabetes, diabetic, sugar, blood sugar, sugars, blood sugars, blood glucose, type 2',
    'diabetes, diabetico, azucar, diabetica, azucar en sangre',
  ),
  concept('condition', 'cholesterol', 'cholesterol, lipids', 'colesterol, lipidos'),
  concept(
    'condition',
    'heart-disease',
    'heart disease, heart attack, heart trouble, heart problem, heart problems, angina, cardiac, stent, myocardial infarction, heart condition, heart conditions, heart failure, heart murmur, heart issues, cardiac problems, trouble with your heart, problem with your heart, problems with your heart, heart attacks, wrong with your heart, issues with your heart, pacemaker, bypass, stent fitted',
    'infarto, angina, enfermedad del corazon, problemas de corazon, problema de corazon, cardiaco, cardiopatia, problemas del corazon, problema del corazon, enfermo del corazon, mal del corazon, problemas cardiacos, del corazon, marcapasos, arritmia, arritmias, soplo',
  ),
  concept(
    'condition',
    'stroke',
    'stroke, strokes, tia, mini stroke, mini-stroke',
    'ictus, derrame cerebral, infarto cerebral',
  ),
  concept(
    'condition',
    'clot',
    'clot, clots, thrombosis, dvt, embolism, thromboembolic, embolus, blood clot, blood clots',
    'trombo, trombos, trombosis, coagulo, coagulos, embolia, tromboembolia',
  ),
  concept(
    'condition',
    'cancer',
    'cancer, tumour, tumor, malignancy, malignant, a growth',
    'cancer, tumor, maligno, tumores',
  ),
  concept('condition', 'asthma', 'asthma, asthmatic, copd', 'asma, asmatico, epoc'),
  concept('condition', 'ulcer', 'ulcer, ulcers', 'ulcera, ulceras'),
  concept('condition', 'kidney', 'kidney, kidneys, renal', 'rinon, rinones, renal'),
  concept(
    'condition',
    'epilepsy',
    'epilepsy, seizure, seizures, fit, fits, funny turn, funny turns, convulsion, convulsions, is she fitting, is he fitting, was fitting, been fitting, started fitting, convulsing, blank stare, had a fit',
    'epilepsia, convulsion, convulsiones, convulsiona, convulsionado, convulsionar, dado algun ataque, tenido algun ataque, dado un ataque, tenido un ataque, ataques epilepticos, epileptico, epileptica',
  ),
  concept(
    'condition',
    'pregnancy',
    "pregnant, pregnancy, might be expecting, be expecting a baby, you are expecting, could be expecting, chance you're expecting",
    'embarazo, embarazada, encinta, embarazos',
  ),
  concept('condition', 'infection', 'infection, infections', 'infeccion, infecciones'),
];

export const BODY = [
  concept('body', 'chest', 'chest, breastbone, sternum', 'pecho, torax, toracico, esternon'),
  concept('body', 'heart', 'heart', 'corazon'),
  concept('body', 'arm', 'arm, arms, elbow', 'brazo, brazos, codo'),
  concept('body', 'jaw', 'jaw, tooth, teeth', 'mandibula, muela, diente'),
  concept('body', 'back', 'back', 'espalda'),
  concept('body', 'neck', 'neck', 'cuello'),
  concept('body', 'shoulder', 'shoulder, shoulders', 'hombro, hombros'),
  concept(
    'body',
    'leg',
    'leg, legs, calf, calves, ankle, ankles, thigh',
    'pierna, piernas, pantorrilla, pantorrillas, tobillo, tobillos, muslo',
  ),
  concept(
    'body',
    'abdomen',
    'low down, tummy, abdomen, abdominal, belly, stomach, guts, tum, stomach ache, tummy ache, belly ache',
    'barriga, abdomen, abdominal, tripa, estomago',
  ),
  concept('body', 'head', 'head', 'cabeza'),
  concept(
    'body',
    'scalp',
    'scalp, comb, combing, brush your hair, your hair, my hair',
    'cuero cabelludo, peinarse, peinarte, peinarme',
  ),
  concept('body', 'side', 'side, flank', 'costado, flanco'),
  concept('body', 'joint', 'joint, joints, knee, knees', 'articulacion, articulaciones, rodilla, rodillas'),
  concept('body', 'throat', 'throat', 'garganta'),
  concept('body', 'skin', 'skin', 'piel'),
  concept('body', 'eye', 'eye, eyes', 'ojo, ojos'),
  concept('body', 'lung', 'lung, lungs', 'pulmon, pulmones'),
];
