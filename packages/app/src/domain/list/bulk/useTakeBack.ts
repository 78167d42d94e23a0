import { useApolloClient } from '@apollo/client/react'
import { UndoBulkDocument } from '@somo/graphql/user-work'
import { useCallback } from 'react'
import { bulkResult, type BulkAnswer } from './bulk.ts'

const undoable: ReadonlySet<string> = new Set([
  'users.suspend',
  'users.reactivate',
  'users.setRoles',
  'users.deactivateOn',
  'users.addToUnit',
  'users.removeFromUnit',
  'users.setUnitRole',
])

/** Whether work of a kind can be taken back exactly. */
export const canTakeBack = (kind: string): boolean => undoable.has(kind)

/** Takes back what was done to many people, by its job or by the `undo` of its answer; it resolves whatever becomes of the call. */
export function useTakeBack(): (act: string) => Promise<BulkAnswer> {
  const client = useApolloClient()
  return useCallback(
    (act) =>
      bulkResult(client.mutate({ mutation: UndoBulkDocument, variables: { job: act } }), ({ user }) => user.undoBulk),
    [client],
  )
}
