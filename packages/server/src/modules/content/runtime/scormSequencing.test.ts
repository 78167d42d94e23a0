import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { readManifest } from '../../media/processing/tasks/manifest.ts'
import type { PackageContent, PackageItem } from '../../media/processing/processedContent.ts'
import { adlTests, manifestOf, readAdlTest, type Visit } from './testing/adlSuite.ts'

interface Delivery {
  readonly id: string
  readonly isNew: boolean
}

interface Snapshot {
  readonly state: string
  readonly navigation: {
    readonly isOver: boolean
    readonly isContinueOpen: boolean
    readonly isPreviousOpen: boolean
    readonly choices: readonly string[]
  }
  readonly result: { readonly completion: string; readonly success: string }
}

interface Api {
  readonly Initialize: (given: string) => string
  readonly Terminate: (given: string) => string
  readonly GetValue: (element: string) => string
  readonly SetValue: (element: string, value: string) => string
  readonly renderCommitCMI: (isEnd: boolean) => { cmi: object }
  readonly isTerminated: () => boolean
}

interface Sequencing {
  readonly api: Api
  readonly begin: () => Delivery | null
  readonly launch: (cmi: object) => void
  readonly request: (name: string, target: string) => Delivery | null
  readonly take: () => Delivery | null
  readonly snapshot: () => Snapshot
}

const require = createRequire(import.meta.url)
const page = createContext({ console })
runInContext('var window = globalThis', page)
for (const path of [require.resolve('scorm-again/scorm2004/min'), new URL('scormSequencing.js', import.meta.url)])
  runInContext(readFileSync(path, 'utf8'), page)

/** The engine as the run-time page makes it. */
function open(tree: PackageContent['sequencing'], state = ''): Sequencing {
  Object.assign(page, { given: JSON.stringify({ tree, state }) })
  return runInContext(
    `createScormSequencing({ Api: Scorm2004API, settings: { autocommit: false, lmsCommitUrl: false, logLevel: 'NONE' }, ...JSON.parse(given) })`,
    page,
  ) as Sequencing
}

const unitsOf = (items: readonly PackageItem[]): readonly PackageItem[] =>
  items.flatMap((item) => [item, ...unitsOf(item.items)])

/** A learner who plays a package of the suite, and reports each visit that is not the expected one. */
class Learner {
  readonly wrong: string[] = []
  private sequencing: Sequencing
  private readonly stored = new Map<string, object>()
  private current: Delivery | null = null
  private readonly content

  constructor(name: string) {
    this.content = readManifest(manifestOf(name), '', () => true).content
    this.sequencing = open(this.content.sequencing)
  }

  private get units(): readonly PackageItem[] {
    return unitsOf(this.content.items)
  }

  begin(start: string): void {
    if (start === '.') this.deliver(this.sequencing.begin())
    else this.choose(start)
  }

  /** A later session, maybe on another device. */
  relaunch(): void {
    this.sequencing = open(this.content.sequencing, this.sequencing.snapshot().state)
    this.deliver(this.sequencing.begin())
  }

  private deliver(delivery: Delivery | null): void {
    this.current = delivery
    if (delivery === null) return
    if (delivery.isNew) this.stored.delete(delivery.id)
    const item = this.units.find(({ id }) => id === delivery.id)
    const mark = item?.masteryScore ?? null
    const launch = mark === null ? {} : { scaled_passing_score: String(mark / 100) }
    this.sequencing.launch({ ...this.stored.get(delivery.id), learner_id: 'a', ...launch })
  }

  private choose(title: string): void {
    const item = this.units.find((each) => each.title === title)
    this.deliver(this.leave('choice', item?.id ?? this.content.sequencing?.id ?? ''))
  }

  private leave(name: string, target = ''): Delivery | null {
    const { api } = this.sequencing
    const before = this.current
    const next = this.sequencing.request(name, target)
    if (before !== null) this.stored.set(before.id, api.renderCommitCMI(false).cmi)
    return next
  }

  visit({ activity, commands, next: step }: Visit): void {
    const { api } = this.sequencing
    const expected = this.units.find(({ launch }) => new RegExp(`act=${activity}(?!\\d)`).test(launch ?? ''))
    if (this.current === null || this.current.id !== expected?.id) {
      this.wrong.push(`activity ${activity} (${expected?.id ?? ''}), got ${this.current?.id ?? 'none'}`)
      return
    }
    api.Initialize('')
    for (const { call, element, value, answer } of commands) {
      const path = element.replace(/&(.+?)&/, (_, id: string) => String(this.objectiveOf(id)))
      const given = call === 'SetValue' ? api.SetValue(path, value) : api.GetValue(path)
      if (answer !== null && given !== answer) this.wrong.push(`${activity} ${call} ${element} ${value}: ${given}`)
    }
    // Pages that are listed so end themselves only as they are taken away.
    const waits = /OnUnload|SingleDoTerminate/.test(expected.launch ?? '')
    if (!waits) {
      const { id } = this.current
      api.Terminate('')
      this.stored.set(id, api.renderCommitCMI(false).cmi)
      this.current = null
      const next = this.sequencing.take()
      if (next !== null) this.deliver(next)
    }
    this.doAsTester(step)
  }

  private objectiveOf(id: string): number {
    const { api } = this.sequencing
    const count = Number(api.GetValue('cmi.objectives._count'))
    for (let index = 0; index < count; index += 1) if (api.GetValue(`cmi.objectives.${index}.id`) === id) return index
    return count
  }

  private doAsTester(step: string): void {
    if (step === 'Continue') this.deliver(this.leave('continue'))
    if (step === 'Previous') this.deliver(this.leave('previous'))
    if (step.startsWith('Choice~')) this.choose(step.slice(7))
    if (step === 'RelaunchCM5') this.relaunch()
    if (step === 'SuspendCM09ca') {
      this.leave('suspendAll')
      this.relaunch()
    }
    if (step === 'ExitCM09ba') {
      this.leave('exitAll')
      this.relaunch()
    }
    if (step === 'ContinueExitCM8') {
      this.leave('continue')
      this.relaunch()
    }
    if (step.startsWith('ChoiceExit~') || step === 'HasEnded' || step === 'AutoTest' || step === 'TRIGExitAll') {
      if (step.startsWith('ChoiceExit~')) this.choose(step.slice(11))
      if (!this.sequencing.snapshot().navigation.isOver) this.wrong.push(`${step}: the session is not over`)
    }
  }
}

/** Tests whose order of activities the engine does not keep; docs/scorm.md says why. */
const knownDeviations = ['CM-03a', 'CM-03b', 'CM-04b', 'CM-04c', 'CM-06', 'CM-07d', 'CO-03', 'CO-07a', 'CO-07b']

function play(name: string): readonly string[] {
  const { start, visits } = readAdlTest(name)
  const learner = new Learner(name)
  learner.begin(start)
  for (const visit of visits) learner.visit(visit)
  return learner.wrong
}

describe.skipIf(adlTests.length === 0)('ADL’s tests of sequencing', () => {
  it.each(adlTests.filter((name) => !knownDeviations.includes(name)))(
    '%s leads through its activities as it should',
    (name) => expect(play(name)).toEqual([]),
  )

  it.each(['API', 'CM-04d'])('%s, which has no flow, begins with its first activity, and offers the others', (name) => {
    const { content } = readManifest(manifestOf(name), '', () => true)
    const sequencing = open(content.sequencing)
    const [first, second] = unitsOf(content.items).filter(({ launch }) => launch !== null)
    expect(sequencing.begin()).toEqual({ id: first?.id, isNew: true })
    expect(sequencing.snapshot().navigation.choices).toContain(second?.id)
  })

  it('a session that was suspended, left or cut off goes on where it was', () => {
    const { content } = readManifest(manifestOf('CM-05'), '', () => true)
    const first = open(content.sequencing)
    expect(first.begin()).toEqual({ id: 'activity_1', isNew: true })
    first.launch({ learner_id: 'a' })
    first.api.Initialize('')
    expect(open(content.sequencing, first.snapshot().state).begin()).toEqual({ id: 'activity_1', isNew: false })
    expect(first.request('suspendAll', '')).toBeNull()
    const second = open(content.sequencing, first.snapshot().state)
    expect(second.begin()).toEqual({ id: 'activity_1', isNew: false })
    expect(second.snapshot().navigation).toMatchObject({ isOver: false, isContinueOpen: true })
  })
})
if (adlTests.length === 0) process.stdout.write('ADL’s test suite is not there: its tests of sequencing are skipped.\n')
