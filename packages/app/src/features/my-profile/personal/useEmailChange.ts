import {
  CancelEmailChangeDocument,
  RequestEmailChangeDocument,
  ResendEmailChangeDocument,
} from '@somo/graphql/my-profile'
import type { ActionResult } from '../../../platform/api/actionResult.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import type { SaveAnswer } from '../../../platform/form/saveAnswer.ts'
import type { EmailRequest } from './EmailSection.tsx'
import type { PendingEmail } from '../profileTypes.ts'

/** What can be done about one's own email address. */
export interface EmailChange {
  readonly requestEmail: (request: EmailRequest) => Promise<SaveAnswer<EmailRequest>>
  /** Each resolves to what kept it from being done; null where it is done. */
  readonly resendEmail: () => Promise<Problem | null>
  readonly cancelEmail: () => Promise<Problem | null>
}

/** Asks for a new address, sends its link again, or gives it up; `place` is told what waits from then on. */
export function useEmailChange(place: (pending: PendingEmail | null) => void): EmailChange {
  const request = useAction(RequestEmailChangeDocument, (data) => data.user.requestEmailChange)
  const resend = useAction(ResendEmailChangeDocument, (data) => data.user.resendEmailChange)
  const cancel = useAction(CancelEmailChangeDocument, (data) => data.user.cancelEmailChange)
  const placed = async (
    step: Promise<ActionResult<{ readonly pendingEmail: PendingEmail | null }>>,
  ): Promise<Problem | null> => {
    const { payload, problem } = await step
    if (payload !== null) place(payload.pendingEmail)
    return problem
  }
  return {
    requestEmail: async ({ email, password }) => {
      const step = request.run({ email, password: password === '' ? null : password })
      const problem = await placed(step)
      if (problem?.code === 'RATE_LIMITED') return { userErrors: [{ code: 'RATE_LIMITED', path: ['email'] }] }
      return problem === null ? { userErrors: (await step).userErrors } : { problem }
    },
    resendEmail: () => placed(resend.run({})),
    cancelEmail: () => placed(cancel.run({})),
  }
}
