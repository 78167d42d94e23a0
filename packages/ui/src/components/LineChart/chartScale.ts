/** The round number at the top of a scale that begins at 0: whole halves of it can be labelled. */
export function topOf(values: readonly number[]): number {
  const largest = Math.max(0, ...values)
  if (largest <= 2) return 2
  const magnitude = 10 ** Math.floor(Math.log10(largest))
  const step = [1, 2, 4, 5, 6, 8, 10].find((each) => each * magnitude >= largest) ?? 10
  const top = step * magnitude
  return top % 2 === 0 ? top : top + 1
}

/** Which of `count` labels are drawn, so that at most six stand there, the last one always. */
export function shownLabels(count: number, most = 5): ReadonlySet<number> {
  const step = Math.max(1, Math.ceil((count - 1) / most))
  return new Set(Array.from({ length: count }, (_, place) => place).filter((place) => (count - 1 - place) % step === 0))
}

/** Moves two labels apart where they would cover each other; both in px from the top. */
export function apart([first, second]: readonly [number, number], least: number): readonly [number, number] {
  const missing = least - Math.abs(first - second)
  if (missing <= 0) return [first, second]
  const half = missing / 2
  return first <= second ? [first - half, second + half] : [first + half, second - half]
}
