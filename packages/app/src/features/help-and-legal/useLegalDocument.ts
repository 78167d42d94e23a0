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
import { useUpload } from '../../platform/api/uploads/useUpload.ts'
import type { ActionResult } from '../../platform/api/actionResult.ts'
import { useAction } from '../../platform/api/useAction.ts'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'
import type { ChangeAnswer, DocumentActions, LegalDocument, LegalVersion, StartDays } from './legalTypes.ts'
import { documentAnswer, type DocumentPayload } from './useHelpAndLegal.ts'

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
  const query = useQueryState(LegalDocumentDocument, { variables: { uuid }, pick: (data) => data.legal })
  const [answered, setAnswered] = useState<LegalDocument | null>(null)
  const { data } = query
  const document = answered?.uuid === uuid ? answered : (data?.document ?? null)
  const open =
    document === null ? null : { document, versions: data?.versions ?? [], startDays: data?.startDays ?? null }
  const missing = data !== null && document === null ? ({ code: 'NOT_FOUND', requestId: null } as const) : null
  const take = (answer: ChangeAnswer, hasNewVersions = false): ChangeAnswer => {
    if (answer.document !== null) setAnswered(answer.document)
    if (hasNewVersions && answer.userErrors.length === 0) query.retry()
    return answer
  }
  return {
    open: { ...query, data: open, problem: open === null ? (query.problem ?? missing) : null },
    retry: query.retry,
    actions: useDocumentActions(take),
  }
}

function useDocumentActions(take: (answer: ChangeAnswer, hasNewVersions?: boolean) => ChangeAnswer): DocumentActions {
  const save = useAction(SaveLegalVersionDocument, (data): DocumentPayload => data.legal.saveVersion)
  const discard = useAction(DiscardLegalVersionDocument, (data): DocumentPayload => data.legal.discardVersion)
  const publish = useAction(PublishLegalVersionDocument, (data): DocumentPayload => data.legal.publishVersion)
  const enforce = useAction(EnforceLegalVersionDocument, (data): DocumentPayload => data.legal.enforceVersion)
  const unschedule = useAction(UnscheduleLegalVersionDocument, (data): DocumentPayload => data.legal.unscheduleVersion)
  const update = useAction(UpdateLegalDocumentDocument, (data): DocumentPayload => data.legal.updateDocument)
  const archive = useAction(ArchiveLegalDocumentDocument, (data): DocumentPayload => data.legal.archiveDocument)
  const ofDraft = ({ uuid, draft }: LegalDocument) => ({ document: uuid, revision: draft?.revision ?? 0 })
  const ofScheduled = ({ uuid, scheduled }: LegalDocument) => ({ document: uuid, revision: scheduled?.revision ?? 0 })
  const taken = async (step: Promise<ActionResult<DocumentPayload>>, hasNewVersions = false): Promise<ChangeAnswer> =>
    take(documentAnswer(await step), hasNewVersions)
  return {
    sendFile: useUpload('LEGAL_TEXT'),
    saveText: (document, texts) => taken(save.run({ ...ofDraft(document), texts: [...texts] })),
    discard: (document) => taken(discard.run(ofDraft(document)), true),
    publish: (document, wish) => taken(publish.run({ ...ofDraft(document), ...wish }), true),
    enforce: (document) => taken(enforce.run(ofScheduled(document)), true),
    unschedule: (document) => taken(unschedule.run(ofScheduled(document)), true),
    update: ({ uuid, revision }, input) => taken(update.run({ uuid, revision, input })),
    archive: async ({ uuid, revision }) => documentAnswer(await archive.run({ uuid, revision })),
  }
}
