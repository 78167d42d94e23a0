import type { ConsentCriteria } from '@somo/graphql/schema'
import { languageName } from '../../tables/fileCells.ts'
import { type FileLocale, fileLocaleOf } from '../../tables/fileNames.ts'
import { exportTextsOf } from '../../users/export/exportTexts.ts'

/** The words for why somebody was asked, as the details of a consent have them. */
export interface CriteriaTexts {
  readonly labels: Readonly<Record<Exclude<keyof ConsentCriteria, 'mode' | '__typename'>, string>>
  /** Nothing that can be read was kept. */
  readonly nothing: string
  readonly notKept: string
  readonly none: string
  readonly everybody: string
  readonly everyLanguage: string
}

const en: CriteriaTexts = {
  labels: {
    roles: 'Person’s roles at the time',
    units: 'Person’s units at the time',
    language: 'Person’s language at the time',
    audienceRoles: 'For the roles',
    audienceUnit: 'For the unit',
    audienceLocales: 'For the languages',
  },
  nothing: 'The reason this person was asked was not recorded.',
  notKept: 'Not recorded',
  none: 'None',
  everybody: 'Everyone',
  everyLanguage: 'Every language',
}

const de: CriteriaTexts = {
  labels: {
    roles: 'Rollen der Person damals',
    units: 'Einheiten der Person damals',
    language: 'Sprache der Person damals',
    audienceRoles: 'Für die Rollen',
    audienceUnit: 'Für die Einheit',
    audienceLocales: 'Für die Sprachen',
  },
  nothing: 'Warum diese Person gefragt wurde, ist nicht gespeichert.',
  notKept: 'Nicht festgehalten',
  none: 'Keine',
  everybody: 'Alle',
  everyLanguage: 'Jede Sprache',
}

const sw: CriteriaTexts = {
  labels: {
    roles: 'Majukumu ya mtu wakati huo',
    units: 'Vitengo vya mtu wakati huo',
    language: 'Lugha ya mtu wakati huo',
    audienceRoles: 'Kwa majukumu',
    audienceUnit: 'Kwa kitengo',
    audienceLocales: 'Kwa lugha',
  },
  nothing: 'Sababu ya kuulizwa kwa mtu huyu haikuhifadhiwa.',
  notKept: 'Haikuhifadhiwa',
  none: 'Hakuna',
  everybody: 'Wote',
  everyLanguage: 'Kila lugha',
}

const texts: Readonly<Record<FileLocale, CriteriaTexts>> = { en, de, sw }

/** The words in a reader's language. */
export const criteriaTextsOf = (locale: string | null): CriteriaTexts => texts[fileLocaleOf(locale)]

/** Why somebody was asked, in one cell: what they were when they answered and whom the text was for. What was asked has a column of its own. */
export function tellCriteria(criteria: ConsentCriteria | null, locale: string | null): string {
  const { labels, nothing, notKept, none, everybody, everyLanguage } = criteriaTextsOf(locale)
  if (criteria === null) return nothing
  const words = exportTextsOf(locale)
  const write = (values: readonly string[] | null | undefined, empty: string): string =>
    values ? values.join(', ') || empty : notKept
  const { roles, units, language, audienceRoles, audienceUnit, audienceLocales } = criteria
  const facts = [
    [
      labels.roles,
      write(
        roles?.map((role) => words.roles[role]),
        none,
      ),
    ],
    [labels.units, write(units, none)],
    [labels.language, language ? languageName(language) : notKept],
    [
      labels.audienceRoles,
      write(
        audienceRoles?.map((role) => words.roles[role]),
        everybody,
      ),
    ],
    [labels.audienceUnit, audienceUnit ?? everybody],
    [labels.audienceLocales, write(audienceLocales?.map(languageName), everyLanguage)],
  ]
  return facts.map(([label, value]) => `${label}: ${value}`).join('; ')
}
