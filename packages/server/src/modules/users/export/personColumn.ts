/** The columns that an export of people may have. */
export const personColumns = [
  'NAME',
  'GIVEN_NAME',
  'FAMILY_NAME',
  'EMAIL',
  'USERNAME',
  'DISPLAYED_ID',
  'EXTERNAL_ID',
  'STATUS',
  'ROLES',
  'DEFAULT_UNIT',
  'UNITS',
  'LAST_SIGN_IN',
  'LOGIN_COUNT',
  'CREATED',
  'INVITED',
  'LOCALE',
  'TIME_ZONE',
  'BIRTH_YEAR',
  'STARTS_ON',
  'DEACTIVATE_ON',
] as const

export type PersonColumn = (typeof personColumns)[number]

export const isPersonColumn = (name: string): name is PersonColumn => personColumns.some((column) => column === name)
