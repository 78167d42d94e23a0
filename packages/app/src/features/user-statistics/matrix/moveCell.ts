/** A cell of the matrix; column 0 is the person. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

interface Pressed {
  readonly key: string
  readonly ctrlKey: boolean
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))

/** Where a key leads, as in any grid (WAI-ARIA); null for a key that moves nothing. */
export function moveCell(
  { key, ctrlKey }: Pressed,
  { row, column }: CellPlace,
  { rows, columns }: { readonly rows: number; readonly columns: number },
): CellPlace | null {
  if (key === 'Home') return { row: ctrlKey ? 0 : row, column: 0 }
  if (key === 'End') return { row: ctrlKey ? rows - 1 : row, column: columns - 1 }
  const step = steps[key]
  return step === undefined ? null : { row: within(row + step[0], rows), column: within(column + step[1], columns) }
}
