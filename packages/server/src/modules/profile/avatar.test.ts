import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Caller } from '../../access/caller.ts'
import { inTransaction } from '../../database/transaction.ts'
import { createOutsideGateway } from '../../identity/gateway/outsideGateway.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { noClaims } from '../../testing/noClaims.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import type { AvatarFiles } from '../uploads/uploadedFiles.ts'
import { createProfileService } from './service.ts'
import { createProfileStore } from './store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => emptyTables(database.pool, 'person'))

const callerOf = (subject: string): Caller => ({ subject, sessionId: 's', roles: [], expiresAt: 0, claims: noClaims })
const amani = callerOf('amani')

/** A profile over files of which each upload `<owner>-…` can be taken once. */
function start() {
  const taken = new Set<string>()
  const remove = vi.fn<AvatarFiles['remove']>(() => Promise.resolve())
  const take: AvatarFiles['take'] = (upload, owner) => {
    if (!upload.startsWith(`${owner}-`) || taken.has(upload)) return Promise.resolve(null)
    taken.add(upload)
    return Promise.resolve(`/files/${upload}`)
  }
  const store = createProfileStore(database)
  const profiles = createProfileService({
    gateway: createOutsideGateway('https://id.example.org'),
    store,
    avatars: { take, remove },
    transact: (work) => inTransaction(database.pool, work),
  })
  return { profiles, store, remove }
}

describe('a picture', () => {
  it('is shown once it is taken, and counts as a change', async () => {
    const { profiles, remove } = start()
    const { profile, userErrors } = await profiles.setAvatar(amani, 'amani-1')
    expect(userErrors).toEqual([])
    expect(profile).toMatchObject({ avatarUrl: '/files/amani-1', revision: 2 })
    expect(remove).not.toHaveBeenCalled()
    const late = await profiles.update(amani, 1, { phone: '112' })
    expect(late).toMatchObject({ profile: { phone: null }, userErrors: [{ code: 'CHANGED_MEANWHILE' }] })
  })

  it('that is replaced or taken away is removed', async () => {
    const { profiles, remove } = start()
    await profiles.setAvatar(amani, 'amani-1')
    await profiles.setAvatar(amani, 'amani-2')
    expect(remove.mock.calls).toEqual([['/files/amani-1']])
    expect(await profiles.setAvatar(amani, null)).toMatchObject({
      profile: { avatarUrl: null, revision: 4 },
      userErrors: [],
    })
    expect(remove.mock.calls).toEqual([['/files/amani-1'], ['/files/amani-2']])
  })

  it('is its own person’s: another’s upload and a used one are unknown, and the picture stays', async () => {
    const { profiles, remove } = start()
    await profiles.setAvatar(amani, 'amani-1')
    const userErrors = [{ code: 'UNKNOWN', path: ['upload'] }]
    for (const upload of ['zawadi-1', 'amani-1', '']) {
      expect(await profiles.setAvatar(amani, upload)).toMatchObject({
        profile: { avatarUrl: '/files/amani-1' },
        userErrors,
      })
    }
    expect(await profiles.read(callerOf('zawadi'))).toMatchObject({ avatarUrl: null })
    expect(remove).not.toHaveBeenCalled()
  })

  it('of many chosen at the same moment stays one, and all others are removed', async () => {
    const { profiles, remove } = start()
    await Promise.all(Array.from({ length: 8 }, (_, n) => profiles.setAvatar(amani, `amani-${n}`)))
    const shown = (await profiles.read(amani))?.avatarUrl
    const removed = remove.mock.calls.map(([url]) => url)
    expect(new Set([shown, ...removed]).size).toBe(8)
    expect(removed).toHaveLength(7)
  })

  it('that could not be put in place is removed again', async () => {
    const { profiles, store, remove } = start()
    vi.spyOn(store, 'changeAvatar').mockRejectedValueOnce(new Error('The database is gone.'))
    await expect(profiles.setAvatar(amani, 'amani-1')).rejects.toThrow('The database is gone.')
    expect(remove.mock.calls).toEqual([['/files/amani-1']])
  })
})
