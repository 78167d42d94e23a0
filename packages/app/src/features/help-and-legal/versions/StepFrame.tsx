import { Notice } from '@somo/ui/Notice'
import { Stack } from '@somo/ui/Stack'
import { useIntl } from 'react-intl'
import { FormDialog, type FormDialogProps } from '../../../domain/ask/FormDialog.tsx'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import { nativeNameOf } from '../../../platform/locale/locales.ts'
import { dialogMessages } from '../documentMessages.ts'
import { isStale, type ChangeAnswer } from '../legalTypes.ts'
import { messages } from '../messages.ts'
import { blockOf } from './publishForm.ts'

export interface StepFrameProps extends FormDialogProps {
  /** What came of the last try, where that is not said at a field; null before one. */
  readonly failed: ChangeAnswer | null
}

/** The dialog around a step that ends a draft. A step that failed keeps it open, and says why. */
export function StepFrame({ failed, children, ...step }: StepFrameProps) {
  return (
    <FormDialog {...step}>
      <Stack space={20}>
        {failed === null ? null : <Failure answer={failed} />}
        {children}
      </Stack>
    </FormDialog>
  )
}

/** Why a change was not made, in one sentence. */
function Failure({ answer }: { readonly answer: ChangeAnswer }) {
  const { formatMessage } = useIntl()
  const { problem, userErrors } = answer
  const unfinished = [
    ...new Set(
      userErrors.filter(({ code }) => code === 'REQUIRED').map(({ path }) => nativeNameOf(String(path?.[0] ?? ''))),
    ),
  ]
  const words = (): string => {
    const block = blockOf(answer)
    if (block !== null) return formatMessage(block)
    if (isStale(answer)) return formatMessage(messages.stale)
    if (unfinished.length > 0) return formatMessage(dialogMessages.unfinished, { languages: unfinished.join(', ') })
    return formatMessage(messages.failed, { reason: formatMessage(actionMessages[problem?.code ?? 'INTERNAL']) })
  }
  return (
    <Notice tone={problem === null ? 'warn' : 'bad'} isLive>
      {words()}
    </Notice>
  )
}
