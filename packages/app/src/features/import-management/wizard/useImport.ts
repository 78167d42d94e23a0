import type { ApolloClient } from '@apollo/client'
import { useApolloClient, useMutation } from '@apollo/client/react'
import { ReleaseImportBrakeDocument } from '@somo/graphql/import-brake'
import {
  ApplyImportProfileDocument,
  CancelImportDocument,
  CheckImportDocument,
  CorrectImportRowsDocument,
  CreateImportDocument,
  DeleteImportProfileDocument,
  DiscardImportDocument,
  ExportImportRowsDocument,
  FailedImportRowsDocument,
  ImportFieldsDocument,
  ImportProfilesDocument,
  ImportRowsDocument,
  ImportUndoPreviewDocument,
  OneImportDocument,
  ReadImportAgainDocument,
  RunImportDocument,
  SaveImportProfileDocument,
  UndoImportDocument,
  type ImportRowsQuery,
} from '@somo/graphql/import-management'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isActive, useJob } from '../../../domain/job/useJob.ts'
import { startedBy, useJobFile } from '../../../domain/job/useJobFile.ts'
import { useUpload } from '../../../platform/api/useUpload.ts'
import { internalProblem, type ActionResult } from '../../../platform/api/actionResult.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { UserError } from '../../../platform/form/saveAnswer.ts'
import { actionsOfTab, pageOfPlace, type ImportAddress } from '../importAddress.ts'
import type {
  ImportActions,
  ImportBeginning,
  ImportData,
  ImportRow,
  ImportRowsPage,
  ImportWhole,
  StepAnswer,
} from '../importTypes.ts'

/** Begins imports: the same file of the same kind, tried again, is one import. */
export function useImportBeginning(): ImportBeginning {
  const upload = useUpload('IMPORT')
  const create = useAction(CreateImportDocument, (data) => data.import.createImport)
  const sent = useRef<{ readonly file: File; readonly uuid: string; readonly key: string } | null>(null)
  return {
    begin: async (file, kind, watch) => {
      if (sent.current?.file !== file) {
        const answer = await upload(file, watch)
        if (answer.kind !== 'sent') return answer
        sent.current = { file, uuid: answer.file.uuid, key: crypto.randomUUID() }
      }
      const { uuid, key } = sent.current
      const { payload, problem } = await create.run({ upload: uuid, kind, idempotenceKey: `${key}-${kind}` })
      if (payload === null) return { kind: 'failed', problem: problem ?? internalProblem }
      if (payload.import !== null) return { kind: 'begun', uuid: payload.import.uuid }
      // A file that has been used up or put away has to travel again.
      sent.current = null
      return { kind: 'refused', code: payload.userErrors[0]?.code ?? 'UNKNOWN' }
    },
  }
}

/** An import that is open: what is known of it, its rows, and what can be done. Work on it is followed until it ends. */
export function useImport(address: ImportAddress, uuid: string): ImportData {
  const asked = useQueryState(OneImportDocument, {
    ...{ variables: { uuid }, fetchPolicy: 'cache-and-network' },
    pick: (data) => data.imports,
  })
  // The last state a step was answered with: younger than what was asked at first.
  const [answered, setAnswered] = useState<ImportWhole | null>(null)
  const shown = asked.data === null ? null : younger(answered, asked.data.import)
  const rows = useRows(address, uuid, shown)
  const job = shown?.job ?? null
  const refresh = (): void => {
    setAnswered(null)
    asked.retry()
    rows.retry()
  }
  const followed = useJob(job !== null && isActive(job) ? job.uuid : null, refresh)
  useEndSeenLate(followed.job.data !== null && !isActive(followed.job.data), refresh)
  const kind = shown?.kind ?? 'USERS'
  const isKnown = shown !== null
  const fields = useQueryState(ImportFieldsDocument, {
    ...{ variables: { kind }, isWanted: isKnown },
    pick: (data) => data.imports.fields,
  })
  const profiles = useQueryState(ImportProfilesDocument, {
    ...{ variables: { kind }, isWanted: isKnown },
    pick: (data) => data.imports.profiles,
  })
  // Work that has just ended is shown as it was until its import is read anew.
  const progress = followed.job.data !== null && isActive(followed.job.data) ? followed.job.data : null
  const live = shown === null || progress === null ? shown : { ...shown, job: progress }
  const actions = useImportActions(uuid, shown, (next) => {
    setAnswered(next)
    rows.retry()
  })
  const withProfiles = (step: Promise<StepAnswer>): Promise<StepAnswer> => step.finally(profiles.retry)
  return {
    state: { ...asked, data: asked.data === null ? null : { import: live } },
    rows: rows.rows,
    errors: rows.errors,
    ...{ fields, profiles },
    retry: refresh,
    file: useJobFile(),
    actions: {
      ...actions,
      saveProfile: (name) => withProfiles(actions.saveProfile(name)),
      deleteProfile: (profile) => withProfiles(actions.deleteProfile(profile)),
    },
  }
}

/** Work may be over before it was followed for the first time: its import, read before that, still says that it goes on. */
function useEndSeenLate(isOver: boolean, onEnded: () => void): void {
  const tellEnd = useEffectEvent(onEnded)
  useEffect(
    function readAnew() {
      if (isOver) tellEnd()
    },
    [isOver],
  )
}

/** Revisions count up; of two states of one import the higher one stands. */
const younger = (one: ImportWhole | null, other: ImportWhole | null): ImportWhole | null =>
  one !== null && one.uuid === other?.uuid && one.revision >= other.revision ? one : other

/** The two lists of a dry run: what would change, and what cannot be taken. */
function useRows(address: ImportAddress, uuid: string, shown: ImportWhole | null) {
  const isWanted = shown !== null && shown.checkedAt !== null
  const actions = actionsOfTab[address.tab]
  const search = address.search === '' ? {} : { search: address.search }
  const filter = { ...search, ...(actions === null ? { hasWarnings: true } : { action: [...actions] }) }
  const options = {
    ...({ isWanted, keeps: 'always', fetchPolicy: 'cache-and-network' } as const),
    pick: (data: ImportRowsQuery) => data.imports.rows,
  }
  const rows = useQueryState(ImportRowsDocument, {
    ...options,
    variables: { import: uuid, page: pageOfPlace(address.rows), filter },
  })
  const errors = useQueryState(ImportRowsDocument, {
    ...options,
    variables: { import: uuid, page: pageOfPlace(address.errors), filter: { action: ['ERROR'] } },
  })
  return {
    rows,
    errors,
    retry: (): void => {
      if (!isWanted) return
      rows.retry()
      errors.retry()
    },
  }
}

interface StepPayload {
  readonly import?: ImportWhole | null
  readonly userErrors: readonly UserError[]
}
type Take = (step: Promise<ActionResult<StepPayload>>) => Promise<StepAnswer>

function useImportActions(
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
    findKept: useFindKept(uuid),
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

async function readKept(client: ApolloClient, uuid: string, after: string | null): Promise<ImportRowsPage | null> {
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
function useFindKept(uuid: string): ImportActions['findKept'] {
  const client = useApolloClient()
  return async () => {
    const kept: ImportRow[] = []
    let after: string | null = null
    for (let page = 0; page < mostPages; page += 1) {
      const found: ImportRowsPage | null = await readKept(client, uuid, after)
      if (found === null) return null
      kept.push(...found.items)
      if (!found.pageInfo.hasNext) break
      after = found.pageInfo.endCursor ?? null
    }
    return kept
  }
}
