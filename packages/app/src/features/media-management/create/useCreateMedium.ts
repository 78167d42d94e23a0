import { CreateMediumDocument } from '@somo/graphql/media-management'
import type { NewMediumInput } from '@somo/graphql/schema'
import type { ActionResult } from '../../../platform/api/actionResult.ts'
import { useAction } from '../../../platform/api/useAction.ts'

/** Creates a medium and answers its uuid, null where it was refused; a call that is repeated with its key creates none. */
export type CreateMedium = (input: NewMediumInput, idempotenceKey: string) => Promise<ActionResult<string | null>>

export function useCreateMedium(): CreateMedium {
  const { run } = useAction(CreateMediumDocument, (data) => data.medium.create)
  return async (input, idempotenceKey) => {
    const answer = await run({ input, idempotenceKey })
    return { ...answer, payload: answer.payload?.medium?.uuid ?? null }
  }
}
