import { useApolloClient } from '@apollo/client/react'
import {
  AddMediaCategoryDocument,
  ChangeMediaOwnerDocument,
  ChangeMediaResponsibleDocument,
} from '@somo/graphql/media-management'
import { bulkResult, type BulkAnswer } from '../../../domain/list/bulk/bulk.ts'
import type { MediaBulkAction } from './mediaBulkAction.ts'

/** Changes many media at once. Never rejects. */
export type ChangeMedia = (action: MediaBulkAction, uuids: readonly string[], value: string) => Promise<BulkAnswer>

export function useMediaBulk(): ChangeMedia {
  const client = useApolloClient()
  return (action, selected, value) => {
    const uuids = [...selected]
    switch (action) {
      case 'OWNER':
        return bulkResult(
          client.mutate({ mutation: ChangeMediaOwnerDocument, variables: { uuids, ownerUnit: value } }),
          (data) => data.medium.changeOwnerUnit,
        )
      case 'RESPONSIBLE':
        return bulkResult(
          client.mutate({ mutation: ChangeMediaResponsibleDocument, variables: { uuids, responsible: value } }),
          (data) => data.medium.changeResponsible,
        )
      case 'CATEGORY':
        return bulkResult(
          client.mutate({ mutation: AddMediaCategoryDocument, variables: { uuids, category: value } }),
          (data) => data.medium.addCategory,
        )
      default:
        return action satisfies never
    }
  }
}
