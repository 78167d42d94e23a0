import { CopyMediumDocument } from '@somo/graphql/medium-editor'
import type { ActionResult } from '../../../../platform/api/actionResult.ts'
import { useAction } from '../../../../platform/api/useAction.ts'

interface Copied {
  readonly medium: { readonly uuid: string } | null
}

/** Copies a medium; a call that is repeated with its key makes one copy. */
export type CopyMedium = (
  uuid: string,
  values: { readonly title: string; readonly availableFrom: string | null },
  idempotenceKey: string,
) => Promise<ActionResult<Copied>>

export function useCopyMedium(): CopyMedium {
  const { run } = useAction(CopyMediumDocument, (data): Copied => data.medium.copy)
  return (uuid, values, idempotenceKey) => run({ uuid, ...values, idempotenceKey })
}
