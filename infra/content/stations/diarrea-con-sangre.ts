import type { StationContent } from '../station-content';

const station: StationContent = {
  slug: 'diarrea-con-sangre',
  style: 4,
  language: 'es',
  label: 1,
  name: 'Diarrea con sangre en un adulto joven',
  description: 'Un cocinero de 27 años lleva seis semanas con diarrea. Haz la anamnesis, valora la gravedad y explícale qué sospechas.',
  virtual_patient: true,
  student_instructions: `
<p>Eres residente de primer año en un centro de salud.</p>
<p><strong>Iván Roldán Peña</strong>, de 27 años, cocinero, ha pedido cita por «diarrea». No tiene antecedentes en su historia clínica.</p>
<h3>Tu tarea</h3>
<ul>
<li>Haz una anamnesis dirigida (8 minutos en total).</li>
<li>Averigua qué piensa, qué le preocupa y qué espera.</li>
<li>En el último minuto, explícale qué sospechas y cuáles son los pasos siguientes.</li>
</ul>
<p>No tienes que explorarlo. Constantes: 84 lpm, 122/74 mmHg, 37,2 °C.</p>
`,
  patient_instructions: `
<h3>Quién eres</h3>
<p>Eres Iván Roldán Peña, tienes 27 años y eres cocinero en un restaurante del puerto. Vives en un piso con tu pareja, Nerea. Te acaban de hacer jefe de partida y no quieres faltar al trabajo.</p>
<h3>Frase de apertura</h3>
<p>«Llevo mes y medio con diarrea, y no se me quita con nada. Pensé que era algo que comí, pero esto ya no es normal».</p>
<h3>Lo que cuentas sin que te lo pregunten</h3>
<ul>
<li>Empezó poco a poco, hace unas seis semanas.</li>
<li>Has probado dieta blanda y un antidiarreico de la farmacia, sin mejoría.</li>
</ul>
<h3>Solo si te lo preguntan</h3>
<ul>
<li><strong>Número de deposiciones:</strong> cinco o seis al día, y dos de ellas de noche: te despiertan.</li>
<li><strong>Aspecto, sangre y moco:</strong> «Hay sangre. Mezclada, roja, casi todas las veces, y como moco». Te da vergüenza contarlo.</li>
<li><strong>Urgencia y tenesmo:</strong> tienes que salir corriendo, y muchas veces solo haces un poco y te quedas con ganas. Una vez no llegaste a tiempo.</li>
<li><strong>Dolor abdominal:</strong> retortijones en la parte baja izquierda antes de ir al baño; se alivian al terminar.</li>
<li><strong>Fiebre:</strong> unas décimas algunas tardes, 37,5. Nunca más de 38.</li>
<li><strong>Peso y apetito:</strong> has perdido unos cinco kilos; comes menos por miedo a tener que ir al baño.</li>
<li><strong>Cansancio y mareo:</strong> estás agotado y te falta el aire al subir la escalera del almacén. No te has desmayado.</li>
<li><strong>Vómitos:</strong> no.</li>
<li><strong>Articulaciones, ojos, piel y boca:</strong> hace un mes se te hinchó una rodilla durante una semana. Los ojos, la piel y la boca, bien.</li>
<li><strong>Zona anal:</strong> ni dolor, ni fístulas, ni abscesos.</li>
<li><strong>Viajes, agua y comidas:</strong> no has viajado. Nadie más ha enfermado, ni en casa ni en el restaurante.</li>
<li><strong>Antibióticos:</strong> ninguno en el último año.</li>
<li><strong>Medicación y antiinflamatorios:</strong> loperamida estos días. Tomaste ibuprofeno dos semanas por la rodilla.</li>
<li><strong>Alergias:</strong> ninguna.</li>
<li><strong>Antecedentes y operaciones:</strong> apendicitis a los doce años. Nada más.</li>
<li><strong>Relaciones sexuales:</strong> solo con Nerea, sin otras parejas desde hace tres años.</li>
<li><strong>Familia:</strong> un primo tiene la enfermedad de Crohn. Tu abuelo murió de cáncer de colon a los 78 años.</li>
<li><strong>Tabaco:</strong> lo dejaste hace cuatro meses; fumabas un paquete al día.</li>
<li><strong>Alcohol y drogas:</strong> dos cervezas los días libres. Drogas, no.</li>
<li><strong>Trabajo y vida diaria:</strong> has dejado de salir y miras siempre dónde está el baño. En la cocina nadie lo sabe.</li>
</ul>
<h3>Ideas, preocupaciones y expectativas</h3>
<ul>
<li><strong>Ideas (qué crees que es):</strong> «Creía que era una intoxicación, o el estrés del puesto nuevo».</li>
<li><strong>Preocupaciones (qué te da miedo):</strong> «Me da miedo que sea un cáncer, como mi abuelo. Y que me echen de la cocina».</li>
<li><strong>Expectativas (qué esperas):</strong> esperas algo que corte la diarrea y que no te den la baja.</li>
</ul>
<h3>Cómo te comportas</h3>
<p>Amable, cansado, algo avergonzado. Contestas a lo que te preguntan y no cuentas más. De la sangre hablas solo si te preguntan por ella o por el aspecto de las heces.</p>
<ul>
<li><strong>Si te explican que puede ser una inflamación crónica del intestino:</strong> te quedas callado y preguntas: «¿Crónica es para siempre?». Si te dicen que se trata y que la mayoría hace vida normal, respiras.</li>
<li><strong>Si te proponen una colonoscopia:</strong> te incomoda, pero aceptas cuando te explican para qué sirve.</li>
<li><strong>Si te quitan importancia:</strong> te encoges de hombros y no cuentas más.</li>
</ul>
`,
  examiner_instructions: `
<p>Puntúa lo que se pregunta y lo que se dice. No ayudes.</p>
<p><strong>Orientación esperada.</strong> Diarrea crónica (más de cuatro semanas) con sangre, moco, tenesmo, urgencia y despertares nocturnos en un exfumador reciente: sospecha de <strong>colitis ulcerosa</strong>. Brote al menos moderado por el número de deposiciones con sangre; la ausencia de fiebre y de taquicardia va en contra de un brote grave por los criterios de Truelove y Witts, pero faltan la hemoglobina y la PCR.</p>
<p><strong>Pasos esperados.</strong> Analítica con hemograma, PCR, ferritina y albúmina; coprocultivo y toxina de <em>Clostridioides difficile</em>; calprotectina fecal; derivación preferente a digestivo para colonoscopia con biopsias; suspender la loperamida y evitar los antiinflamatorios; pautas claras de cuándo acudir a urgencias.</p>
`,
  checklist: [
    {
      title: 'Inicio',
      items: ['Se presenta', 'Empieza con una pregunta abierta'],
    },
    {
      title: 'La diarrea',
      items: [
        'Desde cuándo y cómo ha evolucionado',
        'Cuántas veces va al baño, también de noche',
        'Aspecto de las heces: sangre y moco',
        'Urgencia, tenesmo o incontinencia',
        'Dolor de barriga y si mejora al ir al baño',
      ],
    },
    {
      title: 'Gravedad y otras causas',
      items: [
        'Fiebre',
        'Pérdida de peso y apetito',
        'Cansancio, mareo o falta de aire',
        'Articulaciones, ojos, piel o boca',
        'Viajes o personas enfermas cerca',
        'Antibióticos',
        'Antiinflamatorios y otra medicación',
      ],
    },
    {
      title: 'Antecedentes',
      items: ['Antecedentes, operaciones y alergias', 'Enfermedades en la familia', 'Tabaco, alcohol y drogas', 'Cómo afecta a su trabajo y a su vida'],
    },
    {
      title: 'La persona y el plan',
      items: [
        'Pregunta qué cree que le pasa',
        'Pregunta qué le preocupa o le da miedo',
        'Pregunta qué espera de la consulta',
        'Explica la sospecha de enfermedad inflamatoria intestinal sin tecnicismos',
        'Explica las pruebas y la derivación para colonoscopia',
      ],
    },
  ],
  examiner_questions: [
    {
      question_text: '¿Qué criterios clínicos harían que este brote fuera grave y necesitara ingreso?',
      explanation_text: `
<p>Según Truelove y Witts: seis o más deposiciones con sangre al día y al menos uno de estos: temperatura superior a 37,8 °C, frecuencia cardíaca superior a 90 lpm, hemoglobina inferior a 10,5 g/dl, VSG superior a 30 mm/h o PCR superior a 30 mg/l. También el dolor intenso, la distensión abdominal o la deshidratación.</p>
`,
    },
    {
      question_text: '¿Por qué conviene suspender la loperamida y evitar el ibuprofeno?',
      explanation_text: `
<p>En la colitis activa los antidiarreicos que frenan el tránsito se han relacionado con la dilatación tóxica del colon, y más si hay una infección sin diagnosticar. Los antiinflamatorios no esteroideos pueden desencadenar o empeorar un brote; para el dolor se prefiere el paracetamol.</p>
`,
    },
    {
      question_text: '¿Qué relación tienen el tabaco y la apendicectomía con la colitis ulcerosa?',
      explanation_text: `
<p>Dejar de fumar se asocia a la aparición o al empeoramiento de la colitis ulcerosa, sobre todo en los primeros años, mientras que en la enfermedad de Crohn fumar empeora el curso. No se aconseja volver a fumar. La apendicectomía por apendicitis en la infancia se asocia a un riesgo menor, pero no lo excluye.</p>
`,
    },
  ],
  walkthrough: `
<h3>Qué se evalúa</h3>
<p>Una diarrea de más de cuatro semanas ya no es una gastroenteritis. La sangre, el moco, el tenesmo y los despertares nocturnos apuntan a una inflamación del colon; el paciente los calla por vergüenza y hay que preguntarlos con naturalidad.</p>
<h3>Una forma de ordenar la anamnesis</h3>
<ol>
<li><strong>Escuchar.</strong> «Cuénteme desde el principio».</li>
<li><strong>La diarrea.</strong> Desde cuándo, cuántas veces, si lo despierta. «¿Cómo son las heces? ¿Ha visto sangre o moco?». Urgencia, tenesmo, escapes, dolor.</li>
<li><strong>La gravedad.</strong> Fiebre, peso, cansancio, mareo.</li>
<li><strong>Fuera del intestino.</strong> Articulaciones, ojos, piel, boca.</li>
<li><strong>Otras causas.</strong> Viajes, comidas, contactos, antibióticos, antiinflamatorios, relaciones sexuales.</li>
<li><strong>El terreno.</strong> Antecedentes, familia, tabaco y cuándo lo dejó.</li>
<li><strong>La persona.</strong> Qué cree, qué teme, qué espera, y cómo trabaja un cocinero que tiene que salir corriendo.</li>
</ol>
<h3>Una explicación posible</h3>
<p>«Iván, esto no parece una intoxicación ni solo el estrés. Me hace pensar en una inflamación del intestino grueso, que se llama colitis ulcerosa. Hay que comprobarlo: hoy le pido un análisis y un estudio de las heces, y le derivo con preferencia para una colonoscopia. Un cáncer es muy poco probable a su edad, y la prueba también nos lo dirá. Deje el antidiarreico y el ibuprofeno. Si tiene fiebre, más de seis deposiciones con sangre o un dolor fuerte, vaya a urgencias ese mismo día».</p>
<h3>Errores frecuentes</h3>
<ul>
<li>Preguntar solo por el número de deposiciones.</li>
<li>Conformarse con el estrés como explicación.</li>
<li>Olvidar que manipula alimentos: hasta descartar una infección, no debe trabajar en la cocina.</li>
</ul>
`,
  useful_links: `
<ul>
<li><a href="https://geteccu.org/">GETECCU: Grupo Español de Trabajo en Enfermedad de Crohn y Colitis Ulcerosa</a></li>
<li><a href="https://www.accuesp.com/">Confederación ACCU España: información para pacientes</a></li>
<li><a href="https://www.ecco-ibd.eu/">ECCO: European Crohn’s and Colitis Organisation</a></li>
</ul>
`,
  sources: [
    {
      title: 'Third European Evidence-based Consensus on Diagnosis and Management of Ulcerative Colitis. Part 1',
      publisher: 'European Crohn’s and Colitis Organisation, Journal of Crohn’s and Colitis',
      year: 2017,
      url: 'https://doi.org/10.1093/ecco-jcc/jjx008',
    },
    {
      title: 'ECCO Guidelines on Therapeutics in Ulcerative Colitis: Medical Treatment',
      publisher: 'European Crohn’s and Colitis Organisation, Journal of Crohn’s and Colitis',
      year: 2022,
      url: 'https://doi.org/10.1093/ecco-jcc/jjab178',
    },
  ],
};

export default station;
