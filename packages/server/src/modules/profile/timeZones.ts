/** Present names (IANA, "backward") that Intl knows and does not list: it lists what they were called before. */
const presentNames = [
  'Africa/Asmara',
  'America/Argentina/Buenos_Aires',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Pohnpei',
  'UTC',
]

const spelling = new Map(
  [...Intl.supportedValuesOf('timeZone'), ...presentNames].map((name) => [name.toLowerCase(), name]),
)

/** Names of the IANA database begin with a letter; Intl would take offsets such as +03:00 as well. */
const zoneName = /^[A-Za-z][\w+/-]{1,63}$/

/**
 * A time zone as the IANA database spells it, whatever letters it was sent in: lists and comparisons go by the name, and
 * `Intl` takes any. A name of the past that no list has becomes the zone it stands for. Null where there is no such zone.
 */
export function canonicalTimeZone(name: string): string | null {
  if (!zoneName.test(name)) return null
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions()
    return spelling.get(name.toLowerCase()) ?? timeZone
  } catch {
    return null
  }
}

/** A time zone as it is kept: in its own spelling; what is none stays as it is for the rules to refuse. */
export const tidyTimeZone = (name: string): string => canonicalTimeZone(name) ?? name
