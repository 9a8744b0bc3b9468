import type { Advice, Topic } from './offline-topics';

export const ADVICE_ES: Record<Topic, Advice> = {
  allergy: {
    pattern: /alerg|penicilina/,
    why: 'Una alergia que se pasa por alto puede dañar al paciente con la primera dosis.',
    say: '¿Tiene alergia a algo? ¿Qué le ocurrió cuando lo tomó?',
  },
  suicide: {
    pattern: /suicid|autolesi|quitarse la vida|hacerse dano|por un plan|medios a su alcance|que la frena/,
    why: 'Preguntar por el suicidio no lo provoca, y quizá nadie más lo pregunte hoy.',
    say: 'Cuando alguien se siente así, a veces piensa en quitarse la vida. ¿Le ha pasado a usted?',
  },
  identity: {
    pattern:
      /identidad|identifica al paciente|pulsera|fecha de nacimiento|nombre completo|confirma .*(?:nombre|identidad)/,
    why: 'Todo lo que sigue solo es seguro con el paciente correcto.',
    say: '¿Me dice su nombre completo y su fecha de nacimiento?',
  },
  escalation: {
    pattern:
      /pide ayuda|solicita ayuda|adjunto|\b112\b|avisa (?:a|al)\b|equipo de (?:emergencias|paradas)|cuidados intensivos|\buci\b|\bderiva(?:r|cion)?\b|ingreso|interconsulta/,
    why: 'Pedir ayuda pronto acorta el tiempo hasta el tratamiento, y el examinador lo busca.',
    say: 'Me preocupa este paciente y quiero que venga ayuda ahora.',
  },
  'red-flags': {
    pattern:
      /alarma|perdida de peso|sangr|hemoptisis|sincope|desgarr|tromb|sudoracion nocturna|fiebre|erupcion|rigidez|vision|debilidad|disfagia|sepsis|mening|causas graves|deshidrat/,
    why: 'Separa las causas peligrosas de las frecuentes.',
    say: 'Hay algunas causas graves que siempre descarto. ¿Puedo preguntarle por ellas?',
  },
  treatment: {
    pattern:
      /^(?!pregunta).*(?:\b\d+ ?(?:mg|microgramos|ml|g)\b|adrenalina|oxigeno|salbutamol|suero|fluido|antibiotic|aspirina|suspende|insulina|corticoid|prescri|tratamiento|analges|administra|metformina)|aconseja dejar/,
    why: 'Es el paso que cambia lo que le ocurre al paciente.',
    say: 'Mi plan es este tratamiento, por este motivo, y comprobaré cuándo ha hecho efecto y si lo ha hecho.',
  },
  technique: {
    pattern:
      /compresion|comprim|enciende|pasos en un orden|descarga|desfibril|parches|ventil|reanimador|torax|profundidad|relacion 30|\brcp\b|analisis|tecnica|coloca|posicion|muestra|jeringa|aguja|sonda|mascarilla|sin tocar/,
    why: 'De la técnica depende que el paso funcione.',
    say: 'Hago esto ahora, de esta manera, porque de otro modo no sería fiable.',
  },
  medicines: {
    pattern:
      /medica|farmac|pastilla|anticoag|inhalador|suplement|anticoncep|automedic|antiinflamatori|^dice dosis|siga con lo demas|la inyeccion/,
    why: 'Los medicamentos causan síntomas y limitan lo que se puede dar.',
    say: '¿Qué toma habitualmente, también lo que compra sin receta?',
  },
  'safety-net': {
    pattern:
      /cuando (?:volver|consultar|acudir)|acudir|volver si|consultar si|seguimiento|revision|revisar|\bcita\b|control (?:en|a los)|urgencias si/,
    why: 'Protege al paciente si el plan resulta equivocado.',
    say: 'Si empeora o aparece algo de lo que hemos hablado, llame enseguida. Si no, nos vemos otra vez en una fecha concreta.',
  },
  diagnosis: {
    pattern:
      /diagnos|diferencial|sospecha|^nombra|^reconoce|^identifica|mas probable|plantea|orienta|conclusion|es fiable|analitica previa|infeccion grave/,
    why: 'Los hallazgos sirven para decir qué piensas y por qué.',
    say: 'Creo que la causa más probable es esta, por estos hallazgos; también quiero descartar otra.',
  },
  handover: {
    pattern: /sbar|transfiere|transferencia|transmite|relevo/,
    why: 'Un compañero solo puede actuar ante una petición clara.',
    say: 'Llamo por este paciente porque me preocupa; necesito que venga a verlo ahora.',
  },
  perspective: {
    pattern:
      /ideas|\bque (?:cree|significa)|\bmeta\b|cuanto quiere saber|preocupa|expectativ|miedo|temor|perspectiva|que sabe|quiere saber|que espera|repercu|como se siente/,
    why: 'Un plan que ignora lo que el paciente teme rara vez se cumple.',
    say: '¿Qué cree usted que puede ser? ¿Qué es lo que más le preocupa?',
  },
  consent: {
    pattern: /consentimiento|permiso|intimidad|pudor|privacidad|acompan|confidencial|malestar|zona es segura/,
    why: 'Muestra respeto y permite al paciente decir que no antes de sentirse incómodo.',
    say: 'Quiero explicarle lo que voy a hacer. ¿Le parece bien?',
  },
  emotion: {
    pattern:
      /empat|silencio|emocion|enfado|llanto|tranquiliza|escucha|amabil|\bresponde (?:a\b|con)|atiende|misma altura|\bvalida\b|juzga|\bculpa|no es un castigo|estar con su hijo|donde esta/,
    why: 'Nadie retiene información hasta que se siente escuchado.',
    say: 'Veo que es mucho de golpe. ¿Hacemos una pausa?',
  },
  understanding: {
    pattern:
      /comprend|comprens|ent(?:e|ie)nd|con sus palabras|avisa de|hacer preguntas|\belij|lenguaje|tecnicism|^explica|informacion|opciones|acuerda|pactan?|objetivos|que repita|ofrece avisar/,
    why: 'Lo que el paciente no ha entendido no se ha explicado.',
    say: 'Quiero asegurarme de haberme explicado bien: ¿me cuenta con sus palabras qué va a pasar ahora?',
  },
  hygiene: {
    pattern: /(?:lava|desinfecta|higiene)[^;]*manos|guantes|asepti|limpi|esteril|residuos/,
    why: 'Es la protección más sencilla y casi siempre una de las primeras marcas.',
    say: 'Me lavo las manos antes de tocarle.',
  },
  examination: {
    pattern:
      /inspec|^observa|constantes|maniobras|aspecto general|compara ambos|comprueba la respuesta|\boye\b|palpa|percu|auscult|explora|mide|cuenta la|pulso|tension arterial|frecuencia|temperatura|saturacion|reflejo|fuerza|sensibilidad|via aerea|respira|ecg|consciencia|orina|pulmon|abduccion|^rotaciones|^movilidad|pinzamiento|contra resistencia|rotadores|brazo caido|donde duele|el otro hombro/,
    why: 'El signo que no se busca no se encuentra.',
    say: 'Ahora busco este signo, y esto es lo que encuentro.',
  },
  'risk-factors': {
    pattern:
      /riesgo|en la familia|antecedentes|previos|previas|diabetes|colesterol|hipertension|cirugia|embaraz|vacuna|viaj|parto y lactancia|golpe en la cabeza|aneurisma|^contactos|familia con cancer|euforia/,
    why: 'Cambia lo probable que es cada causa.',
    say: '¿Tiene otras enfermedades? ¿Alguien de su familia ha tenido algo parecido?',
  },
  symptom: {
    pattern:
      /inicio|comienzo|localiza|caracter|irradia|duracion|intensidad|mejora|empeora|asociad|dolor|\btos\b|disnea|nausea|vomito|sueno|apetito|sintoma|cuanto tiempo|cuantas veces|urgencia\b|cansancio|mareo|falta de aire|articulacion|deposicion|evolucion|acufenos|calor o sudor|caidas|bulto|cuanto dura|como empezo|da vueltas|golpes en la cabeza|palpitaciones|perdida de conocimiento|temblor|\bregla\b|como se encuentra|disfrute|energia y|concentracion|que hacia|perdida de conciencia|convulsiones|somnolencia|cuello y luz|las manchas|al apretar/,
    why: 'Sin los detalles del síntoma, el diagnóstico diferencial sigue abierto.',
    say: '¿Cuándo empezó, cómo es y qué lo mejora o lo empeora?',
  },
  social: {
    pattern:
      /tabaco|fuma|alcohol|social|trabajo|profesion|domicilio|vive|conduc|cuidador|drogas|ejercicio|dieta|alimenta|situacion familiar|a casa\b|relacion con la nina|con quien cuenta|cuidado de la madre|su mujer|por las hijas/,
    why: 'Decide qué es seguro y posible cuando el paciente se va.',
    say: 'Hábleme un poco de su casa y su trabajo. ¿Fuma o bebe alcohol?',
  },
  introduction: {
    pattern: /se presenta|saluda|presentacion|nombre y funcion/,
    why: 'El paciente habla con más libertad con alguien que tiene nombre y función.',
    say: 'Hola, me llamo Sam y estudio Medicina. ¿Cómo prefiere que le llame?',
  },
  'open-question': {
    pattern: /pregunta abierta|deja (?:hablar|que hable)|sin interrumpir|motivo de consulta/,
    why: 'El primer minuto de escucha suele contener el diagnóstico.',
    say: 'Cuénteme con sus palabras qué le trae hoy por aquí.',
  },
  summary: {
    pattern: /resum|gracias|presenta|agradece|despide|cierr/,
    why: 'Un resumen permite que el paciente y el examinador te corrijan.',
    say: 'Voy a comprobar que lo he entendido: esto es lo que me ha contado hasta ahora.',
  },
  records: {
    pattern: /registr|etiqueta|anota|document|firma|notifica|historia clinica|dejara escrito/,
    why: 'Lo que no se escribe se pierde para el siguiente turno.',
    say: 'Apunto lo que se ha hecho y a qué hora.',
  },
  preparation: {
    pattern: /caducidad|revisa el material|comprueba el material/,
    why: 'El envase, la dosis o la fecha equivocados se descubren antes de usarlos o no se descubren.',
    say: 'Antes de empezar compruebo el nombre, la dosis, la hora y la fecha de caducidad.',
  },
  investigation: {
    pattern: /pruebas|\becg\b|gasometria|radiografia|ecografia|hemocultivo|troponina/,
    why: 'La prueba adecuada, pedida pronto, confirma el diagnóstico o lo cambia.',
    say: 'Quiero pedir esta prueba ahora, porque el resultado cambia lo que haremos después.',
  },
  teamwork: {
    pattern: /ordenes claras|por el nombre|reparte|delega|dirige al equipo/,
    why: 'En una urgencia solo se cumple lo que se pide a una persona concreta.',
    say: 'Sam, haz esto ahora, por favor, y dime cuándo está hecho.',
  },
  news: {
    pattern:
      /avisa antes|aviso previo|malas noticias|^dice (?:«|con palabras)|con claridad|con honestidad|da un aviso|palabra cancer/,
    why: 'Tras un aviso, las palabras claras y honestas permiten asimilar la noticia.',
    say: 'Siento decirle que el resultado no es el que esperábamos. ¿Quiere que se lo explique?',
  },
  capacity: {
    pattern:
      /la capacidad|capaz\b|coaccion|voluntaria|sopesar|retener|comunicar una decision|mejor interes|instrucciones previas|cambiarse en cualquier|los motivos|le presiona|si lo mantiene|depresion o confusion|si acepta|albumina|cambiar de idea/,
    why: 'Una decisión vale cuando el paciente la entiende, la sopesa y la toma con libertad.',
    say: '¿Me cuenta con sus palabras qué prefiere hacer y qué le ha llevado a decidirlo?',
  },
  other: {
    pattern: /(?:)/,
    why: 'Se espera en este momento de esta estación.',
    say: 'Antes de seguir, hay otra cosa que quiero comprobar.',
  },
};
