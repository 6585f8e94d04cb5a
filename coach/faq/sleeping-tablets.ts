/** Questions of those who take something to sleep, prescribed or bought, and of their families. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const sleepingTablets: Faq = {
  name: 'sleeping-tablets',
  domain: 'Sleep',
  card: 'Z10',
  about: pattern(
    '((?<!(no|any|not take) )(sleep*|night time) (tablet|tablets|pill|pills|medicine*|medication*|aid|aids|drops)|sleepers|(tablet|tablets|pill|pills|something|medicine|drops) .. (to|for) .. sleep*|(pastilla|pastillas|pastillita*|medicina|medicinas|remedio|gotas|tableta|tabletas|algo) .. (para|pa) .. (dormir|sueno)|somnifer*|hipnotico*|benzodiazep*|ambien|zolpidem|stilnox|zopiclon*|eszopiclon*|lunesta|temazepam|clonazepam|klonopin|rivotril|lorazepam|ativan|orfidal|alprazolam|xanax|tafil|diazepam|valium|bromazepam|lexatin|lormetazepam|melatonin*|valerian*|(tylenol|advil) pm|unisom|nytol|zzzquil|benadryl|diphenhydramine|difenhidramina|doxylamine|doxilamina|dormidina)',
  ),
  fits: ['unsteady', 'dizzy', 'brittle-bones', 'memory-worry', 'sober'],
  entries: [
    {
      label: { en: 'Can I stop my tablet at once?', es: '¿Puedo dejar la pastilla y ya?' },
      asks: {
        en: 'can I just stop tonight; stop the tablets; get off it now; come off sleeping pills; throw the pills away; stop all at once; leave it off',
        es: 'se puede dejar así nomás; quiero dejarla; dejar la pastilla para dormir nomás; la dejo hoy mismo; botarlas, tirarlas; dejarlas de una vez; quiero dejar el clonazepam; puedo dejar las pastillas',
      },
      say: {
        en: 'Not all at once, and not by yourself. After a long time the body must learn to do with less, bit by bit. Call doctor or pharmacist this week: “I want to come off it. Please make me a slow plan.”',
        es: 'De golpe no, ni por su cuenta. Tras mucho tiempo, el cuerpo tiene que aprender con menos, poco a poco. Llame esta semana al médico o a la farmacia: “Quiero dejarla. Por favor, hágame un plan lento.”',
      },
      more: {
        en: 'For the call, note: its name, since when, and each other medicine, bought ones too. Say if you fell, snore or drink alcohol. If you already stopped and shake, sweat or are muddled: call today. A seizure, or seeing things: call {emergency}.',
        es: 'Para la llamada, apunte: el nombre, desde cuándo y todo lo demás que toma. Diga si se cayó, ronca o bebe alcohol. Si ya la dejó y tiembla, suda o se confunde: llame hoy. Convulsión, o ver cosas que no están: llame a {emergency}.',
      },
      facts: ['Z10'],
    },
    {
      label: { en: 'What happens if I quit suddenly?', es: '¿Qué pasa si la dejo de golpe?' },
      asks: {
        en: 'why not suddenly; what would happen; withdrawal, shaking; feel awful since I quit; is that dangerous; cold turkey; why is sudden bad',
        es: 'por qué no de golpe; qué pasaría; abstinencia; la dejé y tiemblo, sudo; es peligroso de repente; me siento mal sin ella',
      },
      say: {
        en: 'The body has got used to it. Without it all at once, sleep can turn much worse for a while. Worry, shaking, sweat and, rarely, seizures can come. Small steps with the doctor make that less likely.',
        es: 'El cuerpo se acostumbró. Si falta de pronto, el sueño puede empeorar mucho por un tiempo. Puede haber nervios, temblor, sudor y, rara vez, convulsiones. Con pasos pequeños y el médico, eso es menos probable.',
      },
      more: {
        en: 'If you stopped already: Call the doctor or pharmacist today, say when, and do as they tell you. Stay with somebody tonight. No alcohol, no driving. Muddled, heart racing, seeing things or a seizure: call {emergency}. A bought tablet counts too: ask.',
        es: 'Si ya la dejó: Llame hoy al médico o a la farmacia, diga cuándo, y haga lo que le digan. Esta noche, que haya alguien en casa. Sin alcohol ni volante. Confusión, palpitaciones, ver cosas o convulsión: llame a {emergency}.',
      },
      facts: ['Z10'],
    },
    {
      label: { en: 'Do I keep taking it for now?', es: '¿Mientras tanto la sigo tomando?' },
      asks: {
        en: 'until the appointment; doctor is not till the 14th; meanwhile, what do I do; what can I do for sleep meantime; keep taking it until then; same as before till the visit',
        es: 'la sigo tomando igual; hasta la cita, el doctor; mientras tanto qué hago; sigo con la misma; falta para la consulta; la tomo mientras espero',
      },
      say: {
        en: 'Yes, just as it is prescribed, no more and no less, until you have talked. If you fell, are very drowsy or muddled, do not wait for the visit: call today. For bought ones, ask the pharmacist this week.',
        es: 'Sí, tal como está recetada, ni más ni menos, hasta que hable con el médico. Si se cayó, o hay mucho sueño o confusión, no espere la cita: llame hoy. Lo comprado sin receta, pregúntelo en la farmacia esta semana.',
      },
      more: {
        en: 'Until the visit you can already train sleep: one set time to get up, no late naps, bed only when sleepy. Leave a light on to the bathroom. Write down your nights. Ask the office to call you if somebody cancels.',
        es: 'Hasta la cita ya puede educar el sueño: levantarse a una hora fija, sin siestas tardías, a la cama solo con sueño. Deje luz hasta el baño. Apunte sus noches. Pida que le avisen si alguien cancela.',
      },
      facts: ['Z10', 'Z13'],
    },
    {
      label: { en: 'I fear I cannot sleep without it', es: 'Me da miedo no dormir sin ella' },
      asks: {
        en: 'cannot sleep without it; frightened I will not sleep; tried without, lay awake; panic without my pill; afraid to come off; scared of the nights; I dread it',
        es: 'sin la pastilla no duermo; me asusta dejarla; probé sin ella y no pegué ojo; la necesito, me angustia; miedo de dejarla; me dan pavor las noches',
      },
      say: {
        en: 'Nearly everybody fears that, and nobody should rush you. You help to set the pace. You may ask to hold a step. Many have managed it, even late in life. Tell the doctor of this fear first.',
        es: 'Casi todo el mundo le tiene miedo a eso, y nadie debe apurarle. Usted ayuda a poner el ritmo. Puede pedir quedarse un tiempo en un paso. Muchos lo han logrado, aun a edad alta. Cuente primero ese miedo al médico.',
      },
      more: {
        en: 'One bad night after a missed tablet proves little: the body asks for it. Ask for help with sleep itself first, such as CBT for insomnia. When that works, going down is often easier. Panic at night: feet on the floor, long breaths out.',
        es: 'Una mala noche sin la pastilla prueba poco: es el cuerpo que la reclama. Pida primero ayuda para el sueño, como la TCC para el insomnio. Con eso, bajar suele costar menos. Angustia de noche: pies en el suelo y soltar el aire despacio.',
      },
      facts: ['Z02', 'Z10'],
    },
    {
      label: { en: 'How does it go down slowly?', es: '¿Cómo se va bajando poco a poco?' },
      asks: {
        en: 'how long does it take to come off; slow plan; cut down bit by bit; taper, reduce the dose; weeks or months; coming off the tablets; bring it down',
        es: 'cuánto tiempo se tarda en dejarla; plan lento; ir bajando, reducir; en cuántos meses se deja; bajar la dosis; bajarla poco a poco; cuánto tarda',
      },
      say: {
        en: 'The doctor writes the plan: a little less, wait until nights are steady, then a little less again. It takes weeks, often months, and longer after many years. Do not cut or skip tablets by yourself.',
        es: 'El médico escribe el plan: un poco menos, esperar a que las noches se calmen, y otro poco menos. Tarda semanas, a menudo meses, y más tras muchos años. No parta ni se salte pastillas por su cuenta.',
      },
      more: {
        en: 'Ask for four things: the plan on paper with dates, a tablet or drops that allow small steps, whom to call in a bad week, and that you may hold a step. After an illness or a loss, ask to wait. Mark every night.',
        es: 'Pida cuatro cosas: el plan en papel con fechas, pastillas o gotas que permitan pasos pequeños, a quién llamar en una mala semana, y poder quedarse en un paso. Si hay enfermedad o duelo, pida esperar. Apunte cada noche.',
      },
      facts: ['Z10'],
    },
    {
      label: { en: 'Bad nights while it goes down', es: 'Malas noches mientras la bajan' },
      asks: {
        en: 'awake half the night; rough nights on less; worse since they lowered it; tonight, lie there till 2; how long do bad nights last; what can I do tonight; no sleep on less',
        es: 'media noche en vela; duermo peor con menos; malas noches desde que la bajaron; qué hago esta noche; cuánto duran las malas noches; no aguanto con menos',
      },
      say: {
        en: 'Some rough nights after each step are common. They are not a sign that you failed. Lie awake about twenty minutes, then sit up by a small lamp with something dull. Get up at your usual time. Take no extra tablet.',
        es: 'Tras cada paso suele haber unas noches malas. No es señal de fracaso. Si pasan unos veinte minutos, siéntese con una lámpara pequeña y algo aburrido. Levántese a su hora. No tome otra pastilla.',
      },
      more: {
        en: 'Lay out lamp, blanket and magazine before bed. Unsteady: sit up in bed instead. One short nap before three is fine. If it stays bad for two weeks, call whoever guides you, and ask to hold this step. Very dark mood: call {crisis}.',
        es: 'Antes de acostarse, deje lámpara, manta y revista. Si no anda firme: siéntese en la cama. Vale una siesta corta antes de las tres. Si en dos semanas sigue mal, llame a quien le guía y pida parar ahí. Ideas negras: llame a {crisis}.',
      },
      facts: ['Z13', 'Z15'],
    },
    {
      label: { en: 'I fell or am unsteady on them', es: 'Con la pastilla me tambaleo o me caí' },
      asks: {
        en: 'unsteady in the dark; had a tumble in the hall; fell going to the toilet; fell last week; wobbly, dizzy; legs like rubber; scared of falling',
        es: 'me tambaleo de noche; me caí yendo al baño; mareada después de la pastilla; ando como borracho; piernas flojas; miedo de caerme en lo oscuro',
      },
      say: {
        en: 'Tell the doctor or pharmacist today: “I fell, or nearly did. I take this to sleep.” Such tablets raise falls, but stop none yourself. Tonight: light on all the way, sit a minute before you stand, hold something firm.',
        es: 'Dígalo hoy al médico o a la farmacia: “Me caí, o casi. Tomo esto para dormir.” Estas pastillas aumentan las caídas, pero no deje ninguna por su cuenta. Esta noche: luz en todo el paso, siéntese un minuto antes de pararse y apóyese.',
      },
      more: {
        en: 'Also: cane or walker at the bed, shoes that hold, rugs away. A commode or urinal by the bed saves the walk. Ask for a falls check. Head hit, bad pain, or you cannot stand: call {emergency}.',
        es: 'Además: bastón o andador junto a la cama, zapatos firmes, nada de alfombras. Una bacinica o un orinal al lado ahorra el camino. Pida que le revisen por las caídas. Golpe en la cabeza, mucho dolor, o no puede pararse: llame a {emergency}.',
      },
      facts: ['Z10', 'E11'],
    },
    {
      label: { en: 'Do these tablets make me forgetful?', es: '¿Las pastillas me quitan la memoria?' },
      asks: {
        en: 'foggy in the morning; groggy head; my memory is worse; confused at night; slow thinking; can they cause dementia; drowsy till noon; I forget things',
        es: 'amanezco atontada; se me olvidan las cosas; confusión de noche; la cabeza nublada; las pastillas dan demencia; medio dormido hasta el mediodía; olvidos desde que la tomo',
      },
      say: {
        en: 'They can: confusion and slow mornings are known with them, more so in later life. It does not mean dementia. Tell the doctor this week, and stop none by yourself. Sudden confusion, or hard to wake: call {emergency}.',
        es: 'Pueden: con ellas hay confusión y mañanas lentas, más a edad alta. No significa demencia. Dígalo al médico esta semana y no deje ninguna por su cuenta. Confusión de golpe, o cuesta despertar: llame a {emergency}.',
      },
      more: {
        en: 'For a week, note the hour of the tablet and how clear your head is at ten. Take the page and all boxes along. Ask: “Can this come from the tablets? Can we go down?” If it does not clear, ask for a memory check.',
        es: 'Durante una semana, apunte a qué hora la toma y cómo está la cabeza a las diez. Lleve la hoja y todas las cajas. Pregunte: “¿Viene de las pastillas? ¿Podemos bajar?” Si no mejora, pida una revisión de la memoria.',
      },
      facts: ['Z10'],
    },
    {
      label: { en: 'Are allergy or PM tablets safe?', es: '¿Y las de alergia o sin receta?' },
      asks: {
        en: 'Tylenol PM every night; is Tylenol PM ok; Benadryl for sleep; does Benadryl count; Unisom or Nytol; allergy pill; over the counter; bought without prescription; antihistamine',
        es: 'Tylenol PM cada noche; Benadryl; difenhidramina, Dormidina; pastilla de la alergia; la compro sin receta; de venta libre; antihistamínico',
      },
      say: {
        en: 'Not as a habit. What makes you drowsy in them can bring falls and confusion in later life. Bought does not mean mild. Take the box to the pharmacist this week: “I take this for sleep. How do I leave it safely?”',
        es: 'Como costumbre, no. Lo que da sueño en ellas puede traer caídas y confusión a edad alta. Sin receta no quiere decir suave. Lleve la caja a la farmacia esta semana: “Tomo esto para dormir. ¿Cómo lo dejo sin peligro?”',
      },
      more: {
        en: 'If you take it for pain: Ask for something without the sleep part, and if it goes with your other tablets. Glaucoma, prostate trouble, dry mouth or hard stools: say so, they can get worse. Cannot pass water at all: call {emergency}.',
        es: 'Si la toma por dolor: Pida algo sin la parte que da sueño, y pregunte si va con sus otras pastillas. Glaucoma, próstata, boca seca o estreñimiento: dígalo, pueden empeorar. Si no puede orinar nada: llame a {emergency}.',
      },
      facts: ['Z10'],
    },
    {
      label: { en: 'Is melatonin any better?', es: '¿Es mejor la melatonina?' },
      asks: {
        en: 'melatonin instead; melatonin gummies; is melatonin safe with my tablets; my daughter bought me melatonin; natural hormone',
        es: 'melatonina en vez de la pastilla; gomitas de melatonina; la melatonina es segura; mi hija me compró melatonina; hormona natural',
      },
      say: {
        en: 'For bad sleep that lasts, the proof for it is weak, and sleep doctors do not advise it. It can clash with other tablets. Ask the pharmacist before you take any. Morning light and a set time to get up cost nothing.',
        es: 'Para el mal sueño que dura, hay pocas pruebas, y los médicos del sueño no la aconsejan. Puede chocar con otras pastillas. Pregunte en la farmacia antes de tomarla. La luz de la mañana y una hora fija no cuestan nada.',
      },
      more: {
        en: 'If you take it already: No alarm. Show it to the doctor or pharmacist, and ask if you still need it. Say if you take blood thinners, or tablets for seizures, sugar or pressure. Do not mix it with other sleep aids.',
        es: 'Si ya la toma: No se alarme. Muéstrela al médico o en la farmacia y pregunte si aún hace falta. Diga si toma anticoagulantes, o algo para convulsiones, azúcar o presión. No la junte con otras cosas para dormir.',
      },
      facts: ['Z10', 'Z17'],
    },
    {
      label: { en: 'Are herbal ones safer?', es: '¿Son más seguras las de hierbas?' },
      asks: {
        en: 'valerian drops; herbal tablets; herbal tea instead; natural remedy; passionflower, CBD; valerian tea; homeopathic',
        es: 'valeriana; gotas naturistas, homeopatía; té de hierbas; remedio natural; pasiflora, CBD; pastillas naturales; té de tila para dormir',
      },
      say: {
        en: 'A mild cup of tea is mostly fine as a comfort. For valerian and the like there is little proof, and natural does not mean harmless: herbs can clash with tablets. Ask the pharmacist first, and swap nothing by yourself.',
        es: 'Una taza de té suave casi siempre está bien, como mimo. Sobre la valeriana y otras hay poca prueba, y natural no es inofensivo: chocan con pastillas. Pregunte antes en la farmacia y no cambie nada por su cuenta.',
      },
      more: {
        en: 'Step by step: Show the packet, and ask: “Is this safe with all I take? With my liver, my kidneys, an operation?” Do not take it with a sleeping tablet. If you want the ritual only: warm milk or decaf at the same hour.',
        es: 'Paso a paso: Muestre el paquete y pregunte: “¿Es seguro con todo lo que tomo? ¿Con mi hígado, mis riñones, una operación?” No lo junte con la pastilla para dormir. Si solo quiere el ritual: leche tibia o descafeinado a la misma hora.',
      },
      facts: ['Z10', 'Z22'],
    },
    {
      label: { en: 'A glass of wine with the tablet?', es: '¿Una copa con la pastilla?' },
      asks: {
        en: 'alcohol with it; pill after a drink; whisky and the tablet; beer in the evening; is one drink all right; can I drink with it; wine',
        es: 'alcohol con la pastilla; tomarla con vino; un trago, una cerveza; puedo beber vino; un whisky y la pastilla; tomarla después de beber',
      },
      say: {
        en: 'No, keep them apart. Together they slow breath and brain, and bring falls. If you had both tonight: no more of either, sit safe, and have somebody near. Hard to wake, or slow breath: call {emergency}.',
        es: 'No, juntos no. Los dos frenan la respiración y la cabeza, y traen caídas. Si hoy tomó ambos: no tome más, quédese en lugar seguro y con alguien cerca. Si cuesta despertar o respira lento: llame a {emergency}.',
      },
      more: {
        en: 'For a party or a glass at supper: ask the pharmacist beforehand, do not decide alone. If you drink every day: do not stop suddenly, neither drink nor tablet. Tell the doctor of both. They hear it often.',
        es: 'Para una fiesta o una copa en la cena: pregunte antes en la farmacia, no lo decida a solas. Si bebe a diario: no deje de golpe ni la bebida ni la pastilla. Cuente las dos cosas al médico. Lo oyen a menudo.',
      },
      facts: ['Z10', 'D16'],
    },
    {
      label: { en: 'I have taken it for twenty years', es: 'La tomo desde hace veinte años' },
      asks: {
        en: 'on it for years; been taking it 6 years; at my age why bother; am I addicted; hooked, ashamed; I depend on it; too late to change; never did me harm',
        es: 'hace diez años que la tomo; tantos años; a mi edad para qué; soy adicta; enganchado, vergüenza; dependo de ella; ya es tarde; nunca me hizo daño',
      },
      say: {
        en: 'Very many people do, mostly because nobody told them otherwise. It is no weakness. But the body ages, and the same tablet makes less steady now. A fresh look is worth it at any age. Never stop at once.',
        es: 'Le pasa a muchísima gente, casi siempre porque nadie avisó. No es debilidad. Pero el cuerpo cambia, y la misma pastilla ahora quita más firmeza. Vale la pena revisarla a cualquier edad. Nunca de golpe.',
      },
      more: {
        en: 'You need not decide today. Ask the doctor: “Does it still help me? What are the risks now? What would a very slow plan look like?” Even a little less can count. Until then take it as prescribed, and light the way at night.',
        es: 'No tiene que decidir hoy. Pregunte al médico: “¿Todavía me sirve? ¿Qué riesgos tiene ahora? ¿Cómo sería un plan muy lento?” Aun un poco menos ya cuenta. Mientras, tómela como está recetada y deje luz de noche.',
      },
      facts: ['Z10'],
    },
    {
      label: { en: 'The doctor wants me off it', es: 'El médico me quiere quitar la pastilla' },
      asks: {
        en: 'new doctor took it away; do I have to; refused my prescription; no refill; doctor says it is bad for me; my say in it; doctor cut it',
        es: 'el doctor nuevo me la quita; dejarla a la fuerza; me negaron la receta; me la cortaron; el doctor dice que hace mal; decir que no',
      },
      say: {
        en: 'That can feel like having a rug pulled away. The doctor most likely fears falls and confusion. You have a say in how. Ask: “Why now? How slowly? What instead? Whom do I call on bad nights?”',
        es: 'Se siente como si le quitaran el piso. Lo más probable es que el médico tema caídas y confusión. Usted opina sobre el cómo. Pregunte: “¿Por qué ahora? ¿Qué tan lento? ¿Qué hay en su lugar? ¿A quién llamo?”',
      },
      more: {
        en: 'If it was cut from one day to the next: Call the office or the pharmacist today. Say how long you have taken it, and that you need a slow plan. Do not borrow tablets. Shaking, confusion or a seizure: call {emergency}.',
        es: 'Si se la cortaron de un día para otro: Llame hoy al consultorio o a la farmacia. Diga cuánto tiempo la tomó y que necesita un plan lento. No pida pastillas prestadas. Temblor, confusión o convulsión: llame a {emergency}.',
      },
      facts: ['Z10'],
    },
    {
      label: { en: 'My doctor will not help me with it', es: 'Mi médico no me ayuda con esto' },
      asks: {
        en: 'doctor just renews it; doctor has no time; doctor shrugged; no plan from the doctor; who else can help; nobody listens; doctor refuses help',
        es: 'el doctor solo la renueva; el doctor no tiene tiempo; no me dio plan; quién más me ayuda; nadie me hace caso; el doctor no ayuda',
      },
      say: {
        en: 'Ask a second person: the pharmacist, a nurse, or another doctor there. Say one sentence: “I have taken this for years and want a slow plan to come off.” Go on as prescribed until you have one.',
        es: 'Pida ayuda a otra persona: la farmacia, la enfermera u otro médico de allí. Diga una frase: “Llevo años con esto y quiero un plan lento para dejarlo.” Siga como está recetada hasta tenerlo.',
      },
      more: {
        en: 'Write it on paper and hand it in: name, since when, falls, fog, what you wish. Take a relative along. Ask for a review of all medicines: that is a usual visit. Ask {company} who helps older people with it.',
        es: 'Escríbalo y entréguelo: nombre, desde cuándo, caídas, olvidos, qué quiere. Lleve a un familiar. Pida una revisión de todas sus medicinas: es una cita normal. Pregunte a {company} quién ayuda con eso.',
      },
    },
    {
      label: { en: 'Which questions for the pharmacist?', es: '¿Qué pregunto en la farmacia?' },
      asks: {
        en: 'ask the druggist; drugstore, chemist; questions at the pharmacy; can the pharmacist tell me; bring my boxes; check my medicines',
        es: 'qué le digo al farmacéutico, al boticario; preguntas para la farmacia; llevo las cajas; que revisen mis medicinas; llamo a la farmacia',
      },
      say: {
        en: 'Bring all you take, bought and herbal too. Ask four things. Which can make me fall? Which clash? How do I come off slowly, and who writes the plan? What may I do instead? Have it written down, large.',
        es: 'Lleve todo lo que toma, también sin receta y de hierbas. Pregunte cuatro cosas. ¿Cuál me puede hacer caer? ¿Cuáles chocan? ¿Cómo se deja despacio y quién hace el plan? ¿Qué hago en su lugar? Que se lo escriban grande.',
      },
      more: {
        en: 'You cannot get there: Call at a quiet hour and read the names from the boxes. Poor sight: let a neighbor read them. Say also: falls, snoring, alcohol, how often you go at night. It costs nothing to ask.',
        es: 'Si no puede ir: Llame a una hora tranquila y lea los nombres de las cajas. Si ve poco, que los lea un vecino. Diga también: caídas, ronquidos, alcohol, cuántas veces va al baño. Preguntar no cuesta nada.',
      },
      facts: ['Z10'],
    },
    {
      label: { en: 'My parent takes sleeping tablets', es: 'Mi mamá toma pastillas para dormir' },
      asks: {
        en: 'mother takes a sleeping pill; my mother takes it every night; father will not give them up; get her off them; she is drowsy all day; hide the pills; take away his tablets; mother on Tylenol PM',
        es: 'mi mamá toma pastillas; mi papá no quiere dejarlas; quitárselas a ella; anda dormida todo el día; se las escondo; mi papá toma demasiadas',
      },
      say: {
        en: 'Do not take them away: stopping suddenly can harm. Ask kindly which one, since when, and how many. Say “I worry that you fall,” not “you are hooked.” Offer to come along to the pharmacist this week.',
        es: 'No se las quite: dejarlas de golpe puede hacer daño. Pregunte con cariño cuál es, desde cuándo y cuántas. Diga “me preocupa que te caigas”, no “estás en el vicio”. Ofrezca ir juntos a la farmacia esta semana.',
      },
      more: {
        en: 'If it is no: You may tell the doctor what you see, even if the doctor may tell you nothing. Put lights on the way to the bathroom. A pill box shows what was taken. Very sleepy, muddled, or took too many: call {emergency}.',
        es: 'Si no quiere: Usted puede contar al médico lo que ve, aunque no le puedan responder. Ponga luces camino al baño. Un pastillero muestra qué se tomó. Mucho sueño, confusión o demasiadas pastillas: llame a {emergency}.',
      },
      facts: ['Z10'],
      whose: 'other',
    },
    {
      label: { en: 'Only every other night, or half?', es: '¿Una noche sí y otra no, o media?' },
      asks: {
        en: 'second night only; half a tablet; cut the pill in two; only when needed; skip some nights; weekends off; split it',
        es: 'un día sí y otro no; media pastilla; tomar la mitad; partirla en dos; solo las noches malas; saltarme noches; solo si la necesito',
      },
      say: {
        en: 'Please do not make that plan alone. Gaps can make sleep jump up and down, and some tablets must not be cut. Ask doctor or pharmacist: “May mine be split? Is every other night wise for me?” Until then, as prescribed.',
        es: 'Por favor, no haga ese plan a solas. Con saltos, el sueño sube y baja, y hay pastillas que no se pueden partir. Pregunte: “¿La mía se parte? ¿Me conviene una noche sí y otra no?” Mientras, como está recetada.',
      },
      more: {
        en: 'If you have been skipping already: No blame. Tell them exactly how, for a week, on paper. Steady small steps mostly feel better than on and off. If the label says “when needed,” ask how many nights a week that means.',
        es: 'Si ya se la salta: No pasa nada, pero cuéntelo. Apunte una semana qué noches la tomó. Los pasos pequeños y parejos suelen llevarse mejor. Si dice “cuando haga falta”, pregunte cuántas noches por semana son.',
      },
      facts: ['Z10'],
    },
    {
      label: { en: 'May I take one more at night?', es: '¿Puedo tomar otra a media noche?' },
      asks: {
        en: 'it wore off, another one; second tablet in the night; forgot if I took it; took two by mistake; it no longer works; take more; took too many',
        es: 'se pasó el efecto, tomo otra; una segunda pastilla; no me acuerdo si la tomé; tomé dos por error; ya no me hace efecto; tomé de más',
      },
      say: {
        en: 'No, no second one, also if you are not sure about the first. Took more than prescribed: call the pharmacist or doctor now, and do not stay alone. Very drowsy, slow breath, hard to wake: call {emergency}.',
        es: 'No, ninguna más, tampoco si duda de la primera. Si tomó más de lo recetado: llame ya a la farmacia o al médico y no se quede a solas. Mucho sueño, respira lento o cuesta despertar: llame a {emergency}.',
      },
      more: {
        en: 'From tomorrow: a pill box with the days ends the guessing. If it no longer works, tell the doctor; more is not the way. For now, sit up by a small lamp with something dull. If you wanted to harm yourself: call {crisis}.',
        es: 'Desde mañana: un pastillero con los días quita las dudas. Si ya no le hace efecto, dígalo al médico; subir no es el camino. Ahora, siéntese con poca luz y algo aburrido. Si quiso hacerse daño: llame a {crisis}.',
      },
      facts: ['Z10', 'Z13'],
    },
    {
      label: { en: 'May I drive the day after a tablet?', es: '¿Puedo manejar si tomo la pastilla?' },
      asks: {
        en: 'driving the morning after; drive after my pill; behind the wheel; safe to drive; drive the car; drowsy driving',
        es: 'manejar por la mañana; conducir al otro día; el volante; puedo conducir el carro, el coche; sueño al manejar; es seguro manejar',
      },
      say: {
        en: 'Not while you are drowsy, and the morning after may still be slow, though you feel awake. Ask the pharmacist: “From what hour may I drive with mine?” Until you know, let others drive in the morning.',
        es: 'Con sueño no, y a la mañana siguiente aún puede andar lento, aunque no lo note. Pregunte en la farmacia: “Con la mía, ¿desde qué hora puedo conducir?” Hasta saberlo, que por la mañana maneje otra persona.',
      },
      more: {
        en: 'Plan around it: shop and see the doctor in the afternoon, ask for a lift to church, or ask {company} about rides. The same goes for ladders and power tools. Drifted or dozed at the wheel: stop driving and tell the doctor today.',
        es: 'Arréglelo así: compras y citas por la tarde, que le lleven a misa, o pregunte a {company} por transporte. Lo mismo vale para escaleras de mano y herramientas. Si cabeceó al volante: no maneje y llame hoy al médico.',
      },
      facts: ['Z10'],
    },
    {
      label: { en: 'What helps instead of tablets?', es: '¿Qué ayuda en vez de pastillas?' },
      asks: {
        en: 'something other than pills; sleep without tablets; replace the pill; another way; alternative to pills; what else for sleep',
        es: 'algo en vez de la pastilla; dormir sin pastillas; reemplazar la pastilla; otra manera; alternativa a las pastillas; en lugar de la pastilla',
      },
      say: {
        en: 'The treatment advised first is CBT for insomnia, a short course in sleep habits. Ask the doctor for it. From tonight: one set time to get up, bed only when sleepy, and sit up when wide awake.',
        es: 'Lo primero que se aconseja es la TCC para el insomnio, un curso corto de hábitos de sueño. Pídala al médico. Desde hoy: levantarse a una hora fija, a la cama solo con sueño, y sentarse si se desvela.',
      },
      more: {
        en: 'Begin it while you still take the tablet; then going down is often easier. Daylight and a walk in the morning, coffee only till lunch, short naps. Ask also what wakes you: pain, bladder, snoring, low mood. Much of it can be treated.',
        es: 'Empiece mientras aún toma la pastilla; así bajar suele costar menos. Luz y caminata por la mañana, café solo hasta el almuerzo, siestas cortas. Mire también qué le despierta: dolor, vejiga, ronquidos, tristeza. Mucho de eso se trata.',
      },
      facts: ['Z02', 'Z13'],
    },
    {
      label: { en: 'Should I start on something for sleep?', es: '¿Me conviene empezar con pastillas?' },
      asks: {
        en: 'something to make me sleep; a friend gave me hers; start a sleeping pill; mildest sleeping pill; just for a few nights; took my husbands tablet; ask for a sleeping pill',
        es: 'que me dé algo para dormir; una amiga me dio de las suyas; empezar con pastillas para dormir; pastilla suave; solo por unas noches; tomé la de mi marido; pedir pastillas para dormir',
      },
      say: {
        en: 'After sixty-five, sleeping tablets are best avoided: they raise falls and confusion. Take none from a friend. Ask the doctor first: “What keeps me awake, and could CBT for insomnia help?” That is what is advised first.',
        es: 'Después de los sesenta y cinco, mejor evitar las pastillas para dormir: aumentan caídas y confusión. No tome las de una amiga. Pregunte primero al médico: “¿Qué me quita el sueño? ¿Me serviría la TCC para el insomnio?” Es lo primero que se aconseja.',
      },
      more: {
        en: 'If the doctor still offers one, say: falls, snoring, alcohol, driving, all other tablets. Ask: “For how many nights? How do I stop?” Already took somebody else’s: no more of it, no driving, and call the pharmacist.',
        es: 'Si aun así le ofrecen una, diga: caídas, ronquidos, alcohol, si conduce, qué más toma. Pregunte: “¿Por cuántas noches? ¿Cómo la dejo?” Si ya tomó la de otra persona: ninguna más, sin volante, y llame a la farmacia.',
      },
      facts: ['Z10', 'Z02'],
    },
  ],
}
