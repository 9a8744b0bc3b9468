import { concept } from './concept';

export const DRUGS = [
  concept(
    'drug',
    'medicine',
    'medicine, medicines, medication, medications, meds, tablet, tablets, pill, pills, drug, drugs, prescribed, prescription',
    'medicina, medicinas, medicacion, medicamento, medicamentos, pastilla, pastillas, farmaco, tratamiento habitual, receta',
    true,
  ),
  concept(
    'drug',
    'over-the-counter',
    'over the counter, bought, buy, pharmacy, chemist, from a shop',
    'sin receta, farmacia, compra, comprar, comprado',
  ),
  concept(
    'drug',
    'herbal',
    'herbal, herbal remedies, remedies, supplements, supplement',
    'herbolario, hierbas, suplementos',
  ),
  concept(
    'drug',
    'contraception',
    'contraception, contraceptive, intrauterine, implant, iud, methods, the pill, your pill, my pill, combined pill, coil, hormones, hrt, hormone replacement',
    'anticonceptivo, anticonceptivos, anticonceptiva, la pildora, pildora, hormonas, diu',
  ),
  concept(
    'drug',
    'blood-thinner',
    'blood thinner, blood thinners, thin your blood, thins the blood, thin the blood, anticoagulant, anticoagulants, warfarin, apixaban, heparin',
    'anticoagulante, anticoagulantes, sintrom, heparina, apixaban',
  ),
  concept(
    'drug',
    'painkiller',
    'painkiller, painkillers, anti-inflammatory, anti-inflammatories, antacid, paracetamol, ibuprofen, codeine, aspirin, pain relief',
    'antiinflamatorio, antiinflamatorios, analgesico, analgesicos, paracetamol, ibuprofeno, codeina, aspirina, calmante',
  ),
  concept(
    'drug',
    'erection',
    'erection, erections, erectile, sildenafil, viagra',
    'ereccion, erectil, sildenafilo, viagra',
  ),
  concept('drug', 'statin', 'statin, statins', 'estatina, estatinas'),
  concept('drug', 'insulin', 'insulin', 'insulina'),
  concept('drug', 'antibiotic', 'antibiotic, antibiotics', 'antibiotico, antibioticos'),
  concept('drug', 'steroid', 'steroid, steroids, prednisolone', 'corticoide, corticoides, prednisona'),
  concept(
    'drug',
    'adherence',
    'stopped taking, missed doses, miss any doses, miss a dose, missed a dose, forget a dose, taking them regularly, every day as prescribed',
    'dejado de tomar, olvida tomar, se olvida',
  ),
];

export const HABITS = [
  concept(
    'habit',
    'smoke',
    'smoke, smoker, smoking, smokes, smoked, cigarette, cigarettes, tobacco, vape, vaping, pack a day, packs a day, pack of cigarettes, packs of cigarettes',
    'fumar, fuma, fumas, fumador, fumado, tabaco, cigarrillo, cigarrillos, cigarros, vapear, cajetilla',
  ),
  concept(
    'habit',
    'alcohol',
    'alcohol, drink, drinking, drinks, drinker, units, beer, wine, pints, pint, cans, lager, spirits',
    'alcohol, bebe, bebes, beber, bebida, cerveza, cervezas, vino, copa, copas',
  ),
  concept(
    'habit',
    'recreational-drugs',
    'recreational drugs, recreational, illicit, cannabis, cocaine, street drugs, illegal drugs, use any drugs, take drugs, take any drugs, use drugs, no drugs, other drugs, a joint',
    'drogas, droga, cannabis, cocaina, porros, estupefacientes',
  ),
  concept(
    'habit',
    'caffeine',
    'caffeine, coffee, coffees, energy drinks, energy drink, drink tea, drink coffee, cups of tea',
    'cafe, cafes, cafeina, bebidas energeticas',
  ),
  concept('habit', 'exercise', 'exercise, active, gym', 'ejercicio, deporte, gimnasio'),
  concept(
    'habit',
    'diet',
    'diet, meals, meal, eat, foods, food',
    'dieta, comidas, comida, come, comes, comer, desayuna, alimentacion, alimentas',
  ),
];

export const CONDITIONS = [
  concept(
    'condition',
    'hypertension',
    'blood pressure, high blood pressure, hypertension, hypertensive',
    'tension alta, o tension, y tension, tension arterial, presion arterial, hipertension, hipertenso, la tension',
  ),
  concept('condition', 'diabetes', 'diabetes, diabetic, sugar, blood sugar', 'diabetes, diabetico, azucar'),
  concept('condition', 'cholesterol', 'cholesterol, lipids', 'colesterol, lipidos'),
  concept(
    'condition',
    'heart-disease',
    'heart disease, heart attack, heart trouble, heart problem, heart problems, angina, cardiac, stent, myocardial infarction',
    'infarto, angina, enfermedad del corazon, problemas de corazon, problema de corazon, cardiaco, cardiopatia',
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
    'clot, clots, thrombosis, dvt, embolism, thromboembolic, embolus',
    'trombo, trombos, trombosis, coagulo, coagulos, embolia, tromboembolia',
  ),
  concept('condition', 'cancer', 'cancer, tumour, tumor, malignancy', 'cancer, tumor'),
  concept('condition', 'asthma', 'asthma, asthmatic, copd', 'asma, asmatico, epoc'),
  concept('condition', 'ulcer', 'ulcer, ulcers', 'ulcera, ulceras'),
  concept('condition', 'kidney', 'kidney, kidneys, renal', 'rinon, rinones, renal'),
  concept('condition', 'epilepsy', 'epilepsy, seizure, seizures, fit, fits', 'epilepsia, convulsion, convulsiones'),
  concept('condition', 'pregnancy', 'pregnant, pregnancy', 'embarazo, embarazada'),
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
    'tummy, abdomen, abdominal, belly, stomach',
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
