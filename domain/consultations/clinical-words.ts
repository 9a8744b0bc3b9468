/**
 * What people in a consultation call the same thing. A term may be several words; it is found by its stems, the longest
 * first. Kept small: a word that is not here still counts as itself.
 */

export type WordKind =
  | 'symptom'
  | 'drug'
  | 'condition'
  | 'habit'
  | 'body'
  /** What is asked of a symptom: where, since when, how bad. */
  | 'aspect'
  /** What is asked of a person: family, work, allergies. */
  | 'history'
  /** What is done by talking: introducing oneself, summing up. */
  | 'communication'
  | 'test';

export interface Concept {
  readonly key: string;
  readonly kind: WordKind;
  /** Asked about by anything: alone it names nothing that a patient would keep to themselves. */
  readonly generic?: boolean;
  readonly en: readonly string[];
  readonly es: readonly string[];
}

const words = (list: string): string[] => list.split(',').map((term) => term.trim());
const concept = (kind: WordKind, key: string, en: string, es: string, generic = false): Concept => ({
  kind,
  key,
  en: words(en),
  es: words(es),
  generic,
});

const SYMPTOMS = [
  concept(
    'symptom',
    'pain',
    'pain, painful, ache, aching, hurt, hurts, sore, tender, tenderness, discomfort',
    'dolor, doler, duele, dolido, dolorido, molestia',
    true,
  ),
  concept(
    'symptom',
    'breathless',
    'breathless, breathlessness, short of breath, shortness of breath, out of breath, dyspnoea, dyspnea, trouble breathing, difficulty breathing, catch your breath, breathing difficulty',
    'disnea, falta de aire, falta el aire, ahogo, ahogado, ahogas, ahogar, fatiga al respirar, cuesta respirar, dificultad para respirar',
  ),
  concept(
    'symptom',
    'cough',
    'cough, coughing, phlegm, sputum',
    'tos, toser, tose, esputo, flema, flemas, expectoracion',
  ),
  concept(
    'symptom',
    'cough-blood',
    'haemoptysis, hemoptysis, coughed up blood, coughing up blood, cough up blood, blood when you cough',
    'hemoptisis, tos con sangre, sangre al toser, echado sangre, echar sangre, sangre en el esputo',
  ),
  concept(
    'symptom',
    'fever',
    'fever, feverish, temperature, hot and cold, shivers, chills, rigors',
    'fiebre, febril, temperatura, escalofrios, tiritona',
  ),
  concept('symptom', 'sweat', 'sweat, sweating, sweaty, clammy', 'sudor, sudar, sudado, sudoracion, sudores'),
  concept(
    'symptom',
    'nausea',
    'nausea, nauseous, sick to your stomach, feel sick, felt sick, feeling sick, sickness, queasy',
    'nausea, nauseas, ganas de vomitar, asco',
  ),
  concept(
    'symptom',
    'vomit',
    'vomit, vomiting, vomited, threw up, been sick, throwing up',
    'vomito, vomitos, vomitar, vomitado, devolver',
  ),
  concept(
    'symptom',
    'palpitations',
    'palpitations, heart racing, racing heart, heart pounding, skipped beat, fluttering',
    'palpitaciones, corazon acelerado, corazon a mil, late muy rapido, taquicardia',
  ),
  concept(
    'symptom',
    'collapse',
    'collapse, faint, fainted, fainting, blackout, black out, passed out, pass out, syncope, lose consciousness, lost consciousness',
    'desmayo, desmayado, desmayar, sincope, perdida de conocimiento, perder el conocimiento, perdido el conocimiento',
  ),
  concept(
    'symptom',
    'dizzy',
    'dizzy, dizziness, lightheaded, light headed, vertigo, giddy',
    'mareo, mareado, marear, vertigo',
  ),
  concept(
    'symptom',
    'headache',
    'headache, headaches, migraine, head hurt',
    'cefalea, dolor de cabeza, migrana, jaqueca, duele la cabeza',
  ),
  concept(
    'symptom',
    'swelling',
    'swelling, swollen, swell, puffy, oedema, edema',
    'hinchazon, hinchado, hinchar, edema, inflamado, mas gorda',
  ),
  concept(
    'symptom',
    'weight-loss',
    'weight loss, lost weight, losing weight, lose weight, weight',
    'perdida de peso, perdido peso, adelgazar, adelgazado, peso',
  ),
  concept('symptom', 'appetite', 'appetite, off your food, eating', 'apetito, hambre, comer'),
  concept(
    'symptom',
    'tired',
    'tired, tiredness, fatigue, exhausted, energy, lethargic',
    'cansado, cansancio, fatiga, agotado, energia',
  ),
  concept('symptom', 'sleep', 'sleep, sleeping, insomnia, slept', 'dormir, sueno, insomnio, duermes, duerme'),
  concept(
    'symptom',
    'mood',
    'mood, low mood, depressed, depression, down in yourself, hopeless, sad',
    'animo, triste, deprimido, depresion, desanimado',
  ),
  concept(
    'symptom',
    'self-harm',
    'suicide, suicidal, harm yourself, harming yourself, hurt yourself, hurting yourself, end your life, ending your life, self harm, not worth living, better off dead, better off without',
    'suicidio, suicidarte, hacerte dano, hacerse dano, quitarte la vida, quitarse la vida, autolesion',
  ),
  concept('symptom', 'anxiety', 'anxious, anxiety, panic, nervous', 'ansiedad, ansioso, panico, nervioso'),
  concept(
    'symptom',
    'rash',
    'rash, itch, itchy, itching, spots, hives',
    'erupcion, picor, sarpullido, ronchas, manchas',
  ),
  concept('symptom', 'diarrhoea', 'diarrhoea, diarrhea, loose stools, runny', 'diarrea'),
  concept('symptom', 'constipation', 'constipation, constipated', 'estrenimiento, estrenido'),
  concept(
    'symptom',
    'bowels',
    'bowels, bowel, stool, stools, poo, opening your bowels, motions',
    'heces, deposiciones, ir al bano, defecar, vientre',
  ),
  concept(
    'symptom',
    'bleeding',
    'bleeding, bleed, blood, bled, black stools, melaena',
    'sangrado, sangre, sangrar, sangra, hemorragia, heces negras, melenas',
  ),
  concept(
    'symptom',
    'urine',
    'urine, urinate, pass water, passing water, pee, peeing, waterworks, passing urine, pass urine',
    'orina, orinar, mear, pis',
  ),
  concept('symptom', 'vision', 'vision, eyesight, blurred, see double', 'vision, vista, ver borroso, ver doble'),
  concept(
    'symptom',
    'weakness',
    'weakness, weak, numb, numbness, tingling, pins and needles',
    'debilidad, hormigueo, entumecido, adormecido',
  ),
  concept('symptom', 'swallow', 'swallow, swallowing, dysphagia', 'tragar, disfagia'),
  concept('symptom', 'reflux', 'reflux, heartburn, indigestion, acid', 'reflujo, acidez, ardor, indigestion'),
  concept('symptom', 'wheeze', 'wheeze, wheezing, wheezy', 'pitos, sibilancias, silbidos'),
  concept('symptom', 'thirst', 'thirst, thirsty, drinking a lot of water', 'sed, sediento'),
  concept(
    'symptom',
    'symptom',
    'symptom, symptoms, anything else, other problems',
    'sintoma, sintomas, algo mas, otras molestias',
    true,
  ),
];

const DRUGS = [
  concept(
    'drug',
    'medicine',
    'medicine, medicines, medication, medications, meds, tablet, tablets, pill, pills, drug, drugs, prescribed, prescription, inhaler, inhalers',
    'medicina, medicinas, medicacion, medicamento, medicamentos, pastilla, pastillas, farmaco, tratamiento habitual, receta, inhalador',
    true,
  ),
  concept(
    'drug',
    'over-the-counter',
    'over the counter, bought, buy, pharmacy, chemist, herbal, remedies, supplements, supplement',
    'sin receta, farmacia, compra, comprar, comprado, herbolario, hierbas, suplementos',
  ),
  concept(
    'drug',
    'contraception',
    'contraception, contraceptive, the pill, combined pill, coil, hormones',
    'anticonceptivo, anticonceptivos, anticonceptiva, la pildora, pildora, hormonas, diu',
  ),
  concept(
    'drug',
    'blood-thinner',
    'blood thinner, blood thinners, anticoagulant, anticoagulants, warfarin, apixaban, heparin',
    'anticoagulante, anticoagulantes, sintrom, heparina, apixaban',
  ),
  concept(
    'drug',
    'painkiller',
    'painkiller, painkillers, paracetamol, ibuprofen, codeine, aspirin, pain relief',
    'analgesico, analgesicos, paracetamol, ibuprofeno, codeina, aspirina, calmante',
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
    'stopped taking, missed doses, miss any doses, taking them regularly, every day as prescribed',
    'dejado de tomar, olvida tomar, se olvida',
  ),
];

const HABITS = [
  concept(
    'habit',
    'smoke',
    'smoke, smoker, smoking, smokes, smoked, cigarette, cigarettes, tobacco, vape, vaping, pack',
    'fumar, fuma, fumas, fumador, fumado, tabaco, cigarrillo, cigarrillos, cigarros, vapear, cajetilla',
  ),
  concept(
    'habit',
    'alcohol',
    'alcohol, drink, drinking, drinks, drinker, units, beer, wine, pints, pint, spirits',
    'alcohol, bebe, bebes, beber, bebida, cerveza, cervezas, vino, copa, copas',
  ),
  concept(
    'habit',
    'recreational-drugs',
    'recreational drugs, recreational, illicit, cannabis, cocaine, street drugs, illegal drugs',
    'drogas, droga, cannabis, cocaina, porros, estupefacientes',
  ),
  concept('habit', 'exercise', 'exercise, active, gym', 'ejercicio, deporte, gimnasio'),
  concept('habit', 'diet', 'diet, meals, eat', 'dieta, comidas, alimentacion, alimentas'),
];

const CONDITIONS = [
  concept(
    'condition',
    'hypertension',
    'blood pressure, high blood pressure, hypertension, hypertensive',
    'tension alta, tension arterial, presion arterial, hipertension, hipertenso, la tension',
  ),
  concept('condition', 'diabetes', 'diabetes, diabetic, sugar, blood sugar', 'diabetes, diabetico, azucar'),
  concept('condition', 'cholesterol', 'cholesterol, lipids', 'colesterol, lipidos'),
  concept(
    'condition',
    'heart-disease',
    'heart disease, heart attack, heart trouble, heart problem, heart problems, angina, cardiac, stent, myocardial infarction',
    'infarto, angina, enfermedad del corazon, problemas de corazon, problema de corazon, cardiaco, cardiopatia',
  ),
  concept('condition', 'stroke', 'stroke, tia, mini stroke', 'ictus, derrame cerebral, infarto cerebral'),
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
  concept(
    'condition',
    'pregnancy',
    'pregnant, pregnancy, miscarriage, miscarriages',
    'embarazo, embarazada, aborto, abortos',
  ),
  concept('condition', 'infection', 'infection, infections', 'infeccion, infecciones'),
];

const BODY = [
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
  concept('body', 'scalp', 'scalp, comb, combing, brush your hair', 'cuero cabelludo, peinarse, peinarte, peinarme'),
  concept('body', 'side', 'side, flank', 'costado, flanco'),
  concept(
    'body',
    'joint',
    'joint, joints, knee, knees, hip',
    'articulacion, articulaciones, rodilla, rodillas, cadera',
  ),
  concept('body', 'throat', 'throat', 'garganta'),
  concept('body', 'skin', 'skin', 'piel'),
  concept('body', 'eye', 'eye, eyes', 'ojo, ojos'),
  concept('body', 'lung', 'lung, lungs', 'pulmon, pulmones'),
];

const ASPECTS = [
  concept(
    'aspect',
    'site',
    'about site, site of, site and, the site, location, where is, where exactly, where does it, whereabouts, where are you, point to, right in the middle, where do you, where abouts',
    'localizacion, donde le, donde te, donde es, donde esta, donde tiene, donde duele, senalar, en que sitio, en que parte',
  ),
  concept(
    'aspect',
    'onset',
    'onset, when did, start, started, starting, begin, began, came on, come on, first notice, first noticed, suddenly, sudden, gradually',
    'inicio, cuando empezo, cuando comenzo, empezo, empezar, comenzo, de golpe, de repente, aparecio, bruscamente',
  ),
  concept(
    'aspect',
    'duration',
    'duration, how long, since when, lasted, lasting, last for, does it last, ago',
    'duracion, cuanto tiempo, desde cuando, cuanto dura, cuanto le dura, hace cuanto, evolucion',
  ),
  concept(
    'aspect',
    'circumstances',
    'what were you doing, what was he doing, what she was doing, what he was doing, what were you up to, doing at the time, doing when',
    'que estabas haciendo, que estaba haciendo, que hacias, que hacia',
  ),
  concept(
    'aspect',
    'character',
    'character, nature of the pain, feel like, feels like, sort of pain, kind of pain, type of pain, describe the pain, describe it, stabbing, crushing, tight, tightness, burning, sharp, dull, throbbing, cramping, like a',
    'caracter, tipo de dolor, como es el dolor, describir, describirme, describa, pinchazo, opresivo, opresion, quemazon, punalada, punzante, sordo',
  ),
  concept(
    'aspect',
    'radiation',
    'radiation, radiate, radiates, radiating, spread, spreads, spreading, go anywhere, move anywhere, travel anywhere, goes anywhere, anywhere else, elsewhere, going anywhere',
    'irradiacion, irradiar, irradia, se extiende, se va a, a otro sitio, a otra parte, a algun otro, se corre, se mueve a',
  ),
  concept(
    'aspect',
    'severity',
    'severity, severe, how bad, out of 10, out of ten, scale, zero to ten, intensity, at its worst',
    'intensidad, intenso, del 1 al 10, del uno al diez, de 0 a 10, sobre 10, escala, como de fuerte, muy fuerte',
  ),
  concept(
    'aspect',
    'worse',
    'worse, worsen, worsens, worsening, aggravate, aggravates, aggravating, brings it on, bring it on, trigger, triggers, provoke',
    'empeora, empeorar, agrava, aumenta, desencadena, mas fuerte al, peor',
  ),
  concept(
    'aspect',
    'better',
    'better, relieve, relieves, relieving, ease, eases, easing, helps it, help the pain, improve, improves',
    'mejora, mejorar, alivia, aliviar, calma, calmar, se le pasa, mejor',
  ),
  concept(
    'aspect',
    'exertion',
    'exertion, exertional, walking, uphill, climbing, stairs, effort',
    'esfuerzo, caminar, andar, subir escaleras, subir, escaleras',
  ),
  concept(
    'aspect',
    'before',
    'before today, ever had this, had this before, happened before, anything like this, similar before, previous episodes, earlier episodes, in the past, earlier, previously, before this',
    'le ha pasado antes, te ha pasado antes, otras veces, alguna vez antes, episodios previos, anteriormente, antes de hoy',
  ),
  concept(
    'aspect',
    'frequency',
    'how often, frequency, how many times, how frequently',
    'cada cuanto, frecuencia, cuantas veces, con que frecuencia',
  ),
  concept(
    'aspect',
    'now',
    'right now, at the moment, still have, now, currently',
    'ahora mismo, en este momento, todavia, ahora',
  ),
  concept(
    'aspect',
    'breathing-in',
    'deep breath, breathing in, breathe in, pleuritic, take a breath',
    'respirar hondo, coger aire, al respirar, inspirar, pleuritico',
  ),
  concept(
    'aspect',
    'posture',
    'posture, position, lying down, lie down, leaning forward, lie flat, sitting',
    'postura, posicion, tumbado, tumbar, inclinarse, sentado',
  ),
  concept('aspect', 'tearing', 'tearing, tear, ripping', 'desgarro, desgarrador'),
];

const HISTORY = [
  concept('history', 'allergy', 'allergy, allergies, allergic', 'alergia, alergias, alergico, alergica'),
  concept(
    'history',
    'past-health',
    'past medical history, medical history, past history, past health, medical conditions, medical problems, other conditions, general health, health problems, other illnesses, health conditions',
    'antecedentes, enfermedades previas, antecedentes personales, otras enfermedades, problemas de salud, enfermedad importante, alguna enfermedad',
  ),
  concept(
    'history',
    'family',
    'family, father, mother, dad, mum, parents, brother, sister, relatives, siblings',
    'familia, familiar, familiares, padre, madre, padres, hermano, hermana',
  ),
  concept(
    'history',
    'operation',
    'operation, operations, surgery, surgical, operated, procedure',
    'operacion, operaciones, operado, cirugia, quirurgico, quirurgicas, artroscopia, intervencion',
  ),
  concept(
    'history',
    'immobility',
    'immobile, immobility, time in bed, bed rest, bedbound',
    'reposo, inmovilizacion, inmovilizado, encamado',
  ),
  concept(
    'history',
    'travel',
    'travel, travelled, travelling, journey, journeys, flight, flights, abroad, holiday',
    'viaje, viajes, viajado, vuelo, extranjero',
  ),
  concept(
    'history',
    'work',
    'work, job, occupation, for a living, employed',
    'trabajo, trabaja, trabajas, profesion, ocupacion, dedica, dedicas',
  ),
  concept(
    'history',
    'home',
    'home, live, lives, living, live with, house, at home',
    'vive, vives, casa, hogar, convive',
  ),
  concept('history', 'support', 'support, supportive, help at home, friends', 'apoyo, ayuda en casa, amigos'),
  concept('history', 'periods', 'periods, period, menstrual, last period', 'regla, reglas, menstruacion, ultima regla'),
  concept('history', 'sexual', 'sexual, sexually, sex, partner, partners', 'sexual, sexuales, pareja, parejas'),
  concept(
    'history',
    'name',
    'your name, full name, who you are, name',
    'su nombre, tu nombre, como se llama, como te llamas, nombre, identidad',
    true,
  ),
  concept(
    'history',
    'age',
    'your age, how old, date of birth, age',
    'su edad, tu edad, que edad, cuantos anos, fecha de nacimiento, edad',
    true,
  ),
  concept(
    'history',
    'ideas',
    'your ideas, ideas, you think, what do you think, think is causing, think it might be, going through your mind, idea',
    'que cree que, que crees que, que piensa, que piensas, cree que puede ser, ideas, idea',
  ),
  concept(
    'history',
    'concerns',
    'concerns, concern, worry, worries, worried, worrying, concerned, frightened, afraid',
    'preocupa, preocupacion, preocupaciones, preocupado, miedo, asusta, inquieta',
  ),
  concept(
    'history',
    'expectations',
    'expectations, expect, hoping, hope, like us to do, like me to do, want from',
    'expectativas, expectativa, espera, esperas, esperaba, le gustaria, te gustaria',
  ),
  concept(
    'history',
    'impact',
    'impact, affecting your life, affect your life, affected your life, day to day, daily life',
    'afecta, impacto, dia a dia, vida diaria',
  ),
];

const COMMUNICATION = [
  concept(
    'communication',
    'introduce',
    "introduces self, introduces themselves, introduces himself, introduces herself, introduce, introduces, introduction, my name is, my names, i am doctor, i am dr, i'm doctor, i'm dr, name and role",
    'se presenta, presentarse, presentacion, me llamo, mi nombre es, soy el doctor, soy la doctora, soy el dr, soy la dra',
  ),
  concept(
    'communication',
    'role',
    "role, one of the doctors, medical student, junior doctor, foundation doctor, student nurse, i'm a nurse, one of the nurses, i'm the doctor, i'm a doctor, gp here",
    'rol, funcion, estudiante de medicina, soy medico, soy medica, soy residente, residente de, soy enfermero, soy enfermera, medico de guardia',
  ),
  concept(
    'communication',
    'consent',
    'consent, is it ok, is it okay, is it all right, is it alright, may i ask, would you mind, is that okay, is that ok, is that all right, is that alright, would that be ok, are you happy for me, happy to talk, permission',
    'consentimiento, puedo hacerle, le importa si, te importa si, le parece bien, te parece bien, permiso, si le parece, esta de acuerdo',
  ),
  concept(
    'communication',
    'open-question',
    "open question, open questions, what brought you, what brings you, has brought you, brought you in, brings you in, how can i help, what can i do for you, tell me what happened, tell me about, what has been happening, what's been happening, what happened, what seems to be, tell me more, in your own words, how are you feeling",
    'pregunta abierta, preguntas abiertas, que le trae, que te trae, en que puedo ayudar, en que le puedo ayudar, cuenteme, cuentame, que le pasa, que te pasa, que le ocurre, que te ocurre, que ha pasado, que le ha pasado, digame que',
  ),
  concept(
    'communication',
    'hands',
    'washes hands, wash my hands, washed my hands, clean my hands, hand hygiene',
    'lava las manos, lavarme las manos, lavado las manos, higiene de manos',
  ),
  concept(
    'communication',
    'summarise',
    "summarise, summarises, summarize, to summarise, let me summarise, just to recap, to recap, so to sum up, sum up, let me check i've understood, if i've understood, summary",
    'resume, resumir, en resumen, resumiendo, recapitulando, si he entendido bien, para resumir',
  ),
  concept(
    'communication',
    'empathy',
    "empathy, empathises, i'm sorry to hear, sorry to hear, that must be, must be frightening, must be difficult, must be hard, i can see, i understand",
    'empatia, lo siento mucho, siento oir, debe ser, tiene que ser dificil, entiendo que, comprendo',
  ),
  concept('communication', 'thanks', 'thanks, thank you', 'gracias'),
  concept(
    'communication',
    'safety-net',
    'safety net, safety nets, safety netting, come back if, come back straight away, call 999, call us back, if things get worse, if it gets worse, return if, go to a and e',
    'signos de alarma, vuelva si, si empeora, llame al 112, acuda a urgencias, volver si',
  ),
  concept(
    'communication',
    'follow-up',
    'follow up, follow-up, see you again, review you, another appointment',
    'seguimiento, revision, volver a verle, proxima cita',
  ),
  concept(
    'communication',
    'invites-questions',
    "any questions, invites questions, anything you'd like to ask, questions for me, want to ask me",
    'alguna pregunta, tiene preguntas, tienes preguntas, alguna duda, dudas, quiere preguntarme',
  ),
  concept(
    'communication',
    'understanding',
    'checks understanding, check understanding, does that make sense, make sense, all clear',
    'comprobar que ha entendido, lo ha entendido, queda claro, tiene sentido',
  ),
];

const TESTS = [
  concept('test', 'ecg', 'ecg, ekg, electrocardiogram, heart tracing', 'ecg, electrocardiograma, electro'),
  concept(
    'test',
    'blood-test',
    'blood test, blood tests, bloods, take some blood, troponin',
    'analisis de sangre, analitica, analisis, troponina, troponinas',
  ),
  concept('test', 'x-ray', 'x-ray, xray, x ray, radiograph', 'radiografia, placa de torax, rayos'),
  concept('test', 'scan', 'scan, ct, mri, ultrasound', 'escaner, tac, resonancia, ecografia'),
];

export const CONCEPTS: readonly Concept[] = [
  ...SYMPTOMS,
  ...DRUGS,
  ...HABITS,
  ...CONDITIONS,
  ...BODY,
  ...ASPECTS,
  ...HISTORY,
  ...COMMUNICATION,
  ...TESTS,
];

/** Words that ask, join or point, and say nothing of a patient by themselves. */
export const EMPTY_WORDS = {
  en: new Set(
    words(
      "a,an,the,and,or,but,if,of,to,in,on,at,by,for,from,with,about,as,into,over,under,out,up,down,off,is,are,was,were,be,been,being,am,do,does,did,doing,done,have,has,had,having,can,could,would,will,shall,should,may,might,must,it,its,it's,this,that,that's,these,those,there,here,he,she,they,them,his,her,their,him,i,i'm,i've,me,my,we,us,our,you,your,yours,yourself,you've,you're,what,what's,when,where,which,who,whom,whose,why,how,any,anything,some,something,all,else,other,another,more,most,much,many,so,then,than,too,very,just,also,only,ever,even,well,ok,okay,yes,no,not,don't,doesn't,didn't,haven't,isn't,wasn't,hello,hi,good,morning,afternoon,evening,please,sir,madam,doctor,dr,mr,mrs,ms,like,know,get,got,go,goes,going,went,take,takes,taking,took,taken,make,makes,made,say,says,tell,ask,feel,feels,feeling,felt,want,need,think,let,let's,thing,things,bit,lot,really,quite,one,ones,patient,because,while,after,before,until,during,through,between,each,own,same,put,see,sort,kind,been,time,times,day,days,way,had,today,come,comes,came,give,gives,given,around,either,both,such",
    ),
  ),
  es: new Set(
    words(
      'a,al,ante,con,de,del,desde,durante,en,entre,hacia,hasta,para,por,segun,sin,sobre,tras,el,la,los,las,un,una,unos,unas,lo,le,les,se,me,te,nos,os,mi,mis,tu,tus,su,sus,nuestro,y,e,o,u,ni,pero,que,si,no,como,cuando,donde,cual,cuales,quien,cuanto,cuanta,cuantos,cuantas,porque,pues,es,son,era,eran,fue,ser,soy,eres,esta,estan,estar,estaba,estoy,estas,ha,han,he,has,hay,haber,habia,hace,hacer,hecho,hizo,tiene,tienes,tener,tengo,tenia,tenido,puede,puedes,poder,puedo,algo,alguna,alguno,algun,algunas,algunos,nada,nadie,ningun,ninguna,todo,toda,todos,todas,otro,otra,otros,otras,mas,menos,muy,mucho,mucha,poco,tan,tambien,ya,aun,solo,este,ese,esa,esos,esas,esto,eso,aqui,ahi,alli,hola,buenos,buenas,dias,tardes,noches,doctor,doctora,senor,senora,usted,ustedes,yo,ella,ellos,dice,decir,digame,cuenta,va,vas,ir,voy,vez,veces,cosa,cosas,bien,mal,toma,tomas,tomar,tomo,da,dar,dia,gracias,favor,quiere,quiero,sabe,sabes,saber,siente,sentir,notado,notas,nota,paciente,persona,cree,crees,creo,haya',
    ),
  ),
} as const;
