import { useMutation } from '@apollo/client/react'
import { ResendMailDocument } from '@somo/graphql/mail'
import { useIntl } from 'react-intl'
import { toProblem } from '../../platform/errors/problem.ts'
import { actionMessages } from '../../platform/errors/actionMessages.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import type { Mail } from './mail.ts'
import { mailMessages } from './mailMessages.ts'

/** For administrators: sends a mail once more and says what came of it; `refresh` asks anew for what lists it. */
export function useMailResend(refresh: () => void): (mail: Pick<Mail, 'uuid'>) => void {
  const { formatMessage } = useIntl()
  const [again] = useMutation(ResendMailDocument)
  const resend = async (uuid: string): Promise<void> => {
    const { data, error } = await again({ variables: { uuid } })
    const problem = toProblem(error)
    const isGone = (data?.system.resendMail.userErrors.length ?? 0) > 0
    const failed =
      problem === null
        ? null
        : formatMessage(mailMessages.actFailed, { reason: formatMessage(actionMessages[problem.code]) })
    toasts.toast({ message: failed ?? formatMessage(isGone ? mailMessages.gone : mailMessages.resent) })
    refresh()
  }
  return ({ uuid }) => void resend(uuid)
}
