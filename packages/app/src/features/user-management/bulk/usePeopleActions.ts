import { useApolloClient } from '@apollo/client/react'
import { AnonymiseUsersDocument } from '@somo/graphql/user-links'
import {
  AddToUnitDocument,
  DeactivateUsersOnDocument,
  EndSessionsOfDocument,
  InviteUsersDocument,
  LetterConsequencesDocument,
  PrintLettersDocument,
  ReactivateUsersDocument,
  RemoveFromUnitDocument,
  SetRolesDocument,
  SuspendUsersDocument,
  UserConsequencesDocument,
} from '@somo/graphql/user-actions'
import type { UserAction, UserSelection } from '@somo/graphql/schema'
import { bulkResult, type BulkAnswer, type Forecast } from '../../../domain/list/bulk/bulk.ts'
import { useTakeBack } from '../../../domain/list/bulk/useTakeBack.ts'
import { settled } from '../../../platform/api/actionResult.ts'
import { toProblem } from '../../../platform/errors/problem.ts'
import type { PersonAction } from './personActions.ts'
import type { ActionValues } from './actionValues.ts'

export interface PeopleActionsUse {
  /** The dry run of an action. */
  readonly forecast: (action: PersonAction, selection: UserSelection, values: ActionValues) => Promise<Forecast>
  readonly run: (
    action: PersonAction,
    selection: UserSelection,
    values: ActionValues,
    confirmation?: string,
  ) => Promise<BulkAnswer>
  /** Takes back what was done at once, by the `undo` of its answer. */
  readonly takeBack: (act: string) => Promise<BulkAnswer>
}

/** The actions on people, and what each would do. */
export function usePeopleActions(): PeopleActionsUse {
  const client = useApolloClient()
  const takeBack = useTakeBack()
  return {
    forecast: async (action, selection, { unit, role, until, from, roles, day }) => {
      if (action === 'LETTERS') {
        const { data, error } = await settled(
          client.query({ query: LetterConsequencesDocument, variables: { selection } }),
        )
        return { consequences: data?.users.letterConsequences ?? null, problem: toProblem(error) }
      }
      const place = action === 'ADD_TO_UNIT' ? { role, until, from } : {}
      const variables = {
        action: action satisfies UserAction,
        selection,
        roles: action === 'SET_ROLES' ? [...roles] : null,
        unit: unit?.id ?? null,
        ...place,
        day,
      }
      const { data, error } = await settled(client.query({ query: UserConsequencesDocument, variables }))
      return { consequences: data?.users.consequences ?? null, problem: toProblem(error) }
    },
    takeBack,
    run: (action, selection, { unit, role, until, from, roles, day }, confirmation) => {
      const place = unit?.id ?? ''
      const confirmed = { selection, confirmation: confirmation ?? null }
      switch (action) {
        case 'INVITE':
          return bulkResult(
            client.mutate({ mutation: InviteUsersDocument, variables: { selection } }),
            ({ user }) => user.inviteUsers,
          )
        case 'SUSPEND':
          return bulkResult(
            client.mutate({ mutation: SuspendUsersDocument, variables: confirmed }),
            ({ user }) => user.suspendUsers,
          )
        case 'DEACTIVATE_ON':
          return bulkResult(
            client.mutate({ mutation: DeactivateUsersOnDocument, variables: { ...confirmed, day } }),
            ({ user }) => user.deactivateUsersOn,
          )
        case 'REACTIVATE':
          return bulkResult(
            client.mutate({ mutation: ReactivateUsersDocument, variables: { selection } }),
            ({ user }) => user.reactivateUsers,
          )
        case 'SET_ROLES':
          return bulkResult(
            client.mutate({ mutation: SetRolesDocument, variables: { selection, roles: [...roles] } }),
            ({ user }) => user.setRoles,
          )
        case 'ADD_TO_UNIT':
          return bulkResult(
            client.mutate({ mutation: AddToUnitDocument, variables: { selection, unit: place, role, until, from } }),
            ({ user }) => user.addToUnit,
          )
        case 'REMOVE_FROM_UNIT':
          return bulkResult(
            client.mutate({ mutation: RemoveFromUnitDocument, variables: { ...confirmed, unit: place } }),
            ({ user }) => user.removeFromUnit,
          )
        case 'END_SESSIONS':
          return bulkResult(
            client.mutate({ mutation: EndSessionsOfDocument, variables: { selection } }),
            ({ user }) => user.endSessionsOf,
          )
        case 'LETTERS':
          return bulkResult(
            client.mutate({ mutation: PrintLettersDocument, variables: { selection } }),
            ({ user }) => user.printLetters,
          )
        case 'ANONYMISE':
          return bulkResult(
            client.mutate({ mutation: AnonymiseUsersDocument, variables: confirmed }),
            ({ user }) => user.anonymiseUsers,
          )
        default:
          return action satisfies never
      }
    },
  }
}
