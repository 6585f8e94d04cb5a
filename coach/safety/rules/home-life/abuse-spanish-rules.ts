/** Rules for violence, neglect, confinement and exploitation in Spanish, and for the carer who has lashed out. */

import { rule, type Rule } from '../rule.ts'

/** Kin, paid help and strangers. */
const somebody =
  '(hij[ao]s?|niet[ao]s?|sobrin[ao]s?|espos[ao]|marido|mujer|senora?|senor|cunad[ao]|herman[ao]s?|cuidador*|enfermer*|auxiliar*|yerno|nuera|vecin[ao]s?|muchach[ao]s?|chic[ao]|chav[ao]|residencia|asilo|hogar|pareja|novio|novia|prim[ao]|ahijad[ao]|comadre|compadre|inquilin[ao]|dueno|casero|alguien|ellos|ellas|el|ella|viejo|vieja|mi papa|mi mama|padre|madre|empleada)'

/** The one it is done to, in front of or behind the verb. */
const to = '(me|le|la|lo|nos|les|las|los)'

const violence = [
  `${to} (pega*|pego|pegan|pegaba|golpe*|empuj*|avienta*|avento|jal*|jalone*|zarande*|sacud*|abofete*|cachete*|pellizc*|patea*|pateo|aprieta*|apreto|agarr*|arrastr*|ahorc*|estrangul*|tira* del pelo|jala* del pelo|jala* los pelos|tuerc*|torcio|muerd*|quem*|escup*|estruj*|trata* a (golpes|gritos|empujones)|da (de )?(cachetadas|bofetadas|golpes|pellizcos|manotazos|empujones|nalgadas)|dio (una|un) (cachetada|bofetada|golpe|empujon|manotazo|punetazo|bofeton)|levanta la mano|alza la mano|lanza|tiro (el|la|los) (plato|comida|cosas|vaso)|avento (el|la|los))`,
  '(moreton*|moraton*|cardenal*|hematoma*|marcas|morad[ao]s|ojo morado|quemaduras de cigar*|rasgunos) && (yerno|nuera|hij[ao]|niet[ao]|sobrin[ao]|cuidador*|enfermer*|residencia|asilo|marido|espos[ao]|muchacha|no nos deja*|no quiere decir|cada (vez|semana)|se asusta|dedos|tapa|esconde|manga*|brazos de|explica*)',
  `${to} (grita*|grito|insult*|humill*|amenaz*|maldice|ofend*|desprecia*|ridiculiz*|regana* (a gritos|como|delante)|chantaje*|maltrat*|tratan? (mal|como (un |una )?(perr*|trapo|basura|animal|esclav*|sirvient*|mueble))|dice (que soy )?(una |un )?(inutil|viej[ao] (inutil|tonta|loca|estupida|de)|estorbo|basura|bruta|vieja loca|burra|idiota|loca|estupid*))`,
  'no (me|le) (dirige|dirigen) la palabra|(tengo|tiene|me da|le da|le tengo|le tiene) (miedo|panico|terror|pavor) .. (a|de|cuando|que) .. (mi|mis|su|el|ella|llega*|viene|se (enoja|emborrach*)|hij*|espos*|marido|niet*|sobrin*|cuidador*|yerno|nuera|llave|toma*|bebe)|(tiembl*|llora|se esconde|se encoge|se asusta|se pone) ... (cuando|cada vez|si) .. (llega|entra|oye|viene|se acerca|ve a|le toca)',
  '(manda*|meter*|mete|llev*|echar*|echan|encierr*|interna*) .. (a|al|en|de) .. (un |el |la )?(asilo|residencia|calle|manicomio|geriatrico|hogar)|(si no|o) .. (me|la|lo) (manda|mete|echa|lleva|interna) al? .. (asilo|calle|residencia|geriatrico)|(dice|llama|grita) .. (vieja|viejo) (cochin*|asquer*|suci*|inutil|loc*|pendej*|chocha|bruja|metiche|estorb*)|sobras|si no (firmo|pago|obedezco|le doy|hago|doy|firma|me porto) .. (no|me|la|lo)|(si|cuando) (reclamo|me quejo|protesto|hablo|digo algo|lloro)',
]

const touched = [
  '(me|la|le) (toca*|toquete*|manose*|besa* a la fuerza|besa en la boca|soba*|desnud*|desviste|acarici*|mete la mano|mete mano|pone la mano|quita la ropa|abraza a la fuerza|roza|agarra (los|las|el|la) (pecho*|senos|nalga*|trasero|pierna*)) && (noche|cuarto|cama|bano|ban*|no quiero|verguenza|no me gusta|partes|debajo|ropa|a solas|pecho*|nalga*|intim*|cuando|pijama|miedo|callad*)',
  '(se (mete|me mete|acuesta|sube)|entra) (a|en|conmigo en) (mi|la) (cama|cuarto|habitacion|ducha) (de noche|en la noche|por la noche|desnud*|sin|mientras|y me)|me (obliga|fuerza) (a (tener|acostarme|dormir|tocar*|hacer|besar*|ver)|en la cama)|abus[ao] (de mi|sexual)|me viol[oa]',
]

const confined = [
  '(encierr*|encerr*|bajo llave|con llave|con candado|candado|amarr*|atan|ata|atad[ao]|amarrad[ao])',
  '(no|nunca|sin) .. (me|la|lo|nos|le) (dej*|permit*) .. (salir|ver*|hablar|entrar|pasar|llamar|visitar*|usar|ir|comer|tener|recibir|contestar|sol[ao]|banar*|tomar|telefono|amigas|familia)|(no deja*|no permite*) (que|a nadie|pasar|visitas|ver)',
  '(me|le|la) (quit*|esconde*|escondio|tir*|rompio|guarda*|bota*|revisa*|lee|leen|abre|saca*) .. (el|la|los|las|mi|mis|su) .. (telefono|celular|movil|baston|andador|lentes|gafas|audifono*|dentadura|llaves|cartas|correo|silla|andadera|comida|medicina*|pastillas|ropa|mensajes|bolsa|timbre)',
  '(cambi*) (la cerradura|la chapa|las llaves|el candado)|(timbre|agua|vaso|andador|telefono) .. (se lo |me lo |lo )?(pon*|dej*|queda*) .. (lejos|donde no|fuera)',
]

const neglected = [
  '(deja*|dejaron|dejan|tienen|tenian|esta|lleva|queda*|amanece|sigue|encontre) .. (a (mi|la|los|su) [a-z]+ )?(sentad* |acostad* |sol* |todo el dia )?.. (moj*|suci*|orinad*|meado|mead*|cagad*|empapad*|en su (caca|orina|suciedad)|con (el|la|los) (panal*|ropa) (moj*|suci*|sin)|sin (comer|comida|agua|banar|cambiar*|medicina*|asear|calefaccion|ropa limpia)|encerrad*|tirad*)',
  '(panal*|sabanas) .. (mojad*|sucio*|sin cambiar|toda la noche|horas)|(llagas?|ulceras?|escaras?)|huele a (orina|orines|pipi)',
  '(no|nunca|nadie|ni) .. (le|me|la|lo|les) (dan|da|traen|trae|cambian|cambia|banan|bana|limpian|dieron|sirven|lleva*|atiende*|hace* caso|contesta*|ayuda* a (comer|ir|banar)) .. (de comer|comida|agua|comer|panal|medicina*|pastillas|banar*|al bano|cuando|nada|desde|la cena|al doctor|al medico)?( \\.| $|si|porque|cuando)?',
  '(se comen|se come|se toma|se queda* con|esconde*|vende*|guardan) .. (mi|su|la|sus|mis) .. (comida|medicina*|pastillas|cena|almuerzo|calmantes)|(le|me) (dan|da|pone*|mete*|echan?) .. (pastillas|gotas|algo) .. (para que (se |me )?(duerm*|calle*|no moleste|este))',
  '(castiga*|castigo) .. (sin (comer|cenar|comida|salir|bano)|encerr*|porque|por)',
]

const taken = [
  `${somebody} .. (se queda*|se quedo|cobra*|cobro|saca*|saco|quita*|quito|gast*|roba*|robo|usa|usaba|agarra*|agarro|maneja*|se gasta*|vaci*|retira*|retiro|vendio|empeno|esconde*|administra|toma) .. (con |de )?(mi|mis|su|sus|el|la|los|todo|todos|toda|mi misma) .. (dinero|pension|tarjeta*|ahorros|cheque*|cuenta|joyas|plata|jubilacion|banco|paga|alhajas|casa|anillo*|quincena|libreta|firma|clave)`,
  '(firm*|poner*|pong*|ponga|cambi*|escritur*|pas*|ced*|hered*) .. (la casa|el piso|el terreno|el departamento|los papeles|la propiedad|las escrituras|el testamento|un poder|unos papeles|papeles|la finca) .. (a su nombre|a nombre|o|sin|si no|para|porque)? && (si no|obliga*|a fuerza*|presion*|amenaz*|insist*|notario|sin leer|sin (saber|entender)|engan*|asilo|grit*|no me trae|quiere que|miedo|a su nombre)',
  '(me|le|la|lo) (oblig*|forz*|presion*|hicier*|hizo|hace|hacen|engan*) .. (a )?(firm*|dar*|pag*|vend*|cambi*|entreg*|prest*|sacar|comprar)|(falsific*|copio) (mi|su) firma|(prestamo*|credito*|deuda*) a mi nombre',
  '(desaparec*|falta|faltan|se pierde*|se me pierde*) .. (el |mi |las |mis |la )?.. (dinero|plata|joyas|billetes|anillo*|cosas de valor|ahorros) .. (cuando|desde|cada vez|despues)',
  '(vaci*|limpi*|robaron|sacaron|dejaron en cero) .. (la|mi|las|toda la) (cuenta|tarjeta|libreta|ahorros)|se (metio|metieron|conecto|conectaron) (a|en) mi (computadora|cuenta|celular|telefono|ordenador)|(viv*|duerm*|durmiendo|tiene*) .. (en|a) .. (el |la )?(garaje|patio|cochera|bodega|azotea|cobertizo|sotano)',
  '(me da|me deja|me dan|me pasa) .. (veinte|diez|cincuenta|cien|poc*|unos|solo|limosna*) .. (pesos|euros|dolares|soles|bolivares|monedas|quetzales|colones) .. (para|a la|por)',
]

const lure =
  '(banco|loteria|premio|sorteo|herencia|general|militar|soldado|capitan|viudo|novi[ao] por (internet|facebook|whatsapp)|conoci (por|en) (internet|facebook|una aplicacion|redes|linea|whatsapp)|(del|de|por|en) (el )?(internet|facebook|whatsapp|telefono)|en linea|me (llam*|escrib*|marc*|hablaron) .. (un|una|unos|del|de|por|diciendo)|inversion*|criptomonedas?|bitcoin|hacienda|policia|agencia tributaria|seguro social|microsoft|tecnico|soporte|virus|detenid*|secuestr*|fianza|aduana|paquete|brujo|bruja|curander*|vidente|tarotista|nieto en|choque|ingenier* (de|en)|petrol*|plataforma)'
const handedOver =
  '((mand*|envi*|deposit*|transfer*|pag*|gir*|di|dado|doy|dar|presta*|preste|invert*|invirti|entreg*|compr*|retir*|saqu*) .. (le |les |ya |me )?.. (dinero|plata|giros?|pesos|euros|dolares|ahorros|tarjetas? de regalo|mil|miles|deposito*|transferencia*|[0-9]+|impuestos|comision*|clave|datos|codigo*|numero de|tarjeta|lana|joyas|efectivo)|tarjetas? de regalo|(boleto|pasaje|vuelo|visa) de avion|para su (boleto|pasaje|vuelo|visa|operacion)|gire|gir[oe] (ya|tres|dos|veces)|(pide*|pidio|pidiendo|necesita*|quiere*|exige*) .. (mas |otro* |que le )?(dinero|plata|mil|[0-9]+|giro*|mande|deposite|pague|transfiera|datos|clave|codigo*)|todos mis ahorros|(clave|pin|contrasena|numero) de (mi|la) (tarjeta|cuenta|banco))'

const lashedOut = [
  'le (pegue|grite|di (una|un)|jale|solte|avente|levante la mano|tire|meti|aprete|pellizque) .. (a )?(mi|una|un|la|el|mama|papa|fuerte|cachetada|bofetada|empujon|manotazo|golpe|grito*)|(la|lo) (empuje|zarandee|sacudi|abofetee|encerre|amarre|jalonee|agarre (fuerte|del)|pellizque|golpee|deje (sol|encerr)|sacudi)',
  '(perdi (la paciencia|los estribos|el control)|me (desespere|sali de mis casillas|saco de quicio)|explote|no aguante) && (madre|padre|mama|papa|espos[ao]|marido|suegr*|la |lo |cuid*) && (pegue|grite|empuj*|sacud*|zarande*|golpe*|culpa|verguenza|miedo|manotazo|cachetada|apret*|lastim*)',
  '(miedo|temo|ganas) .. (de )?(a )?(hacerle (dano|algo)|lastimar*|pegarle|golpear*|ahorcar*|lo que (pueda|puedo) hacer*)',
]

/** The same verbs in peace. */
export const peaceful = [
  '(como evito|como (se )?(evita*|detect*|reconoc*)|prevenir|charla|taller|para que no me|consejos para|curso)',
  '(novela|pelicula|libro|serie|telenovela|noticia*|partido|juego|domino|cartas|ajedrez|loteria en|bingo|broma|risa|jaja|equipo)',
  '(quita*|jala*) .. (cobija*|manta|sabana*|control|sueno|cuchara|mando|frio)',
  '(me encerre|encerrad[ao]) .. (en casa )?(por|para) (la |el )?(lluvia|frio|calor|pandemia|covid|estudiar|leer|tormenta|huracan)',

  '(perr[ao]|gat[ao]|bebe|loro|gallina)',
  '(me|le|nos) (pega*|pego) (el|la|fuerte|una|un|mucho el) (sol|frio|calor|brisa|nostalgia|hambre|pereza|gripe|gripa|resfriado|tos)|se (me|le|nos) (pega*|pego)',
  'pega* ... (calcomania*|estampa*|estampilla*|etiqueta*|nota*|curita*)|(la|una) pinata|(al balon|a la pelota|a la bola)|jal* (a|para) (bailar|caminar|pasear|salir|cantar)',
  '(pandemia|covid|cuarentena|lluvia*|huracan|tormenta|nevada|nieve|calor|frio) (me|nos) (tuvo|tiene|dejo|mantuvo|mantiene) .. encerrad[ao]s?',
  'se gasta su (dinero|domingo|mesada|sueldo) en|no me deja (entrar|abrir|guardar|escribir|pasar) ... (la (pagina|aplicacion|app)|el (programa|sistema|sitio))|(la (pagina|aplicacion|app)|el (programa|sistema|sitio)) no me deja',
  '(la puerta|carro|coche|auto) .. (llaves (adentro|dentro))|cinturon|zapatos',

  'me pego a(l| la| mi) (radio|tele*|ventana|computadora|celular)|rob[oa]* (el|mi) corazon',
  'me agarro (de|a) (la |el |los |las |una |un )?(pared*|mueble*|barand*|pasamanos|baston|mostrador|silla*|mesa|escalera)|dan los (buenos |bueno )?dias',
]

/** All Spanish rules of abuse, neglect and exploitation. */
export const abuseSpanishRules: readonly Rule[] = [
  rule('abuse_neglect', [...violence, ...touched, ...confined, ...neglected], peaceful),
  rule('abuse_neglect', [...taken, `${lure} && ${handedOver}`], peaceful),
  rule('abuse_neglect', lashedOut, peaceful),
]
