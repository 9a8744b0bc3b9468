import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'parada-cardiorrespiratoria-con-desa',
  style: 4,
  language: 'es',
  label: 6,
  name: 'Un hombre se desploma en el centro de salud',
  description:
    'Un hombre de unos 60 años se desploma en la sala de espera. Valóralo, actúa con los medios del centro y dirige a la enfermera que te ayuda.',
  student_instructions: `
<p>Eres residente de primer año en un centro de salud. Son las 9:15. Oyes un golpe en la sala de espera y un grito: un hombre de unos 60 años ha caído al suelo.</p>
<p>Eres la primera persona que llega. En el centro hay una enfermera, <strong>Nuria</strong>, que acudirá si la llamas, un desfibrilador semiautomático (DESA) y un carro de paradas en la sala de curas, a un minuto.</p>
<h3>Tu tarea</h3>
<ul>
<li>Actúa sobre el maniquí como lo harías en la realidad. Haz las maniobras; no te limites a describirlas.</li>
<li>Di en voz alta lo que compruebas y da instrucciones claras a quien te ayuda.</li>
<li>Continúa hasta que quien evalúa detenga la estación.</li>
</ul>
<p>El desfibrilador es de entrenamiento y no descarga energía. Si llega la ambulancia, haz una transferencia breve.</p>
`,
  patient_instructions: `
<p>Guion para quien maneja el maniquí y hace de enfermera (Nuria). Si hay dos personas, la segunda puede hacer de familiar.</p>
<h3>El paciente</h3>
<p>Esteban Quiroga, 61 años, había venido a por recetas. Está en el suelo, boca arriba, con camisa. No responde, da una boqueada ruidosa cada diez o quince segundos durante el primer minuto y después nada. No tiene pulso. <strong>No vuelve a respirar</strong> hasta el final de la estación.</p>
<h3>Nuria, la enfermera</h3>
<ul>
<li>Espera fuera de la vista. Entras solo si te llaman. Si gritan «¡ayuda!», asómate: «¿Qué necesitas?». No hagas nada hasta recibir una instrucción concreta.</li>
<li>Si te dicen «llama al 112 y trae el DESA y el carro», repite el mensaje, sal y vuelve al cabo de un minuto con el DESA, el balón autohinchable y el oxígeno. Di: «112 avisado, llegan en ocho minutos».</li>
<li>Si solo te dicen «llama a alguien», pregunta: «¿A quién? ¿Y traigo algo?».</li>
<li>Haces bien lo que te pidan: comprimir, ventilar con el balón, colocar parches. Si te ponen a comprimir, hazlo al principio un poco <strong>lento</strong>, para ver si te corrigen. A los dos minutos di: «Me canso».</li>
<li>Si la persona candidata deja de comprimir más de diez segundos sin motivo, mira el reloj de forma visible, pero no hables.</li>
</ul>
<h3>El desfibrilador</h3>
<ul>
<li><strong>Primer análisis:</strong> descarga aconsejada.</li>
<li><strong>Segundo análisis, a los dos minutos:</strong> descarga aconsejada.</li>
<li><strong>Tercer análisis:</strong> descarga no aconsejada. Tras un minuto más de compresiones, el maniquí tose y mueve un brazo: respira con normalidad y tiene pulso.</li>
</ul>
<h3>La familiar (opcional): Amparo, su mujer</h3>
<p>Llega al tercer minuto. Frase: «¡Esteban! ¿Qué le están haciendo?». Quiere acercarse al suelo. Si le hablan con claridad y le buscan un sitio cerca, se queda quieta y llora en voz baja. Solo si le preguntan, dice: «Llevaba desde ayer con un peso en el pecho», «Toma pastillas para la tensión», «No, no hay ningún papel que diga que no lo reanimen». Espera que alguien le explique qué pasa; lo que más teme es que no vuelva a casa.</p>
<h3>Seguridad</h3>
<p>Si alguien toca al maniquí cuando se pulsa el botón de descarga, no digas nada: lo anotará quien evalúa. Si la persona candidata se marea o se lesiona, detén la estación.</p>
`,
  examiner_instructions: `
<p>Pon el cronómetro en marcha en cuanto toque al maniquí. Anota los segundos hasta la primera compresión y hasta la primera descarga.</p>
<p>Si comprueba la seguridad, responde: «La zona es segura». Si busca respiración: «Da una boqueada ruidosa de vez en cuando». No digas «no respira». Si busca pulso: «No lo encuentra».</p>
<p>Valora la calidad real de las compresiones con el sensor del maniquí o, en su defecto, a la vista durante al menos un ciclo completo: profundidad, frecuencia, reexpansión y pausas.</p>
<p>Se consideran errores graves: no reconocer la parada por las boqueadas; no comprimir antes de que llegue el DESA; tocar al paciente durante la descarga; no reanudar las compresiones justo después; pausas de más de diez segundos sin motivo.</p>
<p>Cuando haya recuperado la circulación, o a los siete minutos, di: «Llega el equipo de emergencias. ¿Qué ha pasado?». Escucha la transferencia y haz las preguntas.</p>
`,
  checklist: [
    {
      title: 'Reconocer y pedir ayuda',
      items: [
        'Comprueba que la zona es segura',
        'Comprueba la respuesta: estimula y llama',
        'Pide ayuda en voz alta de inmediato',
        'Encarga a una persona: 112, DESA y carro de paradas',
        'Abre la vía aérea: frente-mentón',
        'Ve, oye y siente como máximo 10 segundos',
        'Identifica las boqueadas como parada y lo dice',
      ],
    },
    {
      title: 'Compresiones y ventilaciones',
      items: [
        'Empieza a comprimir sin esperar al DESA',
        'Manos en el centro del tórax, brazos rectos',
        'Profundidad de 5 a 6 cm',
        'Frecuencia de 100 a 120 por minuto',
        'Deja que el tórax se reexpanda del todo',
        'Relación 30:2, pausa menor de 10 segundos',
        'Ventila con balón y mascarilla bien sellada, con oxígeno',
        'Ve que el tórax se eleva; no hiperventila',
      ],
    },
    {
      title: 'Desfibrilador',
      items: [
        'Lo enciende en cuanto llega',
        'Coloca los parches bien, sin dejar de comprimir',
        'Nadie toca durante el análisis',
        'Mira y avisa «¡fuera todos!» antes de descargar',
        'Reanuda las compresiones nada más descargar',
        'Sigue dos minutos hasta el nuevo análisis',
      ],
    },
    {
      title: 'Equipo',
      items: [
        'Dirige con órdenes claras, por el nombre',
        'Corrige las compresiones lentas con amabilidad',
        'Cambia de reanimador cada dos minutos',
        'Pide vía venosa y material avanzado sin parar la RCP',
        'Atiende o hace atender a la familiar',
      ],
    },
    {
      title: 'Recuperación y transferencia',
      items: [
        'Reconoce la recuperación: respiración y pulso',
        'Reevalúa con ABCDE; deja los parches puestos',
        'Pide ECG de 12 derivaciones y monitoriza',
        'Transfiere: hora, tiempos, descargas, ritmo, antecedentes',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: '¿Por qué no esperó a estar seguro de que no respiraba?',
      explanation_text: `
<p>Las <strong>boqueadas agónicas</strong> son frecuentes en los primeros minutos de la parada y se confunden con respiración. Toda persona que no responde y no respira con normalidad está en parada hasta que se demuestre lo contrario. El riesgo de comprimir a quien no lo necesita es pequeño; el de no hacerlo, enorme. Por eso las recomendaciones europeas piden dar la alarma ya ante quien no responde y valorar la respiración mientras se establece la llamada.</p>
`,
    },
    {
      question_text: 'Si dispusiera de monitor y vía venosa, ¿qué fármacos usaría en este ritmo y cuándo?',
      explanation_text: `
<p>En un ritmo desfibrilable (fibrilación ventricular o taquicardia ventricular sin pulso), tras la <strong>tercera descarga</strong>: adrenalina 1 mg intravenosa o intraósea, que se repite cada 3 a 5 minutos, y amiodarona 300 mg. Tras la quinta descarga, amiodarona 150 mg. En los ritmos no desfibrilables la adrenalina se administra cuanto antes. Ningún fármaco justifica interrumpir las compresiones.</p>
`,
    },
    {
      question_text: 'Enumere las causas reversibles.',
      explanation_text: `
<p>Las cuatro H: <strong>hipoxia, hipovolemia, hipo o hiperpotasemia y otras alteraciones metabólicas, hipotermia</strong> (o hipertermia). Las cuatro T: <strong>trombosis</strong> coronaria o pulmonar, neumotórax a <strong>tensión</strong>, <strong>taponamiento</strong> cardíaco y <strong>tóxicos</strong>. Aquí, el peso en el pecho desde el día anterior y el ritmo desfibrilable apuntan a una trombosis coronaria.</p>
`,
    },
    {
      question_text: 'Ha recuperado el pulso. ¿Qué prioridades tiene hasta el traslado?',
      explanation_text: `
<ul>
<li>ABCDE. Oxígeno al máximo hasta poder medir la saturación con fiabilidad; después, ajustarlo para mantener el 94-98 %.</li>
<li>Si ventila usted, sin exceso: unas diez ventilaciones por minuto, con capnografía en cuanto se disponga de ella.</li>
<li>Evitar la hipotensión; vía venosa, monitor y parches puestos por si recae.</li>
<li>ECG de 12 derivaciones: si hay elevación del ST, activar el código infarto.</li>
<li>Glucemia, temperatura (evitar la fiebre) y nivel de consciencia.</li>
<li>Informar a la familia.</li>
</ul>
`,
    },
  ],
  walkthrough: `
<h3>El primer minuto</h3>
<p>Seguridad, respuesta, ayuda. Una sola frase para Nuria: «Es una parada. Llama al 112, trae el DESA y el carro, y vuelve». Mientras sale, abre la vía aérea y mira el tórax no más de diez segundos. Una boqueada no es respirar. Al suelo y a comprimir.</p>
<h3>Comprimir bien</h3>
<ul>
<li>Talón de la mano en el centro del tórax, mitad inferior del esternón. Hombros encima, codos rectos.</li>
<li>De 5 a 6 cm, de 100 a 120 por minuto. Levanta el peso entre compresión y compresión sin despegar las manos.</li>
<li>Treinta compresiones, dos ventilaciones de un segundo cada una, y otra vez. Si no tienes con qué ventilar, comprime sin parar.</li>
<li>Cuenta en voz alta: ordena al equipo y te ordena a ti.</li>
</ul>
<h3>Cuando llega el desfibrilador</h3>
<ol>
<li>Enciéndelo y sigue sus órdenes. Nuria coloca los parches sobre la piel seca <strong>mientras tú comprimes</strong>: uno bajo la clavícula derecha, el otro en la línea axilar media izquierda, por debajo de la axila.</li>
<li>«Nadie toca al paciente»: análisis.</li>
<li>Descarga aconsejada: mira de la cabeza a los pies, aparta el oxígeno, «¡fuera todos!», pulsa.</li>
<li>Compresiones al instante. No busques pulso ni mires la pantalla. Dos minutos.</li>
<li>En cada análisis, cambio de reanimador.</li>
</ol>
<h3>Dirigir</h3>
<p>Nombre, tarea, confirmación: «Nuria, comprime tú, un poco más rápido, así, perfecto». Si llega la esposa: «Señora, su marido ha sufrido una parada cardíaca. Estamos haciendo todo lo posible. Quédese aquí, ahora mismo le explico». Y encarga a alguien que la acompañe.</p>
<h3>La transferencia</h3>
<p>«Esteban Quiroga, 61 años, hipertenso, con dolor torácico desde ayer. Parada presenciada a las 9:15. RCP desde el primer minuto, DESA a los dos minutos, dos descargas. Pulso y respiración recuperados a las 9:22. Oxígeno puesto, vía en curso, ECG pendiente. Su mujer está aquí y no consta ninguna limitación de tratamiento».</p>
<h3>Errores frecuentes</h3>
<ul>
<li>Parar para colocar los parches.</li>
<li>Comprobar el pulso después de la descarga.</li>
<li>Ventilar deprisa y con demasiado volumen.</li>
<li>Pedir «que alguien llame» sin señalar a nadie.</li>
</ul>
`,
  useful_links: `
<ul>
<li><a href="https://cprguidelines.eu/">European Resuscitation Council: recomendaciones de resucitación</a></li>
<li><a href="https://www.cercp.org/">Consejo Español de Resucitación Cardiopulmonar</a></li>
<li><a href="https://semicyuc.org/">SEMICYUC y su Plan Nacional de RCP</a></li>
<li><a href="https://www.semes.org/">SEMES: Sociedad Española de Medicina de Urgencias y Emergencias</a></li>
<li><a href="https://www.semfyc.es/">semFYC: Sociedad Española de Medicina de Familia y Comunitaria</a></li>
</ul>
`,
  sources: [
    { title: 'European Resuscitation Council Guidelines 2025', publisher: 'European Resuscitation Council', year: 2025, url: 'https://cprguidelines.eu/' },
    { title: 'European Resuscitation Council Guidelines 2021: Basic Life Support', publisher: 'European Resuscitation Council', year: 2021, url: 'https://doi.org/10.1016/j.resuscitation.2021.02.009' },
    { title: 'European Resuscitation Council Guidelines 2021: Adult Advanced Life Support', publisher: 'European Resuscitation Council', year: 2021, url: 'https://doi.org/10.1016/j.resuscitation.2021.02.010' },
  ],
};

export default station;
