/** Questions of those who eat little and alone, and of their families. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const eatingAlone: Faq = {
  name: 'eating-alone',
  domain: 'Diet',
  card: 'D14',
  about: pattern(
    '(appetite(?! (is|was) (fine|good))|apetito|inapeten*|desganad[oa]|(not|never|seldom|hardly) hungry|(no|nunca|sin) .. hambre|(hardly|barely|scarcely) (eat*|touch*)|(eat*|come|como) (so |too |very |tan |muy )?(little|poco|poquito)|(not|stopped|refus*) eating|(not|never) eat (much|enough|properly|anything|at all|a thing|well|now|more)|refus* to eat|(apenas|casi no|ya no|no quiere) (come|como|comer|cena|ceno|prueba bocado)|(eat*|supper|dinner|lunch) (all )?alone|(comer|cenar|almorzar|come|ceno|cena) (tan )?sol[oa]|(cook*|meals?|supper) .. for (one|just me|myself)|cocin* .. para (una? sol[oa]|mi sol[oa]|uno|una|mi)|(bother*|point|tired|energy|stopped|strength) .. cook*|(never|not) .. cook*|(nunca|no se|ganas de|fuerzas para|dejo de|deje de) .. cocin*|(toast|crackers?|biscuits?|cereal) and (tea|coffee|crackers?|cereal|biscuits?)|tea and .. (toast|crackers?|biscuits?)|(puro|solo|nomas|nada mas) .. (pan|te|galletas?) (con|y) (cafe|te|pan|galletas?|leche)|(no|not|any*) .. taste|tastes? (of|like) (nothing|cardboard)|(no|perdi*) .. (sabe|sepa|sabor) .. nada|(pants|trousers|skirts?|clothes|belt) .. (loose*|falling)|(pantalon*|falda|ropa) .. (flojo*|suelt*|caen|baila*)|(?<!not )(?<!never )(lost|losing) .. (weight|pounds|stone|kilos)|(?<!no )(?<!no he )(?<!no ha )((perd*|baj*) .. (peso|kilos)|adelgaz*))',
  ),
  fits: ['malnourished', 'small-appetite', 'recently-widowed', 'nobody-near', 'no-transport'],
  entries: [
    {
      label: { en: 'What can I eat tonight without cooking?', es: '¿Qué ceno hoy sin cocinar?' },
      asks: {
        en: 'supper with no work; cold plate from the cupboard; I live on toast and tea; nothing but crackers and biscuits; cereal standing at the sink; easy bite, no trouble to make; bread and butter all day',
        es: 'cena fría sin prender la estufa; puro pan con café; té con galletas y nada más; algo rápido de la alacena; vivo de tostadas; un bocado fácil sin guisar; merienda sin fuego',
      },
      say: {
        en: 'The toast or cracker can stay, with something on top that feeds. Canned fish, cheese, mashed beans, or peanut butter if no allergy. Applesauce or a soft pear beside it. On a plate, that is a real supper. Weight going down: doctor this week.',
        es: 'El pan o la galleta se quedan, con algo que alimente encima. Atún, queso, frijoles machacados, o crema de maní si no hay alergia. Al lado, pera blanda o compota. En un plato, ya es cena. Si baja de peso, al médico esta semana.',
      },
      more: {
        en: 'Step by step: open the can early, before tiredness comes. Lay a plate, a fork and a glass. Eat half now and half in an hour, if that is easier. Keep the rest in a covered bowl in the fridge.',
        es: 'Paso a paso: abra la lata temprano, antes de que venga el cansancio. Ponga plato, tenedor y vaso. Coma la mitad ahora y la otra en una hora, si así le cuesta menos. Lo que sobre, al refrigerador, bien tapado.',
      },
      facts: ['D06', 'D15'],
    },
    {
      label: { en: 'A warm supper, but I cannot cook', es: 'Una cena caliente, y no sé cocinar' },
      asks: {
        en: 'I never cooked, my wife did it all; how to scramble eggs; eggs and a can of beans in the house; rice and tuna in ten minutes; hot dish in one pan, step by step; ground beef for one man; he has a microwave, what for tea',
        es: 'nunca cociné, lo hacía mi esposa; cómo hago huevos revueltos; tengo arroz y una lata de atún; platillo sencillo con frijoles o huevo; receta en una sola sartén u olla; carne molida para uno; viudo que no sabe freír un huevo',
      },
      say: {
        en: 'One pan is enough. Warm a little oil on low heat. Beat two eggs, pour them in, and stir until nothing runs. Put them on toast, on rice, or on warm canned beans. Turn off the stove, sit down and eat.',
        es: 'Basta una sartén. Caliente un poco de aceite a fuego bajo. Bata dos huevos, échelos y mueva hasta que cuajen. Sírvalos con pan, con arroz o con frijoles de lata calientes. Apague la estufa, siéntese y coma.',
      },
      more: {
        en: 'Another pan supper: fry ground beef until no pink is left, then add canned tomato. Or stir canned fish into hot rice. No stove: warm soup or beans in the microwave, in a covered bowl. Stir well before you taste.',
        es: 'Otra cena fácil: dore carne molida hasta que no quede nada rosado y échele tomate de lata. O mezcle atún con arroz caliente. Sin estufa: sopa o frijoles en el microondas, en plato tapado. Revuelva bien antes de probar.',
      },
    },
    {
      label: { en: 'Food tastes of nothing', es: 'La comida no sabe a nada' },
      asks: {
        en: 'like cardboard in the mouth; cannot taste my dinner; everything bland since the funeral; smell is gone too; how to give it flavor; lost the sense of taste; she says it is tasteless',
        es: 'le falta sabor; todo parece cartón; perdí el gusto y el olfato; no siente lo que come; cómo hago para que le sepa; desabrida, sosa, insípida; qué le echo para darle gusto',
      },
      say: {
        en: 'No taste takes the joy out of a meal. Grief, a cold, a sore mouth or a tablet can do it. Try lemon, garlic, herbs or cheese, and serve food warm. Tell the doctor this week. Gone all at once: call today.',
        es: 'Sin sabor se va el gusto de comer. Puede ser la pena, un resfrío, la boca irritada o una pastilla. Pruebe limón, ajo, hierbas o queso, y sirva tibio. Cuéntelo al médico esta semana. Si fue de golpe, llame hoy.',
      },
      more: {
        en: 'To find the cause: look for sores or a white coat in the mouth. Clean teeth and tongue. Write down when taste went and each tablet, and ask the pharmacist. Stop none by yourself. Tastes change: try sour, cold, or an old childhood dish.',
        es: 'Para hallar la causa: mire si hay llagas o manchas blancas en la boca. Limpie dientes y lengua. Apunte desde cuándo y cada pastilla, y pregunte al farmacéutico. No deje ninguna por su cuenta. El gusto cambia: pruebe ácido, frío o un plato de infancia.',
      },
    },
    {
      label: {
        en: 'Could tablets take the appetite away?',
        es: '¿Las pastillas quitan el hambre?',
      },
      asks: {
        en: 'nausea after my medicine; feel sick at the sight of a plate; queasy since the new pill; side effect on the stomach; do drugs dull the taste; dry mouth from pills; can I stop the one that makes me ill',
        es: 'náuseas con el medicamento; asco al ver el plato; me cae mal al estómago la medicina nueva; efecto secundario del remedio; boca seca por tanta pastilla; puedo dejar la que me revuelve; ganas de vomitar',
      },
      say: {
        en: 'Yes, some can bring nausea, a dry mouth or a dull taste. Stop none by yourself. Call the pharmacist today. Say since when eating is hard, and which tablet is new. Until then, eat small, cool, plain bites, often.',
        es: 'Sí, algunas dan náuseas, boca seca o quitan el sabor. No deje ninguna por su cuenta. Llame hoy al farmacéutico. Diga desde cuándo cuesta comer y qué pastilla es nueva. Mientras, bocados pequeños, frescos y sencillos.',
      },
      more: {
        en: 'Step by step: put all boxes in a bag, with drops and vitamins. Take it to the doctor or pharmacist. Ask which one can cause this and what else there is. Vomiting for a day or black stools: be seen today. Vomiting blood: call {emergency}.',
        es: 'Paso a paso: meta todas las cajas en una bolsa, también gotas y vitaminas. Llévela al médico o al farmacéutico. Pregunte cuál puede ser y qué otra cosa hay. Vómito todo un día o heces negras: atención hoy. Vómito con sangre: llame a {emergency}.',
      },
    },
    {
      label: { en: 'Too tired to cook just for one', es: 'Sin fuerzas para cocinar para uno' },
      asks: {
        en: 'no energy to stand at the stove; cooking for one is pointless; not worth dirtying a pot; cook once and freeze portions; freezer meals for later; legs give out in the kitchen; can not be bothered',
        es: 'cocinar para una sola no vale la pena; flojera de guisar; me canso de pie en la cocina; congelar porciones para la semana; cocinar una vez y guardar; no dan ganas de ensuciar ollas; pereza de prender el fogón',
      },
      say: {
        en: 'Then cook less often. In your best hour, sit down and make one pot of soup or stew. Eat one bowl. Freeze the rest in cups, with the date. On tired days, just warm a cup until it steams.',
        es: 'Entonces cocine menos veces. En su mejor hora, siéntese y haga una olla de sopa o guiso. Coma un plato. Congele el resto en vasos, con la fecha. En los días de cansancio, solo caliente uno hasta que humee.',
      },
      more: {
        en: 'If that is too much: ready meals, canned soup and frozen vegetables are fair food too. Let whoever visits cook double. A chair by the stove saves your legs. More tired each week: see the doctor. Hard to breathe: call {emergency}.',
        es: 'Si es demasiado: la comida lista, la sopa de lata y la verdura congelada también sirven. Pida a quien le visite que cocine doble. Una silla junto a la estufa ayuda. Más cansancio cada semana: vea al médico. Le falta el aire: llame a {emergency}.',
      },
    },
    {
      label: { en: 'What is a good small breakfast?', es: '¿Qué puedo desayunar?' },
      asks: {
        en: 'morning meal instead of jam; oatmeal or porridge, what to stir in; first bite after waking; mornings are when I can eat; egg or cereal, which is better; nothing goes down before noon',
        es: 'desayuno que alimente; avena, qué le pongo; por la mañana me entra algo; atole o papilla al despertar; en ayunas hasta mediodía; huevo o cereal, cuál es mejor; en vez de pan con mermelada',
      },
      say: {
        en: 'Use the morning if that is when you eat best. Cook oatmeal in milk. Stir in milk powder or peanut butter, if they suit you. Or have egg or cheese on toast. With diabetes, ask your nurse how much bread or oatmeal.',
        es: 'Aproveche la mañana si ahí le entra mejor la comida. Haga avena con leche. Agregue leche en polvo o crema de maní, si le caen bien. O pan con huevo o queso. Con diabetes, pregunte cuánta avena o pan.',
      },
      more: {
        en: 'If it is too much: eat half on waking and half two hours later. Put the bowl and spoon out at night. No milk: use soy drink. Eat the egg or cheese first, and sweet things last.',
        es: 'Si es mucho: coma la mitad al despertar y la otra dos horas después. Deje el plato y la cuchara listos en la noche. Sin leche: use bebida de soya o soja. Primero el huevo o el queso, y lo dulce al final.',
      },
      facts: ['D14'],
    },
    {
      label: {
        en: 'No milk, eggs or yogurt. What else?',
        es: 'Sin leche, huevo ni yogur, ¿qué más?',
      },
      asks: {
        en: 'dairy or lactose gives me the runs; hates yogurt; can not abide fish or eggs; vegetarian protein without meat; I do not like that, something different; anything else with goodness in it',
        es: 'la leche y la lactosa me sueltan el estómago; no le gusta el yogur; odia el pescado; proteína sin carne; algo aparte de lácteos; eso no me gusta, otra comida; qué más alimenta',
      },
      say: {
        en: 'Plenty is left. Beans, lentils, tofu, chicken, minced meat and canned fish all give protein. Nut butter does too, if you have no allergy. Pick the one you like best. Make it soft, and eat it before the rest.',
        es: 'Queda mucho. Frijoles, lentejas, tofu, pollo, carne molida y pescado de lata dan proteína. También la crema de maní, si no hay alergia. Elija lo que más le guste. Hágalo suave y cómalo antes que lo demás.',
      },
      more: {
        en: 'Some ways: lentil soup with a spoon of oil. Mashed beans on bread. Chicken in broth with soft rice. If milk upsets you, ask for a soy drink or milk without lactose. Kidney disease: ask your dietitian before you eat more protein.',
        es: 'Algunas formas: sopa de lentejas con una cucharada de aceite. Pan con frijoles machacados. Pollo en caldo con arroz suave. Si la leche cae mal, busque bebida de soya o soja, o leche sin lactosa. Con mal del riñón, pregunte antes de comer más proteína.',
      },
      facts: ['D06'],
    },
    {
      label: { en: 'Soup and vegetables without chopping', es: 'Sopa y verduras sin picar nada' },
      asks: {
        en: 'tin of soup, how to make it filling; canned broth too thin; greens with one hand; frozen peas and spinach; carrots I can not peel; only liquid goes down; salad is too hard',
        es: 'sopa de lata, cómo la hago más nutritiva; puro caldo no llena; verdura con una sola mano; chícharos, arvejas, guisantes congelados; no puedo pelar zanahorias; crema, potaje, consomé aguado; ensalada muy dura',
      },
      say: {
        en: 'Soup goes down well, but thin soup feeds little. Add a handful of frozen vegetables: no peeling, and one hand will do. Stir in beans, chicken, grated cheese or a beaten egg. Let it boil until the egg is firm.',
        es: 'La sopa entra bien, pero la aguada alimenta poco. Échele un puñado de verdura congelada: no se pela y basta una mano. Agregue frijoles, pollo, queso rallado o un huevo batido. Deje hervir hasta que el huevo cuaje.',
      },
      more: {
        en: 'Some more: blend it if chewing is hard. A spoon of oil or milk powder makes it richer. On a salt limit, rinse canned beans. On warfarin, keep greens steady from week to week. Coughing on soup: ask for a swallowing check.',
        es: 'Algo más: licúela si cuesta masticar. Una cucharada de aceite o de leche en polvo la hace más rica. Con límite de sal, enjuague los frijoles de lata. Con warfarina, la misma cantidad de hojas verdes. Si tose, pida que revisen cómo traga.',
      },
      facts: ['D14', 'D17', 'D18', 'D20'],
    },
    {
      label: { en: 'How do I put weight back on?', es: '¿Cómo recupero el peso?' },
      asks: {
        en: 'calories to fatten up; gain a few pounds; nutrition shake from the store; milkshake or smoothie between meals; make dishes richer; sip instead of chew; sugar diabetes but too thin',
        es: 'subir unos kilos; engordar un poco; licuado o batido entre comidas; bebida nutritiva de farmacia; suplemento en polvo; malteada con más calorías; estoy en los huesos; diabetes y muy flaca',
      },
      say: {
        en: 'Let each bite and sip feed you more. Add oil, cheese or milk powder to soup, mash or oatmeal. Between meals, sip milk blended with banana. Diabetes, kidney or heart trouble: ask your dietitian first. Let the doctor find why weight went.',
        es: 'Que cada bocado alimente más. Agregue aceite, queso o leche en polvo a la sopa, el puré o la avena. Entre comidas, tome leche con plátano licuado. Con diabetes o mal de riñón o corazón, pregunte antes. Que el médico busque la causa.',
      },
      more: {
        en: 'Step by step: one rich drink at mid morning, one before bed. Not right before a meal, as it fills you. No milk: use soy drink. Ask the pharmacist or dietitian which bought drink suits you. Weigh once a week.',
        es: 'Paso a paso: una bebida así a media mañana y otra antes de dormir. No justo antes de comer, porque llena. Sin leche: bebida de soya o soja. Pregunte al farmacéutico o nutricionista cuál comprada le conviene. Pésese una vez por semana.',
      },
      facts: ['D14'],
    },
    {
      label: {
        en: 'I am never hungry. How much is enough?',
        es: 'Nunca tengo hambre. ¿Cuánto como?',
      },
      asks: {
        en: 'no appetite at all; full after two bites; a big plate puts me off; how many meals a day do I need; portion size; I forget to eat; will hunger come back; tonic or vitamin to make me hungry',
        es: 'sin apetito para nada; me lleno con dos bocados; un plato grande me quita las ganas; cuántas comidas al día; tamaño de la porción; se me olvida comer; volverá el hambre; vitamina o jarabe para abrir el apetito',
      },
      say: {
        en: 'Eat by the clock, not by hunger. Five or six small plates are easier than three big ones. A saucer will do: half an egg, some cheese, a few spoons of rice. Little food for days, or weight going down: doctor this week.',
        es: 'Coma por reloj, no por hambre. Cinco o seis platitos cuestan menos que tres platos grandes. Basta poco: medio huevo, algo de queso, unas cucharadas de arroz. Si lleva días así o baja de peso, al médico esta semana.',
      },
      more: {
        en: 'Some ways: set an alarm for each small plate. Drink after food, not before. Ask the doctor or dietitian how much you need; steady weight is a good sign. After a loss, hunger often returns bit by bit. No tonic without the pharmacist.',
        es: 'Algunas formas: ponga alarma para cada platito. Beba después de comer, no antes. Pregunte al médico o nutricionista cuánto necesita; un peso estable es buena señal. Tras una pérdida, el hambre suele volver de a poco. Sin jarabes ni vitaminas por su cuenta.',
      },
      facts: ['D14'],
    },
    {
      label: { en: 'Losing weight: is it just old age?', es: 'Bajar de peso, ¿es por la edad?' },
      asks: {
        en: 'dropped pounds without trying; lost a stone since spring; pants falling off me; skirt loose, ring slips; is it dangerous to be this thin; when is it urgent; nothing eaten for two days; bones show',
        es: 'perdí kilos sin hacer dieta; los pantalones se me caen; la falda me baila; es peligroso estar tan flaca; cuándo es urgente; lleva dos días sin comer; se le notan los huesos; adelgacé desde la primavera',
      },
      say: {
        en: 'Do not put it down to age. Weight lost without trying needs a check, and many causes can be treated. Call the doctor and ask for a visit this week. A day with nothing to eat or drink: today. Fainting or new confusion: call {emergency}.',
        es: 'No lo achaque a la edad. Bajar de peso sin querer pide revisión, y muchas causas se tratan. Llame al médico y pida cita esta semana. Un día sin comer ni beber: hoy mismo. Desmayo o confusión nueva: llame a {emergency}.',
      },
      more: {
        en: 'Until the visit: weigh once a week, same hour, same clothes, and write it down. No scale: mark the belt. One pound in twenty gone within a year is reason enough. Eat small plates often. Tell of pain, fever, blood or trouble swallowing.',
        es: 'Hasta la cita: pésese cada semana, a la misma hora y con la misma ropa. Sin balanza, marque el cinturón. Un kilo de cada veinte en un año ya es motivo. Coma poco y seguido. Avise si hay dolor, fiebre, sangre o cuesta tragar.',
      },
      facts: ['D15'],
    },
    {
      label: { en: 'What do I tell the doctor?', es: '¿Qué le digo al médico?' },
      asks: {
        en: 'which doctor for falling weight; what tests to ask for; words for the appointment; family doctor or specialist; note to bring to the clinic; let him know about the weight at the visit; he only has ten minutes',
        es: 'a qué médico la llevo; cita, consulta; de cabecera o especialista; qué exámenes o análisis pido; cómo se lo explico; apunte para el consultorio; solo atiende diez minutos',
      },
      say: {
        en: 'Begin with the family doctor. Tell how much weight went, since when, and what is eaten in a day. Say: “Clothes got loose since spring, without trying. Mostly toast and tea.” Then ask what the cause can be, and which tests come first.',
        es: 'Empiece por el médico de cabecera. Cuente cuánto peso bajó, desde cuándo y qué se come en un día. Diga: “La ropa queda floja desde la primavera, sin dieta. Casi solo pan y té”. Pregunte cuál puede ser la causa y qué exámenes tocan.',
      },
      more: {
        en: 'Take along: all tablets in a bag, a note of three days of food, and the weights. Tell of teeth, swallowing, belly, low mood and memory too. Ask for a dietitian. Long wait for a visit: tell the desk that weight is falling.',
        es: 'Lleve: todas las pastillas en una bolsa, lo comido en tres días y los pesos. Hable también de dientes, tragar, barriga, ánimo y memoria. Pida un nutricionista. Si la cita tarda, diga en recepción que el peso sigue bajando.',
      },
      facts: ['D15'],
    },
    {
      label: { en: 'Loose dentures and sore gums', es: 'Dentadura floja y encías irritadas' },
      asks: {
        en: 'plate slides and does not fit since I got thin; false teeth hurt; can not chew; dentist or doctor fixes the teeth; soft food with protein tonight; take it out to eat; omelet, mash or custard',
        es: 'los dientes postizos me bailan; la prótesis nueva lastima y duele; llagas en las encías; dentista o médico; se la quito para comer; qué preparo blando, sin masticar, con proteína; puré, papilla; tortilla francesa, omelet, natillas, flan',
      },
      say: {
        en: 'The dentist mends that. Call today and say that eating is hard. If it hurts, leave it out for soft meals and let the gums rest. Tonight: omelet, flaked fish, mashed beans, custard or thick soup. A sore of two weeks needs a look.',
        es: 'Eso lo arregla el dentista. Llame hoy y diga que así no se come. Si duele, comidas blandas sin ella, para que descanse la encía. Esta noche: tortilla de huevo, pescado, puré de frijoles o flan. Llaga de dos semanas: que la revisen.',
      },
      more: {
        en: 'Until the visit: brush the plate and rinse the mouth after meals. No home glue, no filing. Mash food with broth, milk or oil. Tell the doctor too if weight went down. Coughing on food: swallowing check. Swollen face or fever: today.',
        es: 'Hasta la cita: cepille la dentadura y enjuague la boca tras comer. Ni pegamento casero ni lima. Aplaste la comida con caldo, leche o aceite. Si bajó de peso, avise al médico. Si tose al comer, que revisen cómo traga. Cara hinchada o fiebre: hoy.',
      },
      facts: ['D20'],
    },
    {
      label: { en: 'The empty chair at supper', es: 'La silla vacía a la hora de cenar' },
      asks: {
        en: 'eating at that table without him; that was our hour together; lonely at the table; I eat standing up; silence in the kitchen; her place across from me; dinner alone makes me cry',
        es: 'comer en esa mesa sin ella; la hora de la cena es la más dura; su lugar quedó vacío; ceno de pie junto al fregadero; el silencio de la cocina; lloro al poner un solo plato; extraño comer juntos',
      },
      say: {
        en: 'That chair hurts, and evenings are hard after a loss. Tonight, eat in another spot: the armchair with a tray, or where you see the street. Turn on the radio for a voice. If it comforts you, talk to the one you miss.',
        es: 'Esa silla duele, y las noches pesan tras una pérdida. Hoy cene en otro lugar: el sillón con una bandeja, o donde vea la calle. Ponga una voz en la radio. Si le consuela, háblele a quien falta.',
      },
      more: {
        en: 'Step by step: fix one thing for that hour, such as a call or a program. Eat a bit earlier, in daylight. If tears come, let them; a few spoons are enough. Still as heavy after months: ask the doctor or a grief group.',
        es: 'Paso a paso: fije algo para esa hora, como una llamada o un programa. Cene antes, con luz de día. Si vienen las lágrimas, déjelas; bastan unas cucharadas. Si en meses pesa igual, hable con el médico o un grupo de duelo.',
      },
      facts: ['S13'],
      whose: 'self',
    },
    {
      label: { en: 'Who could I eat with?', es: '¿Con quién podría comer?' },
      asks: {
        en: 'nobody would come; too shy to phone; what would I even say; friends are dead or moved; invite a neighbor for lunch; lunch club; company at meals; he misses someone across the table',
        es: 'nadie vendría; me da pena llamar; qué le digo si lo invito; ya se murieron mis amigas; convidar a la comadre a almorzar; comedor para mayores; le falta compañía en la mesa; y si no me contesta',
      },
      say: {
        en: 'People eat more in company, and once a week is a start. Call one person: “I have soup on Thursday. Come and share it.” Nobody near: eat with someone on the phone. Or ask {company} about a lunch club with a ride.',
        es: 'En compañía se come más, y una vez por semana ya es un comienzo. Llame a alguien: “El jueves tengo sopa. Venga a comer”. Si no hay nadie cerca, coman por teléfono. O pregunte a {company} por un comedor con transporte.',
      },
      more: {
        en: 'If calling is hard: write the sentence down and read it out. No answer is not a no. Leave a message and try again next day. A neighbor may like coffee first. At a lunch club, ask for a seat beside the host.',
        es: 'Si cuesta llamar: escriba la frase y léala. Si no contestan, no es un no. Deje recado y pruebe otro día. Con un vecino, empiece por un café. En el comedor, pida sentarse junto a quien recibe.',
      },
      facts: ['D13', 'S16'],
    },
    {
      label: { en: 'No car to go shopping', es: 'No hay cómo ir a comprar' },
      asks: {
        en: 'groceries without driving; heavy bags; the store is miles away; ice and can not get out; bare cupboard; order from the grocer by phone; what to keep in the pantry',
        es: 'el mandado me pesa; la tienda queda lejos; ya no manejo ni conduzco; hacer la compra sin coche ni carro; quién trae el súper; despensa vacía; encargar por teléfono; qué tener en la alacena',
      },
      say: {
        en: 'Let the food come to you. Call a store nearby and ask if they take orders by phone and bring them. Or ask a neighbor to bring five things on the next trip. Ask {company} about rides and shopping help.',
        es: 'Que la comida llegue a usted. Llame a una tienda cercana y pregunte si toman pedidos por teléfono y los llevan. O pida a un vecino que traiga cinco cosas. Pregunte a {company} por transporte y ayuda con las compras.',
      },
      more: {
        en: 'A list that keeps: oats, rice, canned fish, beans, soup, milk powder, crackers, frozen vegetables. Read it out over the phone; two orders a month will do. Nothing in the house today: tell a neighbor or call {food}.',
        es: 'Una lista que dura: avena, arroz, pescado de lata, frijoles, sopa, leche en polvo, galletas, verdura congelada. Léala por teléfono; bastan dos pedidos al mes. Si hoy no hay nada en casa, avise a un vecino o llame a {food}.',
      },
      facts: ['S16'],
    },
    {
      label: { en: 'Eating well when money is short', es: 'Comer bien con poco dinero' },
      asks: {
        en: 'can not afford meat; pension runs out before the month ends; skip meals to pay bills; cheap protein; ashamed of the food bank; prices went up; free food',
        es: 'la pensión no rinde; todo está carísimo; me salto comidas para pagar la luz; proteína barata; vergüenza de pedir; banco de alimentos; no hay plata, dinero, lana; comida gratis',
      },
      say: {
        en: 'There is no shame in it; food help is there for this. Call {food} and say you are older and cannot buy enough. Beans, lentils, eggs, oats and canned fish cost little and feed well. Start with one pot of lentils.',
        es: 'No es ninguna vergüenza; esa ayuda existe para esto. Llame a {food} y diga que es mayor y no le alcanza. Frijoles, lentejas, huevos, avena y pescado de lata cuestan poco y alimentan bien. Empiece con una olla de lentejas.',
      },
      more: {
        en: 'Step by step: cook the pot, eat one plate, freeze the rest. Ask {company} what help with food and bills there is. Too shy: let a friend or the clinic call for you. Never skip tablets to save; tell the pharmacist instead.',
        es: 'Paso a paso: haga la olla, coma un plato y congele lo demás. Pregunte a {company} qué ayuda hay para comida y cuentas. Si le da pena, que llame un amigo o la clínica. No deje pastillas por ahorrar; dígalo al farmacéutico.',
      },
      facts: ['D19', 'T15'],
    },
    {
      label: { en: 'Only sweet things go down', es: 'Solo entra lo dulce' },
      asks: {
        en: 'just wants cake; chocolate for dinner; ice cream all day; cookies and pudding; sweet tooth since old age; refuses anything savory; candy instead of meals',
        es: 'puro pan dulce; galletas y pasteles; se llena de chocolate; nieve o helado todo el día; solo quiere postre; golosinas en vez de comida; antojo de azúcar; facturas, tortas, bizcochos',
      },
      say: {
        en: 'A sweet dish that feeds is better than none. Choose rice pudding, custard, yogurt with fruit or oatmeal with raisins. First a bite of egg, cheese or beans, then the sweet. With diabetes, ask the nurse which ones and how much.',
        es: 'Mejor un dulce que alimente que nada. Elija arroz con leche, flan, yogur con fruta o avena con pasas. Primero un bocado de huevo, queso o frijoles, y luego el dulce. Con diabetes, pregunte a la enfermera cuáles y cuánto.',
      },
      more: {
        en: 'Step by step: do not take the cookies away; put cheese or milk beside them. Try sweet vegetables such as carrot, squash or sweet potato. Brush the teeth after. A sudden change to sweets only, or new odd habits: tell the doctor.',
        es: 'Paso a paso: no quite las galletas; ponga queso o leche al lado. Pruebe verduras dulces, como zanahoria, calabaza o batata. Cepille los dientes después. Si el cambio fue brusco o hay conductas raras, dígalo al médico.',
      },
    },
    {
      label: { en: 'Eating little and constipated', es: 'Como poco y tengo estreñimiento' },
      asks: {
        en: 'bowels do not move; no stool for days; prunes, how many; iron pills bind me; hard and dry stools; a mild laxative; can not go to the toilet',
        es: 'no voy al baño hace días; tapada, estítica, estreñida; ciruelas pasas, cuántas; el hierro me estriñe; heces duras; un laxante suave; no puedo obrar ni evacuar',
      },
      say: {
        en: 'Little food and drink slow the bowel. Add soft fiber bit by bit: stewed prunes, pear, oatmeal, lentil soup. Drink a glass with each meal. Fluid limit or kidney disease: ask first. Swollen belly with vomiting: call {emergency}.',
        es: 'Comer y beber poco frena el intestino. Agregue fibra suave de a poco: ciruelas cocidas, pera, avena, sopa de lentejas. Un vaso con cada comida. Con límite de líquidos o mal de riñón, pregunte antes. Barriga hinchada con vómito: llame a {emergency}.',
      },
      more: {
        en: 'Step by step: two or three prunes at breakfast, more only if they agree. Walk a little. Sit on the toilet after eating, feet on a low stool. Iron and pain tablets can bind; ask the pharmacist. Three days without, or blood: doctor.',
        es: 'Paso a paso: dos o tres ciruelas al desayuno, más solo si caen bien. Camine algo. Siéntese en el baño tras comer, pies sobre un banquito. El hierro y los calmantes estriñen; pregunte al farmacéutico. Tres días sin ir o sangre: llame al médico.',
      },
      facts: ['D21'],
    },
    {
      label: { en: 'When the wish to eat is gone', es: 'Cuando comer ya da igual' },
      asks: {
        en: 'do not care if I eat or not; no point without her; rather be with my late husband; giving up; starve and be done; ashamed how I live now; tired of it all',
        es: 'me da igual si como o no; sin él no tiene caso; quisiera estar con mi difunto; me estoy dejando ir; para qué seguir; vergüenza de cómo vivo; cansada de todo',
      },
      say: {
        en: 'Such words weigh a lot, and nobody should carry them alone. Any thought of dying: call {crisis} now, and stay with someone. If it is more a loss of all joy, tell the doctor this week. For tonight, a cup of soup is enough.',
        es: 'Esas palabras pesan mucho, y nadie debe cargarlas a solas. Si hay ideas de morir, llame ya a {crisis} y estén acompañados. Si es más bien falta de alegría, dígalo al médico esta semana. Por hoy, basta una taza de sopa.',
      },
      more: {
        en: 'Step by step: say it aloud to one person, or ask it straight: “Do you think of ending your life?” Asking does no harm. A yes: call {crisis} at once. Low mood can be treated, and hunger may come back with help.',
        es: 'Paso a paso: dígalo en voz alta a alguien, o pregúntelo claro: “¿Piensa en quitarse la vida?” Preguntar no hace daño. Si es que sí, llame ya a {crisis}. La tristeza honda se trata, y con ayuda puede volver el hambre.',
      },
      facts: ['T13'],
    },
    {
      label: { en: 'She says she eats fine. I doubt it', es: 'Dice que come bien y no le creo' },
      asks: {
        en: 'refuses the doctor, never been sick a day; brother thinks I am fussing; claims she already ate; how can I know what he eats; denies the weight; am I exaggerating; stubborn about appointments',
        es: 'no quiere ir al médico; mi hermano dice que exagero; asegura que ya comió; cómo sé si come; niega que adelgazó; terca, necio con las citas; dice que está perfecto',
      },
      say: {
        en: 'You are not fussing: loose clothes tell more than words. Do not argue. Look at the fridge, the trash and the belt. Then say: “Go for my sake, so I can sleep.” Book a visit this week and go along.',
        es: 'No exagera: la ropa floja dice más que las palabras. No discuta. Mire el refrigerador, la basura y el cinturón. Luego diga: “Es por mí, para que yo duerma”. Pida cita esta semana y vaya también.',
      },
      more: {
        en: 'If it stays no: offer another reason, such as a check of tablets or teeth. Call the doctor yourself and tell what you see; a home visit may be possible. Not drinking for a day: help today. New confusion or fainting: call {emergency}.',
        es: 'Si sigue en no: dé otro motivo, como revisar las pastillas o los dientes. Llame usted al médico y cuente lo que ve; quizá vaya a casa. Un día sin beber: ayuda hoy. Confusión nueva o desmayo: llame a {emergency}.',
      },
      facts: ['D15'],
      whose: 'other',
    },
    {
      label: { en: 'Spoiled food in the fridge', es: 'Comida pasada en el refrigerador' },
      asks: {
        en: 'gone off dinners, mold, out of date; is she getting forgetful; asked me twice what day it was; throws nothing away; ate something bad; losing her memory; expired milk',
        es: 'moho, caducado, vencido, podrido; se echa a perder lo que llevo a la nevera; se le está olvidando; me preguntó dos veces qué día era; no tira ni bota nada; comió algo malo; será la memoria',
      },
      say: {
        en: 'Poor sight, poor smell, low mood or memory can be behind it. It is no proof of dementia. Quietly throw out what is bad. For two weeks, note meals, days and repeated questions. Then ask the doctor for a check of memory and mood.',
        es: 'Puede ser la vista, el olfato, el ánimo o la memoria. No prueba una demencia. Tire sin regaños lo que esté malo. Dos semanas, apunte comidas, días y preguntas repetidas. Luego pida al médico que revise memoria y ánimo.',
      },
      more: {
        en: 'Until the visit: bring less, more often. Write the day large on each lid, and put today’s box in front. Call when it is time to eat. Vomiting or fever after bad food: call the doctor today. Sudden confusion: call {emergency}.',
        es: 'Hasta la cita: lleve menos y más seguido. Escriba el día en grande en cada tapa, y la de hoy al frente. Llame a la hora de comer. Vómito o fiebre tras comer algo malo: llame hoy al médico. Confusión de golpe: llame a {emergency}.',
      },
      whose: 'other',
    },
    {
      label: { en: 'I live far away. How can I help?', es: 'Vivo lejos. ¿Cómo ayudo?' },
      asks: {
        en: 'three hours away; two hundred miles from mother; I only see him Sundays; other end of the country; never picks up the phone; can not eat with her; work full time; video call at dinner',
        es: 'estoy a tres horas; vivo en otra ciudad o país; solo la veo los domingos; no contesta el teléfono; trabajo todo el día; desde acá qué hago; videollamada a la hora de cenar; a la distancia',
      },
      say: {
        en: 'You can share a meal from afar. Call at the same hour each day, with your own plate in front of you. Say: “I am having soup. Have yours with me.” Ask one person nearby to look in twice a week and tell you.',
        es: 'Se puede comer juntos a distancia. Llame cada día a la misma hora, con su propio plato delante. Diga: “Estoy con mi sopa. Cenemos juntos”. Pida a alguien cercano que pase dos veces por semana y le cuente.',
      },
      more: {
        en: 'If the phone is not picked up: agree on one fixed hour, or let a neighbor knock. Give that person a key. Ask {company} about visitors and meals. No answer by any means: send someone the same day, or call {emergency}.',
        es: 'Si no contesta: acuerden una hora fija, o que toque la puerta un vecino. Déjele una llave. Pregunte a {company} por visitas y comidas. Si no responde de ningún modo: mande a alguien ese día, o llame a {emergency}.',
      },
      facts: ['D13'],
      whose: 'other',
    },
    {
      label: {
        en: 'What do I order or leave in the fridge?',
        es: '¿Qué comida le mando o dejo hecha?',
      },
      asks: {
        en: 'online shopping list for mother; just needs warming up; microwave dishes; two meals to leave on Sunday; fish pie or casserole; what he can put together; boxes for her freezer; food parcel',
        es: 'lista del súper para mi mamá; que solo tenga que calentar; platos de microondas; dos guisos para dejarle el domingo; qué le pido por internet; táper, tupper, vianda; congelados para mi papá',
      },
      say: {
        en: 'Leave two dishes that only need warming: fish pie, and chicken stew with soft rice. Make small boxes. Order things that need no work: cheese, canned fish, thick soup, ripe fruit, rice pudding. Old favorites come first.',
        es: 'Deje dos platos que solo haya que calentar: pollo guisado con arroz, y lentejas con verdura. En porciones pequeñas. Pida cosas sin trabajo: queso, atún, sopa espesa, fruta madura, arroz con leche. Primero, lo que siempre le gustó.',
      },
      more: {
        en: 'Step by step: write the day and how to warm it on each lid. Keep two days in the fridge and freeze the rest. Call at the hour to warm it. Boxes come back full: make them smaller, or change the dish.',
        es: 'Paso a paso: escriba en cada tapa el día y cómo se calienta. Deje dos días en el refrigerador y congele el resto. Llame a la hora de calentar. Si quedan llenos, haga menos cantidad o cambie el plato.',
      },
      whose: 'other',
    },
    {
      label: { en: 'Do meals come to the door?', es: '¿Traen comida preparada a casa?' },
      asks: {
        en: 'meal delivery out on a farm; meals on wheels; I do not want charity; does not want a stranger at the door; what does it cost; how to sign up; hot lunch brought home; tried it, did not like it',
        es: 'comida a domicilio; reparten hasta el rancho, el campo, la aldea; no quiero limosna; no quiere extraños en la puerta; cuánto cuesta; cómo me apunto; almuerzo caliente en casa; ya probó y no le gustó',
      },
      say: {
        en: 'In many places, yes: warm or frozen, for older people at home. It is a service, not charity, and you may offer to pay. Ask {company} if it reaches your address, on which days, and what it costs.',
        es: 'En muchos lugares, sí: caliente o congelada, para mayores en casa. Es un servicio, no limosna, y se puede ofrecer un pago. Pregunte a {company} si llega a su dirección, qué días y cuánto cuesta.',
      },
      more: {
        en: 'If it is not wanted: try it for two weeks, on one day only. Have someone there the first time. Too far out: ask for frozen meals once a week. Not tasty or too hard: ask for another menu or soft food.',
        es: 'Si no lo quieren: hagan una prueba de dos semanas, un solo día. Que haya alguien la primera vez. Si queda muy lejos, pida congelados una vez por semana. Si no gusta o está duro, pida otro menú o comida blanda.',
      },
      facts: ['D19'],
    },
    {
      label: { en: 'Getting her to eat without a fight', es: '¿Cómo logro que coma sin pelear?' },
      asks: {
        en: 'pushes the plate away; what do I say to him; he does not want anything; nagging makes it worse; lives with me and hardly touches a bite; begging for one spoon; clenches the mouth; how to get him eating properly, proper meals',
        es: 'deja todo en el plato; qué le digo para que coma; no quiere nada; le ruego y se enoja; vive conmigo y no prueba bocado; cierra la boca; le insisto y es peor; que vuelva a comer bien',
      },
      say: {
        en: 'You want so much to help, yet pushing makes eating a duty. Eat together, at the table or by phone. Offer two choices: “Soup or egg?” A small plate is enough. If it is left, say nothing and try again in two hours.',
        es: 'Usted quiere ayudar, pero insistir vuelve la comida un deber. Coman juntos, en la mesa o por teléfono. Ofrezca dos cosas: “¿Sopa o huevo?” Basta un plato pequeño. Si lo deja, no diga nada y pruebe en dos horas.',
      },
      more: {
        en: 'If that fails: ask if teeth, swallowing, belly or sadness is the trouble. Choose the best hour and a loved dish. Leave small bites in reach. Never force the spoon. Weight down or coughing: doctor this week. Nothing for a day: doctor today.',
        es: 'Si no funciona: pregunte si molestan dientes, tragar, barriga o tristeza. Busque la mejor hora y un plato querido. Deje bocados a mano. Nunca fuerce la cuchara. Si baja de peso o tose: médico esta semana. Un día sin nada: médico hoy.',
      },
      facts: ['D15'],
      whose: 'other',
    },
  ],
}
