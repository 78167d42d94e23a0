import { expect, test } from 'vitest'
import { SessionMonitor } from './monitor.ts'
import type { MonitorHost } from './monitor.ts'
import type { Watched } from './signals.ts'

/** A page whose provider answers when the test says so. */
class Host implements MonitorHost {
  now = 0
  isShown = true
  readonly heard: string[] = []
  readonly requests: string[] = []
  frames = 0
  loaded: () => void = () => undefined
  received: (word: unknown) => void = () => undefined
  toggled: () => void = () => undefined
  #timers: { readonly at: number; readonly act: () => void }[] = []
  readonly monitor = new SessionMonitor(this, { after: (delay, act) => this.#after(delay, act) })

  open(_page: string, on: { readonly loaded: () => void; readonly received: (word: unknown) => void }) {
    this.frames += 1
    this.loaded = on.loaded
    this.received = on.received
    return { ask: (question: string) => void this.requests.push(question), close: () => void (this.frames -= 1) }
  }
  isVisible(): boolean {
    return this.isShown
  }
  onVisibility(listener: () => void): void {
    this.toggled = listener
  }

  watch(changes: Partial<Watched> = {}): void {
    const watched = { page: 'https://login.example/check', clientId: 'somo-app', sessionState: 'one', ...changes }
    this.monitor.watch(watched, ({ type }) => this.heard.push(type))
  }
  show(isShown: boolean): void {
    this.isShown = isShown
    this.toggled()
  }
  pass(milliseconds: number): void {
    for (const end = this.now + milliseconds; ;) {
      const next = this.#timers.toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined || next.at > end) return void (this.now = end)
      this.now = next.at
      this.#timers = this.#timers.filter((timer) => timer !== next)
      next.act()
    }
  }
  #after(delay: number, act: () => void): () => void {
    const timer = { at: this.now + delay, act }
    this.#timers.push(timer)
    return () => void (this.#timers = this.#timers.filter((one) => one !== timer))
  }
}

function watching(): Host {
  const host = new Host()
  host.watch()
  host.loaded()
  return host
}

test('asks when the page is there, and three seconds after each "unchanged"', () => {
  const host = new Host()
  host.watch()
  expect(host.requests).toEqual([])
  host.loaded()
  host.received('unchanged')
  host.pass(2_999)
  expect(host.requests).toEqual(['somo-app one'])
  host.pass(1)
  host.received('unchanged')
  expect([host.requests, host.heard]).toEqual([
    ['somo-app one', 'somo-app one'],
    ['OP_UNCHANGED', 'OP_UNCHANGED'],
  ])
})

test.each([
  ['changed', 'OP_CHANGED'],
  ['error', 'OP_ERROR'],
])('%s is said once, and nothing is asked any more', (word, event) => {
  const host = watching()
  host.received(word)
  host.received(word)
  host.pass(60_000)
  expect([host.heard, host.requests.length]).toEqual([[event], 1])
})

test('five seconds without an answer are an answer', () => {
  const host = watching()
  host.pass(4_999)
  expect(host.heard).toEqual([])
  host.pass(1)
  host.received('unchanged')
  expect(host.heard).toEqual(['OP_SILENT'])
})

test('noise is no answer', () => {
  const host = watching()
  for (const noise of ['Changed', '', null, { type: 'changed' }, 'unchanged ']) host.received(noise)
  expect(host.heard).toEqual([])
  host.received('unchanged')
  expect(host.heard).toEqual(['OP_UNCHANGED'])
})

test('C37 rests while the page is hidden: no question, no time-out, no late answer', () => {
  const host = watching()
  host.show(false)
  host.pass(60_000)
  host.received('changed')
  expect([host.heard, host.requests.length]).toEqual([[], 1])
  host.show(true)
  expect(host.requests.length).toBe(2)
  host.received('unchanged')
  expect(host.heard).toEqual(['OP_UNCHANGED'])
})

test('new tokens are watched in the same frame, a new page in its own', () => {
  const host = watching()
  host.watch({ sessionState: 'two' })
  host.received('unchanged')
  host.pass(3_000)
  expect([host.requests, host.frames]).toEqual([['somo-app one', 'somo-app two', 'somo-app two'], 1])
  host.watch({ page: 'https://other.example/check' })
  expect([host.requests.length, host.frames]).toEqual([3, 1])
  host.loaded()
  expect(host.requests.length).toBe(4)
})

test('unwatched, it leaves nothing behind', () => {
  const host = watching()
  host.monitor.unwatch()
  host.received('changed')
  host.show(true)
  host.pass(60_000)
  expect([host.heard, host.requests.length, host.frames]).toEqual([[], 1, 0])
})
