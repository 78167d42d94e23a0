/** One measured figure with its goal. */
export interface Figure {
  readonly group: string
  readonly name: string
  /** Upper limit; null if the figure has no goal. */
  readonly goal: number | null
  readonly unit: string
  /** Null if it could not be measured here; the note says why. */
  readonly value: number | null
  readonly note: string
  /** The same measurement of a page in bare React, in its own unit (ms, kB, MB), if there is one. */
  readonly floor?: number | null
  /** The best of the other libraries measured in the same run, in the unit of the figure. */
  readonly peer?: { readonly name: string; readonly value: number } | null
}

/** Whether a figure meets its goal. */
export function resultOf({ goal, value }: Figure): 'kept' | 'missed' | 'not measured' | '' {
  if (value === null) return 'not measured'
  if (goal === null) return ''
  return value <= goal ? 'kept' : 'missed'
}

/** The median; for an even number of values the upper one. */
export function median(values: readonly number[]): number {
  const ordered = [...values].sort((one, other) => one - other)
  return ordered[Math.floor(ordered.length / 2)] ?? Number.NaN
}

const written = (value: number | null, unit: string): string =>
  value === null
    ? '–'
    : `${value >= 100 || Number.isInteger(value) ? value.toFixed(0) : value.toFixed(2)} ${unit}`.trim()

/** The figures as a text table: goal, figure and verdict. */
export function tableOf(figures: readonly Figure[]): string {
  const head = ['', 'goal', 'figure', 'verdict', 'floor', 'best peer', 'how']
  const rows = figures.map((figure) => [
    `${figure.group}: ${figure.name}`,
    figure.goal === null ? '' : `≤ ${written(figure.goal, figure.unit)}`,
    written(figure.value, figure.unit),
    resultOf(figure),
    figure.floor === undefined ? '' : written(figure.floor, ''),
    figure.peer === undefined
      ? ''
      : figure.peer === null
        ? '–'
        : `${written(figure.peer.value, figure.unit)} ${figure.peer.name}`,
    figure.note,
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(column === head.length - 1 ? 0 : (widths[column] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, column) => '-'.repeat(column === head.length - 1 ? 5 : width + 2)).join('|')}|`
  return [line(head), rule, ...rows.map(line)].join('\n')
}
