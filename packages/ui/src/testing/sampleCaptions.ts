import { inStoryLanguage } from './storyWords.ts'

/** What the toolbar has chosen for a story. */
export type StoryGlobals = Readonly<Record<string, unknown>>

/** What the rows and columns of the tables of states are called beside English. */
const captions: Readonly<Record<string, { readonly de: string; readonly sw: string }>> = {
  above: { de: 'darüber', sw: 'juu' },
  action: { de: 'Handlung', sw: 'kitendo' },
  all: { de: 'alle', sw: 'wote' },
  apply: { de: 'übernehmen', sw: 'tekeleza' },
  'as kept': { de: 'wie gesichert', sw: 'kama ilivyohifadhiwa' },
  'at the end': { de: 'am Ende', sw: 'mwishoni' },
  Bar: { de: 'Leiste', sw: 'Upau' },
  both: { de: 'beides', sw: 'yote mawili' },
  Branches: { de: 'Zweige', sw: 'Matawi' },
  busy: { de: 'sucht', sw: 'inatafuta' },
  button: { de: 'Knopf', sw: 'kitufe' },
  capped: { de: 'gedeckelt', sw: 'yenye kikomo' },
  changed: { de: 'geändert', sw: 'imebadilishwa' },
  chosen: { de: 'gewählt', sw: 'imechaguliwa' },
  counted: { de: 'gezählt', sw: 'yenye hesabu' },
  disabled: { de: 'gesperrt', sw: 'imezimwa' },
  display: { de: 'Anzeige', sw: 'onyesho' },
  Drawn: { de: 'Gezeichnet', sw: 'Mchoro' },
  edged: { de: 'mit Rand', sw: 'yenye ukingo' },
  empty: { de: 'leer', sw: 'tupu' },
  endless: { de: 'ohne Ende', sw: 'bila mwisho' },
  everything: { de: 'alles', sw: 'yote' },
  exact: { de: 'genau', sw: 'halisi' },
  External: { de: 'Nach außen', sw: 'Ya nje' },
  'files over it': { de: 'Dateien darüber', sw: 'faili juu yake' },
  filled: { de: 'ausgefüllt', sw: 'imejazwa' },
  'first page': { de: 'erste Seite', sw: 'ukurasa wa kwanza' },
  given: { de: 'gegeben', sw: 'imetolewa' },
  grown: { de: 'gewachsen', sw: 'imekua' },
  hint: { de: 'Hinweis', sw: 'dokezo' },
  icon: { de: 'Symbol', sw: 'ikoni' },
  'in the middle': { de: 'in der Mitte', sw: 'katikati' },
  inline: { de: 'im Text', sw: 'ndani ya maandishi' },
  invalid: { de: 'ungültig', sw: 'si sahihi' },
  'label hidden': { de: 'ohne Beschriftung', sw: 'bila lebo' },
  'last page': { de: 'letzte Seite', sw: 'ukurasa wa mwisho' },
  limits: { de: 'mit Grenzen', sw: 'yenye mipaka' },
  List: { de: 'Liste', sw: 'Orodha' },
  Long: { de: 'Lang', sw: 'Ndefu' },
  marked: { de: 'markiert', sw: 'yenye alama' },
  match: { de: 'zuordnen', sw: 'linganisha' },
  narrow: { de: 'schmal', sw: 'nyembamba' },
  'no colour': { de: 'keine Farbe', sw: 'si rangi' },
  'no rows': { de: 'keine Zeilen', sw: 'bila safu' },
  none: { de: 'keine', sw: 'hakuna' },
  'not counted': { de: 'nicht gezählt', sw: 'haikuhesabiwa' },
  nothing: { de: 'nichts', sw: 'bila chochote' },
  'on the way': { de: 'unterwegs', sw: 'njiani' },
  'one of two chosen': { de: 'eins von zweien gewählt', sw: 'moja kati ya mbili imechaguliwa' },
  One: { de: 'Eins', sw: 'Moja' },
  Open: { de: 'Offen', sw: 'Wazi' },
  open: { de: 'offen', sw: 'wazi' },
  order: { de: 'Reihenfolge', sw: 'mpangilio' },
  Outline: { de: 'Gliederung', sw: 'Muhtasari' },
  over: { de: 'vorbei', sw: 'imekwisha' },
  Pages: { de: 'Seiten', sw: 'Kurasa' },
  'pending, impossible': { de: 'läuft, nicht möglich', sw: 'inaendelea, haiwezekani' },
  Plain: { de: 'Schlicht', sw: 'Rahisi' },
  plainButton: { de: 'schlichter Knopf', sw: 'kitufe rahisi' },
  plain: { de: 'schlicht', sw: 'rahisi' },
  'read only': { de: 'nur lesbar', sw: 'ya kusoma tu' },
  read: { de: 'nur gelesen', sw: 'ya kusomwa' },
  removable: { de: 'entfernbar', sw: 'ya kuondolewa' },
  required: { de: 'Pflicht', sw: 'ya lazima' },
  Rest: { de: 'In Ruhe', sw: 'Tulivu' },
  rest: { de: 'in Ruhe', sw: 'tulivu' },
  reversed: { de: 'verkehrt herum', sw: 'imegeuzwa' },
  Sections: { de: 'Abschnitte', sw: 'Sehemu' },
  Short: { de: 'Kurz', sw: 'Fupi' },
  single: { de: 'einzeln', sw: 'moja tu' },
  'slightly darker': { de: 'etwas dunkler', sw: 'imekolezwa kidogo' },
  solidButton: { de: 'voller Knopf', sw: 'kitufe kizito' },
  some: { de: 'einige', sw: 'baadhi' },
  Tags: { de: 'Schlagwörter', sw: 'Lebo' },
  'too long': { de: 'zu lang', sw: 'ndefu mno' },
  Toolbar: { de: 'Werkzeuge', sw: 'Zana' },
  tree: { de: 'Baum', sw: 'mti' },
  try: { de: 'Probelauf', sw: 'jaribio' },
  'twelve hours': { de: 'zwölf Stunden', sw: 'saa kumi na mbili' },
  two: { de: 'zwei', sw: 'viwili' },
  unavailable: { de: 'nicht verfügbar', sw: 'haipatikani' },
  units: { de: 'mit Zusätzen', sw: 'yenye nyongeza' },
  upload: { de: 'hochladen', sw: 'pakia' },
  Views: { de: 'Ansichten', sw: 'Mionekano' },
  wide: { de: 'breit', sw: 'pana' },
  'with a key': { de: 'mit Taste', sw: 'yenye kitufe' },
  'with error': { de: 'mit Fehler', sw: 'yenye hitilafu' },
  'With icon': { de: 'Mit Symbol', sw: 'Yenye ikoni' },
  'without buttons': { de: 'ohne Knöpfe', sw: 'bila vitufe' },
  Wizard: { de: 'Assistent', sw: 'Hatua' },
  words: { de: 'Worte', sw: 'maneno' },
}

/**
 * The name of a row or column in the language the toolbar has chosen for a story.
 * @throws where nobody wrote it down for the other languages, in English too, so that every test finds it
 */
export const caption = (globals: StoryGlobals, english: string): string => {
  const others = captions[english]
  if (others === undefined) throw new Error(`“${english}” is missing in sampleCaptions.ts.`)
  return inStoryLanguage(globals, { en: english, ...others })
}

/** The states of a table, each with its name in the language of the story. */
export const namedStates = <State,>(globals: StoryGlobals, states: Readonly<Record<string, State>>): readonly (readonly [name: string, state: State])[] =>
  Object.entries(states).map(([name, state]) => [caption(globals, name), state])
