/** Questions of those who learn the smartphone, the tablet or video calls, and of those who teach them. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const phonesAndTablets: Faq = {
  name: 'phones-and-tablets',
  domain: 'Learning',
  card: 'L18',
  about: pattern(
    '(whats ?app*|wh?ats?ap|wasap*|wasa|guasap*|guatsap*|smart ?phones?|iphones?|i ?pads?|touch ?screens?|video ?(call|chat)*|face ?time|zoom calls?|video ?llamad*|cell ?phones?|mobile phones?|(new|my|his|her|the) mobile(?! (library|home))|(new|phone|use|using|learn*|teach*|work|understand) .. (phone|computer|laptop|cellular) (class*|lessons?|course)|phone class*|(learn*|teach*|show*|use|using|understand|work|manage) (.. )?(the|my|his|her|this|that|a|new) (new )?(phone(?! (book|number))|computer|laptop|(?<!(sleeping|pressure|water|new pain) )tablet)|(teach|show|help|learn*) .. (to )?(answer|make|use) .. (phone|calls?)|(modern|new|fancy) phone(?! number)|computers?(?! (games|says|screen all))|tablet (computer|class*|thing)|tablet .. (photos?|pictures?|video*|buttons?|screen|app|camera|(grand)?(daughter|son) (gave|bought|got))|(photos?|pictures?|buttons?|call*|phone|ring|see) .. on (the|my|this|her|his) tablet|(?<!no )(daughter|son|grandson|granddaughter|wife|husband|kids|children) (gave|bought|got|has given) (me|her|him|us) (a|this|the) (new )?(tablet(?! (for|to sleep|against))|phone)|celular(es)?(?! .. (cama|dormir|dormirme|acostad[oa]))(?<!telefonia celular)|celu|(el|un|mi|su|del|al|este) movil(?! .. (cama|dormir))|computador(a|as|es)?|ordenador(es)?|(la|una|mi|esta|esa|el) tablet|tableta .. (fotos?|llamad*|boton*|pantalla|niet[oa])|(usar|manejar|prender|entender|aprender) .. (la |una |mi )?(tableta|telefono)|telefono (nuevo|moderno|inteligente|de esos)|(red|green) button|(boton|botoncito) (rojo|verde))',
  ),
  fits: [
    'painful-hands',
    'poor-sight',
    'poor-hearing',
    'hearing-aids',
    'memory-worry',
    'no-internet',
    'no-money',
    'no-transport',
    'nobody-near',
    'housebound',
  ],
  entries: [
    {
      label: { en: 'I keep forgetting the steps', es: 'Siempre se me olvidan los pasos' },
      asks: {
        en: 'how will I remember the steps; everything he explains is gone tomorrow; forget which button from one day to the next; nothing sticks, in one ear and out the other; it does not stay in my head; what if I forget even with the sticker; how do I learn it and remember',
        es: 'para que no se me olvide; se me borra todo lo que me explica mi hijo; aprender la llamada sin que se me olvide; de un día para otro ya no sé; no se me queda nada en la cabeza; me lo enseña y al rato se me va; recordar al otro día los pasos de la llamada',
      },
      say: {
        en: 'Nearly everybody forgets new steps, so plan for it. Do one single step with your own finger, each day for a few minutes. Once more after lunch, once more tomorrow. What the hand does often, it keeps.',
        es: 'A casi todos se nos borran los pasos nuevos. Cuente con eso. Haga un solo paso con su propio dedo, cada día, unos minutos. Otra vez tras el almuerzo, otra vez mañana. Lo que la mano repite, la mano lo guarda.',
      },
      more: {
        en: 'If it will not stick: Make it smaller. Today, only open the chat. Tomorrow, open it and touch the name. Tie it to a habit: after breakfast, one try. Lost half way: go to the start screen and begin again.',
        es: 'Si no se queda: Hágalo más pequeño. Hoy, solo abrir el chat. Mañana, abrirlo y tocar el nombre. Únalo a una costumbre: después del desayuno, un intento. Si se pierde a medio camino, vuelva al inicio y empiece de nuevo.',
      },
      facts: ['L14', 'L19'],
      whose: 'self',
    },
    {
      label: { en: 'They forget what I showed them', es: 'Se le olvida lo que le enseñé' },
      asks: {
        en: 'she asks me again the next day; he can answer but forgets how to call out; we start over each time; help her remember which button; I explained it ten times; mum forgets overnight what I taught her; father cannot remember how it goes',
        es: 'me lo vuelve a preguntar al otro día; sabe contestar pero se le olvida llamar; cada vez empezamos de cero; cómo le ayudo a recordar el botón; ya se lo expliqué diez veces; a mi mamá se le borra; mi padre no recuerda cómo se usa',
      },
      say: {
        en: 'That is normal with new things, not ill will. Teach one task until it sits, with the same words each time. A short try every day beats one long lesson. Leave a card with big letters, and two buttons on the screen.',
        es: 'Con lo nuevo es normal, no es mala voluntad. Enseñe una sola tarea hasta que salga, siempre con las mismas palabras. Un intento corto cada día vale más que una clase larga. Deje una hoja en letra grande y solo dos botones.',
      },
      more: {
        en: 'Step by step: Sit with hands in your lap. They read the card aloud and touch. Help only where they get stuck. Call them each day at one hour and let them call back. Still lost after weeks: you call, they only answer.',
        es: 'Paso a paso: Siéntese sin tocar nada. Que lea la hoja en voz alta y toque. Ayude solo donde se traba. Llame cada día a una hora, y que luego le llame. Si tras semanas no sale: llame usted, y que solo conteste.',
      },
      facts: ['L14', 'L19'],
      whose: 'other',
    },
    {
      label: {
        en: 'How do I write a card of the steps?',
        es: '¿Cómo apunto los pasos en una hoja?',
      },
      asks: {
        en: 'note down the instructions on paper; cheat sheet beside the phone; put the steps in a notebook; draw the buttons on a card; written guide in large handwriting; sticky note with arrows; make a sheet with pictures for her',
        es: 'anotar las instrucciones en papel; anoto los pasos o qué; llevar una libreta o cuaderno; dibujar los botones en una tarjeta; guía escrita con letra grande; papelito pegado con flechas; hacerle una chuleta, un acordeón',
      },
      say: {
        en: 'One sheet for one task. Write big, one line for each touch, and draw the button beside it. “Touch the green circle. Touch Ana. Touch the camera.” Then follow it word by word. Where you get stuck, a line is missing.',
        es: 'Una hoja para una sola tarea. Letra grande, una línea por cada toque y el dibujo del botón al lado. “Toco el círculo verde. Toco Ana. Toco la cámara.” Después, sígala al pie de la letra. Donde se trabe, falta una línea.',
      },
      more: {
        en: 'Step by step: Copy the words just as the screen shows them. Keep the sheet by the phone, always in the same place. Try it that evening and again next day. Buttons may move after an update. Then have a helper mend the sheet.',
        es: 'Paso a paso: Copie las palabras tal como salen en la pantalla. Deje la hoja junto al teléfono, siempre en el mismo sitio. Pruébela esa noche y al día siguiente. A veces los botones cambian de lugar. Entonces, que alguien corrija la hoja.',
      },
      facts: ['L14'],
    },
    {
      label: { en: 'Which button answers a call?', es: '¿Qué botón es para contestar?' },
      asks: {
        en: 'answer when it rings; pick up an incoming call; is it green or red; swipe or slide to answer; what to press when it rings; the call comes in and I miss it; the wrong button when he rings',
        es: 'contestar cuando suena; descolgar la llamada que entra; es el verde o el rojo; deslizo o aprieto para atender; qué toco cuando me llama mi hijo; suena y no alcanzo a responder; no logro coger la llamada',
      },
      say: {
        en: 'Green answers, red ends. Touch the green circle once, lightly. If nothing happens, put your finger on it and slide it up or to the side. No hurry: it rings for a good while. Ask somebody to call you now, for practice.',
        es: 'El verde contesta, el rojo corta. Toque el círculo verde una vez, suave. Si no pasa nada, ponga el dedo encima y deslícelo hacia arriba o a un lado. Sin prisa: suena un buen rato. Pida que le llamen ahora, para practicar.',
      },
      more: {
        en: 'Still no luck: Dry your finger and wipe the glass. Look where the small arrows point, and slide that way. Let it ring five times just to look at it. A missed call is no harm: touch their name and call back.',
        es: 'Si no sale: Séquese el dedo y limpie el vidrio. Mire hacia dónde apuntan las flechitas y deslice hacia allá. Déjelo sonar cinco veces solo para mirarlo. Si pierde la llamada no pasa nada: toque el nombre y llame usted.',
      },
    },
    {
      label: { en: 'I touch red and cut them off', es: 'Toco el rojo y se corta' },
      asks: {
        en: 'pressed the wrong thing and he was gone; hang up on them by mistake; I cut her off; ended the call by accident; keeps hanging up on us; my cheek ends it; he presses things and the call drops',
        es: 'apreté mal y se fue; le cuelgo sin querer; corté a mi nieta; se me corta por error; siempre nos cuelga; con la mejilla se apaga la llamada; aplasta el botón equivocado y se pierde',
      },
      say: {
        en: 'That happens to everybody, and they can call again. Make a deal: “If I vanish, call me right back.” When it rings, lay the phone on the table first. Breathe once. Find green, then touch. After that, keep fingers off the glass.',
        es: 'A todos nos pasa, y pueden volver a llamar. Hagan un trato: “Si me pierdo, me llamas otra vez.” Cuando suene, ponga primero el teléfono en la mesa. Respire. Busque el verde y toque. Luego, los dedos lejos del vidrio.',
      },
      more: {
        en: 'If it goes on: Prop the phone in a cup or stand, so that no hand or cheek touches it. Practice with somebody in the next room: they call, you answer, five times. Draw green and red on your card.',
        es: 'Si sigue pasando: Apoye el teléfono en una taza o un soporte, sin mano ni mejilla encima. Practique con alguien en el cuarto de al lado: le llama y usted contesta, cinco veces. Dibuje el verde y el rojo en su hoja.',
      },
    },
    {
      label: { en: 'How do I make a video call?', es: '¿Cómo hago una videollamada?' },
      asks: {
        en: 'how to call out myself; start a video call on WhatsApp; video call my granddaughter and see her face; place a call from the tablet; do video calls step by step; dial my brother; use WhatsApp to see the grandkids',
        es: 'hacer una videollamada por WhatsApp, por wasap; marcar a mi nieta y verle la cara; empezar la videollamada desde la tableta; usar el WhatsApp para hablar con mis nietos; quiero ver a mi nieto por el celular; enséñeme aquí mismo la videollamada; videollamada paso por paso',
      },
      say: {
        en: 'Open the app for chats and touch the name of the person. At the top is a small camera: touch it. Now it rings. Wait for the face. The red circle ends the call. A wrong touch breaks nothing.',
        es: 'Abra la aplicación de los chats y toque el nombre de la persona. Arriba hay una camarita: tóquela. Ahora está llamando. Espere a ver la cara. El círculo rojo termina. Si toca mal, no se rompe nada.',
      },
      more: {
        en: 'If you lose your way: Go to the start screen and begin anew. No name to be seen: ask a helper to put your best three people on top, with a photo. Try it first with somebody in the next room.',
        es: 'Si se pierde: Vuelva a la pantalla de inicio y empiece otra vez. Si no ve el nombre: pida que le pongan arriba a sus tres personas más queridas, con foto. Pruebe primero con alguien en el cuarto de al lado.',
      },
    },
    {
      label: { en: 'They hear me but see no picture', es: 'Me oye pero no me ve' },
      asks: {
        en: 'she cannot see my face; black picture; camera is off; he only sees the ceiling; which button so that they see me; no image of my face; picture upside down or frozen',
        es: 'mi nieto no me ve en la llamada; sale negro; la cámara está apagada; solo ve el techo; qué botón toco para que me vea; no sale mi imagen, mi cara; se congela o sale de cabeza',
      },
      say: {
        en: 'They hear you, so half is done. Touch the middle of the screen once, and small drawings appear. A line through the camera means off: touch it. Wipe the lens at the top edge. Sit with the light before you.',
        es: 'Si le oye, ya va la mitad. Toque una vez el centro de la pantalla y salen unos dibujitos. Si la camarita tiene una raya, está apagada: tóquela. Limpie el lente, en el borde de arriba. Siéntese con la luz delante.',
      },
      more: {
        en: 'Still dark: End the call, wait a little and call anew. Only the ceiling: lean the phone on books, as high as your eyes. They see the room, not you: touch the camera with the round arrows. It asks for the camera: allow it.',
        es: 'Si sigue negro: Termine, espere un poco y llame otra vez. Si solo ve el techo: apoye el teléfono en unos libros, a la altura de los ojos. Si ve el cuarto: toque la cámara con flechas. Si pide permiso de cámara: acepte.',
      },
    },
    {
      label: { en: 'There is no sound on the call', es: 'No hay sonido en la llamada' },
      asks: {
        en: 'I see her but hear nothing; the voice is too quiet; turn up the volume; they cannot hear me, muted; microphone is off; the loudspeaker is off; she talks and no voice comes',
        es: 'ella me ve pero yo no la escucho; se oye muy bajito; cómo le subo el volumen; no me oyen, estoy en silencio; el micrófono está apagado; dónde está el altavoz, la bocina; mueve la boca y no sale voz',
      },
      say: {
        en: 'During the call, press the upper button at the side a few times. Then touch the small loudspeaker on the screen. They do not hear you: look for the microphone. A line through it means off, so touch it.',
        es: 'En plena llamada, apriete varias veces el botón de arriba del costado. Luego toque la bocinita o altavoz de la pantalla. Si no le oyen a usted: busque el micrófono. Si tiene una raya, está apagado: tóquelo.',
      },
      more: {
        en: 'Still silent: Take your fingers off the small holes at the edge. Unplug earphones. End it and call anew. Hearing aids may have caught the sound: put the phone farther away. Ask the other one too: their sound may be off.',
        es: 'Si sigue sin sonido: Quite los dedos de los agujeritos del borde. Desconecte los auriculares. Termine y llame otra vez. Si usa aparatos para oír, quizá el sonido se fue allí. Que la otra persona revise también el suyo.',
      },
    },
    {
      label: { en: 'The screen went black on me', es: 'Se me apagó la pantalla' },
      asks: {
        en: 'turned it off by mistake; switched itself off; battery flat, charger; tablet will not turn on again; I lost the page, everything disappeared; goes dark while I read; how do I get back to the start',
        es: 'lo apagué sin querer; se apaga solo; se quedó sin batería, el cargador; no prende, no enciende; se me perdió la página, desapareció todo; se oscurece, se puso negra la pantalla; toqué algo y ya no se ve; cómo vuelvo al inicio',
      },
      say: {
        en: 'Most times it is only resting. Press the side button once. Nothing: plug it in and wait a quarter of an hour. Then hold that button until a light comes. If only the page is lost, go to the start screen and begin anew.',
        es: 'Casi siempre solo descansa. Apriete una vez el botón del costado. Si no pasa nada: enchúfelo y espere un cuarto de hora. Después sostenga ese botón hasta ver luz. Si solo perdió la página, vuelva al inicio y empiece otra vez.',
      },
      more: {
        en: 'So that it happens less: Charge it every night in the same place. Hold it by the edges. Ask a helper to let the screen stay lit longer. Still black after an hour on the plug: try another cable, then a phone shop.',
        es: 'Para que pase menos: Cárguelo cada noche en el mismo lugar. Tómelo por los bordes. Pida que la luz de la pantalla dure más. Si tras una hora enchufado sigue negro: pruebe otro cable, y luego una tienda de teléfonos.',
      },
    },
    {
      label: { en: 'Bigger letters and a louder ring', es: 'Letras grandes y timbre fuerte' },
      asks: {
        en: 'print is too small to read; cannot see the tiny buttons; macular, weak eyes; make the font larger; louder ringtone, I never hear it; make the screen brighter; fewer icons, simple mode',
        es: 'las letras son muy chicas, chiquitas; no distingo la camarita, veo poco; tengo mácula o cataratas; agrandar las letras; que suene más alto, no lo oigo sonar; más brillo en la pantalla; menos iconos, modo fácil',
      },
      say: {
        en: 'Both are set in a few minutes. Open the settings, the small gear. Under display, pull the text size to large. Under sound, pull the ring all the way up. Ask a helper to leave only three big buttons on the screen.',
        es: 'Las dos cosas se arreglan en minutos. Abra los ajustes, la ruedita con dientes. En pantalla, ponga el texto grande. En sonido, suba el timbre del todo. Pida que dejen en la pantalla solo tres botones grandes.',
      },
      more: {
        en: 'With weak eyes: Under accessibility there is a magnifier, strong contrast and a voice that reads aloud. Ring still too soft: add the buzz or a flashing light. Ask the eye clinic who shows phones to people who see little.',
        es: 'Con poca vista: En “accesibilidad” hay lupa, más contraste y una voz que lee. Si el timbre no basta: agregue vibración o una luz que parpadea. Pregunte en la clínica de los ojos quién enseña el teléfono a quien ve poco.',
      },
    },
    {
      label: { en: 'Captions while they talk', es: 'Subtítulos mientras hablan' },
      asks: {
        en: 'I am hard of hearing; turn on captions or subtitles; read what they say on the screen; I do not catch words on the phone; nearly deaf, can I still do video; hearing aids and the smartphone; live text',
        es: 'oigo mal cuando me hablan; poner subtítulos; leer en la pantalla lo que dicen; no entiendo las llamadas por el celular; soy medio sorda, podré usarlo; audífonos y el celular; que escriba lo que hablan',
      },
      say: {
        en: 'Video helps, as you see the mouth. Turn on live captions: settings, accessibility, captions. The phone then writes what it hears. Ask the others: one at a time, light on the face, TV off. For names and hours, use the chat.',
        es: 'El video ayuda, porque se ve la boca. Active los subtítulos: ajustes, accesibilidad, subtítulos. El teléfono escribe lo que oye. Pida a los demás: de a uno, con luz en la cara, sin tele. Nombres y horas, por escrito.',
      },
      more: {
        en: 'Not to be found: Some old phones have none. Ask in a phone shop or class. Captions make mistakes: short sentences help. Many hearing aids can take in the sound of the phone. Ask whoever fitted them to link the two.',
        es: 'Si no aparecen: Algunos teléfonos viejos no los tienen. Pregunte en una tienda o clase. A veces se equivocan: ayudan las frases cortas. Muchos audífonos reciben el sonido del teléfono. Pida a quien los ajusta que los una.',
      },
    },
    {
      label: { en: 'Stiff or shaky fingers on the screen', es: 'Dedos tiesos o temblorosos' },
      asks: {
        en: 'my hands or fingers shake and touch the wrong thing; arthritis, he holds the button too long; tremor in the right hand; would a pen or stylus help; presses too hard; thick fingers, tiny keys; Parkinson and the touch screen',
        es: 'me tiemblan las manos y toco otra cosa; tiene artritis y aprieta demasiado tiempo; temblor en la mano; sirve un lápiz para pantalla; se le traban los dedos; dedos gruesos, teclas chiquitas; Parkinson y la pantalla',
      },
      say: {
        en: 'A soft tipped pen for screens can help. Lay the phone flat and rest your wrist on the table. Under accessibility, touch, a helper can set how long a touch must last and that repeated ones do not count.',
        es: 'Puede ayudar un lápiz de punta blanda para pantallas. Ponga el teléfono en la mesa y apoye la muñeca. En “accesibilidad”, “toque”, alguien puede fijar cuánto dura un toque y que no cuenten los repetidos.',
      },
      more: {
        en: 'If touch stays hard: Call by voice, by saying the name. Or let others call at a set hour, so you only answer. A thick grip on the pen is easier to hold. Tell the doctor if the shaking is new or gets worse.',
        es: 'Si aún cuesta: Llame con la voz, diciendo el nombre. O que le llamen a una hora fija, y usted solo contesta. Un lápiz más grueso se agarra mejor. Dígale al médico si el temblor es nuevo o va a más.',
      },
    },
    {
      label: { en: 'Can it work without touching it?', es: '¿Funciona sin tocar nada?' },
      asks: {
        en: 'call by voice, speak to the phone; picks up by itself; auto answer; an easier kind of phone or screen; simple device for seniors; is there a way so that he need not touch it; we ring and he only has to answer; big button phone',
        es: 'llamar hablándole al teléfono; que conteste solo; respuesta automática; un teléfono más fácil; aparato sencillo para mayores; que no tenga que apretar nada; le llamamos y solo tiene que responder; celular de teclas grandes',
      },
      say: {
        en: 'Yes. Many phones call when you say: “Call Ana.” A helper switches that on once. Some phones and small screens also pick up by themselves. Allow this only for one or two people you trust, as they then see the room.',
        es: 'Sí. Muchos teléfonos llaman si uno dice: “Llama a Ana.” Alguien lo activa una vez. Algunos teléfonos y pantallas también contestan solos. Permítalo solo a una o dos personas de confianza, porque verán el cuarto.',
      },
      more: {
        en: 'Step by step: Ask in a phone shop or {company} for a simple screen that answers alone, and try it before you pay. Place it in the living room, not by the bed or bath. Cover the lens when you want peace.',
        es: 'Paso a paso: Pida en una tienda o a {company} una pantalla sencilla que conteste sola, y pruébela antes de pagar. Póngala en la sala, no junto a la cama ni el baño. Tape el lente cuando quiera estar a solas.',
      },
    },
    {
      label: { en: 'I am afraid of breaking something', es: 'Tengo miedo de estropearlo' },
      asks: {
        en: 'scared to break the tablet; frightened to tap the wrong thing; what if I erase or delete it all; will I damage the tablet; nervous about pressing; afraid it costs money if I touch; can a wrong press spoil it',
        es: 'me da miedo tocar algo y descomponerlo; se puede dañar, malograr, romper; y si borro algo importante; nervios de apretar; miedo a que me cobren por tocar; y si lo echo a perder; temo desconfigurarlo',
      },
      say: {
        en: 'That fear is common. A wrong touch breaks no phone. You can always go back to the start, or turn it off and on. Only two things need care: what asks for money or a code, and the word “delete.” Then stop and ask.',
        es: 'Es un miedo muy común. Un toque equivocado no rompe nada. Siempre puede volver al inicio, o apagar y prender. Solo cuide dos cosas: lo que pide dinero o un código, y la palabra “borrar.” Ahí pare y pregunte.',
      },
      more: {
        en: 'To get braver: Play for five minutes with no goal. Open the weather, look, go back to the start. Open the photos, look, go back. Ask a helper to block buying, and to keep a second copy of the photos.',
        es: 'Para ganar confianza: Juegue cinco minutos, sin meta. Abra el clima, mire y vuelva al inicio. Abra las fotos, mire y vuelva. Pida a alguien que bloquee las compras y guarde otra copia de las fotos.',
      },
    },
    {
      label: { en: 'I feel stupid asking again', es: 'Me da vergüenza preguntar otra vez' },
      asks: {
        en: 'ashamed to ask so often; feel daft, dumb, an idiot with it; get muddled and then feel stupid; learn it without looking foolish; I do not want to be a burden or nuisance to my grandson; they must think I am thick; embarrassed that I cannot work it',
        es: 'me da pena preguntar tanto; soy muy bruta, burra, una mula para eso; me siento tonto, inútil; qué pensarán de mí; no quiero ser una carga ni molestar a mi nieto; quedar en ridículo; soy un desastre, negada, no doy una',
      },
      say: {
        en: 'You are not stupid. Those who are quick at it learned it in small bits over years. Say: “I need it slowly, and perhaps three times. Sunday after lunch would be nice.” Most people are glad to be asked.',
        es: 'No es falta de cabeza. Los que van rápido lo aprendieron poco a poco, en años. Diga: “Lo necesito despacio, y quizá tres veces. ¿El domingo, después de comer?” A casi todos les gusta que les pidan ayuda.',
      },
      more: {
        en: 'If asking is hard: Gather your questions on paper and ask them all at once. Offer a trade, such as a cake or a story. Learn beside somebody who is new to it too. In a class for beginners, all ask the same things.',
        es: 'Si le cuesta pedirlo: Junte sus dudas en un papel y pregúntelas de una vez. Ofrezca algo a cambio: un pastel, una historia. Aprenda con alguien que también empieza. En las clases para principiantes todos preguntan lo mismo.',
      },
      whose: 'self',
    },
    {
      label: { en: 'My helper goes too fast for me', es: 'Quien me enseña no tiene paciencia' },
      asks: {
        en: 'grandson goes too fast; he grabs the phone and does it himself; my daughter gets angry when I ask; no patience with me, impatient; show me slowly and kindly; rushes through it; she sighs and rolls her eyes',
        es: 'mi nieto va muy rápido, se desespera; me quita el aparato y lo hace él; mi hija se enoja si le pregunto mucho; quién me enseña con paciencia, despacito; se impacienta conmigo; me lo explica a las carreras',
      },
      say: {
        en: 'That spoils the fun. Say before you start: “Hands in your lap, please. I touch, you talk. Only one thing today.” Ten minutes, then coffee. If the sighing starts, stop kindly and choose another teacher for next time.',
        es: 'Así se quitan las ganas. Diga antes de empezar: “Tú no tocas. Toco yo, y tú me hablas. Hoy, una sola cosa.” Diez minutos, y luego un café. Si empiezan los suspiros, pare con cariño y busque a otra persona.',
      },
      more: {
        en: 'Another teacher: a neighbor, a calm grandchild, a friend who learned it late, or a class for beginners. Let the fast one do what suits: set up the phone and write the card. Then you practice alone.',
        es: 'Otro maestro: una vecina, un nieto tranquilo, un amigo que aprendió tarde, o una clase para principiantes. Al que va rápido, pídale lo suyo: preparar el teléfono y escribir la hoja. Después usted practica a solas.',
      },
      whose: 'self',
    },
    {
      label: { en: 'Where is a class for beginners?', es: '¿Dónde hay clases para principiantes?' },
      asks: {
        en: 'a course or lessons for seniors; who teaches phones; what do I say when I ring the library; free workshop for older people; senior center computer lessons; sign up for a phone class; who could sit down and show me the tablet; who can help me set it up',
        es: 'un curso o taller para mayores; quién da lecciones de celular; qué digo cuando llame a la biblioteca; talleres gratis de computación; centro de mayores, casa de la cultura; inscribirme en una clase para principiantes; dónde aprendo a usarlo; quién me ayuda a configurarlo',
      },
      say: {
        en: 'Call the nearest library or senior center, or ask {company}. Say: “Do you have a slow phone class for beginners, or somebody for one hour with just me?” Many are free. Ask if you should bring your own phone.',
        es: 'Llame a la biblioteca o al centro de mayores más cercano, o pregunte a {company}. Diga: “¿Tienen una clase lenta de celular, o alguien para una hora conmigo?” Muchas son gratis. Pregunte si debe llevar su teléfono.',
      },
      more: {
        en: 'If the class is too fast: Ask for time one to one, or sit in front. Bring one wish only, such as answering a call. Have them write the steps down. Do it again that same evening. A friend beside you makes it easier.',
        es: 'Si la clase va muy rápido: Pida un rato a solas con el maestro, o siéntese adelante. Lleve una sola meta, como contestar una llamada. Que le escriban los pasos. Repítalos esa misma noche. Ir con un amigo ayuda.',
      },
      facts: ['L18'],
    },
    {
      label: { en: 'The library is too far for me', es: 'La biblioteca me queda lejos' },
      asks: {
        en: 'no library near, I live on a farm; out in the country, no class around; I do not drive any more; nobody here to teach me; a teacher who comes to my home; the library is far; what can I learn by myself at home',
        es: 'aquí no hay biblioteca, vivo en un rancho; pueblito o vereda sin clases; no manejo, no conduzco, no guío; quién me enseña si aquí no hay nadie; que vengan a mi casa a enseñarme; la biblioteca está lejos; aprender por mi cuenta en casa',
      },
      say: {
        en: 'Then let the teacher come to you. Ask a neighbor, the church, the school or {company}: “Who could sit with me for half an hour?” Or learn by phone: somebody talks, you touch, and the speaker is on.',
        es: 'Entonces que el maestro vaya a su casa. Pregunte a una vecina, en la iglesia, en la escuela o a {company}: “¿Quién podría sentarse conmigo media hora?” O por teléfono: alguien le habla y usted va tocando.',
      },
      more: {
        en: 'Step by step: Think who comes by anyway. Offer coffee and one fixed day. One task for each visit, written on a card. Between visits, do it every day. Nobody at all: ask the library by phone if they teach by phone.',
        es: 'Paso a paso: Piense quién pasa por su casa de todos modos. Ofrezca un café y un día fijo. Una tarea por visita, escrita en una hoja. Entre visitas, hágala cada día. Si no hay nadie: pregunte si la biblioteca enseña por teléfono.',
      },
    },
    {
      label: { en: 'Can I teach them over the phone?', es: '¿Puedo enseñarle a distancia?' },
      asks: {
        en: 'I live far away, in another city; teach from a distance; explain on the line when I cannot see her screen; explain it over the telephone; I am not there to show him; remote lessons; guide my mother by telephone',
        es: 'vivo lejos, en otra ciudad; explicarle por teléfono; no veo lo que tiene en la pantalla; estamos fuera del país; no puedo ir a mostrarle; guiar a mi mamá desde aquí; enseñarle de lejos',
      },
      say: {
        en: 'Yes, if you look at the same kind of phone, or at pictures of it. Call on another line. Say one touch at a time, then wait and ask what they see now. Ten minutes, one task. Stop after the first success.',
        es: 'Sí, si usted mira un teléfono igual o fotos de la pantalla. Llame por otra línea. Diga un toque cada vez, espere y pregunte qué ve ahora. Diez minutos, una sola tarea. Pare después del primer logro.',
      },
      more: {
        en: 'Step by step: Mail a sheet with a picture of each screen. Ask a neighbor to sit beside them the first two times. Begin with answering: you call, they pick up, three times. Calling out comes weeks later.',
        es: 'Paso a paso: Mande una hoja con la foto de cada pantalla. Pida a un vecino que le acompañe las dos primeras veces. Empiece por contestar: usted llama y responde, tres veces. Llamar por su cuenta viene semanas después.',
      },
      whose: 'other',
    },
    {
      label: {
        en: 'They lose patience. How do I teach?',
        es: 'Pierde la paciencia. ¿Cómo le enseño?',
      },
      asks: {
        en: 'dad gets cross with the phone; gets mad at it after five minutes; shouts and puts it down; how do I teach him; teach my father to use WhatsApp; teach an old man to answer a call; how long should a lesson be, sit with him in one go; loses his temper when the screen changes',
        es: 'mi papá se enoja con el celular; a los cinco minutos se harta; grita y lo avienta; cómo enseño a mi papá a usarlo; cuánto debe durar la lección, sentarme con él; se desespera cuando cambia la pantalla; se rinde, se frustra',
      },
      say: {
        en: 'Five minutes are enough. Stop while it still goes well, not after the shout. Teach one thing only: answering. You call from the next room, they pick up, three times. Their finger does it, never yours. Then talk of something nice.',
        es: 'Bastan cinco minutos. Pare mientras va bien, no después del grito. Enseñe una sola cosa: contestar. Usted llama desde el otro cuarto y responde, tres veces. Que toque su dedo, nunca el de usted. Luego hablen de algo bonito.',
      },
      more: {
        en: 'When anger comes: “This thing is badly made. Enough for today.” No lecture. Before next time, hide each button they do not need. Begin with what they love: a ball game, a song, a photo. Same hour, same words.',
        es: 'Cuando llegue el enojo: “Este aparato está mal hecho. Basta por hoy.” Sin sermón. Antes de la próxima vez, quite los botones que sobran. Empiece con lo que le gusta: un partido, una canción, una foto. Misma hora, mismas palabras.',
      },
      whose: 'other',
    },
    {
      label: { en: 'They say: I am too stupid for it', es: 'Dice que no sirve para eso' },
      asks: {
        en: 'mum says she is too stupid for the tablet; refuses to try, hates it; not interested in learning it; how do I encourage without nagging; he will not even touch it; leaves it in the box; she has no confidence',
        es: 'mi mamá dice que es muy bruta, que es tonta; no quiere ni intentarlo; odia el aparato; cómo la animo sin presionar; lo dejó guardado en la caja; no le interesa aprender; no tiene confianza en sí misma',
      },
      say: {
        en: 'Do not answer “But it is easy.” That stings. Say: “It was hard for me too.” Then show what it is good for: a short call with somebody they love. You hold it. They only look and talk.',
        es: 'No conteste “Pero si es fácil.” Eso duele. Diga: “A mí también me costó.” Luego muestre para qué sirve: una llamada corta con alguien querido. Usted lo sostiene. Que solo mire y hable.',
      },
      more: {
        en: 'If the no stays: Let it rest a week, and keep the old phone. Then ask a favor: “Send me your voice, I love to hear it.” Praise what was done: “You found green yourself.” Somebody of their age often teaches best.',
        es: 'Si sigue el no: Déjelo una semana, y que conserve el teléfono viejo. Luego pida un favor: “Mándame tu voz, me gusta oírla.” Elogie lo hecho: “Tú encontraste el verde.” Muchas veces enseña mejor alguien de su edad.',
      },
      whose: 'other',
    },
    {
      label: { en: 'Nearly deaf. How do I teach them?', es: 'Casi no oye. ¿Cómo le enseño?' },
      asks: {
        en: 'teach a deaf father video calls; dad is hard of hearing and afraid to press; show him myself at home without talking; dad is deaf, cannot hear my explanations; signs and written words; mother is deaf, how does she learn it',
        es: 'enseñar a mi padre sordo; mi papá es sordo y teme apretar; mostrarle en casa sin hablar; no oye mis explicaciones; señas y palabras escritas; mi mamá no escucha, cómo aprende',
      },
      say: {
        en: 'Sit face to face in good light, with the TV off. Show it once, slowly, without words. Then their finger does it. Write the step in big letters instead of saying it. Before that, turn on captions and a flashing light for calls.',
        es: 'Siéntense frente a frente, con buena luz y sin tele. Muéstrelo una vez, lento, sin palabras. Luego toca su dedo. Escriba el paso en letra grande en vez de decirlo. Antes, active los subtítulos y una luz para las llamadas.',
      },
      more: {
        en: 'First try: Go to the next room and call. Wave, smile, hold up a sheet with big words. Later, send a line first: “I call at five.” Then the ring is no surprise. Keep sentences short, as captions make mistakes.',
        es: 'Primera prueba: Vaya al otro cuarto y llame. Salude con la mano, sonría, muestre una hoja con letras grandes. Después, avise por escrito: “Te llamo a las cinco.” Use frases cortas, porque los subtítulos se equivocan.',
      },
      whose: 'other',
    },
    {
      label: { en: 'How do I look at the photos?', es: '¿Cómo veo las fotos?' },
      asks: {
        en: 'see pictures of my great grandson; which button opens the photos; find the picture they sent me; gallery or album; make the image larger; where did the photo go; swipe to the next picture',
        es: 'mirar retratos de mi bisnieto; qué botón abre las fotos; encontrar la foto que me mandaron; la galería, el álbum; agrandar la imagen; dónde quedó la foto; pasar a la siguiente',
      },
      say: {
        en: 'Touch the drawing called Photos or Gallery. Touch one picture, and it fills the screen. Slide your finger to the left for the next one. Two fingers, spread apart, make it larger. Looking breaks nothing.',
        es: 'Toque el dibujo que dice Fotos o Galería. Toque una foto y llena la pantalla. Deslice el dedo a la izquierda para ver otra. Dos dedos que se separan la hacen más grande. Por mirar no se rompe nada.',
      },
      more: {
        en: 'Not there: Open the chat with the person who sent it, and move up with your finger. Or ask them to send it again. Keep away from the trash can. Touched it: deleted photos often stay for some weeks, so ask a helper soon.',
        es: 'Si no está: Abra el chat de quien la mandó y suba con el dedo. O pida que la mande otra vez. No toque el bote de basura. Si lo tocó: lo borrado suele guardarse unas semanas. Pida ayuda pronto.',
      },
    },
    {
      label: { en: 'How do I send a photo?', es: '¿Cómo mando una foto?' },
      asks: {
        en: 'I took a picture of the cat; send it to my granddaughter on WhatsApp; share an image; attach with the paper clip; forward a picture to my sister; post a photo to the family',
        es: 'tomé o tiré una foto del gato; se la mando a mi nieta por WhatsApp; compartir una imagen; adjuntar con el clip; reenviar una foto a mi hermana; sacar una foto y pasarla',
      },
      say: {
        en: 'Open the chat with that person. Beside the line for writing is a paper clip, a plus or a small camera. Touch it, choose Photos, and touch your picture. Then touch the arrow, and off it goes. A photo makes a fine hello.',
        es: 'Abra el chat de esa persona. Junto a la línea para escribir hay un clip, un más o una camarita. Tóquelo, elija Fotos y toque la suya. Luego toque la flecha, y sale. Una foto es un lindo saludo.',
      },
      more: {
        en: 'Another way: Open the photo and touch Share, then the chat, then the name. It went to the wrong person: keep your finger on it and choose delete for all, soon. Never send pictures of bank cards or papers.',
        es: 'Otro camino: Abra la foto, toque Compartir, el chat y el nombre. Si se fue a otra persona: deje el dedo encima y elija borrar para todos, pronto. No mande fotos de tarjetas del banco ni documentos.',
      },
    },
    {
      label: { en: 'How do I send a voice message?', es: '¿Cómo mando un mensaje de voz?' },
      asks: {
        en: 'record my voice and send it; speak instead of typing; typing is hard; hold the microphone; listen to an audio they sent; leave a spoken note; write a text message',
        es: 'grabar un audio, nota de voz; mandarle un mensaje de voz a mi nieto; me cuesta el teclado; sostener el microfonito; oír el audio que me mandaron; dejarle un recado hablado; escribir un mensajito',
      },
      say: {
        en: 'Open the chat. At the lower right is a small microphone. Put your finger on it and keep it there while you speak. Let go, and it is sent. You could begin: “Hello, it is me. I saw something nice today.”',
        es: 'Abra el chat. Abajo a la derecha hay un micrófono pequeño. Ponga el dedo encima y no lo suelte mientras habla. Al soltarlo, se manda. Puede empezar así: “Hola, soy yo. Hoy vi algo bonito.”',
      },
      more: {
        en: 'It went too soon: Press until you are done, or slide up to lock it. You changed your mind: slide to the left before you let go. To hear one, touch the small triangle. The microphone on the keyboard writes what you say.',
        es: 'Si se fue antes: No suelte hasta terminar, o deslice hacia arriba para fijarlo. Si se arrepiente: deslice a la izquierda antes de soltar. Para oír uno, toque el triángulo. El micrófono del teclado escribe lo que usted dice.',
      },
    },
    {
      label: { en: 'The family group chat is too much', es: 'El grupo de la familia me abruma' },
      asks: {
        en: 'hundreds of messages from my family every day; it beeps all day, mute it; join the family group; leave a group without offence; too many notifications; chain letters and forwarded videos; how does a chat group work',
        es: 'en el grupo mandan muchísimos mensajes; suena todo el día, silenciarlo; entrar al grupo de la familia; salirme sin ofender; demasiados avisos, notificaciones; cadenas y videos reenviados; cómo funciona el grupo de WhatsApp',
      },
      say: {
        en: 'You need not read it all. Open the group, touch its name at the top, and choose mute. Then you look when you like. Not in it yet: ask a relative, “Please add me.” One hello or heart a day is plenty.',
        es: 'No hace falta leer todo. Abra el grupo, toque su nombre arriba y elija silenciar. Así mira cuando quiera. Si aún no está: pida a un familiar, “Agrégame, por favor.” Con un saludo o un corazón al día basta.',
      },
      more: {
        en: 'If it is still too much: Look once a day, at an hour you choose. Ask one person to send you the real news alone. Pass on no chain letters or health tips. Leaving is fine: say a kind word first.',
        es: 'Si aún es mucho: Mire una vez al día, a la hora que elija. Pida a alguien que le mande aparte lo importante. No reenvíe cadenas ni consejos de salud. Puede salirse: antes diga una palabra amable.',
      },
    },
    {
      label: { en: 'I cannot keep all those passwords', es: 'No me acuerdo de las contraseñas' },
      asks: {
        en: 'forgot my password or PIN; locked out of the phone; should I write the passwords down; it wants a user name; where to keep them safe; fingerprint to unlock; reset a password',
        es: 'se me olvidó la clave para entrar, el PIN; se bloqueó el celular; apunto las contraseñas; me pide usuario; dónde guardo las claves; huella para desbloquear; cambiar la contraseña',
      },
      say: {
        en: 'Nobody keeps them all in their head. Write them in a small notebook, in a safe place at home, away from the phone. A fingerprint can open the phone. Locked out: stop guessing and ask whoever set it up.',
        es: 'Nadie las guarda todas en la cabeza. Apúntelas en una libreta, en un lugar seguro de la casa, lejos del teléfono. El teléfono puede abrirse con la huella. Si se bloqueó: no pruebe más y pida ayuda a quien lo preparó.',
      },
      more: {
        en: 'Step by step: One page for each: the name of the app, the user name, the password. Three odd words in a row make a strong one. Keep the bank ones apart. Tell one person you trust where the notebook is.',
        es: 'Paso a paso: Una página para cada una: nombre de la aplicación, usuario y contraseña. Tres palabras raras seguidas forman una buena. Las del banco van aparte. Diga a alguien de confianza dónde está la libreta.',
      },
    },
    {
      label: { en: 'Afraid of scams and bad links', es: 'Miedo a las estafas y los enlaces' },
      asks: {
        en: 'how do I spot a scam; afraid to click and be robbed; strange message from an unknown number; is this link safe; virus, prize, parcel text; pay bills on the phone safely; hackers steal my money',
        es: 'cómo reconozco un engaño, un fraude; miedo a dar clic y que me roben; mensaje raro de un número desconocido; es seguro este link; es peligroso abrir enlaces; virus, premio, paquete; pagar los recibos con el celular sin riesgo; me roban la plata',
      },
      say: {
        en: 'Most scams look alike: hurry, secrets, gift cards, odd links, or a wish for your password. Do not touch it and do not answer. Show it to somebody you trust. It can wait an hour. Calls with people you know are fine.',
        es: 'Casi todas las estafas se parecen: prisa, secreto, tarjetas de regalo, enlaces raros o piden su clave. No toque ni conteste. Muéstrelo a alguien de confianza. Puede esperar una hora. Hablar con gente conocida está bien.',
      },
      more: {
        en: 'Step by step: Open the message, touch the three dots, choose block. Let calls from unknown numbers ring. For the bank, use only the number on your card. You touched a link: type nothing, close it, and show a helper today.',
        es: 'Paso a paso: Abra el mensaje, toque los tres puntos y elija bloquear. Deje sonar los números desconocidos. Para el banco, use solo el número de su tarjeta. Si ya tocó un enlace: no escriba nada, ciérrelo y pida ayuda hoy.',
      },
      facts: ['L17'],
    },
    {
      label: { en: 'Somebody asks me for a code or money', es: 'Me piden un código o dinero' },
      asks: {
        en: 'somebody says my grandson is in jail and needs bail; they want gift cards or cash; the bank called and wants my code; text with six numbers to pass on; relative with a new number needs cash; wants to see my screen',
        es: 'me llamaron que mi nieto está preso y necesita dinero; que mi nieta está en la cárcel; piden tarjetas de regalo, dólares; llamó uno del banco y pide la clave; un código que llegó por mensaje; un familiar con número nuevo necesita plata; quiere ver mi pantalla',
      },
      say: {
        en: 'Stop. It is very likely a scam. Give no code, no money, no gift cards, and hang up. Call your relative or your bank yourself, on the number you have long used. Then tell somebody you trust today.',
        es: 'Alto. Es muy probable que sea una estafa. No dé códigos, dinero ni tarjetas de regalo, y cuelgue. Llame usted a su familiar o al banco, al número de siempre. Después cuénteselo hoy a alguien de confianza.',
      },
      more: {
        en: 'Afterward: Block the number, but keep the message as proof. Report it to the police. Agree on a secret family word for real trouble. No bank asks for your code. These people fool clever folks every day.',
        es: 'Después: Bloquee el número, pero guarde el mensaje como prueba. Avise a la policía. Tengan en la familia una palabra secreta para apuros de verdad. Ningún banco pide su clave. Esa gente engaña cada día a personas listas.',
      },
      facts: ['L17', 'S14'],
    },
    {
      label: { en: 'I gave a code or sent money', es: 'Ya di la clave o mandé dinero' },
      asks: {
        en: 'told the caller my bank code; what do I do first with the bank; will they rob me now; I transferred the savings; bought the gift cards already; let a stranger into my phone; ashamed that I fell for it',
        es: 'le di la clave al del banco; qué hacemos primero con el banco; será que me roban; ya hice la transferencia; ya compré las tarjetas; un extraño entró a mi celular; qué vergüenza, caí',
      },
      say: {
        en: 'Act now. Call the bank on the number on your card: “I gave my code to a stranger. Please block it all.” Then change that password with a helper. Tell the police. It can happen to anybody, and being quick helps.',
        es: 'Actúe ya. Llame al banco, al número de su tarjeta: “Le di mi clave a un extraño. Bloqueen todo.” Luego cambie esa clave con ayuda. Avise a la policía. Le puede pasar a cualquiera, y la rapidez ayuda.',
      },
      more: {
        en: 'Step by step: Turn the phone off if they could see the screen. Note the hour and the number. Gift cards: call the maker and keep the receipt. Whoever offers to win the money back is a scammer too. Do not stay alone with it.',
        es: 'Paso a paso: Apague el teléfono si podían ver la pantalla. Anote la hora y el número. Tarjetas de regalo: llame a la empresa y guarde el recibo. Quien ofrece recuperar el dinero también engaña. No se lo guarde: cuéntelo.',
      },
      facts: ['L17'],
    },
    {
      label: { en: 'Too old to learn this?', es: '¿Ya es tarde para aprender esto?' },
      asks: {
        en: 'at my age can I still learn; I am eighty, too late; old dog and new tricks; is mother too old for a smartphone; is it any use at ninety; past it for new gadgets',
        es: 'a mi edad se puede todavía; ya tengo ochenta años, para qué; loro viejo no aprende a hablar; mi mamá es muy mayor para un celular; estoy vieja para estas cosas modernas; a los noventa de qué sirve',
      },
      say: {
        en: 'No. It is never too late. It may take more repeats than it once did, and that is all right. Pick one wish, such as one face to see. Learn only what that wish needs, and leave the rest.',
        es: 'No, nunca es tarde. Quizá hagan falta más repeticiones que antes, y está bien. Elija un solo deseo, como una cara que quiera ver. Aprenda solo lo que ese deseo pide, y deje lo demás.',
      },
      more: {
        en: 'To begin: This week, one task for ten minutes a day, with a helper the first time. Next week, the same task alone. Count what works already. If it gives no joy after a month, a plain phone is fine too.',
        es: 'Para empezar: Esta semana, una tarea, diez minutos al día, la primera vez con ayuda. La otra semana, la misma, a solas. Cuente lo que ya sale. Si en un mes no da alegría, un teléfono sencillo también vale.',
      },
      facts: ['L19'],
    },
    {
      label: {
        en: 'How long should one practice a day?',
        es: '¿Cuánto tiempo se practica al día?',
      },
      asks: {
        en: 'how many minutes each day; how often a week; every day or twice weekly; how long until I can do it; weeks or months to learn; one hour is too much; short or long practice',
        es: 'cuántos minutos diarios; cada cuánto practicar, cuántas veces por semana; todos los días o de vez en cuando; en cuánto tiempo se aprende; semanas o meses para aprender; una hora me cansa; practicar corto o largo',
      },
      say: {
        en: 'Short and often works best: fifteen to thirty minutes a day, with breaks. If that tires you, do five minutes twice. Stop while it goes well. Do it with your finger, for reading about it teaches less.',
        es: 'Poco y seguido es lo mejor: de quince a treinta minutos al día, con pausas. Si cansa, cinco minutos, dos veces. Pare mientras va bien. Hágalo con el dedo, porque solo leyendo se aprende menos.',
      },
      more: {
        en: 'How fast it comes differs, so count what works, not the weeks. One task a week is a good pace. A day missed is no matter: go on from the card. Two weeks and no step forward: make the task smaller.',
        es: 'Cada uno va a su paso: cuente lo que ya sale, no las semanas. Una tarea por semana está bien. Si falla un día, siga con la hoja. Si en dos semanas no avanza: haga la tarea más pequeña.',
      },
      facts: ['L19'],
    },
    {
      label: { en: 'Who could I practice calls with?', es: '¿Con quién me pongo a practicar?' },
      asks: {
        en: 'no one to try it out with; practice partner; a friend who is new to it too; who will take my trial calls; practice buddy; I know no one who uses it',
        es: 'no tengo a quién llamar de prueba; compañera para practicar; una amiga que también aprende; quién me atiende los ensayos; alguien con quien probar; nadie que lo use',
      },
      say: {
        en: 'One patient person is enough: a cousin, a neighbor, a friend who learns too. Ask: “May I call you on Wednesday at ten, just to practice? Five minutes.” Say that slips are part of the plan.',
        es: 'Basta una persona con paciencia: una prima, un vecino, un amigo que también aprende. Pida: “¿Te llamo el miércoles a las diez, para practicar? Cinco minutos.” Avise que los errores son parte del plan.',
      },
      more: {
        en: 'Nobody in mind: Ask at a class for beginners, at church, or {company} for a volunteer. Take turns: you call, then they call. Do not practice with strangers who write to you first. Send them no photos and no money.',
        es: 'Si no hay nadie: Pregunte en una clase, en la iglesia, o a {company} por un voluntario. Túrnense: llama usted, luego la otra persona. No practique con extraños que le escriben primero. No les mande fotos ni dinero.',
      },
    },
    {
      label: { en: 'Is forgetting it a sign of dementia?', es: '¿Será demencia que se me olvide?' },
      asks: {
        en: 'is that dementia starting; losing my mind or only new; worried it is Alzheimer; should a doctor check my memory; is it normal that it will not stay; early sign; should my head be tested',
        es: 'será que tengo demencia; es señal de Alzheimer; estaré perdiendo la memoria; debo ir al médico por los olvidos; es normal que no se quede; es el principio del Alzheimer; hacerme una prueba de memoria',
      },
      say: {
        en: 'I cannot tell from here. New screens are hard for anybody, and forgetting new steps alone proves nothing. See the doctor if other things slip too: known roads, bills, tablets, or if your family is worried.',
        es: 'Desde aquí no puedo saberlo. Las pantallas nuevas cuestan a cualquiera, y olvidar pasos nuevos no prueba nada. Vaya al médico si falla algo más: caminos conocidos, cuentas, pastillas, o si la familia se preocupa.',
      },
      more: {
        en: 'For the visit: Write down two examples and since when. Take your list of tablets. Ask about hearing, sight, sleep and mood too. Confused all at once: call the doctor today. Odd speech or a crooked face: call {emergency}.',
        es: 'Para la cita: Apunte dos ejemplos y desde cuándo. Lleve su lista de pastillas. Pregunte también por oído, vista, sueño y ánimo. Confusión de golpe: llame hoy al médico. Habla rara o cara torcida: llame a {emergency}.',
      },
    },
    {
      label: { en: 'No internet, or no money for it', es: 'Sin internet o sin dinero para eso' },
      asks: {
        en: 'cannot afford a smartphone; we have no wifi at home; the monthly plan is too dear; only a landline; no signal out here; used or free device; small pension, phone too expensive',
        es: 'no me alcanza para un celular; no hay internet en la casa; el plan mensual es caro; solo teléfono fijo; aquí no llega la señal; aparato usado o regalado; con la pensión no puedo pagarlo',
      },
      say: {
        en: 'Buy nothing yet. Ask {company} about cheap internet for older people and about phones on loan. Ask your family whether an old one lies in a drawer. Until then, a plain call at a set hour keeps you close too.',
        es: 'No compre nada todavía. Pida a {company} datos de internet barato para mayores y de aparatos prestados. Quizá en la familia hay uno viejo en un cajón. Mientras, una llamada común a hora fija también acerca.',
      },
      more: {
        en: 'Step by step: Try it where internet is free, such as a library or a relative’s home. Type no bank data there. Sign no long contract alone. No signal at all: letters, photos by mail, and one fixed hour on the landline.',
        es: 'Paso a paso: Pruebe donde haya internet gratis, como una biblioteca o la casa de un familiar. Allí no escriba datos del banco. No firme a solas un contrato largo. Sin señal: cartas, fotos por correo y una hora fija de teléfono.',
      },
    },
    {
      label: { en: 'How much data does a call use?', es: '¿Cuántos datos gasta la llamada?' },
      asks: {
        en: 'does calling this way cost extra; will I get a big bill; does it cost a fortune to call Australia; wifi or mobile data; run out of data; is it free of charge; roaming, prepaid credit gone',
        es: 'cuánto cuesta llamar a otro país; me llegará un recibo grande; cobran por llamar al extranjero; wifi o datos; se me acaba el saldo, la recarga; es gratis llamar así; se comió los megas',
      },
      say: {
        en: 'On home internet, a call in the chat app mostly costs nothing extra, even to other countries. Away from home it eats the data you pay for, and video eats a lot. The small fan sign at the top means wifi.',
        es: 'Con el internet de la casa, llamar por la aplicación casi nunca cuesta aparte, ni a otro país. Fuera de casa gasta los datos que usted paga, y el video gasta mucho. El dibujo de abanico, arriba, quiere decir wifi.',
      },
      more: {
        en: 'To be sure: Ask whoever pays the bill how much data you have. Let them set a limit on the phone. Short of data: send voice messages, or call without picture. A normal call abroad may cost a lot: use the app.',
        es: 'Para estar tranquilo: Pregunte a quien paga cuántos datos hay. Que le ponga un límite en el teléfono. Con pocos datos: mande audios, o llame sin video. Una llamada normal al extranjero puede salir cara: use la aplicación.',
      },
    },
    {
      label: {
        en: 'They live abroad. At what hour?',
        es: 'Viven en otro país. ¿A qué hora llamo?',
      },
      asks: {
        en: 'the clock differs in Australia or Canada; is it night there now; too late or too early to ring; other time zone; what time should I call my son in Madrid; Sunday morning or evening; hours apart',
        es: 'la diferencia de hora con España; allá es de noche; será muy tarde o temprano para llamar; otro huso horario; qué hora es en Madrid; lo llamo por la mañana; miércoles y domingos',
      },
      say: {
        en: 'Ask once: “Which hour is good, by your clock and by mine?” Write both hours on your calendar. Often one has morning while the other has evening. Sundays leave more room. A second clock on the wall can show their time.',
        es: 'Pregunte una vez: “¿Qué hora te conviene, en tu reloj y en el mío?” Apunte las dos en el calendario. A menudo uno está en la mañana y el otro en la noche. Ayuda un segundo reloj con la hora de allá.',
      },
      more: {
        en: 'Step by step: A helper can put their city on your phone’s clock. Keep one fixed day, such as Sunday after breakfast. Where clocks change in spring and fall, ask again. Woke them: laugh, and set a better hour.',
        es: 'Paso a paso: Alguien puede poner la ciudad de ellos en el reloj de su teléfono. Tengan un día fijo, como el domingo tras el desayuno. Si allá cambian la hora, pregunte otra vez. Si los despertó: ríase y busquen otra.',
      },
    },
    {
      label: { en: 'I call and they do not pick up', es: 'Llamo y nadie me contesta' },
      asks: {
        en: 'they never answer; no reply to my messages; two ticks and silence; too busy for me; I feel forgotten by the grandchildren; she does not return my call; left waiting for days',
        es: 'nunca me responden; me dejan en visto; dos palomitas y nada; no tienen tiempo para mí; me siento olvidada por los nietos; no me devuelve la llamada; me quedo esperando',
      },
      say: {
        en: 'That stings. Often they work, sleep, or have the sound off. Leave a short voice message: “Nothing urgent. I would love to see you. Tell me a good hour.” A fixed day helps most, so nobody has to guess.',
        es: 'Eso duele. Muchas veces trabajan, duermen o tienen el sonido apagado. Deje un mensaje de voz: “No es urgente. Me encantaría verte. Dime una buena hora.” Lo que más ayuda es un día fijo.',
      },
      more: {
        en: 'Still nothing: Send a photo that needs no answer, such as your cat or an old picture of them. Ask another relative: “Help me find a good hour.” If it hurts, tell one of them gently: “I miss your voice.”',
        es: 'Si aún nada: Mande una foto que no pida respuesta, como su gato o un retrato de antes. Pida a otro familiar: “Ayúdame a encontrar una hora.” Si duele, dígaselo a uno con cariño: “Extraño tu voz.”',
      },
    },
    {
      label: { en: 'What do I say first on a call?', es: '¿Qué digo primero en la llamada?' },
      asks: {
        en: 'first words with my grandson; what should we talk about; awkward silence after hello; topics for a boy of twelve; what can I send so that they remember their grandmother; children get bored on calls',
        es: 'las primeras palabras con mi nieto; de qué hablamos, tema de plática; se hace un silencio incómodo; temas para un muchacho de doce; qué les mando para que se acuerden de su abuela; los niños se aburren',
      },
      say: {
        en: 'Begin lightly: “How good to see your face. Show me your room.” Children like to show things: a drawing, the dog, a game. Tell one small thing of your own day. Five minutes are plenty. End with: “Same time on Sunday.”',
        es: 'Empiece ligero: “Qué gusto verte. Enséñame tu cuarto.” A los niños les gusta mostrar: un dibujo, el perro, un juego. Cuente algo pequeño de su día. Cinco minutos bastan. Termine con: “El domingo a la misma hora.”',
      },
      more: {
        en: 'If the talk runs dry: Keep three things beside you, such as an old photo, a riddle, a joke. Read a story to small ones. Let big ones teach you a game or a word. Between calls, send one photo of you at their age.',
        es: 'Si no sale plática: Tenga a mano tres cosas: una foto vieja, una adivinanza, un chiste. A los pequeños, léales un cuento. Que los grandes le enseñen un juego. Entre llamadas, mande una foto de usted a su edad.',
      },
    },
    {
      label: { en: 'Does the smartphone help the mind?', es: '¿El celular ayuda a la mente?' },
      asks: {
        en: 'is it good for the brain; do screens rot the brain; why bother, what is the benefit; does learning it protect my memory; proof or evidence; harm to my head; digital dementia',
        es: 'es bueno para el cerebro; las pantallas pudren la cabeza; para qué me sirve, qué gano; aprenderlo protege la memoria; hay pruebas, estudios; hace daño a la mente; vale la pena',
      },
      say: {
        en: 'Perhaps a little. People over 50 who use phones and computers had trouble with thinking less often. That is a link, not proof. In a trial, guided video chats raised a thinking score slightly. The sure gain: you see people you love.',
        es: 'Quizá un poco. Los mayores de 50 que usan teléfonos y computadoras tenían menos problemas para pensar. Es un lazo, no una prueba. En un ensayo, charlar por video subió algo una nota mental. Lo seguro: usted ve a los suyos.',
      },
      more: {
        en: 'More on that: The trial was with isolated people of 75 and over. Somebody talked with them for half an hour, four times a week, for six months. No sign was found that such devices rot the brain. So talk more, and scroll less.',
        es: 'Más sobre eso: El ensayo fue con personas aisladas de 75 o más. Charlaban media hora, cuatro veces por semana, seis meses. No se vio que estos aparatos dañen el cerebro. Así que hable más y mire menos la pantalla.',
      },
      facts: ['L05', 'S04'],
    },
  ],
}
