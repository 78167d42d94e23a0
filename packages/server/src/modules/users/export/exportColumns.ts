import { writeMinute } from '../../tables/fileCells.ts'
import type { ExportTexts } from './exportTexts.ts'
import type { PersonColumn } from './personColumn.ts'
import { nameOfPerson, standingOf, type PersonRow } from '../person/personRow.ts'

const day = (date: Date | null): string => writeMinute(date) ?? ''

/** What each column of an export holds. */
const cells = {
  NAME: nameOfPerson,
  GIVEN_NAME: ({ givenName }: PersonRow) => givenName,
  FAMILY_NAME: ({ familyName }: PersonRow) => familyName,
  EMAIL: ({ email }: PersonRow) => email,
  USERNAME: ({ username }: PersonRow) => username,
  DISPLAYED_ID: ({ displayedId }: PersonRow) => displayedId,
  EXTERNAL_ID: ({ externalId }: PersonRow) => externalId,
  STATUS: (row: PersonRow, texts: ExportTexts) => texts.status[standingOf(row)],
  ROLES: ({ roles }: PersonRow, texts: ExportTexts) => roles.map((role) => texts.roles[role]).join(', '),
  DEFAULT_UNIT: ({ defaultUnit }: PersonRow) => defaultUnit?.name ?? null,
  UNITS: ({ units }: PersonRow) => units.map(({ name }) => name).join(', '),
  LAST_SIGN_IN: ({ lastSignInAt }: PersonRow) => day(lastSignInAt),
  LOGIN_COUNT: ({ loginCount }: PersonRow) => String(loginCount),
  CREATED: ({ createdAt }: PersonRow) => day(createdAt),
  INVITED: ({ invitedAt }: PersonRow) => day(invitedAt),
  LOCALE: ({ locale }: PersonRow) => locale,
  TIME_ZONE: ({ timeZone }: PersonRow) => timeZone,
  BIRTH_YEAR: ({ birthYear }: PersonRow) => birthYear,
  STARTS_ON: ({ startsOn }: PersonRow) => startsOn,
  DEACTIVATE_ON: ({ deactivateOn }: PersonRow) => deactivateOn,
} as const satisfies Readonly<Record<PersonColumn, (row: PersonRow, texts: ExportTexts) => string | null>>

/** The cells of one person, as text. */
export function writeCells(row: PersonRow, columns: readonly PersonColumn[], texts: ExportTexts): string[] {
  return columns.map((column) => cells[column](row, texts) ?? '')
}
