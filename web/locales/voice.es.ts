/** Texts of answering by voice, in Spanish: turning it on, listening, and what came of it. */

import type { VoiceTexts } from './voice.ts'

export const voiceTexts: VoiceTexts = {
  switch: 'Contestar con la voz',
  question: '¿Quiere contestar con la voz?',
  how: 'Cada pregunta tendrá un botón, “Decir mi respuesta”. Presiónelo y diga una de las respuestas. La primera vez, su navegador le pide usar el micrófono.',
  maker:
    'Su navegador pasa su voz a palabras. Para hacerlo, puede mandar su voz a la empresa que lo hizo.',
  ours: 'No guardamos nada de su voz. Las palabras se leen en este dispositivo, para hallar su respuesta.',
  undo: 'Puede apagarlo cuando quiera. Solo presione “Contestar con la voz” otra vez.',
  agree: 'Sí, quiero usarla',
  notNow: 'Ahora no',
  isOn: 'Ya puede contestar con la voz.',
  isOnAdvice: 'En cada pregunta, presione “Decir mi respuesta”.',
  isOff: 'Contestar con la voz está apagado.',

  say: 'Decir mi respuesta',
  sayAbout: (topic) => `: ${topic}`,
  stop: 'Dejar de escuchar',
  listening: 'Le escuchamos. Diga una de las respuestas.',
  heard: (words) => `Oímos “${words}”.`,
  chosen: (answer) => `Marcamos “${answer}”. Puede cambiarla.`,
  several: 'Puede ser más de una respuesta. Por eso no marcamos nada.',
  none: 'No es una de las respuestas. Por eso no marcamos nada.',
  stopped: 'Ya no escuchamos.',
  again: 'Presione “Decir mi respuesta” para probar otra vez, o presione una respuesta.',
  troubles: {
    silence: 'No oímos una respuesta.',
    refused:
      'Su navegador no nos deja usar el micrófono. Puede permitirlo en la configuración del navegador.',
    service:
      'Su dispositivo no pasa la voz a palabras ahora. Mire en su configuración: tal vez el dictado está apagado.',
    microphone: 'Su navegador no encontró un micrófono.',
    connection: 'Su navegador necesita conexión para pasar su voz a palabras.',
    language: 'Su navegador no entiende este idioma al oírlo.',
    other: 'Su navegador no pudo escuchar esta vez.',
  },
}
