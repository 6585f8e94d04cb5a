/** Questions of those whom bills, rent, debts or a fraud keep awake. */

import { pattern } from '../text/pattern.ts'
import type { Faq } from './faq.ts'

export const moneyWorry: Faq = {
  name: 'money-worry',
  domain: 'Stress',
  card: 'T15',
  about: pattern(
    '(money (worr*|trouble*|problem*|strain)|(worr*|stress*|anxi*|nervous|sick|wake*|awake|cry*) .. (about|over|with|for|the) .. (money|finances|debts?|the rent)|(the|my|our|unpaid|overdue|household|medical|hospital|these) bills|(gas|electric*|heating|power|light|water|energy|fuel|hospital|medical|dentist|vet) bills?|pay .. (bills?|rent)|(my|our|the) rent (is|was|has|went|goes|keeps|got|and|up)|rais* (my|the|our) rent|behind (on|with) .. (rent|bills?|payments)|landlord .. (rais*|rent|rents|wants|evict*|threat*|money|put* (it|the|my))|evict*|in debt|debts|debt collector*|bailiff*|overdraft|(owe|owes|owed) (my|him|her|them|the|our|money)|(lent|lend|lends|borrow*) .. money|(can|could) not afford .. (heat*|food|rent|bills|medicines?|tablets|pills|electric*|gas|it)|(pension|check|cheque|social security) .. (not|does not) .. (last|stretch*|cover|reach|enough|go far)|make ends meet|cold (house|home|flat|apartment)|(house|home|flat|apartment|room) .. (so |too |freezing |very )cold|(not|without|afford|afraid|scared) .. (heating|the heat)|heating off|(power|electric*|lights|gas|water) .. (cut off|turned off|shut off|disconnected)|(cut|turn|turned|shut) off .. (power|electric*|lights|gas|water)|scam*|fraud*|swindl*|conned|con man|conman|cheated (me|us|him|her|out)|gift cards?|(gave|give|given|told|read) .. (my|his|her|the) .. (card|account|bank|pin|social security) (number|details|code)|(gave|given) .. (the|my|his|her) (pin|password|code)|recibos?|facturas?|(las|mis|tantas|pagar|por) cuentas|(el|mi|del|pagar|pago|debo) alquiler|la renta|mi renta|el arriendo|casero .. (sub*|cobra*|echa*|quiere|pide|amenaza*)|desaloj*|deudas?|endeud*|(me|le|nos) presto .. (plata|dinero|lana)|prestamo|(debo|debe|deber) .. (plata|dinero|lana|renta|meses)|(plata|dinero|lana|pension|cheque|check|sueldo|jubilacion) .. no .. (alcanza|llega|rinde)|no .. alcanza .. (plata|dinero|pension|para)|(preocup*|angusti*|nervios*|estres*|stressed) .. (dinero|plata|lana|bills|rent)|pensando .. (dinero|plata|lana|cuentas)|apuros|fiado|empen(o|e|ar|ando)|calefaccion|(casa|cuarto) .. (fri[oa]|helad[ao])|cort(aron|an|en|ar) .. (la luz|el agua|el gas|la corriente)|estaf*|fraude|timo|timaron|(di|dio|dije|dado) .. (clave|numero de (la |mi |su )?(tarjeta|cuenta)|datos (del|de mi) banco)|(clave|tarjeta) .. del banco)',
  ),
  fits: ['no-money', 'nobody-near', 'carer', 'no-internet'],
  entries: [
    {
      label: { en: 'I lie awake adding up figures', es: 'De noche hago cuentas y no duermo' },
      asks: {
        en: 'count money in my head at night; figures go round and round; bills keep me awake; worried sick about money in bed; cannot switch off thinking of payments; three in the morning and the sums',
        es: 'pienso y pienso en el dinero de noche; no puedo apagar la mente con las cuentas; los números dan vueltas; desvelo por la plata; a las tres de la mañana sumo y resto; nervios por los pagos en la cama',
      },
      say: {
        en: 'Figures look worse at night. Give them an hour by day: ten minutes with pen and paper, after lunch. Write what comes in, what goes out, and one call to make. In bed say: “It is on paper. Not now.”',
        es: 'De noche los números asustan más. Deles una hora de día: diez minutos con lápiz y papel, tras el almuerzo. Anote qué entra, qué sale y una llamada por hacer. En la cama dígase: “Está en el papel. Ahora no.”',
      },
      more: {
        en: 'If sleep does not come: Get up after a while, sit in dim light, read or hum. No bills and no phone. Breathe out slowly, many times. Back to bed when sleepy. If it lasts two weeks, tell your doctor.',
        es: 'Si no llega el sueño: Levántese tras un rato, con poca luz, y lea o tararee. Sin recibos ni celular o teléfono. Suelte el aire despacio, muchas veces. Vuelva a la cama con sueño. Si dura dos semanas, dígalo al médico.',
      },
      facts: ['T19', 'Z13', 'Z21', 'T11'],
    },
    {
      label: { en: 'Who can help me with the bills?', es: '¿Quién me ayuda con los recibos?' },
      asks: {
        en: 'I do not understand these bills; somebody to read the letters with me; whom do I call about what I owe; help to pay electricity or gas; they lie on the table; make a budget; counselor for money matters; a number to ring',
        es: 'no entiendo los recibos, los bills; sentarse a leer las cartas con una persona; a quién le hablo por las facturas; ayuda para pagar la luz o el gas; están sobre la mesa; hacer un presupuesto; un asesor; a qué número llamo',
      },
      say: {
        en: 'Call {company} and say: “I need somebody to go through my bills with me, for free.” Put all papers in one bag, even the unopened ones. You need not understand them first. That is their work.',
        es: 'Llame a {company} y diga: “Necesito que alguien revise mis recibos conmigo, gratis.” Meta todos los papeles en una bolsa, también los sin abrir. No hace falta entenderlos antes. Ese es su trabajo.',
      },
      more: {
        en: 'Until the visit: Call the number on the bill and say: “I cannot pay it all. Which plan is there for older people?” Pay roof, heat, food and medicine first. Give no one your card. Write down names and dates.',
        es: 'Hasta la cita: Llame al número del recibo y diga: “No puedo pagarlo todo. ¿Qué plan hay para mayores?” Primero van techo, calor, comida y medicinas. No dé su tarjeta a nadie. Apunte nombres y fechas.',
      },
      facts: ['T15'],
    },
    {
      label: {
        en: 'Can I get money I do not know of?',
        es: '¿Me toca alguna ayuda que no conozco?',
      },
      asks: {
        en: 'free benefits check; am I entitled to something; my pension does not last the month; help for widows, small income; discounts for seniors; too many forms to fill in; I have savings, so surely nothing; I was refused once',
        es: 'revisión de ayudas gratis; tengo derecho a algo; la pensión no me alcanza para el mes; subsidio, bono para viudas; descuentos para jubilados; muchos papeles que llenar; ya me lo negaron; el cheque no rinde',
      },
      say: {
        en: 'Quite likely: many older people miss money that is theirs. Ask {company} for a free benefits check. Take along what comes in, rent, heat and medicine costs. It is a right and no begging.',
        es: 'Puede ser: muchos mayores no cobran lo que les toca. Pida a {company} una revisión gratis de sus ayudas. Lleve cuánto entra, la renta o alquiler, calefacción y medicinas. Es un derecho, no una limosna.',
      },
      more: {
        en: 'Ask for each: rent, heating, food, medicine, bus, phone, money for carers. If you were refused, ask why and try again, for rules change. Let them fill in the forms with you. Nobody honest takes a fee first.',
        es: 'Pregunte por cada cosa: vivienda, calefacción, comida, medicinas, bus, teléfono, dinero para quien cuida. Si se lo negaron, pregunte por qué y pruebe otra vez. Que llenen los papeles con usted. Nadie honrado cobra antes.',
      },
      facts: ['T15'],
    },
    {
      label: { en: 'My rent went up', es: 'Me subieron la renta o el alquiler' },
      asks: {
        en: 'landlord raised it two hundred; cannot pay the rent; behind with rent, afraid to be put out; eviction letter; cheaper housing for seniors; whom do I talk to about rent; lose my home',
        es: 'el casero me subió el arriendo; no alcanza para la renta; mi worry es el rent; debo meses de alquiler; me van a echar, carta de desalojo; vivienda más barata para mayores; a quién le hablo por la renta; perder mi casa',
      },
      say: {
        en: 'That frightens anybody. Do not sign or move out yet. Ask {company} this week: “Is the rise allowed, and is there rent help?” Pay what you can, and tell the landlord so in writing. Keep a copy.',
        es: 'Eso asusta a cualquiera. No firme nada ni se vaya todavía. Pregunte esta semana a {company}: “¿Es legal la subida? ¿Hay ayuda para la renta o alquiler?” Pague lo que pueda y avise al dueño por escrito. Guarde copia.',
      },
      more: {
        en: 'Take along: contract, the letter, what you get each month. Ask about a list for senior housing, and get on it today. A letter with a court date is urgent: ask for free legal help the same day.',
        es: 'Lleve: contrato, la carta y cuánto recibe al mes. Pregunte por viviendas para mayores y apúntese hoy. Una carta con fecha de juez es urgente: pida ayuda legal gratis ese mismo día.',
      },
      facts: ['T15'],
    },
    {
      label: { en: 'I cannot pay the heating bill', es: 'No puedo pagar la calefacción' },
      asks: {
        en: 'gas bill too high; the oil tank is empty; somebody to ring about heating; prepaid meter ran out; price of electricity doubled; fuel help for pensioners; draft from old windows; save on heat',
        es: 'la factura del gas está muy cara; no hay para leña, para el balón o la bombona; a quién llamo por la calefacción; subió la luz; ayuda para la energía; entra frío por las ventanas; ahorrar en calentar',
      },
      say: {
        en: 'Call the company on the bill today. Say: “I am older, and I cannot pay. Do not cut me off. What plan or help is there?” Then ask {company} for heating aid. Keep one room warm meanwhile.',
        es: 'Llame hoy a la empresa del recibo. Diga: “Soy una persona mayor y no puedo pagar. No me corten. ¿Qué plan o ayuda hay?” Luego pida a {company} ayuda para calefacción. Mientras, caliente un solo cuarto.',
      },
      more: {
        en: 'Cheap ways to keep heat: A rolled towel at the door, thick curtains at dusk, tape on drafts. Leave one air vent open if you burn gas or wood. Never heat with an oven or coals. Ask for a free home check.',
        es: 'Para guardar calor: Una toalla enrollada en la puerta, cortinas gruesas al oscurecer, cinta en las rendijas. Si quema gas o leña, deje una salida de aire. Nunca caliente con horno ni brasas. Pregunte si revisan su casa gratis.',
      },
      facts: ['T15'],
    },
    {
      label: { en: 'Is a cold house dangerous?', es: '¿Es peligroso vivir en una casa fría?' },
      asks: {
        en: 'started sitting in my coat; leave the heating off, not putting it on; cold at my age; freezing in the bedroom; how warm should a room be; cold hands, shivering indoors; keep warm in bed; hot water bottle, electric blanket',
        es: 'me siento con abrigo y no prendo la estufa; el frío a mi edad; hielo en el dormitorio; tiemblo dentro de casa; cómo me abrigo en la cama; bolsa de agua caliente, manta eléctrica; paso mucho frío adentro',
      },
      say: {
        en: 'Yes. Cold strains heart and lungs, and age feels it less. Warm one room and live there. Wear layers, hat and socks. Have hot drinks and move each hour. Very cold, confused, sleepy or slurring: call {emergency}.',
        es: 'Sí. El frío carga el corazón y los pulmones, y con la edad se nota menos. Caliente un cuarto y viva ahí. Capas, gorro, calcetines, bebida caliente, moverse cada hora. Mucho frío, confusión o sueño raro: llame a {emergency}.',
      },
      more: {
        en: 'For tonight: Wrap a hot water bottle in a towel, not with an electric blanket. Wear a hat to bed. By day, sit in a library or church that is warm. Tell {company} today: “I am older, and my home is cold.”',
        es: 'Para esta noche: Bolsa de agua caliente envuelta en toalla, no junto a manta eléctrica. Gorro en la cama. De día, una biblioteca o iglesia con calor. Diga hoy a {company}: “Soy mayor y mi casa está fría.”',
      },
    },
    {
      label: { en: 'I skip food to pay the bills', es: 'Dejo de comer para pagar' },
      asks: {
        en: 'nothing in the fridge until the check comes; eat one meal a day to save; live on toast and tea; food prices; food bank, pantry, soup kitchen; ashamed to queue for food; groceries or rent',
        es: 'no hay nada en la nevera hasta el cheque; como una vez al día para ahorrar; a puro pan y té; la comida está cara; banco de alimentos, comedor popular; me da pena hacer cola; el mandado o la renta',
      },
      say: {
        en: 'You should not go hungry for a bill. Call {food} today and say: “I do not have enough to eat this week.” Cheap and filling: eggs, beans, lentils, oats, canned fish, frozen vegetables.',
        es: 'Nadie debe pasar hambre por un recibo. Llame hoy a {food} y diga: “Esta semana no me alcanza para comer.” Barato y llena: huevos, frijoles o alubias, lentejas, avena, pescado en lata, verdura congelada.',
      },
      more: {
        en: 'If it is hard to go: Ask if food can be brought, or send a friend. Nobody there asks why. A shared lunch for seniors costs little. If you lose weight without trying, or feel faint, tell your doctor.',
        es: 'Si le cuesta ir: Pregunte si la llevan a casa o mande a alguien. Allí nadie pregunta por qué. Un almuerzo para mayores cuesta poco. Si baja de peso sin querer o siente desmayo, dígalo a su médico.',
      },
      facts: ['D19', 'D15'],
    },
    {
      label: { en: 'I cannot pay for my medicine', es: 'No me alcanza para las medicinas' },
      asks: {
        en: 'skip tablets to make them last; cut pills in half for the price; prescription too dear; insulin costs; cheaper version, generic; put off the dentist; did not collect my tablets; choose between pills and food',
        es: 'salto pastillas para que duren; parto la pastilla por el precio; la receta está muy cara; cuánto cuesta la insulina; genérico más barato; no compré el remedio; pastillas o comida; dejé el dentista',
      },
      say: {
        en: 'Please do not skip or halve any by yourself. Tell the pharmacist or doctor today: “I cannot pay for this.” They hear it often. There may be a cheaper one, or help. Ran out of an important one: call today.',
        es: 'No salte ni parta ninguna por su cuenta. Diga hoy en la farmacia o al médico: “No puedo pagar esto.” Lo oyen a menudo. Quizá haya otra más barata o una ayuda. Si se acabó una importante, llame hoy.',
      },
      more: {
        en: 'Take all your tablets along and ask: “Which must I have, which could go, which has a cheaper twin?” Only the doctor may drop one. Ask {company} about help with costs. Never use the tablets of others.',
        es: 'Lleve todas sus pastillas y pregunte: “¿Cuál es necesaria, cuál sobra, cuál tiene genérico?” Solo el médico puede quitar una. Pregunte a {company} por ayuda con el costo. Nunca use las de otra persona.',
      },
    },
    {
      label: { en: 'I owe my son money', es: 'Le debo dinero a mi hijo' },
      asks: {
        en: 'my son lent me money and asks for it every day; daughter wants it back; he talks to me so harshly; how do I tell him not to shout about it; we used to be so close; debt in the family; sad because of him',
        es: 'mi hijo me prestó plata y todos los días me reclama; mi hija me cobra; me habla feo por la deuda; cómo le digo que no me grite; antes éramos muy unidos; deuda en la familia; triste por mi hijo',
      },
      say: {
        en: 'It hurts when money comes between you. Say in a calm hour: “I have not forgotten. I can give you a little each month. Please do not shout at me.” Put it on paper, even if it is very little.',
        es: 'Duele cuando el dinero se mete entre los dos. Dígale en un buen rato: “No lo he olvidado. Puedo darte un poco cada mes. Por favor, no me grites.” Póngalo en un papel, aunque sea muy poco.',
      },
      more: {
        en: 'If the tone gets loud: “I listen when we speak softly,” and leave the room. Meet once about something nice, with no word of money. If you are afraid, or money or papers are taken from you, tell {company} or your doctor.',
        es: 'Si sube la voz: “Te escucho cuando hablamos bajito,” y salga del cuarto. Véanse una vez para algo lindo, sin hablar de dinero. Si le tiene miedo o le quitan plata o papeles, dígalo a {company} o a su médico.',
      },
    },
    {
      label: { en: 'My son keeps asking me for money', es: 'Mi hijo me pide dinero siempre' },
      asks: {
        en: 'grandson wants a loan again; I pay their rent and have none left; how do I say no to my daughter; never pays me back; gets angry when I refuse; uses my card; guilty if I do not help; lives off my pension',
        es: 'mi nieto quiere otro préstamo; les pago la renta y me quedo sin nada; cómo le digo que no a mi hija; nunca me devuelve; se enoja si no le doy; usa mi tarjeta; me siento mala si no ayudo; vive de mi pensión',
      },
      say: {
        en: 'You may love and still say no. Try: “I cannot give money. I can cook for you on Sunday.” Say it once, and repeat it in the same words. Your own rent, food and medicine come first.',
        es: 'Se puede querer y decir no. Pruebe: “Dinero no puedo darte. El domingo te hago de comer.” Dígalo una vez y repita lo mismo. Primero van su techo, su comida y sus medicinas.',
      },
      more: {
        en: 'If they press: “I will think until Friday.” Give no card and no PIN. Ask the bank for a new one if somebody has it. Threats, shouting or money taken is not your fault: call {company}, or {emergency} in danger.',
        es: 'Si insiste: “Lo pienso hasta el viernes.” No dé tarjeta ni clave. Si alguien la tiene, pida otra al banco. Amenazas, gritos o dinero que le quitan no son su culpa: llame a {company}, y con peligro a {emergency}.',
      },
      facts: ['T18'],
    },
    {
      label: { en: 'I am ashamed to ask for help', es: 'Me da vergüenza pedir ayuda' },
      asks: {
        en: 'too proud for charity; worked all my life; what would the neighbors think; others need it more; never asked for anything; feel like a beggar; humiliating at the office window',
        es: 'orgullo, no quiero limosna; trabajé toda mi vida; qué dirán los vecinos; otros lo necesitan más; nunca pedí nada; me siento una mendiga; humillante en la ventanilla; me da pena, apuro',
      },
      say: {
        en: 'That shame is very common. You did nothing wrong. You paid in for years, in work or in care. This help was made for such times. Call {company}: they keep it to themselves.',
        es: 'Esa vergüenza es muy común. No hizo nada malo. Usted aportó muchos años, con trabajo o cuidando. Esa ayuda se hizo para momentos así. Llame a {company}: lo que cuente queda ahí.',
      },
      more: {
        en: 'Make it small: One call, five minutes, with the words on paper: “My money does not last. What is there for me?” Or ask a friend to sit next to you. It often weighs less after the first sentence.',
        es: 'Hágalo pequeño: Una llamada, cinco minutos y la frase escrita: “El dinero no me alcanza. ¿Qué hay para mí?” O que una amistad se siente al lado. Tras la primera frase suele pesar menos.',
      },
    },
    {
      label: { en: 'Should I tell my children?', es: '¿Se lo cuento a mis hijos?' },
      asks: {
        en: 'the kids do not know about my debts; do not want to worry them; hide it from the family; they would take over my money; what would my daughter say about it; first words to tell them; keep it secret',
        es: 'los hijos no saben de mis deudas; no quiero preocuparlos; se lo escondo a la familia; me quitarían el manejo de mi plata; qué diría mi hija; con qué palabras se lo digo; lo guardo en secreto',
      },
      say: {
        en: 'One trusted person should know, for a secret makes it heavier. Try: “I am short of money. I do not want yours. I want you to look at the papers with me.” You stay the one who decides.',
        es: 'Conviene que una persona de confianza lo sepa: el secreto pesa. Pruebe: “Ando mal de dinero. No quiero el tuyo. Quiero que mires los papeles conmigo.” Quien decide sigue siendo usted.',
      },
      more: {
        en: 'If no child is the right one: a friend, a priest, or {company}. Choose a calm hour, over coffee, with three facts on paper. Say what you want and what not. You need not show all at once.',
        es: 'Si no es ningún hijo: una amistad, un cura o pastor, o {company}. Elija un buen rato, con café y tres datos en un papel. Diga qué quiere y qué no. No hace falta mostrar todo de una vez.',
      },
    },
    {
      label: { en: 'I do not open the debt letters', es: 'No abro las cartas de deudas' },
      asks: {
        en: 'pile of unopened envelopes; afraid of the mailbox; collectors ring me; red letters, final notice, court; credit card debt; cannot look at it; is jail possible; bailiff at the door',
        es: 'un montón de sobres sin abrir; miedo al buzón; me llaman los cobradores; aviso final, embargo, juzgado; deuda de la tarjeta; no puedo ni mirarlas; me pueden llevar presa; cobrador en la puerta',
      },
      say: {
        en: 'Many do that from fear. Open them with somebody beside you, just ten minutes. Make two piles: with a date, and the rest. What has a date goes to a free debt adviser first. Ask {company} for one.',
        es: 'Muchos lo hacen por miedo. Ábralas con alguien al lado, solo diez minutos. Dos montones: con fecha y el resto. Lo que tiene fecha va primero a un asesor de deudas gratis. Pida uno a {company}.',
      },
      more: {
        en: 'If collectors call: “Send it in writing. I am getting advice.” Then hang up. Promise nothing and take no new loan. Roof, heat, food and medicine come first. A court letter: ask for legal help the same day.',
        es: 'Si llaman a cobrar: “Mándelo por carta. Ya busco consejo.” Y cuelgue. No prometa nada ni tome otro préstamo. Primero techo, calor, comida y medicinas. Si es carta de un juez: pida ayuda legal ese mismo día.',
      },
      facts: ['T15'],
    },
    {
      label: { en: 'I had to sell the car', es: 'Tuve que vender el carro' },
      asks: {
        en: 'gave up my car because of the cost; sold my ring, my piano; pawned things; how do I get about now; miss driving; lost my freedom; it hurts to sell what I loved',
        es: 'vendí el coche, el auto, porque no alcanzaba; vendí mi anillo; empeñé mis cosas; cómo me muevo ahora; extraño manejar; perdí mi libertad; duele vender lo que uno quiere',
      },
      say: {
        en: 'That is a real loss, and a brave step. You may be sad about it. Ask {company} for rides to the doctor, shops and church, and for a cheap bus pass. Fix one ride this week for something nice.',
        es: 'Es una pérdida de verdad y un paso valiente. Puede doler. Pida a {company} transporte al médico, a las tiendas y a la iglesia, y un pase barato. Busque esta semana un viaje para algo agradable.',
      },
      more: {
        en: 'If no ride comes: Ask one neighbor for a fixed day: “May I come along on Thursdays? I pay for coffee.” Shops and pharmacies may deliver. Before you sell more, let an adviser look at it with you.',
        es: 'Si no hay transporte: Pida a un vecino un día fijo: “¿Puedo ir con usted los jueves? Yo invito el café.” Tiendas y farmacias a veces llevan a casa. Antes de vender más, que lo vea un asesor.',
      },
      facts: ['S16'],
    },
    {
      label: { en: 'I gave a caller my card number', es: 'Di mi clave o tarjeta por teléfono' },
      asks: {
        en: 'somebody from the bank rang and I told the PIN; cheated, scammed out of money; bought gift cards; what do we do first with the bank; let him into my computer; will I get it back; clicked a link; sent money to a stranger',
        es: 'me llamó uno del banco y le di la clave; me estafaron, me timaron; compré tarjetas de regalo; qué hacemos primero con el banco; entró a mi computadora; recupero la plata; apreté un enlace; mandé dinero a un desconocido',
      },
      say: {
        en: 'You were tricked by people who do this all day. Call the bank now, with the number on your card: “Block the card and online access. I was scammed.” Ask them to stop or bring back the payment.',
        es: 'Le engañó gente que vive de esto. Llame ahora al banco, al número de su tarjeta: “Bloqueen la tarjeta y la cuenta en línea. Me estafaron.” Pida que paren o devuelvan el pago.',
      },
      more: {
        en: 'Then: Change the password, from another device. Tell the police and keep their paper. Write down time, number and words. Turn a computer off that they were on. Who offers to get money back for a fee is a cheat too.',
        es: 'Luego: Cambie la clave desde otro aparato. Dígalo a la policía y guarde el papel. Apunte hora, número y palabras. Si entraron a su computadora, apáguela. Quien cobra por traer de vuelta el dinero también estafa.',
      },
      facts: ['L17'],
    },
    {
      label: { en: 'I feel so stupid that I fell for it', es: 'Qué vergüenza haber caído' },
      asks: {
        en: 'ashamed I was scammed; old fool; cannot tell my family; how could I be so silly; they will think I am losing my mind; angry with myself; all my savings gone; trust nobody now',
        es: 'me siento tonta, qué boba fui; vergüenza por la estafa; no se lo cuento a nadie; van a creer que estoy perdiendo la cabeza; rabia conmigo; perdí mis ahorros; ya no confío en nadie',
      },
      say: {
        en: 'You are not stupid. Clever people of all ages fall for it, for these thieves are trained. The shame belongs to them. Tell one person today: “Something bad happened to me. Please do not scold me.”',
        es: 'No es torpeza. Cae gente lista de toda edad, porque esos ladrones tienen práctica. La vergüenza es de ellos. Cuéntelo hoy a alguien: “Me pasó algo feo. Por favor, no me regañes.”',
      },
      more: {
        en: 'When it comes back at night: Write what you did right since then, such as the bank, the police, the talk. Telling it warns others. If you cannot eat, sleep or hope, see your doctor. If you think of dying, call {crisis}.',
        es: 'Cuando vuelva de noche: Anote qué hizo bien desde entonces: banco, policía, contarlo. Su historia protege a otros. Si no puede comer, dormir ni tener esperanza, vea a su médico. Si piensa en morir, llame a {crisis}.',
      },
    },
    {
      label: { en: 'Strange calls keep coming', es: 'Siguen las llamadas raras' },
      asks: {
        en: 'they ring every day about a prize; grandson in jail, needs money; says he is the tax office; how do I know it is a scam; block the number; message with a link; what do I say to get rid of them; new friend online asks for money',
        es: 'llaman todos los días por un premio; que mi nieto está preso y pide plata; dicen ser del banco, de impuestos; cómo sé si es estafa; bloquear el número; mensaje con enlace; qué digo para que cuelguen; amigo de internet pide dinero',
      },
      say: {
        en: 'You owe a stranger no politeness: hang up. Hurry, secrecy, gift cards or a wish for your code mean a scam. Then call back yourself, with a number you know. No honest bank asks for your PIN.',
        es: 'No le debe nada a un extraño: cuelgue. Prisa, secreto, tarjetas de regalo o pedir su clave: es estafa. Luego llame usted, a un número que conozca. Ningún banco de verdad pide la clave.',
      },
      more: {
        en: 'By the phone, put a card: “I give nothing by phone. Goodbye.” Let unknown calls ring. Agree on a family code word. Ask your phone company or a helper to block numbers. Tell the police if they threaten.',
        es: 'Junto al teléfono, una tarjeta: “No doy nada por teléfono. Adiós.” Si no conoce el número, deje que suene. Tengan en familia una palabra secreta. Pida a alguien que le ayude a bloquear esos números. Si hay amenazas, llame a la policía.',
      },
      facts: ['L17', 'S14'],
    },
    {
      label: { en: 'Dad nearly gave them his number', es: 'Mi papá casi da su tarjeta' },
      asks: {
        en: 'my father almost fell for a scam; Mum sends money to a man online; how do I protect her account; she believes every caller; should I take his card away; talk to my parents about fraud; limits at the bank',
        es: 'mi papá casi cae en una estafa; mi mamá le manda dinero a un hombre por internet; cómo protejo su cuenta; le cree a cualquiera que llama; le quito la tarjeta; hablar con mis padres del fraude; límites en el banco',
      },
      say: {
        en: 'Praise first: “Well done that you told me.” Then agree on one rule for you both: no number, no money, before one call to each other. Ask the bank together for a low limit and an alert.',
        es: 'Primero el elogio: “Qué bueno que me contaste.” Luego una regla para los dos: ni números ni dinero antes de llamarse. Pidan juntos en el banco un límite bajo y un aviso.',
      },
      more: {
        en: 'Tape a note to the phone: “First I call my family.” Block unknown calls together. If money is already gone, call the bank now. If it happens again and again, or memory slips too, see the doctor together.',
        es: 'Pegue una nota en el teléfono: “Primero llamo a mi familia.” Bloqueen juntos lo desconocido. Si ya salió dinero, llamen ahora al banco. Si pasa una y otra vez, o falla la memoria, vayan juntos al médico.',
      },
      facts: ['L17'],
      whose: 'other',
    },
    {
      label: { en: 'Gets angry when I warn of a scam', es: 'Se enoja si le advierto de la estafa' },
      asks: {
        en: 'she will not believe it is fraud; he says mind your own business; in love with somebody online; mother hides it from me; row about the stranger who asks for money; how do I talk without a fight',
        es: 'no me cree que es fraude; me dice que no me meta; está enamorada de alguien por internet; mi madre me lo esconde; pelea por el desconocido que pide plata; cómo le hablo sin discutir',
      },
      say: {
        en: 'Do not call it stupid: these people give attention, and it hurts to lose it. Ask more than you tell: “What does he write? Have you met?” Say: “I am on your side.” Then warn the bank.',
        es: 'No lo llame tontería: esa gente da atención, y perderla duele. Pregunte más de lo que afirma: “¿Qué te escribe? ¿Lo has visto?” Diga: “Estoy de tu lado.” Y avise al banco.',
      },
      more: {
        en: 'Next: Show a story of somebody else who was tricked the same way. Let a friend, priest or bank clerk say it. Offer real company at the hour of the calls. Threats or large sums: tell the police too.',
        es: 'Después: Muestre la historia de otra persona engañada igual. Que lo diga una amistad, el cura o alguien del banco. Ofrezca compañía a la hora de esas llamadas. Amenazas o mucho dinero: avise también a la policía.',
      },
      facts: ['S14'],
      whose: 'other',
    },
    {
      label: { en: 'They turned off my power or water', es: 'Me cortaron la luz o el agua' },
      asks: {
        en: 'electricity disconnected for an unpaid bill; no lights since morning; shut off notice; gas is off; oxygen machine needs power; fridge is warming; insulin in the fridge; when will they put it back',
        es: 'me dejaron sin luz por no pagar; aviso de corte; no hay gas; la máquina de oxígeno necesita corriente; la nevera se descongela; insulina en la refri; cuándo la vuelven a poner; reconexión',
      },
      say: {
        en: 'Call the company now: “I am older, my power is off. Put it back, I want a payment plan.” If you need it for oxygen or a machine, say so first. No spare for oxygen: call {emergency}.',
        es: 'Llame ahora a la empresa: “Soy una persona mayor y me cortaron. Repónganlo, quiero un plan de pago.” Si una máquina u oxígeno lo necesita, dígalo primero. Si no tiene oxígeno de reserva: llame a {emergency}.',
      },
      more: {
        en: 'Until it is back: Flashlight, no candles. Keep the fridge shut. Ask the pharmacist about insulin. Go to a neighbor or a warm public place. Ask {company} for money in an emergency, today.',
        es: 'Hasta que vuelva: Linterna y no velas. Nevera cerrada. Pregunte en la farmacia por la insulina. Vaya con un vecino o a un lugar público. Pida hoy a {company} dinero de urgencia.',
      },
    },
    {
      label: { en: 'What can I do that costs nothing?', es: '¿Qué hago que no cueste nada?' },
      asks: {
        en: 'no money to go out; free things for older people; everything costs; cannot afford coffee with friends; free concerts, library, clubs; embarrassed that I cannot pay my share; cheap fun',
        es: 'no hay plata para salir; cosas gratis para mayores; todo cuesta; no puedo pagar un café con amigas; conciertos gratis, biblioteca, clubes; me da pena no poder invitar; divertirse con poco',
      },
      say: {
        en: 'A lot: the library, a walk with a neighbor, church choir, cards at the senior center, a free museum day. Choose one for this week. To friends say: “Let us meet in the park. I bring the flask.”',
        es: 'Mucho: la biblioteca, caminar con un vecino, el coro, cartas en el centro de mayores, un día de museo gratis. Elija algo esta semana. A las amistades: “Veámonos en el parque. Yo llevo el termo.”',
      },
      more: {
        en: 'If you cannot get there: Ask {company} for a ride, or for clubs by phone. Books can be lent by phone order too. Your skill is worth something: swap a cake for a haircut, an hour for an hour.',
        es: 'Si no puede llegar: Pida a {company} transporte o clubes por teléfono. Muchas bibliotecas prestan por encargo. Lo que sabe hacer vale: cambie un pastel por un corte de pelo, una hora por otra.',
      },
      facts: ['T14', 'L18'],
    },
    {
      label: {
        en: 'How do I pay for a funeral or repairs?',
        es: '¿Cómo pago un entierro o un arreglo?',
      },
      asks: {
        en: 'funeral costs of my husband; burial, headstone; the roof leaks; boiler or fridge broke; car repair; big bill all at once; hospital bill; undertaker wants money; quick loan offered',
        es: 'gastos del funeral de mi marido; sepelio, velorio, lápida; gotea el techo; se rompió la nevera, el calentador; un gasto grande de golpe; cuenta del hospital; la funeraria quiere el dinero; me ofrecen un préstamo rápido',
      },
      say: {
        en: 'Sign nothing today. Ask for the price in writing, and ask two places. Ask {company} what help there is for a funeral, repairs or hospital costs. Many take small payments each month if you ask.',
        es: 'Hoy no firme nada. Pida el precio por escrito y pregunte en dos lugares. Pregunte a {company} qué ayuda hay para entierros, arreglos u hospital. Muchos aceptan pagos pequeños cada mes si se pide.',
      },
      more: {
        en: 'Take somebody along to such talks. A simple funeral is no lack of love. Ask a church, union or old employer for a fund. No loans at the door or by phone. Danger such as gas or bare wires: call {emergency}.',
        es: 'Vaya con alguien a esas charlas. Un entierro sencillo no es falta de amor. Pregunte por un fondo en la iglesia, el sindicato o su viejo trabajo. Nada de préstamos por teléfono. Olor a gas o cables sueltos: llame a {emergency}.',
      },
      facts: ['T15'],
    },
  ],
}
