/*
 * How names and sign-in names are kept, and what they may hold. The API, imports and the forms in the browser use these
 * functions, so that none of them accepts what another one refuses.
 */

/** Why a text is refused; the codes of the schema's `UserErrorCode`. */
export type TextError = 'BAD_CHARACTERS' | 'TOO_LONG'

/** The longest values, in characters. */
export const longest = { name: 160, username: 64, displayedId: 40, externalId: 64 } as const

// Format characters (zero-width, bidirectional, soft hyphen, byte-order mark, tags), variation selectors, and letters that
// are drawn as nothing: Hangul fillers, the blank Braille pattern, the combining grapheme joiner, Khmer inherent vowels.
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu

// Persian and several Indian scripts are spelt with joiners between letters (Unicode Standard Annex 31, section 2.3.1).
const joinedScripts = [
  'Arab',
  'Syrc',
  'Mong',
  'Deva',
  'Beng',
  'Guru',
  'Gujr',
  'Orya',
  'Taml',
  'Telu',
  'Knda',
  'Mlym',
  'Sinh',
  'Khmr',
  'Mymr',
]
const joinedLetter = `[${joinedScripts.map((script) => `\\p{scx=${script}}`).join('')}]`
const emoji = String.raw`\p{Extended_Pictographic}`

/** Invisible characters that change how their neighbours are read. */
const meaningful = [
  String.raw`(?<=${joinedLetter})[\u200c\u200d](?=[\u200c\u200d]*${joinedLetter})`,
  // After the sign that takes a vowel away, also at the end of a word: the older spelling of final letters in Malayalam.
  String.raw`(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])\u200d`,
  // Forms of Mongolian letters, and of Chinese characters in Japanese family names.
  String.raw`(?<=\p{Script=Mong})[\u180b-\u180f]`,
  String.raw`(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
  // Emoji (Unicode Technical Standard 51): colour or text, keycaps, joined ones, flags of regions.
  String.raw`(?<=${emoji})[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=${emoji}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=${emoji})`,
  String.raw`(?<=\u{1f3f4})[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}`,
].join('|')
// The first group keeps what has a meaning where it is.
const meaningfulOrInvisible = new RegExp(`(${meaningful})|${invisible.source}`, 'gu')
/** Invisible characters that have a meaning nowhere. */
const sometimesMeaningful = String.raw`[\u180b-\u180f\u200c\u200d\ufe00-\ufe0f\u{e0030}-\u{e0039}\u{e0061}-\u{e007f}\u{e0100}-\u{e01ef}]`
const meaningless = new RegExp(`(?!${sometimesMeaningful})${invisible.source}`, 'gu')

const unshowable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
// Control characters and separators of lines too; the first group keeps what has a meaning where it is.
const meaningfulOrUnseen = new RegExp(`(${meaningful})|${invisible.source}|[\\p{Cc}\\p{Zl}\\p{Zp}]`, 'gu')
// Line ends and tabs belong to a text of several lines.
const unshowableInLines = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/gu
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u

/** A text without characters that nobody sees. */
export const stripInvisible = (text: string): string => text.replaceAll(invisible, '')

/** A text with each character that nobody sees replaced, except those that a script or an emoji needs where they stand. */
export const replaceUnseen = (text: string, replace: (character: string) => string): string =>
  text.replaceAll(meaningfulOrUnseen, (character, needed?: string) => needed ?? replace(character))

/** Keeps a text that would be empty without its invisible characters, so that `lineError` refuses it. */
function unlessEmpty(cleaned: string, text: string): string {
  return cleaned === '' ? text.trim() : cleaned
}

const stripInvisibleOfName = (text: string): string =>
  text.replaceAll(meaningless, '').replaceAll(meaningfulOrInvisible, '$1')

/** The letters of ligatures, which texts copied from a PDF have. */
const expandLigatures = (text: string): string =>
  text.replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))

/**
 * A name as it is kept: composed letters (NFC), no ligatures, single spaces, no invisible characters except those that its script or its
 * emoji need. A name of invisible characters alone comes back trimmed, and `lineError` refuses it.
 */
export function cleanName(text: string): string {
  const cleaned = expandLigatures(stripInvisibleOfName(text))
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim()
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
export function lineError(text: string, most: number): TextError | null {
  if (unshowable.test(text) || !text.isWellFormed() || !visible.test(stripInvisible(text))) return 'BAD_CHARACTERS'
  return isTooLong(text, most) ? 'TOO_LONG' : null
}

/**
 * A text of several lines without what cannot be shown or stored: control characters, marks that turn the direction of the
 * text around them, and halves of characters.
 */
export const cleanLines = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(unshowableInLines, '').toWellFormed()

/** Why a text of several lines is refused as it is; null where nothing is wrong. */
export function linesError(text: string, most: number): TextError | null {
  if (text.search(unshowableInLines) !== -1 || !text.isWellFormed()) return 'BAD_CHARACTERS'
  return isTooLong(text, most) ? 'TOO_LONG' : null
}

// A name stands in mails, whose programs make a link of whatever looks like an address.
const address =
  /:\/\/|\bwww\.|\bmailto:|\S@\S+\.\S|[\p{L}\p{N}-]{2}\.(?:com|net|org|info|biz|io|app|dev|xyz|top|online|site|shop|link|click)(?![\p{L}\p{N}])/iu

/** Why the cleaned name of a person is refused: it must not look like a web address either. */
export const nameError = (text: string): TextError | null =>
  lineError(text, longest.name) ?? (address.test(text) ? 'BAD_CHARACTERS' : null)

/** Why a cleaned username is refused: an `@` would make it look like an email address, a space cannot be seen at its end. */
export function usernameError(text: string): TextError | null {
  return text.includes('@') || /\s/u.test(text) ? 'BAD_CHARACTERS' : lineError(text, longest.username)
}

/**
 * Whether a new person has a name: a given or a family name, since many people have one name alone. Forms, API and imports
 * ask for it, of columns as of rows; whoever comes in by an outside provider that tells none is shown by their username or email address.
 */
export const hasName = ({
  givenName,
  familyName,
}: {
  readonly givenName?: unknown
  readonly familyName?: unknown
}): boolean => Boolean(givenName) || Boolean(familyName)

const latin = /\p{Script=Latin}/u
const cyrillic = /\p{Script=Cyrillic}/u
const greek = /\p{Script=Greek}/u

/** Whether one word has letters of several scripts that look alike, such as a Cyrillic `а` among Latin letters. */
export function hasMixedScripts(text: string): boolean {
  return text
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .some((word) => [latin, cyrillic, greek].filter((script) => script.test(word)).length > 1)
}
