import { useApolloClient } from '@apollo/client/react'
import {
  BeginViewAsDocument,
  ConsoleViewAsDocument,
  EndViewAsDocument,
  PeopleToViewDocument,
  type ConsoleViewAsQuery,
} from '@somo/graphql/console-view-as'
import type { SelectOption } from '@somo/ui/ComboBox'
import { useCallback } from 'react'
import { addresses } from '../../../domain/navigation/addresses.ts'
import { useAction } from '../../../platform/api/useAction.ts'
import { useQueryState } from '../../../platform/api/useQueryState.ts'
import type { Problem } from '../../../platform/errors/problem.ts'
import type { QueryState } from '../../../platform/errors/QueryView.tsx'
import type { SaveAnswer } from '../../../platform/form/saveAnswer.ts'
import { useSession } from '../../../platform/session/SessionContext.tsx'
import { keepViewing } from '../../../platform/session/viewing.ts'
import { browserStorage } from '../../../platform/storage/storage.ts'

export type ViewAsState = ConsoleViewAsQuery['console']['viewAs']
export type RunningView = ViewAsState['running'][number]

/** Whom to see, and why. */
export interface ViewWish {
  readonly user: string
  readonly reason: string
}

/** Who is seen by whom, and what can be done about it. */
export interface ViewAsUse {
  readonly state: QueryState<ViewAsState>
  readonly retry: () => void
  /** People who may be seen. Rejects where the call failed. */
  readonly find: (text: string) => Promise<readonly SelectOption[]>
  /** Begins, and loads the pages of the person in this tab. */
  readonly begin: (wish: ViewWish) => Promise<SaveAnswer<ViewWish>>
  /** Resolves with what kept it from ending; null once it has. */
  readonly end: (uuid: string) => Promise<Problem | null>
}

/** For administrators only: while it is not active nothing is asked, so nobody else ever sends these operations. */
export function useViewAs(isActive: boolean): ViewAsUse {
  const client = useApolloClient()
  const { snapshot } = useSession()
  const state = useQueryState(ConsoleViewAsDocument, { isWanted: isActive, pick: (data) => data.console.viewAs })
  const beginning = useAction(BeginViewAsDocument, (data) => data.console.beginViewAs)
  const ending = useAction(EndViewAsDocument, (data) => data.console.endViewAs)
  const find = useCallback(
    async (text: string) => {
      const { data } = await client.query({
        query: PeopleToViewDocument,
        variables: { search: text.trim() === '' ? null : text.trim() },
      })
      if (data === undefined) throw new Error('The people were not answered.')
      return data.users.users.items
        .filter(({ roles }) => !roles.includes('ADMIN'))
        .map(({ uuid, name, username, email }) => ({
          id: uuid,
          label: name,
          ...((username ?? email) !== null && { description: username ?? email ?? '' }),
        }))
    },
    [client],
  )
  return {
    state,
    retry: state.retry,
    find,
    begin: async (wish) => {
      const { payload, ...outcome } = await beginning.run(wish)
      const viewer = snapshot.claims?.subject
      if (payload !== null && payload.view !== null && viewer !== undefined) enter(payload.view, viewer)
      return outcome
    },
    end: async (uuid) => {
      const { problem } = await ending.run({ uuid })
      if (problem === null) await state.refetch()
      return problem
    },
  }
}

/** Nothing of the administrator's own page is left: the tab starts anew with the person's first page. */
function enter({ uuid, name, roles, startedAt, expiresAt }: RunningView, viewer: string): void {
  const lasting = Date.parse(expiresAt) - Date.parse(startedAt)
  keepViewing(browserStorage, { id: uuid, viewer, name, roles, until: Date.now() + lasting })
  // After the form has noted that nothing is unsaved any more, or it would ask.
  setTimeout(() => location.assign(addresses.dashboard), 0)
}
