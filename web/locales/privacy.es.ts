/**
 * Texts of the privacy page, in Spanish. Each sentence says what the program does now; whoever changes
 * what is kept, sent or shown changes it here too, and gives the consent text a new version where it
 * touches it.
 */

import type { PrivacyTexts } from './privacy.ts'

export const privacyTexts: PrivacyTexts = {
  heading: 'Su privacidad',
  lead: 'Esta página dice qué se guarda sobre usted, dónde se guarda, quién lo puede ver y qué puede hacer usted.',
  short: {
    heading: 'En breve',
    points: [
      'Puede usar este sitio sin una cuenta. Así sus respuestas se quedan en su dispositivo.',
      'Con una cuenta, guardamos sus respuestas en el servidor de este sitio. Así puede verlas en cualquier dispositivo.',
      'Aquí no hay anuncios. Nadie le sigue de un sitio a otro.',
      'Puede ver, descargar y borrar sus datos cuando quiera. Puede corregir lo que nos dijo sobre usted.',
    ],
  },

  guest: {
    heading: 'Si no tiene una cuenta',
    points: [
      'Su navegador guarda en este dispositivo sus respuestas, sus puntajes, su estatura y su peso. También su año de nacimiento y su género, si los da para comparar sus puntajes. Nosotros no recibimos nada de esto.',
      'Lo que pregunta a la guía también se contesta en este dispositivo. Si deja que recuerde algo, eso se queda aquí. Su plan también. No lo recibimos.',
      'Quien use este dispositivo los puede ver. Si usted borra los datos del navegador, se pierden.',
      '¿Otras personas usan este dispositivo? Marque esa casilla antes de seguir sin cuenta. Así todo lo que hizo se borra al presionar Salir.',
    ],
  },

  account: {
    heading: 'Si tiene una cuenta',
    intro: 'Estas cosas se guardan en el servidor de este sitio:',
    points: [
      {
        name: 'Sobre usted',
        text: 'Su correo, su año de nacimiento y su género. El día en que creó su cuenta, el de su última visita y el día en que corrigió esto. Un número corto por la red desde la que se inscribió: muchas redes tienen el mismo, así que no dice dónde estaba usted. De su contraseña guardamos una forma que no se puede leer.',
      },
      {
        name: 'Sus resultados',
        text: 'Sus respuestas, sus puntajes, su índice de masa corporal y los puntajes que usted escribió. Cada uno con su fecha. También si alguien le ayudó a responder.',
      },
      {
        name: 'Lo que la guía recuerda',
        text: 'Solo si usted dijo que sí: lo que le contó de su salud, de sus límites, de sus gustos, de lo que probó y de su meta. Está en sus propias palabras, cada cosa con su fecha. Puede verlo, cambiarlo y borrarlo en “Lo que recuerdo”. Lo que escribe en un peligro nunca se guarda.',
      },
      {
        name: 'Su plan',
        text: 'Los pasos que guardó, en sus propias palabras, con los días, lo que marcó y cómo le fue en sus semanas. Solo usted lo lee. Ningún modelo de lenguaje lo recibe. Puede cambiarlo y borrarlo en “Mi plan”. Si pidió avisos: a qué hora y en qué zona horaria, y en qué días le escribimos. Si llegan a un dispositivo: la dirección por la que los pasa el fabricante de su navegador. Lo que dicen va cifrado, y solo su dispositivo puede leerlo.',
      },
      {
        name: 'Su permiso',
        text: 'Las palabras a las que dio su permiso, y cuándo.',
      },
      {
        name: 'Cómo entra en su cuenta',
        text: 'Los navegadores que le conocen, cada uno con un nombre como Firefox en Windows y el día en que lo usó por última vez. Sus llaves de acceso, si creó alguna. Los últimos códigos que le enviamos. Un correo nuevo, hasta saber que es suyo. Las llaves y los códigos se guardan de una forma con la que nadie puede entrar.',
      },
      {
        name: 'Enlaces que comparte',
        text: 'Si comparte sus resultados con un enlace: el nombre que le dio, qué muestra, cuándo termina, cuántas veces se abrió y cuándo fue la última. El enlace mismo se guarda de una forma que no abre nada. No sabemos quién lo abrió.',
      },
      {
        name: 'El registro de su cuenta',
        text: 'Cuándo entró, descargó sus datos o cambió algo. Dice qué se hizo y cuándo. No tiene sus respuestas ni su correo.',
      },
      {
        name: 'Personas como usted',
        text: 'Una vez al día vemos cómo le va a su grupo de edad, a hombres y a mujeres. De cada puntaje más nuevo de usted usamos solo en qué tercio o mitad de su escala está. No guardamos cuántas personas tienen cada puntaje. De un grupo pequeño o muy nuevo no mostramos nada.',
      },
      {
        name: 'Cuántas veces',
        text: 'Cuántas veces alguien trató de entrar con su correo, y cuántas preguntó usted a la guía. Así nadie puede adivinar su contraseña. Estos números no tienen su correo ni la dirección de su red, sino formas que no se pueden leer. Duran una hora como máximo.',
      },
    ],
    chats:
      'Fuera de lo que usted deja que la guía recuerde, nada de lo que le escribe se guarda en el servidor.',
  },

  device: {
    heading: 'Lo que guarda su navegador',
    points: [
      {
        name: 'Una cookie para entrar',
        text: 'Es una nota pequeña en su navegador. Se crea cuando usted hace una cuenta o entra con contraseña, código o llave. Con ella, en este dispositivo basta su correo. Se guarda hasta 400 días. No hace nada más.',
      },
      {
        name: 'Una cookie para el idioma',
        text: 'Se crea cuando usted presiona el nombre de un idioma. Guarda ese idioma y nada más. Se guarda un año.',
      },
      {
        name: 'La memoria de su navegador',
        text: 'Quién tiene la sesión abierta aquí, y quién estuvo sin cuenta. Cómo le gusta ver este sitio. Las respuestas sin enviar o por enviar, las pruebas que hizo, y la estatura y el peso que puso. También su plan y sus puntajes, para que los vea sin internet. Sin cuenta, también sus resultados y lo que la guía recuerda.',
      },
      {
        name: 'Su voz',
        text: 'Nunca la recibimos. Si usted activa “Contestar con la voz”, su navegador pasa a palabras lo que dice. Puede mandar su voz a la empresa que lo hizo. Su permiso se queda en su navegador hasta que usted lo apague.',
      },
      {
        name: 'Las páginas de este sitio',
        text: 'Para que el sitio se abra sin conexión. No hay nada sobre usted en ellas.',
      },
      {
        name: 'Esta pestaña',
        text: 'Lo que habló con la guía, y parte de lo que escribió sin enviar. Se borra al cerrar la sesión o la pestaña.',
      },
    ],
    after:
      'Estas páginas no cargan nada de otras empresas. Los enlaces le pueden llevar a otros sitios, que tienen sus propias reglas.',
  },

  mail: {
    heading: 'Los correos que enviamos',
    always:
      'Le enviamos un código cuando lo pide. También le escribimos cuando tiene una cuenta nueva, y si otra persona trata de usar su correo. Le escribimos cuando cambia su correo. Y le escribimos antes de borrar una cuenta que nadie usa. En estos correos no hay nada sobre su salud.',
    server: 'Salen por el servidor de correo de quienes manejan este sitio.',
    outbox:
      'Este sitio no tiene ahora un servidor de correo. Los correos quedan en una carpeta que solo pueden abrir quienes manejan este sitio.',
  },

  coach: {
    heading: 'La guía y la IA',
    builtIn:
      'La guía de este sitio sigue reglas fijas. Trabaja en nuestro propio programa, y nadie más recibe lo que usted pregunta.',
    unknown:
      'Quienes manejan este sitio pueden agregar un modelo de lenguaje, que es un tipo de IA. Ahora no pudimos saber si este sitio tiene uno. Si lo tiene, vale esto:',
    none: 'Este sitio no tiene otra IA. Nada de lo que pregunta le llega a nadie más.',
    near: 'Quienes manejan este sitio usan también un modelo de lenguaje, que es un tipo de IA. Trabaja en su propia red. Si su sesión está abierta, recibe esto para escribir sus respuestas:',
    outside:
      'Quienes manejan este sitio usan también un modelo de lenguaje, que es un tipo de IA. Es de otra empresa. Si su sesión está abierta, esa empresa recibe esto para escribir sus respuestas:',
    gets: [
      'su pregunta, y las últimas líneas de la conversación',
      'su edad por grupos de diez años, como de 70 a 79',
      'sus puntajes de lo que pregunta',
      'su índice de masa corporal, si pregunta sobre comida',
      'para su página de consejos, hasta todos sus puntajes',
      'los consejos que tal vez no le convienen, como nada de vino, si lo dijo en la conversación o dejó que la guía lo recuerde',
    ],
    never:
      'No recibe su correo, su género ni su año de nacimiento. También quitamos los nombres, teléfonos y direcciones que usted escribe, si nuestro programa los reconoce. Por eso, no los escriba, por favor. Si usted parece estar en peligro, no preguntamos nada a la IA.',
    ownRules: 'Esa empresa tiene sus propias reglas sobre cuánto tiempo lo guarda.',
  },

  who: {
    heading: 'Quién puede ver sus datos',
    points: [
      'Usted, con su sesión abierta.',
      'Quienes manejan este sitio, porque el servidor es suyo.',
      'Ninguna otra persona que use este sitio. Solo ven cómo están entre muchas personas.',
      'Quien tenga un enlace que usted compartió, hasta que termine o usted lo pare. Nunca ven su correo.',
      'No vendemos nada y no damos nada a otros, salvo lo que arriba dice sobre la IA.',
    ],
    log: 'El registro del servidor anota qué tipo de página se pidió, cuándo, y qué tan rápido llegó. No anota quién la pidió.',
  },

  howLong: {
    heading: 'Cuánto tiempo se guarda',
    points: [
      'Su cuenta y sus resultados: hasta que usted los borre. Eso pasa al instante.',
      'Una sesión: hasta que usted la cierre, o hasta que pasen 12 horas sin usarla. A los 30 días termina siempre. Un código: 10 minutos.',
      'Un enlace que compartió: hasta que termine, o hasta que usted lo pare. Se borra en la hora que sigue.',
      'Copias de seguridad: quienes manejan este sitio pueden guardar copias de todo el servidor. Pregúnteles cuánto tiempo.',
    ],
    logBookKept: 'El registro de su cuenta se guarda para siempre.',
    logBookGoes: (months) =>
      `El registro de su cuenta se guarda ${months} meses. Lo más viejo se borra, un mes a la vez.`,
    logBookAlone: 'Si usted borra sus datos, ya nada en él lleva a usted.',
    unusedKept: 'Una cuenta que nadie usa se guarda hasta que la persona la borre.',
    unusedGoes: (days) =>
      `Si usted no entra en ${days} días, su cuenta se borra con todo lo que tiene.`,
    letterBefore: 'Le escribimos 30 días antes.',
  },

  rights: {
    heading: 'Lo que puede hacer',
    points: [
      'Ver qué guardamos sobre usted.',
      'Corregir su correo, su año de nacimiento y su género. Puede repetir cada prueba.',
      'Descargarlo, para guardarlo o mostrarlo a alguien.',
      'Compartir sus resultados con un enlace, y pararlo cuando quiera.',
      'Borrarlo todo. Así también quita su permiso.',
    ],
    link: 'Ir a Mis datos',
  },

  ask: {
    heading: 'A quién preguntar',
    named: (name) => `Este sitio lo maneja ${name}. Ahí puede preguntar sobre sus datos.`,
    unnamed:
      'Una clínica, una biblioteca, un pueblo o un grupo maneja este sitio para su gente. Pregunte donde le dieron esta dirección.',
    contact: 'Les puede escribir o llamar aquí:',
  },
}
