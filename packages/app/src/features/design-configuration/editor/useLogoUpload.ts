import type { UploadQueueProps } from '@somo/ui/UploadQueue'
import { useRef } from 'react'
import { useSending, type OnItsWay } from '../../../platform/api/uploads/useSending.ts'
import type { Upload } from '../../../platform/api/uploads/useUpload.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import type { LogoValue } from './designForm.ts'

/** Why a logo is not at the server: it was not taken, or the call did not come through. */
export type LogoError =
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'failed'; readonly problem: Problem }

/** One file on its way to be the logo. */
export type LogoSending = OnItsWay<LogoError>

export interface LogoUpload {
  /** Null while there is nothing to tell of. */
  readonly sending: LogoSending | null
  readonly choose: (file: File) => void
  /** Sends the same file once more. */
  readonly retry: () => void
  /** Gives the file up; the logo is what it was before. */
  readonly giveUp: () => void
}

/** What the hook asks of the form: the field's value at this very moment, and how to change it. */
export interface LogoHolder {
  readonly get: () => LogoValue
  readonly set: (value: LogoValue) => void
}

/** Sends a chosen logo at once and tells the form how that stands. What comes back after the form let go of it is dropped. */
export function useLogoUpload(upload: Upload, holder: LogoHolder): LogoUpload {
  const before = useRef<LogoValue | null>(null)
  const { sending, send, giveUp } = useSending<LogoError>(upload, (answer, file) => {
    // The form was discarded meanwhile.
    if (holder.get().action !== 'SENDING' || answer.kind === 'stopped') return null
    if (answer.kind === 'sent') {
      holder.set({ action: 'REPLACE', upload: answer.file.uuid, url: answer.file.url, name: file.name })
      return null
    }
    // A file that is not taken leaves the logo as it was; one that did not come through can be sent again.
    holder.set(
      answer.kind === 'refused' && before.current !== null ? before.current : { ...holder.get(), action: 'FAILED' },
    )
    return answer
  })
  const choose = (file: File): void => {
    const present = holder.get()
    if (present.action !== 'SENDING' && present.action !== 'FAILED') before.current = present
    holder.set({ ...present, action: 'SENDING', name: file.name })
    send(file)
  }
  return {
    sending,
    choose,
    retry: () => {
      if (sending !== null) choose(sending.file)
    },
    giveUp: () => {
      const { action } = holder.get()
      if ((action === 'SENDING' || action === 'FAILED') && before.current !== null) holder.set(before.current)
      giveUp()
    },
  }
}

/** The sending as a row of an UploadQueue. */
export const asUploadItem = (
  { file, progress, error }: LogoSending,
  reason: string | null,
): UploadQueueProps['items'][number] => ({
  id: 'logo',
  name: file.name,
  size: file.size,
  state: error === null ? 'sending' : error.kind,
  progress,
  ...(reason === null ? {} : { reason }),
})
