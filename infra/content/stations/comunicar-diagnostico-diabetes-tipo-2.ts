import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'comunicar-diagnostico-diabetes-tipo-2',
  style: 4,
  language: 'es',
  label: 3,
  name: 'Comunicar un diagnóstico de diabetes tipo 2',
  description:
    'Un cocinero de 52 años viene a recoger unos análisis que confirman una diabetes tipo 2. Dale la noticia, averigua qué significa para él y pacta los primeros pasos.',
  student_instructions: `
<p>Eres residente de Medicina Familiar y Comunitaria en un centro de salud.</p>
<p><strong>Manuel Rivas Otero</strong>, de 52 años, cocinero en un comedor escolar, viene a conocer el resultado de sus análisis. El reconocimiento de empresa encontró el azúcar alto y la semana pasada se repitió la analítica. No tiene síntomas. Todavía no sabe nada.</p>
<table><tbody>
<tr><th>Prueba</th><th>Reconocimiento</th><th>Repetición</th><th>Diabetes si</th></tr>
<tr><td>Glucemia basal en plasma (mg/dl)</td><td>148</td><td>144</td><td>126 o más</td></tr>
<tr><td>HbA1c (%)</td><td>7,4</td><td>7,3</td><td>6,5 o más</td></tr>
</tbody></table>
<p>Filtrado glomerular superior a 90 ml/min. Colesterol LDL 142 mg/dl. Índice de masa corporal 31 kg/m². Presión arterial 138/86 mmHg. No toma medicación. No tiene alergias.</p>
<h3>Tu tarea</h3>
<ul>
<li>Comunica el diagnóstico de forma comprensible y empática.</li>
<li>Averigua qué sabe y qué teme, y responde a ello.</li>
<li>Acuerda con él un plan inicial y el seguimiento.</li>
</ul>
<p>No tienes que explorarlo ni ampliar la historia clínica más allá de lo que necesites para pactar el plan.</p>
`,
  patient_instructions: `
<h3>Quién eres</h3>
<p>Eres Manuel Rivas Otero, tienes 52 años y eres cocinero en el comedor de un colegio. Estás casado con Carmen y tenéis un hijo, Iago, que se casa dentro de cuatro meses. Eres bromista, de los que quitan hierro a todo. Te encuentras bien.</p>
<h3>Frase de apertura</h3>
<p>«Buenas, doctor. Bueno, ¿qué?, ¿me quito el azúcar del café y arreglado?» (o «doctora»).</p>
<h3>Cómo reaccionas a la noticia</h3>
<ul>
<li>Si te la dan con calma y con las palabras justas, te quedas callado unos segundos. La broma se acaba. Dices: «Como mi madre».</li>
<li>Si quien te atiende respeta el silencio o te pregunta por tu madre, lo cuentas: tuvo diabetes muchos años, casi no iba al médico; le pusieron insulina «y desde ahí todo fue cuesta abajo»; le cortaron una pierna y murió a los 68.</li>
<li>Si sigue hablando sin parar, asientes y dejas de escuchar. Si después te pide que repitas el plan, no puedes.</li>
<li>Si te dice «no se preocupe, es muy frecuente», respondes seco: «A usted no le cortaron una pierna a su madre».</li>
</ul>
<h3>Solo si te lo preguntan</h3>
<ul>
<li><strong>Qué sabes de la diabetes:</strong> que es «el azúcar», que es hereditaria y que acaba en insulina.</li>
<li><strong>Comidas:</strong> no desayunas, picas en la cocina toda la mañana, comes tarde lo que sobra, cenas fuerte. Dos refrescos azucarados al día por el calor de los fogones y dos cervezas por la noche.</li>
<li><strong>Actividad:</strong> de pie ocho horas, ningún ejercicio. Antes salías a andar con Carmen y te gustaba.</li>
<li><strong>Tabaco:</strong> lo dejaste hace cinco años. Estás orgulloso de ello.</li>
<li><strong>Síntomas:</strong> ni sed, ni orinar más, ni perder peso. La vista, bien. Los pies, bien.</li>
<li><strong>Medicinas:</strong> «A mí las pastillas me dan respeto, pero si no es insulina…».</li>
</ul>
<h3>Ideas, preocupaciones y expectativas</h3>
<p>Crees que te ha salido por los disgustos y por la herencia. Temes la insulina y perder una pierna; también, que te aparten de la cocina si se enteran en el trabajo. Esto último lo dices solo si te preguntan si hay algo más. Esperas que baste con dejar el azúcar. Quieres llegar bien a la boda de Iago, «y bailar».</p>
<h3>Preguntas que haces si no se ha hablado de ello</h3>
<ul>
<li>«¿Esto se cura?»</li>
<li>«¿Me va a tocar pincharme?»</li>
</ul>
<h3>Cómo te comportas</h3>
<p>Negocias. Si te prohíben muchas cosas a la vez, dices que así no se puede vivir. Si te dan a elegir por dónde empezar, propones tú dejar los refrescos y volver a caminar con Carmen. Aceptas la pastilla si te explican para qué sirve y qué molestias puede dar. Si te ofrecen volver con Carmen, te parece muy bien.</p>
`,
  examiner_instructions: `
<p>La estación evalúa la comunicación. El diagnóstico está confirmado (dos determinaciones alteradas en dos muestras) y no se discute.</p>
<p>Observa especialmente:</p>
<ul>
<li>si explora antes de explicar;</li>
<li>si da la noticia en una frase clara y luego <strong>calla</strong>;</li>
<li>si descubre la historia de la madre y la utiliza para corregir la idea de que la insulina causa las complicaciones;</li>
<li>si la información llega en pequeñas dosis, sin tecnicismos y con comprobación;</li>
<li>si el plan nace del paciente y no de una lista de prohibiciones.</li>
</ul>
<p>En lo clínico se espera: alimentación y actividad, metformina con inicio gradual, valoración del riesgo cardiovascular y de complicaciones (ojos, riñón, pies), educación por enfermería y cita cercana. No se exigen dosis. No penalices que proponga otro fármaco si lo justifica. A los siete minutos, si no ha empezado a cerrar, indica: «Queda un minuto».</p>
`,
  checklist: [
    {
      title: 'Preparar el encuentro',
      items: [
        'Se presenta, confirma la identidad y cuida la privacidad',
        'Pregunta qué sabe y por qué se repitió la analítica',
        'Pregunta si quiere saber el resultado ahora y si viene solo',
      ],
    },
    {
      title: 'Dar la noticia',
      items: [
        'Avisa antes («el resultado no es el que esperábamos»)',
        'Dice «diabetes tipo 2» con claridad, en una frase',
        'Guarda silencio y deja que reaccione',
        'Nombra o valida la emoción',
        'Explora qué significa para él: la madre',
      ],
    },
    {
      title: 'Explicar',
      items: [
        'Explica qué es con palabras sencillas, sin tecnicismos',
        'Explica el resultado en relación con el límite',
        'Aclara que no la ha causado un disgusto; evita culpar',
        'Aclara que la insulina no provoca las complicaciones',
        'Explica por qué tratar pronto: se pueden prevenir',
        'Responde a «¿se cura?» con honestidad (remisión posible)',
        'Da poca información cada vez y comprueba',
      ],
    },
    {
      title: 'Acordar el plan',
      items: [
        'Pregunta por alimentación y actividad antes de aconsejar',
        'Deja que él elija el primer cambio, concreto y realista',
        'Relaciona el plan con su meta: la boda',
        'Propone metformina y explica para qué sirve',
        'Avisa de molestias digestivas; con comida y poco a poco',
        'Explica qué hacer si vomita o se deshidrata',
        'Propone revisar ojos, riñón y pies',
        'Habla de tensión, colesterol y riesgo cardiovascular',
        'Refuerza que no fuma',
      ],
    },
    {
      title: 'Cerrar',
      items: [
        'Pregunta si le preocupa algo más (trabajo)',
        'Le pide que cuente el plan con sus palabras',
        'Ofrece cita con enfermería y que venga Carmen',
        'Da fecha de revisión e información fiable por escrito',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: '¿Por qué hizo falta repetir el análisis?',
      explanation_text: `
<p>En una persona <strong>sin síntomas</strong> el diagnóstico exige dos resultados alterados, de la misma prueba en dos muestras o de dos pruebas distintas. Los puntos de corte son: glucemia basal de 126 mg/dl o más, HbA1c de 6,5 % o más, o glucemia de 200 mg/dl o más a las dos horas de una sobrecarga oral. Con síntomas claros de hiperglucemia basta una glucemia al azar de 200 mg/dl o más.</p>
<p>La HbA1c puede engañar en anemias, hemoglobinopatías, embarazo o enfermedad renal avanzada.</p>
`,
    },
    {
      question_text: '¿Qué revisiones debe incluir la evaluación inicial?',
      explanation_text: `
<ul>
<li><strong>Ojos:</strong> retinografía o fondo de ojo desde el diagnóstico, porque puede llevar años de evolución.</li>
<li><strong>Riñón:</strong> filtrado glomerular y cociente albúmina/creatinina en orina.</li>
<li><strong>Pies:</strong> inspección, pulsos y sensibilidad con monofilamento.</li>
<li><strong>Riesgo cardiovascular:</strong> presión arterial, perfil lipídico, tabaco, peso; valorar estatina.</li>
<li><strong>Hígado, sueño, ánimo y boca</strong>, y vacunas según el calendario.</li>
</ul>
`,
    },
    {
      question_text: '¿Cómo explica la metformina y qué precauciones tiene?',
      explanation_text: `
<p>Ayuda a que el cuerpo aproveche mejor su insulina y reduce el azúcar que fabrica el hígado. Por sí sola rara vez produce hipoglucemias y no hace engordar. Se empieza con dosis bajas, con las comidas, y se sube cada una o dos semanas para evitar diarrea y náuseas.</p>
<p>Está contraindicada con un filtrado inferior a 30 ml/min y hay que revisar la dosis por debajo de 60. Se interrumpe si hay vómitos, diarrea intensa o deshidratación, y se valora antes de contrastes yodados. A la larga conviene vigilar la vitamina B12.</p>
`,
    },
    {
      question_text: 'El paciente pregunta si puede curarse. ¿Qué le diría?',
      explanation_text: `
<p>Que en algunas personas, sobre todo al principio y con una pérdida de peso importante y mantenida, el azúcar vuelve a valores normales sin medicación. Se llama <strong>remisión</strong>, no curación, porque puede volver y las revisiones deben seguir. Es una meta posible, no una obligación, y no alcanzarla no es un fracaso.</p>
`,
    },
  ],
  walkthrough: `
<h3>Antes de hablar, preguntar</h3>
<p>Su broma del café es una puerta: «¿Qué ha pensado usted que podía ser?». Con eso ya sabes desde dónde parte.</p>
<h3>La noticia</h3>
<p>Un aviso: «Manuel, los análisis se han repetido y salen otra vez por encima de lo normal». Una pausa corta. La frase: «Tiene usted diabetes, diabetes tipo 2». Y después, silencio. Cinco segundos parecen muchos, pero en ellos aparece la madre.</p>
<p>«Cuénteme qué pasó con su madre». Escuchar ese minuto ahorra diez de explicaciones.</p>
<h3>Corregir sin discutir</h3>
<p>«Entiendo que la insulina le dé miedo después de aquello. A muchas personas se la ponían cuando la enfermedad llevaba ya años haciendo daño en silencio. No fue la insulina, fue el tiempo sin tratar. Usted está al principio y no tiene síntomas. Es justo el momento en que más podemos evitar».</p>
<h3>La explicación, en tres ideas</h3>
<ol>
<li>El azúcar se queda en la sangre porque la insulina del cuerpo no trabaja bien.</li>
<li>No se nota, pero con los años daña ojos, riñones, nervios, corazón y circulación.</li>
<li>Con comida, movimiento y, en general, una pastilla, ese daño se puede prevenir o retrasar mucho.</li>
</ol>
<p>Entre una y otra: «¿Hasta aquí bien?».</p>
<h3>El plan es suyo</h3>
<p>«De lo que hace en un día normal, ¿qué le parecería más fácil cambiar?». Si propone los refrescos y los paseos, concretad: cuándo, cuánto, con quién. Sumad la metformina. Añade las revisiones: retina, orina, pies, tensión y colesterol. Todo lo demás puede esperar a la cita con enfermería.</p>
<h3>El cierre</h3>
<p>«¿Hay algo más que le ronde?» es la pregunta que saca el trabajo: la diabetes no le impide cocinar y la información clínica es confidencial. «Para asegurarme de que me he explicado bien, ¿qué le va a contar a Carmen al llegar a casa?». Cita en dos semanas, con ella si quiere.</p>
<h3>Errores frecuentes</h3>
<ul>
<li>Rodear la palabra: «un poco de azúcar», «prediabetes».</li>
<li>Tranquilizar antes de escuchar.</li>
<li>Diez prohibiciones en un minuto.</li>
</ul>
`,
  useful_links: `
<ul>
<li><a href="https://www.redgdps.org/">redGDPS: Red de Grupos de Estudio de la Diabetes en Atención Primaria</a></li>
<li><a href="https://www.sediabetes.org/">Sociedad Española de Diabetes</a></li>
<li><a href="https://www.semfyc.es/">semFYC: Sociedad Española de Medicina de Familia y Comunitaria</a></li>
<li><a href="https://cima.aemps.es/">AEMPS: CIMA, ficha técnica y prospecto de metformina</a></li>
<li><a href="https://fedesp.es/">Federación Española de Diabetes, para pacientes</a></li>
</ul>
`,
  sources: [
    { title: 'Diagnosis and Classification of Diabetes: Standards of Care in Diabetes 2025', publisher: 'American Diabetes Association', year: 2025, url: 'https://doi.org/10.2337/dc25-S002' },
    { title: 'Management of Hyperglycemia in Type 2 Diabetes, 2022. Consensus report by the ADA and the EASD', publisher: 'ADA y EASD', year: 2022, url: 'https://doi.org/10.2337/dci22-0034' },
    { title: 'SPIKES: a six-step protocol for delivering bad news', publisher: 'The Oncologist', year: 2000, url: 'https://doi.org/10.1634/theoncologist.5-4-302' },
    { title: 'CIMA: fichas técnicas de metformina', publisher: 'AEMPS', year: 2025, url: 'https://cima.aemps.es/' },
  ],
};

export default station;
