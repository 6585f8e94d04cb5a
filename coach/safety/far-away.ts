/** Hears that a person is in a country far away, of which the program knows no numbers. */

import { pattern } from '../text/pattern.ts'

/** Which number it is there, or that another is none there. */
export const ofNumber =
  '(who|whom|where) (do|can|should|could|would) (i|we) (ring|call|phone|turn to|talk to|speak to) (here )?in |((what|which|that|this|your|que|cual|ese|este|el) (number|numero|telefono)|no 911|911|988|999) (.. )?(is it |is there |do (we|i|you) (call|ring|have) |es |hay |marco |llamo )?(in|for|here in|en|aqui en|aca en|de) (the |la |el )?|(no (me |nos )?(sirve|funciona|existe)|no (good|use)|useless|does not work) (to |for )?(me |us )?(here |aqui |aca )?(in|en) (the |la |el )?'

/**
 * Countries far away, of which only whoever plainly lives or is there is told no number: many who are served here came
 * from them, have somebody there, or live in a street or a town of that name.
 */
const farAway =
  'netherlands|holanda|paises bajos|amsterdam|belgium|belgica|brussels|bruselas|luxemburgo?|luxembourg|switzerland|suiza|zurich|austria|viena|sweden|suecia|stockholm|norway|noruega|denmark|dinamarca|copenhagen|finland|finlandia|iceland|islandia|poland|polonia|chequia|czech republic|czechia|slovakia|hungary|hungria|romania|rumania|bulgaria|greece|grecia|cyprus|chipre|malta|croatia|croacia|serbia|slovenia|ukraine|ucrania|russia|rusia|turkey|turquia|israel|libano|egypt|egipto|morocco|marruecos|algeria|argelia|nigeria|ghana|kenya|kenia|nairobi|uganda|tanzania|ethiopia|etiopia|zimbabwe|botswana|namibia|pakistan|karachi|lahore|bangladesh|sri lanka|nepal|mumbai|delhi|china|hong kong|taiwan|japan|japon|tokyo|korea|corea|philippines|filipinas|manila|vietnam|thailand|tailandia|malaysia|malasia|singapore|singapur|indonesia|dubai|saudi arabia|trinidad|barbados|bahamas|haiti|belize|belice|guyana|andorra|gibraltar'
const afterPlace =
  '(?= ([.,]|and|but|so|because|since|now|with|for|where|what|who|i|my|last|this|recently|again|y|pero|con|desde|ahora|on)( |$)| *$)'
export const isFarAway = new RegExp(
  pattern(
    `(?<!(he|she|they|who|mother|father|son|daughter|husband|wife) ([a-z]+ )?)((i|we) ((now|also|still) )?(live|stay|am living|are living|am|are)|(i|we) ((have|had|just|recently) )*(moved|retired|relocated) (over )?to|(?<=^ |[.,] )((living|retired|moved) (here )?(to)?)|vivo|vivimos|(estoy|estamos) (viviendo|de vacaciones)?|me mude a|nos mudamos a|${ofNumber}) (((over |out )?here|alone|now|aqui|aca|all alone|on (holiday|vacation)|sol[oa]|con mi [a-z]+|with my [a-z]+) )*((in|en) )?(the |la |el )?(${farAway})${afterPlace}|(in|en) (the |la |el )?(${farAway})(?= (, )?(that|this|your|ese|este|su) (number|line|numero|telefono|linea))`,
  ),
  'gu',
)
