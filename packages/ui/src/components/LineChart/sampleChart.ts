import type { ChartLine, ChartPoint } from './LineChart.tsx'

const starts = [22, 26, 31, 28, 34, 30, 41, 46, 38, 40, 37, 39]
const completions = [14, 19, 22, 21, 25, 24, 27, 30, 34, 33, 31, 33]

/** Twelve weeks of a course. */
export const samplePoints: readonly ChartPoint[] = starts.map((count, place) => ({
  label: `W${36 + place}`,
  text: `W${36 + place}: ${count} + ${completions[place]}`,
}))

/** What was started and completed in them. */
export const sampleLines: readonly ChartLine[] = [
  { id: 'starts', values: starts, endLabel: '39 starts', look: 'other' },
  { id: 'completions', values: completions, endLabel: '33 completions', look: 'main' },
]
