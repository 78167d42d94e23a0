/** One time zone as it is listed. */
export interface Zone {
  /** The IANA name. */
  readonly id: string
  readonly label: string
  /** Its name in the language at hand, and its offset. */
  readonly description: string
}

/** What a search goes through: without accents and capitals. */
interface KnownZone extends Zone {
  readonly words: string
}

/**
 * Browsers list some zones by names of the past, which all of them also know by the present one (IANA, "backward"). People
 * look for the present one.
 */
const renamed: ReadonlyMap<string, string> = new Map([
  ['Africa/Asmera', 'Africa/Asmara'],
  ['America/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
  ['America/Godthab', 'America/Nuuk'],
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['Asia/Katmandu', 'Asia/Kathmandu'],
  ['Asia/Rangoon', 'Asia/Yangon'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh'],
  ['Atlantic/Faeroe', 'Atlantic/Faroe'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Pacific/Ponape', 'Pacific/Pohnpei'],
  ['Pacific/Truk', 'Pacific/Chuuk'],
])

const known = new Map<string, readonly KnownZone[]>()

/** As it is shown everywhere: Africa/Dar es Salaam. */
export const zoneLabel = (id: string): string => id.replaceAll('_', ' ')

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const partOf = (id: string, locale: string, moment: Date, timeZoneName: 'longGeneric' | 'shortOffset'): string =>
  new Intl.DateTimeFormat(locale, { timeZone: id, timeZoneName })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** The names of this browser's zones in the alphabet's order, and UTC, which some leave out. */
const listed = (): readonly string[] =>
  [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map((id) => renamed.get(id) ?? id)])].toSorted()

/** Every zone of this browser with its name in the language and its offset at the moment. Made once for each language. */
function zonesIn(locale: string, moment: Date): readonly KnownZone[] {
  const made = known.get(locale)
  if (made !== undefined) return made
  const zones = listed().map((id) => {
    const name = partOf(id, locale, moment, 'longGeneric')
    const offset = partOf(id, 'en', moment, 'shortOffset').replace('-', '−')
    const label = zoneLabel(id)
    const description = name === '' || name === offset ? offset : `${name}, ${offset}`
    return { id, label, description, words: plain(`${label} ${id} ${description.replace('−', '-')} ${description}`) }
  })
  known.set(locale, zones)
  return zones
}

/** The zones whose city, name or offset holds every word that is searched for, in the alphabet's order. */
export function findZones(query: string, locale: string, moment: Date): readonly Zone[] {
  const wanted = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '')
  return zonesIn(locale, moment).filter(({ words }) => wanted.every((word) => words.includes(word)))
}
