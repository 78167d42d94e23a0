import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWithin, parseTimes, retryPause, spend } from '../budgets.ts'
import { mayUse, remember } from '../capabilities.ts'
import { frameTimeout, planRefresh, renewalDelay } from '../tokens/refreshPlan.ts'
import { memoryStorage } from '../testing/fakeWorld.ts'

describe('the ways of a silent refresh', () => {
  const both = [true, false]
  const situations = (['start', 'renewal', 'check'] as const).flatMap((trigger) =>
    both.flatMap((hasRefreshToken) =>
      both.flatMap((mayUseFrame) =>
        both.map((isFramedBySite) => ({ trigger, hasRefreshToken, mayUseFrame, isFramedBySite })),
      ),
    ),
  )
  test('session.md 2.1, all 24 situations', () => {
    const plans = situations.map((one) => {
      const given = [one.trigger, one.hasRefreshToken && 'token', one.mayUseFrame && !one.isFramedBySite && 'frame']
      return `${given.filter(Boolean).join(' ')}: ${planRefresh(one).join(', ')}`
    })
    expect([...new Set(plans)].toSorted()).toEqual([
      'check frame: frame',
      'check token frame: frame, grant',
      'check token: grant',
      'check: ',
      'renewal frame: frame',
      'renewal token frame: grant, frame',
      'renewal token: grant',
      'renewal: ',
      'start frame: frame',
      'start token frame: frame, grant',
      'start token: grant',
      'start: ',
    ])
  })

  test('a first visit does not wait long for the frame', () => {
    expect((['start', 'renewal', 'check'] as const).map(frameTimeout)).toEqual([5_000, 10_000, 10_000])
  })
})

describe('when a renewal is due', () => {
  test.each([
    [300, 0.5, 225_000],
    [300, 0, 213_750],
    [60, 0.5, 45_000],
    [14, 0.5, 7_000],
    [15, 0.5, 11_250],
    [6, 0.5, 5_000],
    [0, 0.5, 5_000],
  ])('%d s of life, chance %d: %d ms', (life, chance, delay) => expect(renewalDelay(life, chance)).toBe(delay))

  test('before the token ends, for every life of ten seconds or more', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10, max: 86_400 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (life, chance) => {
          expect(renewalDelay(life, chance)).toBeLessThan(life * 1_000)
        },
      ),
    )
  })

  test('failures are answered with growing pauses', () => {
    expect([1, 2, 3, 4, 99].map(retryPause)).toEqual([5_000, 15_000, 60_000, 60_000, 60_000])
  })
})

describe('budgets', () => {
  const budget = { times: 2, span: 60_000 }
  test('no more than the budget ever fits into its span, however the events come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 80 }), (pauses) => {
        let now = 0
        let times: readonly number[] = []
        const happened: number[] = []
        for (const pause of pauses) {
          now += pause
          if (!isWithin(budget, times, now)) continue
          times = spend(budget, times, now)
          happened.push(now)
        }
        const crowded = happened.filter(
          (time, index) => time - (happened[index - budget.times] ?? -Infinity) < budget.span,
        )
        expect(crowded).toEqual([])
        expect(times.length).toBeLessThanOrEqual(budget.times)
      }),
    )
  })

  test('a clock set back does not lock anybody out', () => expect(isWithin(budget, [5_000, 6_000], 1_000)).toBe(true))

  test.each([
    [null, []],
    ['', []],
    ['nonsense', []],
    ['{}', []],
    ['[1,"2",null,3]', [1, 3]],
  ])('stored %j is read as %j', (stored, times) => {
    expect(parseTimes(stored)).toEqual(times)
  })
})

describe('what is known of the browser', () => {
  const day = 24 * 60 * 60 * 1_000
  test.each(['iframe', 'sessionCheck'] as const)(
    '%s: nothing at first; a "no" holds for a day, for its provider only; a "yes" ends it',
    (what) => {
      const storage = memoryStorage()
      const may = (issuer: string, now: number) => mayUse(what, storage, issuer, now)
      expect(may('a', 0)).toBe(true)
      remember(what, false, storage, 'a', 1_000)
      expect([may('a', 2_000), may('b', 2_000)]).toEqual([false, true])
      expect([may('a', 1_000 + day), may('a', 0)]).toEqual([true, true])
      remember(what, true, storage, 'a', 3_000)
      expect(may('a', 4_000)).toBe(true)
      storage.local.set('somo.oidc.caps', 'nonsense')
      expect(may('a', 0)).toBe(true)
    },
  )

  test('the two do not overwrite each other', () => {
    const storage = memoryStorage()
    remember('iframe', false, storage, 'a', 1_000)
    remember('sessionCheck', false, storage, 'a', 2_000)
    remember('iframe', true, storage, 'a', 3_000)
    expect([mayUse('iframe', storage, 'a', 4_000), mayUse('sessionCheck', storage, 'a', 4_000)]).toEqual([true, false])
    expect(storage.local.get('somo.oidc.caps')).toBe(
      '{"a":{"sessionCheck":{"works":"no","at":2000},"iframe":{"works":"yes","at":3000}}}',
    )
  })
})
