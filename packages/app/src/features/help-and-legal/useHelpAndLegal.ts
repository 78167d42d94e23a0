import { useMutation, useQuery } from '@apollo/client/react'
import {
  CreateLegalDocumentDocument,
  ExportLegalDocumentsDocument,
  LegalDocumentsDocument,
  LegalUnitsDocument,
} from '@somo/graphql/help-and-legal'
import type { ExportFormat, LegalDocumentInput } from '@somo/graphql/schema'
import { useState } from 'react'
import { startedBy, useJobFile, type FileState } from '../../domain/job/useJobFile.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { ChangeAnswer, LegalDocument, UnitSearch } from './legalTypes.ts'

/** The list of documents, and a new one. */
export interface HelpAndLegalData {
  readonly documents: QueryState<readonly LegalDocument[]>
  readonly retry: () => void
  /** The key makes one document of it, however often it is sent. */
  readonly create: (input: LegalDocumentInput, key: string) => Promise<ChangeAnswer>
}

/** Asks only while the list, or what names documents, is open. */
export function useHelpAndLegal(isWanted: boolean): HelpAndLegalData {
  const { data, error, loading, refetch } = useQuery(LegalDocumentsDocument, { skip: !isWanted })
  const [create] = useMutation(CreateLegalDocumentDocument)
  return {
    documents: { isWaiting: loading, data: data?.legal.documents ?? null, problem: toProblem(error) },
    retry: () => void refetch(),
    async create(input, idempotenceKey) {
      const answer = await create({ variables: { input, idempotenceKey } })
      return readChange(answer.data?.legal.createDocument, answer.error)
    },
  }
}

/** A file of documents, made as work in the background. */
export function useDocumentExport(): {
  readonly file: FileState
  readonly onExport: (documents: readonly string[], format: ExportFormat) => void
} {
  const [start] = useMutation(ExportLegalDocumentsDocument)
  const { state, make } = useJobFile()
  return {
    file: state,
    onExport: (documents, format) =>
      make(async () =>
        startedBy(
          await start({ variables: { documents: [...documents], format } }),
          (data) => data.legal.exportDocuments.job,
        ),
      ),
  }
}

interface Payload {
  readonly document: LegalDocument | null
  readonly userErrors: ChangeAnswer['userErrors']
}

/** Reads the answer to a change; one without a payload is a call that failed. */
export function readChange(payload: Payload | undefined, error: unknown): ChangeAnswer {
  if (payload === undefined)
    return { document: null, userErrors: [], problem: toProblem(error) ?? { code: 'INTERNAL', requestId: null } }
  return { ...payload, problem: null }
}

/** Units by what is typed, asked for once the field is used. */
export function useUnitSearch(): UnitSearch {
  const [search, setSearch] = useState<string | null>(null)
  const { data, previousData, loading } = useQuery(LegalUnitsDocument, { variables: { search }, skip: search === null })
  const found = (data ?? previousData)?.units.units.items ?? []
  return { items: found.map(({ uuid, name }) => ({ id: uuid, label: name })), isLoading: loading, onSearch: setSearch }
}
