import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Role, UnitRole, UserStatus } from '@somo/graphql/schema'
import { ownDataWordsOf } from './legal/ownDataWords.ts'
import { memberTextsOf } from './units/memberExportTexts.ts'
import { exportTextsOf } from './users/exportTexts.ts'

const roles: Readonly<Record<Role, string>> = { LEARNER: 'user.role.learner', EDUCATION_MANAGER: 'user.role.educationManager', ADMIN: 'user.role.admin' }
const unitRoles: Readonly<Record<UnitRole, string>> = { MEMBER: 'unit.role.member', MANAGER: 'unit.role.manager', DEPUTY: 'unit.role.deputy' }
const status: Readonly<Record<UserStatus, string>> = {
  ...{ INVITED: 'userManagement.status.invited', ACTIVE: 'userManagement.status.active' },
  ...{ SUSPENDED: 'userManagement.status.suspended', ANONYMISED: 'userManagement.status.anonymised' },
}

/** What the screens say in a language, by the ids of the texts. */
async function screenWords(locale: string): Promise<(ids: Readonly<Record<string, string>>) => Record<string, string>> {
  const file = await readFile(new URL(`../../../app/messages/${locale}.json`, import.meta.url), 'utf8')
  const texts = JSON.parse(file) as Readonly<Record<string, string | { defaultMessage: string }>>
  const textOf = (id: string): string => {
    const text = texts[id]
    return (typeof text === 'object' ? text.defaultMessage : (text ?? id)).replaceAll('\u00ad', '')
  }
  return (ids) => Object.fromEntries(Object.entries(ids).map(([code, id]) => [code, textOf(id)]))
}

describe.each(['en', 'de', 'sw'])('files in %s', (locale) => {
  it('call roles and states what the screens call them', async () => {
    const words = await screenWords(locale)
    const people = exportTextsOf(locale)
    expect(people.roles).toEqual(words(roles))
    expect(people.status).toEqual(words(status))
    expect(memberTextsOf(locale).roles).toEqual(words(unitRoles))
    expect(ownDataWordsOf(locale).codes).toMatchObject({ ...words(unitRoles), ...words(status) })
  })
})
