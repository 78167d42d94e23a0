import type { ApolloClient } from '@apollo/client'
import { useApolloClient, useMutation } from '@apollo/client/react'
import { ReleaseImportBrakeDocument } from '@somo/graphql/import-brake'
import {
  ApplyImportProfileDocument,
  CancelImportDocument,
  CheckImportDocument,
  CorrectImportRowsDocument,
  DeleteImportProfileDocument,
  DiscardImportDocument,
  ExportImportRowsDocument,
  FailedImportRowsDocument,
  ImportRowsDocument,
  ImportUndoPreviewDocument,
  ReadImportAgainDocument,
  RunImportDocument,
  SaveImportProfileDocument,
  UndoImportDocument,
} from '@somo/graphql/import-management'
import { startedBy } from '../../../domain/job/useJobFile.ts'
import type { ActionResult } from '../../../platform/api/actionResult.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import type { UserError } from '../../../platform/form/saveAnswer.ts'
import type { ImportActions, ImportRow, ImportRowsPage, ImportWhole, StepAnswer } from '../importTypes.ts'

interface StepPayload {
  readonly import?: ImportWhole | null
  readonly userErrors: readonly UserError[]
}
type Take = (step: Promise<ActionResult<StepPayload>>) => Promise<StepAnswer>

/** What can be done with the import that is open; `onAnswer` gets its state after each step. */
export function useImportActions(
  uuid: string,
  shown: ImportWhole | null,
  onAnswer: (next: ImportWhole) => void,
): ImportActions {
  const revision = shown?.revision ?? 0
  const readAgain = useAction(ReadImportAgainDocument, (data): StepPayload => data.import.readAgain)
  const check = useAction(CheckImportDocument, (data): StepPayload => data.import.check)
  const correct = useAction(CorrectImportRowsDocument, (data): StepPayload => data.import.correctRows)
  const release = useAction(ReleaseImportBrakeDocument, (data): StepPayload => data.import.releaseBrake)
  const run = useAction(RunImportDocument, (data): StepPayload => data.import.run)
  const cancel = useAction(CancelImportDocument, (data): StepPayload => data.import.cancel)
  const undo = useAction(UndoImportDocument, (data): StepPayload => data.import.undo)
  const discard = useAction(DiscardImportDocument, (data): StepPayload => data.import.discard)
  const failed = useAction(FailedImportRowsDocument, (data) => data.import.failedRows)
  const [exportRows] = useMutation(ExportImportRowsDocument)
  const take: Take = async (step) => {
    const { payload, ...outcome } = await step
    const next = payload?.import ?? null
    if (next !== null) onAnswer(next)
    return { import: next, ...outcome }
  }
  return {
    ...useProfileActions(uuid, take),
    readAgain: (reading) => take(readAgain.run({ uuid, revision, reading })),
    check: ({ columns, constants, options }) =>
      take(check.run({ uuid, revision, columns: [...columns], constants: [...constants], options })),
    correct: (corrections) => take(correct.run({ uuid, revision, corrections: [...corrections] })),
    releaseBrake: () => take(release.run({ uuid, revision })),
    run: (confirmation) => take(run.run({ uuid, revision, confirmation })),
    cancel: () => take(cancel.run({ uuid })),
    undo: () => take(undo.run({ uuid })),
    discard: () => take(discard.run({ uuid })),
    failedRows: async () => {
      const { payload, ...outcome } = await failed.run({ uuid })
      return { url: payload?.url ?? null, ...outcome }
    },
    exportRows: async () => startedBy(await exportRows({ variables: { uuid } }), (data) => data.import.exportRows.job),
    findSkipped: useFindSkipped(uuid),
    previewUndo: usePreviewUndo(uuid),
  }
}

function useProfileActions(
  uuid: string,
  take: Take,
): Pick<ImportActions, 'applyProfile' | 'saveProfile' | 'deleteProfile'> {
  const apply = useAction(ApplyImportProfileDocument, (data): StepPayload => data.import.applyProfile)
  const save = useAction(SaveImportProfileDocument, (data): StepPayload => ({
    userErrors: data.import.saveProfile.userErrors,
  }))
  const remove = useAction(DeleteImportProfileDocument, (data): StepPayload => data.import.deleteProfile)
  return {
    applyProfile: (profile) => take(apply.run({ uuid, profile })),
    saveProfile: (name) => take(save.run({ uuid, name })),
    deleteProfile: (profile) => take(remove.run({ profile })),
  }
}

const mostPages = 10

async function readSkipped(client: ApolloClient, uuid: string, after: string | null): Promise<ImportRowsPage | null> {
  const page = { first: 100, ...(after === null ? {} : { after }) }
  const variables = { import: uuid, page, filter: { isKept: true } }
  const { data } = await client
    .query({ query: ImportRowsDocument, variables, fetchPolicy: 'network-only' })
    .catch(() => ({ data: undefined }))
  return data?.imports.rows ?? null
}

function usePreviewUndo(uuid: string): ImportActions['previewUndo'] {
  const client = useApolloClient()
  return async () => {
    const { data } = await client
      .query({ query: ImportUndoPreviewDocument, variables: { uuid }, fetchPolicy: 'network-only' })
      .catch(() => ({ data: undefined }))
    return data?.imports.undoPreview ?? null
  }
}

/** The rows that undoing left alone; the first thousand, which nobody reads to the end. */
function useFindSkipped(uuid: string): ImportActions['findSkipped'] {
  const client = useApolloClient()
  return async () => {
    const skipped: ImportRow[] = []
    let after: string | null = null
    for (let page = 0; page < mostPages; page += 1) {
      const found: ImportRowsPage | null = await readSkipped(client, uuid, after)
      if (found === null) return null
      skipped.push(...found.items)
      if (!found.pageInfo.hasNext) break
      after = found.pageInfo.endCursor ?? null
    }
    return skipped
  }
}
