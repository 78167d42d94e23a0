import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { callerOf, read, startTestOrganisation, testPeople } from '../../../testing/testOrganisation.ts'
import { createTestOutbox } from '../../../testing/testOutbox.ts'
import { notificationEvents, type NotificationEvent } from '../../notifications/notificationEvents.ts'
import { writeMailHtml } from '../mailHtml.ts'
import { defaultTextOf } from './defaultTexts.ts'
import { checkTemplate, renderTemplate, templateFields } from './renderTemplate.ts'
import { templateEvents, templateRuleOf } from './templateRules.ts'

const organisation = startTestOrganisation(testPeople, 'mail_template, outbox_mail')
const pool = () => organisation.server.database.pool
const admin = 'root'

const text = (change = {}) => ({
  locale: 'en',
  subject: 'Due: {{ title }}',
  main: 'Hello {{ name }},\n\n{{ title }} is due on {{ due }}.',
  extra: '',
  button: 'Go on',
  ...change,
})
async function ask(kind: 'query' | 'mutation', field: string, variables: object = {}, who = admin): Promise<never> {
  const namespace = kind === 'query' ? 'mailTemplates' : 'mailTemplate'
  const declared = [
    ...('text' in variables ? ['$text: MailTemplateTextInput!'] : []),
    ...('input' in variables ? ['$input: MailTemplateInput!'] : []),
  ]
  const head = declared.length === 0 ? kind : `${kind}(${declared.join(', ')})`
  return read(
    await organisation.server.call(`${head} { ${namespace} { it: ${field} } }`, variables, callerOf(who)),
    namespace,
    'it',
  ) as never
}
interface Payload {
  readonly template: {
    revision: number
    isActive: boolean
    texts: { locale: string; subject: string; isChanged: boolean }[]
  }
  readonly userErrors: { code: string; path: string[] }[]
}
const save = (event: string, revision: number, texts: object[], isActive = true): Promise<Payload> =>
  ask(
    'mutation',
    `save(event: "${event}", revision: ${revision}, input: $input) {
      template { revision isActive texts { locale subject isChanged } } userErrors { code path } }`,
    { input: { isActive, texts } },
  )
const preview = (event: string, given: object, person: string | null = null): Promise<Record<string, unknown>> =>
  ask(
    'query',
    `preview(event: "${event}", text: $text, person: ${person === null ? 'null' : `"${person}"`}) {
      subject body button userErrors { code path } }`,
    { text: given },
  )
const reset = async (name = 'pupil') => {
  const url = 'https://somo.example/oidc/reset-password/0123456789abcdef0123'
  await inTransaction(pool(), (client) =>
    createTestOutbox(pool()).enqueue(client, [
      {
        event: 'PASSWORD_RESET',
        person: organisation.uuidOf(name),
        address: `${name}@somo.example`,
        locale: 'en',
        values: { name: 'Pia', product: 'Somo', url, until: '2027-03-01T09:30:00Z' },
        dedupeKey: createUuid(),
      },
    ]),
  )
  const { rows } = await pool().query<{ subject: string; body: string; button: string | null }>(
    'select subject, body, button_label as button from outbox_mail',
  )
  return rows
}

describe('the defaults', () => {
  it('have a text in every language that uses only placeholders of its event', () => {
    for (const event of templateEvents)
      for (const locale of ['en', 'de', 'sw'] as const) {
        const usual = defaultTextOf(event, locale)
        const { placeholders, hasButton } = templateRuleOf(event)
        for (const field of templateFields)
          expect([event, locale, field, checkTemplate(usual[field], placeholders)]).toEqual([
            event,
            locale,
            field,
            null,
          ])
        expect(usual.subject.length * usual.main.length).toBeGreaterThan(0)
        expect(hasButton || usual.button === '').toBe(true)
      }
  })

  it('cover every event', () => {
    const missing = Object.keys(notificationEvents).filter(
      (event) => !templateEvents.includes(event as NotificationEvent),
    )
    expect(missing).toEqual([])
  })
})

describe('what a template cannot do', () => {
  it.each([
    ['{{ password }}', 'UNKNOWN_PLACEHOLDER'],
    ['{{ name.constructor }}', 'UNKNOWN_PLACEHOLDER'],
    ['{% for i in (1..1000000) %}x{% endfor %}', 'UNREADABLE'],
    ['{% include "secrets" %}', 'UNREADABLE'],
    ['{{ name', 'UNREADABLE'],
    ['{{ name | unknownFilter }}', 'UNREADABLE'],
    ['{{ name | replace: "", "0123456789" | replace: "", "0123456789" }}', 'UNREADABLE'],
    ['{{ "now" | date: "%Y" }}', 'UNREADABLE'],
    ['{{ name }}{{', 'UNREADABLE'],
    ['{{name}} {{- name -}} }} {', null],
  ])('%s', (given, problem) => {
    expect(checkTemplate(given, ['name'])).toBe(problem)
  })

  it('values are never read as templates, and are escaped in the HTML part', () => {
    const body = renderTemplate('{{ name }}', ['name'], { name: '{{ product }}<script>' })
    expect(body).toBe('{{ product }}<script>')
    const html = writeMailHtml(`${body}\n\nhttps://x.example/?a=1&b=2\n\nFoot`, '<b>', {
      product: 'S',
      primary: '#5761ee',
    })
    expect(html).not.toMatch(/<script>|<b>/)
    expect(html).toContain('href="https://x.example/?a=1&amp;b=2"')
  })
})

describe('changing a text', () => {
  it('counts for the next mail; the secret link stays in it whatever the text says', async () => {
    const [usual] = await reset()
    expect(usual).toMatchObject({ subject: 'A new password for Somo', button: null })
    await pool().query('delete from outbox_mail')
    const saved = await save('PASSWORD_RESET', 0, [
      text({ subject: 'Reset for {{ name }}', main: 'Hi.', button: 'Choose' }),
    ])
    expect(saved).toMatchObject({ userErrors: [], template: { revision: 1 } })
    const [changed] = await reset()
    expect(changed).toMatchObject({ subject: 'Reset for Pia', button: 'Choose' })
    expect(changed?.body).toContain('Hi.\n\nhttps://somo.example/oidc/')
  })

  it('is refused where someone else was first, and takes nothing', async () => {
    await save('ASSIGNED', 0, [text()])
    const { userErrors, template } = await save('ASSIGNED', 0, [text({ subject: 'Other' })])
    expect(userErrors).toEqual([{ code: 'CHANGED_MEANWHILE', path: [] }])
    expect(template.texts[0]).toMatchObject({ locale: 'en', subject: 'Due: {{ title }}', isChanged: true })
  })

  it('names language and field of each error', async () => {
    const texts = [text({ subject: '', main: '{{ badge }}' }), text({ locale: 'de', button: 'x'.repeat(61) })]
    expect((await save('ASSIGNED', 0, texts)).userErrors).toEqual([
      { code: 'REQUIRED', path: ['en', 'subject'] },
      { code: 'NOT_OFFERED', path: ['en', 'main'] },
      { code: 'TOO_LONG', path: ['de', 'button'] },
    ])
  })

  it('back to the default is a reset of that language', async () => {
    await save('ASSIGNED', 0, [text(), text({ locale: 'de' })])
    const { template } = await save('ASSIGNED', 1, [{ locale: 'en', ...defaultTextOf('ASSIGNED', 'en') }])
    expect(template.texts.map(({ locale, isChanged }) => [locale, isChanged])).toEqual([
      ['en', false],
      ['de', true],
      ['sw', false],
    ])
  })

  it('a mail is switched off, but not one that is needed for signing in', async () => {
    expect((await save('PASSWORD_RESET', 0, [], false)).userErrors).toEqual([{ code: 'LOCKED', path: ['isActive'] }])
    expect((await save('JOIN_REQUESTED', 0, [], false)).template.isActive).toBe(false)
    expect(await reset()).toHaveLength(1)
  })
})

describe('trying a text', () => {
  it('shows it with the name and formats of a person', async () => {
    const shown = await preview('ASSIGNED', text(), organisation.uuidOf('pupil'))
    expect(shown).toMatchObject({ subject: 'Due: Fire safety', button: 'Go on', userErrors: [] })
    expect(shown['body']).toContain('Hello Pupil Test,')
    expect((await preview('ASSIGNED', text({ main: '{{ oops }}' })))['userErrors']).toEqual([
      { code: 'NOT_OFFERED', path: ['main'] },
    ])
  })

  it('sends it to oneself', async () => {
    const sent = await ask('mutation', 'sendTest(event: "ASSIGNED", text: $text) { address userErrors { code } }', {
      text: text(),
    })
    expect(sent).toEqual({ address: `${admin}@somo.example`, userErrors: [] })
    const { rows } = await pool().query('select event, subject, button_label as button from outbox_mail')
    expect(rows).toEqual([{ event: 'TEST', subject: 'Due: Fire safety', button: 'Go on' }])
  })
})
