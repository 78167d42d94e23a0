import type { Samples } from './sampleTypes.ts'

/** What stories of the other parts say beside English. */
export const partSamples = {
  // Button and Icon
  'Count all': { de: 'Alle zählen', sw: 'Hesabu wote' },
  More: { de: 'Mehr', sw: 'Zaidi' },
  Reset: { de: 'Zurücksetzen', sw: 'Weka upya' },
  'Reset completions': { de: 'Abschlüsse zurücksetzen', sw: 'Weka upya ukamilishaji' },
  'Reset works as soon as the word matches.': {
    de: 'Zurücksetzen geht, sobald das Wort übereinstimmt.',
    sw: 'Unaweza kuweka upya mara neno litakapolingana.',
  },

  // Inline, Stack and Text
  '12 min': { de: '12 Min.', sw: 'Dakika 12' },
  'Due on Monday': { de: 'Fällig am Montag', sw: 'Mwisho ni Jumatatu' },
  'First part': { de: 'Erster Teil', sw: 'Sehemu ya kwanza' },
  Safety: { de: 'Arbeitsschutz', sw: 'Usalama' },
  'Second part': { de: 'Zweiter Teil', sw: 'Sehemu ya pili' },
  'The tone': { de: 'Der Ton', sw: 'Toni' },
  'Third part': { de: 'Dritter Teil', sw: 'Sehemu ya tatu' },
  'Two things are due by Monday, and nothing after that until 9 December.': {
    de: 'Zwei Punkte sind bis Montag fällig, und danach nichts bis zum 9. Dezember.',
    sw: 'Mambo mawili yanapaswa kukamilika kufikia Jumatatu, na baada ya hapo hakuna kitu hadi tarehe 9 Desemba.',
  },

  // ExplainedText
  '3 days left': { de: 'noch 3 Tage', sw: 'zimebaki siku 3' },
  'Ends at 24:00 by the clocks of Africa/Nairobi': {
    de: 'Endet um 24:00 Uhr nach der Uhr von Africa/Nairobi',
    sw: 'Inaisha saa 24:00 kwa saa za Africa/Nairobi',
  },

  // Meter, ProgressBar and Spinner
  '10 of 10 GB': { de: '10 von 10 GB', sw: 'GB 10 kati ya 10' },
  '31 of 40': { de: '31 von 40', sw: '31 kati ya 40' },
  '4.2 of 10 GB': { de: '4,2 von 10 GB', sw: 'GB 4.2 kati ya 10' },
  '8.2 of 10 GB': { de: '8,2 von 10 GB', sw: 'GB 8.2 kati ya 10' },
  '93 of 214 people, about 2 min left': {
    de: '93 von 214 Personen, noch etwa 2 Min.',
    sw: 'Watu 93 kati ya 214, zimebaki kama dakika 2',
  },
  'Checking 232 rows': { de: '232 Zeilen werden geprüft', sw: 'Inakagua safu 232' },
  'Enough room': { de: 'Genug Platz', sw: 'Nafasi ya kutosha' },
  'Full: nothing can be uploaded': {
    de: 'Voll: Es kann nichts hochgeladen werden',
    sw: 'Imejaa: hakuna kinachoweza kupakiwa',
  },
  'Import of 214 people': { de: 'Import von 214 Personen', sw: 'Uingizaji wa watu 214' },
  'Loading people': { de: 'Personen werden geladen', sw: 'Inapakia watu' },
  'Nearly full': { de: 'Fast voll', sw: 'Karibu kujaa' },
  'Preparing the list': { de: 'Liste wird vorbereitet', sw: 'Inaandaa orodha' },
  'Seats taken': { de: 'Belegte Plätze', sw: 'Nafasi zilizochukuliwa' },
  'Storage of the unit': { de: 'Speicher der Einheit', sw: 'Hifadhi ya kitengo' },

  // Select
  'Always on the first': { de: 'Immer am Ersten', sw: 'Daima tarehe mosi' },
  'Choose a unit first.': { de: 'Zuerst eine Einheit wählen.', sw: 'Chagua kitengo kwanza.' },
  'Choose when to remind.': { de: 'Es fehlt, wann erinnert wird.', sw: 'Chagua wakati wa kukumbusha.' },
  'Counted from the last day.': { de: 'Vom letzten Tag an gezählt.', sw: 'Huhesabiwa kuanzia siku ya mwisho.' },
  'Days before': { de: 'Tage vorher', sw: 'Siku kabla' },
  Long: { de: 'Lang', sw: 'Mrefu' },
  'Months before': { de: 'Monate vorher', sw: 'Miezi kabla' },
  Short: { de: 'Kurz', sw: 'Mfupi' },
  'Starts and completions by week': {
    de: 'Starts und Abschlüsse je Woche',
    sw: 'Walioanza na waliokamilisha kwa wiki',
  },
  'Arrow keys go through the weeks.': {
    de: 'Mit den Pfeiltasten wechseln Sie die Woche.',
    sw: 'Tumia vitufe vya mishale kubadili wiki.',
  },
  '39 starts': { de: '39 Starts', sw: '39 walioanza' },
  '33 completions': { de: '33 Abschlüsse', sw: '33 waliokamilisha' },
  'Version 7, 12 Oct': { de: 'Version 7, 12. Okt.', sw: 'Toleo la 7, 12 Okt' },
  'Weeks before': { de: 'Wochen vorher', sw: 'Wiki kabla' },

  // Slider, StarRating and Switch
  'A rating is due to go on.': { de: 'Zum Weitermachen fehlt eine Bewertung.', sw: 'Toa maoni ili kuendelea.' },
  'An import that would end more contracts stops.': {
    de: 'Ein Import, der mehr Verträge beenden würde, hält an.',
    sw: 'Uingizaji ambao ungemaliza mikataba mingi zaidi husimama.',
  },
  'At 20 % nothing is ever stopped.': {
    de: 'Bei 20\u{A0}% wird nie etwas angehalten.',
    sw: 'Kwa 20\u{A0}% hakuna kinachosimamishwa kamwe.',
  },
  Brake: { de: 'Bremse', sw: 'Breki' },
  'How helpful was the course': { de: 'Wie hilfreich war der Kurs', sw: 'Kozi ilisaidia kiasi gani' },
  'In the morning, at most one a day.': {
    de: 'Morgens, höchstens eine am Tag.',
    sw: 'Asubuhi, kisizidi kimoja kwa siku.',
  },
  'Others see the mean, never who rated.': {
    de: 'Andere sehen den Durchschnitt, nie, wer bewertet hat.',
    sw: 'Wengine huona wastani tu, kamwe hawaoni nani alitoa maoni.',
  },
  'Send reminders': { de: 'Erinnerungen senden', sw: 'Tuma vikumbusho' },
  'The course is not finished.': { de: 'Der Kurs ist nicht abgeschlossen.', sw: 'Kozi haijakamilika.' },
  'The default unit decides this.': { de: 'Das bestimmt die Standard-Einheit.', sw: 'Kitengo cha msingi huamua hili.' },
  'Your unit decides this.': { de: 'Das bestimmt Ihre Einheit.', sw: 'Kitengo chako huamua hili.' },

  // TextArea
  'A reason is due, because the person asks for it.': {
    de: 'Es fehlt ein Grund, denn die Person fragt danach.',
    sw: 'Sababu inahitajika, kwa kuwa mtu huyu huiuliza.',
  },
  'As it was sent.': { de: 'Wie gesendet.', sw: 'Kama ilivyotumwa.' },
  'Good to have you here. What is learned stands below.': {
    de: 'Schön, dass Sie da sind. Was gelernt wird, steht unten.',
    sw: 'Karibu. Utakachojifunza kiko hapa chini.',
  },
  Greeting: { de: 'Begrüßung', sw: 'Salamu' },
  'It was sent already.': { de: 'Er wurde schon gesendet.', sw: 'Tayari imetumwa.' },
  'The certificate runs out.': { de: 'Das Zertifikat läuft ab.', sw: 'Muda wa cheti unaisha.' },
  'The person reads it.': { de: 'Die Person liest ihn.', sw: 'Mtu huyu huisoma.' },

  // TextField and TimeField
  'A date is due first.': { de: 'Zuerst fehlt ein Datum.', sw: 'Tarehe inahitajika kwanza.' },
  Address: { de: 'Adresse', sw: 'Anwani' },
  'All-day sessions have no start.': {
    de: 'Ganztägige Termine haben keinen Beginn.',
    sw: 'Vipindi vya siku nzima havina saa ya kuanza.',
  },
  'As it stands on certificates.': { de: 'Wie er auf Zertifikaten steht.', sw: 'Kama linavyoandikwa kwenye vyeti.' },
  'E-mail': { de: 'E-Mail', sw: 'Barua pepe' },
  'Given by the HR system.': { de: 'Vom Personalsystem vergeben.', sw: 'Imetolewa na mfumo wa rasilimali watu.' },
  'Given name': { de: 'Vorname', sw: 'Jina la kwanza' },
  'Load securing': { de: 'Ladungssicherung', sw: 'Kufunga mizigo' },
  Number: { de: 'Nummer', sw: 'Namba' },
  'Only digits. Without the dash it is 104217.': {
    de: 'Nur Ziffern. Ohne den Strich lautet sie 104217.',
    sw: 'Tarakimu tu. Bila kistari ni 104217.',
  },
  Reason: { de: 'Grund', sw: 'Sababu' },
  Start: { de: 'Start', sw: 'Anza' },
  Title: { de: 'Titel', sw: 'Kichwa' },

  // ThemePreview
  'One briefing is overdue.': { de: 'Eine Unterweisung ist überfällig.', sw: 'Mafunzo mamoja yamechelewa.' },
  Overview: { de: 'Übersicht', sw: 'Mwanzo' },
  'Preview in dark violet': { de: 'Vorschau in Dunkelviolett', sw: 'Hakikisho la zambarau iliyokoza' },
  'Preview in light': { de: 'Vorschau in Hell', sw: 'Hakikisho angavu' },
  Resume: { de: 'Fortsetzen', sw: 'Endelea' },
  'View all 9': { de: 'Alle 9 ansehen', sw: 'Tazama yote 9' },

  // Toast
  '12 people lose it.': { de: '12 Personen verlieren ihn.', sw: 'Watu 12 wataipoteza.' },
  '2 reminders wait until you are online.': {
    de: '2 Erinnerungen warten, bis Sie online sind.',
    sw: 'Vikumbusho 2 vinasubiri hadi uwe mtandaoni.',
  },
  '93 people were imported.': { de: '93 Personen wurden importiert.', sw: 'Watu 93 wameingizwa.' },
  Delete: { de: 'Löschen', sw: 'Futa' },
  'Delete the course?': { de: 'Kurs löschen?', sw: 'Futa kozi hii?' },
  Notifications: { de: 'Meldungen', sw: 'Arifa' },
  'The reminder was not sent.': { de: 'Die Erinnerung wurde nicht gesendet.', sw: 'Kikumbusho hakikutumwa.' },
  Undo: { de: 'Rückgängig', sw: 'Tengua' },
  'Version 5 can be seen by all.': { de: 'Version 5 ist für alle sichtbar.', sw: 'Toleo la 5 linaonekana kwa wote.' },
  '“German at work” was removed from your list.': {
    de: '„Deutsch im Beruf“ wurde von Ihrer Liste entfernt.',
    sw: '“Kijerumani kazini” imeondolewa kwenye orodha yako.',
  },

  // Tooltip and UnsavedBar
  '3 changes not saved': { de: '3 Änderungen nicht gespeichert', sw: 'Mabadiliko 3 hayajahifadhiwa' },
  Columns: { de: 'Spalten', sw: 'Safuwima' },
  'Columns of this view': { de: 'Spalten dieser Ansicht', sw: 'Safuwima za mwonekano huu' },
  Discard: { de: 'Verwerfen', sw: 'Tupa' },
  'Draft on this device, 11:42': {
    de: 'Entwurf auf diesem Gerät, 11:42 Uhr',
    sw: 'Rasimu kwenye kifaa hiki, saa 11:42',
  },
  'Not saved: the server did not answer. Check the connection, then try again.': {
    de: 'Nicht gespeichert: Der Server hat nicht geantwortet. Prüfen Sie die Verbindung und versuchen Sie es erneut.',
    sw: 'Hayajahifadhiwa: seva haikujibu. Angalia muunganisho, kisha jaribu tena.',
  },
  Save: { de: 'Speichern', sw: 'Hifadhi' },
  'Shift and C does the same': { de: 'Umschalt und C bewirken dasselbe', sw: 'Shift na C hufanya vivyo hivyo' },
  'What is being changed stands here.': { de: 'Was geändert wird, steht hier.', sw: 'Kinachobadilishwa kiko hapa.' },

  // Pages of the theme
  Colour: { de: 'Farbe', sw: 'Rangi' },
  Corner: { de: 'Ecke', sw: 'Kona' },
  From: { de: 'Ab', sw: 'Kuanzia' },
  Length: { de: 'Länge', sw: 'Urefu' },
  Order: { de: 'Reihenfolge', sw: 'Mpangilio' },
  'Primary colour': { de: 'Primärfarbe', sw: 'Rangi kuu' },
  Ratio: { de: 'Verhältnis', sw: 'Uwiano' },
  Sample: { de: 'Probe', sw: 'Mfano' },
  Value: { de: 'Wert', sw: 'Thamani' },
  'a line of text': { de: 'eine Textzeile', sw: 'mstari wa maandishi' },
  'for a finger': { de: 'für einen Finger', sw: 'kwa kidole' },
} as const satisfies Samples
