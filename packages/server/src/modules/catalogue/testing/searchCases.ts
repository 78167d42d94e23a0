type Locale = 'en' | 'de' | 'sw'

const titles = `
  fire: Fire safety at work | Brandschutz am Arbeitsplatz | Usalama wa moto kazini
  extinguisher: Which extinguisher for which fire | Welcher Feuerlöscher für welchen Brand | Kizima moto kipi kwa moto upi
  evacuation: Evacuation: when the alarm sounds | Evakuierung: wenn der Alarm ertönt | Uokoaji: kengele ya hatari inapolia
  aid: First aid: the essentials | Erste Hilfe: das Wichtigste | Huduma ya kwanza: mambo muhimu
  ppe: Using personal protective equipment | Persönliche Schutzausrüstung verwenden | Kutumia vifaa vya kinga binafsi
  lifting: Lifting and carrying safely | Lasten richtig heben und tragen | Kuinua na kubeba mizigo kwa usalama
  privacy: Data protection in customer calls | Datenschutz im Kundengespräch | Ulinzi wa data katika simu za wateja
  phishing: Recognising fraudulent email | Betrügerische E-Mails erkennen | Kutambua barua pepe za ulaghai
  passwords: Strong passwords | Sichere Passwörter | Nenosiri imara
  security: Information security basics | Grundlagen der Informationssicherheit | Misingi ya usalama wa taarifa
  briefing: Workplace safety briefing 2026 | Sicherheitsunterweisung 2026 | Maelekezo ya usalama kazini 2026
  forklift: Forklift licence: annual refresher | Staplerschein: jährliche Auffrischung | Leseni ya foklifti: mafunzo ya kila mwaka
  load: Securing loads on lorries | Ladungssicherung im Straßengüterverkehr | Kufunga mizigo kwenye lori
  vehicle: Vehicle check before departure | Abfahrtskontrolle am Fahrzeug | Ukaguzi wa gari kabla ya safari
  driving: Driving in rain and snow | Fahren bei Regen und Schnee | Kuendesha wakati wa mvua
  bribery: Preventing bribery | Bestechung vorbeugen | Kuzuia rushwa
  conduct: Our code of conduct | Unser Verhaltenskodex | Kanuni zetu za maadili
  equality: Equal treatment of colleagues | Gleichbehandlung im Betrieb | Usawa mahali pa kazi
  harassment: Stopping harassment | Gegen Belästigung am Arbeitsplatz | Kukomesha unyanyasaji kazini
  laundering: Spotting money laundering | Geldwäsche erkennen | Kutambua utakatishaji fedha
  spreadsheets: Spreadsheets that explain themselves | Tabellenkalkulation für Einsteiger | Lahajedwali kwa wanaoanza
  presentations: Giving clear presentations | Klar präsentieren | Kuwasilisha mada kwa uwazi
  talks: Difficult conversations | Schwierige Gespräche ruhig führen | Mazungumzo magumu kwa utulivu
  feedback: Giving and taking feedback | Rückmeldung geben und annehmen | Kutoa na kupokea maoni
  team: New in team leadership | Neu in der Teamleitung | Kiongozi mpya wa timu
  appraisals: Preparing appraisals | Mitarbeitergespräche vorbereiten | Kuandaa tathmini ya utendaji
  meetings: Short meetings | Besprechungen kurz halten | Mikutano mifupi
  time: Managing your time | Zeitmanagement im Alltag | Usimamizi wa muda
  projects: Project management step by step | Projektmanagement Schritt für Schritt | Usimamizi wa miradi hatua kwa hatua
  onboarding: Welcome: your first week | Willkommen: Ihre erste Woche | Karibu kazini: wiki yako ya kwanza
  chemicals: Working with hazardous substances | Umgang mit Gefahrstoffen | Kufanya kazi na kemikali hatari
  hygiene: Kitchen hygiene | Hygiene in der Küche | Usafi wa jikoni
  malaria: Malaria: prevention and testing | Malaria: Vorbeugung und Test | Malaria: kinga na upimaji
  newborn: Caring for newborns | Pflege von Neugeborenen | Huduma kwa mtoto mchanga
  screens: Healthy work at a display screen | Gesunde Bildschirmarbeit | Ergonomia ya kazi za kompyuta
  remote: Working from home | Arbeiten im Homeoffice | Kufanya kazi nyumbani
  customers: Customer service on the telephone | Kundenservice am Telefon | Huduma kwa wateja kwa simu
  invoices: Writing correct invoices | Korrekte Rechnungen schreiben | Kuandika ankara sahihi
  ai: Artificial intelligence at the office | Künstliche Intelligenz im Büro | Akili mnemba ofisini
  waste: Sorting waste | Abfälle trennen | Kutenganisha taka
  swahili: Swahili for safety notices | Kiswahili für Sicherheitshinweise | Kiswahili cha matangazo ya usalama
`

/** Titles of an invented catalogue, by key. */
export const searchedMedia: Readonly<Record<string, Readonly<Record<Locale, string>>>> = Object.fromEntries(
  titles
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(':')
      const [en = '', de = '', sw = ''] = line.slice(at + 1).split('|')
      return [line.slice(0, at).trim(), { en: en.trim(), de: de.trim(), sw: sw.trim() }]
    }),
)

/** Reads lines of "what is typed → the key of what is meant", divided by bars. */
const readCases = (text: string): readonly (readonly [string, string])[] =>
  text.split(/[|\n]/).flatMap((one) => {
    const [search = '', key = ''] = one.split('→').map((part) => part.trim())
    return key === '' ? [] : [[search, key] as const]
  })

/** What people type, and the medium they mean: inflections, compounds, typing errors, other spellings, synonyms, parts of words. */
export const searches: Readonly<Record<Locale, readonly (readonly [string, string])[]>> = {
  en: readCases(`
    fire safety → fire | fire protection → fire | fire extinguishers → extinguisher | extinguishr → extinguisher
    evacuating the building → evacuation | fire alarm → evacuation | first aider → aid | frist aid → aid | PPE → ppe
    protective gear → ppe | manual handling → lifting | how to lift → lifting | GDPR → privacy | privacy → privacy
    data protecton → privacy | phishing → phishing | scam emails → phishing | password → passwords
    cyber security → security | cybersecurity → security | annual briefing → briefing | lift truck → forklift
    fork-lift → forklift | load securing → load | cargo securing → load | car check → vehicle | corruption → bribery
    code of conduct → conduct | discrimination → equality | bullying → harassment | AML → laundering
    excel → spreadsheets | presenting → presentations | how to give feedback → feedback | leaders → team
    performance review → appraisals | time management → time | induction → onboarding | chemicals → chemicals
    home office → remote
  `),
  de: readCases(`
    Brandschutzunterweisung → fire | feuerloescher → extinguisher | Feuerloscher → extinguisher
    Löscher → extinguisher | Räumung → evacuation | Alarme → evacuation | Ersthelfer → aid | Ersthelferin → aid
    PSA → ppe | Schutzausruestung → ppe | Schutzausrüstungen → ppe | Last heben → lifting | DSGVO → privacy
    Datenschuz → privacy | Phishing → phishing | betrügerische Mails → phishing | Kennwort → passwords
    Passwort → passwords | IT-Sicherheit → security | Unterweisung → briefing | Sicherheitsunterweisungen → briefing
    Gabelstapler → forklift | Stapler fahren → forklift | Ladung sichern → load | Strassenverkehr → load
    Auto → vehicle | Korruption → bribery | Compliance Verhaltenskodex → conduct | AGG → equality
    Mobbing → harassment | Geldwaesche → laundering | Excel → spreadsheets | Präsentation → presentations
    schwieriges Gespräch → talks | Führung → team | Mitarbeitergespräch → appraisals | Einarbeitung → onboarding
    Chemikalien → chemicals | mobiles Arbeiten → remote | KI → ai
  `),
  sw: readCases(`
    usalama wa moto → fire | kinga ya moto → fire | kizima moto → extinguisher | kizimamoto → extinguisher
    kuhama jengo → evacuation | kengele → evacuation | huduma ya kwanza → aid | huduma kwanza → aid
    vifaa vya kujikinga → ppe | vifaa kinga → ppe | kubeba mizigo → lifting | kunyanyua mizigo → lifting
    faragha → privacy | ulinzi wa data → privacy | ulinzi wa taarifa za wateja → privacy | utapeli → phishing
    barua pepe → phishing | nywila → passwords | nenosri → passwords | usalama wa mtandao → security
    maelekezo → briefing | foklift → forklift | leseni ya forklift → forklift | kufunga mizigo → load
    ukaguzi wa magari → vehicle | gari → vehicle | ufisadi → bribery | maadili → conduct | ubaguzi → equality
    unyanyasaji → harassment | utakatishaji wa fedha → laundering | excel → spreadsheets | mazungumzo → talks
    uongozi → team | tathmini → appraisals | mkutano → meetings | utambulisho → onboarding | kemikali → chemicals
    homa ya mbu → malaria | akili bandia → ai
  `),
}
