import { useMutation } from '@apollo/client/react'
import {
  CancelEmailChangeDocument,
  RequestEmailChangeDocument,
  ResendEmailChangeDocument,
} from '@somo/graphql/my-profile'
import { toProblem, type Problem } from '../../platform/errors/problem.ts'
import type { SaveAnswer } from '../../platform/form/saveAnswer.ts'
import type { EmailRequest } from './EmailSection.tsx'
import type { PendingEmail } from './profileTypes.ts'

const unforeseen: Problem = { code: 'INTERNAL', requestId: null }

/** What can be done about one's own email address. */
export interface EmailChange {
  readonly requestEmail: (request: EmailRequest) => Promise<SaveAnswer<EmailRequest>>
  /** Each resolves to what kept it from being done; null where it is done. */
  readonly resendEmail: () => Promise<Problem | null>
  readonly cancelEmail: () => Promise<Problem | null>
}

/** Asks for a new address, sends its link again, or gives it up; `place` is told what waits from then on. */
export function useEmailChange(place: (pending: PendingEmail | null) => void): EmailChange {
  const [request] = useMutation(RequestEmailChangeDocument)
  const [resend] = useMutation(ResendEmailChangeDocument)
  const [cancel] = useMutation(CancelEmailChangeDocument)
  return {
    requestEmail: async ({ email, password }) => {
      const { data, error } = await request({ variables: { email, password: password === '' ? null : password } })
      const problem = toProblem(error)
      if (problem?.code === 'RATE_LIMITED') return { userErrors: [{ code: 'RATE_LIMITED', path: ['email'] }] }
      if (problem !== null || data === undefined) return { problem: problem ?? unforeseen }
      const { pendingEmail, userErrors } = data.user.requestEmailChange
      place(pendingEmail)
      return { userErrors }
    },
    resendEmail: async () => {
      const { data, error } = await resend()
      if (data !== undefined) place(data.user.resendEmailChange.pendingEmail)
      return toProblem(error) ?? (data === undefined ? unforeseen : null)
    },
    cancelEmail: async () => {
      const { data, error } = await cancel()
      if (data !== undefined) place(data.user.cancelEmailChange.pendingEmail)
      return toProblem(error) ?? (data === undefined ? unforeseen : null)
    },
  }
}
