import type { MenuArrangement, MenuPayload, MenuState } from '@somo/graphql/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { emptyTables } from '../../testing/emptyTables.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { admin } from '../uploads/testing/sendFile.ts'

const arrangement = 'groups { id labels { locale text } entries { id labels { locale text } hiddenFor url level } }'
const state = `{ published { ${arrangement} } publishedAt draft { ${arrangement} } hasDraft hasPrevious revision }`

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await emptyTables(server.database.pool, 'module_preference, menu')
  await server.database.pool.query('insert into menu default values')
})

async function read(): Promise<MenuState> {
  const answer = await server.call(`{ menu { menu ${state} } }`, {}, admin)
  expect(answer.errors).toBeUndefined()
  // The shape is the query's.
  return (answer.data as { menu: { menu: MenuState } }).menu.menu
}

async function change(field: string, declared: string, args: string, variables: object): Promise<MenuPayload> {
  const text = `mutation(${declared}) { menu { it: ${field}(${args}) { menu ${state} userErrors { code path } } } }`
  const answer = await server.call(text, variables, admin)
  expect(answer.errors).toBeUndefined()
  // The shape is the mutation's.
  return (answer.data as { menu: { it: MenuPayload } }).menu.it
}

const save = (revision: number, given: MenuArrangement | null): Promise<MenuPayload> =>
  change(
    'saveDraft',
    '$revision: Int!, $arrangement: MenuArrangementInput',
    'revision: $revision, arrangement: $arrangement',
    { revision, arrangement: given },
  )
const act = (field: 'publish' | 'undoPublish' | 'discardDraft', revision: number): Promise<MenuPayload> =>
  change(field, '$revision: Int!', 'revision: $revision', { revision })

const entry = (id: string, more: object = {}) => ({ id, labels: [], hiddenFor: [], url: null, level: null, ...more })
const link = (more: object = {}) =>
  entry('link-1', {
    labels: [{ locale: 'en', text: 'Works council' }],
    url: 'https://br.example/',
    level: 'LEARNER',
    ...more,
  })
const menuOf = (...entries: MenuArrangement['groups'][number]['entries']): MenuArrangement => ({
  groups: [{ id: 'start', labels: [], entries }],
})

async function preference(): Promise<unknown> {
  const answer = await server.call('{ modulePreferences { modulePreferences(moduleName: "DESIGN") { key value } } }')
  const data = answer.data as { modulePreferences: { modulePreferences: { key: string; value: string }[] } }
  const text = data.modulePreferences.modulePreferences.find(({ key }) => key === 'MENU')?.value
  return text === undefined ? null : JSON.parse(text)
}

describe('the menu', () => {
  it('is the built-in one at first', async () => {
    expect(await read()).toEqual({
      published: null,
      publishedAt: null,
      draft: null,
      hasDraft: false,
      hasPrevious: false,
      revision: 1,
    })
  })

  it('is seen by everybody once it is published, with the looks, and can be taken back once', async () => {
    const wanted = menuOf(
      entry('/dashboard'),
      entry('/my-ratings', { hiddenFor: ['LEARNER'] }),
      link(),
      entry('/using-sitos'),
    )
    const saved = await save(1, wanted)
    expect(saved).toMatchObject({ userErrors: [], menu: { hasDraft: true, draft: wanted, published: null } })
    expect(await preference()).toBeNull()
    const { menu } = await act('publish', 2)
    expect(menu).toMatchObject({ hasDraft: false, published: wanted, hasPrevious: true, revision: 3 })
    expect(await preference()).toEqual({
      groups: [
        {
          id: 'start',
          entries: [
            { id: '/dashboard' },
            { id: '/my-ratings', hiddenFor: ['LEARNER'] },
            { id: 'link-1', labels: { en: 'Works council' }, url: 'https://br.example/', level: 'LEARNER' },
            { id: '/using-sitos' },
          ],
        },
      ],
    })
    expect((await save(3, wanted)).menu).toMatchObject({ hasDraft: false })
    const undone = await act('undoPublish', 4)
    expect(undone).toMatchObject({ userErrors: [], menu: { published: null, hasPrevious: false, hasDraft: false } })
    expect(await preference()).toBeNull()
    expect((await act('undoPublish', 5)).userErrors).toEqual([{ code: 'NOTHING_TO_DO', path: [] }])
    const { rows } = await server.database.pool.query(
      `select action from audit_event where object_kind = 'menu' order by at`,
    )
    expect(rows).toEqual([{ action: 'menu.publish' }, { action: 'menu.undoPublish' }])
  })

  it('goes back to the built-in one', async () => {
    await save(1, menuOf(entry('/dashboard'), entry('/media', { hiddenFor: ['LEARNER'] })))
    await act('publish', 2)
    expect((await save(3, null)).menu).toMatchObject({ hasDraft: true, draft: null })
    expect((await act('publish', 4)).menu).toMatchObject({ published: null, hasDraft: false })
    expect(await preference()).toBeNull()
  })

  it('is not changed from an old state, and a draft can be thrown away', async () => {
    await save(1, menuOf(link()))
    expect((await save(1, menuOf())).userErrors).toEqual([{ code: 'CHANGED_MEANWHILE', path: [] }])
    expect(await act('discardDraft', 2)).toMatchObject({ userErrors: [], menu: { hasDraft: false } })
    expect((await act('publish', 3)).userErrors).toEqual([{ code: 'NOTHING_TO_DO', path: [] }])
  })

  it.each([
    ['the start page hidden', entry('/dashboard', { hiddenFor: ['LEARNER'] }), 'LOCKED', ['/dashboard', 'hiddenFor']],
    [
      'this screen hidden',
      entry('/menu-configuration', { hiddenFor: ['ADMIN'] }),
      'LOCKED',
      ['/menu-configuration', 'hiddenFor'],
    ],
    ['a screen that is not there', entry('/nope'), 'UNKNOWN', ['/nope']],
    ['the profile, which is not in the menu', entry('/my-profile'), 'UNKNOWN', ['/my-profile']],
    ['a link without https', link({ url: 'http://br.example' }), 'NOT_OFFERED', ['link-1', 'url']],
    ['a link that is a script', link({ url: 'javascript:alert(1)' }), 'NOT_OFFERED', ['link-1', 'url']],
    ['a link without an address', link({ url: '' }), 'REQUIRED', ['link-1', 'url']],
    ['a link without a name', link({ labels: [] }), 'REQUIRED', ['link-1', 'labels']],
    ['a long name', link({ labels: [{ locale: 'de', text: 'x'.repeat(41) }] }), 'TOO_LONG', ['link-1', 'labels', 'de']],
  ])('is not saved with %s', async (_, wrong, code, path) => {
    const { menu, userErrors } = await save(1, menuOf(wrong))
    expect(userErrors[0]).toEqual({ code, path })
    expect(menu).toMatchObject({ hasDraft: false, revision: 1 })
  })

  it('holds nothing twice', async () => {
    expect((await save(1, menuOf(entry('/media'), entry('/media')))).userErrors).toEqual([
      { code: 'REPEATED', path: [] },
    ])
  })
})
