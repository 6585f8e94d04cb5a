/** What no Spanish sentence of a model may claim or order; stands beside the rules for English. */

import { claim, type Claim } from './claim.ts'

const promises: readonly Claim[] = [
  claim(
    'promise',
    [
      '(cura|curan|curar|curara*|curarse|sana|sanan|sanar|previen*|prevenir|reviert*|revertir|detien*|detener|frena|frenan|frenar|elimina*|borra|borran|borrar|venc(e|en|er)|combat*|impid*|impedir|aleja|alejan|alejar|ahuyent*|proteg*|acaba* con|pone* fin a|libra* de) ... ({declive}|{dolencia})',
      '({declive}|{dolencia}) .. (se cura|tiene cura|se previene|se revierte|desaparece*|se va)',
      '(la|una) cura (para|de|del|contra)|remedio (seguro|infalible)',
      '(causa|causan|provoca*|produce|producen|trae|lleva a) ... ({declive}|cancer|la muerte)',
      '(garanti*|prometo|promete*|le aseguro|milagr*|infalible*|magic[oa]s?|sin falta|cien por ciento|100 por ciento|siempre funciona*|funciona siempre|a todos les funciona)',
      '(seguro que|con seguridad|definitivamente|sin duda) .. (mejora*|funciona*|va a|dormir*|sentir*|ayuda*|sirve*)',
      '(va a|voy a|vamos a) (curar|arreglar|reparar|eliminar|acabar|quitar|resolver) (su|todo*|la|el|cualquier|con)',
    ],
    { isDeniable: true, unless: ['(previen*|prevenir|evita*) ... (caida*|estafa*|golpe*)'] },
  ),
  claim('promise', [
    '(nunca|jamas|no) .. (tendra|va a tener|le dara|sufrira|perdera|va a perder|olvidara|desarrollara) ... ({declive}|{dolencia}|memoria|nada)',
    '(libre|a salvo) de .. ({declive})|sin riesgo de .. ({declive})',
  ]),
]

const namingIllness: readonly Claim[] = [
  claim(
    'diagnosis',
    [
      '(usted )?(ya |tal vez |quizas? |probablemente |seguramente |parece que )*(tiene|padece|sufre|presenta|muestra|desarrollo) (de |usted )?(una |un |la |el |signos de |senales de |sintomas de |principios? de )*({enfermedad}|insomnio|{declive})',
      '(esto|eso|ese|esa|lo que (siente|cuenta|tiene)) .. (es|son|suena a|parece|indica|significa|apunta a|muestra) ... ({enfermedad}|insomnio|{declive})',
      'usted (esta|parece|suena) .. (deprimid*|dement*|diabetic*|bipolar|senil|confundid*|loc[oa]|enferm*|desnutrid*|anorexic*|alcoholic*)',
      'su (propi[oa] )?(insomnio|{declive}|{enfermedad})',
      'su (memoria|mente|cerebro|cabeza) .. (falla*|fallando|empeora*|se (debilita|apaga|deteriora|va)|esta (bien|mal|sano|sana|debil|perdid*)|anda mal|se encoge)',
      '(creo|pienso|sospecho|estoy segur[oa]|diria) (de )?que .. (tiene|padece|sufre)|le diagnostico',
    ],
    {
      unless: [
        '(si|cuando|personas que|quien|quienes|gente que) (usted )?(no )?(tiene|tienen|padece*|sufre*)',
        'se relaciona*',
      ],
    },
  ),
]

const medicines: readonly Claim[] = [
  claim(
    'medicine',
    [
      '[0-9]+ ?(mg|mcg|ml|miligramo*|microgramo*|mililitro*|pastilla*|comprimido*|capsula*|gota*|dosis)',
      '(una|dos|tres|media|otra|doble|mas) (dosis|pastilla*|comprimido*|capsula*|aspirina*)',
      '(dosis|cantidad) (mas |)(alta|baja|doble|normal|segura|maxima)',
    ],
    { unless: ['igual que una pastilla comun'] },
  ),
  claim(
    'medicine',
    [
      '(tome|toma|tomar|tomarse|tomese|deje|dejar|dejarse|empiece|empezar|comience|suspenda|suspender|cambie|cambiar|aumente|aumentar|suba|subir|baje|bajar|reduzca|reducir|doble|doblar|salte|saltar|saltarse|saltese|pruebe|probar|use|usar|mezcle|mezclar|combine|compre|comprar|agregue|anada|quite|quitar|parta|triture|olvide|evite|necesita|le conviene*) ... ({remedio})',
      '({remedio}) ... (es|son|seria*) .. (segur*|buen*|mejor*|inofensiv*|eficac*|util*|suav*)',
      '({remedio}) ... (ayuda|ayudan|funciona*|sirve|sirven|le hara|mejora|mejoran)',
      '(recomiendo|sugiero|aconsejo|receto|le receto) ... ({remedio})',
    ],
    {
      unless: [
        '(pregunte|pregunteselo|hable|consulte|lleve|muestre|cuente|diga|revise|avise|pida) ... ({cuidado})',
        '(lleve|muestre|revise|pregunte|anote|lista) ... ({remedio})',
        'no (los |las |lo |la )?(tome|deje|empiece|suspenda|cambie|aumente|reduzca|use|mezcle|combine|pare)',
        '(nunca|jamas) (los |las |lo |la )?(deje*|tome*|cambie*|suspenda*|pare*|mezcle*)',
        '(si|cuando) (usted )?(toma|usa)',
        'hay pocas pruebas|pruebas .. (debiles|pocas)|no hay pruebas',
        '(de|en|con) (la comida|los alimentos)',
      ],
    },
  ),
]

const care: readonly Claim[] = [
  claim(
    'against-care',
    [
      '(no (necesita|hace falta|tiene que|hay que|vaya|llame|vea|consulte|pregunte|moleste|acuda|espere)|en vez de|en lugar de|sin) (ir |ver |llamar |consultar |preguntar |molestar )?(a |al |con )?(su |un |una |el |la )?({cuidado})',
      '(seguro que|seguramente|probablemente|solo|solamente|nada mas) .. (no es nada|son gases|es indigestion|es la edad|cosas de la edad|es la vejez|son nervios|son los nervios)',
      'no (se preocupe|hay que preocuparse|tenga miedo) (por|de|del) ... (dolor|sangr*|mareo*|desmayo*|confusion|debilidad|falta de aire|bulto|caida*)',
      '(dolor|sangr*|mareo*|desmayo*|confusion|falta de aire) ... (es|son) (normal|normales|cosa de la edad)',
      '(espere|esperar) (a )?(ver si|que) (se )?(pasa|pase|quita|quite)|ya se le pasara',
      '(nuestro|un) secreto|entre usted y yo|no (se )?lo (diga|cuente) a (nadie|su)|no le (diga|cuente) a (nadie|su)',
      '(los )?medicos (se equivocan|no saben|estan equivocados|no sirven)',
    ],
    { unless: ['dolor leve', '(contrasena*|clave*|pin)'] },
  ),
  claim(
    'harmful',
    [
      '(beba|bebase|tome|tomese|disfrute|pruebe|sirvase|beber|tomar|una copa de|un vaso de|un trago de) ... ({bebida})',
      '({bebida}) .. (ayuda|es buen*|relaja|calma|protege|no hace dano|es segur*)',
      '(salte|saltese|saltarse|omita|quite) .. (comida*|desayuno|almuerzo|cena)|(quedese|pase) sin (comer|cenar|desayunar)',
      '(ayune|ayunar|haga ayuno|el ayuno (ayuda|es)|desintoxi*|purguese)',
      '(siga|camine|entrene|aguante|continue|esfuercese) .. (aunque|a pesar de|con|pese a) ... (dolor|duela|mareo*|maree|pecho)',
      '(ignore|no haga caso) .. (dolor|senal*|sintoma*|mareo*|medico|aviso*)',
      '(fume|fumar|marihuana|cannabis|cigarr*) .. (ayuda|calma|relaja|es buen*)',
      '(limite|reduzca|recorte|acorte) .. (tiempo en (la )?cama|horas (en|de) (la )?(cama|sueno)|su sueno)',
      '(dele|entregue|preste|comparta|envie|mande|diga|deposite) .. (contrasena*|dinero|pin|tarjeta|numero de cuenta)',
    ],
    {
      isDeniable: true,
      unless: [
        '(sin|menos|limite|reduzca|deje|antes de|no mas de|en lugar de|en vez de|quita|rompe|empeora) .. ({bebida})',
        '({bebida}) .. (puede|quita|rompe|empeora|sube|estorba|corta)',
        'dias sin',
        'empeorar',
      ],
    },
  ),
]

const manners: readonly Claim[] = [
  claim(
    'weight-loss',
    [
      '(baje|bajar|pierda|perder|perdiera|rebaje|rebajar|queme|quemar|reduzca|cuente|contar|limite|elimine) .. (peso|kilos|libras|grasa|calorias|barriga|talla*)',
      '(adelgac*|adelgaz*|mas (delgad*|flac*)|dieta (estricta|baja)|ponerse a dieta)',
      '(coma|comer) (mucho |bastante |un poco )?menos( comida| cada| al| en|  \\.|$)|porciones mas (chicas|pequenas)',
      '(que bien|felicidades|felicitaciones|muy bien|bravo|excelente) ... (peso|kilos|libras|delgad*)',
    ],
    {
      isDeniable: true,
      unless: [
        'sin (querer|proponerselo|intentar*)',
        'no (es|son) (su|la) meta',
        'solo .. (conviene|obesidad)',
      ],
    },
  ),
  claim(
    'shame',
    [
      '(demasiado|muy|tan) (viej*|gord*|perezos*|floj*|debil|lent[oa]|tont[oa]|mayor para|descuidad*)',
      '(deberia|debe|tendria que) (darle|tener|sentir) (verguenza|pena|culpa)|(es|fue) (su|culpa suya)( propia)? culpa|que verguenza|no hay excusa*',
      'a su edad .. (no|debe|deberia|tiene que)',
      'usted (es|esta) (un |una )?(gord*|viej*|obes*|estorbo|carga|fracaso|perezos*|floj*|desastre)',
      '(viejit*|ancianit*|mijit*|mi reina|los viejos)|la gente de su edad (no|nunca)',
    ],
    { isDeniable: true, unless: ['(nunca|nadie|no) (es|esta) (demasiado|muy)'] },
  ),
  claim(
    'role',
    [
      '(mi|nuestra) (experiencia|opinion|consulta|practica|formacion) (medica|clinica|profesional|como)|mis (pacientes|colegas)|nosotros los (medicos|doctores|terapeutas)',
      '(como|soy|habla) (su |un |una |el |la )?(buen |buena )?(medic[oa]|doctor*|enfermer*|terapeut*|farmaceutic*|psicolog*|nutricionista|dietista|especialista|expert[oa]|profesional)',
    ],
    { unless: ['(no|nunca) soy', 'como (le |ya )?(dijo|dice|indico|recomendo)'] },
  ),
  claim('human', [
    'a mi (tambien )?me (pasa|paso|pasaba|gusta|ayudo|cuesta)|yo tambien',
    'cuando yo (era|tenia|estaba)|en mi (propia )?experiencia',
    'yo (duermo|camino|como|vivo|siento|bebo|sufro|recuerdo|se como se siente)',
    '(se|conozco) (muy bien |exactamente )?(como|lo que) (se )?siente|(la|lo|le) (quiero|amo|extrano)( mucho)?( \\.|$)',
    'soy (tan )?(human[oa]|real|de verdad)|no soy (una |un )?(programa|maquina|robot|ia|inteligencia)',
  ]),
  claim('other-people', [
    '(otr[oa]s|demas|much[oa]s|algun[oa]s|un|una|varios) (usuari[oa]s?|miembros?|clientes?|pacientes?|cuentas)',
    '(puntaje*|resultado*|plan|respuestas) de (su|otr[oa]|el|la|un|una) .. (espos*|marid*|mujer|vecin*|amig*|hij*|herman*|persona|senor*)',
  ]),
  claim('prompt-echo', [
    '(mis|sus|las|estas|mi) (instruccion*|ordenes|reglas internas|indicaciones ocultas)|mensaje del sistema',
    'me (ordenaron|programaron|entrenaron|pidieron|dijeron|disenaron|instruyeron) (que|no|para|con)',
    '(segun|con base en|de acuerdo con|basad[oa] en) (la |los |el )?(evidencia|hechos?|datos|contexto|texto|informacion)( dad[oa]s?| proporcionad[oa]s?| anterior)?',
    '(modelo de lenguaje|como (una )?(ia|inteligencia artificial|asistente virtual)|corchetes|chatgpt|openai|gemini|claude)',
  ]),
]

/** Everything that is barred for everyone, in Spanish. */
export const spanishClaims: readonly Claim[] = [
  ...promises,
  ...namingIllness,
  ...medicines,
  ...care,
  ...manners,
]
