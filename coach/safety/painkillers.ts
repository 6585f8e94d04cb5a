/** Medicines that may bleed together, as people call them. */

/** What thins the blood. */
export const thinner =
  '(eliquis|apixaban|xarelto|rivaroxaban|pradaxa|dabigatran|warfarin*|coumadin|sintrom|acenocumarol|(blood )?thinners?|anticoagulante*)'

/** What is taken against pain, or asked for against it. */
export const painkiller =
  '(ibuprofen*|advil|motrin|nurofen|aleve|naproxen*|aspirin*|diclofenac*|voltaren|meloxicam|ketorolac*|antiinflamatorio*|anti inflammator*|pain ?killers?|pain (pills?|tablets?|relief|reliever)|(pills?|tablets?) for (the|my|this) pain|(something|anything|take) for (it|(the|my|this) (pain|aches?|soreness|back|knee|hip|shoulder|neck|joint))|calmante*|analgesico*|algo para (el|este) dolor|(pastilla|pastillas) para (el|este) dolor)'
