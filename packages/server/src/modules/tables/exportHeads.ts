import { fileLocaleOf, type FileLocale } from './fileNames.ts'

type Heads<Columns extends string> = Readonly<Record<FileLocale, Readonly<Record<Columns, string>>>>

type AuditColumn =
  | 'at'
  | 'actor'
  | 'onBehalfOf'
  | 'action'
  | 'objectKind'
  | 'object'
  | 'objectName'
  | 'before'
  | 'after'
  | 'requestId'
  | 'code'
  | 'exact'

const audit: Heads<AuditColumn> = {
  en: {
    at: 'At (UTC)',
    actor: 'Who',
    onBehalfOf: 'On behalf of',
    action: 'What',
    objectKind: 'Kind of object',
    object: 'Identifier',
    objectName: 'Object',
    before: 'Before',
    after: 'After',
    requestId: 'Reference',
    code: 'Code',
    exact: 'Exact time (UTC)',
  },
  de: {
    at: 'Zeitpunkt (UTC)',
    actor: 'Wer',
    onBehalfOf: 'Im Namen von',
    action: 'Was',
    objectKind: 'Art des Objekts',
    object: 'Kennung',
    objectName: 'Objekt',
    before: 'Vorher',
    after: 'Nachher',
    requestId: 'Kennung',
    code: 'Code',
    exact: 'Genauer Zeitpunkt (UTC)',
  },
  sw: {
    at: 'Wakati (UTC)',
    actor: 'Nani',
    onBehalfOf: 'Kwa niaba ya',
    action: 'Nini',
    objectKind: 'Aina ya kitu',
    object: 'Kitambulisho',
    objectName: 'Kitu',
    before: 'Kabla',
    after: 'Baada',
    requestId: 'Namba ya kumbukumbu',
    code: 'Msimbo',
    exact: 'Wakati kamili (UTC)',
  },
}

type ProofColumn =
  | 'consent'
  | 'person'
  | 'document'
  | 'version'
  | 'language'
  | 'decision'
  | 'at'
  | 'onBehalfOf'
  | 'asked'
  | 'hash'
  | 'exact'
  | 'criteria'

const proofs: Heads<ProofColumn> = {
  en: {
    consent: 'Proof',
    person: 'Person',
    document: 'Document',
    version: 'Version',
    language: 'Language',
    decision: 'Answer',
    at: 'At (UTC)',
    onBehalfOf: 'On behalf of',
    asked: 'What was requested',
    hash: 'SHA-256 of the text',
    exact: 'Exact time (UTC)',
    criteria: 'Asked because of',
  },
  de: {
    consent: 'Nachweis',
    person: 'Person',
    document: 'Dokument',
    version: 'Fassung',
    language: 'Sprache',
    decision: 'Antwort',
    at: 'Zeitpunkt (UTC)',
    onBehalfOf: 'Im Namen von',
    asked: 'Was gefragt wurde',
    hash: 'SHA-256 des Textes',
    exact: 'Genauer Zeitpunkt (UTC)',
    criteria: 'Gefragt wegen',
  },
  sw: {
    consent: 'Uthibitisho',
    person: 'Mtu',
    document: 'Hati',
    version: 'Toleo',
    language: 'Lugha',
    decision: 'Jibu',
    at: 'Wakati (UTC)',
    onBehalfOf: 'Kwa niaba ya',
    asked: 'Kilichoulizwa',
    hash: 'SHA-256 ya maandishi',
    exact: 'Wakati kamili (UTC)',
    criteria: 'Aliulizwa kwa sababu ya',
  },
}

type MailColumn = 'created' | 'to' | 'address' | 'event' | 'subject' | 'locale' | 'state' | 'tries' | 'sent' | 'error'

const mails: Heads<MailColumn> = {
  en: {
    created: 'Written (UTC)',
    to: 'To',
    address: 'Address',
    event: 'About',
    subject: 'Subject',
    locale: 'Language',
    state: 'Status',
    tries: 'Attempts',
    sent: 'Sent (UTC)',
    error: 'Reason',
  },
  de: {
    created: 'Geschrieben (UTC)',
    to: 'An',
    address: 'Adresse',
    event: 'Anlass',
    subject: 'Betreff',
    locale: 'Sprache',
    state: 'Status',
    tries: 'Versuche',
    sent: 'Gesendet (UTC)',
    error: 'Grund',
  },
  sw: {
    created: 'Iliandikwa (UTC)',
    to: 'Kwa',
    address: 'Anwani',
    event: 'Kuhusu',
    subject: 'Mada',
    locale: 'Lugha',
    state: 'Hali',
    tries: 'Majaribio',
    sent: 'Ilitumwa (UTC)',
    error: 'Sababu',
  },
}

type JobColumn = 'created' | 'kind' | 'owner' | 'state' | 'done' | 'total' | 'failed' | 'started' | 'ended' | 'error'

const jobs: Heads<JobColumn> = {
  en: {
    created: 'Requested (UTC)',
    kind: 'Job',
    owner: 'Requested by',
    state: 'Status',
    done: 'Done',
    total: 'Of',
    failed: 'Failed',
    started: 'Started (UTC)',
    ended: 'Ended (UTC)',
    error: 'Reason',
  },
  de: {
    created: 'Angefordert (UTC)',
    kind: 'Vorgang',
    owner: 'Angefordert von',
    state: 'Status',
    done: 'Erledigt',
    total: 'Von',
    failed: 'Fehlgeschlagen',
    started: 'Begonnen (UTC)',
    ended: 'Beendet (UTC)',
    error: 'Grund',
  },
  sw: {
    created: 'Iliombwa (UTC)',
    kind: 'Shughuli',
    owner: 'Imeombwa na',
    state: 'Hali',
    done: 'Zilizokamilika',
    total: 'Kati ya',
    failed: 'Zilizoshindikana',
    started: 'Ilianza (UTC)',
    ended: 'Iliisha (UTC)',
    error: 'Sababu',
  },
}

type DocumentColumn =
  | 'title'
  | 'kind'
  | 'state'
  | 'version'
  | 'from'
  | 'locales'
  | 'consent'
  | 'accepted'
  | 'people'
  | 'roles'
  | 'unit'
  | 'languages'
  | 'screens'

const documents: Heads<DocumentColumn> = {
  en: {
    title: 'Document',
    kind: 'Kind',
    state: 'Status',
    version: 'Version in force',
    from: 'In force since',
    locales: 'Languages of the text',
    consent: 'Consent',
    accepted: 'Agreed',
    people: 'People it is for',
    roles: 'For the roles',
    unit: 'For the unit',
    languages: 'For the languages',
    screens: 'For the pages',
  },
  de: {
    title: 'Dokument',
    kind: 'Art',
    state: 'Status',
    version: 'Geltende Fassung',
    from: 'In Kraft seit',
    locales: 'Sprachen des Textes',
    consent: 'Zustimmung',
    accepted: 'Zugestimmt',
    people: 'Personen, für die es gilt',
    roles: 'Für die Rollen',
    unit: 'Für die Einheit',
    languages: 'Für die Sprachen',
    screens: 'Für die Seiten',
  },
  sw: {
    title: 'Hati',
    kind: 'Aina',
    state: 'Hali',
    version: 'Toleo linalotumika',
    from: 'Inatumika tangu',
    locales: 'Lugha za maandishi',
    consent: 'Ridhaa',
    accepted: 'Walioridhia',
    people: 'Watu inaowahusu',
    roles: 'Kwa majukumu',
    unit: 'Kwa kitengo',
    languages: 'Kwa lugha',
    screens: 'Kwa kurasa',
  },
}

type UserStatisticsColumn =
  | 'person'
  | 'number'
  | 'unit'
  | 'item'
  | 'kind'
  | 'cycle'
  | 'state'
  | 'progress'
  | 'mandatory'
  | 'due'
  | 'started'
  | 'completed'
  | 'validUntil'
  | 'score'
  | 'waived'
  | 'why'

const userStatistics: Heads<UserStatisticsColumn> = {
  en: {
    person: 'Person',
    number: 'Number',
    unit: 'Unit',
    item: 'Item',
    kind: 'Type',
    cycle: 'Cycle',
    state: 'Status',
    progress: 'Progress (%)',
    mandatory: 'Mandatory',
    due: 'Due',
    started: 'Started (UTC)',
    completed: 'Completed (UTC)',
    validUntil: 'Valid until',
    score: 'Score (%)',
    waived: 'Exempt because',
    why: 'Why',
  },
  de: {
    person: 'Person',
    number: 'Nummer',
    unit: 'Einheit',
    item: 'Inhalt',
    kind: 'Typ',
    cycle: 'Zyklus',
    state: 'Status',
    progress: 'Fortschritt (%)',
    mandatory: 'Pflicht',
    due: 'Fällig',
    started: 'Begonnen (UTC)',
    completed: 'Abgeschlossen (UTC)',
    validUntil: 'Gültig bis',
    score: 'Ergebnis (%)',
    waived: 'Befreit wegen',
    why: 'Grund',
  },
  sw: {
    person: 'Mtu',
    number: 'Namba',
    unit: 'Kitengo',
    item: 'Maudhui',
    kind: 'Aina',
    cycle: 'Mzunguko',
    state: 'Hali',
    progress: 'Maendeleo (%)',
    mandatory: 'Lazima',
    due: 'Tarehe ya mwisho',
    started: 'Ilianza (UTC)',
    completed: 'Ilikamilika (UTC)',
    validUntil: 'Halali hadi',
    score: 'Alama (%)',
    waived: 'Sababu ya kuondolewa',
    why: 'Sababu',
  },
}

type AssignmentColumn =
  | 'title'
  | 'state'
  | 'what'
  | 'mandatory'
  | 'forWhom'
  | 'due'
  | 'repeat'
  | 'people'
  | 'done'
  | 'overdue'
  | 'owner'

const assignments: Heads<AssignmentColumn> = {
  en: {
    title: 'Assignment',
    state: 'Status',
    what: 'Media',
    mandatory: 'Mandatory',
    forWhom: 'For whom',
    due: 'Due',
    repeat: 'Every (months)',
    people: 'People',
    done: 'Done',
    overdue: 'Overdue',
    owner: 'Owner unit',
  },
  de: {
    title: 'Zuweisung',
    state: 'Status',
    what: 'Medien',
    mandatory: 'Pflicht',
    forWhom: 'Für wen',
    due: 'Fällig',
    repeat: 'Alle (Monate)',
    people: 'Personen',
    done: 'Erledigt',
    overdue: 'Überfällig',
    owner: 'Einheit',
  },
  sw: {
    title: 'Ugawaji',
    state: 'Hali',
    what: 'Nyenzo',
    mandatory: 'Lazima',
    forWhom: 'Kwa nani',
    due: 'Mwisho',
    repeat: 'Kila (miezi)',
    people: 'Watu',
    done: 'Wamemaliza',
    overdue: 'Wamechelewa',
    owner: 'Kitengo',
  },
}

type AssignmentPeopleColumn =
  | 'person'
  | 'unit'
  | 'item'
  | 'cycle'
  | 'state'
  | 'progress'
  | 'due'
  | 'completed'
  | 'validUntil'
  | 'waived'
  | 'others'

const assignmentPeople: Heads<AssignmentPeopleColumn> = {
  en: {
    person: 'Person',
    unit: 'Unit',
    item: 'Item',
    cycle: 'Cycle',
    state: 'Status',
    progress: 'Progress (%)',
    due: 'Due',
    completed: 'Completed (UTC)',
    validUntil: 'Valid until',
    waived: 'Exempt because',
    others: 'Also in',
  },
  de: {
    person: 'Person',
    unit: 'Einheit',
    item: 'Inhalt',
    cycle: 'Zyklus',
    state: 'Status',
    progress: 'Fortschritt (%)',
    due: 'Fällig',
    completed: 'Abgeschlossen (UTC)',
    validUntil: 'Gültig bis',
    waived: 'Befreit wegen',
    others: 'Auch in',
  },
  sw: {
    person: 'Mtu',
    unit: 'Kitengo',
    item: 'Maudhui',
    cycle: 'Mzunguko',
    state: 'Hali',
    progress: 'Maendeleo (%)',
    due: 'Tarehe ya mwisho',
    completed: 'Ilikamilika (UTC)',
    validUntil: 'Halali hadi',
    waived: 'Sababu ya kuondolewa',
    others: 'Pia katika',
  },
}

const tables = { audit, proofs, documents, mails, jobs, userStatistics, assignments, assignmentPeople } as const

/** The lists that are written into files as they are shown. */
export type ListTableName = Exclude<keyof typeof tables, 'proofs'>

/** The heads of an exported table in its reader's language, in the order of its columns. */
export const headsOf = (table: keyof typeof tables, locale: string | null): string[] =>
  Object.values(tables[table][fileLocaleOf(locale)])
