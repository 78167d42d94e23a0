import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { problemMessages } from '../../platform/errors/problemMessages.ts'
import { isDone } from '../../platform/form/isDone.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import type { LogoPartProps } from './LogoPart.tsx'
import { pageMessages, unitFormMessages } from './messages.ts'
import { useReason } from './useReason.ts'

/** Why a logo is not the unit's: the file was not taken, or a call did not come through. */
export type LogoFault = { readonly kind: 'refused'; readonly code: string } | { readonly kind: 'failed'; readonly reason: string }

interface Sending {
  readonly file: File
  readonly progress: number
}

/** Sends a logo and puts it to the unit in one go; the file stays here until that is done, so that it can be tried again. */
export function useUnitLogo({ unit, updateUnit, uploadLogo }: LogoPartProps) {
  const { formatMessage } = useIntl()
  const reasonOf = useReason()
  const [sending, setSending] = useState<Sending | null>(null)
  const [fault, setFault] = useState<LogoFault | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const stop = useRef<AbortController | null>(null)
  useEffect(function stopWithThePage() {
    return () => stop.current?.abort()
  }, [])

  /** Null where the unit has it now. */
  const put = async (logo: string | null): Promise<string | null> => {
    const answer = await updateUnit(unit.uuid, unit.revision, { logo })
    if (!isDone(answer)) return reasonOf(answer)
    toasts.toast({ message: formatMessage(logo === null ? unitFormMessages.logoRemoved : unitFormMessages.logoSaved, { name: unit.name }) })
    return null
  }
  const send = async (file: File): Promise<void> => {
    stop.current?.abort()
    const own = new AbortController()
    stop.current = own
    setFault(null)
    setSending({ file, progress: 0 })
    const answer = await uploadLogo(file, { signal: own.signal, onProgress: (progress) => setSending((now) => (now?.file === file ? { file, progress } : now)) })
    // Another file has taken its place, or it was given up.
    if (stop.current !== own || answer.kind === 'stopped') return
    if (answer.kind === 'refused') {
      setSending(null)
      return setFault(answer)
    }
    if (answer.kind === 'failed') return setFault({ kind: 'failed', reason: formatMessage(problemMessages[answer.problem.code]) })
    const reason = await put(answer.file.uuid)
    if (reason === null) setSending(null)
    else setFault({ kind: 'failed', reason })
  }
  return {
    sending,
    fault,
    isRemoving,
    choose: (file: File) => void send(file),
    retry: () => {
      if (sending !== null) void send(sending.file)
    },
    giveUp: () => {
      stop.current?.abort()
      stop.current = null
      setSending(null)
      setFault(null)
    },
    remove: async (): Promise<void> => {
      if (isRemoving) return
      setRemoving(true)
      const reason = await put(null)
      setRemoving(false)
      if (reason !== null) toasts.toast({ message: formatMessage(pageMessages.notDone, { reason }), tone: 'bad' })
    },
  }
}
