import { Button } from '@somo/ui/Button'
import { Dialog } from '@somo/ui/Dialog'
import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { problemMessages } from '../../platform/errors/problemMessages.ts'
import { nativeNameOf } from '../../platform/locale/locales.ts'
import { dialogMessages } from './documentMessages.ts'
import { isStale, type ChangeAnswer } from './legalTypes.ts'
import { messages } from './messages.ts'
import { blockOf } from './publishForm.ts'

export interface StepFrameProps {
  readonly title: string
  readonly label: string
  readonly tone: 'primary' | 'danger'
  readonly isPending: boolean
  /** What came of the last try, where that is not said at a field; null before one. */
  readonly failed: ChangeAnswer | null
  readonly onAct: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The dialog around a step that ends a draft. A step that failed keeps it open, and says why. */
export function StepFrame({ title, label, tone, isPending, failed, onAct, onClose, children }: StepFrameProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <>
          <Button onPress={onClose}>{formatMessage(messages.cancel)}</Button>
          <Button variant="solid" tone={tone} isPending={isPending} onPress={onAct}>
            {label}
          </Button>
        </>
      }
    >
      <Stack space={20}>
        {failed === null ? null : <Failure answer={failed} />}
        {children}
      </Stack>
    </Dialog>
  )
}

/** Why a change was not made, in one sentence. */
function Failure({ answer }: { readonly answer: ChangeAnswer }) {
  const { formatMessage } = useIntl()
  const { problem, userErrors } = answer
  const unfinished = [...new Set(userErrors.filter(({ code }) => code === 'REQUIRED').map(({ path }) => nativeNameOf(String(path?.[0] ?? ''))))]
  const words = (): string => {
    const block = blockOf(answer)
    if (block !== null) return formatMessage(block)
    if (isStale(answer)) return formatMessage(messages.stale)
    if (unfinished.length > 0) return formatMessage(dialogMessages.unfinished, { languages: unfinished.join(', ') })
    return formatMessage(messages.failed, { reason: formatMessage(problemMessages[problem?.code ?? 'INTERNAL']) })
  }
  return (
    <Notice tone={problem === null ? 'warn' : 'bad'} isLive>
      {words()}
    </Notice>
  )
}
