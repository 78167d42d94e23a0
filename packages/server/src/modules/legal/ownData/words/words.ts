import type { OwnData } from '../ownDataStore.ts'

/** The parts of what is known of a person, each under a heading of its own. */
export type OwnDataPart = keyof OwnData | 'signIns'

/** The words around one's own data where people read it. */
export interface OwnDataWords {
  readonly title: (product: string) => string
  readonly lead: (moment: string, timeZone: string) => string
  readonly parts: Readonly<Record<OwnDataPart, string>>
  readonly none: string
  readonly outside: string
  readonly latest: (shown: number, all: number) => string
  readonly foot: (page: number, pages: number) => string
  readonly lacking: string
  readonly yes: string
  readonly no: string
  readonly fields: Readonly<Record<string, string>>
  /** What the API names in capitals. */
  readonly codes: Readonly<Record<string, string>>
}
