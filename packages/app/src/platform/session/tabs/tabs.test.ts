import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createWorkRegistry } from '../returning/beforeLeave.ts'
import { compareMarks, eraseMark, readMark, writeMark } from '../sessionMark.ts'
import type { TabWord } from './signals.ts'
import { Tabs } from './tabs.ts'
import { memoryStorage, until } from '../testing/fakeWorld.ts'

function tab(channel: BroadcastChannel | null) {
  let speak: (event: { readonly key: string | null }) => void = () => undefined
  const heard: TabWord[] = []
  const tabs = new Tabs({ addEventListener: (_type, listener) => void (speak = listener) }, channel)
  tabs.listen((word) => heard.push(word))
  return { tabs, heard, store: (key: string | null) => speak({ key }) }
}

describe('words between tabs', () => {
  test('a log-out reaches the others with the session it is about, and nothing else does', async () => {
    const [mine, other] = [new BroadcastChannel('somo'), new BroadcastChannel('somo')]
    const here = tab(mine)
    const there = tab(other)
    for (const noise of [null, 'logged_out', { type: 'logged_out' }, { type: 'else', sid: 'a' }])
      mine.postMessage(noise)
    here.tabs.announceLogout('abc')
    await until(() => there.heard.length > 0)
    expect([here.heard, there.heard]).toEqual([[], [{ type: 'loggedOut', sid: 'abc' }]])
    mine.close()
    other.close()
  })

  test("of the storage only the session's mark is heard, also when all is cleared at once", () => {
    const here = tab(null)
    for (const key of ['somo.theme', 'somo.session', null]) here.store(key)
    here.tabs.announceLogout('abc')
    expect(here.heard).toEqual([{ type: 'marked' }, { type: 'marked' }])
  })
})

describe('the mark of the session', () => {
  test.each([
    [null, null, null],
    [null, '', null],
    [null, 'a', 'OTHER_TAB_SESSION'],
    ['a', 'a', null],
    ['a', 'b', 'OTHER_TAB_SESSION'],
    ['a', '', null],
    ['', 'b', null],
    ['', '', null],
    ['a', null, 'OTHER_TAB_LOGOUT'],
    ['', null, 'OTHER_TAB_LOGOUT'],
  ])('a tab in session %j that finds the mark %j: %s', (own, marked, type) => {
    const storage = memoryStorage()
    if (marked !== null) writeMark(storage, { sid: marked, person: '' })
    expect(compareMarks(own === null ? null : { sid: own, person: '' }, storage)?.type ?? null).toBe(type)
  })

  const mark = fc.record({ sid: fc.string(), person: fc.constantFrom('', 'amani', 'zawadi') })

  test('is read as it was written, and erased only by its session or another one of its person', () => {
    fc.assert(
      fc.property(mark, mark, (mine, other) => {
        const storage = memoryStorage()
        writeMark(storage, mine)
        expect(readMark(storage)).toEqual(mine)
        eraseMark(storage, other)
        const isTheirs = mine.sid === other.sid || (mine.person !== '' && mine.person === other.person)
        expect(readMark(storage)).toEqual(isTheirs ? null : mine)
      }),
    )
  })

  test.each([
    ['amani', null, true],
    ['amani', 'a', true],
    ['amani', 'b', null],
    ['zawadi', 'b', false],
    ['', 'b', false],
  ])(
    'another session, of %j, after a reload for %j: is it the same person? %j',
    (person, reloadedFor, isSamePerson) => {
      const storage = memoryStorage()
      writeMark(storage, { sid: 'b', person })
      if (reloadedFor !== null) storage.session.set('somo.reloadedFor', reloadedFor)
      const news = compareMarks({ sid: 'a', person: 'amani' }, storage)
      expect(news).toEqual(isSamePerson === null ? null : { type: 'OTHER_TAB_SESSION', sid: 'b', isSamePerson })
    },
  )

  test.each(['', 'nonsense', '[]', '{"sid":1}', 'null'])('%j, written by others, is none', (stored) => {
    const storage = memoryStorage()
    storage.local.set('somo.session', stored)
    expect(readMark(storage)).toBeNull()
  })
})

test('unsaved work is held until each form lets go, or all is given up', () => {
  const work = createWorkRegistry()
  const [first, second] = [work.hold(), work.hold()]
  first()
  first()
  expect(work.hasAny()).toBe(true)
  work.letGo()
  expect(work.hasAny()).toBe(false)
  second()
  work.hold()
  expect(work.hasAny()).toBe(true)
})
