import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import type { Role, UnitRole } from '@somo/graphql/schema'
import { auditActions } from '../audit/auditActions.ts'
import { bulkActions } from '../users/bulk/registry.ts'
import { auditTextsOf } from '../audit/auditExportTexts.ts'
import { headsOf } from './exportHeads.ts'
import { languageName } from './fileCells.ts'
import { jobTextsOf } from '../jobs/jobExportTexts.ts'
import { reasonTextsOf } from '../jobs/reasonTexts.ts'
import { criteriaTextsOf } from '../legal/consents/criteriaTexts.ts'
import { legalTextsOf } from '../legal/documents/legalExportTexts.ts'
import { readMemberRole, readRoles, readStatus } from '../imports/checking/words.ts'
import { ownDataWordsOf } from '../legal/ownData/ownDataWords.ts'
import { pageNamesOf } from '../legal/documents/pageNames.ts'
import { mailTextsOf } from '../mail/mailExportTexts.ts'
import { memberTextsOf } from '../units/members/memberExportTexts.ts'
import { exportTextsOf } from '../users/export/exportTexts.ts'
import type { Standing } from '../users/person/personRow.ts'

const roles: Readonly<Record<Role, string>> = {
  LEARNER: 'user.role.learner',
  EDUCATION_MANAGER: 'user.role.educationManager',
  ADMIN: 'user.role.admin',
}
const unitRoles: Readonly<Record<UnitRole, string>> = {
  MEMBER: 'unit.role.member',
  MANAGER: 'unit.role.manager',
  DEPUTY: 'unit.role.deputy',
}
const status: Readonly<Record<Standing, string>> = {
  NOT_INVITED: 'userManagement.status.notInvited',
  INVITED: 'userManagement.status.invited',
  ACTIVE: 'userManagement.status.active',
  SUSPENDED: 'userManagement.status.suspended',
  ANONYMISED: 'userManagement.status.anonymised',
}

/** The ids of texts that are called after their codes. */
const idsOf = (
  start: string,
  codes: readonly string[],
  idOf = (code: string): string => code,
): Record<string, string> => Object.fromEntries(codes.map((code) => [code, `${start}.${idOf(code)}`]))
const small = (code: string): string => code.toLowerCase()

const source = (file: string): Promise<string> =>
  readFile(new URL(`../../../../app/src/${file}`, import.meta.url), 'utf8')

/** The ids of the texts in a file of the app, by the codes they stand for. */
const idsIn = async (file: string): Promise<Record<string, string>> =>
  Object.fromEntries(
    [...(await source(file)).matchAll(/^ {2}'?([\w.]+)'?: \{\s*id: '([\w.]+)'/gm)].map(([, code = '', id = '']) => [
      code,
      id,
    ]),
  )

/** What the screens say in a language, by the ids of the texts. */
async function screenWords(locale: string): Promise<(ids: Readonly<Record<string, string>>) => Record<string, string>> {
  const file = await readFile(new URL(`../../../../app/messages/${locale}.json`, import.meta.url), 'utf8')
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
    // Whoever asks for what is kept of them has signed in.
    const { NOT_INVITED: _, ...own } = words(status)
    expect(ownDataWordsOf(locale).codes).toMatchObject({ ...words(unitRoles), ...own })
  })

  it('call documents and answers to them what the screens call them', async () => {
    const words = await screenWords(locale)
    const { kinds, modes, decisions, states } = legalTextsOf(locale)
    expect(kinds).toEqual(words(idsOf('helpAndLegal.kind', Object.keys(kinds), small)))
    expect(modes).toEqual(words(idsOf('helpAndLegal.mode', Object.keys(modes), small)))
    expect(decisions).toEqual(words(idsOf('legal.decision', Object.keys(decisions), small)))
    expect(states).toEqual(words(idsOf('helpAndLegal.state', Object.keys(states))))
    expect(await source('platform/locale/locales.ts')).toContain(`${locale}: '${languageName(locale)}'`)
  })

  it('say why somebody was asked as the screens do', async () => {
    const words = await screenWords(locale)
    const { labels, everybody, everyLanguage, ...others } = criteriaTextsOf(locale)
    expect(labels).toEqual(words(idsOf('helpAndLegal.criteria', Object.keys(labels))))
    expect(others).toEqual(words(idsOf('helpAndLegal.criteria', Object.keys(others))))
    expect({ everybody, everyLanguage }).toEqual(words(idsOf('helpAndLegal.value', ['everybody', 'everyLanguage'])))
  })

  it('call pages what the screens call them', async () => {
    const words = await screenWords(locale)
    const titles = await idsIn('routes/titles.ts')
    const rows = [
      ...(await source('routes/routeTable.ts')).matchAll(/^ {2,4}path: '([/\w-]+)',[^{}]*?\stitle: titles\.(\w+),/gm),
    ]
    // No help article is for these two: the one is the help, at the other nobody stays.
    const named = rows.filter(([, , title]) => title !== 'usingSomo' && title !== 'errorPage')
    expect(named.length).toBeGreaterThan(30)
    expect(pageNamesOf(locale)).toEqual(
      words(Object.fromEntries(named.map(([, path = '', title = '']) => [path, titles[title] ?? '']))),
    )
  })

  it('say why a job stopped and a mail did not leave as the screens do', async () => {
    const words = await screenWords(locale)
    const { codes, other } = reasonTextsOf(locale)
    expect(codes).toEqual(words(await idsIn('domain/errors/userErrorMessages.ts')))
    expect({ other, interrupted: mailTextsOf(locale).interrupted }).toEqual(
      words({ other: 'job.list.code', interrupted: 'mail.reading.interrupted' }),
    )
  })

  it('call roles and states by words that imports read', () => {
    const people = exportTextsOf(locale)
    const members = memberTextsOf(locale)
    for (const role of ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'] as const)
      expect(readRoles(people.roles[role])).toEqual({ value: role })
    for (const role of ['MEMBER', 'MANAGER', 'DEPUTY'] as const)
      expect(readMemberRole(members.roles[role])).toEqual({ value: role })
    for (const state of ['ACTIVE', 'SUSPENDED'] as const)
      expect(readStatus(people.status[state])).toEqual({ value: state })
    for (const state of ['INVITED', 'NOT_INVITED'] as const)
      expect(readStatus(people.status[state])).toEqual({ value: 'ACTIVE' })
  })

  it('call jobs and mails what the screens call them', async () => {
    const words = await screenWords(locale)
    const jobs = jobTextsOf(locale)
    expect(jobs.kinds).toEqual(words(await idsIn('domain/job/jobKinds.ts')))
    expect(jobs.states).toEqual(words(idsOf('job.list', Object.keys(jobs.states), small)))
    expect(jobs.system).toBe(words({ system: 'job.list.system' })['system'])
    const { other: _, ...events } = await idsIn('domain/mail/mailEvents.ts')
    const mails = mailTextsOf(locale)
    expect(mails.events).toEqual(words(events))
    expect(mails.states).toEqual(words(idsOf('mail.state', Object.keys(mails.states), small)))
  })

  it('tell what was done, and to what, as the audit log does', async () => {
    const words = await screenWords(locale)
    const { actions, ownActions, objects, nobody } = auditTextsOf(locale)
    expect(actions).toEqual(
      words(idsOf('audit.action', [...auditActions, ...bulkActions.map(({ auditAction }) => auditAction)])),
    )
    expect(ownActions).toEqual(words(await idsIn('domain/audit/ownActionMessages.ts')))
    expect(objects).toEqual(words(idsOf('audit.object', Object.keys(objects))))
    expect({ list: nobody, log: nobody }).toEqual(words({ list: 'audit.list.nobody', log: 'system.page.from' }))
  })

  it('have the heads of the screens', async () => {
    const words = await screenWords(locale)
    const allWords = (start: string, ...names: string[]): unknown =>
      expect.arrayContaining(Object.values(words(idsOf(start, names))))
    expect(headsOf('proofs', locale)).toEqual(
      allWords('helpAndLegal.consent', 'person', 'document', 'version', 'language', 'decision', 'behalf'),
    )
    expect(headsOf('proofs', locale)).toEqual(allWords('helpAndLegal.criteria', 'mode'))
    expect(headsOf('documents', locale)).toEqual(
      allWords('helpAndLegal.column', 'title', 'state', 'validFrom', 'consent'),
    )
    expect(headsOf('jobs', locale)).toEqual(allWords('job.list', 'work', 'owner', 'state'))
    expect(headsOf('mails', locale)).toEqual(allWords('mail.reading', 'to', 'state', 'tries'))
    expect(headsOf('audit', locale)).toEqual(allWords('system.audit', 'action', 'actor', 'before', 'after'))
  })
})
