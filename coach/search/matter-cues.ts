/** Words that name a matter, in both languages, where the model may be unsure of it. */

import { pattern } from '../text/pattern.ts'
import { mattersForOthers } from '../matters/for-others.ts'
import { foodWords } from './things.ts'

const body =
  '(sugar|glucose|diabet*|pressure|pulse|heart ?rate|oxygen|meter|azucar|glucosa|presion|tension|pulso|pulsaciones|oxigeno)'
const tablets =
  '(pills?|tablets|medicines?|medication*|statin*|insulin|inhaler*|prescription*|eye drops|pastillas?|medicinas?|medicamentos?|remedios?|insulina|inhalador)'
const somebody =
  '(he|she|him|her|husband|wife|mother|father|sister|brother|mam|partner|marido|espos[oa]|mujer|senora?|mama|papa|madre|padre|herman[oa]|viej[oa])'
const dementia = '{dementia}'
const dizzy =
  '(diz*|giddy|giddiness|light ?headed|faint*|woozy|swimm?y|swims|spins?|spinning|black|head goes light|mare(o|os|ad[oa]|a|an|arme)|(da|dan|daba) vueltas|nubla)'
const rising =
  '(stand*|get* (up|out)|rise|rising|out of (bed|the chair)|from bed|straighten*|up quick*|levant*|lebant*|par(o|arme|ar)|pie|cama|silla)'
const headGoes = '(se me|se te|se le|me) (va|vaya|ba) la cabeza'
const standing = '(levant*|lebant*|par(o|arme|arse|ar))'
const device =
  '(phone|smartphone|iphone|android|tablet|ipad|screen|laptop|computer|celular|telefono|movil|pantalla|tableta|compu|computadora|whatsapp|guasap)'

const weight =
  '(weight|weigh*|pounds?|kilos?|stones?|heavy|heavier|fat|slim*|thinner|lighter|big|large|lose|losing|loosing|shed|peso|peza*|pesa|gord[oa]*|gordit[oa]|adelga*|baj(ar|ando|o|a)|rebaj*|engord*|sobrepeso)'
const stairs = '(stair*|upstairs|downstairs|climb*|escalera*|escalon*|gradas?|peldan*)'
const knees = '(knees?|joints?|hips?|rodillas?|rodiyas?|coyunturas?|artrosis|articulacion*)'

/** A matter that words name: one for others, or one that they should see all the same. */
export type NamedMatter =
  | (typeof mattersForOthers)[number]['name']
  | 'dizzy-rising'
  | 'forgetting'
  | 'weight-and-knees'
  | 'stairs-with-sore-knees'

/** One who asks of these rarely asks of anything else. */
const cues: Readonly<Record<NamedMatter, RegExp>> = {
  leaks: pattern(
    '(pee|pees|urine|bladder|waterworks|incontinen*|pelvic floor|dribbl*|piddle|wet (myself|my (self|pants|knickers|underwear|drawers))|leak* .. (cough*|sneez*|laugh*|when|pads?)|(cough*|sneez*|laugh*) .. (leak*|wet|accident)|orin[aeo]*|me orino|pipi|vejiga|se me (sale|escapa) (el|la|un|poquito|las gotas))',
  ),
  'dizzy-rising': pattern(
    `${dizzy} ... ${rising}|(stand*|get* (up|out)|rise|rising|straighten*|lebant*|levant*|par(o|arme|ar)|pie) ... ${dizzy}|${headGoes} ... ${standing}|${standing} ... ${headGoes}`,
  ),
  'which-tablet': pattern(
    `(which|one|any|some|could|is it|are) .. (of )?(my |these |the |all )*${tablets} ... (caus*|mak*|giv*|blame|behind|dizzy|cough|sleepy|tired|itch*)|(which|what) ${tablets}|side effects?|cual .. (de mis |de estas )?${tablets}|(sera|es|puede ser) .. (la |una )?${tablets}|efectos? secundarios?`,
  ),
  'hearing-aid': pattern(
    '(hearing|ear) (aids?|mou?lds?)|my aids?|the aids?|audifonos?|aparatos? (del oido|de oir|para oir)',
  ),
  'dementia-care': pattern(
    `${somebody} ... ${dementia}|${dementia} ... (${somebody}|ask*|repeat*|same|wander*|wash|angry|pregunta*|repit*|mismo)`,
  ),
  parkinson: pattern('parkinson*'),
  'stairs-with-sore-knees': pattern(stairs),
  'weight-and-knees': pattern(`${weight} ... ${knees}|${knees} ... ${weight}`),
  forgetting: pattern(
    `(am i|is (it|this|my)|do i have|should i (see|worry)|losing (my|it)|mind is going|start of|normal|worried|sera|es (grave|normal)|me (estoy|asusta|preocupa)|volviendo) ... (forget*|forgot|memory|marbles|mind|${dementia}|names|words|olvid*|memoria|demente|nombres|cabeza)|(forget*|forgot|memory|names|words|olvid*|memoria|nombres) ... (am i|is it|is this|should i|doctor|worr*|scar*|fright*|normal|${dementia}|sera|grave|medico|asust*|miedo|preocup*)`,
  ),
  recipe: pattern(
    '(recipe*|receta*)|(how|what) .. (do|can|could|would|should|to) .. (i |you )?(cook(?! (for (one|two|myself)|with (less|no)|without|less|once|ahead|health*|more|when))|boil|bake|fry|roast|steam|make for (supper|dinner|tea|lunch))|(what|how) .. (cook|make|do) .. with|(easy|simple|quick) (dish|supper|dinner|soup|meal)|(como|que) .. (cocin*|guis*|prepar*|hag[oa]|hace) .. (un |una |el |la |los |las |de |con )*(sopa|caldo|cena*|comer|arroz|frijoles|lentejas|garbanzos|pollo|guiso|huevo*|almuerzo|pescado|verduras)|(plato|platillo|comida) (facil|sencill[oa])|no se (cocinar|guisar)',
  ),
  portion: pattern(
    `(how (much|many)|is one|can i (have|eat)|may i (have|eat)|cuant[oa]s?|puedo comer|me toca*) ... ${foodWords}|${foodWords} ... (how (much|many)|can i|cuant[oa]s?|puedo comer)`,
  ),
  'own-number': pattern(
    `(number|reading|level|how (low|high)|what .. (is|are) .. (safe|normal|right|good|too (low|high))|what should|target|numero|cuant[oa]s?|que ${body}|nivel|desde que|hasta (cuanto|que)) ... ${body}|${body} ... (number|too (low|high)|should (it|my)|numero|nivel)`,
  ),
  device: pattern(
    `(how|where|what) .. (do|can|does|would|is|to) ... ${device}|(how|where) ... (button|setting*|bigger letters|big print|speak|talk to me|read (it|the|my) .. (out|aloud))|(como|donde) ... ${device}|${device} ... (como|donde|how|where) `,
  ),
  'paid-scam': pattern(
    '(paid|sent|gave|wired|transferred|lost|read|told|bought|let|handed) ... (scam*|crook*|swindl*|fraud*|conned|con man|code*|password|pin|card (number|details)|gift cards?|account|savings|stranger)|(scammed|swindled|conned|tricked out|been had|get (it|my money) back)|(mande|di|dio|pague|deposite|transferi|compre|dije|entregue) ... (estaf*|fraude|clave|contrasena|codigo|tarjeta|cuenta|vividor|ladron)|(me|nos) (estaf*|enganaron|robaron|vaciaron|timaron)|(recuper*|par(ar|en|e)) .. (mi |ese |el |la )?(dinero|plata|pago)|(dinero|plata) que (ya )?(mande|pague|di|deposite)',
  ),
  'medicine-cost': pattern(
    `(afford|money|cost*|expensive|dear|pay*|price|ran out|run out|out of) ... ${tablets}|${tablets} ... (afford|money|cost*|expensive|so dear|too dear|pay*|ran out|run out)|(alcanza|acab*|plata|dinero|car[oa]s?|pagar*|compr*|costo) ... ${tablets}|${tablets} ... (alcanza|acab*|plata|dinero|muy car[oa]s?|pagar*|comprar*|cuestan)`,
  ),
}

const names: readonly NamedMatter[] = [
  ...mattersForOthers.map(({ name }) => name),
  'dizzy-rising',
  'forgetting',
]

/**
 * Hears which matters words name.
 *
 * @param texts - the message in normalised words, in one or more languages.
 */
export function mattersNamed(texts: readonly string[]): readonly NamedMatter[] {
  return names.filter((name) => texts.some((text) => cues[name].test(text)))
}
