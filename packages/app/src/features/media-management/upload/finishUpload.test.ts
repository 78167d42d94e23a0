import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFinishUpload, type CheckedMedium, type CheckResult, type UploadCalls } from './finishUpload.ts'
import type { UploadTarget } from './mediumUpload.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

type Draft = NonNullable<CheckedMedium['draft']>
const draft = (parts: Partial<Draft> = {}): Draft => ({
  uuid: 'v',
  revision: 3,
  state: 'PROCESSING',
  findings: [],
  files: [],
  ...parts,
})
const found = (parts: Partial<Draft> = {}): CheckResult => ({
  payload: { medium: { uuid: 'm', revision: 2, draft: draft(parts) } },
  userErrors: [],
  problem: null,
})
const noNetwork: CheckResult = { payload: null, userErrors: [], problem: { code: 'UNREACHABLE', requestId: null } }
const file = new File(['x'], 'Loading_ramp.mp4')

/** Finishes an upload whose medium is read as these answers say, one after the other. */
async function finish(target: UploadTarget, calls: Partial<UploadCalls>, reads: CheckResult[]) {
  const media: string[] = []
  const unused = () => Promise.reject(new Error('Not expected.'))
  const all: UploadCalls = {
    create: unused,
    replace: unused,
    addCaptions: unused,
    read: () => Promise.resolve(reads.shift() ?? noNetwork),
    ...calls,
  }
  const answer = createFinishUpload(all)('u', file, target, (uuid) => media.push(uuid))
  await vi.runAllTimersAsync()
  return { answer: await answer, media }
}

const fresh: UploadTarget = { kind: 'NEW', ownerUnit: null, locale: 'de' }

test('a new medium is named like its file and ready once its check is over, whatever the network does meanwhile', async () => {
  const create = vi.fn(() => Promise.resolve(found()))
  const { answer, media } = await finish(fresh, { create }, [noNetwork, found(), found({ state: 'READY' })])
  expect(create).toHaveBeenCalledWith('u', 'Loading ramp', fresh)
  expect([answer, media]).toEqual([{ kind: 'ready' }, ['m']])
})

test('a check that fails says why, and the medium is there with its report', async () => {
  const findings = [{ code: 'TOO_MANY_FILES', place: null, values: '{"count":30000,"limit":20000}' }]
  const { answer, media } = await finish(fresh, { create: () => Promise.resolve(found()) }, [
    found({ state: 'FAILED', findings }),
  ])
  expect(answer).toEqual({
    kind: 'refused',
    refusal: { code: 'TOO_MANY_FILES', place: null, values: { count: 30_000, limit: 20_000 } },
  })
  expect(media).toEqual(['m'])
})

test('another file takes the place of the medium as it is when it has arrived', async () => {
  const replace = vi.fn(() => Promise.resolve(found({ state: 'READY' })))
  const { answer } = await finish({ kind: 'FILE', medium: 'm' }, { replace }, [found({ state: 'READY' })])
  expect(replace).toHaveBeenCalledWith('u', expect.objectContaining({ revision: 2 }))
  expect(answer).toEqual({ kind: 'ready' })
})

test('captions that cannot be used are refused with their finding', async () => {
  const captions = { uuid: 'c', purpose: 'CAPTIONS', locale: 'en', isChecked: false } as const
  const gone = found({ state: 'READY', findings: [{ code: 'NO_CUES', place: null, values: '{"file":"c"}' }] })
  const { answer } = await finish(
    { kind: 'CAPTIONS', medium: 'm', locale: 'en' },
    { addCaptions: () => Promise.resolve(found({ state: 'READY', files: [captions] })) },
    [found({ state: 'READY' }), found({ state: 'READY', files: [captions] }), gone],
  )
  expect(answer).toMatchObject({ kind: 'refused', refusal: { code: 'NO_CUES' } })
})

test('what the server refuses is told by its code', async () => {
  const refused: CheckResult = { ...found(), userErrors: [{ code: 'OUT_OF_SCOPE', path: ['ownerUnit'] }] }
  const { answer, media } = await finish(fresh, { create: () => Promise.resolve(refused) }, [])
  expect([answer, media]).toEqual([{ kind: 'refused', refusal: { code: 'OUT_OF_SCOPE', place: null, values: {} } }, []])
})
