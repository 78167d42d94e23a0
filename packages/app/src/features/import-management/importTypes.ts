import type {
  ImportFieldsQuery,
  ImportProfilesQuery,
  ImportRowsQuery,
  ImportsQuery,
  ImportUndoPreviewQuery,
  OneImportQuery,
} from '@somo/graphql/import-management'
import type {
  ImportColumnInput,
  ImportConstantInput,
  ImportCorrection,
  ImportKind,
  ImportOptionsInput,
  ImportReadingInput,
} from '@somo/graphql/schema'
import type { JobFile, StartedJob } from '../../domain/job/useJobFile.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { UserError } from '../../platform/form/saveAnswer.ts'

/** An import of the list. */
export type ImportHead = ImportsQuery['imports']['imports']['items'][number]
export type ImportsPage = ImportsQuery['imports']['imports']
/** An import that is open, with its columns, rules and work. */
export type ImportWhole = NonNullable<OneImportQuery['imports']['import']>
export type ImportColumn = ImportWhole['columns'][number]
export type ImportRowsPage = NonNullable<ImportRowsQuery['imports']['rows']>
export type ImportRow = ImportRowsPage['items'][number]
export type ImportError = ImportRow['errors'][number]
export type ImportProfile = ImportProfilesQuery['imports']['profiles'][number]
export type FieldRule = ImportFieldsQuery['imports']['fields'][number]

/** What undoing would put back, and what it would leave and why. */
export type UndoPreview = NonNullable<ImportUndoPreviewQuery['imports']['undoPreview']>

/** What came of a step: nothing of it throws. */
export interface StepAnswer {
  readonly import: ImportWhole | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

/** What came of asking for a file. */
export interface FileAnswer {
  readonly url: string | null
  readonly userErrors: readonly UserError[]
  readonly problem: Problem | null
}

/** What a dry run goes by. */
export interface CheckInput {
  readonly columns: readonly ImportColumnInput[]
  readonly constants: readonly ImportConstantInput[]
  readonly options: ImportOptionsInput
}

/** What can be done with an import that is open. */
export interface ImportActions {
  readonly readAgain: (reading: ImportReadingInput) => Promise<StepAnswer>
  readonly check: (input: CheckInput) => Promise<StepAnswer>
  readonly correct: (corrections: readonly ImportCorrection[]) => Promise<StepAnswer>
  readonly releaseBrake: () => Promise<StepAnswer>
  readonly run: (confirmation: string | null) => Promise<StepAnswer>
  readonly cancel: () => Promise<StepAnswer>
  /** What an undo would put back and what it would leave; null where that could not be asked for. */
  readonly previewUndo: () => Promise<UndoPreview | null>
  readonly undo: () => Promise<StepAnswer>
  readonly discard: () => Promise<StepAnswer>
  readonly applyProfile: (profile: string) => Promise<StepAnswer>
  readonly saveProfile: (name: string) => Promise<StepAnswer>
  readonly deleteProfile: (profile: string) => Promise<StepAnswer>
  readonly failedRows: () => Promise<FileAnswer>
  /** Starts the job that writes every row with its changes into a file. */
  readonly exportRows: () => Promise<StartedJob>
  /** The rows that undoing left alone, as far as they were found; null where they could not be asked for. */
  readonly findSkipped: () => Promise<readonly ImportRow[] | null>
}

/** What the wizard is drawn from. */
export interface ImportData {
  /** Null as import where there is none for the person. */
  readonly state: QueryState<{ readonly import: ImportWhole | null }>
  readonly rows: QueryState<ImportRowsPage>
  readonly errors: QueryState<ImportRowsPage>
  readonly fields: QueryState<readonly FieldRule[]>
  readonly profiles: QueryState<readonly ImportProfile[]>
  readonly retry: () => void
  /** The file with every row, while it is made and once it is there. */
  readonly file: JobFile
  readonly actions: ImportActions
}

/** How a new import begins. */
export interface ImportBeginning {
  /** Sends the file and begins; answers why not. `onProgress` gets the share that has left. */
  readonly begin: (
    file: File,
    kind: ImportKind,
    watch: { readonly signal: AbortSignal; readonly onProgress: (share: number) => void },
  ) => Promise<BeginAnswer>
}

/** What came of beginning: the import, or what stood in the way. */
export type BeginAnswer =
  | { readonly kind: 'begun'; readonly uuid: string }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'stopped' }
