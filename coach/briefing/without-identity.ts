/** Takes out of what a person typed whatever could name them or lead to them. */

import { readPart } from '../text/conversation-limits.ts'

const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
/** No part of an address is longer (RFC 5321, section 4.5.3.1); without a bound a long word is gone through from each of its letters. */
const email = /[^\s@<>()[\],;:]{1,64}@[^\s@<>()[\],;:]{1,255}/gu
/** "mary at mail dot com". */
const spelledEmail =
  /\S{1,64}\s{0,3}(?:\(at\)|\[at\]|\bat\b)\s{0,3}\S{1,64}?\s{0,3}(?:\(dot\)|\[dot\]|\bdot\b|\.|\bpunto\b)\s*(?:com|net|org|gov|edu|es|uk|us|mx)\b/giu
const address = /(?:https?:\/\/|www\.)\S+/giu
const handle = /(?<![\p{L}\d])@[\p{L}\d_.]{2,}/gu
/** Ten digits in any grouping, or five and more in a row: phone, social security, card, account, post code. */
const longNumber = /(?<!\d)(?:\+?\d[\d\s().-]{7,}\d|\d{5,})(?!\d)/gu
const securityNumber = /\b\d{3}-\d{2}-\d{4}\b/gu
const birthday =
  /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre) \d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\d\d\b|\b\d{1,2} (?:de )?(?:january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: de| del)?,? (?:19|20)\d\d\b/giu
const street =
  /\b\d{1,5}[a-z]? (?:[\p{L}'.-]+ ){1,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|court|ct|boulevard|blvd|way|place|terrace)\b\.?|\b(?:calle|avenida|plaza) [\p{L} ]{2,30}\d{1,5}\b/giu
const recordNumber =
  /\b(?:user|member|patient|account|customer|medicare|insurance|policy|id|ssn|no|nr|number)\s*(?:id|no|nr|number)?\s*[#:=.]*\s*[a-z]{0,4}-?\d{3,}[a-z0-9-]*/giu
const uuid = /\b[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\b/giu

const name = "\\p{L}[\\p{L}'’-]+"
const furtherNames = "(?:\\s+(?:\\p{Lu}[\\p{L}'’-]*\\.?|de|la|del|van|von))*"
const namedPlainly = new RegExp(
  `\\b((?:my|the|full|first|last|his|her|husband's|wife's|son's|daughter's) (?:\\p{L}+ )?name(?: is|'s|:)|name:|named|called me|call me|me llamo|mi nombre es|se llama|ll[aá]m[ae]me|i go by|i'm called|i am called|signed,?|regards,?|sincerely,?|love,|yours,)(\\s+)(?:(?:mr|mrs|ms|dr|sr|sra)\\.?\\s+)?${name}(?:\\s+(?!and\\b|but\\b|i\\b|my\\b|who\\b|so\\b|y\\b|tengo\\b|because\\b|from\\b|with\\b|is\\b)${name})?`,
  'giu',
)
const introduced = new RegExp(
  `\\b((?:[Ii]['’]m|[Ii] am|[Ii]m|I['’]M|[Tt]his is|[Ii]t['’]s|[Ss]oy|[Hh]ere is|[Ff]rom)\\s+)(?:(?:Mr|Mrs|Ms|Dr|Sr|Sra)\\.?\\s+)?(?!(?:I|AI|American|English|Spanish|Mexican|Diabetic|Type|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|TV)\\b)\\p{Lu}\\p{Ll}[\\p{L}'’-]*${furtherNames}`,
  'gu',
)
const titled =
  /\b(Mr|Mrs|Ms|Dr|Sr|Sra|Miss|Doctor|Nurse|Do[nñ]a?)\.?\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/gu
const kin =
  /\b((?:[Mm]y|[Mm]i|[Oo]ur)\s+(?:husband|wife|son|daughter|brother|sister|mother|father|friend|neighbor|partner|grandson|granddaughter|doctor|nurse|carer|esposo|esposa|hijo|hija|hermano|hermana|amigo|amiga|marido)),?\s+\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’-]+)?/gu
/** A name alone on the last line, with or without a dash. */
const signature = /(?:\n|\s[-–—]\s?)\s*\p{Lu}\p{Ll}+(?:\s+\p{Lu}[\p{L}.]*)?\s*$/u

/**
 * Takes e-mail and web addresses, telephone and other long numbers, dates of birth, streets and
 * names that are given as such out of a text. Better one word too many than one too few.
 *
 * @param text - what the person typed.
 * @returns the text with plain words such as "(name)" in their place, hidden letters gone.
 */
export function withoutIdentity(text: string): string {
  // One letter may stand for many, so the text is cut again once they are written out.
  return readPart(text.normalize('NFKC'))
    .replaceAll(/[‘’]/gu, "'")
    .replaceAll(hidden, (letter) => (letter === '\n' || letter === '\t' ? letter : ''))
    .replaceAll(/\s+/gu, (blanks) => (blanks.includes('\n') ? ' \n ' : ' '))
    .replace(signature, '')
    .replaceAll(email, '(address)')
    .replaceAll(spelledEmail, '(address)')
    .replaceAll(address, '(link)')
    .replaceAll(handle, '(address)')
    .replaceAll(uuid, '(number)')
    .replaceAll(birthday, '(date)')
    .replaceAll(street, '(place)')
    .replaceAll(recordNumber, '(number)')
    .replaceAll(securityNumber, '(number)')
    .replaceAll(longNumber, '(number)')
    .replaceAll(namedPlainly, '$1$2(name)')
    .replaceAll(introduced, '$1(name)')
    .replaceAll(titled, '$1 (name)')
    .replaceAll(kin, '$1 (name)')
    .replaceAll(/[ \t]+/gu, ' ')
    .trim()
}
