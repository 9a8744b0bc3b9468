import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'dolor-toracico-y-disnea',
  style: 4,
  language: 'es',
  label: 1,
  talks: true,
  name: 'Dolor torácico y disnea en urgencias',
  description:
    'Una profesora de 41 años acude a urgencias por un dolor en el costado que aumenta al respirar. Haz la anamnesis, piensa en lo grave y explícale qué viene ahora.',
  student_instructions: `
<p>Eres residente de primer año en el servicio de urgencias de un hospital comarcal.</p>
<p><strong>Lucía Ferrer Mateu</strong>, de 41 años, profesora de instituto, ha sido clasificada por enfermería con el motivo «dolor torácico y falta de aire». Está sentada en el box, estable.</p>
<table><tbody>
<tr><th>Constantes en triaje</th><th>Valor</th></tr>
<tr><td>Presión arterial</td><td>118/74 mmHg</td></tr>
<tr><td>Frecuencia cardíaca</td><td>108 lpm</td></tr>
<tr><td>Frecuencia respiratoria</td><td>22 rpm</td></tr>
<tr><td>Saturación de oxígeno</td><td>93 % con aire ambiente</td></tr>
<tr><td>Temperatura</td><td>37,1 °C</td></tr>
</tbody></table>
<h3>Tu tarea</h3>
<ul>
<li>Haz una anamnesis dirigida (unos seis minutos).</li>
<li>Explica a la paciente qué sospechas y qué vas a hacer a continuación (unos dos minutos).</li>
<li>Después, responde a las preguntas de quien evalúa.</li>
</ul>
<p>No tienes que explorar a la paciente. El electrocardiograma ya está hecho: taquicardia sinusal, sin alteraciones del segmento ST.</p>
`,
  patient_instructions: `
<h3>Quién eres</h3>
<p>Eres Lucía Ferrer Mateu, tienes 41 años y das clase de Lengua en un instituto. Estás separada y vives con tu hija Alba, de 9 años, que se ha quedado con la vecina. Estás sentada en la camilla, un poco inclinada hacia la derecha. Respiras con inspiraciones cortas porque hacerlo hondo te duele. Hay unas muletas apoyadas en la pared.</p>
<h3>Frase de apertura</h3>
<p>«Me duele aquí, en el costado, y me falta el aire. Será un tirón de las muletas, pero me estoy asustando un poco».</p>
<h3>Lo que cuentas sin que te lo pregunten</h3>
<ul>
<li>El dolor empezó ayer por la tarde, de golpe, mientras corregías exámenes en el sofá.</li>
<li>Está en el costado derecho, como una puñalada, y aumenta al respirar hondo y al toser.</li>
<li>Esta mañana te has ahogado al subir el único piso que hay hasta tu casa.</li>
</ul>
<h3>Solo si te lo preguntan</h3>
<ul>
<li><strong>Intensidad e irradiación:</strong> 6 sobre 10; no se va al brazo, ni a la mandíbula, ni a la espalda. Un paracetamol apenas lo alivió. No cambia al apretar la zona ni al inclinarte hacia delante.</li>
<li><strong>Tos y sangre:</strong> tos seca desde anoche; una vez, un hilo de sangre en el pañuelo. No le diste importancia.</li>
<li><strong>Fiebre, mocos, esputo amarillo:</strong> no.</li>
<li><strong>Mareo, desmayo:</strong> desmayo no; un mareo breve al llegar arriba. <strong>Palpitaciones:</strong> sí, «el corazón a mil». Sin sudor frío ni vómitos.</li>
<li><strong>Piernas:</strong> la pantorrilla derecha está más gorda y tirante desde hace tres días; pensabas que era por la rodilla.</li>
<li><strong>Operaciones o reposo:</strong> artroscopia de la rodilla derecha hace tres semanas. Te pusieron heparina en casa solo diez días y apenas has caminado.</li>
<li><strong>Medicación:</strong> píldora anticonceptiva combinada desde hace dos años, por reglas abundantes. Paracetamol. Sin alergias.</li>
<li><strong>Antecedentes:</strong> migraña sin aura en la juventud. Ni cáncer, ni trombosis, ni abortos, ni úlceras, ni sangrados aparte de las reglas. Última regla hace diez días; no crees estar embarazada.</li>
<li><strong>Familia:</strong> tu madre tuvo «un trombo en la pierna» a los cincuenta. Tu padre murió de infarto a los 60.</li>
<li><strong>Hábitos:</strong> fumas unos diez cigarrillos al día desde los veinte. Una copa los fines de semana. Sin otras drogas. Ningún viaje largo.</li>
</ul>
<h3>Ideas, preocupaciones y expectativas</h3>
<p>Crees que es muscular. Si te preguntan qué te preocupa, bajas la voz: «Mi padre empezó con un dolor en el pecho y no volvió a casa». Esperas que te pongan algo para el dolor y marcharte antes de las ocho para recoger a Alba. Si te dicen que tendrás que quedarte, preguntas: «¿Y mi hija?». Si te ayudan a pensar en una solución, recuerdas que puede ir tu hermana.</p>
<h3>Cómo te comportas</h3>
<p>Contestas con educación y frases cortas, con una pausa para respirar. No mencionas la píldora si solo te preguntan «¿toma alguna medicación?»: respondes «paracetamol». La dices si te preguntan por anticonceptivos, hormonas o tratamientos de la ginecóloga. Si quien te atiende te habla con prisa o solo con tecnicismos, te callas y miras el móvil. Si te dice con claridad que puede ser un coágulo en el pulmón y que se trata, preguntas: «¿Me puedo morir?», y te tranquilizas si la respuesta es serena y sincera.</p>
`,
  examiner_instructions: `
<p>Puntúa lo que observes. No ayudes. Si la persona candidata pide la exploración, indica: «En esta estación no es necesaria».</p>
<p><strong>Orientación esperada.</strong> Sospecha alta de tromboembolia de pulmón en una paciente hemodinámicamente estable. La puntuación de Wells es de 10: signos de trombosis venosa profunda (3), otro diagnóstico menos probable (3), frecuencia cardíaca superior a 100 (1,5), cirugía o inmovilización en las últimas cuatro semanas (1,5), hemoptisis (1). Admite pequeñas diferencias si están razonadas; por la historia, los signos de la pierna se presuponen.</p>
<p>A los seis minutos, si sigue preguntando, indica: «Por favor, explique a la paciente sus conclusiones».</p>
<p>Merece la mejor valoración global quien descarta de forma ordenada el síndrome coronario agudo y otras causas graves, encuentra los factores de riesgo (cirugía, inmovilización, anticonceptivo combinado, tabaco, familia) y no tranquiliza en falso. No penalices que no sepa dosis.</p>
`,
  checklist: [
    {
      title: 'Inicio',
      items: [
        'Se presenta, confirma la identidad y pregunta si está cómoda',
        'Empieza con una pregunta abierta y deja hablar',
        'Comprueba que puede seguir: disnea y dolor ahora',
      ],
    },
    {
      title: 'El dolor y la disnea',
      items: [
        'Inicio y evolución del dolor',
        'Localización e irradiación',
        'Carácter e intensidad',
        'Qué lo empeora o alivia: respiración, postura, esfuerzo, palpación',
        'Disnea: comienzo y esfuerzo que la provoca',
        'Tos, expectoración y hemoptisis',
        'Síncope, mareo, palpitaciones',
        'Sudor, náuseas, características coronarias',
        'Fiebre y síntomas de infección respiratoria',
        'Dolor o hinchazón de una pierna',
      ],
    },
    {
      title: 'Factores de riesgo y antecedentes',
      items: [
        'Cirugía, inmovilización o viaje reciente',
        'Profilaxis con heparina: duración',
        'Anticonceptivos u hormonas, preguntados expresamente',
        'Embarazo, posparto; última regla',
        'Trombosis o cáncer previos',
        'Antecedentes familiares: trombosis y cardiopatía',
        'Tabaco, alcohol y otras drogas',
        'Medicación y alergias',
        'Riesgo de sangrado, pensando en anticoagular',
      ],
    },
    {
      title: 'Vivencia de la paciente',
      items: [
        'Pregunta qué cree que tiene y qué le preocupa',
        'Recoge el miedo por la muerte del padre',
        'Pregunta por su situación familiar (hija)',
      ],
    },
    {
      title: 'Explicación y cierre',
      items: [
        'Resume y comprueba que ha entendido bien',
        'Dice con palabras sencillas que sospecha un coágulo en el pulmón',
        'Explica los pasos: análisis, TC, tratamiento, quedarse',
        'No tranquiliza en falso; responde a «¿me puedo morir?»',
        'Comprueba la comprensión',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: '¿Cuál es su diagnóstico de sospecha y con qué lo compara?',
      explanation_text: `
<p><strong>Tromboembolia de pulmón</strong>, probablemente con infarto pulmonar (dolor pleurítico y hemoptisis), en una paciente estable. Diagnóstico diferencial: síndrome coronario agudo, disección aórtica, neumotórax, neumonía con pleuritis, pericarditis, dolor de pared torácica. El carácter muscular solo se acepta después de excluir lo grave.</p>
`,
    },
    {
      question_text: '¿Pediría un dímero D?',
      explanation_text: `
<p>No. El dímero D sirve para <strong>excluir</strong> cuando la probabilidad clínica es baja o intermedia. Con probabilidad alta, un resultado negativo no basta para descartar y uno positivo no añade nada, sobre todo tras una cirugía reciente: hay que pasar directamente a la prueba de imagen, en general angio-TC de arterias pulmonares. Conviene comprobar antes la función renal, posibles alergias al contraste y el embarazo.</p>
`,
    },
    {
      question_text: 'La angio-TC tardará dos horas. ¿Qué hace mientras tanto?',
      explanation_text: `
<p>Monitorización, oxígeno si la saturación es inferior al 90 % o según el objetivo de su centro, vía venosa, nuevo ECG si cambia el dolor, analítica con hemograma, función renal, coagulación y troponina, y prueba de embarazo. Con probabilidad clínica alta o intermedia, y si no hay contraindicación, se inicia la <strong>anticoagulación sin esperar</strong> a la imagen. Analgesia. Si aparecen hipotensión o signos de shock, se trata de una embolia de alto riesgo: aviso inmediato a intensivos y valoración de la reperfusión.</p>
`,
    },
    {
      question_text: 'Se confirma el diagnóstico. ¿Qué ocurre con el anticonceptivo y cuánto dura el tratamiento?',
      explanation_text: `
<p>El anticonceptivo combinado debe sustituirse; con tabaco y a partir de los 35 años ya estaba, en general, desaconsejado. La retirada se coordina con la anticoagulación, porque el sangrado menstrual puede aumentar y los anticoagulantes orales exigen evitar el embarazo: se ofrece un método sin estrógenos, como el DIU de levonorgestrel.</p>
<p>La anticoagulación dura al menos <strong>tres meses</strong>. Como los desencadenantes son transitorios (cirugía, inmovilización, estrógenos), después se revisa y a menudo puede suspenderse.</p>
`,
    },
  ],
  walkthrough: `
<h3>Qué se evalúa</h3>
<p>No basta con recitar las características del dolor. Un dolor pleurítico con taquicardia y saturación del 93 % obliga a buscar de forma activa los factores de riesgo de trombosis. Los más importantes no los contará la paciente si no se los preguntas con su nombre.</p>
<h3>Una forma de ordenar la anamnesis</h3>
<ol>
<li><strong>Escuchar.</strong> «Cuénteme desde el principio». Medio minuto sin interrumpir.</li>
<li><strong>El síntoma.</strong> Inicio, sitio, irradiación, carácter, intensidad, qué lo modifica. Separa el dolor pleurítico del opresivo.</li>
<li><strong>Lo que acompaña.</strong> Disnea, hemoptisis, síncope, palpitaciones, fiebre, cortejo vegetativo. Y siempre: «¿Ha notado alguna pierna hinchada o dolorida?».</li>
<li><strong>Lo que predispone.</strong> «¿La han operado o ha estado en reposo?», «¿Usa pastillas, anillo o parches anticonceptivos?», «¿Alguien de su familia ha tenido trombosis?».</li>
<li><strong>Lo que condiciona el tratamiento.</strong> Alergias, embarazo, enfermedad renal, sangrados.</li>
<li><strong>La persona.</strong> Qué piensa, qué teme, quién la espera en casa.</li>
</ol>
<h3>Una explicación posible</h3>
<p>«Lucía, por lo que me cuenta no me parece un tirón. Me preocupa que se haya formado un coágulo en la pierna tras la operación y que una parte haya llegado al pulmón. Es algo serio, y también algo que sabemos tratar. El electrocardiograma no muestra signos de infarto, y lo vigilaremos. Ahora le haremos un análisis y un escáner, y seguramente empecemos con un anticoagulante antes de tener el resultado, para que el coágulo no crezca. Hoy tendrá que quedarse. ¿Quién podría recoger a su hija?».</p>
<p>A «¿me puedo morir?» no se contesta «no se preocupe». Una respuesta sincera: «Sin tratamiento puede ser peligroso. Está estable, la tenemos vigilada y vamos a tratarla ya».</p>
<h3>Errores frecuentes</h3>
<ul>
<li>Preguntar «¿toma algo?» y dar por cerrada la medicación.</li>
<li>Centrarse en el corazón porque el padre murió de infarto.</li>
<li>Pedir un dímero D por costumbre.</li>
<li>Prometer el alta antes de las ocho.</li>
</ul>
`,
  useful_links: `
<ul>
<li><a href="https://www.revespcardiol.org/">Revista Española de Cardiología: traducción de las guías de la ESC</a></li>
<li><a href="https://secardiologia.es/">Sociedad Española de Cardiología</a></li>
<li><a href="https://www.separ.es/">SEPAR: Sociedad Española de Neumología y Cirugía Torácica</a></li>
<li><a href="https://cima.aemps.es/">AEMPS: CIMA, fichas técnicas de medicamentos</a></li>
<li><a href="https://fundaciondelcorazon.com/">Fundación Española del Corazón: información para pacientes</a></li>
</ul>
`,
  sources: [
    { title: 'Guía ESC 2019 para el diagnóstico y tratamiento de la embolia pulmonar aguda', publisher: 'European Society of Cardiology', year: 2019, url: 'https://doi.org/10.1093/eurheartj/ehz405' },
    { title: 'Consenso nacional sobre el diagnóstico, estratificación de riesgo y tratamiento de los pacientes con tromboembolia pulmonar', publisher: 'SEPAR, Archivos de Bronconeumología', year: 2013, url: 'https://doi.org/10.1016/j.arbres.2013.07.008' },
    { title: 'Guía ESC 2023 sobre los síndromes coronarios agudos', publisher: 'European Society of Cardiology', year: 2023, url: 'https://doi.org/10.1093/eurheartj/ehad191' },
  ],
};

export default station;
