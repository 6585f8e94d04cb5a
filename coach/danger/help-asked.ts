/** Hears what is asked about the help itself while a danger stands: each has a written answer of one or two sentences. */

import { normalise } from '../text/normalise.ts'
import { heard, isAnyIn } from './heard-report.ts'

/** What is asked about the help. */
export type HelpAsked =
  /** What is said to whoever answers the call. */
  | 'asksSay'
  /** What is done until help comes. */
  | 'asksMeanwhile'
  /** Whether to drive, or be driven. */
  | 'asksRide'
  /** Whether the tablets that are due are taken. */
  | 'asksTablets'
  /** Whether to sit or to lie. */
  | 'asksPosture'
  /** Who could take over from somebody who cares. */
  | 'asksRest'
  /** What to do about the bank after a fraud. */
  | 'asksBank'
  /** What to do when the rage comes up again. */
  | 'asksAnger'
  /** That somebody means to drive them. */
  | 'offersRide'
  /** Whether something may be eaten, drunk or taken. */
  | 'asksMouth'
  /** Whether help is needed at all, or whether what they mean to do is enough. */
  | 'doubtsNeed'
  /** Whether it can wait. */
  | 'asksWait'

const asked: readonly (readonly [HelpAsked, readonly RegExp[]])[] = [
  [
    'asksTablets',
    [
      heard(
        '(?<!what )(should|shall|can|may|could|must|do|would|ok|okay|safe) (i|we|he|she|they|to) .. (still )?(give|have|take|swallow|skip) ... (my|his|her|the|tonights|evening|usual|regular|morning|other) ?.. (tablets?|pills?|medicines?|dose|naproxen|ibuprofen|painkillers?|thinner|warfarin|eliquis|insulin*)|(and|what about) (my|his|her|the) .. (tablets?|pills?|medicines?|thinner|warfarin|eliquis|insulin*)',
      ),
      heard(
        '(puedo|puede|debo|debe|doy|tomo|toma|tomar|tomarme|toca|tocan|que hago con) ... (mi|mis|su|sus|la|las|el|los) ?.. (pastillas?|medicinas?|medicamentos?|dosis|naproxeno|thinner|warfarin|eliquis|insulin*) .. (de (la noche|la manana|la presion|hoy|siempre|esta noche)|que me tocan?)|(y|pero) (mi|mis|la|las) (pastillas?|medicinas?)',
      ),
    ],
  ],
  [
    'asksPosture',
    [
      heard(
        '(lie|lay|lying|sit|sitting|stand|standing) .. or .. (lie|lying|sit|sitting|stand|standing|up)|(may|can|should|shall|must|do|better to) (i |we |he |she )?(lie|sit|stay) (down|up|flat|in bed|on my side)',
      ),
      heard(
        '(acuest[oae]|acostarme|acostad[oa]|recuest[oa]) .. o .. (siento|sienta|sentarme|sentad[oa])|(siento|sienta|sentarme|sentad[oa]) .. o .. (acuest[oa]|acostarme|acostad[oa])|(puedo|puede|debo|debe|conviene|mejor) .. (acostarme|acostarse|recostarme|recostarse|sentarme|sentarse)',
      ),
    ],
  ],
  [
    'asksRest',
    [
      heard(
        '(who|whom|where) .. (can|could|do|should|would|to) .. (ask|turn|call|ring|get|find|go|help|take over)|respite|rest cover|(a quien|quien|donde) .. (pido|puedo|podria|llamo|acudo|pedir|releve|reemplace|ayude)',
      ),
    ],
  ],
  [
    'offersRide',
    [
      heard(
        '(wants?|offer*|can|could|would|says|insists) .. (to |on )?(drive|driving|run|take|taking) (me|us|him|her)(?! (mad|crazy|off|to bed))',
      ),
      heard(
        '(quiere|puede|ofrece|dice) .. (que )?(me |nos |lo |la )?(llev(ar|a|arme|arlo|arla)) .. (en|al|a)',
      ),
    ],
  ],
  [
    'asksBank',
    [
      heard(
        '(what|how|who|which) ... (bank|card|account)|(block|freeze|stop|cancel) .. (card|account|payment)|i (gave|read|told) (him|them|her) .. (code|pin|password|number)',
      ),
      heard(
        '(que|como|a quien) ... (banco|tarjeta|cuenta)|(bloque*|congel*|cancel*) .. (tarjeta|cuenta)|(le|les) (di|dije) (la|mi|el) (clave|codigo|numero|pin)',
      ),
    ],
  ],
  [
    'asksAnger',
    [
      heard(
        '(what|how) .. (do|can|should|could|stop|keep) .. (i|myself) ... (angry|anger|rage|lose it|hit|hitting|shout*|snap*|that way|happens? again)|(que|como) .. (hago|puedo|evito|me) ... (enojo|enoje|rabia|coraje|ira|vuelva|pegar*|gritar*|controlo|calmo)',
      ),
    ],
  ],
  [
    'asksMouth',
    [
      heard(
        '(?<!what )(should|shall|can|may|could|must|do|would|ok|okay|safe) (i|we|he|she|they|to|it help) .. (give|have|take|eat|drink|swallow|chew|offer|let) ... (aspirin*|water|sip*|tea|coffee|juice|milk|food|soup|brandy|something|anything|tablet*|pill*|medicine*|painkiller*|paracetamol|tylenol|ibuprofen|dose|eat|drink|lunch|dinner|breakfast)|(?<!what )(should|can|may|could) (i|he|she|they|we) (eat|drink)|(water|tea|coffee|juice|food|soup|milk|drink|aspirin*|tablets?|pills?) ... (can|may|should|could) (i|he|she|they) (have|take|drink|eat)|(what about|give (him|her|them)) .. (aspirin*|water|tea|food|drink)|(wants|asks for|asking for|begging for) .. (water|a drink|tea|something to (eat|drink))|(is|am) (very |so )?thirsty',
      ),
      heard(
        '(puedo|puede|debo|debe|doy|damos|dar(le)?|dejo|conviene|tomo|tomar|como|bebo|sirve) ... (aspirina*|agua|te|tecito|cafe|jugo|leche|comida|caldo|algo de (comer|tomar|beber)|pastilla*|medicina*|paracetamol|ibuprofeno|calmante|algo para el dolor|de comer|de beber|de tomar)|puede (comer|beber|tomar)|puedo (comer|beber|tomar)|(agua|aguita|algo de (comer|tomar|beber)|aspirina*|pastillas?) .. (se|le|les) (la |lo |las )?(doy|damos|dejo)|(doy|damos) .. (agua|aguita)|(tiene|tengo|esta con) (mucha )?sed|(quiere|pide) .. (agua|aguita|tomar|beber)',
      ),
    ],
  ],
  [
    'asksRide',
    [
      heard(
        '(should|shall|can|could|would|may|do|will|is it|better|quicker|faster) ... (driv(e|es|en|ing)|drove|taxi|cab|uber|(my|the|a|his|her) car|bus)|(take|takes|took|bring) me .. (in|by) .. car|drive myself|drive (him|her|them) .. myself',
      ),
      heard(
        '(manej(o|ar)|conduzc(o|a)|conducir|en (un )?(taxi|uber|carro|coche|auto|camion|bus|moto)|un (taxi|uber)|(lo|la|le) llevo|llevarl[oa]|me voy yo)|(que )?(me|lo|la|nos) (lleve|lleven|lleva) .. (mi|en (su|el|mi|un)|al|a urgencias)',
      ),
    ],
  ],
  [
    'asksSay',
    [
      heard(
        '(what|how) (do|should|shall|can|must|will|would|could) (i|we) .. (say|tell|explain)( (to )?(them|him|her|the (operator|ambulance|paramedics|doctor|doctors|lady|man|person|dispatcher|people))| \\.| when| on| now)|what (will|would|do|are) they .. (ask|need|want|going to)|what to (say|tell)',
      ),
      heard(
        'que (les|le|se les|se le) (digo|decimos|cuento|explico|dice)|que (debo|tengo que|hay que|puedo) (decir*|contar*)|que (me |nos )?(van a |iran a )?pregunt(an|ar|aran)|como (les|le) (explico|digo)',
      ),
    ],
  ],
  [
    'asksMeanwhile',
    [
      heard(
        'what (do|should|can|shall|must|could|else (can|should|do)) (i|we)( be)? (do|doing)( (now|meanwhile|then|until|till|while|with (him|her|them)|for (him|her|them)|in the (meantime|meanwhile)|first|here|at home))|what (do|should|shall|must) (i|we) do( \\.| $)|(until|till|while) (they|somebody|someone|help|the ambulance|you) (come|comes|get|gets|arrive|arrives)|while (i|we) wait|(in the )?mean(time|while)|(how|where|shall|should|can|do) (do |should |can )?i (lay|lie|sit|move|turn|lift|prop|get) .. (him|her|them|down)',
      ),
      heard(
        'que (le |les |mas )?(hago|hacemos)( (con (el|ella|mi [a-z]+)|mientras|ahora|ahorita|hasta|en lo que|entonces|yo))|^ (\\. |y |pero |bueno )*que (le |les )?(hago|hacemos|puedo hacer)( \\.| $)|que (debo|puedo|tengo que|hay que) hac[a-z]+ (mientras|con|hasta|ahora|ahorita)|(mientras|hasta que|en lo que) (llega*|viene*|espero|tanto|los espero)|(lo|la) (acuesto|siento|muevo|levanto|volteo|paro)',
      ),
    ],
  ],
  [
    'asksWait',
    [
      heard(
        '(can|could|will|would|may|might) (not )?(it|that|this|i|we) (not )?(just |really |safely )?(wait|keep|hold on|hold off|leave it|be left)|(it|that|this) (can|could|will) (surely )?(wait|keep) (until|till|for)',
      ),
      heard(
        'puede esperar|(puedo|podria|podemos) .. (esperar|aguantar|dejarlo|ir (manana|luego|despues|el [a-z]+))|(espero|me espero|aguanto) (a|hasta)',
      ),
    ],
  ],
  [
    'doubtsNeed',
    [
      heard(
        '(do|should|must|need) (i|we) (really |still |have to |need to |actually |even |so )*(call|ring|phone|go|bother)|(do|must) (i|we) (really|truly|honestly|still) (have|need)|(do|does|must) (they|he|she|anyone|somebody) .. (need|have) (to )?(see|check|look|come)|is (it|that|this) (just |only |really )*(his|her|my|their|old) (old )?age|is (it|that|this) (really |all )*(necessary|serious|urgent|an emergency|enough)|(will|would|does|is) that (do|enough|ok|okay|all right)|that do \\.',
      ),
      heard(
        '(de verdad |de veras |todavia )?(tengo|hay|hace falta|tendre|debo|deberia) (que )?(llamar|ir|avisar)|(es|sera) (cosa de |por )?(la|su) edad|es (tan |muy |realmente )?(necesario|grave|urgente|una emergencia)|(con eso|eso) (basta|alcanza|esta bien|es suficiente)|llamo o no|voy o no|(de todos modos|de todas formas) (voy|llamo|tengo|hay)|(voy|llamo) (igual|de todos modos|de todas formas|todavia)|(igual|todavia|aun asi) (voy|llamo)',
      ),
    ],
  ],
]

/** The practical ones, which are answered in place of the next step. */
export const practical: readonly HelpAsked[] = [
  'asksTablets',
  'asksPosture',
  'asksMouth',
  'asksRide',
  'offersRide',
  'asksSay',
  'asksMeanwhile',
]

/** All of them. */
export const ofHelpAsked: readonly HelpAsked[] = [...practical, 'asksWait', 'doubtsNeed']

/** "I gave him water" asks for nothing. */
export const needsMark: ReadonlySet<HelpAsked> = new Set(['asksMouth', 'asksRide'])

/**
 * Hears what is asked about the help itself.
 *
 * @param message - what the person typed.
 * @returns all that is asked, the practical first.
 */
export function helpAskedIn(message: string): readonly HelpAsked[] {
  const text = normalise(message)
  return asked.flatMap(([kind, expressions]) => (isAnyIn(text, expressions) ? [kind] : []))
}
