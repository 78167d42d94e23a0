/** What can be done with people, one or many. */
export const personActions = [
  'INVITE',
  'ADD_TO_UNIT',
  'SUSPEND',
  'DEACTIVATE_ON',
  'REMOVE_FROM_UNIT',
  'SET_ROLES',
  'REACTIVATE',
  'END_SESSIONS',
  'LETTERS',
  'ANONYMISE',
] as const

export type PersonAction = (typeof personActions)[number]
