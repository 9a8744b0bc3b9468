import type { QuestionTemplate } from '~/domain/questions/authoring/contract';
import { options, table } from './template-parts';

const WHY_EACH_WRONG = ['<h3>Por qué no las demás</h3>', '<ul><li>[Opción]: [por qué no encaja aquí y cuándo encajaría]</li><li>[Opción]: [por qué]</li></ul>'];

export const questionTemplatesEs: QuestionTemplate[] = [
  {
    key: 'single-best-answer', name: 'Una sola respuesta correcta', category: 'Casos clínicos', free_text_format: false, admin_tag: '', answers: options(5),
    question_text_template: [
      '[Una mujer / Un hombre] de [edad] años acude a [lugar] por [síntoma principal] de [tiempo] de evolución.',
      '[Antecedentes, fármacos y factores de riesgo que importan.]',
      'En la exploración, [hallazgos]. Temperatura [x] °C, frecuencia cardíaca [x] lpm, presión arterial [x/x] mmHg, frecuencia respiratoria [x] rpm y saturación de oxígeno [x] % con aire ambiente.',
      '¿Cuál es [el diagnóstico más probable / el siguiente paso más adecuado]?',
    ],
    explanation_text_template: ['<h3>La respuesta</h3>', '[Qué opción y qué datos del caso llevan a ella.]', ...WHY_EACH_WRONG, '<h3>Para recordar</h3>', '[Una frase que ayude la próxima vez.]'],
    further_reading_text_template: '',
  },
  {
    key: 'multi-select', name: 'Varias respuestas correctas', category: 'Casos clínicos', free_text_format: false, admin_tag: '', answers: options(6),
    question_text_template: ['[Una mujer / Un hombre] de [edad] años con [enfermedad] está [situación].', '[Lo que se sabe del paciente.]', '¿Cuáles [dos] de estas opciones [están indicadas / son características / están contraindicadas]?'],
    explanation_text_template: ['<h3>Las respuestas</h3>', '<ul><li>[Primera opción correcta]: [por qué]</li><li>[Segunda opción correcta]: [por qué]</li></ul>', ...WHY_EACH_WRONG],
    further_reading_text_template: '',
  },
  {
    key: 'data-interpretation', name: 'Análisis de sangre', category: 'Interpretación de datos', free_text_format: false, admin_tag: 'renal', answers: options(5),
    question_text_template: [
      'A [una mujer / un hombre] de [edad] años se le hace un análisis por [motivo]. Toma [fármacos].',
      table(['Prueba', 'Resultado', 'Intervalo de referencia'], [
        ['Hemoglobina', '[x] g/L', '[x–x]'], ['Leucocitos', '[x] × 10⁹/L', '[x–x]'], ['Plaquetas', '[x] × 10⁹/L', '[x–x]'],
        ['Sodio', '[x] mmol/L', '135–145'], ['Potasio', '[x] mmol/L', '3,5–5,3'], ['Urea', '[x] mmol/L', '2,5–7,8'], ['Creatinina', '[x] µmol/L', '[x–x]'],
      ]),
      '¿Qué explica mejor estos resultados?',
    ],
    explanation_text_template: ['<h3>Paso a paso</h3>', '<ol><li>[Qué resultados están alterados]</li><li>[Qué patrón forman]</li><li>[Qué lo causa en este paciente]</li></ol>', ...WHY_EACH_WRONG],
    further_reading_text_template: '',
  },
  {
    key: 'prescribing', name: 'Prescripción (PSA)', category: 'Prescripción', free_text_format: false, admin_tag: 'prescribing', answers: options(5),
    question_text_template: [
      '<h3>Presentación</h3>', '[Una mujer / Un hombre] de [edad] años y [x] kg de peso está en [lugar] por [problema].',
      '<p><strong>Antecedentes.</strong> [Enfermedades.] <strong>Fármacos.</strong> [Nombre, dosis, vía, frecuencia.] <strong>Alergias.</strong> [No conocidas, o cuáles y qué ocurrió.]</p>',
      '<p><strong>Exploración.</strong> [Hallazgos.] <strong>Pruebas.</strong> [Resultados con sus intervalos de referencia, función renal incluida.]</p>',
      'Elige la prescripción de [fármaco o grupo] más adecuada [ahora]. [Cada opción: fármaco, dosis, vía, frecuencia, duración.]',
    ],
    explanation_text_template: ['<h3>La prescripción correcta</h3>', '[Fármaco, dosis, vía y frecuencia: por qué cada uno.]', '<h3>Seguridad</h3>', '[Interacciones, función renal y hepática, alergia, embarazo, controles.]', ...WHY_EACH_WRONG],
    further_reading_text_template: 'https://cima.aemps.es/',
  },
  {
    key: 'ecg', name: 'Caso de ECG', category: 'Interpretación de datos', free_text_format: false, admin_tag: 'rate-and-rhythm', answers: options(5),
    question_text_template: ['[Una mujer / Un hombre] de [edad] años tiene [síntoma] desde hace [tiempo]. La presión arterial es [x/x] mmHg.', '[Pon aquí el ECG y di en su descripción lo que se ve sin nombrar el diagnóstico.]', '¿Qué muestra el ECG?'],
    explanation_text_template: [
      '<h3>Lectura del ECG</h3>', '<ul><li>Frecuencia: [x] lpm</li><li>Ritmo: [regular / irregular, ondas P]</li><li>Eje: [normal / izquierdo / derecho]</li><li>Intervalo PR: [x] ms</li><li>QRS: [x] ms, [morfología]</li><li>Segmento ST y ondas T: [derivaciones]</li><li>QTc: [x] ms</li></ul>',
      '<h3>Qué significa</h3>', '[Diagnóstico y qué hacer a continuación.]', ...WHY_EACH_WRONG,
    ],
    further_reading_text_template: '',
  },
  {
    key: 'blood-gas', name: 'Caso de gasometría', category: 'Interpretación de datos', free_text_format: false, admin_tag: 'metabolic-acidosis', answers: options(5),
    question_text_template: [
      '[Una mujer / Un hombre] de [edad] años tiene [disnea / somnolencia / vómitos]. Esta gasometría arterial se tomó con [aire ambiente / oxígeno al x %].',
      table(['Valor', 'Resultado', 'Intervalo de referencia'], [
        ['pH', '[x]', '7,35–7,45'], ['PaO₂', '[x] kPa', '11–13'], ['PaCO₂', '[x] kPa', '4,7–6,0'], ['HCO₃⁻', '[x] mmol/L', '22–26'], ['Exceso de base', '[x] mmol/L', '−2 a +2'], ['Lactato', '[x] mmol/L', '0,5–2,0'],
      ]),
      '¿Cómo se interpreta mejor esta gasometría?',
    ],
    explanation_text_template: ['<h3>Paso a paso</h3>', '<ol><li>Oxigenación: [adecuada o no para el oxígeno inspirado]</li><li>pH: [acidemia / alcalemia]</li><li>Respiratoria o metabólica: [qué valor explica el pH]</li><li>Compensación: [ninguna / parcial / completa]</li><li>Anión gap: [x]</li></ol>', '<h3>La causa aquí</h3>', '[Qué dato de la historia lleva a ella.]', ...WHY_EACH_WRONG],
    further_reading_text_template: '',
  },
  {
    key: 'radiology', name: 'Caso de radiología', category: 'Interpretación de datos', free_text_format: false, admin_tag: 'chest-x-ray', answers: options(5),
    question_text_template: ['A [una mujer / un hombre] de [edad] años se le hace una [radiografía de tórax / TC / ecografía] por [motivo].', '[Pon aquí la imagen. Quita todo nombre, número y fecha, y descríbela sin nombrar el diagnóstico.]', '¿Cuál es el hallazgo más importante?'],
    explanation_text_template: ['<h3>Lectura en orden</h3>', '<ul><li>Datos y calidad: [proyección, rotación, inspiración, penetración]</li><li>Vía aérea: [hallazgo]</li><li>Pulmones y pleura: [hallazgo]</li><li>Corazón y mediastino: [hallazgo]</li><li>Diafragma: [hallazgo]</li><li>Lo demás: [huesos, partes blandas, dispositivos]</li></ul>', '<h3>Qué hacer a continuación</h3>', '[El siguiente paso y con qué urgencia.]', ...WHY_EACH_WRONG],
    further_reading_text_template: '',
  },
  {
    key: 'short-answer', name: 'Respuestas cortas', category: 'Texto libre', free_text_format: true, admin_tag: '', answers: [{ label: 'Diagnóstico más probable' }, { label: 'Prueba que lo confirma' }, { label: 'Primer tratamiento' }],
    question_text_template: ['[Una mujer / Un hombre] de [edad] años acude por [historia].', '[Exploración y primeros resultados.]', 'Da el diagnóstico más probable, la prueba que lo confirma y el primer tratamiento.'],
    explanation_text_template: ['<h3>Qué se da por correcto</h3>', '<ul><li>Diagnóstico: [también vale: …]</li><li>Prueba: [también vale: …]</li><li>Tratamiento: [hacen falta fármaco y dosis / basta el grupo]</li></ul>', '<h3>Por qué</h3>', '[El razonamiento.]'],
    further_reading_text_template: '',
  },
];
