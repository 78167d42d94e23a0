import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { palette } from '../../theme/palette.ts'
import { DerivedColours } from './DerivedColours.tsx'
import { sampleWords } from './sampleWords.ts'

const ratios = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-part="ratio"]')].map(({ textContent }) => textContent)

test('a contrast is never rounded up to one that is not reached', async () => {
  await render(<DerivedColours roles={palette('#777777')} words={sampleWords} />)
  await expect.element(page.getByRole('table', { name: 'Derived colours' })).toBeVisible()
  expect(ratios().slice(0, 2)).toEqual(['4.5 : 1', '4.5 : 1'])
})

test('a ratio is written as the language writes it', async () => {
  await render(<DerivedColours roles={palette('#777777')} words={sampleWords} />, { locale: 'de' })
  await expect.poll(() => ratios()[0]).toBe('4,5 : 1')
})

test('each sample has the brand of its theme, and nothing outside it has', async () => {
  const roles = palette('#ffff00')
  const { container } = await render(<DerivedColours roles={roles} words={sampleWords} hasValues />)
  const fills = [...container.querySelectorAll<HTMLElement>('tr:first-child [data-part="sample"]')]
  expect(fills.map(({ dataset, style }) => [dataset['theme'], style.getPropertyValue('--somo-brand-solid')])).toEqual([
    ['default', roles.default.solid],
    ['dark', roles.dark.solid],
  ])
  expect(getComputedStyle(container).getPropertyValue('--somo-brand-exact').trim()).not.toBe('#ffff00')
})

test('a pair that is too close is counted in the summary', async () => {
  const roles = palette('#5761ee')
  const pale = { ...roles, default: { ...roles.default, text: roles.default.subtle } }
  await render(<DerivedColours roles={pale} words={sampleWords} />)
  await expect.element(page.getByText('7 of 120 pairs are too pale')).toBeVisible()
})

test('the head of a theme stands above its samples', async () => {
  await page.viewport(1024, 768)
  const { container } = await render(<DerivedColours roles={palette('#777777')} words={sampleWords} />)
  const startOf = (selector: string): string => {
    const cell = container.querySelector(selector)
    return cell === null ? '' : getComputedStyle(cell).paddingInlineStart
  }
  expect(startOf('thead th:nth-child(2)')).toBe(startOf('tbody td:nth-child(2)'))
  expect(startOf('tbody td:nth-child(2)')).not.toBe('')
})

test.each(['Selected', 'Ausgewählt'])(
  'in a narrow place the role "%s" is not torn, and nothing runs over',
  async (selected) => {
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(1024, 640))
    const { container } = await render(
      <div style={{ inlineSize: 268 }}>
        <DerivedColours
          roles={palette('#777777')}
          words={{ ...sampleWords, roles: { ...sampleWords.roles, selected } }}
          hasValues
        />
      </div>,
    )
    const name = page.getByRole('rowheader', { name: selected }).element()
    const words = document.createRange()
    words.selectNodeContents(name)
    expect(words.getClientRects()).toHaveLength(1)
    expect(container.querySelector('table')?.getBoundingClientRect().width).toBeLessThanOrEqual(268)
  },
)
