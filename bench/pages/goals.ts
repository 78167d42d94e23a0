import type { PageName } from './steps.ts'

/** One goal of a page: a figure of ours against the bare side's, or by itself. */
export interface PageGoal {
  readonly name: string
  readonly page: PageName
  readonly reading: string
  /** `ratio`: our reading divided by the floor's of the same run; `plain`: our reading as it is. */
  readonly kind: 'ratio' | 'plain'
  readonly goal: number
  readonly unit: string
}

const ratio = (name: string, page: PageName, reading: string, goal: number): PageGoal => ({ name, page, reading, kind: 'ratio', goal, unit: '×' })
const plain = (name: string, page: PageName, reading: string, goal: number, unit: string): PageGoal => ({ name, page, reading, kind: 'plain', goal, unit })

/** A frame of a screen at 60 Hz, in ms. */
const frame = 1000 / 60

/** The goals for pages (docs/design-system.md): at most this much is good. */
export const pageGoals: readonly PageGoal[] = [
  ratio('form of 20: script bytes', 'form', 'js.kB', 1.35),
  ratio('form: load, processor', 'form', 'load.cpu', 1.25),
  ratio('form: mount, processor', 'form', 'mount.cpu', 1.5),
  ratio('typing: processor per key', 'form', 'type.cpu', 1),
  plain('typing: key to paint, p95', 'form', 'type.p95.ms', frame * 1.1, 'ms'),
  plain('dialog: press to seen, first time', 'form', 'dialog.visible.ms', frame * 2, 'ms'),
  plain('select: press to seen, first time', 'form', 'select.visible.ms', frame * 1.5, 'ms'),
  ratio('table of 10,000: mount, processor', 'table', 'mount.cpu', 1.2),
  ratio('table: sort, processor', 'table', 'sort.cpu', 1.15),
  ratio('table: select a row, processor', 'table', 'select row.cpu', 1.3),
  ratio('table: scroll, processor per frame', 'table', 'scroll.cpu', 1.25),
  plain('table: slow frames of 60, scroll', 'table', 'scroll.slow', 0, ''),
  plain('table: slow frames of 60, fling', 'table', 'fling.slow', 0, ''),
  ratio('table: heap after load', 'table', 'heap.MB', 1.2),
  ratio('theme switch on the table, processor', 'table', 'theme.cpu', 1.1),
  ratio('theme switch on 200 cards, processor', 'catalogue', 'theme.cpu', 1),
  plain('theme switch: script', 'table', 'theme.script', 0.5, 'ms'),
  ratio('primary colour on the table, processor', 'table', 'primary.cpu', 1.1),
  ratio('200 cards: mount, processor', 'catalogue', 'mount.cpu', 0.5),
  plain('style sheets of the table page', 'table', 'css.kB', 8, 'kB'),
]
