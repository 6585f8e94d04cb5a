/** Rules for deep low mood in Spanish told by what a person no longer does, feels or hopes. */

import { anyTwoOf, eachWith } from '../any-two.ts'
import { rule, type Rule } from '../rule.ts'

const standstill =
  '(no|ni|ya no|dejo de|deje de|sin|apenas|nunca) .. (me |se |quiero |quiere |puedo |puede |he |ha )*(ban*|levant*|visto|viste|vestirme|salg*|sal|sale|salido|salir|asea*|pein*|afeit*|abr* (las|la) (cortinas|persianas|ventanas|puerta)|contest*|atiend*|cocin*|arregl*|habl*|recib* visitas|mov* de (la|el)|lav*)|(cortinas|persianas) (cerradas|bajadas)|(mirando|viendo|mira|miro|viendo) (a )?(la pared|el techo|al techo|la nada|al vacio|por la ventana)|(no|ni|ya no) (me |se )?(rasur*|afeit*|pararme|parar*|levant*)|(encerrad*|metid*|tirad*|acostad*|echad*) (en|todo|los|el|sin)|(todo el dia|dias enteros|siempre) (en|sentad*|acostad*|tirad*) .. (cama|sillon|cuarto|oscur*|pijama|bata)|(en|con la misma) (bata|pijama|ropa) (todo|desde|todos|hace)|de la cama al sillon|no (sal|sale|salgo) del? (cuarto|casa|la casa|la cama|habitacion|la habitacion|la pieza)|(comida|plato) .. (ahi )?se queda'

const tears = '(llor*|lagrimas|sollo*)'

const darkness =
  '(hoyo|pozo|agujero|tunel|abismo|noche) (negro|oscuro|sin|hondo|profund*)|(hueco|hueca|vaci[ao]s?|apagad[ao]|muert[ao]) (por dentro|por adentro|en vida|de adentro|del todo)|(me siento|estoy|sentirme|ando|anda|esta) (tan |muy |como |completamente )?(hueco|hueca|vaci[ao]|apagad*|inutil|hundid*|derrotad*|destrozad*|deprimid*|desesperad*|desesperanzad*|perdid* del|acabad*|muert* en vida)|(peso|piedra|losa|nudo) en el (alma|pecho|corazon)|(se me|la vida se me) apago|como muert[ao]|poca cosa|a oscuras|no siento (nada|alegria|ganas|ni)|(todo|la vida|los dias|el mundo) .. (gris|negro|oscuro|da igual|da lo mismo|pesa|cuesta|me sobra)|me da (igual|lo mismo) todo|nube negra|depre*|amargura|angustia|tristeza (enorme|muy grande|infinita|que no|tan|profunda|honda)|(muy|tan|demasiado|siempre) triste'

const worthless =
  '(soy|es|me siento|se siente|dice que es) .. (un |una |puro )?(fracaso|estorbo|carga|inutil|cero a la izquierda|basura|desastre|mierda|don nadie|nada|poca cosa|molestia|mal[ao] (madre|padre|abuel*|person*))|no (sirv[oe]|valgo|vale) (para |pa )?(nada|ya)|(culpa*|culpable) (de|por) (todo|todos|lo que)|me (odio|desprecio|doy asco)|todo (es|fue) (mi )?culpa|les he fallado|falle a todos|no merezco'

const hopeless =
  '(no|sin|ni) .. (le )?(veo|hay|encuentro|tengo|queda|hallo|ve|tiene) .. (salida|sentido|esperanza*|futuro|remedio|por donde|ilusion*|caso|luz|motivo)|sin (esperanza*|salida|futuro|ilusion*|sentido|ganas de)|(nada|ya nada|la vida) (tiene sentido|vale|me importa|me espera|va a (cambiar|mejorar))|(perdi|se me (fue|fueron|quitaron|acabaron)|he perdido) .. (las ganas|la ilusion|la esperanza|la fe|todo interes|el interes|la alegria)|(que|diciendo que) para que( \\.| $|$)|(para|por) que (me )?(levant*|ban*|com*|arregl*|sirvo|salir)|no (he vuelto|volvi|vuelvo) a (vivir|ser|reir|sonreir|sentir)|(ya )?nunca (voy|vuelvo|volvere) a (estar|ser)|solo espero que (se )?(acabe|termine|pase) el dia|no (le )?(veo|encuentro) (el )?(sentido|fin|caso)'

const joyless =
  '(ya no|no|nada|ni|tampoco|ninguna?) .. (me |le |se )?(disfrut*|alegr*|anim*|ilusion*|interes*|emocion*|gusta|rie|rio|sonri*|provoca|llena|importa|dan ganas)|(antes|solia|era|siempre) .. (iba|cantaba|bailaba|cocinaba|tejia|reia|salia|jugaba|cantar|bailar|alegre|fiestera|platicador*|gustaba) .. (ahora|ya|hoy)|ni (cuando|con|siquiera) .. (los )?(nietos|hijos|nieta|nieto|bisniet*|matas|musica|perro)|sin ganas|no (tengo|tiene|me quedan|me dan|le quedan) .. (ganas|animo*|fuerzas|energia|ilusion)|ni (ganas|fuerzas|animos) .. (tengo|tiene|de|para|me|le)'

const lasting =
  '((?<!(entre|fin de|fines de) )semanas?|mes|meses|ano|anos|desde (que|hace|el|la|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad)|todo el (dia|tiempo|ano|mes|invierno)|todos los dias|cada (dia|manana|noche)|a toda hora|a diario|dias y noches|las noches|siempre|dia tras dia|sin parar|hace (tiempo|rato|mucho))'

/** Small lows and laughter. */
export const onlySmall = [
  '(hoy|esta (manana|tarde|noche)) no (tengo|me dan|quiero)|no tengo ganas de (cocinar|salir a correr|ir al gimnasio|hacer ejercicio|ensalada)',

  '(risa|reir|novela|pelicula|serie|cebolla|boda|graduacion|partido|equipo|emocion|discurso|felicidad|alegria de|orgull*|noticia*|telenovela)',
  'cuando hace (frio|calor)|cuando (llueve|esta oscuro)|(senales|sintomas|signos) de depresion|ayudar a (mi|un|una) amig*',

  '(rodilla|cadera|operacion|cirugia|gripe|resfri*|lluvia|llov*|calor|yeso|esguince|receta|horno|videollamada|computadora|celular|clase)',
]

const strong = rule(
  'severe_depression',
  [
    '(hueca|hueco|vaci[ao]|muert[ao]) (por dentro|en vida|por adentro)|(hoyo|pozo|agujero|tunel) (negro|sin (fondo|salida|fin)|muy hondo)',
    '(no|ya no) (le )?(veo|encuentro|hallo|tengo) .. (sentido|salida|razon|caso) .. (a )?(levantarme|nada|la vida|seguir|vivir|mi vida)|no veo (por donde|salida)',
    'no le veo (el )?(chiste|caso|sentido|gracia) a (nada|la vida|levantarme)|me da (lo mismo|igual) .. (comer|ban*|vivir|levant*|todo)|solo llor[oa]',
    '(perdi|he perdido|perdio|sin|no (me )?queda*) .. (toda |toda la |la |ninguna )?(esperanza*|ganas de (todo|nada|vivir))',
    '(soy|me siento) .. (estorbo|fracaso|inutil|cero a la izquierda)',
  ],
  onlySmall,
)

const twoSigns = rule(
  'severe_depression',
  [
    ...anyTwoOf([standstill, darkness, worthless, hopeless, joyless]),
    ...eachWith([tears], [standstill, darkness, worthless, hopeless, joyless, lasting]),
    ...eachWith([lasting], [darkness, worthless, hopeless, standstill]),
  ],
  onlySmall,
)

/** All Spanish rules of deep low mood told by signs. */
export const lowMoodSpanishRules: readonly Rule[] = [strong, twoSigns]
