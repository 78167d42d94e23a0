import type { VisitName } from './visits.ts'

/** One goal of a page: relative to another figure, or absolute. */
export interface PageGoal {
  readonly name: string
  readonly visit: VisitName
  readonly reading: string
  /**
   * `ratio`: our figure divided by the baseline's of the same run; `plain`: our figure; `peer`: our figure divided by
   * the best other library's; `growth`: our figure divided by our own of the visit `from`.
   */
  readonly kind: 'ratio' | 'plain' | 'peer' | 'growth'
  readonly from?: VisitName
  /** Libraries without this feature, whose figure would be meaningless. */
  readonly without?: readonly string[]
  readonly goal: number
  readonly unit: string
}

const ratio = (name: string, visit: VisitName, reading: string, goal: number): PageGoal => ({
  name,
  visit,
  reading,
  kind: 'ratio',
  goal,
  unit: '×',
})
const plain = (name: string, visit: VisitName, reading: string, goal: number, unit: string): PageGoal => ({
  name,
  visit,
  reading,
  kind: 'plain',
  goal,
  unit,
})
const peer = (name: string, visit: VisitName, reading: string, goal: number): PageGoal => ({
  name,
  visit,
  reading,
  kind: 'peer',
  goal,
  unit: '×',
})
const growth = (name: string, from: VisitName, visit: VisitName, reading: string, goal: number): PageGoal => ({
  name,
  visit,
  reading,
  kind: 'growth',
  from,
  goal,
  unit: '×',
})

/** Libraries whose primary colour is fixed at build time. */
const fixedColour = ['s2']

/** Duration of a frame at 60 Hz in ms. */
const frame = 1000 / 60

/** The goals of the pages (docs/design-system.md), as upper limits. */
export const pageGoals: readonly PageGoal[] = [
  ratio('form of 20: script bytes', 'form', 'js.kB', 1.35),
  peer('form of 20: script bytes, beside the best peer', 'form', 'js.kB', 0.8),
  ratio('form: load, processor', 'form', 'load.cpu', 1.25),
  ratio('form: mount, processor', 'form', 'mount.cpu', 1.5),
  ratio('typing: processor per key', 'form', 'type.cpu', 1),
  growth('typing: processor per key, 200 fields to 20', 'form', 'form of 200', 'type.cpu', 1.1),
  growth('typing: script per key, 200 fields to 20', 'form', 'form of 200', 'type.script', 1.1),
  plain('typing: key to paint, p95', 'form', 'type.p95.ms', frame * 1.1, 'ms'),
  plain('typing: key to paint, p95, at 4 × CPU', 'form', 'slow type.p95.ms', 50, 'ms'),
  plain('dialog: press to seen, first time', 'form', 'dialog.visible.ms', frame * 2, 'ms'),
  plain('select: press to seen, first time', 'form', 'select.visible.ms', frame * 1.5, 'ms'),
  ratio('table of 100: mount, processor', 'table', 'mount.cpu', 1.2),
  ratio('table: sort, processor', 'table', 'sort.cpu', 1.15),
  ratio('table: select a row, processor', 'table', 'select row.cpu', 1.3),
  ratio('table: scroll, processor per frame', 'table', 'scroll.cpu', 1.25),
  plain('table: slow frames of 60, scroll', 'table', 'scroll.slow', 0, ''),
  plain('table: slow frames of 60, fling', 'table', 'fling.slow', 0, ''),
  ratio('table: heap after load', 'table', 'heap.MB', 1.2),
  ratio('theme switch on the table, processor', 'table', 'theme.cpu', 1.1),
  ratio('theme switch on 200 cards, processor', 'catalogue', 'theme.cpu', 1),
  plain('theme switch: script', 'table', 'theme.script', 0.5, 'ms'),
  plain('theme switch: renders of React', 'table', 'theme.commits', 0, ''),
  plain('theme switch: frames painted, table', 'table', 'theme.paints', 1, ''),
  plain('theme switch: frames painted, 200 cards', 'catalogue', 'theme.paints', 1, ''),
  { ...ratio('primary colour on the table, processor', 'table', 'primary.cpu', 1.1), without: fixedColour },
  { ...plain('primary colour: renders of React', 'table', 'primary.commits', 0, ''), without: fixedColour },
  ratio('200 cards: mount, processor', 'catalogue', 'mount.cpu', 0.5),
  plain('style sheets of the table page', 'table', 'css.kB', 8, 'kB'),
]
