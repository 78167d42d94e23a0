/** Texts by their language. */
export type LocalTexts = Readonly<Record<string, string>>

/** A category as it is stored, with what counts in its tree. */
export interface CategoryRow {
  readonly uuid: string
  readonly parent: string | null
  readonly key: string
  readonly names: LocalTexts
  readonly descriptions: LocalTexts
  readonly aliases: readonly string[]
  readonly isActive: boolean
  readonly mediaCount: number
  readonly totalMediaCount: number
  readonly revision: number
}

/** The fields of a category that are typed in. */
export type CategoryTexts = Pick<CategoryRow, 'key' | 'names' | 'descriptions'>
