import { useMutation } from '@apollo/client/react'
import { ResetSecondFactorDocument } from '@somo/graphql/user-second-factor'
import { bulkAnswer, type BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import { toProblem } from '../../../platform/errors/problem.ts'

/** Takes every second factor of somebody away; only administrators may. */
export function useSecondFactorReset(uuid: string): () => Promise<BulkAnswer> {
  const [reset] = useMutation(ResetSecondFactorDocument)
  return async () => {
    const { data, error } = await reset({ variables: { uuid } })
    return bulkAnswer(data?.user.resetSecondFactor, toProblem(error))
  }
}
