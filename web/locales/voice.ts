/** Texts of answering by voice: turning it on, listening, and what came of it. */

export const voiceTexts = {
  switch: 'Answer by voice',
  question: 'Answer with your voice?',
  how: 'Each question then has a button, “Say my answer”. Press it, and say one of the answers. The first time, your browser asks for the microphone.',
  maker:
    'Your browser turns your voice into words. To do so, it may send your voice to the firm that made it.',
  ours: 'We keep nothing of your voice. The words are read on this device, to find your answer.',
  undo: 'You can turn it off at any time. Just press “Answer by voice” again.',
  agree: 'Yes, turn it on',
  notNow: 'Not now',
  isOn: 'Answer by voice is on.',
  isOnAdvice: 'At each question, press “Say my answer”.',
  isOff: 'Answer by voice is off.',

  say: 'Say my answer',
  sayAbout: (topic: string) => `: ${topic}`,
  stop: 'Stop listening',
  listening: 'We are listening. Say one of the answers.',
  heard: (words: string) => `We heard “${words}”.`,
  chosen: (answer: string) => `We marked “${answer}”. You can change it.`,
  several: 'That could be more than one answer. So we marked nothing.',
  none: 'That is not one of the answers. So we marked nothing.',
  stopped: 'We stopped listening.',
  again: 'Press “Say my answer” to try again, or press an answer.',
  /** What went wrong, by its kind. */
  troubles: {
    silence: 'We did not hear an answer.',
    refused:
      'Your browser does not let us use the microphone. You can allow it in the settings of your browser.',
    service:
      'Your device does not turn voice into words now. Look in its settings: dictation may be off.',
    microphone: 'Your browser found no microphone.',
    connection: 'Your browser needs a connection to turn your voice into words.',
    language: 'Your browser cannot hear this language.',
    other: 'Your browser could not listen this time.',
  },
}

/** Texts of one language. */
export type VoiceTexts = typeof voiceTexts
