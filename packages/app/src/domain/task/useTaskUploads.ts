import type { UploadItem } from '@somo/ui/UploadQueue'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Transfer } from '../../platform/api/uploads/sendInParts.ts'
import { useSendInParts } from '../../platform/api/uploads/useSendInParts.ts'
import { problemMessages } from '../../platform/errors/problemMessages.ts'
import type { Message } from '../../platform/locale/message.ts'
import { userErrorMessages } from '../errors/userErrorMessages.ts'
import { taskMessages } from './taskMessages.ts'

/** Files on their way to a task. */
export interface TaskUploads {
  readonly items: readonly UploadItem[]
  readonly add: (files: readonly File[]) => void
  readonly cancel: (id: string) => void
  readonly remove: (id: string) => void
  readonly isSending: boolean
}

const reasons: Readonly<Record<string, Message>> = {
  ...userErrorMessages,
  WRONG_KIND: taskMessages.wrongKind,
  TOO_LARGE: taskMessages.tooLarge,
  TOO_MANY: taskMessages.tooMany,
}

/**
 * Sends files in parts; each goes on where a lost network stopped it. `take` gets the upload of a file that has arrived and
 * answers why it was not taken, or null.
 */
export function useTaskUploads(take: (upload: string) => Promise<string | null>): TaskUploads {
  const { formatMessage } = useIntl()
  const loadSender = useSendInParts('TASK')
  const [items, setItems] = useState<readonly UploadItem[]>([])
  const transfers = useRef(new Map<string, Transfer>())
  const count = useRef(0)
  useEffect(function stopWithThePage() {
    const running = transfers.current
    return () => running.forEach((transfer) => transfer.pause())
  }, [])
  const change = (id: string, changed: Partial<UploadItem>): void =>
    setItems((now) => now.map((item) => (item.id === id ? { ...item, ...changed } : item)))
  const drop = (id: string): void => setItems((now) => now.filter((item) => item.id !== id))
  const refuse = (id: string, code: string): void =>
    change(id, { state: 'refused', reason: formatMessage(reasons[code] ?? userErrorMessages.UNREADABLE) })
  const send = async (id: string, file: File): Promise<void> => {
    const sender = await loadSender()
    if (sender === null) return change(id, { state: 'failed', reason: formatMessage(problemMessages.PART_MISSING) })
    const transfer = sender(file, (bytes) => change(id, { progress: bytes / file.size }))
    transfers.current.set(id, transfer)
    const answer = await transfer.answer
    transfers.current.delete(id)
    if (answer.kind === 'refused') return refuse(id, answer.code)
    if (answer.kind === 'failed')
      return change(id, { state: 'failed', reason: formatMessage(problemMessages[answer.problem.code]) })
    change(id, { progress: 1 })
    const code = await take(answer.upload)
    if (code === null) drop(id)
    else refuse(id, code)
  }
  return {
    items,
    isSending: items.some(({ state }) => state === 'sending'),
    add: (files) => {
      for (const file of files) {
        count.current += 1
        const id = `file-${count.current}`
        setItems((now) => [...now, { id, name: file.name, size: file.size, state: 'sending', progress: 0 }])
        void send(id, file)
      }
    },
    cancel: (id) => {
      transfers.current.get(id)?.cancel()
      drop(id)
    },
    remove: drop,
  }
}
