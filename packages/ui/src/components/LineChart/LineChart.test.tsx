import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tap } from '../../testing/presses.ts'
import { render } from '../../testing/render.tsx'
import { LineChart } from './LineChart.tsx'
import { sampleLines, samplePoints } from './sampleChart.ts'

const plot = () => page.getByRole('slider', { name: 'Starts by week' })
const renderChart = () =>
  render(
    <LineChart
      label="Starts by week"
      points={samplePoints}
      lines={sampleLines}
      formatValue={String}
      hint="Arrow keys go through the weeks."
    />,
  )

test('Home, End and the arrow keys go through the points, and stop at both ends', async () => {
  await renderChart()
  await userEvent.tab()
  for (const [key, place] of [
    ['{Home}', 0],
    ['{ArrowRight}', 1],
    ['{ArrowLeft}{ArrowLeft}', 0],
    ['{End}{ArrowRight}', samplePoints.length - 1],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(plot()).toHaveAttribute('aria-valuetext', samplePoints[place]?.text ?? '')
  }
})

test.each([
  ['mouse', () => userEvent.hover(plot())],
  ['touch', () => tap(plot())],
])('a point is chosen by %s, and its values are told below', async (_, choose) => {
  await renderChart()
  await expect.element(page.getByText('Arrow keys go through the weeks.')).toBeVisible()
  await choose()
  await expect.element(page.getByText('Arrow keys go through the weeks.')).not.toBeInTheDocument()
})
