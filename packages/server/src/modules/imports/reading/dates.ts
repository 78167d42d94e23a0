/** How days may be written in a file, as UTS 35 names it; ISO days are taken beside each. */
export const dateFormats = ['dd.MM.yyyy', 'dd/MM/yyyy', 'MM/dd/yyyy', 'yyyy-MM-dd'] as const
export type DateFormat = (typeof dateFormats)[number]

/** True for one of the formats that are offered. */
export function isDateFormat(text: string): text is DateFormat {
  return dateFormats.some((format) => format === text)
}

const looksLikeDay = /^\s*\d{1,4}([./-])\d{1,2}\1\d{1,4}\s*$/
const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T00:00(?::00(?:\.0+)?)?Z?)?$/

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

/** The ISO day that a cell means; null where it means none. */
export function readDay(cell: string, format: DateFormat): string | null {
  const text = cell.trim()
  const { form, order } = parts[format]
  return toDay(form.exec(text), order) ?? toDay(iso.exec(text), [1, 2, 3])
}

/** Watches cells go by and finds out how days are written among them. */
export class DateGuess {
  readonly #read = new Map<DateFormat, number>(dateFormats.map((format) => [format, 0]))

  observe(cell: string): void {
    if (cell.length > 20 || !looksLikeDay.test(cell)) return
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
