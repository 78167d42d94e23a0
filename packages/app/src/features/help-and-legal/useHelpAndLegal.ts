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
import type { ActionResult } from '../../platform/api/actionResult.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
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
  const documents = useQueryState(LegalDocumentsDocument, { isWanted, pick: (data) => data.legal.documents })
  const create = useAction(CreateLegalDocumentDocument, (data): DocumentPayload => data.legal.createDocument)
  return {
    documents,
    retry: documents.retry,
    create: async (input, idempotenceKey) => documentAnswer(await create.run({ input, idempotenceKey })),
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

/** What every change of a document answers. */
export interface DocumentPayload {
  readonly document: LegalDocument | null
}

export const documentAnswer = ({ payload, ...outcome }: ActionResult<DocumentPayload>): ChangeAnswer => ({
  document: payload?.document ?? null,
  ...outcome,
})

/** Units by what is typed, asked for once the field is used. */
export function useUnitSearch(): UnitSearch {
  const [search, setSearch] = useState<string | null>(null)
  const { data, previousData, loading } = useQuery(LegalUnitsDocument, { variables: { search }, skip: search === null })
  const found = (data ?? previousData)?.units.units.items ?? []
  return { items: found.map(({ uuid, name }) => ({ id: uuid, label: name })), isLoading: loading, onSearch: setSearch }
}
