import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { stateMessages } from '../../../domain/learning/learningMessages.ts'
import { sentMessages } from './sentMessages.ts'
import type { SentMessage } from './sentTypes.ts'

/** Whom a message was sent to: "Lager Nord: Overdue" or "Chosen people". */
export function useRecipientsText(): (message: Pick<SentMessage, 'unit' | 'state'>) => string {
  const { formatMessage, formatList } = useIntl()
  return useCallback(
    ({ unit, state }) => {
      if (unit === null || unit === undefined) return formatMessage(sentMessages.chosenPeople)
      if (state.length === 0) return unit
      const states = formatList(
        state.map((one) => formatMessage(stateMessages[one])),
        { type: 'disjunction' },
      )
      return formatMessage(sentMessages.unitAndState, { unit, states })
    },
    [formatMessage, formatList],
  )
}
