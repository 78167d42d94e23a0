import type { Samples } from './sampleTypes.ts'

/** What stories of collections and what stands in them say beside English. */
export const collectionSamples = {
  // Avatar and Badge
  '12 unread messages': { de: '12 ungelesene Nachrichten', sw: 'Jumbe 12 ambazo hazijasomwa' },
  '3 overdue': { de: '3 überfällig', sw: '3 zimechelewa' },
  '4 tasks': { de: '4 Aufgaben', sw: 'Kazi 4' },
  'Amani Juma, Neema Okello and 4 others': {
    de: 'Amani Juma, Neema Okello und 4 weitere',
    sw: 'Amani Juma, Neema Okello na wengine 4',
  },
  'More than 99 unread messages': {
    de: 'Mehr als 99 ungelesene Nachrichten',
    sw: 'Zaidi ya jumbe 99 ambazo hazijasomwa',
  },
  New: { de: 'Neu', sw: 'Mpya' },
  'New escape routes in hall B': { de: 'Neue Fluchtwege in Halle B', sw: 'Njia mpya za dharura katika ukumbi B' },

  // Card and CardGrid
  '25 min': { de: '25 Min.', sw: 'Dakika 25' },
  '30 min': { de: '30 Min.', sw: 'Dakika 30' },
  '40 min': { de: '40 Min.', sw: 'Dakika 40' },
  '45 min': { de: '45 Min.', sw: 'Dakika 45' },
  Ask: { de: 'Anfragen', sw: 'Omba' },
  Course: { de: 'Kurs', sw: 'Kozi' },
  Courses: { de: 'Kurse', sw: 'Kozi' },
  Finished: { de: 'Abgeschlossen', sw: 'Imekamilika' },
  'Loading courses': { de: 'Kurse werden geladen', sw: 'Inapakia kozi' },
  'No match for “Unterweisung”': {
    de: 'Kein Treffer für „Unterweisung“',
    sw: 'Hakuna kilichopatikana kwa “Unterweisung”',
  },
  'Other words, or fewer filters, may find it.': {
    de: 'Vielleicht helfen andere Wörter oder weniger Filter.',
    sw: 'Jaribu maneno mengine, au punguza vichujio.',
  },
  'Ready to start': { de: 'Startbereit', sw: 'Tayari kuanza' },
  View: { de: 'Ansehen', sw: 'Tazama' },
  'With approval': { de: 'Mit Freigabe', sw: 'Kwa idhini' },

  // DataTable
  'Night shift': { de: 'Nachtschicht', sw: 'Zamu ya usiku' },
  Packing: { de: 'Verpackung', sw: 'Ufungashaji' },
  Port: { de: 'Hafen', sw: 'Bandari' },
  'Showing 178 of 214 people. Packing did not answer.': {
    de: '178 von 214 Personen werden gezeigt. Verpackung hat nicht geantwortet.',
    sw: 'Wanaonyeshwa watu 178 kati ya 214. Kitengo cha Ufungashaji hakikujibu.',
  },
  'Store North': { de: 'Lager Nord', sw: 'Ghala la Kaskazini' },
  'Store South': { de: 'Lager Süd', sw: 'Ghala la Kusini' },
  'You are offline. This is the list from 08:12.': {
    de: 'Sie sind offline. Das ist die Liste von 08:12 Uhr.',
    sw: 'Huna mtandao. Hii ni orodha ya saa 08:12.',
  },

  // MarginList
  '4 days ago': { de: 'vor 4 Tagen', sw: 'siku 4 zilizopita' },
  'Fri 20 Nov': { de: 'Fr., 20. Nov.', sw: 'Ijumaa 20 Nov' },
  'Good morning, Amina.': { de: 'Guten Morgen, Amina.', sw: 'Habari za asubuhi, Amina.' },
  'Last opened yesterday, 16:42': {
    de: 'Zuletzt geöffnet gestern, 16:42 Uhr',
    sw: 'Ilifunguliwa mara ya mwisho jana, saa 16:42',
  },
  'Load securing in road haulage': {
    de: 'Ladungssicherung im Straßengüterverkehr',
    sw: 'Kufunga mizigo kwa usalama barabarani',
  },
  'Load securing in road transport': {
    de: 'Ladungssicherung im Straßengüterverkehr',
    sw: 'Kufunga mizigo kwa usalama barabarani',
  },
  'Privacy when talking to customers': {
    de: 'Datenschutz im Kundengespräch',
    sw: 'Ulinzi wa taarifa binafsi za wateja',
  },
  'Required in Lager Nord': { de: 'Pflicht im Lager Nord', sw: 'Ni la lazima katika Lager Nord' },
  'Required, assigned by the personnel office': {
    de: 'Pflicht, zugewiesen von der Personalabteilung',
    sw: 'Ni la lazima, limegawiwa na ofisi ya utumishi',
  },
  'Safety at work 2026': { de: 'Arbeitsschutz 2026', sw: 'Usalama kazini 2026' },
  'Thu 26 Nov': { de: 'Do., 26. Nov.', sw: 'Alhamisi 26 Nov' },
  'What is due': { de: 'Was fällig ist', sw: 'Yanayopaswa kukamilika' },
  'in 2 days': { de: 'in 2 Tagen', sw: 'baada ya siku 2' },

  // ProgressRibbon and Tally
  '0 of 5 parts': { de: '0 von 5 Teilen', sw: 'Sehemu 0 kati ya 5' },
  '2 of 5': { de: '2 von 5', sw: '2 kati ya 5' },
  '20 of 64 parts, 31 %': { de: '20 von 64 Teilen, 31\u{A0}%', sw: 'Sehemu 20 kati ya 64, 31\u{A0}%' },
  '20 parts finished': { de: '20 Teile abgeschlossen', sw: 'Sehemu 20 zimekamilika' },
  '3 of 8 parts, 44 %, about 35 min left': {
    de: '3 von 8 Teilen, 44\u{A0}%, noch etwa 35 Min.',
    sw: 'Sehemu 3 kati ya 8, 44\u{A0}%, zimebaki kama dakika 35',
  },
  '5 parts finished on 3 November': {
    de: '5 Teile am 3. November abgeschlossen',
    sw: 'Sehemu 5 zilikamilika tarehe 3 Novemba',
  },
  '5 parts, about 45 min': { de: '5 Teile, etwa 45 Min.', sw: 'Sehemu 5, kama dakika 45' },
  '64 parts finished': { de: '64 Teile abgeschlossen', sw: 'Sehemu 64 zimekamilika' },
  '7 of 10 parts': { de: '7 von 10 Teilen', sw: 'Sehemu 7 kati ya 10' },
  '8 parts finished': { de: '8 Teile abgeschlossen', sw: 'Sehemu 8 zimekamilika' },
  'Data protection': { de: 'Datenschutz', sw: 'Ulinzi wa taarifa' },
  'Fire safety': { de: 'Brandschutz', sw: 'Usalama wa moto' },
  'Progress in load securing': { de: 'Fortschritt in der Ladungssicherung', sw: 'Maendeleo katika kufunga mizigo' },

  // SelectionBar and SortableList
  Assign: { de: 'Zuweisen', sw: 'Gawa' },
  Lock: { de: 'Sperren', sw: 'Zuia' },
  Parts: { de: 'Teile', sw: 'Sehemu' },
  Remind: { de: 'Erinnern', sw: 'Kumbusha' },
  Rename: { de: 'Umbenennen', sw: 'Badilisha jina' },
  'two of the three have no e-mail.': {
    de: 'zwei der drei haben keine E-Mail-Adresse.',
    sw: 'wawili kati ya watatu hawana barua pepe.',
  },

  // StatusChip
  '3 of 8 parts': { de: '3 von 8 Teilen', sw: 'Sehemu 3 kati ya 8' },
  Active: { de: 'Aktiv', sw: 'Hai' },
  'After part 2': { de: 'Nach Teil 2', sw: 'Baada ya sehemu ya 2' },
  Completed: { de: 'Abgeschlossen', sw: 'Imekamilika' },
  'Due soon': { de: 'Bald fällig', sw: 'Muda unakaribia' },
  Invited: { de: 'Eingeladen', sw: 'Amealikwa' },
  Open: { de: 'Offen', sw: 'Wazi' },
  Suspended: { de: 'Gesperrt', sw: 'Amezuiwa' },
  'Waits for approval': { de: 'Wartet auf Freigabe', sw: 'Inasubiri idhini' },

  // TagGroup
  Filters: { de: 'Filter', sw: 'Vichujio' },
  'Hamburg, with units below': {
    de: 'Hamburg, mit Einheiten darunter',
    sw: 'Hamburg, pamoja na vitengo vilivyo chini yake',
  },
  Learners: { de: 'Lernende', sw: 'Wanafunzi' },
  Overdue: { de: 'Überfällig', sw: 'Imechelewa' },
  Role: { de: 'Rolle', sw: 'Jukumu' },
  State: { de: 'Status', sw: 'Hali' },
  Unit: { de: 'Einheit', sw: 'Kitengo' },

  // TokenField
  People: { de: 'Personen', sw: 'Watu' },
  Recipients: { de: 'Empfangende', sw: 'Wapokeaji' },
  Tags: { de: 'Schlagwörter', sw: 'Lebo' },
  'The medium is being published.': { de: 'Das Medium wird gerade veröffentlicht.', sw: 'Somo linachapishwa sasa.' },
  'They help to find the medium.': { de: 'Sie helfen, das Medium zu finden.', sw: 'Husaidia kulipata somo.' },
  'everything about loading and unloading': {
    de: 'alles über das Be- und Entladen',
    sw: 'yote kuhusu kupakia na kupakua mizigo',
  },
  'longer than 20 characters': { de: 'länger als 20 Zeichen', sw: 'imezidi herufi 20' },

  // UploadQueue
  'Programs cannot be part of a medium.': {
    de: 'Programme können nicht Teil eines Mediums sein.',
    sw: 'Programu haziwezi kuwa sehemu ya somo.',
  },
  'The connection broke. What arrived is kept.': {
    de: 'Die Verbindung ist abgebrochen. Was angekommen ist, bleibt erhalten.',
    sw: 'Muunganisho ulikatika. Kilichofika kimehifadhiwa.',
  },
  'The server did not answer.': { de: 'Der Server hat nicht geantwortet.', sw: 'Seva haikujibu.' },
  Uploads: { de: 'Hochgeladene Dateien', sw: 'Faili zinazopakiwa' },
} as const satisfies Samples
