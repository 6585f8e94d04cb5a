/** Stopping heavy drinking by concept: the drink, the end of it, how much it was, and what the body does. */

import { rule, type Rule } from '../rule.ts'

const drink =
  '{drink}|grog|cans|tins|tinnies|stubbies|bottle|bottles|plonk|lager|cider|stout|pints?|ale|the sauce|moonshine|bubbly|prosecco|port|vermouth|schnapps|spirits|shots|six pack*|handle|fifth|quart|boxed wine|box of wine|red|white|the drop|drop|bevvy|bevvies|the hard stuff|cocktail*|nightcap*|martini*|highball*|poteen|ouzo|sake|soju|cognac|drunk'
const sureDrink = drink.replace('|red|white', '').replace('|port', '')

const ended =
  'stopp*|stop|quit*|gave (it |them )?up|given (it |them )?up|giv* (it |them )?up|knock* .. on the head|cut (it |them )?out|cut (back|down)|came off|come off|coming off|detox*|dried out|dry out|dry|off (the|it|his|her)|without|no|none|last|ran out|run out|sober|cold turkey|pour* .. (away|out|down)|threw (out|away)|tip* .. (away|out|down)|bin|binned|chuck* (out|away)|took .. off|taken .. off|took away|taken away|hid|hidden|locked (up|away)|not (had|touched|a|one|let|allow*|have|drunk|drink|drank)|swor* off|swore off|(will|would) not (give|let|allow)|not (give|allow) .. (him|her|me)|shut|pack* (it |the drink )?in|on the wagon|since (his|her|my) last|gone out of|out of the house|jack* .. in|clean|kicked|laid off|let .. have|days? (since|after|off|in|dry)|dry (for )?.. (days|hours|week)'

const signs =
  'vibrat*|tear*|plucking|pick* at|shak*|trembl*|tremor*|sweat*|soak*|drench*|wringing|dripping|seeing|sees|saw|see (bugs|things|rats|people)|hallucinat*|bugs|spider*|insects|ants|rats|mice|snakes|flies|creatures|swat*|grab* .. air|fit|fits|seizure*|convuls*|vomit*|throwing up|puk*|being sick|sick|retch*|heav*|({cannot}) keep|heart .. (rac*|pound*|going|gallop*|hammer*|thump*)|hearts .. (going|rac*|pound*)|jitter*|jumpy|twitch*|crawl*|confus*|hear* (voices|things|music)|voices|clammy|the shakes|shakes|shaky|quiver*|rattl*|wide awake|not slept|no sleep|({cannot}) sleep|talk* to (people|children|no one|nobody|the)|knees knock|stomach turn*|on edge|panic*|terrified|not there|nobody else|pins and needles|the horrors|dts'

const heavy =
  '(a|one|two|three|half a|whole) .. (bottle|bottles|quart|fifth|litre|liter|pint|case|box|handle|six pack*) .. (of .. )?.. (a|every|each|per|most|by|daily|day|night)|(bottle|bottles|quart|fifth|litre|liter|handle|case|box|six|eight|ten|twelve|dozen|pints|cans|whole|big|two|three|four|five|half) ... (a day|every (day|night|morning|evening)|each (day|night)|most (days|nights)|daily|nightly|by (noon|teatime|lunch*|dinner|bedtime)|before (noon|lunch*|breakfast)|a night)|drunk hard|hard drink*|heavy drink*|drink* heav*|alcoholic|always have|for (years|decades|[0-9]+ years)|since (the navy|i was|his twenties|her twenties|[0-9]+)|[0-9]+ (yr*|years)|all day|from (morning|breakfast|the moment)|functioning|round the clock|morning (till|til|to|until) night|every (two|other|couple of) days'

const planStop =
  '(stop*|quit*|throw* (it |them )?(out|away)|lock*|never touch|give (it |them )?up|giv* up|cut (it |them )?out|go* dry|dry out|detox*|nothing|none|no more|not a drop|zero|chuck* it|pour* .. (away|out|down)|gone out of the house|come off|coming off) && (tomorrow|today|tonight|monday|at once|in one go|cold|cold turkey|straight|dead|overnight|for good|sudden*|right away|now|from|this week|completely|altogether|by myself|tonight|never touch|lock*|on my own|without|nothing at all|gets me through|out of the house|every drop|just like that)'

const trago =
  'alcohol|vino|cerveza*|trago*|ron|whisky|guisqui|vodka|ginebra|mezcal|tequila|aguardiente|guaro|pisco|singani|conac|conac|brandy|anis|cubata*|copa*|botella*|licor|cana|bebida|bebia|beber|bebo|bebe|bebiendo|tomar|tomaba|tomo|toma|chupar|chupaba|chela*|caguama*|litro*|fernet|vermut|orujo|chicha|pulque|gota|empinar|emborrach*|borrach*'
const cortar =
  'dej*|cort*|quit*|sin|suspend*|no (bebe|bebo|toma|tomo|ha tomado|he tomado|he bebido|ha bebido|prueb*|tomar)|bot(amos|o|aron|e)|tir(amos|o|aron|e)|escond*|desde que|llev*|abstin*|desintoxic*|sobri*|jur*|nada de|par(o|e) de|se acab*|se le acab*|encerr*|ultim*|seco'
const senal =
  'tembl*|tiembl*|no reconoce|maracas|gelatina|sud*|empap*|veo|ve|viendo|oye|oyendo|voces|bichos|hormigas|aranas|ratas|culebras|sombras|alucin*|convulsi*|ataque|espuma|vomit*|corazon|a mil|palpit*|no (duermo|duerme)|manot*|asust*|ansi*|nervios*|delir*|fiebre|escalofri*|mareo*|castan*|insomnio|calambre*|confund*|desorient*|fantasm*|diablo|oigo|musica que'
const mucho =
  '(botella*|litro*|six|seis|ocho|diez|docena|caja|carton|media|una|dos|tres|cuatro|cinco) ... (al dia|diari*|cada (dia|noche)|por dia|todos los dias|todas las noches|con la comida|antes de|al levant*)|a diario|todos los dias|toda la vida|anos (de|bebiendo|tomando)|desde (joven|chico|los)|diari*|de golpe|empedernid*|alcoholic*'
const plan =
  '(dejar*|cortar*|quitar*|parar|dejo|corto|suelto|abandonar) && (de golpe|de un solo|de un|de una|manana|hoy|ya|a palo seco|en seco|de una|ya mismo|de raiz|sin medico|solo|sola|por mi cuenta|lunes|ahora|de tajo|por completo|para siempre)'

const quiet = [
  '(coffee|caffeine|tea|soda|cola|sugar|smok*|cigarette*|fizzy|bread|salt|chocolate|cafe|refresco|azucar|fumar|cigarr*) .. (intake|habit|early|and|at|for|instead|too|is|after|before|de|con)|too much coffee|decaf*',
]

/** Rules for alcohol withdrawal (coach.md section 4; fits and seeing things come within days). */
export const drinkStopRules: readonly Rule[] = [
  rule(
    'alcohol_withdrawal',
    [
      `(${sureDrink}) && (${ended}) && (${signs}) && (${heavy}|days?|hours?|since|yesterday|today|now|morning|week|tonight|last night|thursday|monday|tuesday|wednesday|friday|saturday|sunday|weekend|storm|hospital|each time|every time|whenever|when i|when he|if i|nobody|none|unless)`,
      `(red|white) && (bottle*|glass*) && (${ended}) && (${signs}|${heavy})`,
      '(on the (dry|wagon)|drying out|dried out|dry (for )?(two|three|four|five|[0-9]+|a couple of|a few) (days|nights|hours)|detox*|cold turkey|quit cold|stop* dead|stopped dead|went dry|gone dry|went sober|getting sober) && '.concat(
        `(${signs}|${heavy})`,
      ),
      `(${drink}) && (${heavy}) && ${planStop}`,
      `(${drink}) && (each time|every time|whenever|when) ... (cut|stop|skip|miss|go without|leave) && (${signs})`,
      `(${drink}) && (morning*|first thing|breakfast|steady|before i can) && (shak*|trembl*|hands?|jitter*|steady) && (until|till|unless|without|if i|to (stop|steady|settle)|before|need*)`,
    ],
    quiet,
  ),
  rule(
    'alcohol_withdrawal',
    [
      `(${trago}) && (${cortar}) && (${senal}) && (${mucho}|dias?|horas|en seco|de golpe|desde|ayer|hoy|anoche|manana|ahora|ya|lunes|martes|miercoles|jueves|viernes|sabado|domingo|antier)`,
      `(${trago}) && (${mucho}) && ${plan}`,
      `(${trago}) && (${cortar}) && (tembl*|tiembl*|bichos|alucin*|convulsi*|voces|maracas|sombras|hormigas|aranas)`,
    ],
    quiet.concat('tiemblan las piernas .. (clase|baile)'),
  ),
]
