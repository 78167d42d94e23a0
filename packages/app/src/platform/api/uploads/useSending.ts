import { useEffect, useRef, useState } from 'react'
import type { SendAnswer } from './sendFile.ts'
import type { Upload } from './useUpload.ts'

/** One file on its way; with an error it stays here, so that nothing has to be chosen again. */
export interface OnItsWay<FieldError> {
  readonly file: File
  /** How much has left, from 0 to 1. */
  readonly progress: number
  /** What kept it from being taken; null while it travels. */
  readonly error: FieldError | null
}

/** A file that is sent as soon as it is chosen, and what can be done about it. */
export interface SendingUse<FieldError> {
  /** Null while there is nothing to tell of. */
  readonly sending: OnItsWay<FieldError> | null
  /** Sends a file, in the place of one that is still on its way. */
  readonly send: (file: File) => void
  /** Stops it, where it is on its way, and forgets it. What comes back later is dropped. */
  readonly giveUp: () => void
}

/**
 * Sends one file at a time; leaving the page stops it. `take` gets what came of it, also where it was stopped, and answers
 * what kept the file from being taken: with null it is forgotten. Until `take` has answered the file is on its way.
 */
export function useSending<FieldError>(
  upload: Upload,
  take: (answer: SendAnswer, file: File) => FieldError | null | Promise<FieldError | null>,
): SendingUse<FieldError> {
  const [sending, setSending] = useState<OnItsWay<FieldError> | null>(null)
  const stop = useRef<AbortController | null>(null)
  useEffect(function stopWithThePage() {
    return () => stop.current?.abort()
  }, [])
  const send = async (file: File): Promise<void> => {
    stop.current?.abort()
    const own = new AbortController()
    stop.current = own
    setSending({ file, progress: 0, error: null })
    const onProgress = (progress: number): void =>
      setSending((now) => (now?.file === file && now.error === null ? { ...now, progress } : now))
    const answer = await upload(file, { signal: own.signal, onProgress })
    // Another file has taken its place, or it was given up.
    if (stop.current !== own) return
    const error = await take(answer, file)
    if (stop.current === own) setSending(error === null ? null : { file, progress: 0, error })
  }
  return {
    sending,
    send: (file) => void send(file),
    giveUp: () => {
      stop.current?.abort()
      stop.current = null
      setSending(null)
    },
  }
}
