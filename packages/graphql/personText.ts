/*
 * How names and sign-in names are kept, and what they may hold. The API, imports and the forms in the browser use these
 * functions, so that none of them accepts what another one refuses.
 */

/** Why a text is refused; the codes of the schema's `UserErrorCode`. */
export type TextFault = 'BAD_CHARACTERS' | 'TOO_LONG'

/** The longest values, in characters. */
export const longest = { name: 160, username: 64, displayedId: 40, externalId: 64 } as const

// Format characters (zero-width, bidirectional, soft hyphen, byte-order mark, tags), variation selectors, and letters that
// are drawn as nothing: Hangul fillers, the blank Braille pattern, the combining grapheme joiner, Khmer inherent vowels.
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

// Persian and several Indian scripts are spelt with joiners between letters (Unicode Standard Annex 31, section 2.3.1).
const joinedScripts = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]`
const neededJoiner = new RegExp(`(?<=${joinedScripts})[\\u200c\\u200d](?=${joinedScripts})`, 'gu')

const unshowable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A text without characters that nobody sees. */
export const stripInvisible = (text: string): string => text.replaceAll(invisible, '')

/** Keeps a text that would be empty without its invisible characters, so that `lineFault` refuses it. */
function unlessEmpty(cleaned: string, text: string): string {
  return cleaned === '' ? text.trim() : cleaned
}

function stripInvisibleOfName(text: string): string {
  const joiners = new Set([...text.matchAll(neededJoiner)].map(({ index }) => index))
  return text.replaceAll(invisible, (character, index: number) => (joiners.has(index) ? character : ''))
}

/**
 * A name as it is kept: composed letters (NFC), single spaces, no invisible characters except joiners that its script needs.
 * A name of invisible characters alone comes back trimmed, and `lineFault` refuses it.
 */
export function cleanName(text: string): string {
  const cleaned = stripInvisibleOfName(text.normalize('NFC')).replaceAll(/\p{Zs}+/gu, ' ').trim()
  return unlessEmpty(cleaned, text)
}

/**
 * A username or number as it is kept: compatible characters as their plain form (NFKC, such as full-width letters), no
 * invisible characters. Two spellings that look alike become the same text.
 */
export function cleanKey(text: string): string {
  const cleaned = stripInvisible(stripInvisible(text).normalize('NFKC')).trim()
  return unlessEmpty(cleaned, text)
}

/** Whether a text is longer than so many characters; one outside the basic plane counts as one. */
export function isTooLong(text: string, most: number): boolean {
  return text.length > most && Array.from(text).length > most
}

/** Why a text is no single line of visible characters, or too long; null where nothing is wrong. */
export function lineFault(text: string, most: number): TextFault | null {
  if (unshowable.test(text) || !text.isWellFormed() || !visible.test(stripInvisible(text))) return 'BAD_CHARACTERS'
  return isTooLong(text, most) ? 'TOO_LONG' : null
}

// A name stands in mails, whose programs make a link of whatever looks like an address.
const address = /:\/\/|\bwww\.|\bmailto:|\S@\S+\.\S|[\p{L}\p{N}-]{2}\.(?:com|net|org|info|biz|io|app|dev|xyz|top|online|site|shop|link|click)(?![\p{L}\p{N}])/iu

/** Why the cleaned name of a person is refused: it must not look like a web address either. */
export const nameFault = (text: string): TextFault | null => lineFault(text, longest.name) ?? (address.test(text) ? 'BAD_CHARACTERS' : null)

/** Why a cleaned username is refused: an `@` would make it look like an email address, a space cannot be seen at its end. */
export function usernameFault(text: string): TextFault | null {
  return text.includes('@') || /\s/u.test(text) ? 'BAD_CHARACTERS' : lineFault(text, longest.username)
}

const latin = /\p{Script=Latin}/u
const cyrillic = /\p{Script=Cyrillic}/u
const greek = /\p{Script=Greek}/u

/** Whether one word has letters of several scripts that look alike, such as a Cyrillic `а` among Latin letters. */
export function hasMixedScripts(text: string): boolean {
  return text.split(/[^\p{L}\p{M}\p{N}]+/u).some((word) => [latin, cyrillic, greek].filter((script) => script.test(word)).length > 1)
}
