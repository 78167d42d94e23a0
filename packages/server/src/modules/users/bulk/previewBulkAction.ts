import type { UserConsequences } from '@somo/graphql/schema'
import type { CallContext } from '../../../access/callContext.ts'
import type { PeopleDeps } from '../peopleDeps.ts'
import { type BulkRequest, prepareBulkAction } from './prepareBulkAction.ts'

/** What a bulk action would do. Errors of the input, or of the selection as a whole, count for everybody. */
export async function previewBulkAction(
  deps: PeopleDeps,
  call: CallContext,
  request: BulkRequest,
): Promise<UserConsequences> {
  const prepared = await deps.transact((client) => prepareBulkAction(deps, client, call, request, true))
  if (!('action' in prepared)) {
    const count = request.selection.uuids?.length ?? request.selection.expectedCount ?? 0
    return { concerned: 0, unchanged: 0, refused: prepared.map(({ code }) => ({ code, count })), confirmation: null }
  }
  const { checked, refusals, confirmation } = prepared
  return { concerned: checked.eligible.length, unchanged: checked.unchanged, refused: [...refusals], confirmation }
}
