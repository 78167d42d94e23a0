import { useIntl } from 'react-intl'
import type { Problem } from '../../../platform/errors/problem.ts'
import type { QueryStep } from '../../../platform/errors/QueryView.tsx'
import { listMessages } from '../view/listMessages.ts'

/**
 * What takes the place of trying again where the server cannot read the place in the list: it refuses that however often it
 * is asked. `onFirst` leads to the first page, and is null while that is the one asked for; undefined: trying again may help.
 */
export function useFirstPageStep(problem: Problem | null, onFirst: (() => void) | null): QueryStep | undefined {
  const { formatMessage } = useIntl()
  return problem?.code === 'BAD_INPUT' && onFirst !== null
    ? { label: formatMessage(listMessages.toFirstPage), onPress: onFirst }
    : undefined
}
