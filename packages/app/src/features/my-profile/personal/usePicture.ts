import { useEffect, useState } from 'react'
import { useSending } from '../../../platform/api/uploads/useSending.ts'
import { useUpload } from '../../../platform/api/uploads/useUpload.ts'
import type { PictureSectionProps } from './PictureSection.tsx'
import type { ChangeAnswer } from '../profileTypes.ts'

type FieldError = PictureSectionProps['error']

export interface PictureOptions {
  /** Makes an upload the picture of the person; null takes the picture away. */
  readonly setAvatar: (upload: string | null) => Promise<ChangeAnswer>
  readonly onKept: () => void
  readonly onRemoved: () => void
}

/** The picture of the person on its way to the server. Leaving the page stops it. */
export function usePicture({
  setAvatar,
  onKept,
  onRemoved,
}: PictureOptions): Omit<PictureSectionProps, 'name' | 'src'> {
  const [error, setError] = useState<FieldError>(null)
  const [isRemoving, setRemoving] = useState(false)
  const { sending, send, giveUp } = useSending<NonNullable<FieldError>>(useUpload('AVATAR'), async (answer) => {
    if (answer.kind === 'stopped') return null
    const found = answer.kind === 'sent' ? errorOf(await setAvatar(answer.file.uuid)) : answer
    if (found === null) onKept()
    return found
  })
  const [preview, setPreview] = useState('')
  useEffect(
    function letTheLastOneGo() {
      return () => URL.revokeObjectURL(preview)
    },
    [preview],
  )
  const remove = async (): Promise<void> => {
    giveUp()
    setRemoving(true)
    const found = errorOf(await setAvatar(null))
    setRemoving(false)
    setError(found)
    if (found === null) onRemoved()
  }
  return {
    sending: sending?.error === null ? { preview, share: sending.progress < 1 ? sending.progress : null } : null,
    error: sending?.error ?? error,
    isRemoving,
    onChoose: (chosen) => {
      setError(null)
      setPreview(URL.createObjectURL(chosen))
      send(chosen)
    },
    onStop: giveUp,
    onRemove: () => void remove(),
  }
}

function errorOf({ problem, userErrors }: ChangeAnswer): FieldError {
  if (problem !== null) return { kind: 'failed', problem }
  const [error] = userErrors
  return error === undefined ? null : { kind: 'refused', code: error.code }
}
