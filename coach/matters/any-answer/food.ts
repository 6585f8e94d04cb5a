/** What is said to an answer that was not foreseen: on food and drink. */

import type { Said } from '../../text/said.ts'

/** By the name of the matter that asked. */
export const foodReplies: Readonly<Record<string, Said>> = {
  'which-tablet': {
    en: 'Say just that to the pharmacist. Think what was new lately, also drops, herbs or tablets without a prescription. Nothing? Say that too. Swollen face, hard breathing or fainting: get emergency help at once.',
    es: 'Dígalo así en la farmacia. Piense qué empezó a usar hace poco, también gotas, hierbas o pastillas sin receta. ¿Nada? Cuéntelo igual. Cara hinchada, falta de aire o desmayo: pida ayuda de urgencia enseguida.',
  },
  recipe: {
    en: 'As you like. Put lemon, garlic or a dried herb beside the stove. Taste the food, add a little of that, and leave the salt for last. Canned beans take it too. Salt substitutes: ask your pharmacist first.',
    es: 'Como usted prefiera. Ponga junto a la estufa limón, ajo o una hierba seca. Pruebe la comida, eche un poco de eso y deje la sal para el final. ¿Sal de reemplazo? Pregunte antes en la farmacia.',
  },
  portion: {
    en: 'Tell the nurse that as well. Today, serve yourself as usual and count the spoonfuls of that food; a drawing on paper will do. Any old sheet about meals? Put both in your visit bag.',
    es: 'Cuéntelo también en la consulta. Hoy sírvase como siempre y cuente las cucharadas de ese alimento; basta un dibujo. ¿Hay en un cajón alguna hoja vieja sobre comidas? Ponga ambas cosas en su bolsa para la cita.',
  },
  'greens-with-warfarin': {
    en: 'Let a calendar tell the rest. Mark each day this week with greens, and each day without. Stiff hands? Drop a bean in a cup instead. Show it at your next blood test. New bruises: call the clinic.',
    es: 'Lo demás lo dirá el calendario. Marque esta semana los días con verdura y los días sin ella. ¿Le cuesta escribir? Eche un frijol en un vaso. Enséñelo en su próximo análisis. Moretones nuevos: llame a la clínica.',
  },
  'cranberry-juice': {
    en: 'Tell that to the pharmacist. Have the bottle in hand when you call, and read out the label; if print is small, let somebody read it. Cranberry capsules count too. New bleeding or bruises: call at once.',
    es: 'Diga eso también en la farmacia. Tenga la botella en la mano al llamar y lea la etiqueta; si la letra es chica, que la lea alguien. Las cápsulas también cuentan. Sangrado o moretones nuevos: llame enseguida.',
  },
  'bedtime-snack-with-sugar': {
    en: 'Work with that. Nothing there? Put one on the shopping list, or ask a neighbor to bring it. Note how you feel on waking, for your nurse. Shaky or sweaty at night: follow your plan, then call.',
    es: 'Se puede partir de eso. ¿Nada? Apunte uno en la lista de compras, o pídalo a alguien del barrio. Anote cómo amanece, para su enfermera. Temblor o sudor de noche: siga su plan y llame ese día.',
  },
  'parent-eats-little-since-loss': {
    en: 'Let that lead you. Send a little dish that smells of home, and ask them to teach you how it was made. Not sure which? Ask about Sundays long ago. Trouble swallowing or sore teeth: tell the doctor.',
    es: 'Que eso le guíe. Mande un platito que huela a hogar y pídale que le enseñe a prepararlo. ¿No sabe cuál? Pregúntele por los domingos de antes. Si le cuesta tragar o le duelen los dientes, avise al médico.',
  },
  'supper-with-diabetes': {
    en: 'Build on that. Draw a circle and put in how tonight’s plate looked; no art is needed. Take the sheet to your dietitian. Often no supper, or no appetite? Tell your nurse so today.',
    es: 'Sobre eso se construye. Dibuje un círculo y ponga cómo se veía su cena de hoy; no hace falta arte. Lleve la hoja a la consulta. ¿Muchas noches sin cenar o sin apetito? Dígalo hoy mismo a su enfermera.',
  },
  'how-many-tortillas': {
    en: 'Keep that for your dietitian. Put a sheet on the fridge with a mark for each one, corn or flour, small or large. Not sure? It will show. Shaky or sweaty: low-sugar plan first, then call.',
    es: 'Guarde eso para su nutricionista. Ponga una hoja en el refrigerador con una raya por cada una: de maíz o harina, chica o grande. ¿No sabe? La hoja lo dirá. Temblor o sudor: primero su plan para azúcar baja; luego llame.',
  },
  'brown-or-white': {
    en: 'Then keep the start small. Buy the smallest packet, so little money is lost if you dislike it. None of them tempts you? Try oats at breakfast. Hard to chew? Soften it in soup or warm milk.',
    es: 'Para empezar, poquito. Compre el paquete más chico, así no se pierde dinero si no le gusta. ¿Ninguno le llama? Pruebe avena en el desayuno. Si le cuesta masticar, ablándelo en la sopa o en leche tibia.',
  },
  'before-diabetes': {
    en: 'That is worth writing down. Note today’s meals too, and take the page to your next visit. Serve the vegetables first, and leave the pots in the kitchen. Very thirsty, or passing much water? Call your doctor.',
    es: 'Vale la pena apuntarlo. Anote también lo que come hoy y lleve la hoja a su cita. Sirva primero la verdura, y que las ollas se queden en la cocina. ¿Tiene mucha sed u orina mucho más? Llame al médico.',
  },
  'somebody-elses-tablet': {
    en: 'Tell the pharmacist just that. Keep the packet in your hand for the call, then give it back today, so it never gets mixed with yours. Bad eyes, or no name? Have somebody read you the label.',
    es: 'Dígalo tal cual en la farmacia. Tenga la caja en la mano al llamar. Después devuélvala hoy, para que no se mezcle con las suyas. ¿No ve bien o no sabe el nombre? Que alguien le lea la etiqueta.',
  },
  'tablets-together': {
    en: 'Keep it all in one place. Put every box, cream and powder into one bag beside the phone. Small print? Take the bag along, and ask for one written list. Bleeding or black stools? Call {emergency} first.',
    es: 'Júntelo todo. Ponga cajas, cremas y polvos en una bolsa, al lado del teléfono. ¿La letra es chica? Lleve la bolsa y pida una lista escrita. Si hay sangrado o heces negras, primero llame a {emergency}.',
  },
  'herbs-for-sugar': {
    en: 'The pharmacist needs to hear it. Let the herb wait till you have the answer. No name, no packet? Take a pinch in a bag, and say who sold it. Write down when you had some.',
    es: 'Cuéntelo así en la farmacia. Que la hierba espere hasta tener respuesta. ¿Sin nombre ni paquete? Lleve un poquito en una bolsa y diga quién la vende. Apunte cuándo la tomó, si la tomó.',
  },
  'dizzy-since-tablet': {
    en: 'Put that in the call too. Tonight, keep a lamp on, the way to the toilet clear and the phone in reach. Alone? Ask somebody to ring in the evening. Fell and hit your head? Call {emergency}.',
    es: 'Dígalo también en la llamada. Esta noche deje una lámpara encendida, el paso al baño libre y el teléfono a mano. ¿Vive sin compañía? Pida que le llamen al anochecer. ¿Se cayó y se golpeó la cabeza? Llame a {emergency}.',
  },
  'no-cooking-since-loss': {
    en: 'Keep it plain either way. Say: “Bring your own plate, I have bread and tea.” Nobody? Eat at the window, with a call on speaker or a song. Cans hard to open? Ask the shop or a neighbor.',
    es: 'Hágalo sencillo, sea como sea. Diga: “Trae tu plato, yo pongo el pan y el té”. ¿Nadie? Coma junto a la ventana, con una llamada o una canción. Si cuesta abrir latas, pida ayuda en la tienda o al lado.',
  },
  'fruit-and-sugar': {
    en: 'Let us plan with that. Buy it in season, frozen, or canned without syrup, whichever costs least. None you like? Ask your dietitian. Very thirsty: call your nurse. Shaky or sweaty: follow your low-sugar plan first, then call.',
    es: 'Con eso se planea. Compre la de temporada, la congelada o la de lata sin almíbar, según el precio. ¿Ninguna le gusta? Pregunte en nutrición. Mucha sed: llame a la clínica. Temblor o sudor: primero su plan para azúcar baja.',
  },
  eggs: {
    en: 'Keep to your own taste. Today, read the date on the box and keep it cold. Small print? Ask the shop. No eggs? Choose beans or canned fish. Swollen lips or short breath afterward: get emergency help.',
    es: 'Siga su propio gusto. Hoy, mire la fecha del cartón y guárdelo en el refrigerador. ¿Letra chica? Pregunte en la tienda. ¿No come huevo? Elija frijoles o pescado de lata. Labios hinchados o falta de aire al comer: ayuda de emergencia.',
  },
  coffee: {
    en: 'Then watch it for a week. Each morning, write on the calendar the hour of the last cup and how the night was. No coffee? Note tea and cola. Nights still bad? Show your nurse the list.',
    es: 'Obsérvelo una semana. Cada mañana, apunte en el calendario la hora de la última taza y cómo pasó la noche. ¿No toma café? Anote el té y la cola. Si siguen las malas noches, muestre la lista en su clínica.',
  },
  'how-much-to-drink': {
    en: 'Alcohol apart, follow your taste. Each morning, fill a light jug, within any limit of yours, and see at supper what is left. Nothing tempts you? Try it warm, cold or with lemon. Suddenly confused: get emergency help.',
    es: 'Menos el alcohol, siga su gusto. Cada mañana llene una jarra liviana, dentro de su límite, y vea en la cena cuánto queda. ¿Nada se le antoja? Pruebe tibio, frío o con limón. Confusión de golpe: pida ayuda de emergencia.',
  },
  'milk-and-bones': {
    en: 'Your stomach has its say. Next time you shop, compare two cartons: milk, and a plant drink without sugar. Ask the shop to read small print. Shorter than before, or a bone broken easily? Tell your doctor.',
    es: 'Su estómago también opina. En la próxima compra, compare dos envases: uno de leche y otro de bebida vegetal sin azúcar. Pida en la tienda que le lean la letra chica. ¿Menos estatura, o un hueso quebrado fácilmente? Dígalo al médico.',
  },
  'bread-rice-tortilla': {
    en: 'Nothing has to vanish overnight. Tonight, serve your plate and put the rest away before you sit down. On insulin or sugar tablets, ask your nurse before you eat less. Losing weight without trying? See your doctor.',
    es: 'Nada tiene que desaparecer de golpe. Esta noche, sirva su plato y guarde el resto antes de sentarse. Con insulina o pastillas para el azúcar, pregunte a su enfermera antes de comer menos. ¿Baja de peso sin querer? Vea al médico.',
  },
  'sweet-tooth': {
    en: 'For a few days, when a craving comes, note whether you were hungry, tired or lonely, and first try a call or a song. Diabetes, and shaky? Do not wait: follow your low-sugar plan.',
    es: 'Ahora fíjese en la hora. Unos días, cuando llegue el antojo, apunte si había hambre, cansancio o soledad, y pruebe primero una llamada o una canción. Si tiene diabetes y tiembla o suda, no espere: siga su plan para azúcar baja.',
  },
  'red-meat': {
    en: 'Put it on your list. At the shop, ask which costs least today, fresh, frozen or canned; any will do. None? Think of lentils, eggs or fresh cheese. Pale and short of breath? See your doctor.',
    es: 'Póngalo en su lista. En la tienda, pregunte qué sale más barato hoy: fresco, congelado o de lata; todo sirve. ¿Nada de eso? Piense en lentejas, huevo o queso fresco. ¿Palidez y falta de aire? Vea al médico.',
  },
  'sugar-honey-or-sweetener': {
    en: 'Sweetened or not, look further. Take one jar, one sauce and one drink, and find the sugar line on the label. Small print? Ask a neighbor. Very thirsty: call your nurse. Shaky: follow your low-sugar plan first.',
    es: 'Endulce o no, mire más allá. Saque un frasco, una salsa y una bebida, y busque el azúcar en la etiqueta. ¿Letra chica? Pida que se la lean. Mucha sed: llame a la clínica. Temblor: primero su plan para azúcar baja.',
  },
  'breakfast-ideas': {
    en: 'Your taste comes first. Write down two breakfasts that suit you, one for tired mornings, and check tonight what is missing. Little money? Ask the senior center about food help. Feeling sick each morning? Call your doctor.',
    es: 'Su gusto va primero. Apunte dos desayunos que le acomoden, uno para mañanas de cansancio, y vea esta noche qué falta. ¿Poco dinero? Pregunte en el centro de mayores por ayuda con comida. ¿Náuseas cada mañana? Llame al médico.',
  },
  'quick-lunch-or-supper': {
    en: 'Work with what there is. Keep one shelf for tired days, and add one easy-open can or a bag of oats each time you shop. Nothing there? Ring {food} now, and ask a neighbor for a plate tonight.',
    es: 'Parta de lo que hay. Deje una repisa para días de cansancio y súmele en cada compra una lata fácil de abrir o una bolsa de avena. ¿No hay nada? Marque ya a {food} y pida un plato a alguien cercano.',
  },
  'soft-food-sore-teeth': {
    en: 'Tell the dentist just that. Write it on a card, with the sore side and since when. Little money? Ask your clinic about a public dentist or dental school. A sore or lump that stays: have it seen.',
    es: 'Dígaselo así al dentista. Escríbalo en una tarjeta, con el lado que duele y desde cuándo. ¿Poco dinero? Pregunte en su clínica por un dentista público o una escuela dental. Llaga o bulto que no se quita: que lo revisen.',
  },
  'rice-and-beans-with-sugar': {
    en: 'That gives us a start. Photograph or draw your next meal, and bring it to the dietitian. No dietitian? The clinic nurse can look. Sweating, shaky or confused: follow your low-sugar plan and get help.',
    es: 'Con eso ya hay un comienzo. Saque una foto de su próxima comida, o dibújela, y llévela a nutrición. ¿No tiene? Enséñela en la clínica. Sudor, temblor o confusión: siga su plan para azúcar baja y pida ayuda.',
  },
  'salt-taste': {
    en: 'One dish at a time, then. Smell three things in your kitchen, such as oregano, pepper and orange peel, and let your nose choose. None dull? Check soup cubes: they are salty. Sore mouth? Tell your dentist.',
    es: 'Vamos plato por plato. Huela tres cosas de su cocina, como orégano, pimienta y cáscara de naranja, y que elija la nariz. ¿Ninguno sabe mal? Fíjese en los cubitos de caldo: son salados. ¿Boca adolorida? Dígalo al dentista.',
  },
  'not-thirsty': {
    en: 'Alcohol aside, let liking decide. Ask whoever visits or rings to have a cup with you. Nobody? Raise one when your radio show begins. Nothing tempts? Try melon or yogurt. Mouth dry all day? Ask your pharmacist.',
    es: 'Salvo el alcohol, decida su gusto. Pida a quien le visite o llame que tome una taza con usted. ¿Nadie? Bébala al empezar su programa. ¿Nada se le antoja? Pruebe melón o yogur. ¿Boca seca todo el día? Pregunte en la farmacia.',
  },
  'fasting-or-keto': {
    en: 'Take that along to your doctor. Write it in one line, with what you ate yesterday, and ask for a dietitian, free if money is short. Nothing to change? Keep your meals. Clothes suddenly loose: call soon.',
    es: 'Lleve eso a la consulta. Escríbalo en una línea, con lo que comió ayer, y pida cita con nutrición, gratis si falta dinero. ¿Nada que cambiar? Siga con sus comidas. Si la ropa le queda floja de pronto: llame pronto.',
  },
  'easy-meal-for-one': {
    en: 'Full or bare, plan from it. Tape a card inside the door: three meals with little work, and what to buy next. Empty? Ask the senior center today about meals. Clothes getting loose? Tell your doctor.',
    es: 'Llena o vacía, parta de ahí. Pegue una tarjeta por dentro de la puerta: tres comidas fáciles y qué comprar después. ¿No hay nada? Pregunte hoy por comidas en el centro de mayores. ¿La ropa le queda floja? Dígalo al médico.',
  },
  'nutrition-shakes': {
    en: 'Yes, no or unsure, check it. Weigh yourself one morning this week, or see which belt hole fits, and write it with the date. No scale? Ask at the pharmacy. Food sticks going down? Tell your doctor.',
    es: 'Sí, no o con duda, compruébelo. Pésese una mañana de esta semana, o mire qué agujero del cinturón usa, y apúntelo con la fecha. ¿No tiene báscula? Pregunte en la farmacia. Comida que se atora: llame al médico.',
  },
  'natural-remedy': {
    en: 'Thank you, keep a list. Write down all you take, teas and creams too, and carry it to each visit. No label? Take the package itself to the pharmacy. Bleeding, rash or yellow eyes: call a doctor today.',
    es: 'Gracias, haga una lista. Anote todo lo que toma, también tés, gotas y cremas, y llévela a cada cita. ¿Sin nombre ni etiqueta? Lleve el paquete mismo a la farmacia. Sangrado, ronchas u ojos amarillos: llame hoy al médico.',
  },
  'cholesterol-and-food': {
    en: 'It can begin right there. Tonight, measure what goes in the pan with a small spoon rather than straight from the bottle. Somebody else cooks? Show them this, or choose stew over fried. Chest pressure: get emergency help.',
    es: 'Por ahí puede empezar. Esta noche, mida con una cuchara chica lo que va al sartén, en vez de echarlo directo. ¿Cocina otra persona? Muéstrele esto, o prefiera guisado a frito. Presión en el pecho: pida ayuda de emergencia.',
  },
  'constipation-food': {
    en: 'New or old, note it down. Mark on the calendar the days you go, and any tablet begun around then. Show it to your nurse within the week. Losing weight, or very thin stools: tell your doctor.',
    es: 'Nuevo o viejo, apúntelo. Marque en el calendario los días que va al baño y cualquier pastilla que empezó por entonces. Muéstrelo esta semana en la clínica. Bajar de peso sin querer, o heces muy delgadas: dígalo al médico.',
  },
  'blood-pressure-reading': {
    en: 'Put that on your list. A name and number go at the top, your tablets below. Nobody? Ask at the pharmacy who can. Take your cuff along and let them check it. Dizzy on standing up? Tell them.',
    es: 'Póngalo en su lista. Arriba van un nombre y un teléfono; abajo, sus pastillas. ¿Nadie? Pregunte en la farmacia quién puede. Lleve su aparato para que lo revisen. Si se marea al ponerse de pie, dígalo.',
  },
  'cholesterol-result': {
    en: 'That goes on the same sheet. Not sure? Show the pharmacist your boxes. This week cook beans or lentils once in place of meat, if your diet allows; they cost little. Chest tight when walking? Get help now.',
    es: 'Eso va en la misma hoja. ¿Hay duda? Muestre sus cajas en la farmacia. Esta semana cambie una vez la carne por frijoles o lentejas, si su dieta lo permite; cuestan poco. Si el pecho aprieta al caminar, pida ayuda enseguida.',
  },
  'weight-and-knees': {
    en: 'Your nurse can use that. Note what you ate and drank on two usual days, and which moves hurt. Hard to write? Say it into a phone. Giving way? Tell a doctor. Hot and swollen: be seen today.',
    es: 'Eso le sirve a su enfermera. Antes de verla, apunte qué comió y bebió en dos días normales, y qué movimientos duelen. ¿Le cuesta escribir? Grábelo. Si la rodilla falla, dígalo al médico. Caliente e hinchada: que le vean hoy.',
  },
  'hidden-salt': {
    en: 'Whoever cooks, begin with the list. Choose one salty thing you buy often, and write a plain one beside it for next time. Meals brought or eaten out? Ask for sauce apart, and taste before salting.',
    es: 'Cocine quien cocine, empiece por la lista. Escoja algo salado que se compra a menudo y escriba al lado algo sencillo para la próxima vez. ¿Comida traída o de fuera? Pida la salsa aparte y pruebe antes de salar.',
  },
  'does-it-raise-sugar': {
    en: 'Take just one at a time. Unsure? Begin with what you have most often. Let one small cup be your measure all week. No meter, or hard to read? Ask the nurse or pharmacist about help.',
    es: 'Vaya de uno en uno. ¿No está claro? Empiece por lo que más consume. Use toda la semana la misma taza chica para medir. ¿No hay medidor o cuesta leerlo? Pida ayuda a la enfermera o en la farmacia.',
  },
  'constipation-what-to-take': {
    en: 'Near or far, the phone will do. None? Ask your clinic instead. Put all your boxes in one bag within reach, and say it plainly; they hear this daily. Ask whether they deliver, too.',
    es: 'Cerca o lejos, sirve el teléfono. ¿Ninguna? Hable con su clínica. Ponga todas sus cajas en una bolsa a la mano y dígalo con confianza: allá lo oyen a diario. Pregunte también si llevan a domicilio.',
  },
  'parent-drinks-little': {
    en: 'Plan the drinks around that. Nobody? Fill small cups in the morning where they pass or sit, and phone at coffee time to sip together. Somebody there? Let that person mark each empty cup on a sheet.',
    es: 'Organice las bebidas según eso. ¿Nadie? Deje por la mañana vasitos donde se sienta o pasa, y llame a la hora del café para beber a la vez. ¿Hay alguien? Que marque en una hoja cada vaso vacío.',
  },
  'salt-substitute': {
    en: 'Whatever it is, tell the pharmacist. Not sure? Ask what each tablet at home is for. A box already in the cupboard? Put tape on it, keep it apart, and take it along. Tonight, season with onion.',
    es: 'Sea lo que sea, cuéntelo en la farmacia. ¿No está claro? Pregunte para qué es cada pastilla de la casa. ¿Ya hay una caja? Márquela con cinta, guárdela aparte y llévela. Para hoy, sazone con cebolla o perejil.',
  },
  'very-high-pressure': {
    en: 'Say exactly that on the phone. Any of those signs, or getting worse? {emergency} now. Feeling fine? Still measure again, and call if it stays up. Unlock the door, sit, and do not drive yourself.',
    es: 'Dígalo tal cual por teléfono. ¿Alguna de esas señales, o va a peor? {emergency} ya. ¿Se siente bien? Aun así mida de nuevo y llame si no baja. Quite el seguro de la puerta, siéntese y no maneje.',
  },
  'high-pressure': {
    en: 'Helped or not, keep it calm. Nobody, or numbers hard to read? Ask the pharmacy to measure, and to check that the cuff fits. Leave the paper by the device, and take both to the visit.',
    es: 'Con ayuda o sin ella, sin prisa. ¿Nadie, o cuesta leer los números? Pida en la farmacia que le midan y vean si el brazalete le queda. Deje el papel junto al aparato y lleve ambos a la consulta.',
  },
}
