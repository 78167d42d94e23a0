import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { applyPrimary } from '../../theme/switching/applyPrimary.ts'
import { defaultPrimary } from '../../theme/tokens.ts'
import { render } from '../../testing/render.tsx'
import { BrandMark } from './BrandMark.tsx'
import { sampleLogo } from './sampleLogo.ts'

test('the mark is a drawing: the name beside it is what is read', async () => {
  await render(
    <p>
      <BrandMark size={24} /> Somo
    </p>,
  )
  await expect.element(page.getByRole('img', { includeHidden: false })).not.toBeInTheDocument()
  await expect.element(page.getByRole('paragraph')).toHaveTextContent('Somo')
})

test.each([16, 24, 40])('it is %i px high', async (size) => {
  await render(<BrandMark size={size} />)
  expect(document.querySelector('[data-component="BrandMark"]')?.getBoundingClientRect().height).toBeCloseTo(size, 0)
})

test('a logo takes its place, as high, and never too wide', async () => {
  await render(<BrandMark size={26} logoUrl={sampleLogo} />)
  const logo = document.querySelector('img')
  await expect.poll(() => logo?.getBoundingClientRect().width).toBeCloseTo(52, 0)
  expect(logo?.getBoundingClientRect().height).toBeCloseTo(26, 0)
  expect(logo?.alt).toBe('')
})

test('its ribbon has the primary colour exactly as given', async () => {
  applyPrimary('#f5c400')
  await render(<BrandMark size={24} />)
  const fills = [...document.querySelectorAll('[data-component="BrandMark"] *')].map(
    (part) => getComputedStyle(part).fill,
  )
  expect(fills).toContain('rgb(245, 196, 0)')
  applyPrimary(defaultPrimary)
})
