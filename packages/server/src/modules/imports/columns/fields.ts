import type { ImportField, ImportKind } from '@somo/graphql/schema'
import { fold } from '@somo/ui/locale/fold'

/** What the columns of a file can mean, by what the file brings; in the order they are offered. */
export const fieldsOfKind = {
  USERS: [
    ...(['EXTERNAL_ID', 'USERNAME', 'EMAIL', 'FAMILY_NAME', 'GIVEN_NAME', 'UNIT_KEY', 'ROLES', 'STATUS'] as const),
    ...(['DISPLAYED_ID', 'LOCALE', 'TIME_ZONE', 'BIRTH_YEAR', 'STARTS_ON', 'DEACTIVATE_ON'] as const),
  ],
  UNITS: ['UNIT_KEY', 'UNIT_NAME', 'PARENT_KEY', 'DISPLAYED_ID', 'COLOR', 'DESCRIPTION', 'TIME_ZONE', 'STATUS'],
  MEMBERSHIPS: ['UNIT_KEY', 'EXTERNAL_ID', 'USERNAME', 'EMAIL', 'MEMBER_ROLE', 'FROM', 'UNTIL'],
  COMPLETIONS: [
    ...(['EXTERNAL_ID', 'USERNAME', 'EMAIL', 'MEDIUM', 'COMPLETED_ON', 'VALID_UNTIL', 'SCORE', 'CERTIFICATE'] as const),
  ],
} as const satisfies Readonly<Record<ImportKind, readonly ImportField[]>>

/** What has to be mapped whatever rows are matched by; which else, the chosen match tells. A given name does for the family name. */
export const neededFields = {
  USERS: ['FAMILY_NAME'],
  UNITS: ['UNIT_KEY', 'UNIT_NAME'],
  MEMBERSHIPS: ['UNIT_KEY'],
  COMPLETIONS: ['MEDIUM', 'COMPLETED_ON'],
} as const satisfies Readonly<Record<ImportKind, readonly ImportField[]>>

/** Of what no two rows may have the same, so that one value for many would only make errors. */
export const singleFields: Readonly<Record<ImportKind, readonly ImportField[]>> = {
  USERS: ['EXTERNAL_ID', 'USERNAME', 'EMAIL', 'DISPLAYED_ID'],
  UNITS: ['UNIT_KEY', 'DISPLAYED_ID'],
  MEMBERSHIPS: [],
  COMPLETIONS: [],
}

const reasonHeaders = new Set(['reason', 'grund', 'sababu'])

/** A header as it is compared: lower case, without accents, spaces and punctuation. */
export function foldHeader(header: string): string {
  return fold(header).replaceAll(/[^\p{L}\p{N}]/gu, '')
}

/** True for the column with the reasons, in any language of the product. */
export function isReasonHeader(header: string): boolean {
  return reasonHeaders.has(foldHeader(header))
}
