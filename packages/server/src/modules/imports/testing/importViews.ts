import type { ImportField } from '@somo/graphql/schema'

/** An import as the tests read it. */
export interface ImportView {
  readonly uuid: string
  readonly state: string
  readonly fileName: string
  readonly revision: number
  readonly rowCount: number | null
  readonly reading: {
    readonly encoding: string | null
    readonly delimiter: string | null
    readonly dateFormat: string
    readonly torn: number
    readonly tornLines: number[]
  } | null
  readonly columns: readonly {
    readonly header: string
    readonly field: ImportField | null
    readonly custom: string | null
    readonly isCertain: boolean
    readonly samples: string[]
    readonly default: string | null
  }[]
  readonly constants: readonly {
    readonly field: ImportField | null
    readonly custom: string | null
    readonly value: string
  }[]
  readonly options: object | null
  readonly created: number
  readonly updated: number
  readonly unchanged: number
  readonly deactivated: number
  readonly restored: number
  readonly failed: number
  readonly warned: number
  readonly brake: {
    readonly share: number
    readonly people: number
    readonly activePeople: number
    readonly isOn: boolean
    readonly isReleased: boolean
  } | null
  readonly confirmation: string | null
  readonly sameFileRunAt: string | null
  readonly error: string | null
  readonly undoUntil: string | null
  readonly canResume: boolean
  readonly undoneAt: string | null
  readonly kept: number | null
  readonly job: { readonly state: string; readonly done: number; readonly total: number | null } | null
}

/** A row as the tests read it. */
export interface RowView {
  readonly number: number | null
  readonly position: number
  readonly action: string | null
  readonly name: string | null
  readonly object: string | null
  readonly changes: readonly {
    readonly field: string | null
    readonly custom: string | null
    readonly before: string | null
    readonly after: string | null
  }[]
  readonly errors: readonly {
    readonly column: string | null
    readonly value: string | null
    readonly code: string
    readonly hint: string | null
  }[]
  readonly warnings: readonly { readonly column: string | null; readonly code: string }[]
  readonly cells: readonly string[]
  readonly isApplied: boolean
  readonly isKept: boolean
}

/** What a mutation answers. */
export interface Payload {
  readonly import: ImportView | null
  readonly userErrors: readonly { readonly code: string; readonly path: readonly string[] }[]
}

/** The fields of an import that the tests read. */
export const fields = `uuid state fileName revision rowCount reading { encoding delimiter dateFormat torn tornLines } columns { header field custom isCertain samples default }
  constants { field custom value }   options { matchBy updateFields updateCustom } created updated unchanged deactivated restored failed warned
  brake { share people activePeople isOn isReleased } confirmation sameFileRunAt error undoUntil canResume undoneAt kept job { state done total }`

/** The fields of a row. */
export const rowFields = `number position action name object changes { field custom before after } errors { column value code hint }
  warnings { column code } cells isApplied isKept`
