/** Rules for suicide and self harm in Spanish, of Spain and the Americas: wish, plan, means, burden, leave-taking, wounds. */

import { anyTwoOf, eachWith } from '../any-two.ts'
import { rule, type Rule } from '../rule.ts'

/** Doing away with oneself, said by or about the person. */
const killing = [
  '(quitarme|quitarse|quitar) (de en medio|del medio|de enmedio|la vida)|me (quito|quitaria|voy a quitar) (la vida|de en medio|del medio)|se (quiere|va a|quiso) (quitar la vida|matar|ahorcar|colgar)',
  'me (quiero|voy a|quisiera) (matar(?! (a trabajar|trabajando|estudiando|de (la )?risa|el tiempo))|ahorcar|colgar(?! (el|la|los|las|un|una|mi|mis) )|envenenar|cortar)',
  '(pegarme|pegarse|darme|darse|meterme|meterse|(me|se) .. (pegar|dar|meter|pego|pega|doy|da|meto|mete|pegue|dio)) un (tiro|balazo|plomazo)',
  '(tome|tomo|tomar*|trague|trago) ... (frasco|pastillas|pildoras|gotas|medicinas) ... (no despert*|morir*|matar*|dormir para siempre)',
  '(acabar|terminar) (con (todo(?! (el|la|los|las|mi|este) (trabajo|tarea*|pendiente*|quehacer*|limpieza|ropa|comida|mandado|plato*))|esto|mi vida|mi sufrimiento|este sufrimiento)|conmigo|de una vez con|todo de una vez)|acabar de una vez|(poner|ponerle) fin a (todo|esto|mi|la)|ponerle fin',
  '(irme|irse|largarme|partir|marcharme) (de este mundo|para siempre|al otro (mundo|barrio|lado)|con diosito|de esta vida)|dejar este mundo|pasar a mejor vida|bajarme (de este|del) mundo',
  '(tirarme|tirarse|lanzarme|lanzarse|aventarme|aventarse|botarme|arrojarme|saltar|me tiro|me aviento|me lanzo|se tira) (del?|desde|por|al|a la|a las|debajo|bajo|de la|en el) .. (puente|balcon|ventana|tren|metro|rio|mar|azotea|piso|via|vias|pozo|barranco|techo|terraza|camion|carro|carretera|presa|vacio|edificio)',
]

/** Asking not to wake, to be taken, to rest for good. */
const passive = [
  'no (quier*|quisier*|dese*|tengo (ganas|deseos) de|me interesa|me provoca) .. (vivir|seguir (viv*|aqui|asi|adelante|existiendo)|despertar*|amanecer|levantarme mas|estar (mas )?(aqui|viv*|en este mundo)|existir|ver otro)|ya no quiere (amanecer|vivir|seguir|despertar|nada con la vida)',
  '(acost*|dorm*) ... no (despert*|amanec*|volv* a (abrir|despertar))',
  '(dios|diosito|el senor|la virgen|la muerte|la pelona|la flaca|la parca|san pedro) .. (me|que me|no me|se) .. (llev*|recoj*|acuerd*|olvid*|quier* llevar)|(cuando|por que no) me (lleva*|recoge*|llega la hora)',
  '(cansad*|hart*|aburrid*) de (la vida|vivir|estar viv*|esta vida|existir|respirar)',
  'para que (sigo|seguir|vivo|vivir|estoy viv*|continuar|me levanto|me despierto)|por que (sigo viv*|seguir viv*|vivo|estoy viv*|continuar viv*)|(no|ningun) (tengo|veo|hay|encuentro|le veo) .. (razon|motivo|caso|sentido) (para|de|en|a) (vivir|seguir|la vida|estar aqui|la existencia)',
  '(no|ya) (vale|tiene) (la pena|caso|sentido|objeto) .. (viv*|seguir|la vida)',
  'solo (pienso|quiero|espero|suen*) .. (en )?(reunirme|irme|estar|juntarme|alcanzar*|encontrarme) (con|a) (ella|el|mi|mis)|(reunirme|irme|alcanzar*|encontrarme) (con|a) (ella|el|mi [a-z]+) .. (cuanto antes|pronto|ya|en el cielo|alla arriba|de una vez|esta noche)',
  '(mejor|preferible) .. (muert*|no estar (aqui|viv*)|no existir|bajo tierra|en el cementerio|en el panteon|en el hoyo|sin (mi|este viej*|esta viej*))|(estar*|vivir*|queda*) .. (mejor|mas tranquil*|en paz|aliviad*) sin mi',
  'no (aguant*|soport*) (mas )?(la|esta|mi|su) vida|(hoy|manana|esta (noche|tarde)|ya) le pongo (punto final|fin)',
  '(mejor me muero|mas (me )?(valdria|valiera) .. (muert*|morir*)|si (yo )?no existiera)|(no|ningun) (le )?(veo|encuentro|hallo) .. (chiste|gracia|caso|sentido) .. (a|de) (la vida|vivir|seguir viv*)',
  '(tres metros|dos metros|metros) bajo tierra|en la caja de pino|criando malvas',
]

const burden =
  '(estorb*|carga|lastre|molestia|bulto|estoy de mas|sobro|no hago (mas|otra cosa) que (estorbar|molestar)|mantenid*)|(asi|para que) (descans*|dej* de|no) .. (de mi|molest*|sufr*|dar lata)|(descans*|librar*|libren|se libran|alivio) .. de mi|dar (mas )?(molestias|lata|guerra|problemas|trabajo)|nadie me (necesita|extran*|echar*|quiere|llorar*)|a nadie le (hago falta|importo)|sin mi'

/** Means that lie at hand for little else. */
const weapons =
  '(escopeta|pistola|{revolver}|rifle|(un|el|mi|su|del|con) arma|armas|balas?(?! de (heno|paja))|soga|mecate|navaja|cuchilla|gillette|raticida|veneno|sobredosis)|(todas|punado|frasco|frasquito|todo el frasco|puno) .. (las |de )?(pastillas|pildoras|medicinas)'

/** Things and places of every day. */
const everydayMeans =
  'lazo|cuerda|reata|insecticida|herbicida|cloro|lejia|gas abierto|puente|balcon|azotea|las vias|metro|barranco'

const means = `${weapons}|${everydayMeans}`

const hoard =
  '(guard*|junt*|escond*|ahorr*|almacen*|acumul*|reun*) ... (pastillas|pildoras|somniferos|medicinas|insulina|veneno|soga|pistola|mecate|lorazepam|diazepam|clonazepam|tabletas)'

const plan =
  '(escogid*|elegid*|decidid*|fijad*|pensado|marcad*|escogi|elegi) .. (ya )?(el|la|mi|un|como|cuando|donde)|(me decido|me animo|me atrevo|agarro valor|tengo valor|junto valor|valor para)|(busqu*|mire|buscando|lei) .. (en internet |en el celular |en google )?(como|formas|maneras|metodos)|una (tonteria|locura|barbaridad|desgracia)|hacer(se|me) (algo|dano)|no (va|voy) a (ver|llegar a|estar (para|en)|estar aqui)|cuando (yo )?(ya )?no este|la (salida|unica salida)|(me|le|lo) tienta|me llama el|(pronto|manana|el (domingo|lunes|viernes|sabado)) (ya )?(no|todo) (estare|se acaba|voy a estar|va a acabar)|de una vez por todas|ultima vez'

const leaving = [
  '(carta*|nota|recado|sobre|audio) .. (de despedida|a mis|a mi|para mis|para mi|para cuando)|(escrib*|deje|dejo|deja|grab*) .. (la|una|las|mi|su|unas) (carta*|nota|despedida)',
  '(me|se) (despid*|despedi*|despidio|anda despidiendo)|(esta|anda|estuvo) despidiendose|(adios|hasta siempre) a todos|como si fuera la ultima',
  '(regal*|repart*|regalando|repartiendo|dio|dando) .. (todas |todo )?(mis|sus|su|mi|las|el) .. (cosas|joyas|herramientas|pajaros|perro|gato|gatos|ropa|anillos|libros|reloj|medallas|discos|plantas|gallinas)',
  '(pag*|arregl*|dejo|deje|dej* en orden) .. (el|los|la|mi|su|mis|sus) .. (entierro|funeral|velorio|papeles|testamento|caja|ataud|funeraria|deudas|nicho|escrituras)',
  '(cuid*|cuide*|encarg*) .. (mucho )?(a|de|la|lo) .. (mi|tu|su|la|los|perro|gato|hija|mama|madre|hijos)',
]

const worry =
  '(me da miedo|tengo miedo|me asust*|preocup*|sano|sana|no esta enferm*|tranquil* de mas|muy tranquil*|nervios)'

/** Cutting, burning or striking oneself. */
const wounds = [
  '(cort*|me (cort*|quem*|rasgun*|golpe*|pinch*|pegu?e|pego|aran*)|se (cort*|quem*|golpe*|aran*|rasgun*|lastim*)|quemaduras|rajarme|me hago dano|me lastimo|se hace dano|me muerdo|golpeo la cabeza) && (a proposito|adrede|alivi*|calm*|dolor (de|por) (adentro|dentro)|por dentro|no (se )?lo cuente|a escondidas|mangas largas|desahog*|merezco|castig*|para sentir|la unica forma|no se aguanta|munec*|venas|cuando (nadie|estoy (triste|mal|sol*)))',
  '(me corto|se corta|me cortaba|se cortaba|cortarme|cortarse) (los brazos|las munecas|los muslos|las piernas|la piel)',
  '(hice|hago|hizo|hace|hacerme|hacerse) .. (unos |unas )?(cortes|cortadas|heridas|quemaduras|tajos)',
  '(cortes|cortadas|navaja|cuchilla|gillette|tijeras|marcas) .. (en )?(las|los|sus|mis|la) (munecas|brazos|venas|muslos|muneca)',
  '(cigarro|plancha|encendedor|tijeras|navaja|cuchilla|hojilla) ... (brazo*|piel|pierna*|munec*)',
]

/** Laughter, hunger, stories and pill boxes. */
export const notMeant = [
  'que bien|pastillero|no desperte hasta|(dormi|durmio) (bien|como)',
  '(morirme|morirse|morir) de (risa|ganas|hambre|sueno|calor|frio|verguenza|sed|la risa|nervios|amor)',

  '(novela|pelicula|libro|serie|telenovela|obra|opera|noticia*|capitulo|cuento|documental)',

  'hace (anos|muchos anos|decadas)|cuando era (nin[ao]|joven|chic[ao])',
]

const plainly = rule('suicide_self_harm', [...killing, ...passive], notMeant)

const hints = rule(
  'suicide_self_harm',
  [
    hoard,
    `${means} && ${plan}`,
    `${means} && ${burden}`,

    `${means} && (me tienta|le tienta|tienta mas|no aguanto|ya no puedo|acabar|(ganas|pienso|pensando|decid*) .. (en |de |que )?(acabar|aventar*|brincar|caer|colgar*|dejar*|hacerlo|irme|lanzar*|saltar|soltar*|terminar|tirar*|usarl[ao]))`,
    `${weapons} && (cada dia|tengo ganas|decid*|pienso|saco la|saco el|en la mesita|cargad*|debajo)`,
    `${plan} && (${burden})`,
    ...anyTwoOf(leaving),
    ...eachWith(leaving, [burden, means, plan, worry]),
    '(ya no|no) (quiero|quiere) ... (tonteria|locura|disparate)|(miedo|temo|preocupa) ... (haga|hacer|cometa) (una|un|alguna) (tonteria|locura|disparate|barbaridad|desgracia)',
    '(ya (vivi|cumpli|hice)|ya (estuvo|esta) bueno|vivi demasiado|para lo que me queda|estoy de sobra|estoy de mas) && (irme|morir*|descansar|acabar|pastillas|seguir|molest*|estorb*|despert*)',
    '(dejar|deje|dejo|dejare|suspender|no tomar) .. (de )?(comer|la insulina|dialisis|las medicinas|las pastillas|el tratamiento) && (morir*|irme|acabar*|que me lleve|de una vez|terminar)',
    '(cuant*|cuales|que) .. (pastillas|pildoras|veneno|dosis|insulina|gotas) ... (morir*|matar*|no despertar*|para siempre|dormir y no|acabar)',
  ],
  [...notMeant, 'pastillero|(mudanza|mudarme|mudarnos|jubil*|caridad|cumpleanos)'],
)

const selfInjury = rule('suicide_self_harm', wounds, [...notMeant])

/** All Spanish rules of suicide and self harm. */
export const selfHarmSpanishRules: readonly Rule[] = [plainly, hints, selfInjury]
