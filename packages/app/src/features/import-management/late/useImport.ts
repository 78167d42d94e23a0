import type { ApolloClient } from '@apollo/client'
import { useApolloClient, useMutation, useQuery } from '@apollo/client/react'
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
} from '@somo/graphql/import-management'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isActive, useJob } from '../../../domain/job/useJob.ts'
import { useJobFile } from '../../../domain/job/useJobFile.ts'
import { useUpload } from '../../../platform/api/useUpload.ts'
import { toProblem } from '../../../platform/errors/problem.ts'
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
import { fileAnswer } from '../useImportManagement.ts'

/** Begins imports: the same file of the same kind, tried again, is one import. */
export function useImportBeginning(): ImportBeginning {
  const upload = useUpload('IMPORT')
  const [create] = useMutation(CreateImportDocument)
  const sent = useRef<{ readonly file: File; readonly uuid: string; readonly key: string } | null>(null)
  return {
    begin: async (file, kind, watch) => {
      if (sent.current?.file !== file) {
        const answer = await upload(file, watch)
        if (answer.kind !== 'sent') return answer
        sent.current = { file, uuid: answer.file.uuid, key: crypto.randomUUID() }
      }
      const { uuid, key } = sent.current
      const { data, error } = await create({ variables: { upload: uuid, kind, idempotenceKey: `${key}-${kind}` } })
      const payload = data?.import.createImport
      if (payload === undefined)
        return { kind: 'failed', problem: toProblem(error) ?? { code: 'INTERNAL', requestId: null } }
      if (payload.import !== null) return { kind: 'begun', uuid: payload.import.uuid }
      // A file that has been used up or put away has to travel again.
      sent.current = null
      return { kind: 'refused', code: payload.userErrors[0]?.code ?? 'UNKNOWN' }
    },
  }
}

/** An import that is open: what is known of it, its rows, and what can be done. Work on it is followed until it ends. */
export function useImport(address: ImportAddress, uuid: string): ImportData {
  const asked = useQuery(OneImportDocument, { variables: { uuid }, fetchPolicy: 'cache-and-network' })
  // The last state a step was answered with: younger than what was asked at first.
  const [answered, setAnswered] = useState<ImportWhole | null>(null)
  const found = asked.data?.imports.import
  const shown = found === undefined ? null : younger(answered, found)
  const rows = useRows(address, uuid, shown)
  const job = shown?.job ?? null
  const refresh = (): void => {
    setAnswered(null)
    for (const question of [asked.refetch(), ...rows.again()]) question.catch(() => undefined)
  }
  const followed = useJob(job !== null && isActive(job) ? job.uuid : null, refresh)
  useEndSeenLate(followed.job.data !== null && !isActive(followed.job.data), refresh)
  const kind = shown?.kind ?? 'USERS'
  const fields = useQuery(ImportFieldsDocument, { variables: { kind }, skip: shown === null })
  const profiles = useQuery(ImportProfilesDocument, { variables: { kind }, skip: shown === null })
  // Work that has just ended is shown as it was until its import is read anew.
  const progress = followed.job.data !== null && isActive(followed.job.data) ? followed.job.data : null
  const live = shown === null || progress === null ? shown : { ...shown, job: progress }
  const actions = useImportActions(uuid, shown, (next) => {
    setAnswered(next)
    for (const question of rows.again()) question.catch(() => undefined)
  })
  const withProfiles = (step: Promise<StepAnswer>): Promise<StepAnswer> =>
    step.finally(() => {
      profiles.refetch().catch(() => undefined)
    })
  return {
    state: {
      isWaiting: asked.loading,
      data: found === undefined ? null : { import: live },
      problem: toProblem(asked.error),
    },
    rows: rows.rows,
    errors: rows.errors,
    fields: { isWaiting: fields.loading, data: fields.data?.imports.fields ?? null, problem: toProblem(fields.error) },
    profiles: {
      isWaiting: profiles.loading,
      data: profiles.data?.imports.profiles ?? null,
      problem: toProblem(profiles.error),
    },
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
  const skip = shown === null || shown.checkedAt === null
  const actions = actionsOfTab[address.tab]
  const search = address.search === '' ? {} : { search: address.search }
  const filter = { ...search, ...(actions === null ? { hasWarnings: true } : { action: [...actions] }) }
  const fetchPolicy = 'cache-and-network'
  const rows = useQuery(ImportRowsDocument, {
    variables: { import: uuid, page: pageOfPlace(address.rows), filter },
    skip,
    fetchPolicy,
  })
  const errors = useQuery(ImportRowsDocument, {
    variables: { import: uuid, page: pageOfPlace(address.errors), filter: { action: ['ERROR'] } },
    skip,
    fetchPolicy,
  })
  return {
    rows: {
      isWaiting: rows.loading,
      data: (rows.data ?? rows.previousData)?.imports.rows ?? null,
      problem: toProblem(rows.error),
    },
    errors: {
      isWaiting: errors.loading,
      data: (errors.data ?? errors.previousData)?.imports.rows ?? null,
      problem: toProblem(errors.error),
    },
    again: (): readonly Promise<unknown>[] => (skip ? [] : [rows.refetch(), errors.refetch()]),
  }
}

interface Payload {
  readonly import?: ImportWhole | null
  readonly userErrors: readonly UserError[]
}

function useImportActions(
  uuid: string,
  shown: ImportWhole | null,
  onAnswer: (next: ImportWhole) => void,
): ImportActions {
  const revision = shown?.revision ?? 0
  const [readAgain] = useMutation(ReadImportAgainDocument)
  const [check] = useMutation(CheckImportDocument)
  const [correct] = useMutation(CorrectImportRowsDocument)
  const [release] = useMutation(ReleaseImportBrakeDocument)
  const [run] = useMutation(RunImportDocument)
  const [cancel] = useMutation(CancelImportDocument)
  const [undo] = useMutation(UndoImportDocument)
  const [discard] = useMutation(DiscardImportDocument)
  const [failed] = useMutation(FailedImportRowsDocument)
  const [exportRows] = useMutation(ExportImportRowsDocument)
  const answer = (payload: Payload | undefined, error: unknown): StepAnswer => {
    const next = payload?.import ?? null
    if (next !== null) onAnswer(next)
    const problem =
      payload === undefined ? (toProblem(error) ?? ({ code: 'INTERNAL', requestId: null } as const)) : null
    return { import: next, userErrors: payload?.userErrors ?? [], problem }
  }
  return {
    ...useProfileActions(uuid, answer),
    readAgain: async (reading) =>
      settled(await readAgain({ variables: { uuid, revision, reading } }), (data) => data.import.readAgain, answer),
    check: async ({ columns, constants, options }) =>
      settled(
        await check({ variables: { uuid, revision, columns: [...columns], constants: [...constants], options } }),
        (data) => data.import.check,
        answer,
      ),
    correct: async (corrections) =>
      settled(
        await correct({ variables: { uuid, revision, corrections: [...corrections] } }),
        (data) => data.import.correctRows,
        answer,
      ),
    releaseBrake: async () =>
      settled(await release({ variables: { uuid, revision } }), (data) => data.import.releaseBrake, answer),
    run: async (confirmation) =>
      settled(await run({ variables: { uuid, revision, confirmation } }), (data) => data.import.run, answer),
    cancel: async () => settled(await cancel({ variables: { uuid } }), (data) => data.import.cancel, answer),
    undo: async () => settled(await undo({ variables: { uuid } }), (data) => data.import.undo, answer),
    discard: async () => settled(await discard({ variables: { uuid } }), (data) => data.import.discard, answer),
    failedRows: async () => {
      const { data, error } = await failed({ variables: { uuid } })
      return fileAnswer(data?.import.failedRows, error)
    },
    exportRows: async () => {
      const { data, error } = await exportRows({ variables: { uuid } })
      return { uuid: data?.import.exportRows.job?.uuid ?? null, problem: data === undefined ? toProblem(error) : null }
    },
    findKept: useFindKept(uuid),
    previewUndo: usePreviewUndo(uuid),
  }
}

type Settle = (payload: Payload | undefined, error: unknown) => StepAnswer

const settled = <Data>(
  { data, error }: { readonly data?: Data | null | undefined; readonly error?: unknown },
  of: (data: Data) => Payload,
  answer: Settle,
) => answer(data === undefined || data === null ? undefined : of(data), error)

function useProfileActions(
  uuid: string,
  answer: Settle,
): Pick<ImportActions, 'applyProfile' | 'saveProfile' | 'deleteProfile'> {
  const [apply] = useMutation(ApplyImportProfileDocument)
  const [save] = useMutation(SaveImportProfileDocument)
  const [remove] = useMutation(DeleteImportProfileDocument)
  return {
    applyProfile: async (profile) =>
      settled(await apply({ variables: { uuid, profile } }), (data) => data.import.applyProfile, answer),
    saveProfile: async (name) =>
      settled(
        await save({ variables: { uuid, name } }),
        (data) => ({ userErrors: data.import.saveProfile.userErrors }),
        answer,
      ),
    deleteProfile: async (profile) =>
      settled(await remove({ variables: { profile } }), (data) => data.import.deleteProfile, answer),
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
