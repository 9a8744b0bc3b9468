import { concept } from './concept';

export const COMMUNICATION = [
  concept(
    'communication',
    'introduce',
    "introduces self, introduces themselves, introduces himself, introduces herself, introduce, introduces, introduction, my name is, my names, i am doctor, i am dr, i'm doctor, i'm dr, name and role",
    'se presenta, me presento, presentacion y, me llamo, mi nombre es, soy el doctor, soy la doctora, soy el dr, soy la dra',
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
    "open question, open questions, what brought you, what brings you, has brought you, brought you in, brings you in, how can i help, what can i do for you, tell me what happened, tell me about, what has been happening, what's been happening, what happened, what seems to be, tell me more, how are you today, what has been the trouble, what is the trouble, what's the trouble, what's been the trouble, in your own words, how are you feeling, any other symptoms, other symptoms, anything else you've noticed, anything else you have noticed, what's been going on, what has been going on, what's going on, what's been the matter, what's the matter, what is the matter, what's wrong, what is wrong, what's happened, what has happened, been bothering you, talk me through, how are you doing, how've you been, how have you been, how are things, what's up, can you tell me what's, has been going on, been happening, tell me a bit more, tell me a little more, tell me some more, tell me a little about, tell me a bit about, tell me a little bit, bit more about, what can i help you with, can i help you with, help you with today, like to talk about, why you're here, why you are here, why are you here, why you've come, why you came, why have you come, made you come, made you call, made you ring, made you phone, made you book, made you see, made you seek, made you decide, made you get in touch, made you ask, prompted you, prompted the call, prompted this, prompted your, why did you call, why did you ring, why did you book, why you called, why you rang, why you booked, led you to call, led you to come, reason for your call, reason for the call, reason for your visit, how do you feel today, what is the problem, what's the problem, what's troubling you, what's up today, brought you here, what's brought you, brought you in today, what's brought you in, why did they bring you in, why were you brought in, why were you admitted, why are you in hospital",
    'pregunta abierta, preguntas abiertas, que le trae, que te trae, en que puedo ayudar, en que puedo ayudarle, en que puedo ayudarte, en que le puedo ayudar, cuenteme, cuentame, que le pasa, que te pasa, que le ocurre, que te ocurre, que ha pasado, que le ha pasado, digame que, explicar mejor, explicarlo mejor, explicarme mejor, explica mejor, otros sintomas, que le sucede, que sucede, que paso, que tal esta, como esta usted, como se siente, como te sientes, como se encuentra, como te encuentras, motivo de la consulta, motivo de la llamada, motivo de su llamada, que le ha traido, que la ha traido, que lo ha traido, que te ha traido, que le hizo llamar, que la hizo llamar, que lo hizo llamar, que le hizo venir, que le ha hecho venir, que le hizo pedir, que le hizo consultar, que le llevo a llamar, por que ha llamado, por que llama, por que ha pedido cita, por que ha pedido la cita, por que pidio la cita, por que acude, en que le ayudo, que ha ocurrido, que lo trae, que la trae, que molestias tiene, cuenteme un poco, cuentame un poco, que problema tiene, por que viene, por que ha venido, motivo de su visita, digame, con calma, con tranquilidad, hableme de, hablame de',
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
    "empathy, empathises, i'm sorry to hear, sorry to hear, that must be, must be frightening, must be difficult, must be hard, i can see, i understand, emotion, emotions, distress, acknowledges how, validates",
    'empatia, lo siento mucho, siento oir, debe ser, tiene que ser dificil, entiendo que, comprendo, emocion, emociones, sentimientos, valida',
  ),
  concept('communication', 'thanks', 'thanks, thank you', 'gracias'),
  concept(
    'communication',
    'safety-net',
    "safety net, safety nets, safety netting, come back if, come back straight away, call 999, call us back, if things get worse, if it gets worse, return if, go to a and e, crisis line, safety plan, crisis contacts, call an ambulance, ring 999, dial 999, ring an ambulance, phone an ambulance, come straight back, ring us straight away, call us straight away, go to a&e, go straight to, call 111, ring 111, seek help, get help, urgent help, when to seek, come back sooner, let us know if, if you notice, if you get any, if you develop, if it changes, if you're worried, if anything changes, emergency number, who to call, warning signs, out of hours",
    'signos de alarma, vuelva si, si empeora, llame al 112, acuda a urgencias, volver si, vaya a urgencias, ir a urgencias, venga a urgencias, acudir a urgencias, llame al, llame a una ambulancia, si nota, si aparece, si se encuentra peor, a cualquier hora, si no mejora, si va a peor, si le vuelve, telefono de urgencias, telefonos de urgencia, vuelva antes, cuando consultar, red de seguridad',
  ),
  concept(
    'communication',
    'follow-up',
    'follow up, follow-up, review, see you again, review you, another appointment, see you in, see you next, see you within, see you soon, see you on, see you back, come back in, come back and see, come and see me, check again in, appointment in, appointment for, ring you in, ring you next, call you in, call you next, within a week, in a week, in two weeks, in a fortnight, next week, in a few days, book you in, keep in touch, catch up, check how you',
    'seguimiento, revision, volver a verle, proxima cita, le vere, la vere, nos vemos en, nos vemos el, cita en, una cita, vuelva en, le llamare, la llamare, le llamo en, la quiero ver, le quiero ver, quiero verle, quiero verla, volvemos a ver, volver a verla, le cito, la cito, control en, proxima visita, dentro de una semana, en una semana, la semana que viene',
  ),
  concept(
    'communication',
    'invites-questions',
    "any questions, any other questions, any more questions, any further questions, invites questions, anything you'd like to ask, questions for me, want to ask me",
    'alguna pregunta, tiene preguntas, tienes preguntas, alguna duda, dudas, quiere preguntarme',
  ),
  concept(
    'communication',
    'understanding',
    "checks understanding, check understanding, does that make sense, make sense, all clear, tell me back, tell it back, in your own words what, what will you do if, what you'll do if, what would you do if, so i know i've, have i explained, explained that clearly, been clear, make sense to you, say it back, run through it, know you're clear, happy you understand, understood everything, follow what",
    'comprension, comprobar que ha entendido, lo ha entendido, ha entendido, queda claro, tiene sentido, con sus palabras, me repite, repetirme, me lo repite, que va a hacer si, que hara si, ha quedado claro, me he explicado, me explico, lo entiende, entendido todo, para asegurarme',
  ),
];

export const PLANS = [
  concept(
    'test',
    'therapy',
    'talking therapy, talking therapies, counselling, cbt, psychological therapy',
    'terapia, psicoterapia',
  ),
  concept('test', 'self-help', 'self-help, self help, guided self-help', 'autoayuda'),
  concept('test', 'cut-down', 'cut down, cutting down, reduce, cut back', 'reducir, dejar de beber'),
  concept('test', 'monitoring', 'monitoring, monitor, cardiac monitor', 'monitorizar, monitor'),
];

export const TESTS = [
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
