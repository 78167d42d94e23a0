import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { DesignMutations, DesignPayload, DesignState } from '@somo/graphql/schema'
import { createUuid } from '../../database/uuid.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { startTestServer, type TestServer } from '../../testing/testServer.ts'
import { admin, look, upload } from '../uploads/testing/sendFile.ts'

const state = `{ published { productName primaryColor logoUrl } publishedAt draft { productName primaryColor logoUrl }
  hasDraft draftSavedAt draftSavedBy previous { productName primaryColor logoUrl } revision }`
const own = { productName: 'Somo', primaryColor: '#5761ee', logoUrl: null }
const keep = { action: 'KEEP' } as const

let server: TestServer
let picture: Buffer

beforeAll(async () => {
  server = await startTestServer()
  picture = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#008000' } })
    .png()
    .toBuffer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await emptyTables(server.database.pool, 'module_preference, upload, unit, design')
  await server.database.pool.query('insert into design default values')
})

async function read(): Promise<DesignState> {
  const answer = await server.call(`{ design { design ${state} } }`, {}, admin)
  expect(answer.errors).toBeUndefined()
  // The shape is the query's.
  return (answer.data as { design: { design: DesignState } }).design.design
}

async function change(
  field: keyof DesignMutations,
  args: string,
  declared: string,
  variables: object,
): Promise<DesignPayload> {
  const text = `mutation(${declared}) { design { ${field}(${args}) { design ${state} userErrors { code path } } } }`
  const answer = await server.call(text, variables, admin)
  expect(answer.errors).toBeUndefined()
  // The shape is the mutation's.
  const data = answer.data as { design: Readonly<Record<string, DesignPayload>> }
  return data.design[field] ?? { design: null, userErrors: [] }
}

function save(revision: number, given: object): Promise<DesignPayload> {
  const input = { productName: 'Acme', primaryColor: '#112233', logo: keep, ...given }
  const declared = '$revision: Int!, $input: DesignInput!'
  return change('saveDraft', 'revision: $revision, input: $input', declared, { revision, input })
}

const act = (field: 'publish' | 'undoPublish' | 'discardDraft', revision: number): Promise<DesignPayload> =>
  change(field, 'revision: $revision', '$revision: Int!', { revision })

async function preferences(): Promise<Record<string, string>> {
  const answer = await server.call('{ modulePreferences { modulePreferences(moduleName: "DESIGN") { key value } } }')
  const data = answer.data as { modulePreferences: { modulePreferences: { key: string; value: string }[] } }
  return Object.fromEntries(data.modulePreferences.modulePreferences.map(({ key, value }) => [key, value]))
}

const addLogo = async (caller = admin): Promise<{ uuid: string; url: string }> => {
  const { body } = await upload(server, 'LOGO', picture, { caller })
  return { uuid: body.uuid ?? '', url: body.url ?? '' }
}

describe('the design at first', () => {
  it("is the product's own, with nothing prepared and nothing to take back", async () => {
    expect(await read()).toEqual({
      published: own,
      publishedAt: null,
      draft: own,
      hasDraft: false,
      draftSavedAt: null,
      draftSavedBy: null,
      previous: null,
      revision: 1,
    })
  })

  it('is what the preferences say, a broken colour counts as none', async () => {
    await server.database.pool.query(`insert into module_preference (module_name, key, value) values
      ('DESIGN', 'PRIMARY_COLOR', '#ABC'), ('DESIGN', 'PRODUCT_NAME', 'Acme')`)
    expect((await read()).published).toEqual({ productName: 'Acme', primaryColor: '#aabbcc', logoUrl: null })
    await server.database.pool.query(`update module_preference set value = 'red' where key = 'PRIMARY_COLOR'`)
    expect((await read()).published.primaryColor).toBe('#5761ee')
  })
})

describe('a draft', () => {
  it('is kept beside what is published, in a tidy form', async () => {
    const { design, userErrors } = await save(1, { productName: '  Acme  ', primaryColor: 'FC0' })
    expect(userErrors).toEqual([])
    expect(design).toMatchObject({
      published: own,
      draft: { productName: 'Acme', primaryColor: '#ffcc00' },
      hasDraft: true,
      revision: 2,
    })
    expect(Math.abs(Date.parse(String(design?.draftSavedAt)) - Date.now())).toBeLessThan(60_000)
    expect(await read()).toEqual(design)
    expect(await preferences()).toEqual({})
  })

  it.each([
    ['no name', { productName: ' ' }, 'REQUIRED', ['productName']],
    ['a name nobody sees', { productName: '\u200B\u200D' }, 'REQUIRED', ['productName']],
    ['a name of 41 characters', { productName: 'x'.repeat(41) }, 'TOO_LONG', ['productName']],
    ['a line break', { productName: 'A\nB' }, 'BAD_CHARACTERS', ['productName']],
    ['letters that run backwards', { productName: 'A\u202EB' }, 'BAD_CHARACTERS', ['productName']],
    ['half a character', { productName: 'A\uD83D' }, 'BAD_CHARACTERS', ['productName']],
    ['a word for a colour', { primaryColor: 'red' }, 'NOT_A_COLOUR', ['primaryColor']],
    ['a colour of four digits', { primaryColor: '#1234' }, 'NOT_A_COLOUR', ['primaryColor']],
    ['a logo that is not named', { logo: { action: 'REPLACE' } }, 'REQUIRED', ['logo', 'upload']],
    ['a logo that is no upload', { logo: { action: 'REPLACE', upload: 'x' } }, 'UNKNOWN', ['logo', 'upload']],
    ['a logo that is not there', { logo: { action: 'REPLACE', upload: createUuid() } }, 'UNKNOWN', ['logo', 'upload']],
  ])('is not taken with %s', async (_, input, code, path) => {
    const { design, userErrors } = await save(1, input)
    expect(userErrors).toEqual([{ code, path }])
    expect(design).toMatchObject({ hasDraft: false, revision: 1 })
  })

  it('has all its errors named at once', async () => {
    const { userErrors } = await save(1, { productName: '', primaryColor: '', logo: { action: 'REPLACE' } })
    expect(userErrors.map(({ code }) => code)).toEqual(['REQUIRED', 'NOT_A_COLOUR', 'REQUIRED'])
  })

  it('takes a name of forty characters of any writing', async () => {
    for (const [index, productName] of [
      '𝕊'.repeat(40),
      'Shule ya Mwalimu Nyerere',
      'مدرسة',
      '学校',
      'Ünïcode & <b>"',
    ].entries())
      expect((await save(index + 1, { productName })).design?.draft.productName).toBe(productName)
  })

  it('that equals what is published is none', async () => {
    await save(1, {})
    const { design } = await save(2, { productName: 'Somo', primaryColor: '#5761EE' })
    expect(design).toMatchObject({ hasDraft: false, draftSavedAt: null, revision: 3 })
  })

  it('can be thrown away, once', async () => {
    await save(1, {})
    expect(await act('discardDraft', 2)).toMatchObject({
      design: { draft: own, hasDraft: false, revision: 3 },
      userErrors: [],
    })
    expect((await act('discardDraft', 3)).userErrors).toEqual([{ code: 'NOTHING_TO_DO', path: [] }])
  })
})

describe('publishing', () => {
  it('makes the draft what everybody reads', async () => {
    await save(1, {})
    const { design, userErrors } = await act('publish', 2)
    expect(userErrors).toEqual([])
    expect(design).toMatchObject({
      published: { productName: 'Acme', primaryColor: '#112233' },
      hasDraft: false,
      previous: own,
      revision: 3,
    })
    expect(design?.publishedAt).not.toBeNull()
    expect(await preferences()).toEqual({ PRODUCT_NAME: 'Acme', PRIMARY_COLOR: '#112233' })
  })

  it('can be taken back, once, to exactly what was there', async () => {
    await save(1, {})
    await act('publish', 2)
    const { design, userErrors } = await act('undoPublish', 3)
    expect(userErrors).toEqual([])
    expect(design).toMatchObject({ published: own, publishedAt: null, previous: null, hasDraft: false, revision: 4 })
    expect(await preferences()).toEqual({})
    expect((await act('undoPublish', 4)).userErrors).toEqual([{ code: 'NOTHING_TO_DO', path: [] }])
  })

  it('can be taken back again after the next publication, and leaves a draft alone', async () => {
    await save(1, { productName: 'First' })
    const { design: first } = await act('publish', 2)
    await save(3, { productName: 'Second' })
    await act('publish', 4)
    await save(5, { productName: 'Third' })
    const { design } = await act('undoPublish', 6)
    expect(design).toMatchObject({
      published: { productName: 'First' },
      publishedAt: first?.publishedAt,
      draft: { productName: 'Third' },
      hasDraft: true,
    })
  })

  it('needs a draft', async () => {
    expect((await act('publish', 1)).userErrors).toEqual([{ code: 'NOTHING_TO_DO', path: [] }])
  })
})

describe('two people at once', () => {
  it.each(['saveDraft', 'publish', 'undoPublish', 'discardDraft'] as const)(
    '%s from an old state changes nothing and shows the present',
    async (field) => {
      await save(1, { productName: 'Mine' })
      const { design, userErrors } = await (field === 'saveDraft' ? save(1, { productName: 'Yours' }) : act(field, 1))
      expect(userErrors).toEqual([{ code: 'CHANGED_MEANWHILE', path: [] }])
      expect(design).toMatchObject({ draft: { productName: 'Mine' }, revision: 2 })
    },
  )

  it('who save at the same moment: one is taken, the others are told', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => save(1, { productName: `Name ${i}` })))
    const taken = answers.filter(({ userErrors }) => userErrors.length === 0)
    expect(taken).toHaveLength(1)
    expect((await read()).draft).toEqual(taken[0]?.design?.draft)
    const published = await Promise.all([act('publish', 2), act('publish', 2), act('discardDraft', 2)])
    expect(published.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(1)
  })
})

describe('a logo', () => {
  const shown = async (url: string): Promise<number> => (await fetch(server.url + url)).status
  const unused = async (): Promise<number> =>
    (await server.database.pool.query('select 1 from upload where released_at is not null')).rowCount ?? 0

  it('comes with the draft and is published and kept with it', async () => {
    const { uuid, url } = await addLogo()
    const { design } = await save(1, { logo: { action: 'REPLACE', upload: uuid } })
    expect(design?.draft.logoUrl).toBe(url)
    expect((await save(2, { productName: 'Other' })).design?.draft.logoUrl).toBe(url)
    await act('publish', 3)
    expect((await preferences())['LOGO_URL']).toBe(url)
    expect(await shown(url)).toBe(200)
    const { design: without } = await save(4, { productName: 'Other', logo: { action: 'NONE' } })
    expect([without?.draft.logoUrl, without?.published.logoUrl]).toEqual([null, url])
    expect(await unused()).toBe(0)
  })

  it('can be saved once more when the first answer was lost', async () => {
    const { uuid, url } = await addLogo()
    await save(1, { logo: { action: 'REPLACE', upload: uuid } })
    expect((await save(2, { logo: { action: 'REPLACE', upload: uuid } })).design?.draft.logoUrl).toBe(url)
    expect(await unused()).toBe(0)
  })

  it("is neither another person's nor another kind", async () => {
    const other = await addLogo({ subject: 'admin-2', roles: ['ADMIN'] })
    const { body } = await upload(server, 'AVATAR', picture)
    for (const uuid of [other.uuid, body.uuid])
      expect((await save(1, { logo: { action: 'REPLACE', upload: uuid } })).userErrors).toEqual([
        { code: 'UNKNOWN', path: ['logo', 'upload'] },
      ])
  })

  it('is not used up by a draft that was not taken', async () => {
    const { uuid } = await addLogo()
    await save(1, {})
    await save(1, { logo: { action: 'REPLACE', upload: uuid } })
    expect((await save(2, { logo: { action: 'REPLACE', upload: uuid } })).userErrors).toEqual([])
  })

  it('is given back once neither draft nor publication nor its taking back names it', async () => {
    const [first, second] = [await addLogo(), await addLogo()]
    await save(1, { logo: { action: 'REPLACE', upload: first.uuid } })
    await act('publish', 2)
    await save(3, { logo: { action: 'REPLACE', upload: second.uuid } })
    await act('publish', 4)
    expect(await unused()).toBe(0)
    await save(5, { productName: 'Third' })
    await act('publish', 6)
    expect(await unused()).toBe(1)
    expect((await look(server)).rows).toBe(2)
  })

  it('is given back with a draft that is thrown away and a publication that is taken back', async () => {
    const [first, second] = [await addLogo(), await addLogo()]
    await save(1, { logo: { action: 'REPLACE', upload: first.uuid } })
    await act('discardDraft', 2)
    expect(await unused()).toBe(1)
    await save(3, { logo: { action: 'REPLACE', upload: second.uuid } })
    await act('publish', 4)
    expect(await unused()).toBe(1)
    expect((await act('undoPublish', 5)).design?.published.logoUrl).toBeNull()
    expect(await unused()).toBe(2)
  })
})

describe('who sees which colour', () => {
  const query = `query($page: PageInput!) { design { unitColors(page: $page) { items { unit { name } color source }
    pageInfo { hasNext endCursor } } } }`

  it("is the unit's own, else the published one, else the product's, by name and page", async () => {
    const add = (name: string, color: string | null): Promise<unknown> =>
      server.database.pool.query('insert into unit (uuid, key, name, color) values ($1, $2, $2, $3)', [
        createUuid(),
        name,
        color,
      ])
    for (const [name, color] of [
      ['Zebra', null],
      ['Äpfel', '#ff0000'],
      ['Birne', null],
    ] as const)
      await add(name, color)
    const first = await server.call(query, { page: { first: 2 } }, admin)
    expect(first.data).toMatchObject({
      design: {
        unitColors: {
          items: [
            { unit: { name: 'Äpfel' }, color: '#ff0000', source: 'UNIT' },
            { unit: { name: 'Birne' }, color: '#5761ee', source: 'BUILT_IN' },
          ],
          pageInfo: { hasNext: true },
        },
      },
    })
    await save(1, {})
    await act('publish', 2)
    const data = first.data as { design: { unitColors: { pageInfo: { endCursor: string } } } }
    const after = data.design.unitColors.pageInfo.endCursor
    const next = await server.call(query, { page: { first: 2, after } }, admin)
    expect(next.data).toMatchObject({
      design: {
        unitColors: {
          items: [{ unit: { name: 'Zebra' }, color: '#112233', source: 'PREFERENCE' }],
          pageInfo: { hasNext: false },
        },
      },
    })
    expect((await server.call(query, { page: {} }, admin)).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      argument: 'page',
    })
  })

  it('is that of the nearest unit above where the unit has none, as its people see it', async () => {
    await emptyTables(server.database.pool, 'unit')
    const [upper, lower] = [createUuid(), createUuid()]
    await server.database.pool.query(
      `insert into unit (uuid, key, name, color, parent) values ($1, 'upper', 'Upper', '#112233', null), ($2, 'lower', 'Lower', null, $1)`,
      [upper, lower],
    )
    const { data } = await server.call(query, { page: { first: 2 } }, admin)
    expect(data).toMatchObject({
      design: {
        unitColors: {
          items: [{ unit: { name: 'Lower' }, color: '#112233', source: 'UNIT' }, { unit: { name: 'Upper' } }],
        },
      },
    })
  })
})
