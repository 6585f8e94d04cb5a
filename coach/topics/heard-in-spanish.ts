/** How conditions and circumstances are told in Spanish; what each changes stands with its English words. */

/** Patterns by the name of the topic, in the notation of `pattern`, over words without accents. */
export const heardInSpanish: Readonly<Record<string, readonly string[]>> = {
  'heart-failure': [
    'insuficiencia (cardiaca|del corazon)',
    'corazon (esta |muy )*(debil|cansado)',
    '(agua|liquido) en (los pulmones|el corazon)',
  ],
  'heart-disease': [
    '(infarto*|arritmia*|fibrilacion|marcapaso*|stent|cateterismo|angina de pecho)',
    '(problema*|enfermedad*|mal|padezco|sufro|oper*|enfermo|enferma) (del|de) (mi )?corazon',
  ],
  'kidney-disease': [
    '(insuficiencia renal|dialisis)',
    '(problema*|enfermedad*|mal) (de|en|del) .. rinon*',
    'rinones .. (mal|danados|debiles|no (me )?funcionan)',
  ],
  warfarin: [
    '(warfarina|acenocumarol|anticoagulante*)',
    '(pastilla*|medicina*) para (adelgazar |aclarar )?la sangre',
  ],
  diabetes: ['azucar (alta|en la sangre)', 'glucosa alta'],
  osteoporosis: ['huesos (muy |estan )*(debiles|fragiles|porosos)'],
  seizures: ['ataques epilepticos'],
  apnea: ['dejo de respirar .. (dormid*|duermo|noche|sueno)'],
  falls: [
    'me he caido',
    '(tuve|sufri|tengo) (una|dos|varias|muchas) caidas?',
    '(pierdo|perdi) el equilibrio',
    'me tambaleo',
  ],
  driver: [
    '(soy|trabajo (de|como)) (un )?(chofer|conductor*|camioner*|taxista)',
    'manejo (un |el )?(camion|taxi|autobus)',
  ],
  'eating-disorder': [
    'trastorno (alimentario|de la alimentacion|de alimentacion)',
    'atracones',
    '(me provoco|me provocaba|provocarme) el vomito',
  ],
  sober: [
    '(deje|dejado) (de )?(beber|tomar alcohol|el alcohol|la bebida|el trago|el licor)',
    '(anos|meses|dias) (sin beber|sin alcohol|sobri*)',
    '(alcoholic*|sobri(o|a)|en recuperacion)',
  ],
  chewing: [
    '(dentadura*|dientes postizos)',
    '(cuesta|dificil|trabajo|problema*|dificultad|no puedo) .. (masticar|tragar)',
    'me (atraganto|ahogo) .. (com*|beb*|tom*)',
    '(sin|no tengo|pocos|faltan) dientes',
    'toso (al|cuando) (comer|beber|tragar|como|bebo)',
  ],
  glaucoma: ['presion (alta )?(del|en el|en los) ojos?'],
  surgery: [
    'me (operaron|operan|van a operar)',
    '(operacion|operad(o|a)|protesis) de (la |mi )?(cadera|rodilla|hombro|espalda|corazon)',
    '(cadera|rodilla) nueva',
    '(me (quebre|rompi|fracture)|fractura*|hueso roto)',
  ],
  'joint-pain': [
    'artrosis',
    '(duele|duelen|dolor) .. (rodilla*|cadera*|articulacion*|coyuntura*|espalda)',
  ],
  'limited-mobility': [
    '(andador|andadera)',
    'no puedo (caminar|pararme|estar de pie|ponerme de pie)',
  ],
  'high-blood-pressure': ['(presion (alta|arterial)|hipertens*)'],
  'poor-sight': [
    'veo (muy )?(mal|poco|borroso)',
    'no veo (bien|casi|nada|la pantalla)',
    '(cieg(o|a)|ceguera|perdiendo la vista)',
    'no (tengo|uso) (computadora|internet|celular|telefono inteligente|pantalla*)',
  ],
  hearing: ['(sord(o|a)|audifono*)', '(no oigo|oigo (muy )?(mal|poco))'],
  carer: [
    'cuid(o|amos) (a|de) (el|ella|un familiar|mis padres)',
    'soy (la |el |su )?cuidador*',
    'mi (espos(o|a)|marido|mujer|madre|padre|mama|papa|pareja) tiene (demencia|alzheimer|parkinson)',
  ],
  homebound: ['no puedo salir', '(encerrad(o|a) en (la |mi )?casa|no salgo de (la |mi )?casa)'],
  'no-car': [
    '(no|ya no) (manejo|conduzco|puedo manejar|puedo conducir)',
    'no tengo (carro|coche|auto)',
    'deje de (manejar|conducir)',
  ],
  lonely: ['como sol(a|o)', 'me siento (muy )?sol(a|o)', 'siento (mucha )?soledad'],
  bereaved: [
    '(viud(o|a)|de luto)',
    '(espos(o|a)|marido|mujer|pareja|herman(o|a)|amig(o|a)) (murio|fallecio)',
    '(murio|fallecio|perdi a) mi (espos(o|a)|marido|mujer|pareja|herman(o|a)|amig(o|a))',
  ],
  shy: ['timid(o|a)'],
  'low-income': ['(poco dinero|no me alcanza|no puedo pagar|pension (chica|baja|pequena))'],
  medicines: ['tomo (muchas|varias|tantas) (pastillas|medicinas|medicamentos)'],
  'sleep-aids': ['(pastilla*|medicina*|gotas) para dormir', 'melatonina|clonazepam'],
  snoring: ['(ronc*|ronq*)'],
  'early-waking': ['despierto (muy |demasiado )?temprano'],
  nocturia: ['(levanto|despierto) .. (orinar|al bano)'],
  'drinks-alcohol': ['(copa*|vaso*|botella) de (vino|cerveza|ron|tequila|whisky)'],
  'restless-legs': ['piernas inquietas'],
  forgetful: ['(se me olvida*|me olvido|olvido (todo|cosas|nombres))'],
  puzzles: ['(crucigrama*|rompecabezas)'],
  anxiety: ['(ansiedad|ansios(o|a)|panico)'],
  'low-mood': ['me siento (muy )?(triste|decaid(o|a)|deprimid(o|a))', '(deprim*|depresion)'],
  'life-change': ['me (mude|jubile|retire)', 'acabo de (mudarme|jubilarme|retirarme)'],
}
