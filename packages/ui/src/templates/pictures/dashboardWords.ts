import type { StatusKind } from '../../components/StatusChip/statusKinds.ts'
import type { FrameWords } from './PictureShell.tsx'

export interface DueThing {
  readonly id: string
  readonly day: string
  readonly away: string
  readonly isLate?: boolean
  readonly kind: 'course' | 'law' | 'task' | 'event' | 'certificate'
  readonly title: string
  readonly status: StatusKind
  readonly statusWord: string
  readonly about: string
  readonly action: string
}

/** Everything a person reads on the picture of the overview, in one language. */
export interface DashboardWords {
  readonly frame: FrameWords
  readonly weekday: string
  readonly month: string
  readonly greeting: string
  readonly lead: string
  readonly lastOpened: string
  readonly hereYouWere: string
  readonly course: string
  readonly part: string
  readonly progressLabel: string
  readonly progress: string
  readonly resume: string
  readonly contents: string
  readonly dueTitle: string
  readonly all: string
  readonly due: readonly DueThing[]
  readonly week: string
  readonly done: string
  readonly praise: string
  readonly calendar: string
  readonly weekdays: readonly string[]
  readonly news: string
  readonly newsItems: readonly {
    readonly id: string
    readonly title: string
    readonly about: string
    readonly action?: string
  }[]
  readonly badge: string
  readonly badgeName: string
  readonly badgeProgress: string
  readonly chosen: string
  readonly toCatalogue: string
  readonly suggestions: readonly {
    readonly id: string
    readonly category: string
    readonly title: string
    readonly facts: readonly string[]
    readonly reason: string
  }[]
}

export const germanFrame: FrameWords = {
  search: 'Suchen',
  searchKeys: 'Strg K',
  account: 'Konto',
  news: 'Neuigkeiten',
  open: (count) => `${count} offen`,
  captions: {
    records: 'Nachweise',
    around: 'Organisation',
    people: 'Personen',
    learning: 'Lernen',
    results: 'Auswertung',
    system: 'System',
    more: 'Mehr',
  },
  entries: {
    dashboard: 'Übersicht',
    media: 'Meine Medien',
    catalogue: 'Katalog',
    'my-certificates': 'Zertifikate',
    'badges-collection': 'Abzeichen',
    'my-ratings': 'Bewertungen',
    'my-units': 'Meine Einheiten',
    assistant: 'Assistent',
    'user-management': 'Benutzerverwaltung',
    'unit-management': 'Einheitenverwaltung',
    'import-management': 'Importe',
    'media-management': 'Medienverwaltung',
    'learning-path': 'Lernpfade',
    'task-management': 'Aufgabenverwaltung',
    assignments: 'Zuweisungen',
    'user-statistics': 'Benutzerstatistik',
    'media-statistics': 'Medienstatistik',
    'design-configuration': 'Gestaltung',
    system: 'Einstellungen',
  },
  short: {
    media: 'Medien',
    'my-certificates': 'Zertifikate',
    'user-management': 'Personen',
    'unit-management': 'Einheiten',
    'task-management': 'Aufgaben',
    assignments: 'Zuweisung',
  },
}

export const germanDashboard: DashboardWords = {
  frame: germanFrame,
  weekday: 'Dienstag',
  month: 'November',
  greeting: 'Guten Morgen, Amina.',
  lead: 'Eine Unterweisung ist überfällig, zwei Dinge stehen bis Montag an. Danach ist bis zum 9. Dezember nichts fällig.',
  lastOpened: 'Zuletzt gestern, 16:42',
  hereYouWere: 'Hier waren Sie',
  course: 'Ladungssicherung im\u00a0Straßengüter\u00adverkehr',
  part: 'Teil 4 von 8: Niederzurren mit Zurrgurten',
  progressLabel: 'Fortschritt in Ladungssicherung',
  progress: '3 von 8 Teilen, 44 %, noch etwa 35 Min.',
  resume: 'Bei 12:40 weiter',
  contents: 'Inhalt ansehen',
  dueTitle: 'Was ansteht',
  all: 'Alle 9 ansehen',
  due: [
    {
      id: 'safety',
      day: 'Fr 20.11.',
      away: 'vor 4 Tagen',
      isLate: true,
      kind: 'course',
      title: 'Arbeitsschutz-Grundunterweisung 2026',
      status: 'overdue',
      statusWord: 'Überfällig',
      about: 'Pflicht, zugewiesen von der Personalabteilung',
      action: 'Fortsetzen',
    },
    {
      id: 'privacy',
      day: 'Do 26.11.',
      away: 'in 2 Tagen',
      kind: 'law',
      title: 'Datenschutz im Kundengespräch',
      status: 'dueSoon',
      statusWord: 'Bald fällig',
      about: 'Pflicht für Lager Nord',
      action: 'Starten',
    },
    {
      id: 'ramp',
      day: 'Mo 30.11.',
      away: 'in 6 Tagen',
      kind: 'task',
      title: 'Gefährdungsbeurteilung Laderampe 3',
      status: 'dueSoon',
      statusWord: 'Bald fällig',
      about: 'Aufgabe, wird von Jonas Weidmann geprüft',
      action: 'Abgeben',
    },
    {
      id: 'aid',
      day: 'Mi 09.12.',
      away: '09:00 Uhr',
      kind: 'event',
      title: 'Ersthelfer-Auffrischung, Raum 2.14',
      status: 'done',
      statusWord: 'Platz bestätigt',
      about: 'Termin',
      action: 'Ansehen',
    },
    {
      id: 'forklift',
      day: 'Fr 18.12.',
      away: 'in 24 Tagen',
      kind: 'certificate',
      title: 'Staplerschein, Gültigkeit endet',
      status: 'open',
      statusWord: 'Läuft ab',
      about: 'Zertifikat Nr. 2024-0817',
      action: 'Erneuern',
    },
  ],
  week: 'Diese Woche',
  done: '8 Teile abgeschlossen',
  praise: 'Zwei mehr als in der letzten Woche.',
  calendar: 'Kalender abonnieren',
  weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  news: 'Neuigkeiten',
  newsItems: [
    {
      id: 'ways',
      title: 'Neue Fluchtwege in Halle B ab 1. Dezember',
      about: 'Gestern, Standortleitung',
      action: 'Als gelesen bestätigen',
    },
    { id: 'time', title: 'Lernzeit im Dienstplan: so tragen Sie sie ein', about: '19.11., Personalabteilung' },
  ],
  badge: 'Nächstes Abzeichen',
  badgeName: 'Sicher unterwegs',
  badgeProgress: '7 von 10 Teilen',
  chosen: 'Für Sie ausgesucht',
  toCatalogue: 'Zum Katalog',
  suggestions: [
    {
      id: 'back',
      category: 'sage',
      title: 'Rückenschonend heben und tragen',
      facts: ['Video', '12 Min.'],
      reason: 'Weil Sie im Lager arbeiten',
    },
    {
      id: 'tables',
      category: 'teal',
      title: 'Tabellen, die sich selbst erklären',
      facts: ['Kurs', '45 Min.'],
      reason: 'Beliebt in Ihrer Einheit',
    },
    {
      id: 'swahili',
      category: 'straw',
      title: 'Kiswahili für den Arbeitsalltag',
      facts: ['Kurs', '2 Std.'],
      reason: 'Passt zu Ihrem Profil',
    },
    {
      id: 'talks',
      category: 'rose',
      title: 'Schwierige Gespräche ruhig führen',
      facts: ['Lernpfad', '3 Teile'],
      reason: 'Empfohlen von Jonas Weidmann',
    },
  ],
}

export const swahiliDashboard: DashboardWords = {
  frame: {
    search: 'Tafuta',
    searchKeys: 'Ctrl K',
    account: 'Akaunti',
    news: 'Habari',
    open: (count) => `${count} wazi`,
    captions: { records: 'Vyeti', around: 'Shirika' },
    entries: {
      dashboard: 'Mwanzo',
      media: 'Masomo yangu',
      catalogue: 'Katalogi',
      'my-certificates': 'Vyeti vyangu',
      'badges-collection': 'Beji zangu',
      'my-ratings': 'Maoni yangu',
      'my-units': 'Vitengo vyangu',
      assistant: 'Msaidizi',
    },
    short: { media: 'Masomo', 'my-certificates': 'Vyeti' },
  },
  weekday: 'Jumanne',
  month: 'Novemba',
  greeting: 'Habari za asubuhi, Amina.',
  lead: 'Somo moja limepita muda wake. Mawili yanatakiwa kabla ya Jumatatu; baada ya hapo una nafasi hadi 9 Desemba.',
  lastOpened: 'Ilifunguliwa jana, 16:42',
  hereYouWere: 'Ulipoishia',
  course: 'Kufunga mizigo kwa usalama barabarani',
  part: 'Sehemu ya 4 kati ya 8: Kukaza mikanda ya mizigo',
  progressLabel: 'Maendeleo ya kufunga mizigo',
  progress: 'Sehemu 3 kati ya 8, 44 %, takriban dakika 35',
  resume: 'Endelea kutoka 12:40',
  contents: 'Angalia yaliyomo',
  dueTitle: 'Yanayokusubiri',
  all: 'Angalia yote 9',
  due: [
    {
      id: 'safety',
      day: 'Ijumaa 20.11.',
      away: 'siku 4 zilizopita',
      isLate: true,
      kind: 'course',
      title: 'Mafunzo ya msingi ya usalama kazini 2026',
      status: 'overdue',
      statusWord: 'Limechelewa',
      about: 'Lazima, kutoka Idara ya Rasilimali Watu',
      action: 'Endelea',
    },
    {
      id: 'privacy',
      day: 'Alhamisi 26.11.',
      away: 'siku 2 zijazo',
      kind: 'law',
      title: 'Ulinzi wa taarifa binafsi za wateja',
      status: 'dueSoon',
      statusWord: 'Muda unakaribia',
      about: 'Lazima kwa Ghala Kaskazini',
      action: 'Anza',
    },
    {
      id: 'ramp',
      day: 'Jumatatu 30.11.',
      away: 'siku 6 zijazo',
      kind: 'task',
      title: 'Tathmini ya hatari, jukwaa la 3',
      status: 'dueSoon',
      statusWord: 'Muda unakaribia',
      about: 'Kazi, itakaguliwa na Jonas Weidmann',
      action: 'Wasilisha',
    },
    {
      id: 'aid',
      day: 'Jumatano 09.12.',
      away: 'saa 09:00',
      kind: 'event',
      title: 'Marudio ya huduma ya kwanza, chumba 2.14',
      status: 'done',
      statusWord: 'Nafasi imethibitishwa',
      about: 'Tukio',
      action: 'Angalia',
    },
    {
      id: 'forklift',
      day: 'Ijumaa 18.12.',
      away: 'siku 24 zijazo',
      kind: 'certificate',
      title: 'Cheti cha forklifti kinaisha',
      status: 'open',
      statusWord: 'Kinaisha',
      about: 'Cheti Na. 2024-0817',
      action: 'Fanya upya',
    },
  ],
  week: 'Wiki hii',
  done: 'Sehemu 8 zimekamilika',
  praise: 'Mbili zaidi ya wiki iliyopita.',
  calendar: 'Jiunge na kalenda',
  weekdays: ['Jtt', 'Jnn', 'Jtn', 'Alh', 'Ijm', 'Jms', 'Jpl'],
  news: 'Habari',
  newsItems: [
    {
      id: 'ways',
      title: 'Njia mpya za dharura katika Jengo B kuanzia 1 Desemba',
      about: 'Jana, Uongozi wa kituo',
      action: 'Thibitisha umesoma',
    },
    { id: 'time', title: 'Muda wa kujifunza kwenye ratiba ya kazi', about: '19.11., Rasilimali Watu' },
  ],
  badge: 'Beji inayofuata',
  badgeName: 'Safari salama',
  badgeProgress: 'Sehemu 7 kati ya 10',
  chosen: 'Tumekuchagulia',
  toCatalogue: 'Katalogi',
  suggestions: [
    {
      id: 'back',
      category: 'sage',
      title: 'Kuinua mizigo bila kuumiza mgongo',
      facts: ['Video', 'Dak. 12'],
      reason: 'Unafanya kazi ghalani',
    },
    {
      id: 'tables',
      category: 'teal',
      title: 'Majedwali yanayojieleza',
      facts: ['Kozi', 'Dak. 45'],
      reason: 'Hupendwa katika kitengo chako',
    },
    {
      id: 'swahili',
      category: 'straw',
      title: 'Kijerumani cha kazini',
      facts: ['Kozi', 'Saa 2'],
      reason: 'Inafaa wasifu wako',
    },
    {
      id: 'talks',
      category: 'rose',
      title: 'Mazungumzo magumu kwa utulivu',
      facts: ['Njia ya kujifunza', 'sehemu 3'],
      reason: 'Imependekezwa na Jonas Weidmann',
    },
  ],
}
