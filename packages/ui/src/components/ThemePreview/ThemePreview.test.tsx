import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from '../../testing/render.tsx'
import { palette } from '../../theme/palette.ts'
import { Button } from '../Button/Button.tsx'
import { sampleEntries } from './sampleEntries.tsx'
import { ThemePreview } from './ThemePreview.tsx'

const roles = palette('#ffff00')
const exactOf = (element: Element): string => getComputedStyle(element).getPropertyValue('--somo-brand-exact').trim()

test('theme and brand are those of the preview, and the page around it keeps its own', async () => {
  const around = exactOf(document.documentElement)
  await render(
    <ThemePreview theme="dark" label="Preview" roles={roles.dark} productName="Kai 7">
      <Button variant="solid">Resume</Button>
    </ThemePreview>,
  )
  const figure = page.getByRole('figure', { name: 'Preview' })
  await expect.element(figure).toBeVisible()
  expect(figure.element().textContent).toContain('Kai 7')
  expect(exactOf(figure.element())).toBe('#ffff00')
  expect(exactOf(document.documentElement)).toBe(around)
  const fill = document.querySelector('[data-component="Button"]')
  expect(fill === null ? '' : getComputedStyle(fill).backgroundColor).toBe('rgb(255, 255, 0)')
})

test('nothing in it can be reached', async () => {
  await render(
    <>
      <ThemePreview
        theme="default"
        label="Preview"
        roles={roles.default}
        productName="Kai 7"
        width="desktop"
        entries={sampleEntries}
      >
        <Button>Inside</Button>
      </ThemePreview>
      <Button>Behind</Button>
    </>,
  )
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Behind' })).toHaveFocus()
})
