import { describe, expect, it } from 'vitest'
import { callerOf } from '../../../testing/testOrganisation.ts'
import { createBulkScenario } from '../testing/bulkScenario.ts'

const organisation = createBulkScenario('invitation, outbox_mail')
const { users, user, uuidOf, those, addCrowd, readDoneJob } = organisation

const bulk = '{ changed job { uuid kind } userErrors { code path } }'
const statusOf = async (name: string): Promise<unknown> =>
  ((await users(`user(uuid: "${uuidOf(name)}") { status }`)) as { status: string } | null)?.status

const wrong = (code: string, ...path: readonly string[]) => ({ changed: 0, job: null, userErrors: [{ code, path }] })
const done = (changed: number) => ({ changed, job: null, userErrors: [] })

describe('suspending', () => {
  it('shuts out, once, and comes back to where each stood', async () => {
    expect(await user(`suspendUsers(${those('pupil', 'guest')}) ${bulk}`)).toEqual(done(2))
    expect(await user(`suspendUsers(${those('pupil')}) ${bulk}`)).toEqual(done(0))
    const refused = await organisation.server.call('{ version }', {}, { ...callerOf('pupil'), sessionId: 'after' })
    expect(refused.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect(await user(`reactivateUsers(${those('pupil', 'guest')}) ${bulk}`)).toEqual(done(2))
    expect([await statusOf('pupil'), await statusOf('guest')]).toEqual(['INVITED', 'INVITED'])
  })

  it('is done by nobody to themselves, to nobody out of scope, and by no manager to who manages the product', async () => {
    expect(await user(`suspendUsers(${those('root')}) ${bulk}`)).toEqual(wrong('SELF', 'selection'))
    expect(await user(`suspendUsers(${those('seller')}) ${bulk}`, callerOf('manager'))).toEqual(
      wrong('UNKNOWN', 'selection'),
    )
    expect(await user(`suspendUsers(${those('expired')}) ${bulk}`, callerOf('manager'))).toEqual(
      wrong('OUT_OF_SCOPE', 'selection'),
    )
    expect(await user(`suspendUsers(${those('pupil', 'seller')}) ${bulk}`, callerOf('manager'))).toEqual({
      ...done(1),
      userErrors: [{ code: 'UNKNOWN', path: ['selection'] }],
    })
  })

  it('leaves the last administrator', async () => {
    const caller = { subject: 'elsewhere', roles: ['ADMIN'] as const, sessionId: 'x' }
    await organisation.server.database.pool.query(
      `insert into person (uuid, subject, roles, status) values (gen_random_uuid(), 'elsewhere', '{ADMIN}', 'ACTIVE')`,
    )
    expect(await user(`suspendUsers(${those('root')}) ${bulk}`, caller)).toEqual(done(1))
    await organisation.server.database.pool.query(`update person set status = 'ACTIVE' where subject = 'root'`)
    await organisation.server.database.pool.query(`update person set status = 'INVITED' where subject = 'elsewhere'`)
    expect(await user(`suspendUsers(${those('root')}) ${bulk}`, caller)).toEqual(
      wrong('LAST_ADMINISTRATOR', 'selection'),
    )
  })

  it('of more than twenty needs their number typed, and shows it first', async () => {
    await addCrowd(25)
    const selection = 'selection: { matching: { search: "crowd" }, expectedCount: 25 }'
    expect(
      await users(
        `consequences(action: SUSPEND, ${selection}) { concerned unchanged refused { code count } confirmation }`,
      ),
    ).toEqual({
      concerned: 25,
      unchanged: 0,
      refused: [],
      confirmation: '25',
    })
    expect(await user(`suspendUsers(${selection}) ${bulk}`)).toEqual(wrong('NOT_CONFIRMED', 'confirmation'))
    expect(
      await user(
        `suspendUsers(selection: { matching: { search: "crowd" }, expectedCount: 24 }, confirmation: "24") ${bulk}`,
      ),
    ).toEqual(wrong('COUNT_CHANGED', 'selection', 'expectedCount'))
    expect(await user(`suspendUsers(${selection}, confirmation: "25") ${bulk}`)).toEqual(done(25))
  })

  it('tells the number there is now, whatever number was shown before, and does nothing to another one', async () => {
    await addCrowd(25)
    const those24 = 'selection: { matching: { search: "crowd" }, expectedCount: 24 }'
    const counted = { concerned: 25, unchanged: 0, refused: [], confirmation: '25' }
    expect(
      await users(
        `consequences(action: SUSPEND, ${those24}) { concerned unchanged refused { code count } confirmation }`,
      ),
    ).toEqual(counted)
    expect(await users(`letterConsequences(${those24}) { concerned refused { code count } }`)).toEqual({
      concerned: 25,
      refused: [],
    })
    expect(await user(`suspendUsers(${those24}, confirmation: "25") ${bulk}`)).toEqual(
      wrong('COUNT_CHANGED', 'selection', 'expectedCount'),
    )
  })

  it('of more than a hundred is a job of the caller, with what could not be done', async () => {
    await addCrowd(150)
    const selection = `selection: { matching: { unit: "${organisation.units.class5a}" }, expectedCount: 155, except: ["${uuidOf('guest')}"] }`
    const answer = await user(`suspendUsers(${selection}, confirmation: "152") ${bulk}`, callerOf('above'))
    // Those who manage the product, a member and a deputy among them, are refused; the one who asks is not in the class.
    expect(answer).toMatchObject({ changed: 0, job: { kind: 'users.suspend' }, userErrors: [{ code: 'OUT_OF_SCOPE' }] })
    const { uuid } = (answer as { job: { uuid: string } }).job
    const ended = await readDoneJob(uuid, 'done total failed', callerOf('above'))
    expect(ended).toEqual({ state: 'DONE', done: 152, total: 152, failed: 0 })
    expect([await statusOf('guest'), await statusOf('pupil')]).toEqual(['INVITED', 'SUSPENDED'])
    expect(await users('count(filter: { search: "crowd", status: [SUSPENDED] })')).toBe(150)
  })
})

describe('units', () => {
  it('take people in and let them go; nobody is left without one', async () => {
    const add = (unit: string, more = 'role: MEMBER'): string =>
      `addToUnit(${those('pupil')}, unit: "${unit}", ${more}) ${bulk}`
    expect(await user(add(organisation.units.school), callerOf('above'))).toEqual(done(1))
    expect(await user(add(organisation.units.school), callerOf('above'))).toEqual(done(0))
    expect(await user(add(organisation.units.sales), callerOf('above'))).toEqual(wrong('OUT_OF_SCOPE', 'unit'))
    expect(await user(add(organisation.units.school, 'role: DEPUTY'))).toEqual(wrong('REQUIRED', 'until'))
    const remove = (unit: string): string => `removeFromUnit(${those('pupil')}, unit: "${unit}") ${bulk}`
    expect(await user(remove(organisation.units.class5a))).toEqual(done(1))
    expect(await user(remove(organisation.units.school))).toEqual(done(1))
    expect(await user(remove(organisation.units.general))).toEqual(wrong('GENERAL_UNIT', 'selection'))
    expect(await users(`memberships(user: "${uuidOf('pupil')}") { unit { key } isDefault }`)).toEqual([
      { unit: { key: 'general' }, isDefault: true },
    ])
  })
})

describe('invitations', () => {
  it('go to those who never came and have an address', async () => {
    expect(await user(`inviteUsers(${those('guest', 'nomail', 'pupil')}) ${bulk}`)).toEqual({
      changed: 1,
      job: null,
      userErrors: [{ code: 'NO_ADDRESS', path: ['selection'] }],
    })
    const { rows } = await organisation.server.database.pool.query<{ body: string }>('select body from outbox_mail')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.body).toMatch(/\/oidc\/invitation\/[\w-]{43}/)
  })

  it('are printed for those who have none, one page a person', async () => {
    const answer = await user(`printLetters(${those('guest', 'nomail', 'pupil')}) { job { uuid } userErrors { code } }`)
    const { uuid } = (answer as { job: { uuid: string } }).job
    const { failed, fileUrl } = await readDoneJob(uuid, 'failed fileUrl', callerOf('root'))
    expect(failed).toBe(1)
    const page = await (await fetch(organisation.server.url + String(fileUrl))).text()
    expect(page.match(/<section/g)).toHaveLength(2)
    expect(page.match(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/g)).toHaveLength(2)
    expect(page).toContain('@page')
  })
})

describe('what an outside provider keeps', () => {
  it('is refused here: roles, passwords and sessions of those who come from there', async () => {
    expect(await user(`setRoles(${those('pupil')}, roles: [ADMIN]) ${bulk}`)).toEqual(wrong('LOCKED', 'selection'))
    expect(await user(`setRoles(${those('guest')}, roles: [ADMIN]) ${bulk}`)).toEqual(done(1))
    expect(await user(`endSessionsOf(${those('pupil')}) ${bulk}`)).toEqual(wrong('LOCKED', 'selection'))
    expect(await user(`resetPassword(uuid: "${uuidOf('pupil')}") ${bulk}`)).toEqual(wrong('LOCKED', 'uuid'))
  })
})

describe('anonymising', () => {
  it('takes away who it was, for good, and keeps the proof under a pseudonym', async () => {
    const { pool } = organisation.server.database
    const person = uuidOf('pupil')
    await pool.query(`update person set displayed_id = '9', external_id = 'E9', phone = '1' where uuid = $1`, [person])
    const mail = `insert into outbox_mail (uuid, event, person, address, about, locale, subject, body, dedupe_key)
      values (gen_random_uuid(), 'DELETION_REQUESTED', $1, 'root@x.example', $2, 'en', 'Pupil asks for deletion', '', 'about')`
    await pool.query(mail, [uuidOf('root'), person])
    expect(await user(`anonymiseUsers(${those('pupil', 'root')}) ${bulk}`)).toEqual({
      changed: 1,
      job: null,
      userErrors: [{ code: 'SELF', path: ['selection'] }],
    })
    const { rows } = await pool.query<Record<string, unknown>>(
      'select p.*, e::text as entry from person p join person_list_entry e on e.person = p.uuid where p.uuid = $1',
      [person],
    )
    const text = JSON.stringify(rows[0])
    for (const trace of ['pupil', 'Pupil', 'E9', '"9"']) expect(text).not.toContain(trace)
    expect(
      await users(`user(uuid: "${person}") { name status username units { uuid } defaultUnit { uuid } }`),
    ).toMatchObject({
      status: 'ANONYMISED',
      username: null,
      units: [],
      defaultUnit: null,
      name: expect.stringMatching(/^[0-9A-F]{8}$/) as unknown,
    })
    expect((await pool.query(`select from outbox_mail where subject like '%upil%'`)).rowCount).toBe(0)
    const audit = await pool.query<{ text: string }>('select e::text as text from audit_event e where object = $1', [
      person,
    ])
    expect(audit.rows.map(({ text: row }) => row).join()).not.toContain('upil')
    expect(await user(`anonymiseUsers(${those('pupil')}) ${bulk}`)).toEqual(done(0))
    expect(await user(`suspendUsers(${those('pupil')}) ${bulk}`)).toEqual(wrong('WRONG_STATE', 'selection'))
  })
})

describe('an export', () => {
  it('holds what the caller sees, in their language, and no formula', async () => {
    await organisation.server.database.pool.query(
      `update person set given_name = '=1+1', locale = 'de' where uuid = any($1)`,
      [[uuidOf('guest'), uuidOf('manager')]],
    )
    const field = `exportUsers(filter: { search: "@somo" }, columns: ["GIVEN_NAME", "ROLES", "EMAIL"], format: CSV) { job { uuid } userErrors { code path } }`
    expect(await user(field.replace('ROLES', 'SALARY'))).toEqual({
      job: null,
      userErrors: [{ code: 'NOT_OFFERED', path: ['columns', '1'] }],
    })
    const { job } = (await user(field, callerOf('manager'))) as { job: { uuid: string } }
    const { fileUrl, fileName } = await readDoneJob(job.uuid, 'fileUrl fileName', callerOf('manager'))
    expect(fileName).toMatch(/^personen-.*\.csv$/)
    const url = String(fileUrl)
    const text = Buffer.from(await (await fetch(organisation.server.url + url)).arrayBuffer()).toString('utf8')
    expect(text.startsWith('\ufeffVorname;Rollen;E-Mail-Adresse\r\n')).toBe(true)
    expect(text).toContain(`'=1+1;Lernende;guest@somo.example`)
    expect(text).not.toContain('seller')
    await user(`anonymiseUsers(${those('seller')}) ${bulk}`)
    expect((await fetch(organisation.server.url + url)).status).toBe(404)
    const preview = await organisation.server.call(
      `{ jobs { job(uuid: "${job.uuid}") { state fileUrl fileName isFileWithdrawn } } }`,
      {},
      callerOf('manager'),
    )
    expect(preview.data).toEqual({
      jobs: { job: { state: 'DONE', fileUrl: null, fileName: null, isFileWithdrawn: true } },
    })
  })
})
