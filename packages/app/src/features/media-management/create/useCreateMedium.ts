import { CreateMediumDocument } from '@somo/graphql/media-management'
import type { NewMediumInput } from '@somo/graphql/schema'
import type { ActionResult } from '../../../platform/api/actionResult.ts'
import { useAction } from '../../../platform/api/useAction.ts'

/** The new medium; null where it was refused. */
interface CreatedMedium {
  readonly medium: { readonly uuid: string } | null
}

/** Creates a medium; a call that is repeated with its key creates none. */
export type CreateMedium = (input: NewMediumInput, idempotenceKey: string) => Promise<ActionResult<CreatedMedium>>

export function useCreateMedium(): CreateMedium {
  const { run } = useAction(CreateMediumDocument, (data): CreatedMedium => data.medium.create)
  return (input, idempotenceKey) => run({ input, idempotenceKey })
}
