import { MailBodyDocument } from '@somo/graphql/mail'
import { useQueryState } from '../../platform/api/useQueryState.ts'
import type { QueryState } from '../../platform/errors/QueryView.tsx'

/** The text of a mail, on its way or there. */
export type MailBody = QueryState<string> & { readonly retry: () => void }

/** For administrators: the text of one mail, asked for when somebody opens it, for each asking is written down; null asks for none. */
export function useMailReading(uuid: string | null): MailBody {
  return useQueryState(MailBodyDocument, {
    variables: { uuid: uuid ?? '' },
    isWanted: uuid !== null,
    fetchPolicy: 'network-only',
    pick: (data) => data.system.mailBody,
  })
}
