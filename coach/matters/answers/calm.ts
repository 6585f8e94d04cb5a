/** What is said to answers on worry, temper and what weighs on the mind. */

import { pattern } from '../../text/pattern.ts'
import type { Answering } from '../matter.ts'
import { either, inTheEvening, inTheMorning, saysNo, saysYes } from '../yes-or-no.ts'

export const calmAnswers = {
  temper: [
    {
      when: pattern(
        '(tired|exhaust*|sleep*|pain*|hungry|hurt*|noise*|loud|cansad[oa]|cansancio|sueno|dormir|dolor*|duele|hambre|ruido*)',
      ),
      say: {
        en: 'Then mend that first: an earlier bed, a meal at its hour, the noise turned off. Say it aloud before it boils: “I am tired, not angry with you.” A pain that stays: tell your doctor.',
        es: 'Entonces arregle eso primero: cama más temprano, comida a su hora, apagar el ruido. Dígalo antes de que hierva: “Tengo cansancio, no es contigo”. Si un dolor sigue, dígalo al médico.',
      },
    },
    {
      when: pattern(
        '(caring|care for|repeat*|same (question|thing)|mother|husband|wife|asks|cuid*|repite*|lo mismo|mama|espos[oa]|marido|pregunta*)',
      ),
      say: {
        en: 'Then that person and you both need a pause in the day. Ask somebody today to sit with them for an hour, at a set time. Till then: step into another room, breathe out slowly, come back.',
        es: 'Entonces ambos necesitan una pausa en el día. Pida hoy a alguien que acompañe una hora, siempre a la misma. Mientras: pase a otro cuarto, suelte el aire despacio y vuelva.',
      },
    },
    {
      when: pattern(
        '(news|politic*|government|television|tv|noticias|politic*|gobierno|tele|television)',
      ),
      say: {
        en: 'Then that is in your hand: hear it once a day, at a set hour, and switch it off after. Put music or a short walk behind it. With visitors, agree to leave the matter out.',
        es: 'Entonces está en su mano: óigalas una vez al día, a una hora fija, y luego apague. Después, música o un paseo corto. Con visitas, acuerden dejar ese tema fuera.',
      },
    },
  ],
  prayer: [
    {
      when: inTheEvening,
      say: {
        en: 'Then make it the last thing of your day: lamp low, phone away, sitting at ease, the words you know by heart. Worries that come up may go on a slip of paper beside you.',
        es: 'Entonces que sea lo último del día: poca luz, sin teléfono, a gusto en su silla, con las palabras que sabe de memoria. Si vienen preocupaciones, apúntelas en un papelito.',
      },
    },
    {
      when: inTheMorning,
      say: {
        en: 'Then let it open your day: before the news and the phone, in your chair by the window. Name one person in it, and call that person later. So it reaches somebody.',
        es: 'Entonces que abra su día: antes de las noticias y del teléfono, en su silla junto a la ventana. Nombre a una persona, y más tarde llámela. Así le llega a alguien.',
      },
    },
  ],
  painAndMood: [
    {
      when: pattern(
        '((only|just) (about )?the (pain|mood)|about the (pain|mood)|pain yes|not the (mood|pain)|(solo|nada mas|nomas) (del|de lo|el) (dolor|animo)|del dolor si|del animo no)',
      ),
      say: {
        en: 'Then tell the other half too: each makes the other worse. Call this week, or put it on your list: “The pain is there, and my mood is low too.” Both can be treated.',
        es: 'Entonces cuente también la otra mitad: una empeora a la otra. Llame esta semana, o apúntelo para su cita: “Tengo dolor, y también el ánimo bajo”. Las dos se pueden tratar.',
      },
    },
    {
      when: saysNo,
      say: {
        en: 'Then make that your step: call this week and say both in one sentence, “I have pain, and my mood is low.” Say how long, and what you no longer do. Too dark? Call {crisis}.',
        es: 'Entonces ese es su paso: llame esta semana y diga ambas cosas en una frase: “Tengo dolor y el ánimo bajo”. Diga desde cuándo, y qué ya no hace. ¿Muy oscuro? Llame a {crisis}.',
      },
    },
    {
      when: saysYes,
      say: {
        en: 'Good, that was the hard part. Then your share is small and daily: arms to one song, and one pleasant thing at a set hour. No better in two weeks? Tell the doctor just that.',
        es: 'Bien, eso era lo difícil. Lo suyo es pequeño y diario: brazos con una canción, y una cosa agradable a hora fija. ¿Sigue igual en dos semanas? Dígaselo así al médico.',
      },
    },
  ],
  partInHand: [
    {
      when: saysNo,
      say: {
        en: 'Then it is not yours to mend, and love goes on all the same. Write the worry down and leave it for tomorrow’s worry time. Send one kind line: “I am thinking of you.”',
        es: 'Entonces no le toca arreglarlo, y el cariño sigue igual. Apunte la preocupación y déjela para mañana a esa hora. Mande una línea: “Pienso en ti”.',
      },
    },
    {
      when: either(
        saysYes,
        pattern('(i (could|can|might|will)|maybe|call|podria|puedo|quiza|llamar*|escribirle)'),
      ),
      say: {
        en: 'Then do that one thing today, and let it be enough. Ask first: “Do you want advice, or only my ear?” When it is done, put the rest down till tomorrow’s worry time.',
        es: 'Entonces haga hoy esa sola cosa, y que baste. Pregunte antes: “¿Quieres consejo, o nada más que te escuche?”. Lo demás, hasta mañana a su hora.',
      },
    },
  ],
  results: [
    {
      when: pattern(
        '(no idea|do not know|did not (say|tell)|nobody (said|told)|not sure|no se|no me (dijeron|han dicho|avis*)|no tengo idea|quien sabe|nadie)',
      ),
      say: {
        en: 'Then that is the first thing to mend: a day without a date is the hardest. Call today: “When will I hear, who calls, and whom do I ring if nobody does?” Write the answer down.',
        es: 'Entonces eso es lo primero: esperar sin fecha es lo más duro. Llame hoy: “¿Cuándo me avisan, quién llama, y a quién llamo yo si no?”. Apunte la respuesta.',
      },
    },
    {
      when: pattern(
        '(today|tomorrow|this week|(in )?(a|one|two|three|few) days?|monday|tuesday|wednesday|thursday|friday|hoy|manana|esta semana|(un|dos|tres|pocos) dias?|lunes|martes|miercoles|jueves|viernes|pasado manana)',
      ),
      say: {
        en: 'That is soon. Choose today who will be with you when it comes, and lay the three questions by the phone. Keep the evening before for something plain: a meal with someone, a film.',
        es: 'Ya falta poco. Elija hoy quién estará con usted, y deje las tres preguntas junto al teléfono. La noche antes, algo sencillo: cenar con alguien, una película.',
      },
    },
    {
      when: pattern('(weeks?|months?|long|a while|semanas?|mes(es)?|mucho|rato|falta)'),
      say: {
        en: 'That is long. Mark the day on the calendar, and put one good thing in each week before it. Feel worse meanwhile? Do not wait for the date: call your doctor.',
        es: 'Es largo. Marque el día en el calendario, y antes ponga algo bueno en cada semana. ¿Se siente peor mientras tanto? No espere la fecha: llame a su médico.',
      },
    },
  ],
  quarrel: [
    {
      when: pattern(
        '(money|inherit*|will|house|land|loan|owe*|dinero|herencia|casa|terreno|prestamo|deb[ei]*|testamento)',
      ),
      say: {
        en: 'Money is where many families part. Keep the two things apart: the warm line first, with no figures in it. For the money, find somebody who gains nothing by it, and sign nothing in haste.',
        es: 'El dinero separa a muchas familias. Guarde las dos cosas aparte: primero la palabra cálida, sin cifras. Para el dinero, busque a alguien que no gane nada, y no firme con prisa.',
      },
    },
    {
      when: pattern(
        '(said|word*|insult*|shout*|yell*|hurt|offend*|argu*|blam*|dijo|dije|dijeron|palabra*|insult*|grit*|ofend*|discut*|culp*|lastim*)',
      ),
      say: {
        en: 'Words said in anger are seldom the whole truth. Begin with your own part, if there is one: “I am sorry for my share.” Then stop, and leave the answer to them.',
        es: 'Lo que se dice con enojo casi nunca es toda la verdad. Empiece por lo suyo, si lo hay: “Perdón por mi parte”. Y ya; deje que la otra persona conteste.',
      },
    },
    {
      when: pattern(
        '(nothing|do not know|no idea|stopped (talking|calling)|nada|no se|dejo de (hablar*|llamar*)|ni idea)',
      ),
      say: {
        en: 'Not knowing why is a weight of its own. Then ask, without guessing: “I do not know what I did. I would like to hear it.” If no answer comes, leave the door open.',
        es: 'No saber por qué también pesa. Entonces pregunte sin adivinar: “No sé qué hice. Quisiera escucharte”. Si no hay respuesta, deje la puerta abierta.',
      },
    },
  ],
  frightens: [
    {
      when: pattern(
        '(pain*|hurt*|needle*|injection*|drill*|dolor*|duel*|doler|aguja*|inyeccion*|piquete*|torno)',
      ),
      say: {
        en: 'Then say it as you come in: “I am afraid it will hurt. What do you give for that?” Agree on a raised hand that means stop. Look away, and let the breath out slowly.',
        es: 'Entonces dígalo al entrar: “Me da miedo que duela. ¿Qué me dan para eso?”. Acuerden que la mano arriba es parar. Mire a otro lado y suelte el aire despacio.',
      },
    },
    {
      when: pattern(
        '(what they (find|say|tell)|bad news|result*|cancer|find something|diagnos*|mala noticia|malas noticias|resultado*|que me (digan|encuentren|diga)|encuentren|diagnostic*)',
      ),
      say: {
        en: 'Then do not hear it by yourself. Ask somebody today to sit beside you and write down what is said. First question on your paper: “What happens next, and who helps me?”',
        es: 'Entonces no lo oiga a solas. Pida hoy a alguien que se siente a su lado y apunte lo que dicen. Primera pregunta en su papel: “¿Qué sigue, y quién me ayuda?”.',
      },
    },
    {
      when: pattern(
        '(anesthe*|not wak*|asleep|die|dying|operation|surgery|anestesia|no despertar|dormid[oa]|morir*|operacion|cirugia)',
      ),
      say: {
        en: 'Many fear that, and the team expects the question. Call before the day: “May I talk with whoever puts me to sleep?” Tell them your illnesses and all your tablets. Have somebody with you that morning.',
        es: 'Ese miedo es de muchos, y el equipo espera la pregunta. Llame antes: “¿Puedo hablar con quien me va a dormir?”. Dígale sus males y todas sus pastillas. Que alguien le acompañe ese día.',
      },
    },
    {
      when: pattern('(understand*|forget*|alone|remember|hear|entend*|olvid*|a solas|sol[oa]|oir)'),
      say: {
        en: 'Then take an ear along: ask somebody today. No one free? Say: “Please write it down for me in plain words.” At the end repeat it back: “So I do this. Is that right?”',
        es: 'Entonces lleve otro oído: pida hoy a alguien. ¿Nadie puede? Diga: “¿Me lo apunta en palabras sencillas?”. Al final repítalo: “Entonces hago esto. ¿Es así?”.',
      },
    },
  ],
} satisfies Readonly<Record<string, readonly Answering[]>>
