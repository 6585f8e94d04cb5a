/** Word lists shared by the detection rules, over normalised words (small letters, no accents). */

const family =
  'husband*|wife|wifes|mother*|father*|grandpa*|grandma*|sister*|brother*|son|sons|daughter*|nephew*|niece*|grandson*|granddaughter*|cousin*|uncle*|aunt*|partner*|friend*|neighbor*|neighbour*|roommate*|parents|in law*|boyfriend*|girlfriend*'

const helpers = 'carer*|caregiver*|caretaker*|helper*|aide*|nurse*|staff|attendant*|home|assistant*'

/** Alternatives behind each `{name}` of a rule. */
export const words: Readonly<Record<string, string>> = {
  family,
  abuser: `${family}|${helpers}|he|she|they|man|woman|landlord`,
  person: `${family}|mr|mrs|ms|colleague*|classmate*|coworker*|boss`,
  mine: 'my|his|her|the|their|one|a',
  sudden:
    'sudden*|all at once|out of nowhere|out of the blue|just now|right now|now|this morning|woke|wakes|tonight|today|this (afternoon|evening)|overnight|last night|yesterday|since (breakfast|lunch|dinner|yesterday|this|last)|minutes ago|hour* ago|(a )?few (hours|days)|all of a sudden|started|came on',
  cannot:
    'can not|could not|can barely|can hardly|unable to|will not|not able to|struggl* to|hardly',
  limb: 'arm|arms|leg|legs|hand|hands|fingers|foot|side',
  joint:
    'hip|wrist|arm|shoulder|ankle|knee|leg|foot|elbow|hand|rib|ribs|back|tailbone|collarbone|thigh|finger*|thumb|pelvis|neck',
  fell: 'fell|fallen|fall|tripped|slipped|toppled|tumbled|tumble|went down|stumbled|keeled over|came off|landed|collapsed|spill|knocked over|took a dive|went over|went flying|lost (my|his|her) (balance|footing)',
  drink:
    'drink*|drank|alcohol|booze|vodka|whisk*|gin|wine|beer*|rum|brandy|bourbon|sherry|liquor|scotch|tequila|spirits|hooch',
  // Spanish stirs with the same word: the weapon has an article or an owner, or a place in English.
  revolver:
    'revolvers|revolver (in|under|by|near|next|on|at|is|loaded|ready)|revolver(?<=(un|el|mi|su|tu|del|este|ese|aquel|viejo|otro|con|tiro de|balas? de|tengo|compre|guardo|saco|saque|the|my|his|her|our|their|old|this|that|service|army|police|loaded|[a-z]+s) revolver)|revolver(?<=(?<!(voy|vas|va|vamos|van|ir|vuelvo|volver|empiezo|empezar|ayudo|ayudar|aprendo)) a revolver)',
  drug: 'pill|pills|tablet|tablets|medicine*|medication*|prescription*|drug|drugs|dose|doses|dosage|capsule*|statin*|metformin|insulin|warfarin|coumadin|blood thinner*|eliquis|xarelto|aspirin*|ibuprofen|advil|motrin|aleve|naproxen|tylenol|acetaminophen|paracetamol|antidepressant*|prozac|sertraline|zoloft|lexapro|citalopram|xanax|alprazolam|valium|diazepam|lorazepam|ativan|temazepam|ambien|zolpidem|zopiclone|trazodone|melatonin|benadryl|diphenhydramine|unisom|nytol|antihistamine*|st johns wort|ginkgo|ginseng|valerian|kava|cbd|cannabis|gummies|gabapentin|prednisone|steroid*|lisinopril|amlodipine|losartan|atenolol|metoprolol|beta blocker*|ace inhibitor*|water pill*|diuretic*|furosemide|digoxin|levothyroxine|thyroxine|antibiotic*|amoxicillin|painkiller*|pain killer*|pain relief|opioid*|oxycodone|tramadol|codeine|morphine|antacid*|omeprazole|inhaler*|donepezil|aricept|memantine|ozempic|sleep aid*|sedative*|tranquili*|laxative*|heart meds|patches|eye drops|injection*',
  medicina:
    'pastilla*|medicin*|medicament*|dosis|insulina|metformina|aspirina*|ibuprofeno|paracetamol|melatonina|valeriana|antidepresiv*|anticoagulante*|jarabe|tratamiento|remedio*|somnifer*|calmante*|tableta*|capsula*|antibiotic*|lorazepam|diazepam|estatina*|losartan|enalapril|omeprazol|inyeccion*',
  illness:
    'dementia|alzheimer*|parkinson*|cancer|depression|depressed|demented|bipolar|diabet*|arthritis|heart (disease|failure|trouble)|anxiety disorder|adhd|apnea|apnoea|osteoporosis|thyroid|anemi*|anaemi*|mci|cognitive (decline|impairment)|memory (disease|illness|problem*|loss)|lewy|tumor|tumour|multiple sclerosis|lupus|senile|schizo*|ptsd|pneumonia|copd|kidney (disease|failure)|als|shingles|covid|brain (disease|damage)|malnourished|an? (illness|disease|disorder|condition)|demencia|depresion|artrosis|enfermedad|demente',
  measure: 'score*|result*|number*|test*|quiz*|survey|gauge|answers|points',
  record:
    'score*|result*|answer*|data|plan|advice|test*|quiz*|account*|record*|email*|address|password*|bmi|weight|profile|history|survey|evaluation*|chat*|message*|details|information|info|file|notes|questionnaire',
  hidden:
    'system|developer|hidden|secret|internal|initial|original|base|private|underlying|confidential|backend|admin',
  orders:
    'instruction*|rule*|guideline*|prompt*|guardrail*|restriction*|training|polic*|programming|directive*|safeguard*|filters|limits|order* you|message|commands',
}
