/** Rules for eating too little and for eating disorders in Spanish. */

import { anyTwoOf, eachWith } from '../any-two.ts'
import { rule, type Rule } from '../rule.ts'

const lighter =
  '((baj*|perd*|pierd*|adelgac*|adelgaz*|enflac*|enflaquec*|rebaj*) .. (de )?.. (peso|kilos?|libras|mucho peso|tallas?|[0-9]+ (kilos|libras|kg)|sol[ao] de peso)|(kilos?|libras|tallas?) (menos|abajo)|(peso|bascula|balanza|pesa) .. (baja*|marca|asust*|cada vez|menos|dice|[0-9]+)|(pesaba|pese) .. (y ahora|ahora|hoy|y ya))'
const looseClothes =
  '((ropa|faja|calcetin*|pijama*|pantalon*|falda*|anillo*|vestido*|cinturon|reloj|dentadura|argolla|blusa*|camisa*|sortija*|alianza|correa|placa) .. (ya |se |me |le |todo |toda |esta* |queda* |muy )*(cae*|flo[jt]*|holgad*|grande*|baila*|nadando|suelt*|cuelga*|hueco*|sobra*|enorme*|sale*|sobran|ultimo)|(otro|nuevo|mas|tres|dos|otros|ultimo) (agujero*|hoyo*|hueco*|ojal*) .. (al|en|del) .. (cinturon|cinto|correa))'
const thinBody =
  '(en los (puros )?(huesitos|huesos)|piel y hueso*|puro hueso|pur[ao]s? huesos|(los|las) (costillas|huesos|clavicula*) .. (se|le|notan|ven|marcan|salen)|(se|le) .. (notan|ven|marcan|cuentan) .. (las|los) (costillas|huesos)|flac*|chupad*|demacrad*|esquelet*|desnutrid*|consumi*|consumid*|(muy|tan|cada vez mas|demasiado|quedando) delgad[ao]|un (palo|palillo|fideo)|calavera)'
const littleIntake =
  '((no|ni|apenas|casi no|casi|ya no|nunca|nada) .. (como|come|comer|comi|comio|comido|prueb*|prob*|cen*|almuerz*|desayun*|toca|toco|tocado|traga*|cocino|cocina|acaba*|termin*) .. (nada|casi|bien|mas|desde|bocado|dias?|plato|comida|hace|\\.|$|ni|por|mucho|la)|(solo|puro|pura|a puro|a pura|a|con|vivo de|vive de|vivimos de|puros|a base de|nada mas|unicamente|lo unico que) .. (como |come |tomo |toma |un |una |de |el |la |es )*(cald*|sopa*|te|cafe*|pan|galleta*|tortilla*|arroz|yogur*|leche|gelatina*|atole*|papilla*|pure*|agua|fruta|tostada*|manzana|avena|mate|frijol*|platano)|(deja*|dejo|aparta*|rechaza*|empuja|devuelve*|tira|bota) .. (el|la|los|su) .. (plato*|comida|bandeja|charola) .. (llen*|intact*|entera|sin tocar|todos|a la basura)|(plato|comida) .. (lleno|intact*|sin tocar|ahi|se queda)|(dos|tres|una|unas|pocas|un par de) (cucharad*|cucharit*|bocad*|mordid*|mordisco*) .. (y|al|por|nada|ya)|una (comida|vez|sopa|tortilla) al dia|(me|se|le) (salto|salta|olvid*) .. (las comidas|comer|la comida|de comer)|(picote*|como un pajarito|come como pajarito))'
const noAppetite =
  '((sin|no tengo|no tiene|perdi|perdio|perdido|se (me|le) (fue|quito|ha quitado)|nada de|cero|poco) .. (el |mi |su |las |de )*(apetito|hambre|ganas de comer|gana de comer)|(comida|todo|nada) .. (me |le )?(sabe|da asco|repugna|cae mal|asquea|pasa) .. (a |mal|nada|raro)|sabe a (carton|metal|nada|tierra|aserrin|monedas)|inapeten*|desganad*|no (me|le) (entra|apetece|provoca|pasa|baja) .. (nada|comer|la comida|el bocado)|me lleno con (dos|tres|nada|un))'
const swallowing =
  '((atragant*|atorad*|atora*|atasc*|ahog*|se (me|le) va*|tos|tose|toso) .. (con|al|cada|cuando|en|por) .. (comer|comida|tragar|beber|agua|bocado|carne|pan|pastilla*|garganta|saliva|liquidos|tomar|otro lado|camino viejo|la|el)|(cuesta|duele|dificil|trabajo|no (puedo|puede)|dificultad|problema*|miedo) .. (a |de |al |para )*(tragar|pasar (la|el|bocado|comida|saliva))|(comida|pan|carne) .. (se (me|le) )?(atora*|queda* (atorad*|pegad*|en)|atasc*|no (me|le)? ?(baja|pasa)))'
const teeth =
  '((dentadura*|dientes|muelas|placa|encias|protesis|plancha) .. (rota*|rot[ao]s?|quebr*|duele*|floja*|no|perdi*|cay*|sangr*|lastim*|baila*|sin)|(no (puedo|puede)|cuesta|duele|sin poder) .. (masticar|morder)|sin dientes)'
const noFood =
  '((no|ya no|nada|ni|sin|poco|apenas) .. (hay|tengo|tenemos|queda*|me queda*|alcanza*|encuentro) .. (nada |mas |para |de |en |la |el |que |ni )*(comida|comer|alacena|nevera|refri*|despensa|heladera|cocina|alimentos|mandado|arroz|frijol*|mercado|cenar|leche|mas que)|(alacena|nevera|refri*|despensa|heladera|frigorifico) .. (esta |sigue |quedo |tengo |hay |solo |no |lleva )*(vaci*|pelad*|sin|nada|limpi*|un|una|medio|solo|puro*|hay)|(no (me|nos)? ?alcanza|no tengo (dinero|plata|lana|con que)) .. (para|de|pa|ni) .. (la |el |comprar |mas |ni )*(comida|comer|mercado|mandado|alimentos|despensa|leche|pan|cenar)|(paso|pasa|pasamos|pasando|aguanto|aguantando|acuesto con|duermo con|tengo|quedo con) hambre .. (para|porque|hasta|desde|todos|noches|sin|y no|en las|dias|no)|(luz|renta|alquiler|gas|medicina*|pastillas|calefaccion) o (comer|comida|como|comemos)|(rindo|rendir|estiro|estirar|aguar|aguo|agua a) .. (la|el|los) (leche|sopa|comida|frijoles|caldo|cafe))'
const unmeant =
  '(sin (querer|dieta|hacer (dieta|nada)|proponer*|motivo|razon|saber|buscarlo|intentar*|explicacion)|no (estoy a|hago|hice|hago ninguna) dieta|no se por que|no entiendo|como (igual|lo mismo|normal|bien)|comiendo (igual|lo mismo|bien|normal)|(solo|sola|solito)|de la nada|me asust*|preocup*|ni dieta|meses?|semanas?|hace|desde)'

/** Loss that was wanted. */
export const wantedLoss = [
  'perdi a (mi|su)|(queria|recomendo|pidio|aconsejo) (mi |el |la )(doctor*|medic*)|pasando hambre no',
  '(hoy|esta noche) no tengo ganas',
  '(orgullos*|content*|feliz|a proposito|gracias a|caminando|el doctor (me felicito|quiere|mando)|grupo de|felicit*)',
  '(receta*|merienda|version|aguanta|que cocino|ideas)',
  'muert[ao] de hambre|(novela|pelicula|serie|noticia*|perr[ao]|gat[ao])',
]

const purge =
  '((met*|pong*|meter*|meto|mete) .. (los |el |un )?(dedos?|cepillo|cuchara)|(provoc*|induzc*|induc*|forz*|fuerz*|oblig*) .. (el |a |los )?(vomit*|devolver|guacar*|arcad*)|(vomit*|devuelv*|devolver|arroj*|guacare*|trasboc*|gomit*) .. (despues|lo que|todo|a proposito|adrede|cada|siempre|la comida|la cena|cuando|para|luego|a escondidas)|(bano|escusado|inodoro|lavabo) .. (despues de|al terminar|apenas|cada vez|luego de|en cuanto|corriendo|enseguida|sale) .. (de )?(com*|cen*|almorz*|termin*|postre|ojos|cada)|(despues de|apenas|al terminar de|en cuanto) .. (comer|cenar|almorzar|come|termina|cena) .. (corre|va|encierra|mete|voy|corro|se) .. (al|en el|en) .. bano|(mastic*) .. (y )?.. (escup*)|escup* .. (comida|servilleta|bocado)|(sangra|arde|quemad*|desgastad*) .. (la garganta|los dientes|el esmalte))'
const laxatives =
  '(laxante*|diuretic*|senosidos|sen|pastillas para (adelgazar|bajar)|te (chino|adelgazante|laxante)|enema*|lavativa*|aceite de ricino|sal de uvas|sal de higuera)'
const laxativeUse =
  '(despues de (comer|cenar|cada)|cada (noche|comida|dia)|a escondidas|engord*|bajar|flac*|delgad*|peso|punado|cajas?|doble|para (no|que)|adelgaz*|todas las noches|muchos|talla|escond*|barriga|panza)'
const binge =
  '((atrac*|arras*|devor*|trag*|engull*|me com*|como|comi|se come|acab*|termin*|zamp*|me (acabo|bajo|trago)|atasc*) .. (con |de )?.. (la nevera|el refri*|la heladera|la alacena|la despensa|todo|tod[ao]s?|enter[ao]*|paquete*|bolsa*|caja*|kilo*|litro*|pastel*|botes?|charola|frasco*|barra)|(no puedo|sin poder|no logro|incapaz de|no se) parar|(dejar|paro|parar) de (comer|tragar)|hasta (que me duele|reventar|enfermar*|no poder|vomitar|que me enfermo|el dolor)|me (doy|di) (un )?atrac*)'
const shame =
  '(asco|verguenza|culpa*|odio|a escondidas|en secreto|escondid*|nadie (me ve|sabe|mira)|de (noche|madrugada)|a las (dos|tres|cuatro|doce)|dormid*|no (pruebo|como) (nada|bocado)|ayun*|castig*|me siento (sucia|mal|horrible|fatal|un cerdo|una cerda)|envolturas|al otro dia)'
const restrict =
  '((pesa|peso) .. (3[0-9]|4[0-4]) ?(kilos|kg)|(cont*|apunt*|cuento|anot*) .. (cada|las|todas las|hasta) .. (caloria*|bocado*|gramo*|migaja*|uva*)|[1-9]00 calorias|mil calorias|(almuerz*|cen*|como|desayun*|vivo (de|con)|a) .. (solo |una |un |media |pura )*(manzana|lechuga|apio|pepino|cafe (negro|solo)|agua|te|gelatina|zanahoria|caldo|chicle*)|(escond*|tir*|bot*|guard*|dar|doy|da) .. (la |el |su |mi |mis )*(comida|plato*|bocado*|almuerzo|cena) .. (en|a|al) .. (la |el |las |los |su )*(servilleta*|basura|perro|bolsillo*|manga*|maceta*|planta*|bolsa)|(no me (permito|dejo|gane|merezco)|no merezco) .. (comer|cenar|comida|el|la|nada|mas)|(dejo|deje|dejar|dejando) de comer .. (para|cuando|porque|si|dias)|(ayun*|paso|llevo|aguanto) .. (dias|todo el dia|tres dias|dos dias) .. (sin (comer|probar)|para|a puro|por)|me salto)'
const dread =
  '((dice que|cree que|cree|dice) .. (esta|estoy|se ve) gord*|(miedo|panico|terror|pavor|angustia|horror|me aterra|aterrad*) .. (a |de |con |por )*(engord*|subir|gord[ao]|peso|comer|la bascula|aument*|un (kilo|gramo))|(me veo|me siento|estoy|soy|se ve|se siente|verme) .. (gord*|enorme|una (vaca|ballena|cerda)|inmensa|obes*)|(se|me) pes[ao] .. (diez|cinco|varias|muchas|tres|cada|antes|despues|veces|a cada|seis)|(poderos*|fuerte|orgullos*|limpi[ao]|triunf*|content*) .. (cuando|si|al|de|por) .. (no|ayun*|salt*|pas*|ver*|aguant*|huesos)|me siento (poderosa|poderoso|limpia|en control)|(quem*|bajar|compensar) .. (la |lo |el |las )*.. (sopa|com*|cena|calorias|cen*|pan|postre|almuerzo)|(camin*|ejercicio|corr*|bicicleta) .. (horas|para quemar|hasta|diari*)|anorexi*|anorexic*|bulimi*|trastorno* (alimentici*|de la)|(lonja*|rollos|llantas|llantitas|panza|barriga) .. (odio|asco|espejo|veo|aprieto|pellizco)|(bajar|perder|quiero) .. (otros|mas|cinco|diez) kilos .. (y|aunque|pero)? ?.. (peso|estoy) .. (3[0-9]|4[0-4]))'

const malnutrition = rule(
  'malnutrition',
  [
    ...anyTwoOf([
      lighter,
      looseClothes,
      thinBody,
      littleIntake,
      noAppetite,
      swallowing,
      teeth,
      noFood,
    ]),
    ...eachWith([unmeant], [lighter, looseClothes, thinBody, littleIntake, noAppetite]),
    '(pantalon*|falda*|anillo*|ropa|vestido*) .. (se (me|le) )(cae*|sale*|resbala*)|se (me|le) caen .. (pantalon*|falda*|anillo*|ropa|vestido*)|(a|con) (puro|pura|puros) (cafe|te|pan|agua|tortilla*|sopa|galletas|caldo|arroz)',
    '(pesa|peso|bajo a) .. (3[0-9]|4[0-3]) ?(kilos|kg)',
    '(en los (puros )?(huesitos|huesos)|piel y hueso*|puro hueso)',
    noFood,
    '(hasta|para) (el|la|que|fin) .. (viernes|lunes|martes|miercoles|jueves|sabado|domingo|quincena|pension|pag*|cobr*|mes|deposit*) && (que comer|comida|alacena|nevera|hambre|refri*|despensa|tortillas?|galletas)',
    '(deja*|dejo|rechaza*|aparta*) .. (el|su) plato .. (lleno|intacto|sin tocar)',
  ],
  wantedLoss,
)

const eatingDisorder = rule('eating_disorder', [
  ...anyTwoOf([purge, binge, restrict, dread]),
  ...eachWith([shame], [purge, binge]),
  `${laxatives} && ${laxativeUse}`,
  '(met*|meter*) .. (los )?dedos .. (garganta|boca|cuando|despues|para|al|y|hasta|despues)',
  '(volvi|volvio|vuelvo|regreso|recai|otra vez|de nuevo) .. (a |la |el |con )*(anorexi*|bulimi*|contar .. caloria*|vomitar|dejar de comer|atracones)|(fui|era) (anorexic*|bulimic*) ... (volvi|otra vez|de nuevo|vuelvo)',
])

/** All Spanish rules of eating too little and of eating disorders. */
export const foodSpanishRules: readonly Rule[] = [malnutrition, eatingDisorder]
