import { useMutation, useQuery } from '@apollo/client/react'
import {
  ArchiveLegalDocumentDocument,
  DiscardLegalVersionDocument,
  LegalDocumentDocument,
  PublishLegalVersionDocument,
  SaveLegalVersionDocument,
  UpdateLegalDocumentDocument,
} from '@somo/graphql/help-and-legal'
import { useState } from 'react'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { ChangeAnswer, DocumentActions, LegalDocument, LegalVersion } from './legalTypes.ts'
import { readChange } from './useHelpAndLegal.ts'

/** One document with all its versions, the latest first. */
export interface OpenDocument {
  readonly document: LegalDocument
  readonly versions: readonly LegalVersion[]
}

/** The document that is open, and what may be done with it. */
export interface LegalDocumentData {
  /** `data` is null, with NOT_FOUND, where there is none. */
  readonly open: QueryState<OpenDocument>
  readonly retry: () => void
  readonly actions: DocumentActions
}

/** One question for the document and its versions; what a change answers stands in place of what was read. */
export function useLegalDocument(uuid: string): LegalDocumentData {
  const { data, error, loading, refetch } = useQuery(LegalDocumentDocument, { variables: { uuid } })
  const [answered, setAnswered] = useState<LegalDocument | null>(null)
  const document = answered?.uuid === uuid ? answered : (data?.legal.document ?? null)
  const open = document === null ? null : { document, versions: data?.legal.versions ?? [] }
  const missing = data !== undefined && document === null ? ({ code: 'NOT_FOUND', requestId: null } as const) : null
  const take = (answer: ChangeAnswer, hasNewVersions = false): ChangeAnswer => {
    if (answer.document !== null) setAnswered(answer.document)
    if (hasNewVersions && answer.userErrors.length === 0) void refetch()
    return answer
  }
  return {
    open: { isWaiting: loading, data: open, problem: open === null ? (toProblem(error) ?? missing) : null },
    retry: () => void refetch(),
    actions: useDocumentActions(take),
  }
}

function useDocumentActions(take: (answer: ChangeAnswer, hasNewVersions?: boolean) => ChangeAnswer): DocumentActions {
  const [save] = useMutation(SaveLegalVersionDocument)
  const [discard] = useMutation(DiscardLegalVersionDocument)
  const [publish] = useMutation(PublishLegalVersionDocument)
  const [update] = useMutation(UpdateLegalDocumentDocument)
  const [archive] = useMutation(ArchiveLegalDocumentDocument)
  const revisionOf = ({ draft }: LegalDocument): number => draft?.revision ?? 0
  return {
    async saveText(document, texts) {
      const { data, error } = await save({ variables: { document: document.uuid, revision: revisionOf(document), texts: [...texts] } })
      return take(readChange(data?.legal.saveVersion, error))
    },
    async discard(document) {
      const { data, error } = await discard({ variables: { document: document.uuid, revision: revisionOf(document) } })
      return take(readChange(data?.legal.discardVersion, error), true)
    },
    async publish(document, { isMajor, changeNote }) {
      const { data, error } = await publish({ variables: { document: document.uuid, revision: revisionOf(document), isMajor, changeNote } })
      return take(readChange(data?.legal.publishVersion, error), true)
    },
    async update({ uuid, revision }, input) {
      const { data, error } = await update({ variables: { uuid, revision, input } })
      return take(readChange(data?.legal.updateDocument, error))
    },
    async archive({ uuid, revision }) {
      const { data, error } = await archive({ variables: { uuid, revision } })
      return readChange(data?.legal.archiveDocument, error)
    },
  }
}
