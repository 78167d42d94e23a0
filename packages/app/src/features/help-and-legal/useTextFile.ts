import type { UploadItem } from '@somo/ui/UploadQueue'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { codeOf } from '../../domain/list/faultOf.ts'
import { userErrorMessages } from '../../domain/faults/userErrorMessages.ts'
import type { SendAnswer } from '../../platform/api/sendFile.ts'
import type { Upload } from '../../platform/api/useUpload.ts'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import type { FormFieldProps } from '../../platform/form/FormField.tsx'
import { fileMessages } from './formMessages.ts'
import { sending, type ChosenFile } from './textForm.ts'

/** One PDF on its way, which stays here when it does not arrive. */
interface OnItsWay {
  readonly file: File
  readonly progress: number
  readonly answer: Exclude<SendAnswer, { readonly kind: 'sent' | 'stopped' }> | null
}

/** Sends a chosen PDF at once and puts it into the field; one that is not taken leaves the field as it was. */
export function useTextFile(field: FormFieldProps<string>, upload: Upload, onSent: (upload: string, file: ChosenFile) => void) {
  const { formatMessage } = useIntl()
  const [way, setWay] = useState<OnItsWay | null>(null)
  const stop = useRef<AbortController | null>(null)
  const before = useRef('')
  const latest = useRef(field)
  useLayoutEffect(function keepLatest() {
    latest.current = field
  })
  useEffect(function stopWithThePage() {
    return () => stop.current?.abort()
  }, [])
  const restore = (): void => {
    if (latest.current.value === sending) latest.current.onChange(before.current)
  }
  const settle = (file: File, answer: SendAnswer): void => {
    if (answer.kind === 'refused' || answer.kind === 'failed') {
      restore()
      return setWay({ file, progress: 0, answer })
    }
    setWay(null)
    // The form was discarded meanwhile.
    if (answer.kind === 'stopped' || latest.current.value !== sending) return restore()
    onSent(answer.file.uuid, { name: file.name, size: file.size, pages: null, url: null })
    latest.current.onChange(answer.file.uuid)
  }
  const choose = async (file: File): Promise<void> => {
    stop.current?.abort()
    const own = new AbortController()
    stop.current = own
    if (latest.current.value !== sending) before.current = latest.current.value
    latest.current.onChange(sending)
    setWay({ file, progress: 0, answer: null })
    const onProgress = (progress: number): void => setWay((now) => (now?.file === file && now.answer === null ? { ...now, progress } : now))
    const answer = await upload(file, { signal: own.signal, onProgress })
    // Another file has taken its place.
    if (stop.current === own) settle(file, answer)
  }
  const answer = way?.answer ?? null
  const failure = answer?.kind === 'failed' ? formatMessage(fileMessages.notSent, { reason: formatMessage(actionMessages[answer.problem.code]) }) : null
  const item: UploadItem | null =
    way === null || answer?.kind === 'refused'
      ? null
      : { id: 'file', name: way.file.name, size: way.file.size, state: failure === null ? 'sending' : 'failed', progress: way.progress, ...(failure === null ? {} : { reason: failure }) }
  const reason = answer?.kind === 'refused' ? formatMessage(userErrorMessages[codeOf({ code: answer.code, path: [] })]) : null
  return {
    item,
    /** Why the last file was not taken; undefined where none was refused. */
    refusal: reason === null || way === null ? undefined : formatMessage(fileMessages.refused, { file: way.file.name, reason }),
    choose: (file: File) => void choose(file),
    retry: () => {
      if (way !== null) void choose(way.file)
    },
    giveUp: () => {
      stop.current?.abort()
      stop.current = null
      restore()
      setWay(null)
    },
  }
}
