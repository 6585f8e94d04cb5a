/** Hears that no help is wanted, that a sign is gone, or that there never was a danger. */

import { heard } from './heard-report.ts'

/** By what is said, in both languages. */
export const refusals: readonly (readonly ['refuses' | 'passed' | 'denies', readonly RegExp[]])[] =
  [
    [
      'refuses',
      [
        heard(
          '(will not|am not|do not|can not|not going to|no need|no point|rather not|not worth) .. (to |be )?(call*|ring*|phon*|dial*|bother*|go|going|trouble|wast*|necessary)',
        ),
        heard(
          '(do not|not) (want|need) .. (ambulance|doctor|doctors|hospital|fuss|help|anyone|anybody|them|that)|no (ambulance*|hospital*|doctors?|fuss)|i refuse',
        ),
        heard(
          '(would rather|rather|prefer to|i will just|i will|just|should i|can i) .. (wait|sleep|lie down|rest|lie|see how|sit it out|leave it)|wait and see|see how (it|i)|(?<!(nearly|almost) let (her|him|them|me) )sleep it off|can wait|leave (me|it) (alone|be)|not calling|not ringing|i (already )?(said|told you) no',
        ),
        heard(
          'no (voy a|quiero|pienso|necesito|hace falta|hay que|me hace falta) .. (llamar|ir|molestar|ambulancia|medico|doctor|hospital|nada|nadie|que)|no (hace falta|es para tanto|llamo|vale la pena)|(ya )?(le|te) dije que no',
        ),
        heard(
          '(prefiero|mejor|voy a) .. (esperar|espero|espero a ver|descansar|descanso|acostarme|me acuesto|dormir|no llamar)|a ver si se (me )?(pasa|quita)|ya se me pasara',
        ),
      ],
    ],
    [
      'passed',
      [
        heard(
          '(has|have|is|are|it|that|they|s) (all )?(passed|gone off|gone away|gone now|gone|stopped|worn off|wearing off|eased|easing|better now|settled|cleared( up)?|vanished|disappeared)|(it|that|they|pain) went( away| off| by itself| on its own)|(feel|feeling|am) (much |a bit |a lot )?(better|fine|all right|alright) now|passed (off|now)',
        ),
        heard(
          '(ya )?se (me |le )?(fue|paso|pasaron|quito|quitaron|esta pasando|calmo|alivio)|ya (paso|pasaron|se paso|estoy mejor|me siento (bien|mejor))',
        ),
      ],
    ],
    [
      'denies',
      [
        heard(
          '(joke|joking|kidding|messing about|teasing|pulling your leg|figure of speech)|(forget|ignore|scrap) (it|that|i|what|me|all)|never ?mind|(did|do) not (really )?mean (it|that|anything|what)|misunder*|misread|misheard|got (it|me|that) (all )?wrong|not what i (meant|said)|take (it|that) back',
        ),
        heard(
          '(i am|we are) (perfectly |quite |really |just |absolutely )?(fine|ok|okay|all right|alright)( |$)|(stop|quit|enough) (your |the |with |all |of )*(fuss*|worry*|nag*|fret*|panic*|lectur*|drama|this|that)|nothing (is )?(wrong|the matter)|overreact*|(was|is) (just |only )?(nothing|silly)|do not (worry|fuss|be (so )?silly|panic)|mak(e|ing) .. fuss',
        ),
        heard(
          'broma|bromeaba|bromeando|olvid(elo|alo|ese|e|a|ate)|no (era|es|fue) nada|(me )?(mal ?)?(entendi[oste]*) mal|malentend*|no (me )?(entendio|entendiste)|no quise decir|no lo dije en serio|estoy (muy |perfectamente )?bien|no pasa nada|no (te|se) preocup*|exager*|no (me )?haga caso|es un decir|deje de (preocup*|insistir|molestar)',
        ),
      ],
    ],
  ]
