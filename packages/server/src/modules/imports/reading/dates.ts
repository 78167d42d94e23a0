/** How days may be written in a file, as UTS 35 names it; ISO days are taken beside each. */
export const dateFormats = ['dd.MM.yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd'] as const
export type DateFormat = (typeof dateFormats)[number]

/** True for one of the formats that are offered. */
export function isDateFormat(text: string): text is DateFormat {
  return dateFormats.some((format) => format === text)
}

const looksLikeDay = /^\s*\d{1,4}([./-])\d{1,2}\1\d{1,4}\s*$/
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

// A time behind a day, as spreadsheets and other programs write it.
const time =
  /^(.*\d)(?:T|,?\s+(?:um\s+)?)(\d{1,2})[:.](\d{2})(?:[:.](\d{2})(?:[.,]\d+)?)?\s*(am|pm|a\.m\.|p\.m\.|uhr)?\s*(?:Z|UTC|[+-]\d{2}:?\d{2})?$/i

/** A cell cut into its day and whether a time other than midnight follows. */
export function cutTime(cell: string): { readonly day: string; readonly hasTime: boolean } {
  const found = time.exec(cell.trim())
  if (found === null) return { day: cell.trim(), hasTime: false }
  const [, day = '', hour, minute, second = '0', half = ''] = found
  const isMidnight = /^a/i.test(half) ? Number(hour) === 12 : Number(hour) === 0 && !/^p/i.test(half)
  return { day, hasTime: !(isMidnight && Number(minute) === 0 && Number(second) === 0) }
}

const parts = {
  'dd.MM.yyyy': { form: /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, order: [3, 2, 1] },
  'dd/MM/yyyy': { form: /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, order: [3, 2, 1] },
  'MM/dd/yyyy': { form: /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, order: [3, 1, 2] },
  'yyyy-MM-dd': { form: iso, order: [1, 2, 3] },
} as const satisfies Readonly<Record<DateFormat, { form: RegExp; order: readonly [number, number, number] }>>

function toDay(found: RegExpExecArray | null, order: readonly [number, number, number]): string | null {
  if (found === null) return null
  const [year = '', month = '', day = ''] = order.map((place) => found[place] ?? '')
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${text}T00:00:00Z`)
  // A day the calendar lacks comes back as another one, or as none.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null
}

/** The ISO day that a cell means, with or without midnight behind it; null where it means none. */
export function readDay(cell: string, format: DateFormat): string | null {
  const { day: text, hasTime } = cutTime(cell)
  if (hasTime) return null
  const { form, order } = parts[format]
  return toDay(form.exec(text), order) ?? toDay(iso.exec(text), [1, 2, 3])
}

/** Whether a cell holds a day with a time that is not midnight. */
export function isDayWithTime(cell: string, format: DateFormat): boolean {
  const { day, hasTime } = cutTime(cell)
  return hasTime && readDay(day, format) !== null
}

/** Watches cells go by and finds out how days are written among them. */
export class DateGuess {
  readonly #read = new Map<DateFormat, number>(dateFormats.map((format) => [format, 0]))

  observe(text: string): void {
    if (text.length > 40) return
    const { day: cell } = cutTime(text)
    if (!looksLikeDay.test(cell)) return
    for (const format of dateFormats) {
      const { form, order } = parts[format]
      if (toDay(form.exec(cell.trim()), order) !== null) this.#read.set(format, (this.#read.get(format) ?? 0) + 1)
    }
  }

  /** The format that reads most of them; of equals the first, so days before months. */
  get format(): DateFormat {
    let best: DateFormat = 'dd.MM.yyyy'
    for (const format of dateFormats) if ((this.#read.get(format) ?? 0) > (this.#read.get(best) ?? 0)) best = format
    return best
  }
}
