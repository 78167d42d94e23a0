import type { Samples } from './sampleTypes.ts'

/** What stories of dialogs, menus, notices and states say beside English. */
export const overlaySamples = {
  // AlertDialog
  '874 valid certificates become invalid': {
    de: '874 gültige Zertifikate werden ungültig',
    sw: 'Vyeti halali 874 vitakuwa batili',
  },
  'New due date for all: 24 December 2026': {
    de: 'Neue Frist für alle: 24. Dezember 2026',
    sw: 'Tarehe mpya ya mwisho kwa wote: 24 Desemba 2026',
  },
  'Ratings, notes and badges stay': {
    de: 'Bewertungen, Notizen und Abzeichen bleiben',
    sw: 'Maoni, madokezo na beji vitabaki',
  },
  'Reset 1,031 completions?': { de: '1.031 Abschlüsse zurücksetzen?', sw: 'Weka upya ukamilishaji 1,031?' },
  'The people concerned must pass the test again. This cannot be undone.': {
    de: 'Die Betroffenen müssen den Test noch einmal bestehen. Das lässt sich nicht rückgängig machen.',
    sw: 'Wahusika watalazimika kufaulu jaribio tena. Hatua hii haiwezi kutenguliwa.',
  },
  'The server did not answer. Nothing was reset; try again in a minute.': {
    de: 'Der Server hat nicht geantwortet. Nichts wurde zurückgesetzt; versuchen Sie es in einer Minute erneut.',
    sw: 'Seva haikujibu. Hakuna kilichowekwa upya; jaribu tena baada ya dakika moja.',
  },

  // Banner and Notice
  'Jonas Weidmann saved this person at 11:40, while you were editing. Choose one value for each field.': {
    de: 'Jonas Weidmann hat diese Person um 11:40 Uhr gespeichert, während Sie sie bearbeitet haben. Je Feld ist ein Wert zu wählen.',
    sw: 'Jonas Weidmann alihifadhi taarifa za mtu huyu saa 11:40, ulipokuwa ukizihariri. Chagua thamani moja kwa kila sehemu.',
  },
  'Load the rest': { de: 'Den Rest laden', sw: 'Pakia waliobaki' },
  'See them': { de: 'Ansehen', sw: 'Waangalie' },
  'See your certificates': { de: 'Ihre Zertifikate ansehen', sw: 'Angalia vyeti vyako' },
  'Showing 178 of 214 people. Lager Süd did not answer.': {
    de: '178 von 214 Personen werden gezeigt. Lager Süd hat nicht geantwortet.',
    sw: 'Wanaonyeshwa watu 178 kati ya 214. Kitengo cha Lager Süd hakikujibu.',
  },
  'The changes were not saved. The server did not answer.': {
    de: 'Die Änderungen wurden nicht gespeichert. Der Server hat nicht geantwortet.',
    sw: 'Mabadiliko hayakuhifadhiwa. Seva haikujibu.',
  },
  'Two certificates end this month.': {
    de: 'Zwei Zertifikate laufen diesen Monat ab.',
    sw: 'Vyeti viwili vinaisha muda mwezi huu.',
  },
  'You are offline. This is the list from 08:12. 2 reminders wait and will be sent once you are back.': {
    de: 'Sie sind offline. Das ist die Liste von 08:12 Uhr. 2 Erinnerungen warten und gehen hinaus, sobald Sie wieder verbunden sind.',
    sw: 'Huna mtandao. Hii ni orodha ya saa 08:12. Vikumbusho 2 vinasubiri na vitatumwa ukirudi mtandaoni.',
  },

  // ConflictState
  '18 Dec 2026': { de: '18. Dez. 2026', sw: '18 Des 2026' },
  '8 Jan 2027': { de: '8. Jan. 2027', sw: '8 Jan 2027' },
  'Bring your own safety shoes; those who have none get a pair at the gate from Hannelore Untermoser.': {
    de: 'Bringen Sie eigene Sicherheitsschuhe mit; wer keine hat, bekommt am Tor ein Paar von Hannelore Untermoser.',
    sw: 'Njoo na viatu vyako vya usalama; asiye navyo atapewa jozi langoni na Hannelore Untermoser.',
  },
  Customs: { de: 'Zollabwicklung', sw: 'Forodha' },
  'Jonas, 11:40': { de: 'Jonas, 11:40 Uhr', sw: 'Jonas, saa 11:40' },
  'Note for the learners': { de: 'Hinweis für die Lernenden', sw: 'Maelezo kwa wanafunzi' },
  'Safety shoes are handed out at the gate.': {
    de: 'Sicherheitsschuhe werden am Tor ausgegeben.',
    sw: 'Viatu vya usalama hutolewa langoni.',
  },

  // ContextMenu and MenuButton
  Actions: { de: 'Aktionen', sw: 'Vitendo' },
  'Actions for Amina Okafor': { de: 'Aktionen für Amina Okafor', sw: 'Vitendo vya Amina Okafor' },
  'Log out': { de: 'Abmelden', sw: 'Ondoka' },
  'More actions for Amina Okafor': { de: 'Weitere Aktionen für Amina Okafor', sw: 'Vitendo zaidi vya Amina Okafor' },
  'Move to a unit': { de: 'In eine Einheit verschieben', sw: 'Hamishia kwenye kitengo' },
  'Open the profile': { de: 'Profil öffnen', sw: 'Fungua wasifu' },
  'Progress stays': { de: 'Der Fortschritt bleibt', sw: 'Maendeleo yanabaki' },
  Theme: { de: 'Darstellung', sw: 'Mwonekano' },

  // Dialog
  ': certificates keep their dates, tests keep their questions.': {
    de: ': Zertifikate behalten ihr Datum, Tests ihre Fragen.',
    sw: ': vyeti vinabaki na tarehe zake, majaribio na maswali yake.',
  },
  Line: { de: 'Zeile', sw: 'Mstari' },
  'Members see the new name at once.': {
    de: 'Mitglieder sehen den neuen Namen sofort.',
    sw: 'Wanachama wataona jina jipya mara moja.',
  },
  'Rename the unit': { de: 'Einheit umbenennen', sw: 'Badilisha jina la kitengo' },
  'Rename unit': { de: 'Einheit umbenennen', sw: 'Badilisha jina la kitengo' },
  Understood: { de: 'Verstanden', sw: 'Nimeelewa' },
  'What changes': { de: 'Was sich ändert', sw: 'Kinachobadilika' },

  // Drawer
  'Data protection in customer talks': {
    de: 'Datenschutz im Kundengespräch',
    sw: 'Ulinzi wa taarifa binafsi za wateja',
  },
  Edit: { de: 'Bearbeiten', sw: 'Hariri' },
  'Learning since 3 Feb 2025': { de: 'Lernt seit dem 3. Feb. 2025', sw: 'Anajifunza tangu 3 Feb 2025' },
  Move: { de: 'Verschieben', sw: 'Hamisha' },
  'Move the unit': { de: 'Einheit verschieben', sw: 'Hamisha kitengo' },
  'New place for Lager Nord': { de: 'Neuer Platz für Lager Nord', sw: 'Mahali papya pa Lager Nord' },
  'Occupational safety, basic briefing 2026': {
    de: 'Arbeitsschutz-Grundunterweisung 2026',
    sw: 'Mafunzo ya msingi ya usalama kazini 2026',
  },
  'Open Amina Okafor': { de: 'Amina Okafor öffnen', sw: 'Fungua Amina Okafor' },
  'Open duties': { de: 'Offene Pflichtschulungen', sw: 'Masomo ya lazima ambayo hayajakamilika' },
  'So far below Hamburg. With 2 units and 48 people.': {
    de: 'Bisher unter Hamburg. Mit 2 Einheiten und 48 Personen.',
    sw: 'Hadi sasa chini ya Hamburg. Pamoja na vitengo 2 na watu 48.',
  },

  // EmptyState
  '14 people match without “Overdue more than 5”.': {
    de: 'Ohne „Überfällig: mehr als 5“ passen 14 Personen.',
    sw: 'Bila “Yaliyochelewa: zaidi ya 5” watu 14 wanalingana.',
  },
  'Add person': { de: 'Person anlegen', sw: 'Ongeza mtu' },
  'Add the first person, or bring a list over from your HR system.': {
    de: 'Legen Sie die erste Person an, oder übernehmen Sie eine Liste aus Ihrem Personalsystem.',
    sw: 'Ongeza mtu wa kwanza, au leta orodha kutoka mfumo wenu wa rasilimali watu.',
  },
  'Clear filters': { de: 'Filter zurücksetzen', sw: 'Futa vichujio' },
  'Import a list': { de: 'Liste importieren', sw: 'Leta orodha' },
  'No match for these 2 filters': {
    de: 'Keine Treffer für diese 2 Filter',
    sw: 'Hakuna anayelingana na vichujio hivi 2',
  },
  'No people in this unit yet': { de: 'Noch niemand in dieser Einheit', sw: 'Bado hakuna mtu katika kitengo hiki' },
  'This page is not there yet': { de: 'Diese Seite gibt es noch nicht', sw: 'Ukurasa huu bado haupo' },
  'Your roles open it, but it is still being built.': {
    de: 'Ihre Rollen öffnen sie, aber sie wird noch gebaut.',
    sw: 'Majukumu yako yanaufungua, lakini bado unatengenezwa.',
  },

  // FailedState, OfflineState and RefusedState
  'Ask for access': { de: 'Um Zugang bitten', sw: 'Omba ruhusa' },
  'Back to the dashboard': { de: 'Zur Übersicht', sw: 'Rudi mwanzo' },
  'Copy reference': { de: 'Kennung kopieren', sw: 'Nakili namba' },
  'Courses you saved can be read and finished. This list comes by itself once you are back.': {
    de: 'Gesicherte Kurse lassen sich lesen und abschließen. Diese Liste kommt von selbst, sobald die Verbindung wieder da ist.',
    sw: 'Unaweza kusoma na kukamilisha kozi ulizohifadhi. Orodha hii itakuja yenyewe ukirudi mtandaoni.',
  },
  'It needs the right “View people” in Hamburg. Jonas Weidmann can grant it.': {
    de: 'Dafür braucht es das Recht „Personen ansehen“ in Hamburg. Jonas Weidmann kann es erteilen.',
    sw: 'Inahitaji haki ya “Kuona watu” katika Hamburg. Jonas Weidmann anaweza kuitoa.',
  },
  'It was deleted on 20 November 2026. Your certificate stays valid.': {
    de: 'Er wurde am 20. November 2026 gelöscht. Ihr Zertifikat bleibt gültig.',
    sw: 'Ilifutwa tarehe 20 Novemba 2026. Cheti chako kinabaki halali.',
  },
  Reference: { de: 'Kennung', sw: 'Namba ya kumbukumbu' },
  'Reference copied': { de: 'Kennung kopiert', sw: 'Namba imenakiliwa' },
  'The list could not be loaded': { de: 'Die Liste konnte nicht geladen werden', sw: 'Orodha haikuweza kupakiwa' },
  'The server did not answer within 10 seconds. Your filters are kept.': {
    de: 'Der Server hat 10 Sekunden lang nicht geantwortet. Ihre Filter bleiben erhalten.',
    sw: 'Seva haikujibu kwa sekunde 10. Vichujio vyako vimehifadhiwa.',
  },
  'This course is no longer there': { de: 'Diesen Kurs gibt es nicht mehr', sw: 'Kozi hii haipo tena' },
  'Try again': { de: 'Erneut versuchen', sw: 'Jaribu tena' },
  'You are offline': { de: 'Sie sind offline', sw: 'Huna mtandao' },
  'You cannot see this list': { de: 'Sie können diese Liste nicht sehen', sw: 'Huwezi kuona orodha hii' },

  // IconButton and KeyCap
  'Choose columns': { de: 'Spalten wählen', sw: 'Chagua safuwima' },
  'Close menu': { de: 'Menü schließen', sw: 'Funga menyu' },
  Ctrl: { de: 'Strg', sw: 'Ctrl' },
  'Load again': { de: 'Neu laden', sw: 'Pakia upya' },
  'Only unread': { de: 'Nur Ungelesenes', sw: 'Ambazo hazijasomwa tu' },
  'Previous person': { de: 'Vorige Person', sw: 'Mtu aliyetangulia' },
  'Search with': { de: 'Suchen mit', sw: 'Tafuta kwa' },
  'This is the first person of the list.': {
    de: 'Das ist die erste Person der Liste.',
    sw: 'Huyu ni mtu wa kwanza kwenye orodha.',
  },

  // Popover
  'Assignment “Safety 2026”, for Lager Nord with its units.': {
    de: 'Zuweisung „Arbeitsschutz 2026“ für Lager Nord mit seinen Einheiten.',
    sw: 'Ugawaji “Usalama 2026”, kwa Lager Nord pamoja na vitengo vyake.',
  },
  Name: { de: 'Name', sw: 'Jina' },
  'Save the view': { de: 'Ansicht speichern', sw: 'Hifadhi mwonekano wa orodha' },
  Why: { de: 'Warum', sw: 'Kwa nini' },
  'Why this person sees it': { de: 'Warum diese Person das sieht', sw: 'Kwa nini mtu huyu analiona somo hili' },
} as const satisfies Samples
