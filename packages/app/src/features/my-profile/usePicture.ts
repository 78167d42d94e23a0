import { useEffect, useRef, useState } from 'react'
import type { SendAnswer } from '../../platform/api/sendFile.ts'
import { useUpload } from '../../platform/api/useUpload.ts'
import type { PictureOnItsWay, PictureSectionProps } from './PictureSection.tsx'
import type { ChangeAnswer } from './profileTypes.ts'

type Fault = PictureSectionProps['fault']

export interface PictureOptions {
  /** Makes an upload the picture of the person; null takes the picture away. */
  readonly setAvatar: (upload: string | null) => Promise<ChangeAnswer>
  readonly onKept: () => void
  readonly onRemoved: () => void
}

/** The picture of the person on its way to the server. Leaving the page stops it. */
export function usePicture({ setAvatar, onKept, onRemoved }: PictureOptions): Omit<PictureSectionProps, 'name' | 'src'> {
  const upload = useUpload('AVATAR')
  const [sending, setSending] = useState<PictureOnItsWay | null>(null)
  const [fault, setFault] = useState<Fault>(null)
  const [isRemoving, setRemoving] = useState(false)
  const control = useRef<AbortController | null>(null)
  useEffect(() => () => control.current?.abort(), [])

  const send = async (file: File, signal: AbortSignal): Promise<SendAnswer | null> => {
    const onProgress = (share: number): void => setSending((last) => last && { ...last, share: share < 1 ? share : null })
    const answer = await upload(file, { signal, onProgress })
    if (answer.kind !== 'sent') return answer
    return faultOf(await setAvatar(answer.file.uuid))
  }
  const choose = async (file: File): Promise<void> => {
    const preview = URL.createObjectURL(file)
    const running = new AbortController()
    control.current = running
    setFault(null)
    setSending({ preview, share: 0 })
    const answer = await send(file, running.signal)
    setSending(null)
    URL.revokeObjectURL(preview)
    if (answer === null) onKept()
    else if (answer.kind === 'refused' || answer.kind === 'failed') setFault(answer)
  }
  const remove = async (): Promise<void> => {
    setRemoving(true)
    const found = faultOf(await setAvatar(null))
    setRemoving(false)
    setFault(found)
    if (found === null) onRemoved()
  }
  return {
    sending,
    fault,
    isRemoving,
    onChoose: (file) => void choose(file),
    onStop: () => control.current?.abort(),
    onRemove: () => void remove(),
  }
}

function faultOf({ problem, userErrors }: ChangeAnswer): Fault {
  if (problem !== null) return { kind: 'failed', problem }
  const [error] = userErrors
  return error === undefined ? null : { kind: 'refused', code: error.code }
}
