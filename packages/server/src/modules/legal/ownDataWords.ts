import type { OwnData } from './ownDataStore.ts'
import { fileLocaleOf, type FileLocale } from '../fileNames.ts'

/** The parts of what is known of a person, each under a heading of its own. */
export type OwnDataPart = keyof OwnData | 'signIns'

/** The words around one's own data where people read it. */
export interface OwnDataWords {
  readonly title: (product: string) => string
  readonly lead: (moment: string, timeZone: string) => string
  readonly parts: Readonly<Record<OwnDataPart, string>>
  readonly none: string
  readonly outside: string
  readonly latest: (shown: number, all: number) => string
  readonly foot: (page: number, pages: number) => string
  readonly lacking: string
  readonly yes: string
  readonly no: string
  readonly fields: Readonly<Record<string, string>>
  /** What the API names in capitals. */
  readonly codes: Readonly<Record<string, string>>
}

const en: OwnDataWords = {
  title: (product) => `Your data in ${product}`,
  lead: (moment, timeZone) => `Created on ${moment}. Dates and times are in the time zone ${timeZone}. Names in capitals or with a dot are internal names.`,
  parts: {
    ...{ person: 'You', memberships: 'Your units', comingMemberships: 'Units you are scheduled to join', joinRequests: 'Units you asked to join', consents: 'Your consents', savedViews: 'Your saved views' },
    ...{ mails: 'Emails to you', jobs: 'Jobs you started', requests: 'Your requests about your data', questions: 'Questions to administrators that concern you' },
    ...{ ownActions: 'What you changed', countedSignIns: 'Your sign-ins of the last 90 days', signIns: 'Where you are signed in' },
  },
  none: 'Nothing.',
  outside: 'The external sign-in service stores this.',
  latest: (shown, all) => `The latest ${shown} of ${all} entries; the machine-readable file (JSON) has all of them.`,
  foot: (page, pages) => `Page ${page} of ${pages}`,
  lacking: 'Each � is a character that this file can’t display. The machine-readable file (JSON) has all of them.',
  ...{ yes: 'Yes', no: 'No' },
  fields: {
    ...{ uuid: 'Identifier', subject: 'Identifier at sign-in', username: 'Username', email: 'Email address', givenName: 'First name', familyName: 'Last name' },
    ...{ displayedId: 'Number', externalId: 'Personnel or pupil number', phone: 'Phone', pronouns: 'Pronouns', avatarUrl: 'Picture', roles: 'Roles', locale: 'Language' },
    ...{ timeZone: 'Time zone', status: 'Status', source: 'Added by', birthYear: 'Year of birth', startsOn: 'Start date', deactivateOn: 'Deactivation date' },
    ...{ signInCount: 'Number of sign-ins', lastSignInAt: 'Last sign-in', invitedAt: 'Invited', custom: 'Further details', createdAt: 'Created', unit: 'Unit key' },
    ...{ unitName: 'Unit', role: 'Role', from: 'From', until: 'Until', isDefault: 'Default unit', since: 'Since', state: 'Status', reason: 'Reason', decidedAt: 'Decided' },
    ...{ document: 'Document', version: 'Version', textSha256: 'SHA-256 of the text', text: 'Text', decision: 'Decision', at: 'At', criteria: 'Asked because of' },
    ...{ screen: 'Page', name: 'Name', query: 'Search', isShared: 'Shared', event: 'About', address: 'Address', sentAt: 'Sent', kind: 'Kind', endedAt: 'Ended' },
    ...{ closedAt: 'Closed', entered: 'Entered', action: 'What', objectKind: 'Kind of object', object: 'Identifier of the object', before: 'Before', after: 'After' },
    ...{ signedInAt: 'Signed in', lastSeenAt: 'Last seen', userAgent: 'Browser', mailSubject: 'Subject' },
  },
  codes: {
    ...{ INVITED: 'Invited', ACTIVE: 'Active', SUSPENDED: 'Suspended', ANONYMISED: 'Anonymised', MEMBER: 'Member', MANAGER: 'Manager', DEPUTY: 'Deputy' },
    ...{ SIGN_IN: 'Sign-in', MANUAL: 'By hand', IMPORT: 'Import', SEED: 'Demo data', SELF: 'Yourself', ACCEPTED: 'Agreed', DECLINED: 'Declined' },
    ...{ WITHDRAWN: 'Withdrawn', REQUESTED: 'Requested', APPROVED: 'Approved', QUEUED: 'Queued', RUNNING: 'Running', DONE: 'Done', FAILED: 'Failed' },
    ...{ CANCELLED: 'Stopped', SENDING: 'Sending', SENT: 'Sent', SUPPRESSED: 'Not sent', DELETION: 'Deletion', WITHDRAWAL: 'Consent withdrawn', OPEN: 'Open' },
    ...{ LINKED: 'Linked', CREATED: 'Created', REFUSED: 'Refused', OWN_SIGN_IN: 'Your own sign-in', ASKED: 'You asked', CONCERNED: 'About you' },
    ...{ POSSIBLE_MATCH: 'Possibly you', UNVERIFIED_EMAIL: 'Unconfirmed email address', SEVERAL_CANDIDATES: 'Several possible people' },
    ...{ ADDRESS_REUSED: 'Address used before', NO_CANDIDATE: 'No one found', ASKED_TO_ADD: 'Adding a person', ASKED_TO_CHANGE: 'Changing a person' },
  },
}

const de: OwnDataWords = {
  title: (product) => `Ihre Daten in ${product}`,
  lead: (moment, timeZone) => `Erstellt am ${moment}. Daten und Uhrzeiten gelten in der Zeitzone ${timeZone}. Namen in Großbuchstaben oder mit Punkt verwendet das System selbst.`,
  parts: {
    ...{ person: 'Sie', memberships: 'Ihre Einheiten', comingMemberships: 'Einheiten, für die Sie vorgemerkt sind', joinRequests: 'Einheiten, denen Sie beitreten wollten', consents: 'Wozu Sie zugestimmt haben' },
    ...{ savedViews: 'Gespeicherte Ansichten', mails: 'Post an Sie', jobs: 'Von Ihnen gestartete Vorgänge', requests: 'Ihre Anliegen zu Ihren Daten' },
    ...{ questions: 'Fragen an die Administration, die Sie betreffen', ownActions: 'Was Sie geändert haben', countedSignIns: 'Ihre Anmeldungen der letzten 90 Tage' },
    signIns: 'Wo Sie angemeldet sind',
  },
  none: 'Nichts.',
  outside: 'Das speichert der externe Anmeldedienst.',
  latest: (shown, all) => `Die letzten ${shown} von ${all} Einträgen; alle stehen in der Datei für Maschinen (JSON).`,
  foot: (page, pages) => `Seite ${page} von ${pages}`,
  lacking: 'Jedes � steht für ein Zeichen, das diese Datei nicht zeigen kann. In der Datei für Maschinen (JSON) stehen alle.',
  ...{ yes: 'Ja', no: 'Nein' },
  fields: {
    ...{ uuid: 'Kennung', subject: 'Kennung bei der Anmeldung', username: 'Benutzername', email: 'E-Mail-Adresse', givenName: 'Vorname', familyName: 'Nachname' },
    ...{ displayedId: 'Nummer', externalId: 'Personal- oder Schülernummer', phone: 'Telefon', pronouns: 'Pronomen', avatarUrl: 'Bild', roles: 'Rollen', locale: 'Sprache' },
    ...{ timeZone: 'Zeitzone', status: 'Status', source: 'Herkunft', birthYear: 'Geburtsjahr', startsOn: 'Beginn', deactivateOn: 'Tag der Sperrung' },
    ...{ signInCount: 'Zahl der Anmeldungen', lastSignInAt: 'Letzte Anmeldung', invitedAt: 'Eingeladen', custom: 'Weitere Angaben', createdAt: 'Angelegt' },
    ...{ unit: 'Schlüssel der Einheit', unitName: 'Einheit', role: 'Rolle', from: 'Ab', until: 'Bis', isDefault: 'Standard-Einheit', since: 'Seit', state: 'Stand', reason: 'Grund' },
    ...{ decidedAt: 'Entschieden', document: 'Dokument', version: 'Fassung', textSha256: 'SHA-256 des Textes', text: 'Text', decision: 'Entscheidung', at: 'Zeitpunkt' },
    ...{ criteria: 'Gefragt wegen', screen: 'Seite', name: 'Name', query: 'Suche', isShared: 'Geteilt', event: 'Anlass', address: 'Adresse', sentAt: 'Gesendet' },
    ...{ kind: 'Art', endedAt: 'Beendet', closedAt: 'Erledigt', entered: 'Eingegeben', action: 'Was', objectKind: 'Art des Gegenstands', object: 'Kennung des Gegenstands' },
    ...{ before: 'Vorher', after: 'Nachher', signedInAt: 'Angemeldet', lastSeenAt: 'Zuletzt gesehen', userAgent: 'Browser', mailSubject: 'Betreff' },
  },
  codes: {
    ...{ INVITED: 'Eingeladen', ACTIVE: 'Aktiv', SUSPENDED: 'Gesperrt', ANONYMISED: 'Anonymisiert', MEMBER: 'Mitglied', MANAGER: 'Leitung', DEPUTY: 'Stellvertretung' },
    ...{ SIGN_IN: 'Anmeldung', MANUAL: 'Von Hand', IMPORT: 'Import', SEED: 'Demodaten', SELF: 'Sie selbst', ACCEPTED: 'Zugestimmt', DECLINED: 'Abgelehnt' },
    ...{ WITHDRAWN: 'Zurückgezogen', REQUESTED: 'Angefragt', APPROVED: 'Angenommen', QUEUED: 'Wartet', RUNNING: 'Läuft', DONE: 'Erledigt', FAILED: 'Fehlgeschlagen' },
    ...{ CANCELLED: 'Abgebrochen', SENDING: 'Unterwegs', SENT: 'Gesendet', SUPPRESSED: 'Nicht gesendet', DELETION: 'Löschung', WITHDRAWAL: 'Zustimmung zurückgezogen' },
    ...{ OPEN: 'Offen', LINKED: 'Verbunden', CREATED: 'Angelegt', REFUSED: 'Abgelehnt', OWN_SIGN_IN: 'Ihre eigene Anmeldung', ASKED: 'Sie haben gefragt' },
    ...{ CONCERNED: 'Es geht um Sie', POSSIBLE_MATCH: 'Vielleicht sind Sie gemeint', UNVERIFIED_EMAIL: 'Unbestätigte E-Mail-Adresse' },
    ...{ SEVERAL_CANDIDATES: 'Mehrere können gemeint sein', ADDRESS_REUSED: 'Adresse schon benutzt', NO_CANDIDATE: 'Niemand gefunden' },
    ...{ ASKED_TO_ADD: 'Jemanden hinzufügen', ASKED_TO_CHANGE: 'Jemanden ändern' },
  },
}

const sw: OwnDataWords = {
  title: (product) => `Data yako katika ${product}`,
  lead: (moment, timeZone) => `Imetengenezwa ${moment}. Tarehe na saa ni za ukanda wa saa ${timeZone}. Majina ya herufi kubwa au yenye nukta hutumiwa na mfumo wenyewe.`,
  parts: {
    ...{ person: 'Wewe', memberships: 'Vitengo vyako', comingMemberships: 'Vitengo utakavyoingia', joinRequests: 'Vitengo ulivyoomba kujiunga', consents: 'Ulichokubali', savedViews: 'Mionekano uliyohifadhi' },
    ...{ mails: 'Barua pepe kwako', jobs: 'Shughuli ulizoanzisha', requests: 'Maombi yako kuhusu data yako', questions: 'Maswali kwa wasimamizi yanayokuhusu' },
    ...{ ownActions: 'Ulichobadilisha', countedSignIns: 'Kuingia kwako kwa siku 90 zilizopita', signIns: 'Ulipoingia' },
  },
  none: 'Hakuna.',
  outside: 'Huduma ya kuingia ya nje inatunza haya na haiyasemi hapa.',
  latest: (shown, all) => `Maingizo ${shown} ya mwisho kati ya ${all}; yote yako kwenye faili ya mashine (JSON).`,
  foot: (page, pages) => `Ukurasa ${page} kati ya ${pages}`,
  lacking: 'Kila � inasimama badala ya herufi ambayo faili hii haiwezi kuionyesha. Faili ya mashine (JSON) inazo zote.',
  ...{ yes: 'Ndiyo', no: 'Hapana' },
  fields: {
    ...{ uuid: 'Kitambulisho', subject: 'Kitambulisho cha kuingia', username: 'Jina la mtumiaji', email: 'Barua pepe', givenName: 'Jina la kwanza' },
    ...{ familyName: 'Jina la ukoo', displayedId: 'Namba', externalId: 'Namba ya mfanyakazi au mwanafunzi', phone: 'Simu', pronouns: 'Viwakilishi', avatarUrl: 'Picha' },
    ...{ roles: 'Majukumu', locale: 'Lugha', timeZone: 'Ukanda wa saa', status: 'Hali', source: 'Chanzo', birthYear: 'Mwaka wa kuzaliwa', startsOn: 'Tarehe ya kuanza' },
    ...{ deactivateOn: 'Tarehe ya kusimamishwa', signInCount: 'Mara za kuingia', lastSignInAt: 'Mara ya mwisho kuingia', invitedAt: 'Mwaliko', custom: 'Maelezo zaidi' },
    ...{ createdAt: 'Iliundwa', unit: 'Ufunguo wa kitengo', unitName: 'Kitengo', role: 'Jukumu', from: 'Kuanzia', until: 'Hadi', isDefault: 'Kitengo cha msingi', since: 'Tangu' },
    ...{ state: 'Hali', reason: 'Sababu', decidedAt: 'Iliamuliwa', document: 'Hati', version: 'Toleo', textSha256: 'SHA-256 ya maandishi', text: 'Maandishi' },
    ...{ decision: 'Uamuzi', at: 'Wakati', criteria: 'Aliulizwa kwa sababu ya', screen: 'Ukurasa', name: 'Jina', query: 'Utafutaji', isShared: 'Inashirikiwa' },
    ...{ event: 'Kuhusu', address: 'Anwani', sentAt: 'Ilitumwa', kind: 'Aina', endedAt: 'Iliisha', closedAt: 'Ilifungwa', entered: 'Iliyoandikwa', action: 'Nini' },
    ...{ objectKind: 'Aina ya kitu', object: 'Kitambulisho cha kitu', before: 'Kabla', after: 'Baada', signedInAt: 'Uliingia', lastSeenAt: 'Ulionekana mwisho' },
    ...{ userAgent: 'Kivinjari', mailSubject: 'Mada' },
  },
  codes: {
    ...{ INVITED: 'Amealikwa', ACTIVE: 'Yuko hai', SUSPENDED: 'Amezuiwa', ANONYMISED: 'Utambulisho umefichwa', MEMBER: 'Mwanachama', MANAGER: 'Msimamizi', DEPUTY: 'Naibu' },
    ...{ SIGN_IN: 'Kuingia', MANUAL: 'Kwa mkono', IMPORT: 'Uingizaji', SEED: 'Data ya mfano', SELF: 'Wewe mwenyewe', ACCEPTED: 'Umekubali', DECLINED: 'Umekataa' },
    ...{ WITHDRAWN: 'Umeondoa', REQUESTED: 'Imeombwa', APPROVED: 'Imekubaliwa', QUEUED: 'Inasubiri', RUNNING: 'Inaendelea', DONE: 'Imekamilika', FAILED: 'Imeshindikana' },
    ...{ CANCELLED: 'Imesimamishwa', SENDING: 'Iko njiani', SENT: 'Imetumwa', SUPPRESSED: 'Haikutumwa', DELETION: 'Kufuta', WITHDRAWAL: 'Kuondoa ridhaa', OPEN: 'Wazi' },
    ...{ LINKED: 'Imeunganishwa', CREATED: 'Imeundwa', REFUSED: 'Imekataliwa', OWN_SIGN_IN: 'Kuingia kwako mwenyewe', ASKED: 'Uliuliza', CONCERNED: 'Inakuhusu wewe' },
    ...{ POSSIBLE_MATCH: 'Huenda ni wewe', UNVERIFIED_EMAIL: 'Barua pepe haijathibitishwa', SEVERAL_CANDIDATES: 'Huenda ni watu kadhaa' },
    ...{ ADDRESS_REUSED: 'Anwani ilishatumiwa', NO_CANDIDATE: 'Hakuna aliyepatikana', ASKED_TO_ADD: 'Kuongeza mtu', ASKED_TO_CHANGE: 'Kubadilisha mtu' },
  },
}

const words: Readonly<Record<FileLocale, OwnDataWords>> = { en, de, sw }

/** The words in a reader's language; English where it is none of ours. */
export const ownDataWordsOf = (locale: string | null): OwnDataWords => words[fileLocaleOf(locale)]
