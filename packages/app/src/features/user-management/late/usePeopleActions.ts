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
import { bulkAnswer, type BulkAnswer, type Forecast } from '../../../domain/list/bulk.ts'
import { useTakeBack } from '../../../domain/list/useTakeBack.ts'
import { toProblem } from '../../../platform/errors/problem.ts'
import type { PersonAction } from '../personActions.ts'
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

type Payload = Parameters<typeof bulkAnswer>[0]

/** One mutation, read as the answer of a bulk action; it resolves whatever becomes of the call. */
async function settle<Data>(
  asked: Promise<{ readonly data?: Data | null | undefined; readonly error?: unknown }>,
  read: (data: Data) => Payload,
): Promise<BulkAnswer> {
  try {
    const { data, error } = await asked
    return bulkAnswer(data === undefined || data === null ? undefined : read(data), toProblem(error))
  } catch (error) {
    return bulkAnswer(undefined, toProblem(error))
  }
}

/** The actions on people, and what each would do. */
export function usePeopleActions(): PeopleActionsUse {
  const client = useApolloClient()
  const takeBack = useTakeBack()
  return {
    forecast: async (action, selection, { unit, role, until, from, roles, day }) => {
      try {
        if (action === 'LETTERS') {
          const { data, error } = await client.query({ query: LetterConsequencesDocument, variables: { selection } })
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
        const { data, error } = await client.query({ query: UserConsequencesDocument, variables })
        return { consequences: data?.users.consequences ?? null, problem: toProblem(error) }
      } catch (error) {
        return { consequences: null, problem: toProblem(error) }
      }
    },
    takeBack,
    run: (action, selection, { unit, role, until, from, roles, day }, confirmation) => {
      const place = unit?.id ?? ''
      const confirmed = { selection, confirmation: confirmation ?? null }
      switch (action) {
        case 'INVITE':
          return settle(
            client.mutate({ mutation: InviteUsersDocument, variables: { selection } }),
            ({ user }) => user.inviteUsers,
          )
        case 'SUSPEND':
          return settle(
            client.mutate({ mutation: SuspendUsersDocument, variables: confirmed }),
            ({ user }) => user.suspendUsers,
          )
        case 'DEACTIVATE_ON':
          return settle(
            client.mutate({ mutation: DeactivateUsersOnDocument, variables: { ...confirmed, day } }),
            ({ user }) => user.deactivateUsersOn,
          )
        case 'REACTIVATE':
          return settle(
            client.mutate({ mutation: ReactivateUsersDocument, variables: { selection } }),
            ({ user }) => user.reactivateUsers,
          )
        case 'SET_ROLES':
          return settle(
            client.mutate({ mutation: SetRolesDocument, variables: { selection, roles: [...roles] } }),
            ({ user }) => user.setRoles,
          )
        case 'ADD_TO_UNIT':
          return settle(
            client.mutate({ mutation: AddToUnitDocument, variables: { selection, unit: place, role, until, from } }),
            ({ user }) => user.addToUnit,
          )
        case 'REMOVE_FROM_UNIT':
          return settle(
            client.mutate({ mutation: RemoveFromUnitDocument, variables: { ...confirmed, unit: place } }),
            ({ user }) => user.removeFromUnit,
          )
        case 'END_SESSIONS':
          return settle(
            client.mutate({ mutation: EndSessionsOfDocument, variables: { selection } }),
            ({ user }) => user.endSessionsOf,
          )
        case 'LETTERS':
          return settle(
            client.mutate({ mutation: PrintLettersDocument, variables: { selection } }),
            ({ user }) => user.printLetters,
          )
        case 'ANONYMISE':
          return settle(
            client.mutate({ mutation: AnonymiseUsersDocument, variables: confirmed }),
            ({ user }) => user.anonymiseUsers,
          )
        default:
          return action satisfies never
      }
    },
  }
}
