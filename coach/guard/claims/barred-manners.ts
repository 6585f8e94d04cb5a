/** How no sentence of a model may speak: pushing weight loss, shaming, posing, gossiping, echoing. */

import { claim, type Claim } from './claim.ts'

const body: readonly Claim[] = [
  claim(
    'weight-loss',
    [
      '(lose|losing|lost|drop|dropped|dropping|shed|shedding|burn* off|burn|melt|trim) .. (some |more |your |the |a few |extra |that )*(weight|pounds?|kilos?|kg|lbs|fat|inches|belly|stone)',
      '(lose|losing|drop|shed) (a bit|a little|a few|some)( more)?( \\.|$| of it)',
      '(lower|less|smaller|reduced) (body )?weight (would|will|is|can|may|could|helps?)',
      'weight .. (coming|come|comes|came|falling|melting) off',
      '(cut*|count*|limit*|restrict*|reduc*|track*|fewer|less|low) .. calorie*',
      '(slim|slimming|slimmer|thinner|skinn*|get lean|crash diet|go on a diet|low calorie|weight loss (plan|goal|diet|is|works|tips))',
      '(eat|eating) (much |a lot |far )?(less|very little|smaller portions)( food| at| each| every| a day| than| overall| to| \\.|$)',
      '(fast|rapid|quick) weight loss',
      '(great|well done|congratulations|proud|impressive|good job|amazing|wonderful|nice) ... (weight|pounds|kilos|thinner|slimmer|lighter)',
      '(perder|bajar|rebajar) .. (de )?(peso|kilos|libras)|adelgaz*',
    ],
    {
      isDeniable: true,
      unless: [
        '(without trying|by accident|check up|medical check|needs a check|call your doctor|tell your doctor)',
        'weight loss (suits|is) only|only .. (obesity|doctor|dietitian)',
        'sin (querer|intentar*)',
        'solo .. (conviene|obesidad)',
        'no trate de (adelgazar|bajar)',
        'do not (try to )?(lose|eat less)',
        '(weight|pounds) is not (the|your|a) (goal|aim|point|target)',
      ],
    },
  ),
  claim(
    'shame',
    [
      '(too|so) (old|fat|heavy|lazy|weak|overweight|frail|slow|stupid|far gone)',
      '(at|for) your age .. (you )?(should|can not|must|ought|cannot|need to|it is no)',
      'you (should|ought to) (be ashamed|have known|know better|feel bad|feel guilty|have started)',
      '(your (own )?fault|shame on|you (failed|fail|are failing|let yourself)|no excuse*|your laziness|lazy|laziness|pathetic|disgusting|foolish of you|silly of you|stop complaining|stop whining)',
      'you are (fat|obese|overweight|old|elderly|a burden|unhealthy|unfit|weak|a failure|heavy|out of shape|hopeless)',
      '(elderly|senile|geriatric|seniors like you|old folks|sweetie|dearie|young lady|young man|honey bun|old timer|over the hill)',
      'people your age (can not|should not|never|tend to be|are too)',
      '(demasiado|muy) (viej*|gord*|perezos*|mayor para)|deberia darle verguenza|es su culpa',
    ],
    {
      isDeniable: true,
      unless: ['(never|not|no one is|nobody is|are not) (ever )?too (old|late|weak|frail|slow)'],
    },
  ),
]

const posing: readonly Claim[] = [
  claim(
    'role',
    [
      '(as|being|speaking as|i am|trust me i am|this is|acting as|here as) (a|an|your|the) (own |licensed |trained |qualified |certified |real |medical |retired |family |experienced )*(doctor*|physician*|nurse*|therapist*|pharmacist*|psychologist*|psychiatrist*|dietitian*|nutritionist*|surgeon*|counselor*|clinician*|specialist*|professor*|professional|expert|lawyer)',
      '(my|our) (medical|clinical|professional|expert) (opinion|experience|advice|view|practice|training|judg*)',
      '(my|our) (own )?(training|studies|years|career|job|degree|work) (as|in|with|at)',
      'from (one|a|your) (doctor|nurse|therapist|pharmacist|clinician) to',
      '(my|our) (patients|clinic|practice|colleagues|office)',
      'i (prescribe|diagnose|treat|am prescribing|recommend you take)|doctors? like me',
      '(we|us) (doctors|nurses|physicians|therapists)',
      '(como|soy) (su |un |una )?(medic*|doctor*|enfermer*|terapeut*|farmaceutic*|psicolog*)',
    ],
    {
      unless: [
        '(not|never) (a|an|your) .. (doctor*|nurse*|therapist*|clinician*|professional)',
        'as (your|the|a) (doctor|nurse|therapist|pharmacist|physician) (said|says|told|advised|advises|asked|suggests|suggested|may|can|will)',
        'como (le )?(dijo|dice) su medico',
        'not as (a|your)',
      ],
    },
  ),
  claim(
    'human',
    [
      '(i am|i am just|i am also|as|being) (a |an |only |just |real |fellow |actual |old |older |real live )*(human|person|people|woman|man|mother|father|grandmother|grandfather|grandma|grandpa|carer|senior|friend of yours|adult)',
      'i am (not (a|an) (ai|robot|machine|bot|program|computer)|real|\\. real|[0-9]+ years old|alive)',
      '(when|since) i was (your age|young|a|little|in|[0-9]+|ill|sick|lonely|stressed)',
      'my (own )?(mother|father|wife|husband|kids|children|son|daughter|friend*|family|body|knees?|back|life|childhood|house|garden|dog|cat|sleep|grandchild*|doctor|age)',
      'i (also |too |often |sometimes |used to |still |always |myself |once |have |had |personally )*(sleep|slept|walk|walked|eat|ate|drink|live|lived|wake|woke|struggle*|suffer*|remember|grew up|enjoy*|love|loved|tried|try|cook|felt|fell|lost|was there|been there)',
      '(speaking )?(from|in) (my )?(own )?experience',
      'i know (just |exactly )?how (you feel|it feels|that feels|hard it)|i feel (your|the same|sad|tired|it too)|i love you|i miss you|same (thing )?happened to me',
      '(people|humans|those of us) like (me|us)|we (older|all get|seniors|humans)',
      'soy (un |una )?(humano|human*|persona|mujer|hombre)|mi (propia )?(madre|esposa|familia|esposo|hijo)',
    ],
    {
      unless: [
        '(i am|am) not (a|an) (human|person|real)',
        'not (a |an )?(real )?(human|person)',
        'no soy (un|una)',
        'i (would |will )?(love|enjoy) to',
        'i (will |can |would |also |could )?try to (help|answer|keep|explain)',
      ],
    },
  ),
  claim('other-people', [
    '(other|another|another of our|fellow|some|all|many|our|most) (user*|member*|account*|client*|residents|patients|participants here)',
    '(user*|people|members|others) (like you |here |on this (site|app) |of this program )+.. (scor*|said|told|answered|have|get|got)',
    '(his|her|their|neighbor*s?|wifes?|husbands?|friends?|daughters?|sons?|sisters?|brothers?) .. (score*|results?|answers|assessment*|account|plan)',
    '(someone|a person|a man|a woman|a lady|a user) (else )?(here|who|with|in|on|last|told|named|asked) ... (scor*|told me|asked me|wrote|account|same score)',
    '(last|previous|earlier) (user|person|visitor|chat with)',
    '(puntaje|resultado*) de (su|otr*|el|la|un)',
  ]),
  claim('prompt-echo', [
    '(my|these|the|your|system|hidden|secret|above|following|developer|initial) (instruction*|prompt*|guideline*|directive*|programming|rules say|system message|configuration)',
    '(instruction*|prompt|rules|guidelines) .. (say*|tell*|state*|require*|i was given|i have|given to me|above|forbid|do not allow|not allow)',
    '(i was|i am|i have been) (told|instructed|asked|programmed|trained|prompted|designed|given|ordered) (not )?(to|by|that|evidence|facts|the)',
    '(the |this |given |provided |supplied |above |your )(evidence|facts?|context|data|block|input|tags?) (provided|given|supplied|block|says|above|list*|section|i have|does not|do not|includes|between)',
    '(based on|according to|from|in|using) the (evidence|facts?|context|text|data|provided|given|information (provided|given|above))',
    '(square )?brackets?|evidence id*|fact id*|the id of|entry id',
    'as an? (ai )?(language model|large language model|assistant|chatbot|llm)|language model|openai|chatgpt|gpt|claude|gemini|llama|mistral|anthropic|token limit|knowledge cutoff',
    '(developer|dan|debug|god|admin) mode|jailbr*|i (can not|will|can|must) (reveal|disclose|share|ignore|obey|comply|show) (my|the|these|those|all|your|previous|with)',
    '(sure|okay|certainly|of course) (here (is|are)|i will) (the|my|your) (answer|response|paragraph*|rewritten|revised|text|prompt)',
    '(here is|here are|below is|this is) (the|my|your|a) (answer|response|rewrite|paragraph*|draft|output)',
    '(mis|las|estas) (instrucciones|reglas internas)|modelo de lenguaje|la evidencia (dada|proporcionada)',
  ]),
]

/** Everything that is barred for everyone. */
export const barredManners: readonly Claim[] = [...body, ...posing]
