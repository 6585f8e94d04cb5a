/** What is said to answers on the bedroom. */

import { pattern } from '../../text/pattern.ts'
import type { Answering } from '../matter.ts'
import { either, saysNo, saysYes } from '../yes-or-no.ts'

export const bedroomAnswers = {
  position: [
    {
      when: pattern('(breath*|air|chok*|aire|respir*|ahog*)'),
      say: {
        en: 'Then call your doctor today: trouble with breath when you lie flat needs a look. Until then, sleep propped up on pillows. Waking and fighting for air: sit up and call {emergency}.',
        es: 'Entonces llame hoy a su médico: si le falta el aire al acostarse, lo tienen que ver. Mientras, duerma con más almohadas. Si despierta ahogándose: siéntese y llame a {emergency}.',
      },
    },
    {
      when: pattern('(shoulder*|hip*|side|knee*|hombro*|cadera*|lado|rodilla*|costado)'),
      say: {
        en: 'Then lie on the other side, hug one pillow, and put one between the knees, so that nothing hangs. Change over when you wake anyway. A pain that grows at night: tell your doctor.',
        es: 'Entonces acuéstese del otro lado, abrace una almohada y ponga otra entre las piernas. Así nada cuelga. Si de noche duele más, dígalo al médico.',
      },
    },
    {
      when: pattern('(back|neck|spine|espalda|cuello|cintura|nuca|columna)'),
      say: {
        en: 'Then try a pillow under the knees when on your back, or between them on your side. The neck wants to be straight, not bent. New, strong or after a fall: see a doctor.',
        es: 'Entonces pruebe una almohada bajo las rodillas si va boca arriba, o entre ellas de lado. El cuello, derecho. Si es nuevo, fuerte o tras una caída: vea al médico.',
      },
    },
  ],
  mattress: [
    {
      when: pattern(
        '(get* (up|out)|rise|low|high|sink*|soft|levantar*|baj[oa]|alt[oa]|hund*|bland[oa])',
      ),
      say: {
        en: 'Then test the height first: seated on the edge, both feet flat, can you rise with ease? If not, ask your nurse or an occupational therapist how to mend it before you buy a thing.',
        es: 'Entonces pruebe primero la altura: al borde, con los dos pies planos, ¿se levanta fácil? Si no, pregunte a su enfermera o a un terapeuta ocupacional antes de comprar.',
      },
    },
    {
      when: pattern('(neck|pillow|headache*|cuello|almohada|nuca|cabeza)'),
      say: {
        en: 'Then it may be the pillow, and that is cheaper. Lie on your side and have somebody look: is the neck straight? Try a flatter or a folded one for some nights first.',
        es: 'Entonces quizá es la almohada, y eso cuesta menos. Acuéstese de lado y que alguien mire: ¿va derecho el cuello? Pruebe unas noches con otra más baja o doblada.',
      },
    },
    {
      when: pattern('(back|hips?|hard|ache*|pain*|sore|espalda|cadera*|dur[oa]|duele*|dolor*)'),
      say: {
        en: 'Then see where it hurts less: a night in another bed or room tells much. Pain that stays, or wakes you, is for your doctor, whatever the mattress is. Ask the shop about bringing it back.',
        es: 'Entonces vea dónde duele menos: una noche en otra cama dice mucho. Si el dolor sigue o le despierta, es para el médico, sea cual sea el colchón. Pregunte si se puede devolver.',
      },
    },
  ],
  snores: [
    {
      when: saysNo,
      say: {
        en: 'That is a relief. Then protect your own night: another room on hard nights, or soft earplugs if you still hear an alarm. No alcohol in the evening for the one who snores. Listen again in a week.',
        es: 'Qué alivio. Entonces cuide su noche: otro cuarto en las noches difíciles, o tapones suaves si aún oye una alarma. Nada de alcohol de noche para quien ronca. Escuche otra vez en una semana.',
      },
    },
    {
      when: either(
        saysYes,
        pattern(
          '(paus*|gasp*|chok*|stops|hace pausas|se ahoga|deja de respirar|se queda sin aire|snort*|silence|nothing for|silencio|resopl*)',
        ),
      ),
      say: {
        en: 'Then a doctor needs to know this week. Write down what you hear, and say it kindly by day: “I worry about your breathing. I will come along.” Sleepy by day? No driving until then.',
        es: 'Entonces el médico tiene que saberlo esta semana. Apunte lo que oye, y dígalo de día: “Me preocupa cómo respiras. Yo te acompaño”. Si de día le gana el sueño, que no maneje.',
      },
    },
  ],
  coldFeet: [
    {
      when: either(
        saysNo,
        pattern(
          '((only|just) (at|in|by) (night|bed)|(solo|nada mas|nomas) (de noche|en la cama|al acostarme))',
        ),
      ),
      say: {
        en: 'Then socks and a blanket over the feet may be all it takes. Put them on half an hour before bed. For the way to the bathroom, firm slippers over them.',
        es: 'Entonces quizá basten las medias y una manta sobre los pies. Póngaselas un rato antes de acostarse. Para ir al baño, zapatillas firmes encima.',
      },
    },
    {
      when: either(
        saysYes,
        pattern('((all|most of the) day|day and night|todo el dia|de dia tambien|dia y noche)'),
      ),
      say: {
        en: 'Then show your feet to your doctor or nurse at a visit soon, and say it is by day too. Look at them each evening. Pale, blue or sore: today. All at once: call {emergency}.',
        es: 'Entonces enseñe pronto sus pies al médico o enfermera, y diga que es también de día. Míreselos cada noche. Pálidos, azules o con dolor: hoy. De golpe: llame a {emergency}.',
      },
    },
  ],
  hotBedroom: [
    {
      when: saysNo,
      say: {
        en: 'Then sleep in the coolest room, with one thin sheet. In strong heat spend the worst hours with a neighbor or in a cool public place. Ask somebody to look in on you.',
        es: 'Entonces duerma en el cuarto más fresco, con una sola sábana fina. Con mucho calor, pase las peores horas con alguien o en un lugar público fresco. Pida que pasen a verle.',
      },
    },
    {
      when: either(
        saysYes,
        pattern(
          '(fans?|air conditioning|ventilador|abanico|aire acondicionado|clima|a (little|small|big|old) one|uno|una)',
        ),
      ),
      say: {
        en: 'Good. Put it where it moves the air past you, its cord out of your way to the bathroom. Damp cloth on the neck, one thin sheet. In strong heat, ask somebody to look in on you.',
        es: 'Bien. Póngalo donde mueva el aire cerca de usted, con el cable lejos del camino al baño. Paño húmedo en el cuello y una sábana fina. Con mucho calor, que pasen a verle.',
      },
    },
  ],
  likesToHear: [
    {
      when: pattern('(tv|television|news|series|talk shows?|tele|noticias|novelas?|telenovelas?)'),
      say: {
        en: 'Then leave the picture for earlier, and take the voice to bed: radio, low, with no news in it. Ask somebody to show you the sleep timer. Half an hour before bed, the screen goes off.',
        es: 'Entonces deje la tele para antes, y lleve la voz a la cama: la radio bajita, sin noticias. Pida que la pongan para que se apague sola. Media hora antes de dormir, fuera pantallas.',
      },
    },
    {
      when: pattern(
        '(music*|songs?|piano|classic*|ballad*|bolero*|musica|cancion*|clasica|ranchera*|tango*|himnos?)',
      ),
      say: {
        en: 'Then choose slow pieces you know well: nothing new keeps the mind busy then. Set the sleep timer, and keep the same few each night, so that your body knows what comes.',
        es: 'Entonces elija piezas lentas y conocidas: así la mente no trabaja. Ponga el apagado automático, y cada noche las mismas pocas, para que el cuerpo sepa qué viene.',
      },
    },
    {
      when: pattern(
        '(pray*|rosary|psalm*|stor*|book*|talk*|voice*|rezo*|rosario|salmo*|misa|cuento*|libro*|voz|voces|charla*)',
      ),
      say: {
        en: 'A quiet voice is a fine companion. Choose one you need not follow to the end, and let it turn off by itself. If you find yourself waiting for the next part, pick a duller one.',
        es: 'Una voz tranquila acompaña bien. Elija algo que no haga falta seguir hasta el final, y que se apague solo. Si se queda esperando qué sigue, ponga algo más aburrido.',
      },
    },
  ],
  cpap: [
    {
      when: pattern('(leak*|air|blow*|escapa|sale|fuga*|aire|sopla)'),
      say: {
        en: 'Then say this when you call: “It leaks, here.” Ask for another size or kind, and to be shown lying down how it goes on. Pull no strap tighter than it was fitted.',
        es: 'Entonces diga al llamar: “Se sale el aire, por aquí”. Pida otra talla u otro tipo, y que le enseñen en la cama cómo se pone. No apriete más las correas.',
      },
    },
    {
      when: pattern('(dry|mouth|nose|throat|sec[oa]|reseca|boca|nariz|garganta)'),
      say: {
        en: 'Then ask whoever supplied it: “My mouth is dry. Can the air be made moist, or is it the mask?” Have a glass of water by the bed, within any limit of yours. Call today.',
        es: 'Entonces pregunte a quien se la dio: “Se me seca la boca. ¿Se puede humedecer el aire, o es la mascarilla?”. Tenga agua junto a la cama, dentro de su límite. Llame hoy.',
      },
    },
    {
      when: pattern(
        '(press*|hurt*|mark*|tight|nose bridge|sore|apriet*|duele*|marca*|lastima*|llag*)',
      ),
      say: {
        en: 'Then ask today for another size, and show the mark where it presses. Do not put up with sore skin: send a photo or go by. Wear it by day for a little, as they tell you.',
        es: 'Entonces pida hoy otra talla y enseñe la marca donde aprieta. No aguante la piel lastimada: mande una foto o vaya. Pregunte si puede usarla un rato de día.',
      },
    },
    {
      when: pattern(
        '(closed in|panic*|suffocat*|claustro*|trapped|afraid|scared|encierr*|encerrad[oa]|asfixi*|ahog*|miedo|panico|claustro*)',
      ),
      say: {
        en: 'That feeling is common, and it can be trained. Ask whether you may hold it to your face by day, awake, for a little, and then longer. Tell them the word: “I feel shut in.”',
        es: 'Esa sensación es común y se puede entrenar. Pregunte si puede ponérsela de día, sin dormir, un ratito, y luego más. Dígalo con esa palabra: “Siento encierro”.',
      },
    },
  ],
  noise: [
    {
      when: pattern(
        '(neighbo*|upstairs|music|part(y|ies)|dogs?|vecin[oa]s?|arriba|musica|fiestas?|perros?)',
      ),
      say: {
        en: 'Then talk once, by day and kindly: “I sleep badly. Could it be lower after ten?” Take somebody along if you like. No change? The building manager, or {company}, can tell you what to do next.',
        es: 'Entonces hable una vez, de día y con amabilidad: “Duermo mal. ¿Podría bajarlo de noche?”. Vaya con alguien si quiere. ¿Sigue igual? Hable con quien administra, o con {company}.',
      },
    },
    {
      when: pattern(
        '(traffic|cars?|street|trucks?|bus*|trains?|planes?|motor*|trafico|carros?|coches?|calle|camion*|tren*|avion*|motos?)',
      ),
      say: {
        en: 'Then put distance and cloth between: the room farthest from the street, a thick curtain hung by somebody steady. A low, even sound, such as a fan or a soft radio, can cover the rest.',
        es: 'Entonces ponga distancia y tela: el cuarto más lejos de la calle, y una cortina gruesa que cuelgue alguien con buen equilibrio. Un sonido bajo y parejo puede tapar lo demás.',
      },
    },
    {
      when: pattern('(snor*|husband|wife|partner|ronc*|espos[oa]|marido|pareja)'),
      say: {
        en: 'Then it is the snoring. Another room some nights is no lack of love. Do you hear gasps, or pauses in the breath? Write it down, and have a doctor see to it this week.',
        es: 'Entonces son los ronquidos. Dormir aparte algunas noches no es falta de cariño. ¿Se ahoga o hace pausas al respirar? Apúntelo, y que lo vea el médico esta semana.',
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Answering[]>>
