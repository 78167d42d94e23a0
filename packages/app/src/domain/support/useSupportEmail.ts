import { useQuery } from '@apollo/client/react'
import { SupportContactDocument } from '@somo/graphql/support'

/**
 * The address people may write to for help, as the settings name it; null while it is on its way, where there is none, and
 * where the API has no such thing. `isAsked` false sends no call.
 */
export function useSupportEmail(isWanted: boolean): string | null {
  const { data } = useQuery(SupportContactDocument, { skip: !isWanted })
  return data?.legal.supportEmail ?? null
}
