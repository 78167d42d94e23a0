import type { Samples } from './sampleTypes.ts'

/** What stories of navigation say beside English. */
export const navigationSamples = {
  // AppShell, Page and Heading
  'Coming up': { de: 'Demnächst', sw: 'Yajayo' },
  'Good morning, Amani.': { de: 'Guten Morgen, Amani.', sw: 'Habari za asubuhi, Amani.' },
  'My media': { de: 'Meine Medien', sw: 'Masomo yangu' },
  'My units': { de: 'Meine Einheiten', sw: 'Vitengo vyangu' },
  'Nothing after that until 9 December.': {
    de: 'Danach nichts bis zum 9. Dezember.',
    sw: 'Baada ya hapo hakuna kitu hadi tarehe 9 Desemba.',
  },
  'Nothing is due before 9 December. What you began stays where you left it, and comes back with the first press.': {
    de: 'Vor dem 9. Dezember ist nichts fällig. Was Sie begonnen haben, bleibt, wo Sie aufgehört haben, und ist mit dem ersten Klick wieder da.',
    sw: 'Hakuna kinachotakiwa kabla ya tarehe 9 Desemba. Ulichoanza kinabaki pale ulipokiachia, na kinarudi kwa mbofyo wa kwanza.',
  },
  November: { de: 'November', sw: 'Novemba' },
  'One briefing is overdue, two things are due by Monday.': {
    de: 'Eine Unterweisung ist überfällig, zwei weitere Punkte sind bis Montag fällig.',
    sw: 'Mafunzo mamoja yamechelewa, mambo mawili yanapaswa kukamilika kufikia Jumatatu.',
  },
  'People and their units': { de: 'Personen und ihre Einheiten', sw: 'Watu na vitengo vyao' },
  'This week': { de: 'Diese Woche', sw: 'Wiki hii' },
  Tuesday: { de: 'Dienstag', sw: 'Jumanne' },
  'Two more than last week.': { de: 'Zwei mehr als letzte Woche.', sw: 'Mawili zaidi ya wiki iliyopita.' },
  'You are offline. What you see is from 08:12.': {
    de: 'Sie sind offline. Was Sie sehen, ist von 08:12 Uhr.',
    sw: 'Huna mtandao. Unachokiona ni cha saa 08:12.',
  },
  'You belong to two units and lead none.': {
    de: 'Sie gehören zu zwei Einheiten und leiten keine.',
    sw: 'Wewe ni mwanachama wa vitengo viwili, na husimamii chochote.',
  },

  // Breadcrumbs, Pagination and Tree
  '26 to 50 of 214 people': { de: '26 bis 50 von 214 Personen', sw: 'Watu 26 hadi 50 kati ya 214' },
  Categories: { de: 'Kategorien', sw: 'Kategoria' },
  Harbour: { de: 'Hafen', sw: 'Bandari' },
  'Pages of people': { de: 'Seiten der Personen', sw: 'Kurasa za watu' },
  'Place of this unit': { de: 'Ort dieser Einheit', sw: 'Mahali pa kitengo hiki' },
  Units: { de: 'Einheiten', sw: 'Vitengo' },

  // CommandPalette, SearchButton and SearchField
  'Ctrl K': { de: 'Strg K', sw: 'Ctrl K' },
  'Data protection when talking to customers': {
    de: 'Datenschutz im Kundengespräch',
    sw: 'Ulinzi wa taarifa binafsi za wateja',
  },
  'Load securing on the road': {
    de: 'Ladungssicherung im Straßengüterverkehr',
    sw: 'Kufunga mizigo kwa usalama barabarani',
  },
  'Part 3 of 8': { de: 'Teil 3 von 8', sw: 'Sehemu ya 3 kati ya 8' },
  Recently: { de: 'Zuletzt', sw: 'Hivi karibuni' },
  Search: { de: 'Suchen', sw: 'Tafuta' },
  'Search Somo': { de: 'Somo durchsuchen', sw: 'Tafuta katika Somo' },
  'There are no people yet.': { de: 'Es gibt noch keine Personen.', sw: 'Bado hakuna watu.' },

  // Disclosure
  '2 chosen': { de: '2 gewählt', sw: 'Umechagua 2' },
  'After twelve months.': { de: 'Nach zwölf Monaten.', sw: 'Baada ya miezi kumi na miwili.' },
  'Certificates and their numbers.': { de: 'Zertifikate und ihre Nummern.', sw: 'Vyeti na namba zake.' },
  Duration: { de: 'Dauer', sw: 'Muda' },
  'Its members, their education managers and the administration.': {
    de: 'Ihre Mitglieder, deren Bildungsmanagement und die Administration.',
    sw: 'Wanachama wake, mameneja wao wa elimu na wasimamizi.',
  },
  'The education manager of the unit.': {
    de: 'Das Bildungsmanagement der Einheit.',
    sw: 'Meneja wa elimu wa kitengo.',
  },
  'What is kept when somebody leaves': { de: 'Was bleibt, wenn jemand geht', sw: 'Kinachohifadhiwa mtu anapoondoka' },
  'Who is told': { de: 'Wer benachrichtigt wird', sw: 'Nani anaarifiwa' },
  'Who sees this unit': { de: 'Wer diese Einheit sieht', sw: 'Nani anaona kitengo hiki' },

  // Link: the second and the third are around two links of one sentence
  'All 9 entries': { de: 'Alle 9 Einträge', sw: 'Vipengele vyote 9' },
  'Assigned by': { de: 'Zugewiesen durch', sw: 'Limegawiwa kupitia' },
  ', mandatory for': { de: ', Pflicht für', sw: ', ni la lazima kwa' },
  'Resume at 12:40': { de: 'Bei 12:40 fortsetzen', sw: 'Endelea kutoka 12:40' },
  'Safety 2026': { de: 'Arbeitsschutz 2026', sw: 'Usalama 2026' },
  'The text of the law': { de: 'Der Gesetzestext', sw: 'Matini ya sheria' },

  // SegmentedControl
  Both: { de: 'Beide', sw: 'Yote' },
  Clear: { de: 'Klar', sw: 'Kali' },
  Corners: { de: 'Ecken', sw: 'Kona' },
  Dark: { de: 'Dunkel', sw: 'Ya giza' },
  Light: { de: 'Hell', sw: 'Angavu' },
  'Of buttons, fields and chips.': {
    de: 'Von Knöpfen, Feldern und Chips.',
    sw: 'Za vitufe, sehemu za kujaza na vibandiko.',
  },
  Preview: { de: 'Vorschau', sw: 'Hakikisho' },
  Round: { de: 'Rund', sw: 'Mviringo' },
  Soft: { de: 'Weich', sw: 'Laini' },

  // Stepper and Wizard
  '1,145 rows were checked. Nothing has been changed yet.': {
    de: '1.145 Zeilen wurden geprüft. Noch ist nichts geändert.',
    sw: 'Safu 1,145 zimekaguliwa. Bado hakuna kilichobadilishwa.',
  },
  Apply: { de: 'Übernehmen', sw: 'Tekeleza' },
  Approve: { de: 'Freigeben', sw: 'Idhinisha' },
  'Dry run': { de: 'Probelauf', sw: 'Jaribio' },
  'Each column belongs to one field.': {
    de: 'Jede Spalte gehört zu einem Feld.',
    sw: 'Kila safuwima ni ya sehemu moja.',
  },
  File: { de: 'Datei', sw: 'Faili' },
  'Match columns': { de: 'Spalten zuordnen', sw: 'Linganisha safuwima' },
  'Name of the file': { de: 'Dateiname', sw: 'Jina la faili' },
  'One thing is missing: the name of the file.': {
    de: 'Eine Angabe fehlt: der Dateiname.',
    sw: 'Kitu kimoja kinakosekana: jina la faili.',
  },
  'Step 3 of 5. 1,145 rows checked in 38 s at 11:42. Nothing has been changed yet.': {
    de: 'Schritt 3 von 5. 1.145 Zeilen um 11:42 Uhr in 38 s geprüft. Noch ist nichts geändert.',
    sw: 'Hatua ya 3 kati ya 5. Safu 1,145 zilikaguliwa saa 11:42 kwa sekunde 38. Bado hakuna kilichobadilishwa.',
  },
  'Steps of the import': { de: 'Schritte des Imports', sw: 'Hatua za uingizaji' },
  'Two columns have no field.': { de: 'Zwei Spalten haben kein Feld.', sw: 'Safuwima mbili hazina sehemu.' },
  Upload: { de: 'Hochladen', sw: 'Pakia' },
  'Which file is it': { de: 'Welche Datei ist es', sw: 'Ni faili gani' },

  // TableToolbar and Tabs
  '2 errors': { de: '2 Fehler', sw: 'Makosa 2' },
  ': what belongs to Lager Nord.': { de: ': was zu Lager Nord gehört.', sw: ': yanayohusu Lager Nord.' },
  Access: { de: 'Zugang', sw: 'Ufikiaji' },
  All: { de: 'Alle', sw: 'Wote' },
  Assignments: { de: 'Zuweisungen', sw: 'Ugawaji' },
  Design: { de: 'Gestaltung', sw: 'Usanifu' },
  Export: { de: 'Exportieren', sw: 'Toa faili' },
  Members: { de: 'Mitglieder', sw: 'Wanachama' },
  'Name, e-mail or number': { de: 'Name, E-Mail oder Nummer', sw: 'Jina, barua pepe au namba' },
  'Never signed in': { de: 'Nie angemeldet', sw: 'Hawajawahi kuingia' },
  'Parts of the form': { de: 'Bereiche des Formulars', sw: 'Sehemu za fomu' },
  'Parts of the unit': { de: 'Bereiche der Einheit', sw: 'Sehemu za kitengo' },
  Person: { de: 'Person', sw: 'Mtu' },
  Rights: { de: 'Rechte', sw: 'Haki' },
  'Save the person first.': { de: 'Zuerst die Person speichern.', sw: 'Hifadhi mtu kwanza.' },
  'Save view': { de: 'Ansicht speichern', sw: 'Hifadhi mwonekano' },
  'Saved views': { de: 'Gesicherte Ansichten', sw: 'Mionekano iliyohifadhiwa' },
  'Search people': { de: 'Personen suchen', sw: 'Tafuta watu' },

  // Toolbar
  Alignment: { de: 'Ausrichtung', sw: 'Mpangilio wa maandishi' },
  'At the start': { de: 'Am Anfang', sw: 'Mwanzoni' },
  Bold: { de: 'Fett', sw: 'Koza' },
  Bullets: { de: 'Liste mit Punkten', sw: 'Orodha yenye vitone' },
  Centred: { de: 'Zentriert', sw: 'Katikati' },
  Formatting: { de: 'Formatierung', sw: 'Uumbizaji' },
  Help: { de: 'Hilfe', sw: 'Msaada' },
  Italic: { de: 'Kursiv', sw: 'Italiki' },
  List: { de: 'Liste', sw: 'Orodha' },
  Lists: { de: 'Listen', sw: 'Orodha' },
  Numbers: { de: 'Liste mit Nummern', sw: 'Orodha yenye namba' },
  Style: { de: 'Stil', sw: 'Mtindo' },
} as const satisfies Samples
