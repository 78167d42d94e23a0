import type { UserErrorCode } from '@somo/graphql/schema'
import type { FileLocale } from '../../tables/fileNames.ts'

type Texts = Readonly<Partial<Record<UserErrorCode, string>>>

/** How the column with the reasons is called. */
export const reasonTitle: Readonly<Record<FileLocale, string>> = { en: 'Reason', de: 'Grund', sw: 'Sababu' }

const hints: Readonly<Record<FileLocale, string>> = { en: 'perhaps', de: 'vielleicht', sw: 'labda' }

const others: Readonly<Record<FileLocale, string>> = {
  en: 'not imported',
  de: 'nicht übernommen',
  sw: 'haikuchukuliwa',
}

const en: Texts = {
  REQUIRED: 'a value is required',
  TOO_LONG: 'too long',
  TOO_SHORT: 'too short',
  BAD_CHARACTERS: 'contains characters that can’t be displayed',
  NOT_AN_EMAIL: 'not a complete email address',
  NOT_A_COLOUR: 'not a colour such as #5761ee',
  NOT_A_NUMBER: 'not a number',
  AMBIGUOUS_NUMBER: 'ambiguous number: write thousands without a separator (1234), decimals with four places (1.2340)',
  NOT_OFFERED: 'not a possible value',
  TAKEN: 'already in use by someone else',
  LOCKED: 'managed by the external sign-in service, so not changed',
  CHANGED_MEANWHILE: 'changed by someone since the check',
  UNREADABLE: 'the row cannot be read; its quotes or its number of cells are wrong',
  UNKNOWN: 'not found',
  NOT_A_KEY: 'not a key: 2 to 64 of a-z, 0-9, dot, underscore, hyphen',
  NOT_A_DATE: 'not a valid date',
  NOT_A_YEAR: 'not a four-digit year between 1900 and this year',
  WRONG_ORDER: 'the start is after the end',
  IN_THE_PAST: 'the date is in the past',
  IN_THE_FUTURE: 'the date is in the future',
  AMBIGUOUS: 'several media have this title: use the ID',
  CYCLE: 'a unit can’t be below itself',
  TOO_DEEP: 'deeper than eight levels',
  GENERAL_UNIT: 'the general unit can’t be changed',
  OUT_OF_SCOPE: 'outside your units, or managers can’t assign it',
  TOO_MANY: 'too many people outside your units for today; import the rest tomorrow',
  WRONG_STATE: 'not possible in its current status',
  NO_SIGN_IN_NAME: 'no username and no email address',
  REPEATED: 'in more than one row',
  NO_ADDRESS: 'no email address, so no invitation',
  MIXED_SCRIPTS: 'the name mixes letters of different alphabets that look alike',
  WRONG_ENCODING: 'the name looks as if the file was read in the wrong encoding',
  SPREADSHEET_ERROR: 'the cell contains a spreadsheet error such as #N/A',
  ROUNDED_NUMBER: 'the spreadsheet rounded this number, so digits are missing',
  DATE_WITH_TIME: 'enter the date without a time',
}

const de: Texts = {
  REQUIRED: 'hier fehlt etwas',
  TOO_LONG: 'zu lang',
  TOO_SHORT: 'zu kurz',
  BAD_CHARACTERS: 'enthält Zeichen, die sich nicht anzeigen lassen',
  NOT_AN_EMAIL: 'keine E-Mail-Adresse',
  NOT_A_COLOUR: 'keine Farbe wie #5761ee',
  NOT_A_NUMBER: 'keine Zahl',
  AMBIGUOUS_NUMBER:
    'mehrdeutige Zahl: Tausender ohne Trennzeichen schreiben (1234), Nachkommastellen mit einer vierten (1,2340)',
  NOT_OFFERED: 'keiner der möglichen Werte',
  TAKEN: 'schon an jemand anderen vergeben',
  LOCKED: 'wird vom externen Anmeldedienst verwaltet und nicht geändert',
  CHANGED_MEANWHILE: 'seit der Prüfung von jemandem geändert',
  UNREADABLE: 'Zeile nicht lesbar; Anführungszeichen oder Zahl der Zellen stimmen nicht',
  UNKNOWN: 'hier nicht bekannt',
  NOT_A_KEY: 'kein Schlüssel: 2 bis 64 Zeichen aus a-z, 0-9, Punkt, Unterstrich, Bindestrich',
  NOT_A_DATE: 'kein Datum des Kalenders',
  NOT_A_YEAR: 'kein Jahr mit vier Ziffern, von 1900 bis zu diesem',
  WRONG_ORDER: 'der Anfang liegt hinter dem Ende',
  IN_THE_PAST: 'das Datum liegt in der Vergangenheit',
  IN_THE_FUTURE: 'das Datum liegt in der Zukunft',
  AMBIGUOUS: 'mehrere Medien haben diesen Titel: bitte die ID verwenden',
  CYCLE: 'eine Einheit läge unter sich selbst',
  TOO_DEEP: 'tiefer als acht Ebenen',
  GENERAL_UNIT: 'die allgemeine Einheit bleibt, wie sie ist',
  OUT_OF_SCOPE: 'außerhalb der verwalteten Einheiten oder mehr, als eine Leitung vergeben darf',
  TOO_MANY: 'zu viele Personen außerhalb der verwalteten Einheiten, den Rest morgen importieren',
  WRONG_STATE: 'im jetzigen Zustand nicht möglich',
  NO_SIGN_IN_NAME: 'weder Benutzername noch E-Mail-Adresse',
  REPEATED: 'steht in mehr als einer Zeile',
  NO_ADDRESS: 'ohne E-Mail-Adresse, daher keine Einladung',
  MIXED_SCRIPTS: 'Der Name mischt ähnlich aussehende Buchstaben verschiedener Alphabete',
  WRONG_ENCODING: 'Der Name sieht aus, als wäre die Datei mit der falschen Zeichenkodierung gelesen worden',
  SPREADSHEET_ERROR: 'Die Zelle enthält einen Fehlerwert der Tabelle, etwa #NV',
  ROUNDED_NUMBER: 'Das Tabellenprogramm hat diese Zahl gerundet, deshalb fehlen Ziffern',
  DATE_WITH_TIME: 'Geben Sie das Datum ohne Uhrzeit ein',
}

const sw: Texts = {
  REQUIRED: 'kuna kitu kinakosekana hapa',
  TOO_LONG: 'ni ndefu mno',
  TOO_SHORT: 'ni fupi mno',
  BAD_CHARACTERS: 'ina herufi zisizoweza kuonyeshwa',
  NOT_AN_EMAIL: 'si anwani ya barua pepe',
  NOT_A_COLOUR: 'si rangi kama #5761ee',
  NOT_A_NUMBER: 'si namba',
  AMBIGUOUS_NUMBER: 'inasomeka kwa njia mbili: andika maelfu bila alama (1234), desimali kwa tarakimu ya nne (1.2340)',
  NOT_OFFERED: 'si miongoni mwa thamani zinazowezekana',
  TAKEN: 'tayari ni ya mtu mwingine',
  LOCKED: 'inatunzwa na mtoa utambulisho, haibadilishwi hapa',
  CHANGED_MEANWHILE: 'imebadilishwa na mtu tangu ukaguzi',
  UNREADABLE: 'safu haisomeki; alama za nukuu au idadi ya seli si sahihi',
  UNKNOWN: 'hakuna kinachoitwa hivyo hapa',
  NOT_A_KEY: 'si ufunguo: herufi 2 hadi 64 za a-z, 0-9, nukta, mstari wa chini, kistari',
  NOT_A_DATE: 'si tarehe ya kalenda',
  NOT_A_YEAR: 'si mwaka wenye tarakimu nne, kuanzia 1900 hadi mwaka huu',
  WRONG_ORDER: 'mwanzo uko baada ya mwisho',
  IN_THE_PAST: 'tarehe imepita',
  IN_THE_FUTURE: 'tarehe bado haijafika',
  AMBIGUOUS: 'masomo kadhaa yana jina hili: tumia kitambulisho',
  CYCLE: 'kitengo kingekuwa chini yake chenyewe',
  TOO_DEEP: 'kina zaidi ya ngazi nane',
  GENERAL_UNIT: 'kitengo cha jumla kinabaki kilivyo',
  OUT_OF_SCOPE: 'nje ya vitengo vinavyosimamiwa, au zaidi ya kile meneja anachoweza kutoa',
  TOO_MANY: 'watu wengi mno walio nje ya vitengo vinavyosimamiwa, leta waliobaki kesho',
  WRONG_STATE: 'hali yake hairuhusu hili',
  NO_SIGN_IN_NAME: 'hakuna jina la mtumiaji wala anwani ya barua pepe',
  REPEATED: 'iko katika safu zaidi ya moja',
  NO_ADDRESS: 'hakuna anwani ya barua pepe, kwa hiyo hakuna mwaliko',
  MIXED_SCRIPTS: 'jina linachanganya herufi zinazofanana za alfabeti tofauti',
  WRONG_ENCODING: 'jina linaonekana kama faili ilisomwa kwa usimbaji usio sahihi',
  SPREADSHEET_ERROR: 'kisanduku kina hitilafu ya lahajedwali, kama #N/A',
  ROUNDED_NUMBER: 'lahajedwali limekadiria namba hii, kwa hiyo baadhi ya tarakimu zimepotea',
  DATE_WITH_TIME: 'weka tarehe bila saa',
}

const texts: Readonly<Record<FileLocale, Texts>> = { en, de, sw }

/** What is wrong with a row, as somebody reads it who has the file alone. */
export function describeErrors(
  locale: FileLocale,
  errors: readonly { readonly column: string | null; readonly code: UserErrorCode; readonly hint: string | null }[],
): string {
  return errors
    .map(({ column, code, hint }) => {
      const text = texts[locale][code] ?? others[locale]
      const reason = column === null ? text : `${column}: ${text}`
      return hint === null ? reason : `${reason} (${hints[locale]} ${hint})`
    })
    .join('; ')
}
