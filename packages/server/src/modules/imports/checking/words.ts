import type { Role } from '@somo/graphql/schema'
import { foldHeader } from '../columns/fields.ts'
import type { Reading } from './rowError.ts'

type Words = Readonly<Record<string, readonly string[]>>

/** The value that a word stands for; the first value whose words have it. */
function find(words: Words, text: string): string | null {
  const folded = foldHeader(text)
  return (
    Object.entries(words).find(([value, list]) => foldHeader(value) === folded || list.includes(folded))?.[0] ?? null
  )
}

const reader =
  (words: Words) =>
  (text: string): Reading => {
    const value = find(words, text)
    return value === null ? { code: 'NOT_OFFERED' } : { value }
  }

const locales: Words = {
  en: ['english', 'englisch', 'kiingereza', 'engb', 'enus', 'eng'],
  de: ['german', 'deutsch', 'kijerumani', 'dede', 'deat', 'dech', 'deu', 'ger'],
  sw: ['swahili', 'suaheli', 'kiswahili', 'swke', 'swtz', 'swa'],
}

const states: Words = {
  ACTIVE: [
    'active',
    'aktiv',
    'amilifu',
    'hai',
    'yukohai',
    'anatumika',
    'enabled',
    'yes',
    'ja',
    'ndiyo',
    'true',
    'wahr',
    '1',
    'ndio',
    'kweli',
    'invited',
    'eingeladen',
    'amealikwa',
    'notyetinvited',
    'nochnichteingeladen',
    'badohajaalikwa',
  ],
  SUSPENDED: [
    'suspended',
    'inactive',
    'inaktiv',
    'gesperrt',
    'deaktiviert',
    'deleted',
    'disabled',
    'no',
    'nein',
    'hapana',
    'false',
    'falsch',
    '0',
    'siohai',
    'amezuiwa',
    'amesimamishwa',
    'hatumiki',
  ],
}

const truths: Words = {
  true: ['yes', 'ja', 'ndiyo', 'ndio', 'wahr', 'kweli', '1', 'y', 'j', 'x', 'on', 'an'],
  false: ['no', 'nein', 'hapana', 'falsch', 'uongo', '0', 'n', 'off', 'aus'],
}

const roles: Readonly<Record<Role, readonly string[]>> = {
  LEARNER: ['learner', 'student', 'lernende', 'lernender', 'lernend', 'schuler', 'mitarbeiter', 'mwanafunzi', 'user'],
  EDUCATION_MANAGER: [
    'educationmanager',
    'manager',
    'teacher',
    'bildungsmanager',
    'bildungsmanagement',
    'bildungsverantwortliche',
    'ausbilder',
    'lehrer',
    'meneja',
    'menejawaelimu',
    'msimamiziwaelimu',
    'mwalimu',
  ],
  ADMIN: ['admin', 'administrator', 'administratorin', 'administration', 'msimamizi', 'msimamizimkuu'],
}

const memberRoles: Words = {
  MEMBER: ['member', 'mitglied', 'mwanachama', 'student', 'learner'],
  MANAGER: ['manager', 'leitung', 'leiter', 'leiterin', 'meneja', 'msimamizi', 'teacher'],
  DEPUTY: ['deputy', 'vertretung', 'stellvertretung', 'stellvertreter', 'naibu', 'kaimu'],
}

export const readLocale = reader(locales)
export const readStatus = reader(states)
export const readMemberRole = reader(memberRoles)
export const readTruth = reader(truths)

const roleOrder = ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'] as const

/** Reads roles with anything between them, as `LEARNER,ADMIN` in the order of their weight. */
export function readRoles(text: string): Reading {
  const found = new Set<string>()
  for (const word of text.split(/[,;|/+&\n]/).map((part) => part.trim())) {
    if (word === '') continue
    const role = find(roles, word)
    if (role === null) return { code: 'NOT_OFFERED' }
    found.add(role)
  }
  return found.size === 0 ? { code: 'NOT_OFFERED' } : { value: writeRoles([...found]) }
}

/** Roles as they stand in a row. */
export function writeRoles(list: readonly string[]): string {
  return roleOrder.filter((role) => list.includes(role)).join(',')
}

/** The roles of such a text. */
export function parseRoles(text: string): Role[] {
  return roleOrder.filter((role) => text.split(',').includes(role))
}
