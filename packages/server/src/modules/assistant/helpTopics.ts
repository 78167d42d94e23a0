import { readQuestion } from './chooseIntent.ts'

/** The beginnings of words that lead to a screen, in English, German and Swahili, folded. */
const topics: Readonly<Record<string, string>> = {
  '/import-management': 'import csv excel spreadsheet tabelle einlesen ingiz pakia uingiz lahajedwali',
  '/user-management':
    'user account person suspend invite deactivat benutzer konto sperr einlad mtumiaji watumiaji akaunti simamisha alika',
  '/unit-management': 'unit organi department einheit abteilung kitengo vitengo idara',
  '/my-units': 'join leave beitret verlassen jiunge kujiunga kuondoka',
  '/assignments': 'assign recurr renewal exempt waiv zuweis zuordn befrei wiederhol gawa ugawaji kabidhi',
  '/user-statistics':
    'statistic report progress compliance statistik bericht auswert fortschritt takwimu ripoti maendeleo',
  '/media-management': 'upload scorm video quiz author publish hochlad veroffentlich inhalt chapisha pakia maudhui',
  '/media-statistics': 'usage nutzung matumizi',
  '/category-management': 'categor kategori',
  '/mailtemplates': 'template mailtext vorlage kiolezo violezo',
  '/certificates': 'issue revoke design ausstell widerruf toa batilisha',
  '/my-certificates': 'certificate zertifikat nachweis cheti vyeti download herunterlad pakua',
  '/badges-collection': 'badge abzeichen beji nishani',
  '/my-profile':
    'password language notification profile picture avatar theme dark email passwort kennwort sprach benachrichtig profil bild dunkel nenosiri lugha arifa wasifu picha barua mandhari',
  '/my-ratings': 'rating rate review bewert maoni tathmini kadiria',
  '/design-configuration': 'logo colour color brand farbe gestalt rangi nembo muonekano',
  '/menu-configuration': 'menu menue menyu',
  '/help-and-legal': 'legal imprint privacy consent impressum datenschutz einwillig sheria faragha idhini',
  '/system': 'setting configur einstell smtp mipangilio sanidi',
  '/catalogue': 'catalog enrol book course katalog einschreib buch kurs belegen katalogi kozi jisajili kujisajili',
  '/media': 'learn start renew lern beginn starten erneuer somo masomo anza',
  '/communication': 'news message nachricht mitteil habari ujumbe',
  '/learning-path': 'path lernpfad njia',
  '/task-management': 'task aufgabe kazi',
}

const mostScreens = 3

/** The screens that a question is about, the best first. */
export function screensFor(question: string): string[] {
  const words = readQuestion(question).trim().split(' ')
  return Object.entries(topics)
    .map(([path, stems]) => ({
      path,
      hits: words.filter((word) => stems.split(' ').some((stem) => word.startsWith(stem))).length,
    }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits)
    .slice(0, mostScreens)
    .map(({ path }) => path)
}
