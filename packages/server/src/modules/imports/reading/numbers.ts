import { isAmbiguousNumber } from '../../custom-fields/values.ts'

/** How a column writes numbers: as cells that are numbers by their kind, or as text with this before the decimals. */
export type NumberForm = 'TYPED' | WrittenForm
/** What stands before the decimals of numbers that are text. */
export type WrittenForm = 'POINT' | 'COMMA'

const spaced = (cell: string): string =>
  cell
    .trim()
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('’', "'")

const proofs: Readonly<Record<WrittenForm, RegExp>> = {
  COMMA: /^[+-]?(?:\d+,\d+|\d{1,3}(?:[. ']\d{3})+,\d+|\d{1,3}(?:\.\d{3}){2,})$/,
  POINT: /^[+-]?(?:\d+\.\d+|\d{1,3}(?:[, ']\d{3})+\.\d+|\d{1,3}(?:,\d{3}){2,})$/,
}

/**
 * Watches the cells of a workbook's column and finds out how a number such as 1.234 is meant there: cells that are numbers
 * have a point before their decimals whatever the country, cells that are text may have either.
 */
export class NumberGuess {
  #typed = 0
  #texts = 0
  readonly #proven = new Set<WrittenForm>()

  observe(cell: string, isTyped: boolean): void {
    const text = spaced(cell)
    if (isAmbiguousNumber(text)) {
      if (isTyped) this.#typed += 1
      else this.#texts += 1
    } else if (!isTyped) {
      for (const form of ['COMMA', 'POINT'] as const) if (proofs[form].test(text)) this.#proven.add(form)
    }
  }

  /** Null where a number can be meant in two ways: where nothing proves one, or both are there. */
  get form(): NumberForm | null {
    if (this.#texts === 0) return 'TYPED'
    const [form = null] = this.#proven
    return this.#typed > 0 || this.#proven.size > 1 ? null : form
  }
}
