import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addPerson, addUnit } from '../testing/importFixtures.ts'
import { startTestServer, type TestServer } from '../../../testing/testServer.ts'
import { clearImports } from '../clearImports.ts'
import { createImportCalls, importer, usualOptions } from '../testing/importCalls.ts'

let server: TestServer
let calls: ReturnType<typeof createImportCalls>
let general: string

beforeAll(async () => {
  server = await startTestServer()
  calls = createImportCalls(server)
  await addPerson(server, importer.subject ?? '')
  general = await addUnit(server, 'all')
})
afterAll(() => server.close())

const people = (from: number, to: number, mail = 'x.example'): string =>
  [
    'Personal-Nr;Name;E-Mail',
    ...Array.from({ length: to - from }, (_, n) => `W${from + n};Name ${from + n};w${from + n}@${mail}`),
  ].join('\n')

const columns = [
  { header: 'Personal-Nr', field: 'EXTERNAL_ID' },
  { header: 'Name', field: 'FAMILY_NAME' },
  { header: 'E-Mail', field: 'EMAIL' },
]

interface Saved {
  readonly import: {
    readonly saveProfile: {
      readonly profile: { readonly uuid: string; readonly name: string } | null
      readonly userErrors: readonly { readonly code: string }[]
    }
  }
}

interface Page {
  readonly imports: {
    readonly imports: {
      readonly items: readonly { readonly uuid: string }[]
      readonly pageInfo: { readonly endCursor: string }
    }
    readonly count: number
  }
}

async function ask<T>(text: string, variables: object = {}): Promise<T> {
  const answer = await server.call(text, variables, importer)
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors))
  // The shape is what the query asks for.
  return answer.data as T
}

describe('the steps of an import', () => {
  it('tell of a file by a name that does not deceive, also in what is made from it', async () => {
    const { uuid } = await calls.settle(
      await calls.create(await calls.send('Personal-Nr;E-Mail\nQ1;none', 'people\u202e\u200fvsc   .exe'), 'USERS'),
    )
    expect(await calls.find(uuid)).toMatchObject({ fileName: 'peoplevsc .exe' })
    expect((await server.database.pool.query(`select name from upload where name like 'people%vsc%'`)).rows).toEqual([
      { name: 'peoplevsc .exe' },
    ])
    expect(
      await calls.find((await calls.create(await calls.send('A;B\n1;2', '\u202e \u2066'), 'USERS')).import?.uuid ?? ''),
    ).toMatchObject({ fileName: 'import' })
  })

  it('say how a file was read, and read it otherwise', async () => {
    const read = await calls.read(Buffer.from('Personal-Nr;Name;E-Mail\nQ1;J\xf6rg \xa4;q@x.example', 'latin1'))
    expect(read).toMatchObject({
      state: 'PARSED',
      fileName: 'people.csv',
      reading: { encoding: 'ISO_8859_15', delimiter: 'SEMICOLON' },
    })
    expect(read.columns[1]).toMatchObject({ header: 'Name', samples: ['Jörg €'] })
    const again = await calls.settle(
      await calls.readAgain(read.uuid, read.revision, { encoding: 'WINDOWS_1252', dateFormat: 'MM/dd/yyyy' }),
    )
    expect(again).toMatchObject({ state: 'PARSED', reading: { encoding: 'WINDOWS_1252', dateFormat: 'MM/dd/yyyy' } })
    expect(again.columns[1]?.samples).toEqual(['Jörg ¤'])
    expect((await calls.readAgain(read.uuid, read.revision, {})).userErrors).toEqual([
      { code: 'CHANGED_MEANWHILE', path: [] },
    ])
  })

  it('tell of torn rows as soon as the file is read, with their lines', async () => {
    const torn = [
      'Personal-Nr;Name;E-Mail',
      'T1;"Otieno;t1@x.example',
      'T2;Ng;t2@x.example',
      'T3;A;B;t3@x.example',
      'T4;Li;t4@x.example',
    ]
    const read = await calls.read(torn.join('\n'))
    expect(read).toMatchObject({ rowCount: 4, reading: { torn: 2, tornLines: [2, 4] } })
    expect((await calls.read(people(0, 3))).reading).toMatchObject({ torn: 0, tornLines: [] })
  })

  it('end at a file that has heads and nothing else', async () => {
    expect(await calls.read('Personal-Nr;Name;E-Mail\n')).toMatchObject({
      state: 'FAILED',
      error: 'NOTHING_TO_DO',
      rowCount: null,
    })
  })

  it('refuse a mapping or rules that make no sense', async () => {
    const read = await calls.read(people(0, 1))
    const wrong = [
      { header: 'Name', field: 'EMAIL' },
      { header: 'E-Mail', field: 'EMAIL' },
      { header: 'Nope', field: null },
      { header: 'Personal-Nr', field: 'COLOR' },
    ]
    const options = { ...usualOptions, matchBy: 'UNIT_KEY', missing: 'DEACTIVATE', updateFields: ['LOCALE'] }
    const { userErrors } = await calls.check(read.uuid, read.revision, wrong, options)
    expect(userErrors.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
      'REPEATED columns.1.field',
      'UNKNOWN columns.2.header',
      'NOT_OFFERED columns.3.field',
      'REQUIRED columns.FAMILY_NAME',
      'NOT_OFFERED options.matchBy',
      'NOT_OFFERED options.updateFields',
      'REQUIRED options.missingUnit',
    ])
    expect((await calls.run(read.uuid, read.revision)).userErrors).toEqual([{ code: 'WRONG_STATE', path: [] }])
  })

  it('end with a word why a file is none', async () => {
    expect(await calls.read('%PDF-1.7 …')).toMatchObject({ state: 'FAILED', error: 'WRONG_KIND' })
    expect(await calls.read('only;headers')).toMatchObject({ state: 'FAILED', error: 'NOTHING_TO_DO' })
  })

  it('are kept as a profile and applied to the next file', async () => {
    const read = await calls.read(people(0, 2))
    const checked = await calls.settle(
      await calls.check(read.uuid, read.revision, columns, { ...usualOptions, matchBy: 'EMAIL' }),
    )
    const save = `mutation($uuid: ID!, $name: String!) { import { saveProfile(uuid: $uuid, name: $name) { profile { uuid name } userErrors { code } } } }`
    const saved = await ask<Saved>(save, { uuid: checked.uuid, name: ' Personnel ' })
    const profile = saved.import.saveProfile.profile
    expect(profile?.name).toBe('Personnel')
    expect((await ask<Saved>(save, { uuid: checked.uuid, name: ' ' })).import.saveProfile.userErrors).toEqual([
      { code: 'REQUIRED' },
    ])
    const next = await calls.read('personal nr;NAME;Other;e-mail\nW1;A;b;w1@x.example')
    const applied = (await calls.applyProfile(next.uuid, profile?.uuid ?? '')).import
    expect(applied?.columns.map(({ field }) => field)).toEqual(['EXTERNAL_ID', 'FAMILY_NAME', null, 'EMAIL'])
    expect(applied?.options).toEqual({ matchBy: 'EMAIL', updateFields: [], updateCustom: [] })
    const list = await ask<{ imports: { profiles: { name: string }[] } }>(
      '{ imports { profiles(kind: USERS) { name } } }',
    )
    expect(list.imports.profiles).toEqual([{ name: 'Personnel' }])
    await ask(`mutation($uuid: ID!) { import { deleteProfile(profile: $uuid) { userErrors { code } } } }`, {
      uuid: profile?.uuid,
    })
    expect((await calls.applyProfile(next.uuid, profile?.uuid ?? '')).userErrors).toEqual([
      { code: 'UNKNOWN', path: ['profile'] },
    ])
  })
})

describe('a run', () => {
  it('does not begin where the dry run told of no change, be its rows wrong or as they are', async () => {
    const nothing = [{ code: 'NOTHING_TO_DO', path: [] }]
    const wrong = await calls.dryRun('Personal-Nr;Nachname;E-Mail\nZ1;Zola;not an address')
    expect(wrong).toMatchObject({ created: 0, failed: 1 })
    expect((await calls.run(wrong.uuid, wrong.revision)).userErrors).toEqual(nothing)
    expect(await calls.find(wrong.uuid)).toMatchObject({ state: 'CHECKED', revision: wrong.revision })
    const row = 'Personal-Nr;Nachname;E-Mail\nZ1;Zola;zola@x.example'
    const made = await calls.import(row)
    expect(made).toMatchObject({ state: 'DONE', created: 1 })
    const same = await calls.dryRun(row)
    expect(same).toMatchObject({ created: 0, unchanged: 1, failed: 0 })
    expect((await calls.run(same.uuid, same.revision)).userErrors).toEqual(nothing)
    await calls.settle(await calls.undo(made.uuid))
  })

  it('asks for the number when more than fifty go, invites whoever is made, and is written down', async () => {
    const made = await calls.settle(
      await calls.check(...(await mapped(people(100, 700))), { ...usualOptions, invite: true }),
    )
    const ended = await calls.settle(await calls.run(made.uuid, made.revision))
    expect(ended).toMatchObject({ state: 'DONE', created: 600 })
    const { rows } = await server.database.pool.query<{ mails: number; audits: number }>(
      `select (select count(*)::int from outbox_mail where event = 'INVITATION') as mails,
         (select count(*)::int from audit_event where origin = $1 and action = 'user.create') as audits`,
      [ended.uuid],
    )
    expect(rows[0]).toEqual({ mails: 600, audits: 600 })
    const rest = await calls.settle(
      await calls.check(...(await mapped(people(100, 645))), {
        ...usualOptions,
        missing: 'DEACTIVATE',
        missingUnit: general,
      }),
    )
    expect(rest).toMatchObject({ deactivated: 55, confirmation: '55', brake: { isOn: false, activePeople: 600 } })
    expect((await calls.run(rest.uuid, rest.revision)).userErrors).toEqual([
      { code: 'NOT_CONFIRMED', path: ['confirmation'] },
    ])
    expect(await calls.settle(await calls.run(rest.uuid, rest.revision, '55'))).toMatchObject({
      state: 'DONE',
      deactivated: 55,
    })
  })

  it('can be stopped between two steps; what is done stays and can be taken back', async () => {
    const checked = await calls.settle(await calls.check(...(await mapped(people(1000, 1900))), usualOptions))
    // Holds a row lock until the request to stop is stored.
    const lockClient = await server.database.pool.connect()
    await lockClient.query('begin')
    await lockClient.query(`select from import_row where import_job = $1 and number = 250 for update`, [checked.uuid])
    const running = await calls.run(checked.uuid, checked.revision)
    // The step is at it: what is asked before it begins would end the run without it.
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%import_row%' and datname = current_database()`
    await expect.poll(async () => (await server.database.pool.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1)
    expect((await calls.find(checked.uuid))?.job?.done).toBe(200)
    await calls.cancel(checked.uuid)
    await lockClient.query('rollback')
    lockClient.release()
    const ended = await calls.settle(running)
    expect(ended).toMatchObject({ state: 'CANCELLED', created: 400 })
    expect(ended.undoUntil).not.toBeNull()
    // It can go on with what is left, without being asked anything again.
    expect(ended.canResume).toBe(true)
    const whole = await calls.settle(await calls.run(ended.uuid, ended.revision))
    expect(whole).toMatchObject({ state: 'DONE', created: 900, canResume: false, job: { done: 900, total: 900 } })
    expect(await calls.settle(await calls.undo(ended.uuid))).toMatchObject({ state: 'ROLLED_BACK', canResume: false })
    expect((await calls.run(ended.uuid, whole.revision + 1)).userErrors).toEqual([{ code: 'WRONG_STATE', path: [] }])
    const { rows } = await server.database.pool.query(`select from person where external_id like 'W1___'`)
    expect(rows.length).toBe(0)
  })
})

/** Where a file stands once it was read, as `check` takes it. */
async function mapped(content: string): Promise<[string, number, readonly object[]]> {
  const read = await calls.read(content)
  return [read.uuid, read.revision, columns]
}

describe('lists', () => {
  it('show imports and rows by pages and filters', async () => {
    const text = `query($page: PageInput!, $filter: ImportFilter) { imports { imports(page: $page, filter: $filter) { items { uuid } pageInfo { hasNext endCursor } } count(filter: $filter) } }`
    const first = await ask<Page>(text, { page: { first: 2 } })
    expect(first.imports.imports.items.length).toBe(2)
    const next = await ask<Page>(text, { page: { first: 100, after: first.imports.imports.pageInfo.endCursor } })
    expect(next.imports.imports.items.length).toBe(first.imports.count - 2)
    expect(
      (await ask<Page>(text, { page: { first: 9 }, filter: { state: ['CANCELLED'], kind: ['UNITS'] } })).imports.count,
    ).toBe(0)
    const checked = await calls.dryRun(
      'Personalnummer;Nachname;E-Mail\nR1;Äpfel;r1@x.example\nR2;Birnen;\nR3;Nüsse;r3@x.example',
    )
    expect((await calls.rows(checked.uuid, { search: 'apfel' })).map(({ number }) => number)).toEqual([2])
    expect((await calls.rows(checked.uuid, { action: ['ERROR'] })).map(({ errors }) => errors[0]?.code)).toEqual([
      'NO_SIGN_IN_NAME',
    ])
    expect((await calls.rows(checked.uuid, {}, { last: 1 })).map(({ number }) => number)).toEqual([4])
  })
})

describe('what a list shows', () => {
  it('can be what may still be undone, has errors, or is somebody’s own', async () => {
    const text = `query($filter: ImportFilter) { imports { imports(page: { first: 100 }, filter: $filter) { items { uuid } } count(filter: $filter) } }`
    const list = async (filter: object): Promise<string[]> => {
      const { imports } = await ask<Page>(text, { filter })
      expect(imports.count).toBe(imports.imports.items.length)
      return imports.imports.items.map(({ uuid }) => uuid)
    }
    const done = await calls.import('Personal-Nr;Nachname;E-Mail\nL1;Ada;l1@x.example\nL2;Ben;l2@x.example')
    const wrong = await calls.dryRun('Personal-Nr;Nachname;E-Mail\nL3;Cy;')
    const [undoable, others] = [await list({ canUndo: true }), await list({ canUndo: false })]
    expect([undoable.includes(done.uuid), undoable.includes(wrong.uuid), others.includes(wrong.uuid)]).toEqual([
      true,
      false,
      true,
    ])
    expect(await list({ hasErrors: true })).toContain(wrong.uuid)
    expect(await list({ hasErrors: true })).not.toContain(done.uuid)
    expect(await list({ isOwn: true })).toContain(done.uuid)
    expect(await list({ isOwn: false })).toEqual([])
    await server.database.pool.query(
      `update person set family_name = 'Other', revision = revision + 1 where external_id = 'L2'`,
    )
    await calls.settle(await calls.undo(done.uuid))
    expect((await calls.rows(done.uuid, { isKept: true })).map(({ name }) => name)).toEqual(['Ben'])
    expect((await calls.rows(done.uuid, { isKept: false })).map(({ name }) => name)).toEqual(['Ada'])
  })
})

interface Exported {
  readonly import: {
    readonly exportRows: {
      readonly job: { readonly uuid: string } | null
      readonly userErrors: readonly { readonly code: string }[]
    }
  }
}

interface JobAnswer {
  readonly jobs: {
    readonly job: { readonly state: string; readonly fileUrl: string | null; readonly fileName: string | null }
  }
}

describe('a dry run as a file', () => {
  const exportRows = `mutation($uuid: ID!) { import { exportRows(uuid: $uuid) { job { uuid } userErrors { code } } } }`

  it('has every row with what it comes to, old and new values', async () => {
    await calls.import('Personal-Nr;Nachname;E-Mail\nF1;Alt;f1@x.example')
    const checked = await calls.dryRun(
      'Personal-Nr;Nachname;E-Mail\nF1;=Neu;f1@x.example\nF2;Zwei;\nF3;Drei;f3@x.example',
    )
    const { job } = (await ask<Exported>(exportRows, { uuid: checked.uuid })).import.exportRows
    const find = async () =>
      (
        await ask<JobAnswer>(`query($uuid: ID!) { jobs { job(uuid: $uuid) { state fileUrl fileName } } }`, {
          uuid: job?.uuid,
        })
      ).jobs.job
    await expect.poll(async () => (await find()).state, { timeout: 10_000 }).toBe('DONE')
    const { fileUrl, fileName } = await find()
    expect(fileName).toBe('people-changes.csv')
    const lines = (await (await fetch(`${server.url}${fileUrl ?? ''}`)).text())
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(','))
    const [heads = [], first = [], second = [], third = []] = lines
    const cell = (line: readonly string[], head: string): string | undefined => line[heads.indexOf(head)]
    expect([
      cell(first, 'Row'),
      cell(first, 'Result'),
      cell(first, 'Family name (before)'),
      cell(first, 'Family name (after)'),
    ]).toEqual(['2', 'changed', 'Alt', "'=Neu"])
    expect([cell(second, 'Result'), cell(second, 'Note')]).toEqual(['left out', 'no username and no email address'])
    expect([cell(third, 'Result'), cell(third, 'Email address (after)'), cell(third, 'Unit key (after)')]).toEqual([
      'created',
      'f3@x.example',
      'all',
    ])
  })

  it('is there once there is one, and only for those who may see the import', async () => {
    const read = await calls.read(people(0, 1))
    expect((await ask<Exported>(exportRows, { uuid: read.uuid })).import.exportRows.userErrors).toEqual([
      { code: 'WRONG_STATE' },
    ])
    const foreign = await server.call(
      exportRows,
      { uuid: read.uuid },
      { subject: 'nobody', roles: ['EDUCATION_MANAGER'] },
    )
    expect(foreign.data).toEqual({ import: { exportRows: { job: null, userErrors: [{ code: 'UNKNOWN' }] } } })
  })
})

describe('after ninety days', () => {
  it('rows and file are gone, and what came of it stays', async () => {
    const { uuid } = await calls.dryRun('Personalnummer;Nachname;E-Mail\nC1;Clean;c1@x.example')
    await server.database.pool.query(`update import_job set created_at = now() - interval '91 days' where uuid = $1`, [
      uuid,
    ])
    const released: string[] = []
    await clearImports(
      server.database.pool,
      { take: () => Promise.resolve(null), release: (keys) => Promise.resolve(void released.push(...keys)) },
      Date.now(),
    )
    expect(released.length).toBe(1)
    expect(await calls.rows(uuid)).toEqual([])
    expect(await calls.find(uuid)).toMatchObject({ created: 1 })
  })
})
