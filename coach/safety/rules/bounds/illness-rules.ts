/** Rules for questions that want an illness named: a sign or a score, and "which is it" (coach.md section 4, diagnosis). */

import { rule, type Rule } from '../rule.ts'

const ailment =
  '{illness}|rheumatoid|gout|sciatica|restless legs|melanoma|(poor|bad) circulation|circulation|fibromyalgia|diabetes|diabetis|glaucoma|cataract*|angina|asthma|bronchitis|ibs|ulcer*|gallstone*|hernia|menopause|vertigo|tinnitus|eczema|psoriasis|anxiety disorder|seizures|epilepsy|polymyalgia|celiac|coeliac|blood clot|dvt|ms|uti|heart murmur|skin cancer|leukemia|the sugar'

const verdict =
  'likelier|more likely|is (it|that|this) (the|a|an)?|that will be|it will be|would you (say|call)|your opinion|in your view|which (sort|kind|type|one|is it)|what (sort|kind|type)|is (she|he) right|right about|be straight|be honest|honest* now|do you (think|reckon)|you reckon|sounds? like|could (it|that|this)|tell me (straight|plainly|truth*)|what have i got|do i have|have i got|am i (getting|heading|in for)|so$'

const enfermedad =
  '{illness}|diabet*|artritis|reum*|artrosis|cancer|tumor|fibromialgia|alzheimer|parkinson|trastorno*|anemia|tiroides|gota|lupus|osteoporosis|apnea|ansiedad|bipolar|asma|cirrosis|hernia|ulcera|melanoma|embolia|azucar alta|hipertension'

const veredicto =
  'usted cree|cree* que|crees|sera|no sera|verdad|o que|eso es|esto es|es eso|seria|tendre|ya tengo|tengo|estoy con|soy|acierta|tiene razon|digame|dime|decime|me parece|le parece|sospech*|suena a|sonara|entonces'

/** Asking what an illness is in general, or living with a known one. */
const known = [
  '(doctor|gp|consultant) (says|said|told)|is it true|(go together|good for|help with|kind to|keep .. at bay)',
]

/** Questions for a diagnosis. */
export const illnessRules: readonly Rule[] = [
  rule(
    'diagnosis',
    [
      `(${verdict}) ... (${ailment})`,
      `(${ailment}) ... (${verdict}|is it|or what|so \\.)`,
      `(${ailment}) or (${ailment}|poor|just|something|old age) && (which|is it|opinion|likel*|or)`,
      '(which|what) (disease|illness|condition) .. (i am|am i|i have|have i|do i)|(heading|headed) for .. (disease|illness|dementia)',
      '(am i|is (he|she)) (getting|going|heading|turning) ... (what|like|the way) .. ({family}) (had|was|went|got|died)|(same|what) .. ({family}) had && (memory|words|names|forget*|shak*|getting|have)',
      `(says|reckons|thinks) (it is |i have |that is |it looks like )?(a |an )?(${ailment}) && (right|agree|could|true|think|correct)`,
    ],
    known,
  ),
  rule(
    'diagnosis',
    [
      `(${veredicto}) ... (${enfermedad})`,
      `(dice*|segun) && (${enfermedad}) && (acierta|tiene razon|estara bien|usted cree|sera cierto)`,
      `(${enfermedad}) ... (verdad|no sera|sera|o que|acierta|cree|tiene razon|o (artr*|otra))`,
    ],
    ['conviene (nadar|caminar|hacer|comer|bailar)'],
  ),
]
