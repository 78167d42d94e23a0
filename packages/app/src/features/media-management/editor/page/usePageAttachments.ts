import { AddPageAttachmentDocument } from '@somo/graphql/medium-editor'
import { useEffect, useRef, useState } from 'react'
import type { PageFileAddress } from '../../../../domain/medium/pageFiles.ts'
import { internalProblem, type ActionResult } from '../../../../platform/api/actionResult.ts'
import type { Transfer } from '../../../../platform/api/uploads/sendInParts.ts'
import { useAction } from '../../../../platform/api/useAction.ts'
import { useSendInParts } from '../../../../platform/api/uploads/useSendInParts.ts'
import type { Problem } from '../../../../platform/errors/problem.ts'
import type { UploadLimits } from '../../upload/mediumUpload.ts'
import { useUploadLimits } from '../../upload/useUploadLimits.ts'

/** Why a file was not taken. */
export type AttachmentError =
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly problem: Problem }

/** A file that is on its way into the page. */
export interface AttachmentSending {
  /** How much has arrived, from 0 to 1. */
  readonly progress: number
  /** Null while it travels. */
  readonly error: AttachmentError | null
}

/** What is played in the page, or a file that readers save. */
export type AttachmentKind = 'MEDIUM' | 'PAGE_FILE'

/** The videos, captions and files of a draft, and the way to more. */
export interface PageAttachments {
  readonly files: readonly PageFileAddress[]
  /** How large they may be; null until it is known. */
  readonly limits: UploadLimits | null
  /** Sends a file and makes it one of the draft. Never rejects; null where it was stopped. */
  readonly add: (
    file: File,
    kind: AttachmentKind,
    follow: { readonly onProgress: (progress: number) => void; readonly onStart: (transfer: Transfer) => void },
  ) => Promise<PageFileAddress | AttachmentError>
}

const errorOf = ({ problem, userErrors }: ActionResult<unknown>): AttachmentError | null => {
  if (problem !== null) return { kind: 'failed', problem }
  return userErrors[0] === undefined ? null : { kind: 'refused', code: userErrors[0].code }
}

/** A file is kept at once; the block that shows it is saved with the page. */
export function usePageAttachments(medium: string, saved: readonly PageFileAddress[]): PageAttachments {
  const senders = { MEDIUM: useSendInParts(), PAGE_FILE: useSendInParts('PAGE_FILE') }
  const { run } = useAction(AddPageAttachmentDocument, (data) => data.medium.addAttachment)
  const limits = useUploadLimits(true)
  const [added, setAdded] = useState<readonly PageFileAddress[]>([])
  return {
    files: [...added, ...saved],
    limits,
    async add(file, kind, { onProgress, onStart }) {
      const sender = await senders[kind]()
      if (sender === null) return { kind: 'failed', problem: { code: 'PART_MISSING', requestId: null } }
      const transfer = sender(file, (bytes) => onProgress(file.size === 0 ? 0 : bytes / file.size))
      onStart(transfer)
      const answer = await transfer.answer
      if (answer.kind !== 'sent') return answer
      const result = await run({ uuid: medium, upload: answer.upload })
      const error = errorOf(result)
      if (error !== null) return error
      const attachment = result.payload?.attachment ?? null
      if (attachment === null) return { kind: 'failed', problem: internalProblem }
      setAdded((now) => [attachment, ...now])
      return attachment
    },
  }
}

/** One file of a block on its way; leaving the page or the block stops it. */
export function useAttachmentSending(
  attachments: PageAttachments,
  kind: AttachmentKind,
  onAdded: (file: PageFileAddress) => void,
) {
  const [sending, setSending] = useState<AttachmentSending | null>(null)
  const current = useRef<Transfer | null>(null)
  useEffect(function stopWithTheBlock() {
    return () => current.current?.cancel()
  }, [])
  const send = async (file: File): Promise<void> => {
    setSending({ progress: 0, error: null })
    const answer = await attachments.add(file, kind, {
      onProgress: (progress) => setSending((now) => (now === null ? null : { ...now, progress })),
      onStart: (transfer) => {
        current.current = transfer
      },
    })
    current.current = null
    if ('kind' in answer) return setSending({ progress: 0, error: answer })
    setSending(null)
    onAdded(answer)
  }
  return {
    sending,
    send: (file: File) => void send(file),
    stop: () => {
      current.current?.cancel()
      current.current = null
      setSending(null)
    },
  }
}
