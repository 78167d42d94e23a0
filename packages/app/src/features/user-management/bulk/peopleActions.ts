import type { UserSelection } from '@somo/graphql/schema'
import type { MenuEntry, MenuSection } from '@somo/ui/MenuButton'
import type { ReactElement } from 'react'
import type { IntlShape } from 'react-intl'
import { actionMessages } from '../messages.ts'
import type { Abilities, PersonRow } from '../list/peopleList.ts'
import type { PersonAction } from './personActions.ts'

/** What somebody asked for, before anything is done. */
export interface ActionRequest {
  readonly action: PersonAction
  readonly selection: UserSelection
  /** How many it is about. */
  readonly count: number
  /** The person's name where it is about one. */
  readonly name: string | null
}

/** What is drawn before the words of an action; it comes with the code of the selection's bar, the words do not wait for it. */
export type ActionIcons = Readonly<Record<PersonAction, ReactElement>>

export type Ask = (action: PersonAction) => void
export type Format = IntlShape['formatMessage']

/** An action as an entry of a menu. */
export const actionEntry = (
  action: PersonAction,
  formatMessage: Format,
  ask: Ask,
  icons: ActionIcons | null,
): MenuEntry => ({
  id: action,
  label: formatMessage(actionMessages[action]),
  ...(icons === null ? {} : { icon: icons[action] }),
  onAction: () => ask(action),
  writes: true,
})

/** Whether somebody may be made nameless for good. */
export const mayAnonymise = (abilities: Abilities | null): boolean => abilities?.canAnonymise === true

/** What can be done with one person as they stand now: of who has more rights than the caller, only their places in units. */
export function personSections(
  person: Pick<PersonRow, 'status' | 'mayChange'>,
  formatMessage: Format,
  abilities: Abilities | null,
  ask: Ask,
  icons: ActionIcons | null,
): readonly MenuSection[] {
  const { status, mayChange } = person
  if (status === 'ANONYMISED') return []
  const state: PersonAction = status === 'SUSPENDED' ? 'REACTIVATE' : 'SUSPEND'
  const access: readonly PersonAction[] = status === 'INVITED' ? ['INVITE', 'LETTERS', state] : ['END_SESSIONS', state]
  const belonging: readonly PersonAction[] = [
    'ADD_TO_UNIT',
    'REMOVE_FROM_UNIT',
    ...(mayChange ? (['SET_ROLES'] as const) : []),
  ]
  return [
    ...(mayChange
      ? [{ id: 'access', items: access.map((action) => actionEntry(action, formatMessage, ask, icons)) }]
      : []),
    { id: 'belonging', items: belonging.map((action) => actionEntry(action, formatMessage, ask, icons)) },
    ...(mayChange && mayAnonymise(abilities)
      ? [{ id: 'final', items: [actionEntry('ANONYMISE', formatMessage, ask, icons)] }]
      : []),
  ]
}
