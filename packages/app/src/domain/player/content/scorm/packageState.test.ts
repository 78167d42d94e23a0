import { describe, expect, it } from 'vitest'
import type { PlayedActivity, PlayedPackage } from '../../../learning/learningTypes.ts'
import { attemptFixture } from '../../playerFixture.ts'
import {
  addRefusal,
  addReport,
  changeOf,
  firstUnit,
  forgetUnit,
  initialCmi,
  readPackageState,
  requestedUnit,
  type PackageState,
} from './packageState.ts'

const unit = (id: string, parts: Partial<PlayedActivity> = {}): PlayedActivity => ({
  id,
  title: id,
  depth: 0,
  address: `https://content.example/p/${id}.html`,
  masteryScore: null,
  launchData: null,
  completionThreshold: null,
  ...parts,
})
const packageOf = (standard: string, ...activities: PlayedActivity[]): PlayedPackage => ({
  standard,
  runtime: 'https://content.example/runtime/scorm12.html',
  sequencing: null,
  activities,
})
const empty: PackageState = { current: null, units: {}, log: [] }
const cmi12 = (parts: object = {}, core: object = {}) => ({
  suspend_data: 'page=4',
  core: { lesson_location: '4', lesson_status: 'incomplete', session_time: '00:01:00', ...core },
  ...parts,
})
const learner = { id: 'amani', name: 'Amani Kim', isReview: false }

/** What the next session reads after a change was stored. */
const stored = (change: ReturnType<typeof changeOf>) =>
  readPackageState(
    attemptFixture({
      runtime: change.runtime ?? '{}',
      suspendData: change.suspendData ?? null,
      location: change.location ?? null,
    }),
  )

describe('a package of one unit', () => {
  const one = packageOf('1.2', unit('a', { masteryScore: 80, launchData: 'mode=full' }))

  it('keeps location and suspend data beside the rest, and begins with both again', () => {
    const state = addReport(empty, 'a', { cmi: cmi12({}, { exit: 'suspend' }), isEnded: true })
    const change = changeOf(state, one, 61)
    expect(change).toMatchObject({ completion: 'INCOMPLETE', location: '4', suspendData: 'page=4', seconds: 61 })
    expect(change.runtime).not.toContain('page=4')
    expect(
      initialCmi(stored(change), unit('a', { masteryScore: 80, launchData: 'mode=full' }), '1.2', learner),
    ).toEqual({
      suspend_data: 'page=4',
      launch_data: 'mode=full',
      student_data: { mastery_score: '80' },
      core: {
        lesson_location: '4',
        lesson_status: 'incomplete',
        student_id: 'amani',
        student_name: 'Amani Kim',
        credit: 'credit',
        lesson_mode: 'normal',
        entry: 'resume',
      },
    })
  })

  it('is new at first, resumed after a cut, and neither after a normal end', () => {
    const entry = (state: PackageState) =>
      (initialCmi(state, unit('a'), '1.2', learner)['core'] as { entry: string }).entry
    expect(entry(empty)).toBe('ab-initio')
    expect(entry(addReport(empty, 'a', { cmi: cmi12(), isEnded: false }))).toBe('resume')
    expect(entry(addReport(empty, 'a', { cmi: cmi12({}, { exit: '' }), isEnded: true }))).toBe('')
  })

  it('that stores more than fits keeps its state and drops the answers', () => {
    const interactions = { 0: { student_response: 'x'.repeat(1_100_000) } }
    const change = changeOf(addReport(empty, 'a', { cmi: cmi12({ interactions }), isEnded: false }), one, 0)
    expect(change.runtime?.length).toBeLessThan(1000)
    expect(change).toMatchObject({ suspendData: 'page=4', location: '4' })
  })

  it('of 2004 gets its thresholds, and is only looked at when it is complete', () => {
    const limited = unit('a', { masteryScore: 75, completionThreshold: 0.5 })
    expect(initialCmi(empty, limited, '2004', { ...learner, isReview: true })).toEqual({
      learner_id: 'amani',
      learner_name: 'Amani Kim',
      credit: 'no-credit',
      mode: 'review',
      entry: 'ab-initio',
      scaled_passing_score: '0.75',
      completion_threshold: '0.5',
    })
  })
})

describe('a package of several units', () => {
  const several = packageOf('2004', unit('folder', { address: null }), unit('a'), unit('b'), unit('c'))
  const done = { cmi: { completion_status: 'completed', suspend_data: 'x' }, isEnded: true }

  it('keeps the suspend data of each, and goes on with the one that was open', () => {
    const state = { ...addReport(addReport(empty, 'a', done), 'b', { ...done, cmi: {} }), current: 'b' }
    const change = changeOf(state, several, 0)
    expect(change).toMatchObject({ completion: 'INCOMPLETE', progress: 33, location: 'b' })
    expect(change.suspendData).toBeUndefined()
    const next = stored(change)
    expect(next.units['a']).toEqual(done)
    expect(firstUnit(next, several)?.id).toBe('b')
    expect(firstUnit({ ...next, current: 'a' }, several)?.id).toBe('b')
    expect(firstUnit(empty, several)?.id).toBe('a')
  })

  it.each([
    ['continue', 'c'],
    ['previous', 'a'],
    ['{target=c}choice', 'c'],
    ['{target=folder}choice', undefined],
    ['exitAll', undefined],
    ['', undefined],
  ])('is led on by the request %s to %s', (request, id) => {
    expect(requestedUnit(several, 'b', request)?.id).toBe(id)
  })
})

it('a package with rules keeps their state, and has come to what they roll up', () => {
  const sequenced = packageOf('2004', unit('a'), unit('b'))
  const snapshot = {
    state: '{"version":"1.0"}',
    navigation: { isOver: false, isContinueOpen: true, isPreviousOpen: false, choices: ['b'] },
    result: { completion: 'completed', success: 'passed', score: 0.755 },
  }
  const state = {
    ...addReport(empty, 'a', { cmi: { completion_status: 'completed' }, isEnded: true }),
    sequencing: snapshot,
  }
  const change = changeOf(state, sequenced, 0)
  expect(change).toMatchObject({ completion: 'COMPLETE', success: 'PASSED', score: 75.5, progress: 100 })
  expect(stored(change).sequencing).toEqual(snapshot)
  const open = {
    ...state,
    sequencing: { ...snapshot, result: { completion: 'unknown', success: 'unknown', score: null } },
  }
  expect(changeOf(open, sequenced, 0)).toMatchObject({ completion: 'INCOMPLETE', success: 'UNKNOWN', progress: 50 })
  expect(forgetUnit(state, 'a').units).toEqual({})
})

it('the refused calls are kept, the first fifty of them', () => {
  const refusal = {
    activity: 'a',
    call: 'LMSSetValue',
    element: 'cmi.x',
    length: 3,
    code: '401',
    sentence: 'Not implemented',
  }
  const state = Array.from({ length: 60 }).reduce<PackageState>((before) => addRefusal(before, refusal), empty)
  const next = stored(changeOf(state, packageOf('1.2', unit('a')), 0))
  expect(next.log).toHaveLength(50)
  expect(next.log[0]).toEqual(refusal)
})
