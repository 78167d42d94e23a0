import { wordFor } from '../../tables/fileCells.ts'
import { type FileLocale, fileLocaleOf } from '../../tables/fileNames.ts'

/** What the pages that a help article can be for are called, by their addresses, as their titles on the screen. */
const names: Readonly<Record<string, Readonly<Record<FileLocale, string>>>> = {
  '/dashboard': { en: 'Overview', de: 'Übersicht', sw: 'Mwanzo' },
  '/media': { en: 'My media', de: 'Meine Medien', sw: 'Masomo yangu' },
  '/catalogue': { en: 'Catalogue', de: 'Katalog', sw: 'Katalogi' },
  '/media-management': { en: 'Media management', de: 'Medienverwaltung', sw: 'Masomo' },
  '/category-management': { en: 'Categories', de: 'Kategorien', sw: 'Kategoria' },
  '/media-statistics': { en: 'Media statistics', de: 'Medienstatistik', sw: 'Takwimu za masomo' },
  '/user-statistics': { en: 'User statistics', de: 'Benutzerstatistik', sw: 'Takwimu za watumiaji' },
  '/unit-management': { en: 'Unit management', de: 'Einheitenverwaltung', sw: 'Vitengo' },
  '/user-management': { en: 'User management', de: 'Benutzerverwaltung', sw: 'Watumiaji' },
  '/import-management': { en: 'Imports', de: 'Importe', sw: 'Uingizaji wa data' },
  '/assignments': { en: 'Assignments', de: 'Zuweisungen', sw: 'Ugawaji' },
  '/mailtemplates': { en: 'Email templates', de: 'E-Mail-Vorlagen', sw: 'Violezo vya barua pepe' },
  '/certificates': { en: 'Certificates', de: 'Zertifikate', sw: 'Vyeti' },
  '/system': { en: 'Settings', de: 'Einstellungen', sw: 'Mipangilio' },
  '/my-profile': { en: 'My profile', de: 'Mein Profil', sw: 'Wasifu wangu' },
  '/my-certificates': { en: 'My certificates', de: 'Meine Zertifikate', sw: 'Vyeti vyangu' },
  '/my-units': { en: 'My units', de: 'Meine Einheiten', sw: 'Vitengo vyangu' },
  '/my-ratings': { en: 'My ratings', de: 'Meine Bewertungen', sw: 'Maoni yangu' },
  '/design-configuration': { en: 'Design', de: 'Gestaltung', sw: 'Usanifu' },
  '/super-console': { en: 'Console', de: 'Konsole', sw: 'Konsoli' },
  '/help-and-legal': { en: 'Help and legal', de: 'Hilfe und Rechtliches', sw: 'Msaada na sheria' },
  '/assistant': { en: 'Assistant', de: 'Assistent', sw: 'Msaidizi' },
  '/system-badges': { en: 'System badges', de: 'Systemabzeichen', sw: 'Beji za mfumo' },
  '/course-badges': { en: 'Course badges', de: 'Kursabzeichen', sw: 'Beji za kozi' },
  '/badges-collection': { en: 'My badges', de: 'Meine Abzeichen', sw: 'Beji zangu' },
  '/communication': { en: 'Communication', de: 'Kommunikation', sw: 'Mawasiliano' },
  '/learning-path': { en: 'Learning paths', de: 'Lernpfade', sw: 'Njia za kujifunza' },
  '/relatives': { en: 'Relatives', de: 'Bezugspersonen', sw: 'Watu wa karibu' },
  '/task-management': { en: 'Task management', de: 'Aufgabenverwaltung', sw: 'Kazi' },
  '/task-statistics': { en: 'Task statistics', de: 'Aufgabenstatistik', sw: 'Takwimu za kazi' },
  '/menu-configuration': { en: 'Menu', de: 'Menü', sw: 'Menyu' },
}

/** The titles of pages in a reader's language, by their addresses. */
export function pageNamesOf(locale: string | null): Readonly<Record<string, string>> {
  const language = fileLocaleOf(locale)
  return Object.fromEntries(Object.entries(names).map(([path, name]) => [path, name[language]]))
}

/** Pages in a reader's language and in the order of their titles, as the screen has them; an address without a page stays. */
export function namePages(paths: readonly string[], locale: string | null): string[] {
  const titles = pageNamesOf(locale)
  const { compare } = new Intl.Collator(fileLocaleOf(locale), { numeric: true })
  return paths.map((path) => wordFor(titles, path)).toSorted(compare)
}
