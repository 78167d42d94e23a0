import { useMutation, useQuery } from '@apollo/client/react'
import {
  ArchiveLegalDocumentDocument,
  DiscardLegalVersionDocument,
  EnforceLegalVersionDocument,
  LegalDocumentDocument,
  PublishLegalVersionDocument,
  SaveLegalVersionDocument,
  UnscheduleLegalVersionDocument,
  UpdateLegalDocumentDocument,
} from '@somo/graphql/help-and-legal'
import { useState } from 'react'
import { useUpload } from '../../platform/api/useUpload.ts'
import { toProblem } from '../../platform/errors/problem.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { ChangeAnswer, DocumentActions, LegalDocument, LegalVersion, StartDays } from './legalTypes.ts'
import { readChange } from './useHelpAndLegal.ts'

/** One document with all its versions, the latest first, and the days a version may begin on. */
export interface OpenDocument {
  readonly document: LegalDocument
  readonly versions: readonly LegalVersion[]
  /** Null where they are not known. */
  readonly startDays: StartDays | null
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
  const open =
    document === null
      ? null
      : { document, versions: data?.legal.versions ?? [], startDays: data?.legal.startDays ?? null }
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
  const sendFile = useUpload('LEGAL_TEXT')
  const [save] = useMutation(SaveLegalVersionDocument)
  const [discard] = useMutation(DiscardLegalVersionDocument)
  const [publish] = useMutation(PublishLegalVersionDocument)
  const [enforce] = useMutation(EnforceLegalVersionDocument)
  const [unschedule] = useMutation(UnscheduleLegalVersionDocument)
  const [update] = useMutation(UpdateLegalDocumentDocument)
  const [archive] = useMutation(ArchiveLegalDocumentDocument)
  const revisionOf = ({ draft }: LegalDocument): number => draft?.revision ?? 0
  return {
    sendFile,
    async saveText(document, texts) {
      const { data, error } = await save({
        variables: { document: document.uuid, revision: revisionOf(document), texts: [...texts] },
      })
      return take(readChange(data?.legal.saveVersion, error))
    },
    async discard(document) {
      const { data, error } = await discard({ variables: { document: document.uuid, revision: revisionOf(document) } })
      return take(readChange(data?.legal.discardVersion, error), true)
    },
    async publish(document, wish) {
      const { data, error } = await publish({
        variables: { document: document.uuid, revision: revisionOf(document), ...wish },
      })
      return take(readChange(data?.legal.publishVersion, error), true)
    },
    async enforce({ uuid, scheduled }) {
      const { data, error } = await enforce({ variables: { document: uuid, revision: scheduled?.revision ?? 0 } })
      return take(readChange(data?.legal.enforceVersion, error), true)
    },
    async unschedule({ uuid, scheduled }) {
      const { data, error } = await unschedule({ variables: { document: uuid, revision: scheduled?.revision ?? 0 } })
      return take(readChange(data?.legal.unscheduleVersion, error), true)
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
