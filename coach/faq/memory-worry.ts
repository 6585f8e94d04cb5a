/** Questions of those who worry about their own memory, or that of a wife, husband or parent. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const memoryWorry: Faq = {
  name: 'memory-worry',
  domain: 'Learning',
  card: 'L14',
  about: pattern(
    '(?<!in )(?<!keep )(my|his|her|their|our|bad|poor|failing|short term) memory(?! (of|alive|box|foam))|memory (loss|lapses?|problems?|troubles?|issues?|tests?|check|clinic)|forgetful*|(forg[a-z]*|lose|losing|remember|remembering|recall) .. names|(forg[a-z]*|remember*|recall) (my|his|her|peoples|persons|a|someones|neighbors|somebodys) .. name|names? (slip*|escape*|fail*|go|will not come|do not come|does not come)|(forget|forgets|forgetting) (everything|things|words|stuff)|(walk*|go|going|come) into .. rooms? ... (why|what|forg*)|(scared|afraid|fear|frightened|terrified|worried) (of|about) (getting |having )?(dementia|alz[a-z]*mer*)|(keep|always) losing my .. (keys|glasses|things)|lose my (keys|glasses|things)|(is|was|be|am i) .. (it|this|that|getting|developing) .. (dementia|alz[a-z]*mer*)|(start|starts|sign|signs|beginning|onset|touch) of .. (dementia|alz[a-z]*mer*)|(mother|father|sister|brother|grandma|grandpa|parents) had (dementia|alz[a-z]*mer*)|repeat* (myself|himself|herself|stories)|(?<!no )(?<!nunca )se (me|le) (olvida|olvidan) (todo|tod[oa]s|.. (nombres?|cosas|palabras|caras|gente))|olvid* .. nombres|olvidadiz[oa]|desmemoriad[oa]|(mala|poca|corta) memoria|(mi|su) memoria(?! (de|usb))|(perd*|pierd*|fall*|falt*) .. memoria|problemas? de memoria|miedo (a|al|de) (la |el |tener |que sea )?(demencia|alz[a-z]*mer*)|pierdo .. (llaves|lentes|gafas|anteojos)|repito (las cosas|lo mismo|las historias)|no me (sale|salen|acuerdo de|viene) .. nombres?|(sera|seria|ser|es|eso|tengo|tendre|principio de|empezando el?) (el |la )?(alz[a-z]*mer*|al[sz]hei?mer*|demencia)|(mama|madre|papa|padre|hermana|hermano|abuela|abuelo) (lo |la )?(tuvo|tenia) (alz[a-z]*mer*|demencia)',
  ),
  fits: ['memory-worry', 'nobody-near', 'poor-hearing'],
  entries: [
    {
      label: { en: 'Is this dementia, or just age?', es: '¿Es demencia o es la edad?' },
      asks: {
        en: 'is it the start of Alzheimers; am I getting dementia; normal at my age or not; I am losing my marbles; am I turning senile; could it be more than age; how would I know which it is',
        es: 'será alzeimer, será que tengo alzhéimer; es normal a mi edad; es el comienzo de una demencia; me estoy poniendo senil; son cosas de viejo o algo más; estaré perdiendo la cabeza; cómo distingo lo normal',
      },
      say: {
        en: 'Many carry that fear. Nobody can tell from a talk. Names and words that slip and come back later are common with age. If it grows, or daily tasks get hard, have it checked. Some causes can be treated.',
        es: 'Mucha gente tiene ese miedo. Conversando no se puede saber. Que se escapen nombres y vuelvan más tarde es común con la edad. Si crece, o cuestan las tareas de cada día, pida que lo revisen. Algunas causas se tratan.',
      },
      more: {
        en: 'A rough guide: where the keys are is often age. What keys are for is not. Slips that you notice and laugh at are often age. Slips that only others see need a look. Note three examples for the doctor.',
        es: 'Una guía sencilla: no saber dónde están las llaves suele ser la edad. No saber para qué sirven, no. Lo que usted nota suele preocupar menos que lo que solo ven otros. Anote tres ejemplos para el médico.',
      },
    },
    {
      label: { en: 'When should a doctor see this?', es: '¿Cuándo debe verlo un médico?' },
      asks: {
        en: 'when should I see a doctor about my memory; do I need to see somebody, yes or no; should I make an appointment; how long may I wait; is it bad enough for the surgery; what deserves a checkup; which warning signs count',
        es: 'cuándo voy al doctor por la memoria; debo pedir cita, turno, hora; cuánto tiempo puedo esperar; cuándo es para preocuparse; qué señales son de alarma; es urgente o espera; me hago ver ya',
      },
      say: {
        en: 'Go within a few weeks if it is worse than a year ago, if others see it, or if bills, cooking, tablets or known ways go wrong. Only names, for years: tell it at your next visit. Sudden muddle: today.',
        es: 'Vaya en pocas semanas si está peor que hace un año, si otros lo ven, o si fallan cuentas, cocina, pastillas o caminos conocidos. Si son solo nombres desde hace años, dígalo en la próxima visita. Si fue de golpe: hoy.',
      },
      more: {
        en: 'If you cannot decide: write down each slip for two weeks, with the day. Ask one person who sees you often. A worry that will not let go is reason enough. A check does no harm, and nobody will laugh.',
        es: 'Si no se decide: apunte cada olvido durante dos semanas, con el día. Pregunte a alguien que le vea seguido. Una preocupación que no se va ya es motivo. Revisarse no hace daño, y nadie se va a reír.',
      },
    },
    {
      label: { en: 'How do I remember new names?', es: '¿Cómo recuerdo los nombres nuevos?' },
      asks: {
        en: 'trick to remember names at the club; cannot remember people’s names anymore; can I do something about names; met somebody twice and blanked; picture for a name, how would I make it; names at church or the center; new neighbor, what is she called; it is names, not keys',
        es: 'algún truco para acordarme de los nombres; conocí a alguien y no sé cómo se llama; imagen para un nombre, cómo la hago; nombres de los vecinos, de la parroquia; se me olvidan los nombres de la gente; no son las llaves, son los nombres; aprender nombres del grupo',
      },
      say: {
        en: 'Hear the name, say it back, and make a funny picture. Rose has a rose in her hair. Mr Barker barks like a dog. Use the name as you part. Write it down that night.',
        es: 'Oiga el nombre, repítalo y haga una imagen graciosa. Rosa lleva una rosa en el pelo. Don Marcos asoma por un marco. Diga el nombre al despedirse. Esa noche, anótelo con su imagen.',
      },
      more: {
        en: 'If no picture comes: think of somebody with the same name, and see the two side by side. Say the name after a minute, after an hour, and next morning. Before the club, read your list. Five names are plenty.',
        es: 'Si no sale la imagen: piense en alguien con ese nombre y vea a los dos juntos. Diga el nombre al minuto, a la hora y a la mañana siguiente. Antes de ir, lea su lista. Con cinco nombres basta.',
      },
      facts: ['L14'],
    },
    {
      label: {
        en: 'The name will not come. What do I say?',
        es: 'No me sale el nombre. ¿Qué digo?',
      },
      asks: {
        en: 'somebody stands in front of me and I go blank; embarrassed when I greet people at the door; what to say in that moment; forgot my own cousin, keep losing names; I avoid folks because of it; face I know, name gone; so awkward at the party',
        es: 'tengo a la persona enfrente y me quedo en blanco; me encuentro con la vecina y qué vergüenza; qué digo en ese momento; conozco la cara y no el nombre; me da pena, corte, roche saludar; me escondo para no saludar; se me va justo al saludar',
      },
      say: {
        en: 'Greet them warmly all the same: “How good to see you! Help me, your name has slipped away.” Most people know that feeling and smile. Then use the name once: “Ruth, of course. How is your garden, Ruth?”',
        es: 'Salude igual con cariño: “¡Qué gusto verle! Ayúdeme, se me fue su nombre.” A casi todos les ha pasado y sonríen. Luego úselo una vez: “Claro, Rosa. ¿Cómo va su jardín, Rosa?”',
      },
      more: {
        en: 'If that feels too hard: say your own name first, and most people give theirs. Or talk of what you share, and do not hunt. Pressure blocks a name. Go with a friend who says it softly.',
        es: 'Si eso cuesta mucho: diga primero su propio nombre, y casi todos dirán el suyo. O hable de lo que comparten y no lo busque. La presión lo bloquea. Vaya con alguien que se lo diga bajito.',
      },
    },
    {
      label: {
        en: 'The word is on the tip of my tongue',
        es: 'La palabra en la punta de la lengua',
      },
      asks: {
        en: 'cannot find the right word; words escape me in mid sentence; I say thingy, what do you call it; it comes back later in the bath; calls things by the wrong word; stuck in the middle of talking; vocabulary is going',
        es: 'no encuentro la palabra; se me van las palabras al hablar; digo la cosa esa, el cosito; me acuerdo después en la ducha; dice una palabra por otra; me trabo a media frase; se me traba la conversación',
      },
      say: {
        en: 'That is very common in later years. Do not push, for pushing blocks the word. Say what it does: “the thing for bread.” It often comes later by itself. Slurred or odd speech all at once: call {emergency}.',
        es: 'Es muy común con los años. No la fuerce: la prisa la bloquea. Diga para qué sirve: “eso de cortar el pan.” Muchas veces vuelve sola. Si de golpe habla raro o enredado, llame a {emergency}.',
      },
      more: {
        en: 'Try this: go through the alphabet, letter by letter. See the thing before you. When the word is back, say it aloud three times. Plain words missing more each month, or wrong ones in their place: tell the doctor.',
        es: 'Pruebe: repase el abecedario, letra por letra. Vea la cosa en su mente. Cuando vuelva la palabra, dígala tres veces en voz alta. Si cada mes faltan más palabras sencillas, o salen otras, dígalo al médico.',
      },
    },
    {
      label: { en: 'I keep losing my keys and glasses', es: 'Pierdo las llaves y los lentes' },
      asks: {
        en: 'where did I put my spectacles; cannot find my purse, wallet, phone; misplace everything; a set place for each thing; always searching the house; put it in a safe spot and forgot where; found in the fridge',
        es: 'dónde dejé las gafas, los anteojos; no encuentro la cartera, el monedero, el celular; todo lo extravío; un lugar fijo para cada cosa; me paso el día buscando; lo guardé bien y no sé dónde; apareció en el refrigerador, la heladera',
      },
      say: {
        en: 'Give each thing one home. Keys in a bowl by the door. Glasses in a case by the bed. Put them there each time and say it aloud: “Keys in the bowl.” Start today with the thing you lose most.',
        es: 'Dele a cada cosa un solo lugar. Las llaves, en un plato junto a la puerta. Los lentes, al lado de la cama. Al dejarlos, dígalo en voz alta: “Llaves en el plato.” Empiece hoy con lo que más pierde.',
      },
      more: {
        en: 'Lost right now: stop, sit, and walk back in your mind to where you last used it. For later: a cord for the glasses, a bright tag on the keys. Things in odd places again and again: tell the doctor.',
        es: 'Si algo se perdió ahora: siéntese y recuerde dónde lo usó por última vez. Para después: un cordón en los lentes y una cinta viva en las llaves. Si aparecen cosas en sitios raros a menudo, dígalo al médico.',
      },
      facts: ['L14'],
    },
    {
      label: { en: 'Why did I come into this room?', es: '¿Para qué vine a este cuarto?' },
      asks: {
        en: 'walk into rooms not knowing why; stand in the kitchen, what was I after; go upstairs and forget what for; open the cupboard and wonder; lose my train of thought; got distracted on the way; halfway through I stop',
        es: 'entro a la pieza y no sé a qué iba; voy a la cocina y no sé qué buscaba; abro el armario y me quedo pensando; subo y se me olvida para qué; pierdo el hilo; me distraigo en el camino; dejo todo a medias',
      },
      say: {
        en: 'That happens to people of every age. By itself it is no sign of illness. Go back to where you had the thought, and it often returns. Next time say it aloud as you walk: “I am going for the scissors.”',
        es: 'Eso le pasa a gente de toda edad. Por sí solo no es señal de enfermedad. Regrese a donde tuvo la idea, y muchas veces vuelve. La próxima vez, dígalo al caminar: “Voy por las tijeras.”',
      },
      more: {
        en: 'Help for it: one errand at a time. Carry a reminder, such as the empty cup when you go for coffee. Turn off the TV first. If the rooms of your own home seem strange, see a doctor soon.',
        es: 'Ayuda esto: un encargo a la vez. Lleve algo que lo recuerde, como la taza vacía si va por café. Apague antes la tele. Si los cuartos de su propia casa le parecen extraños, vea pronto al médico.',
      },
    },
    {
      label: { en: 'Others say I repeat myself', es: 'Dicen que repito lo mismo' },
      asks: {
        en: 'my wife says I tell the same story twice; asked the same thing three times in a day; my husband has noticed; but I always told stories; nobody noticed except me; she repeats herself to me; others see it, does that matter',
        es: 'mi hija dice que cuento la misma historia; pregunté tres veces lo mismo; lo ha notado mi esposo; siempre fui de repetir cuentos; nadie lo notó, solo yo; él repite y no se da cuenta; otros lo ven, importa eso',
      },
      say: {
        en: 'Old stories told twice are common. The same question again within an hour is another matter. If people close to you see it more than last year, book a check. It is a reason to look, not a verdict.',
        es: 'Contar dos veces un viejo cuento es común. Preguntar lo mismo dentro de una hora es otra cosa. Si los de cerca lo ven más que hace un año, pida cita. Es motivo para mirar, no una sentencia.',
      },
      more: {
        en: 'Until then: agree on a kind sign, such as a hand on the arm, in place of “You said that.” Keep a pad with the answers you ask for. Note how often it happens, and since when. The doctor will want that.',
        es: 'Mientras tanto: acuerden una señal amable, como tocar el brazo, en vez de “Ya lo dijiste.” Tenga a mano un papel con las respuestas. Anoten cuántas veces pasa y desde cuándo. El médico lo va a preguntar.',
      },
    },
    {
      label: { en: 'Got lost in a place I know', es: 'Me perdí en un lugar conocido' },
      asks: {
        en: 'lost my way home from the store; did not know which street I was on; could not find the car in the lot; got lost driving; took the wrong turn on a road used for years; he went missing on his walk; confused about where I was',
        es: 'no supe volver a casa; me desorienté en mi propio barrio; no reconocí la calle; se perdió al volver de la tienda; tomé mal el camino de siempre; no encontraba el carro, el coche; no sabía dónde estaba',
      },
      say: {
        en: 'That gives a fright, and it deserves a check. Call the family doctor this week: where, when, how long. Until then do not drive alone. Take somebody along, a phone and your address. Lost right now: call {emergency}.',
        es: 'Eso asusta, y hay que revisarlo. Llame esta semana al médico: dónde, cuándo y cuánto duró. Mientras, no conduzca a solas. Salga con alguien, con teléfono y su dirección. Si se perdió ahora, llame a {emergency}.',
      },
      more: {
        en: 'Until the visit: keep to short, well known ways, by daylight. Carry a card with your name and two phone numbers. Say when you will be back. If it came on in hours or days, see a doctor today.',
        es: 'Hasta la cita: use caminos cortos y conocidos, de día. Lleve una tarjeta con su nombre y dos teléfonos. Diga a qué hora vuelve. Si empezó en horas o días, que le vea hoy un médico.',
      },
    },
    {
      label: { en: 'Bills and the stove go wrong now', es: 'Me fallan las cuentas y la estufa' },
      asks: {
        en: 'left the stove on, burnt the pot; paid a bill twice; muddled with money and the checkbook; cannot follow a recipe any more; the bank statement makes no sense; forgot to pay the electricity; left the tap running; kettle boiled dry',
        es: 'dejé prendida la hornilla, se me quemó la olla; pagué dos veces el recibo; me enredo con la plata y las facturas; ya no me sale una receta; no entiendo el papel del banco; se me olvidó pagar la luz; dejé la llave de agua abierta',
      },
      say: {
        en: 'One burnt pot happens to anyone. If things that were easy go wrong again and again, ask for a check this month. Today: stay in the kitchen while the stove is on, and set a loud timer.',
        es: 'Una olla quemada le pasa a cualquiera. Si falla a menudo lo que antes era fácil, pida un control este mes. Hoy: no salga de la cocina con la estufa prendida y ponga un reloj que suene.',
      },
      more: {
        en: 'Step by step: let the bank pay the fixed bills. Keep all papers in one box. Go through them once a week with somebody you trust. Give no code by phone. Ask about a stove that turns itself off.',
        es: 'Paso a paso: que el banco pague los recibos fijos. Guarde los papeles en una sola caja. Revíselos cada semana con alguien de confianza. No dé claves por teléfono. Pregunte por una estufa que se apague sola.',
      },
    },
    {
      label: { en: 'My mother had it. Will I get it?', es: 'Mi mamá lo tuvo. ¿Me va a dar?' },
      asks: {
        en: 'my father died of it; runs in the family, inherited; scared of ending like mom; is it in the genes; can I do anything so I do not get it; my sister has it, will I too; genetic test from the internet; the worry about getting it like mom; I lie awake over it',
        es: 'mi hermana tuvo alzhéimer; es de familia, se hereda; tengo miedo de acabar como mi madre; está en los genes; qué hago para que no me dé; mi papá murió de eso; prueba genética; no duermo pensando en eso',
      },
      say: {
        en: 'It is hard to have seen that so close. A parent with it raises the chance somewhat, yet it is not your fate. Up to 45% of cases may hang on things that can change. Start with a walk today.',
        es: 'Duele haberlo visto tan de cerca. Un padre o una madre con eso sube algo el riesgo, pero no es su destino. Hasta un 45% de los casos puede depender de cosas que se cambian. Hoy, empiece con un paseo.',
      },
      more: {
        en: 'Next steps: have pressure, sugar and hearing checked. See people, and do not smoke. If several relatives fell ill before old age, ask the doctor about advice on genes. Fear at night: write it down, and tell someone by day.',
        es: 'Lo que sigue: revise presión, azúcar y oído. Vea gente y no fume. Si varios de la familia enfermaron antes de la vejez, pregunte al médico por los genes. Si el miedo viene de noche: escríbalo y cuéntelo de día.',
      },
      facts: ['S08', 'L13'],
    },
    {
      label: { en: 'What happens at a memory check?', es: '¿Cómo es el examen de memoria?' },
      asks: {
        en: 'what will they do to me at the clinic; draw a clock, say the date; is there a blood test or brain scan; how long does the test take; does it hurt; can I fail the exam; who are the specialists; how do I prepare',
        es: 'qué me van a hacer en la consulta; dibujar un reloj, decir la fecha; hacen análisis de sangre o resonancia; cuánto dura la prueba; duele el estudio; puedo reprobar; qué hace el neurólogo, el geriatra; cómo me preparo',
      },
      say: {
        en: 'It is mostly talk and small tasks: keep some words in mind, draw a clock, say the date. Then often blood tests, and questions on mood, sleep and tablets. Sometimes a picture of the head. It hardly hurts.',
        es: 'Es sobre todo conversar y hacer tareas breves: recordar palabras, dibujar un reloj, decir la fecha. Suele haber análisis de sangre y preguntas de ánimo, sueño y pastillas. A veces, una imagen de la cabeza. Casi no duele.',
      },
      more: {
        en: 'To get ready: sleep well, eat, wear glasses and hearing aids. Take all tablets along, drops and herbs too. One weak day decides nothing. Ask at the end: what may it be, what can we treat, when do I come back.',
        es: 'Para prepararse: duerma, coma, lleve lentes y audífonos. Lleve todas las pastillas, también gotas y hierbas. Un mal día no decide nada. Al final pregunte: qué puede ser, qué se trata y cuándo vuelvo.',
      },
    },
    {
      label: { en: 'Whom do I see, and what do I say?', es: '¿A qué médico voy y qué le digo?' },
      asks: {
        en: 'words so she does not brush me off; family practice or a specialist; what do I tell the nurse on the phone; he said it is just old age; not taken seriously; I only get ten minutes; make a note of what to say to her',
        es: 'médico de cabecera o especialista; qué le cuento al doctor; me dice que es la edad y ya; no me hace caso; qué digo al pedir el turno o la hora; solo me da cinco minutos; voy al neurólogo o al geriatra',
      },
      say: {
        en: 'Start with the family doctor: “My memory is worse than last year. Please check it.” If you ask for somebody else, say whose. Hand over one page: three examples, since when, and all the tablets.',
        es: 'Empiece con el médico de familia: “La memoria está peor que hace un año. Quiero que la revise.” Si es por otra persona, diga por quién. Entregue una hoja: tres ejemplos, desde cuándo y todas las pastillas.',
      },
      more: {
        en: 'If you hear “just age”: “That may be. It changes our days. Please test it, or send us to someone who does.” Ask for a longer visit when you book. Leave only with a date for the next step.',
        es: 'Si le dicen “es la edad”: “Puede ser, pero nos cambia los días. Por favor, haga la prueba o mándenos a quien la hace.” Al pedir cita, pida una larga. Salga con fecha para el próximo paso.',
      },
    },
    {
      label: { en: 'Should somebody come along?', es: '¿Conviene ir con alguien a la cita?' },
      asks: {
        en: 'bring my husband or would that make it worse; can my daughter come into the room; go with him to the appointment; talk to the doctor alone; he answers for me; she tells everything wrong; take a friend as I have no family',
        es: 'puedo llevar a mi hija a la consulta; que entre mi marido conmigo; lo acompaño adentro; hablar a solas con el médico; ella contesta por mí; me da pena que oiga; llevo a una amiga, no tengo familia',
      },
      say: {
        en: 'Yes, it helps. Somebody who sees the daily life notices what we miss ourselves, and two hear more than one. Agree first: who has the worry speaks, the other adds. A few minutes alone may be asked for too.',
        es: 'Sí, ayuda. Quien ve el día a día nota lo que uno mismo no ve, y dos oyen más que uno. Acuerden antes: habla quien tiene la duda y el otro completa. También se pueden pedir unos minutos a solas.',
      },
      more: {
        en: 'If that makes it worse: let the other write a short letter and hand it in at the desk. Or bring a friend instead. One writes down what the doctor says. Afterwards have coffee, and talk of other things.',
        es: 'Si eso complica: que la otra persona escriba una carta corta y la deje en recepción. O lleve a una amistad. Uno anota lo que dice el médico. Después, tomen un café y hablen de otra cosa.',
      },
    },
    {
      label: { en: 'I am afraid of the result', es: 'Me da miedo el resultado' },
      asks: {
        en: 'frightened of what they find; rather not know; what good is knowing, there is no cure; terrified of the diagnosis; ashamed to be tested; I put off the visit; what if it is bad news',
        es: 'tengo terror a lo que digan; prefiero no saber; para qué saber si no hay cura; pánico al diagnóstico; lo vengo dejando, aplazando; y si es mala noticia; me da vergüenza que me examinen',
      },
      say: {
        en: 'That fear makes sense. Yet not knowing weighs too. Sometimes the cause is a tablet, low mood, poor sleep or a lack of something, and that can be treated. If it is more, you can still choose for yourself.',
        es: 'Ese miedo se entiende. Pero no saber también pesa. A veces la causa es una pastilla, el ánimo, el mal sueño o algo que falta, y eso se trata. Si es algo más, todavía puede decidir usted.',
      },
      more: {
        en: 'To make it smaller: take only the first step, the phone call. You may say how much you want to be told. Plan something nice for after the visit. Tell one person the date, so you do not wait alone.',
        es: 'Para que asuste menos: dé solo el primer paso, la llamada. Puede decir cuánto quiere que le cuenten. Planee algo bonito para después. Diga la fecha a alguien, así no espera a solas.',
      },
    },
    {
      label: { en: 'Will they take my home from me?', es: '¿Me van a quitar vivir en mi casa?' },
      asks: {
        en: 'they will put me in a home; afraid to lose my house; will I have to move in with my son; stay independent in my own place; who decides about me; never leave my home; my children want me in a facility',
        es: 'me van a mandar a una residencia, un asilo; miedo a perder mi casa; me llevarán con mi hijo; quiero seguir independiente; quién decide por mí; no quiero salir de mi casita; mis hijos me quieren internar',
      },
      say: {
        en: 'A memory check does not take your home away. Many people with a weak memory live at home for years. Say it at the start: “I want to stay in my house. What do I need for that?”',
        es: 'Un examen de memoria no le quita la casa. Mucha gente con mala memoria vive años en su hogar. Dígalo al empezar: “Quiero seguir en mi casa. ¿Qué me hace falta para eso?”',
      },
      more: {
        en: 'What keeps people at home: a daily call, a pill box filled by someone, a stove that turns off, a neighbor with a key. Ask {company} for help at home. Write down now what you wish, and whom you trust.',
        es: 'Esto ayuda a seguir en casa: una llamada diaria, un pastillero ya llenado, una estufa que se apaga, un vecino con llave. Pida a {company} ayuda en casa. Escriba ya qué desea y en quién confía.',
      },
      whose: 'self',
    },
    {
      label: { en: 'Should I tell my children?', es: '¿Se lo digo a mis hijos?' },
      asks: {
        en: 'how do I tell the family; do not want to scare my kids; hide it from my daughter; they would fuss over me; tell my wife what I noticed; my friends should not know; talk about it at home',
        es: 'cómo se lo cuento a la familia; no quiero preocupar a los hijos; guardarlo en secreto; me van a tratar como niño; le digo a mi esposa lo que noto; que no sepan mis amigas; hablarlo en casa',
      },
      say: {
        en: 'A worry grows when it is kept alone. Choose one calm person and a quiet moment: “I forget more than before. I want it checked. Please do not fuss, just come along.” You decide who else is told.',
        es: 'Un miedo guardado crece. Elija a una persona tranquila y un rato sin prisa: “Se me olvidan más cosas. Quiero revisarme. No te asustes, solo acompáñame.” Usted decide quién más lo sabe.',
      },
      more: {
        en: 'If they fuss or laugh it off: say what you wish for: “Ask me first. Let me try by myself.” Tell them one thing that helps, such as speaking slowly. Not ready yet: tell the doctor or nurse first.',
        es: 'Si exageran o se ríen: diga qué desea: “Pregúntame antes. Déjame probar.” Dígales una cosa que le ayuda, como hablar despacio. Si aún no puede, cuéntelo primero al médico o a la enfermera.',
      },
      whose: 'self',
    },
    {
      label: { en: 'What can I do for my memory?', es: '¿Qué hago para cuidar la memoria?' },
      asks: {
        en: 'how to keep it sharp; prevent it, slow it down; what protects the brain; exercise, diet, company, blood pressure; is there anything to improve it; what really helps at seventy; are my ears to blame, hearing aid',
        es: 'cómo la mantengo; prevenir, frenar el deterioro; qué protege el cerebro; ejercicio, comida, compañía, presión; hay algo para mejorar; qué sirve de verdad; tendrán la culpa los oídos, el audífono',
      },
      say: {
        en: 'There is no sure shield, but much helps. Walk most days. See people. Learn something new. Sleep enough. Have ears, eyes, blood pressure and sugar checked. Choose one of these now, such as a walk after breakfast.',
        es: 'No hay un escudo seguro, pero mucho ayuda. Camine casi todos los días. Vea gente. Aprenda algo nuevo. Duerma bien. Revise oído, vista, presión y azúcar. Elija hoy una sola cosa, como andar después del desayuno.',
      },
      more: {
        en: 'Step by step: week one, the walk. Week two, a friend to walk with. Week three, a hearing test, for what we do not hear we cannot keep. Ask the doctor which of your risks comes first. Little is better than none.',
        es: 'Paso a paso: la primera semana, el paseo. La segunda, un amigo que le acompañe. La tercera, una prueba de oído: lo que no se oye no se guarda. Pregunte al médico qué riesgo va primero. Poco es mejor que nada.',
      },
      facts: ['S08', 'E18', 'L13'],
    },
    {
      label: { en: 'Do crosswords and brain games help?', es: '¿Sirven los crucigramas y juegos?' },
      asks: {
        en: 'sudoku, word search, cards; brain training app worth paying for; memory games on the computer; I do a puzzle every day; which puzzle is best; chess or dominoes; does quizzing keep me sharp',
        es: 'sudoku, sopa de letras, cartas; pagar una aplicación para el cerebro; juegos de memoria en la computadora; hago crucigramas a diario; ajedrez o dominó; gimnasia mental; ejercicios mentales',
      },
      say: {
        en: 'Yes, as a pleasure. People who play cards and do puzzles tend to stay sharper, but no game is proof against dementia. Paid brain games often claim too much. Something new and a bit hard gives more.',
        es: 'Sí, como gusto. Quien juega cartas o hace crucigramas suele conservarse mejor, pero ningún juego evita la demencia. Los juegos pagados suelen prometer de más. Algo nuevo y un poco difícil da más.',
      },
      more: {
        en: 'To get more from it: do the puzzle with somebody, or race a friend by phone. When it is easy, take a harder one. Change the kind each week. Stop when it stops being fun. No need to pay.',
        es: 'Para sacarle más: hágalo con alguien, o compita por teléfono con un amigo. Cuando sea fácil, tome otro más difícil. Cambie de juego cada semana. Pare cuando deje de gustarle. No hace falta pagar.',
      },
      facts: ['L01', 'L04', 'L07', 'L11'],
    },
    {
      label: { en: 'Do ginkgo or vitamins help?', es: '¿Sirven el ginkgo o las vitaminas?' },
      asks: {
        en: 'supplements, omega, fish oil; gingko capsules from the store; memory pills seen on TV; vitamin B12 or E; is there a medicine to remember; herbs, turmeric, lion mane; something to swallow for it',
        es: 'suplementos, omega, aceite de pescado; cápsulas de gingko; pastillas para la memoria de la tele; vitamina B12 o E; hay un remedio para no olvidar; hierbas, cúrcuma, jalea; algo natural que tomar',
      },
      say: {
        en: 'The proof is weak, so keep your money. WHO advises against vitamin B, E and omega-3 for this, unless you lack one. Ginkgo may not suit blood thinners. Ask the pharmacist before you take any of them.',
        es: 'La prueba es débil: guarde su dinero. La OMS no aconseja vitamina B, E ni omega-3 para esto, si no le faltan. El ginkgo puede chocar con anticoagulantes. Pregunte al farmacéutico antes de tomar algo así.',
      },
      more: {
        en: 'Better use of the money: ask the doctor to test if B12 or something else is low, for then it does help. A large trial found a small plus from a daily multivitamin. Already taking some: bring the jars along.',
        es: 'Mejor gasto: pida al médico ver si falta B12 u otra cosa, porque entonces sí ayuda. Un estudio grande vio una mejora pequeña con un multivitamínico diario. Si ya toma algo, lleve los frascos.',
      },
      facts: ['D10', 'D11'],
    },
    {
      label: { en: 'Can tablets make me forgetful?', es: '¿Las pastillas nublan la memoria?' },
      asks: {
        en: 'foggy since the new medicine; side effect on the brain; sleeping tablets and memory; allergy or bladder pills; painkillers make him fuzzy; should I stop them; too many drugs; cloudy head in the morning',
        es: 'ando como atontada desde la medicina nueva; efecto del remedio en la cabeza; pastillas para dormir; las de la alergia o la vejiga; los calmantes lo dejan ido; tanta medicina me pone lenta; amanezco como en las nubes',
      },
      say: {
        en: 'Yes, some can. Tablets for sleep or nerves, and some for allergy, are known for it. Stop none by yourself, for that can harm. Put them all in a bag, and ask the pharmacist or doctor this week.',
        es: 'Sí, algunas. Las de dormir o de los nervios, y algunas de la alergia, tienen esa fama. No deje ninguna por su cuenta: puede hacer daño. Póngalas en una bolsa y pregunte esta semana en la farmacia o al médico.',
      },
      more: {
        en: 'What to ask: which of these can cloud the mind, is each still needed, is there a gentler one. Say when the fog began and what was new then. Name drops, herbs and alcohol too. Much worse since a new one: call today.',
        es: 'Qué preguntar: cuál puede nublar la mente, si todas hacen falta, si hay otra más suave. Diga cuándo empezó y qué era nuevo. Cuente también gotas, hierbas y alcohol. Si empeoró mucho con una nueva, llame hoy.',
      },
      facts: ['Z10'],
    },
    {
      label: { en: 'Can stress or sadness do this?', es: '¿Puede ser por estrés o tristeza?' },
      asks: {
        en: 'since my wife died I forget; so much on my mind; worry makes it worse; depressed and cannot concentrate; nerves, anxiety, pressure; caring for her leaves my head empty; I cannot focus on a page',
        es: 'desde que murió mi esposo se me va todo; tengo mil cosas en la cabeza; los nervios, la ansiedad; ando deprimida y no me concentro; con tanta preocupación; cuido a mi mujer y no retengo; no logro leer una página',
      },
      say: {
        en: 'Yes. Worry, grief and low mood fill the mind, so new things find no place. As they lift, memory often gets better. If it lasts two weeks, tell the doctor. Today: one thing at a time, and a short walk.',
        es: 'Sí. La pena, la preocupación y el desánimo llenan la mente, y lo nuevo no entra. Cuando aflojan, la memoria suele mejorar. Si dura dos semanas, dígalo al médico. Hoy: una cosa a la vez y un paseo corto.',
      },
      more: {
        en: 'Step by step: write the worries down before supper, then close the book. Do one nice thing each day. Speak to somebody. Talking therapy works in later life too. If you think of dying, call {crisis} now.',
        es: 'Paso a paso: escriba sus penas antes de la cena y cierre el cuaderno. Haga algo agradable cada día. Hable con alguien. La terapia sirve también a su edad. Si piensa en morir, llame ya a {crisis}.',
      },
      facts: ['T11', 'T13', 'T19'],
    },
    {
      label: { en: 'Can bad sleep make me forget?', es: '¿Dormir mal hace olvidar?' },
      asks: {
        en: 'tired and my head is empty; awake half the night and foggy by day; snoring, stops breathing; too little rest; a glass of wine at night; nap to clear the mind; how many hours for a good memory',
        es: 'duermo poco y no rindo; paso la noche en vela y de día ando lenta; ronco y me ahogo; una copa de vino en la noche; cuántas horas hay que dormir; siesta para despejar; cansancio y cabeza vacía',
      },
      say: {
        en: 'Yes. A tired brain takes in less and finds less. Most people need seven to eight hours. Tonight: same bedtime, dark room, no alcohol. Loud snoring with pauses, or sleepy all day: tell the doctor.',
        es: 'Sí. Un cerebro cansado guarda y encuentra menos. Lo común son siete a ocho horas. Esta noche: la hora de siempre, cuarto oscuro, sin alcohol. Si ronca fuerte con pausas, o se duerme de día, dígalo al médico.',
      },
      more: {
        en: 'If sleep stays poor: daylight in the morning, a short nap before three, no coffee after lunch. Write down tomorrow’s list in the evening. Weeks of bad nights: ask for the short therapy for sleep. Take no tablet by yourself.',
        es: 'Si sigue igual: luz del día por la mañana, siesta corta antes de las tres, sin café tras el almuerzo. Anote al atardecer lo de mañana. Si lleva semanas así, pida la terapia breve del sueño. No tome pastillas por su cuenta.',
      },
      facts: ['Z01', 'Z09', 'Z15', 'Z19', 'Z21'],
    },
    {
      label: { en: 'I forget appointments and dates', es: 'Se me olvidan las citas y las fechas' },
      asks: {
        en: 'missed the dentist; birthday slipped by; write it down, and then I lose the note; which calendar, diary or alarm; forgot to call her back; what day is it; too many little papers; shopping list left at home',
        es: 'falté al dentista; se me pasó el cumpleaños; lo apunto y pierdo el papel; qué agenda, calendario, alarma; olvidé devolver la llamada; qué día es hoy; papelitos por toda la casa; dejé la lista del mandado',
      },
      say: {
        en: 'One big calendar on the kitchen wall, and one pen tied to it. Write each thing at once. Look at it with your morning coffee and again after supper. Today write in the next three dates.',
        es: 'Un calendario grande en la cocina, con un lápiz atado. Apunte todo en el momento. Mírelo con el café de la mañana y después de la cena. Hoy, anote las próximas tres fechas.',
      },
      more: {
        en: 'If you forget to look: hang it by the coffee or set a daily alarm. Tie a task to a habit: “After breakfast I call Ann.” One small notebook, always in the same pocket. Ask the office for a call the day before.',
        es: 'Si se le olvida mirarlo: cuélguelo junto al café o ponga una alarma. Una la tarea a un hábito: “Después del desayuno llamo a Ana.” Una sola libreta, siempre en el mismo bolsillo. Pida que le avisen el día antes.',
      },
      facts: ['L14'],
    },
    {
      label: { en: 'Did I take my tablets or not?', es: '¿Ya tomé la pastilla o no?' },
      asks: {
        en: 'forget my medicine; cannot recall if I swallowed it; took them twice by mistake; pill box with days; missed a dose; alarm for the pills; he skips his medication; sorting the tablets is confusing',
        es: 'se me olvida la medicina; no sé si la tomé; me la tomé dos veces; pastillero con los días; se me pasó una dosis; alarma para el remedio; se salta las medicinas; me confundo con tanta caja',
      },
      say: {
        en: 'If you are not sure, take no second one. Call the pharmacist or doctor now and ask. From today, use a box with days and hours. An empty slot tells you. Took too many and feel ill: call {emergency}.',
        es: 'Si tiene dudas, no tome otra. Llame ya a la farmacia o al médico y pregunte. Desde hoy, use un pastillero con días y horas. El hueco vacío lo dice. Si tomó de más y se siente mal, llame a {emergency}.',
      },
      more: {
        en: 'Step by step: ask the pharmacist to fill the box each week. Keep it by the coffee, not in a drawer. Set an alarm. Let somebody call: “Is Tuesday empty?” Ask the doctor if fewer times a day would do.',
        es: 'Paso a paso: pida en la farmacia que lo llenen cada semana. Téngalo junto al café, no en un cajón. Ponga una alarma. Que alguien llame: “¿Ya está vacío el martes?” Pregunte al médico si se puede con menos tomas.',
      },
      facts: ['L14'],
    },
    {
      label: { en: 'Is it a waste to learn now?', es: '¿Vale la pena estudiar con esta memoria?' },
      asks: {
        en: 'any point in Italian with a head like a sieve; waste of time to study; will I only forget it again; good thing or pointless; would a course make it better; worth the trouble with a poor memory',
        es: 'pierdo el tiempo con un curso; para qué estudiar si luego se me borra; sirve de algo aprender un idioma; tengo la cabeza como un colador; es bueno o es tonto empezar; me ayudaría un taller',
      },
      say: {
        en: 'It is no waste. The mind can build reserves at any age, and joy counts too. You may need more rounds than at twenty. Take something you love, and do fifteen minutes a day.',
        es: 'No es perder el tiempo. La mente gana reservas a cualquier edad, y el gusto también cuenta. Quizá haga falta repetir más que a los veinte. Elija algo que le encante y dele quince minutos al día.',
      },
      more: {
        en: 'So it sticks: few new things a day, said aloud. Come back to them after an hour, next day and next week. Use them with somebody. Learning is no test of memory. A hard day proves nothing.',
        es: 'Para que quede: pocas cosas nuevas al día, en voz alta. Repase a la hora, al otro día y a la semana. Úselas con alguien. Estudiar no es un examen de memoria. Un mal día no prueba nada.',
      },
      facts: ['L12', 'L14', 'L19'],
    },
    {
      label: { en: 'Is it still safe to drive?', es: '¿Es seguro seguir manejando?' },
      asks: {
        en: 'can I still drive; must I give up driving, the license; drive with a bad memory; near miss while driving; scared to drive in traffic; who tests how I drive; should he drive at all',
        es: 'puedo seguir manejando; conducir con mala memoria; debo dejar de manejar, de conducir; me van a quitar la licencia de manejar, el carnet; me asusta manejar en el tráfico; quién revisa si manejo bien; casi choco al manejar',
      },
      say: {
        en: 'A lost name does not make driving unsafe. Getting lost, new dents, slow reactions or horns do. Then do not drive until the doctor has checked. Until that day, ask for rides. Ask too for a driving test.',
        es: 'Olvidar un nombre no hace peligroso conducir. Perderse, golpes nuevos, reaccionar tarde o que le piten, sí. Entonces no maneje hasta que lo vea el médico. Mientras, pida que le lleven. Pida también una prueba de manejo.',
      },
      more: {
        en: 'If all goes well so far: short, known roads, by day, no rush hour, no radio. Let somebody ride along each month and be honest. Ask {company} about rides before you need them. Eyes and ears checked once a year.',
        es: 'Si hasta ahora va bien: rutas cortas y conocidas, de día, sin hora pico ni radio. Que alguien viaje con usted cada mes y le diga la verdad. Pregunte ya a {company} por transporte. Vista y oído, una vez al año.',
      },
    },
    {
      label: { en: 'I feel so stupid when I forget', es: 'Me siento torpe cuando olvido algo' },
      asks: {
        en: 'I get so angry at myself; ashamed, I stay quiet in company; people laugh at me; I used to be so bright; feel like an idiot, useless; I no longer go out because of it; lost my confidence',
        es: 'me da rabia conmigo mismo; me callo por vergüenza; se ríen de mí; yo que era tan lista; me siento burro, inútil, torpe; ya no salgo por eso; perdí la confianza',
      },
      say: {
        en: 'That hurts, but you are not stupid. Slips say nothing about your worth or your wits. All you have learned in life is still with you. Say one easy line: “It will come in a minute.” Then go on talking.',
        es: 'Eso duele, pero no es tontera. Un olvido no dice cuánto vale usted ni lo que sabe. Lo aprendido en la vida sigue ahí. Tenga lista una frase: “Ya me acordaré.” Y siga conversando.',
      },
      more: {
        en: 'When the anger comes: breathe out slowly, and speak to yourself as to a friend. Do not stay home for it, as company does the mind good. Each night note three things that went well.',
        es: 'Cuando venga la rabia: suelte el aire despacio y háblese como a una amiga. No se quede en casa por eso: la compañía hace bien a la mente. Cada noche, apunte tres cosas que salieron bien.',
      },
      facts: ['T06', 'T19'],
      whose: 'self',
    },
    {
      label: {
        en: 'They deny it and will not be checked',
        es: 'Lo niega y no quiere ir al médico',
      },
      asks: {
        en: 'my husband says nothing is wrong; she refuses the appointment; he gets furious if I mention it; how do I get dad to go; makes excuses and covers up; blames me for everything; how do I raise it without a row',
        es: 'mi marido dice que no tiene nada; se niega a ir a la cita; se enoja si le toco el tema; cómo llevo a mi papá; pone excusas, disimula; me echa la culpa a mí; cómo se lo digo sin pelear',
      },
      say: {
        en: 'Behind a no there is often fear. Do not prove the slips. Offer a general check: “We both go, it is time for the yearly look.” Tell the doctor beforehand, in a note, what you see.',
        es: 'Detrás de un no suele haber miedo. No le pruebe los olvidos. Proponga un control general: “Vamos los dos, ya toca el del año.” Antes, cuente al médico en una nota lo que usted ve.',
      },
      more: {
        en: 'If it stays no: wait two weeks and let another try, such as a friend or the nurse. Speak of something that bothers them, like sleep or the ears. Meanwhile see that stove, money and tablets are safe.',
        es: 'Si sigue el no: espere dos semanas y que lo intente otra persona, un amigo o la enfermera. Hable de algo que le moleste, como el sueño o el oído. Mientras, cuide que estufa, dinero y pastillas estén seguros.',
      },
      whose: 'other',
    },
    {
      label: { en: 'The muddle came on suddenly', es: 'La confusión empezó de golpe' },
      asks: {
        en: 'confused since this morning; was fine yesterday; suddenly does not know the day or the place; fever and talking nonsense; after a fall on the head; face droops, speech slurred; overnight he changed; worse within days',
        es: 'está confundida desde esta mañana; ayer estaba bien; de repente no sabe el día ni el lugar; fiebre y dice disparates; se golpeó la cabeza; cara torcida, habla enredado; cambió de la noche a la mañana; empeoró en días',
      },
      say: {
        en: 'That is not ageing, and it cannot wait. New confusion within hours or days needs a doctor today. A crooked face, weak arm, odd speech, a blow to the head or hard to wake: call {emergency} now.',
        es: 'Eso no es la edad y no puede esperar. Una confusión nueva, de horas o días, necesita médico hoy. Cara torcida, brazo débil, habla rara, golpe en la cabeza o no despierta: llame ya a {emergency}.',
      },
      more: {
        en: 'Until help comes: stay close, no driving, no new tablets. Offer water if swallowing is safe. Write down when it began. Have the tablets at hand. Often it is an infection, a tablet or too little drink. Doctor not in: call {emergency}.',
        es: 'Mientras llega ayuda: no se aleje, sin conducir, sin pastillas nuevas. Ofrezca agua si traga bien. Anote a qué hora empezó. Tenga las pastillas a mano. Suele ser infección, una pastilla o falta de agua. Sin médico: llame a {emergency}.',
      },
    },
  ],
}
