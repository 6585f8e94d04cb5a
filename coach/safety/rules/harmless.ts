/** Talk of danger that is none now: denied, told of long ago, of a story, of an animal or a machine. */

import { onceOnly, type WordPattern } from '../../text/word-pattern.ts'

/** Animals and plants, as the one who ails. */
const animal =
  '(dog|cat|kitten|puppy|poodle|beagle|parrot|budgie|bird|goldfish|hamster|horse|mare|cow|bull|ram|ewe|sheep|goat|hen|pony|rabbit|tomatoes|plants?)s?'
const animalEs = '(perr[oa]s?|gat[oa]s?|vacas?|caballos?|gallinas?|yeguas?|canari[oa]s?)'
const machine =
  '(car|truck|tractor|lorry|van|engine|computer|laptop|printer|machine|pump|boiler|fridge|lavadora|motor|lancha|carro|coche|troca|camioneta|computadora|aire acondicionado|carburador)'

const notations: readonly string[] = [
  // Denied. A fall, a blow or a pain that is not there is told to keep the coach from worrying.
  '(not|no|never) (suicidal|thinking (of|about)|that i (want|wish)|been thinking (of|about))|(did|does|do) not (hit|bang|bump|hurt) (me|him|her|us|his|my|head|it|any*)|(do|does|did) not have (any )?(chest|pain in)|(did|have|has) not (fall|fallen)|(no|nor) (chest pain|breathlessness|bump|bleeding|pain in)|(not|nobody|no one|was any ?body|is any ?body|if any ?body) (hits|hit|hitting|hurts|hurting) (me|us)',
  '(ni|sin|no (tengo|hay|siento)) dolor de|dolor de [a-z]+ no|no me (duele|aprieta) (nada )?el (pecho|corazon)|no me (cai|he caido)|no me (pega|golpea|grita) nadie|nadie me (pega|golpea)',
  // Long past: a year, an age, a number of years.
  '(?<!fever )(?<!temperature )(?<!pulse )(in|since|until|till|before|of) (the )?(19[0-9][0-9]|20[01][0-9]|[4-9][0-9])s?(?! [a-z0-9]*(sec|min|hour|day|week|month|year|degree|percent|kilo|pound|mile|step|am|pm))|(19[3-9][0-9]|20[01][0-9]) (\\.|$)',
  '(when|since) i was (a|an|at|only|just|little|young|small|in|ten|twelve|[a-z]+teen|twenty|thirty|[0-9]+)|as a (boy|girl|child|lad|lass|young [a-z]+)|(winters|decades|sixty year|fifty year|forty year|fifty years|sixty years|forty years) (ago|back|gone)|(war|army|navy) days',
  '(en|desde) (el|los )?(19[0-9][0-9]|20[01][0-9]|[4-9][0-9])|en el [4-9][0-9]|de (joven|nin[oa]|muchach[oa]|chic[oa]) |(?<!de )cuando (era|fui|tenia)|hace (muchos|[a-z]+enta) anos',
  '(my|mi) (first|ex|primer) (husband|wife|esposo|marido|mujer)|primer esposo',
  // Told of a story, the news, or one who is quoted.
  '(film|movie|novel|book club|opera|soap|series|teleserye|sings|sang|lyrics|memoir)|(on|in|over|watch*) (the )?(radio|wireless|telly|tv|channel|news|newspaper|paper)|(news|radio|newspaper|paper) (says?|said|is|are|had)|that [a-z]+ play',
  '(novela|pelicula|serie|telenovela|periodico|noticiero|las news|la radio|club de lectura|canta|tarareo|leo que)',
  '(class|course|curso|leaflet|poster|comit*|committee) (on|de|about|at)|(somebody|someone|anybody)s? .. (chest|arm|face)|(always )?used to say|desia|decia .. morir',
  // An animal or a machine that ails.
  `${animal} (is|has|had|was|were|went|will|would|does|did|not|in the street|i feed|collaps*|chok*|froth*|committed|jump*|have|got)|vets? (says?|said|is|are)|${animalEs} ... (convulsi*|respir*|atragant*|ataque)`,
  `${machine} ... (stroke|seizure|heart attack|fit|pulse|convulsi*)|${machine} .. (se me ahoga|no respira)|no respira (mas )?(el|la) ${machine}`,
]

/** What silences the clause it stands in, whatever the danger. */
export const harmless: readonly WordPattern[] = notations.map(onceOnly)
