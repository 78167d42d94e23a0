import { describe, expect, it, vi } from 'vitest'
import type { Role, UserErrorCode } from '@somo/graphql/schema'
import { createUuid } from '../../database/uuid.ts'
import { callerOf, testPeople, invitedPeople, read, startTestOrganisation } from '../../testing/testOrganisation.ts'
import type { TestCaller } from '../../testing/testIssuer.ts'

const organisation = startTestOrganisation([...testPeople, ...invitedPeople], 'job, import_job')
const { users, uuidOf } = organisation

const above = callerOf('above')
const manages: readonly Role[] = ['EDUCATION_MANAGER']
const query = (text: string, values: readonly unknown[]): Promise<unknown> =>
  organisation.server.database.pool.query(text, [...values])

/** A job of somebody, as it stands after its end. */
async function plantJob(
  owner: string,
  roles: readonly Role[],
  kind: string,
  payload: object,
  end: { readonly state: 'DONE' | 'FAILED'; readonly failed?: number },
): Promise<string> {
  const uuid = createUuid()
  const envelope = JSON.stringify({ payload, owner: { subject: owner, roles, requestId: 'call-1' } })
  const values = [uuid, kind, envelope, uuidOf(owner), end.state, end.failed ?? 0]
  await query(
    `insert into job (uuid, kind, payload, owner, state, failed, total, ended_at) values ($1, $2, $3, $4, $5, $6, 2, now())`,
    values,
  )
  return uuid
}

/** The suspending of two people, of which one failed. */
async function plantSuspending(owner: string, roles: readonly Role[], failed = 'pupil'): Promise<string> {
  const job = await plantJob(
    owner,
    roles,
    'users.suspend',
    { args: {}, uuids: ['pupil', 'guest'].map(uuidOf) },
    { state: 'DONE', failed: 1 },
  )
  await query(
    `insert into job_failure (job, position, object, name, code) values ($1, 1, $2, 'Pupil Test', 'WRONG_STATE')`,
    [job, uuidOf(failed)],
  )
  return job
}

async function retry(job: string, caller: TestCaller): Promise<readonly UserErrorCode[]> {
  const answer = await organisation.server.call(
    'mutation ($uuid: ID!) { job { retryJob(uuid: $uuid) { userErrors { code } } } }',
    { uuid: job },
    caller,
  )
  // The shape is the mutation's.
  return (read(answer, 'job', 'retryJob', 'userErrors') as { code: UserErrorCode }[]).map(({ code }) => code)
}

const see = async (job: string, caller = above): Promise<unknown> =>
  read(
    await organisation.server.call(
      'query ($uuid: ID!) { jobs { job(uuid: $uuid) { state done total failed canRetry } } }',
      { uuid: job },
      caller,
    ),
    'jobs',
    'job',
  )

const statusOf = async (name: string): Promise<unknown> =>
  ((await users(`user(uuid: "${uuidOf(name)}") { status }`)) as { status: string }).status

describe('work that a manager asked for', () => {
  it('is done again by them where it failed, and there alone', async () => {
    const job = await plantSuspending('above', manages)
    expect(await see(job)).toMatchObject({ state: 'DONE', failed: 1, canRetry: true })
    expect(await retry(job, above)).toEqual([])
    await vi.waitFor(
      async () => expect(await see(job)).toEqual({ state: 'DONE', done: 1, total: 1, failed: 0, canRetry: false }),
      { timeout: 10_000, interval: 100 },
    )
    expect([await statusOf('pupil'), await statusOf('guest')]).toEqual(['SUSPENDED', 'INVITED'])
    expect(await retry(job, above)).toEqual(['WRONG_STATE'])
  })

  it('is done again with everybody where it failed, be they thousands', async () => {
    const job = await plantJob(
      'above',
      manages,
      'users.suspend',
      { args: {}, uuids: [] },
      { state: 'DONE', failed: 1201 },
    )
    await query(
      `insert into job_failure (job, position, object, name, code)
       select $1, n, case when n = 1201 then $2::uuid else gen_random_uuid() end, null, 'WRONG_STATE' from generate_series(1, 1201) n`,
      [job, uuidOf('pupil')],
    )
    expect(await retry(job, above)).toEqual([])
    await vi.waitFor(
      async () => expect(await see(job)).toMatchObject({ state: 'DONE', done: 1201, total: 1201, failed: 1200 }),
      { timeout: 10_000, interval: 100 },
    )
    expect(await statusOf('pupil')).toBe('SUSPENDED')
  })

  it('that stopped half way goes on with the rest', async () => {
    const job = await plantJob(
      'above',
      manages,
      'users.suspend',
      { args: {}, uuids: ['guest', 'pupil'].map(uuidOf) },
      { state: 'FAILED' },
    )
    await query(`update job set position = '1', done = 1, error = 'INTERNAL' where uuid = $1`, [job])
    expect(await see(job)).toMatchObject({ state: 'FAILED', canRetry: true })
    expect(await retry(job, above)).toEqual([])
    await vi.waitFor(async () => expect(await see(job)).toMatchObject({ state: 'DONE', done: 2, total: 2 }), {
      timeout: 10_000,
      interval: 100,
    })
    expect([await statusOf('guest'), await statusOf('pupil')]).toEqual(['INVITED', 'SUSPENDED'])
  })

  it('is done again by nobody else but an administrator, and of it nothing is said', async () => {
    const job = await plantSuspending('above', manages)
    for (const stranger of ['sister', 'manager', 'pupil']) {
      expect(await retry(job, callerOf(stranger))).toEqual(['UNKNOWN'])
      expect(await see(job, callerOf(stranger))).toBeNull()
    }
    expect(await statusOf('pupil')).toBe('ACTIVE')
    expect(await retry(job, callerOf('root'))).toEqual([])
  })

  it('reaches no further than they do by now: a unit that was taken from them counts no more', async () => {
    const job = await plantSuspending('above', manages)
    await query(`update unit_membership set role = 'MEMBER' where person = $1`, [uuidOf('above')])
    expect(await retry(job, above)).toEqual([])
    await vi.waitFor(async () => expect(await see(job)).toMatchObject({ state: 'DONE', failed: 1 }), {
      timeout: 10_000,
      interval: 100,
    })
    expect(await statusOf('pupil')).toBe('ACTIVE')
  })

  it('is not done again with a role that they have lost, by whomever', async () => {
    const suspending = await plantSuspending('above', manages)
    expect(await retry(suspending, { ...above, roles: ['LEARNER'] })).toEqual(['OUT_OF_SCOPE'])
    // The log of everybody's changes, asked for as an administrator.
    const log = await plantJob(
      'above',
      ['ADMIN'],
      'audit.export',
      { filter: null, format: 'CSV', locale: 'en' },
      { state: 'FAILED' },
    )
    expect(await retry(log, above)).toEqual(['OUT_OF_SCOPE'])
    expect(await retry(log, callerOf('root'))).toEqual(['OUT_OF_SCOPE'])
    expect(await see(log)).toMatchObject({ state: 'FAILED' })
  })
})

describe('work at an import', () => {
  /** An import that has run, after a check that failed. */
  async function insertImports(): Promise<{ readonly check: string; readonly run: string; readonly import: string }> {
    const uuid = createUuid()
    const [check, run] = [
      await plantJob('above', manages, 'import.check', { import: uuid }, { state: 'FAILED' }),
      await plantJob('above', manages, 'import.run', { import: uuid }, { state: 'FAILED' }),
    ]
    const columns =
      'uuid, kind, state, owner, is_everywhere, file_name, file, file_hash, file_bytes, headers, started_at, job'
    await query(
      `insert into import_job (${columns}) values ($1, 'USERS', 'RUNNING', $2, false, 'people.csv', 'none', '\\x00', 10, '{name}', now(), $3)`,
      [uuid, uuidOf('above'), run],
    )
    return { check, run, import: uuid }
  }

  it('is not done again where the import has gone on without it', async () => {
    const inserted = await insertImports()
    expect(await see(inserted.check)).toMatchObject({ state: 'FAILED', canRetry: false })
    expect(await retry(inserted.check, above)).toEqual(['WRONG_STATE'])
    expect(await see(inserted.check)).toMatchObject({ state: 'FAILED' })
  })

  it('that stopped in the middle of a run goes on, as its own page offers', async () => {
    const inserted = await insertImports()
    expect(await see(inserted.run)).toMatchObject({ state: 'FAILED', canRetry: true })
    expect(await retry(inserted.run, above)).toEqual([])
    await vi.waitFor(async () => expect(await see(inserted.run)).toMatchObject({ state: 'DONE' }), {
      timeout: 10_000,
      interval: 100,
    })
    expect(
      read(
        await organisation.server.call(`{ imports { import(uuid: "${inserted.import}") { state } } }`, {}, above),
        'imports',
        'import',
        'state',
      ),
    ).toBe('DONE')
  })
})
