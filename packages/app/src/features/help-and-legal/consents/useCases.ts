import { useMutation } from '@apollo/client/react'
import {
  ClosePrivacyCaseDocument,
  PrivacyCasesDocument,
  type PrivacyCasePartsFragment,
} from '@somo/graphql/help-and-legal'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import { toProblem } from '../../../platform/errors/problem.ts'
import { actionMessages } from '../../../platform/errors/actionMessages.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import { toasts } from '../../../platform/toasts/toasts.ts'
import { caseMessages } from './caseMessages.ts'
import { messages } from '../messages.ts'

export type PrivacyCase = PrivacyCasePartsFragment

/** What people ask about their own data, and how one is settled. */
export interface CasesData {
  readonly cases: QueryState<readonly PrivacyCase[]>
  readonly retryCases: () => void
  /** The case that is being settled; null for none. */
  readonly settling: string | null
  readonly onSettle: (uuid: string) => void
}

/** Asks while the tab of the proofs is open; what settling answers stands in place of what was read. */
export function useCases(): CasesData {
  const { formatMessage } = useIntl()
  const query = useQueryState(PrivacyCasesDocument, { pick: (data) => data.legal.cases })
  const [close, closing] = useMutation(ClosePrivacyCaseDocument)
  const [settling, setSettling] = useState<string | null>(null)
  const settle = async (uuid: string): Promise<void> => {
    setSettling(uuid)
    const { data: answer, error } = await close({ variables: { uuid } })
    setSettling(null)
    const problem = toProblem(error)
    const isGone = (answer?.legal.closeCase.userErrors.length ?? 0) > 0
    const failed =
      problem === null ? null : formatMessage(messages.failed, { reason: formatMessage(actionMessages[problem.code]) })
    toasts.toast({ message: failed ?? formatMessage(isGone ? caseMessages.gone : caseMessages.settled) })
  }
  const cases = closing.data?.legal.closeCase.cases ?? query.data
  return {
    cases: { ...query, data: cases },
    retryCases: query.retry,
    settling,
    onSettle: (uuid) => void settle(uuid),
  }
}
