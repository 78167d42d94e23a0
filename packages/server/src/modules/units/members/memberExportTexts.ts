import type { MembershipSource, UnitRole } from '@somo/graphql/schema'
import { type FileLocale, fileLocaleOf } from '../../tables/fileNames.ts'

/** What a column of an exported list of members can hold. */
export const memberColumns = ['NAME', 'EMAIL', 'USERNAME', 'DISPLAYED_ID', 'ROLE', 'UNTIL', 'SINCE', 'SOURCE'] as const
export type MemberColumn = (typeof memberColumns)[number]

/** What a column of an exported list of those who come can hold: those who manage a unit read no more of them (decision 0066). */
export const comingColumns = ['NAME', 'ROLE', 'FROM', 'UNTIL', 'SOURCE'] as const
export type ComingColumn = (typeof comingColumns)[number]

/** The words of an exported list of members, and of those who come. */
export interface MemberTexts {
  readonly columns: Readonly<Record<MemberColumn | ComingColumn, string>>
  readonly roles: Readonly<Record<UnitRole, string>>
  readonly sources: Readonly<Record<MembershipSource, string>>
}

const texts: Readonly<Record<FileLocale, MemberTexts>> = {
  en: {
    columns: {
      NAME: 'Name',
      EMAIL: 'Email address',
      USERNAME: 'Username',
      DISPLAYED_ID: 'Number',
      ROLE: 'Role in the unit',
      FROM: 'First day',
      UNTIL: 'Last day',
      SINCE: 'Since (UTC)',
      SOURCE: 'Added by',
    },
    roles: { MEMBER: 'Member', MANAGER: 'Manager', DEPUTY: 'Deputy' },
    sources: { MANUAL: 'by hand', IMPORT: 'import', SELF: 'joined on their own', SEED: 'demo data' },
  },
  de: {
    columns: {
      NAME: 'Name',
      EMAIL: 'E-Mail-Adresse',
      USERNAME: 'Benutzername',
      DISPLAYED_ID: 'Nummer',
      ROLE: 'Funktion in der Einheit',
      FROM: 'Erster Tag',
      UNTIL: 'Letzter Tag',
      SINCE: 'Seit (UTC)',
      SOURCE: 'Hinzugefügt durch',
    },
    roles: { MEMBER: 'Mitglied', MANAGER: 'Leitung', DEPUTY: 'Stellvertretung' },
    sources: { MANUAL: 'von Hand', IMPORT: 'Import', SELF: 'selbst beigetreten', SEED: 'Demodaten' },
  },
  sw: {
    columns: {
      NAME: 'Jina',
      EMAIL: 'Barua pepe',
      USERNAME: 'Jina la mtumiaji',
      DISPLAYED_ID: 'Namba',
      ROLE: 'Jukumu kwenye kitengo',
      FROM: 'Siku ya kwanza',
      UNTIL: 'Siku ya mwisho',
      SINCE: 'Tangu (UTC)',
      SOURCE: 'Ameongezwa na',
    },
    roles: { MEMBER: 'Mwanachama', MANAGER: 'Msimamizi', DEPUTY: 'Naibu' },
    sources: { MANUAL: 'kwa mkono', IMPORT: 'uingizaji', SELF: 'amejiunga mwenyewe', SEED: 'data ya mfano' },
  },
}

/** The words in a reader's language. */
export const memberTextsOf = (locale: string | null): MemberTexts => texts[fileLocaleOf(locale)]
