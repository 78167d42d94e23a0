import type { UploadItem } from '@somo/ui/UploadQueue'
import { useLayoutEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { codeOf } from '../../../domain/list/codeOf.ts'
import { userErrorMessages } from '../../../domain/errors/userErrorMessages.ts'
import type { SendAnswer } from '../../../platform/api/uploads/sendFile.ts'
import { useSending } from '../../../platform/api/uploads/useSending.ts'
import type { Upload } from '../../../platform/api/uploads/useUpload.ts'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import type { FormFieldProps } from '../../../platform/form/FormField.tsx'
import { fileMessages } from '../formMessages.ts'
import { sending, type ChosenFile } from './textForm.ts'

type Refusal = Exclude<SendAnswer, { readonly kind: 'sent' | 'stopped' }>

/** Sends a chosen PDF at once and puts it into the field; one that is not taken leaves the field as it was. */
export function useTextFile(
  field: FormFieldProps<string>,
  upload: Upload,
  onSent: (upload: string, file: ChosenFile) => void,
) {
  const { formatMessage } = useIntl()
  const before = useRef('')
  const latest = useRef(field)
  useLayoutEffect(function keepLatest() {
    latest.current = field
  })
  const restore = (): void => {
    if (latest.current.value === sending) latest.current.onChange(before.current)
  }
  const {
    sending: way,
    send,
    giveUp,
  } = useSending<Refusal>(upload, (came, file) => {
    if (came.kind === 'sent' && latest.current.value === sending) {
      onSent(came.file.uuid, { name: file.name, size: file.size, pages: null, url: null })
      latest.current.onChange(came.file.uuid)
      return null
    }
    // Not taken, stopped, or the form was discarded meanwhile.
    restore()
    return came.kind === 'refused' || came.kind === 'failed' ? came : null
  })
  const choose = (file: File): void => {
    if (latest.current.value !== sending) before.current = latest.current.value
    latest.current.onChange(sending)
    send(file)
  }
  const answer = way?.error ?? null
  const failure =
    answer?.kind === 'failed'
      ? formatMessage(fileMessages.notSent, { reason: formatMessage(actionMessages[answer.problem.code]) })
      : null
  const item: UploadItem | null =
    way === null || answer?.kind === 'refused'
      ? null
      : {
          id: 'file',
          name: way.file.name,
          size: way.file.size,
          state: failure === null ? 'sending' : 'failed',
          progress: way.progress,
          ...(failure === null ? {} : { reason: failure }),
        }
  const reason =
    answer?.kind === 'refused' ? formatMessage(userErrorMessages[codeOf({ code: answer.code, path: [] })]) : null
  return {
    item,
    /** Why the last file was not taken; undefined where none was refused. */
    refusal:
      reason === null || way === null
        ? undefined
        : formatMessage(fileMessages.refused, { file: way.file.name, reason }),
    choose,
    retry: () => {
      if (way !== null) choose(way.file)
    },
    giveUp: () => {
      restore()
      giveUp()
    },
  }
}
