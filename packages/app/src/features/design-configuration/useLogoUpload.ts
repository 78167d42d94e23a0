import type { UploadQueueProps } from '@somo/ui/UploadQueue'
import { useEffect, useRef, useState } from 'react'
import type { SendAnswer } from '../../platform/api/sendFile.ts'
import type { Upload } from '../../platform/api/useUpload.ts'
import type { Problem } from '../../platform/errors/problem.ts'
import type { LogoValue } from './designForm.ts'

/** Why a logo is not at the server: it was not taken, or the call did not come through. */
export type LogoFault = { readonly kind: 'refused'; readonly code: string } | { readonly kind: 'failed'; readonly problem: Problem }

/** One file on its way to be the logo; it stays here, so that nothing has to be chosen again after a failure. */
export interface LogoSending {
  readonly file: File
  readonly progress: number
  readonly fault: LogoFault | null
}

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
  const [sending, setSending] = useState<LogoSending | null>(null)
  const stop = useRef<AbortController | null>(null)
  const before = useRef<LogoValue | null>(null)
  useEffect(function stopWithThePage() {
    return () => stop.current?.abort()
  }, [])

  const settle = (file: File, answer: SendAnswer): void => {
    // The form was discarded meanwhile.
    if (holder.get().action !== 'SENDING' || answer.kind === 'stopped') return setSending(null)
    if (answer.kind === 'sent') {
      setSending(null)
      holder.set({ action: 'REPLACE', upload: answer.file.uuid, url: answer.file.url, name: file.name })
    } else {
      setSending({ file, progress: 0, fault: answer })
      // A file that is not taken leaves the logo as it was; one that did not come through can be sent again.
      holder.set(answer.kind === 'refused' && before.current !== null ? before.current : { ...holder.get(), action: 'FAILED' })
    }
  }

  const send = async (file: File): Promise<void> => {
    stop.current?.abort()
    const own = new AbortController()
    stop.current = own
    const present = holder.get()
    if (present.action !== 'SENDING' && present.action !== 'FAILED') before.current = present
    holder.set({ ...present, action: 'SENDING', name: file.name })
    setSending({ file, progress: 0, fault: null })
    const answer = await upload(file, {
      signal: own.signal,
      onProgress: (progress) => setSending((now) => (now?.file === file && now.fault === null ? { ...now, progress } : now)),
    })
    // Another file has taken its place.
    if (stop.current === own) settle(file, answer)
  }

  return {
    sending,
    choose: (file) => void send(file),
    retry: () => {
      if (sending !== null) void send(sending.file)
    },
    giveUp: () => {
      const { action } = holder.get()
      stop.current?.abort()
      stop.current = null
      if ((action === 'SENDING' || action === 'FAILED') && before.current !== null) holder.set(before.current)
      setSending(null)
    },
  }
}

/** The sending as a row of an UploadQueue. */
export const asUploadItem = ({ file, progress, fault }: LogoSending, reason: string | null): UploadQueueProps['items'][number] => ({
  id: 'logo',
  name: file.name,
  size: file.size,
  state: fault === null ? 'sending' : fault.kind,
  progress,
  ...(reason === null ? {} : { reason }),
})
