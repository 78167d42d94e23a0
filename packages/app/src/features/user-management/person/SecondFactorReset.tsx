import { Text } from '@somo/ui/Text'
import { useIntl } from 'react-intl'
import { AskAndAct } from '../../../domain/ask/AskAndAct.tsx'
import type { BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import { actionMessages as problemMessages } from '../../../platform/errors/actionMessages.ts'
import { isDone } from '../../../platform/form/isDone.ts'
import { accessMessages } from './accessMessages.ts'

export interface SecondFactorResetProps {
  readonly name: string
  readonly isOutside: boolean
  readonly reset: () => Promise<BulkAnswer>
  readonly onDone: () => void
}

/** Helps somebody who lost phone and recovery codes; an outside provider brings its own second factor. */
export function SecondFactorReset({ name, isOutside, reset, onDone }: SecondFactorResetProps) {
  const { formatMessage } = useIntl()
  if (isOutside) {
    return (
      <Text step="small" tone="ink2">
        {formatMessage(accessMessages.outsideFactor)}
      </Text>
    )
  }
  const act = async (): Promise<string | null> => {
    const answer = await reset()
    if (isDone(answer)) {
      onDone()
      return null
    }
    if (answer.problem !== null) return formatMessage(problemMessages[answer.problem.code])
    return formatMessage(answer.userErrors[0]?.code === 'SELF' ? accessMessages.ownFactor : accessMessages.noFactor)
  }
  return (
    <AskAndAct
      label={formatMessage(accessMessages.resetFactor)}
      title={formatMessage(accessMessages.resetFactorTitle, { name })}
      act={act}
    >
      {formatMessage(accessMessages.resetFactorSentence)}
    </AskAndAct>
  )
}
