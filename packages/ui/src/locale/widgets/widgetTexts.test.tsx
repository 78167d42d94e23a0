import { createRoot } from 'react-dom/client'
import { Button, ComboBox, Input, Label, ListBox, ListBoxItem, NumberField, Popover } from 'react-aria-components'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AriaSurroundings } from '../../components/SomoProvider/AriaSurroundings.tsx'
import { SomoProvider } from '../../components/SomoProvider/SomoProvider.tsx'
import type { UiLocale } from '../texts.ts'

const stay = (): void => undefined

/** A number field and a combo box name their buttons themselves, from React Aria's own texts. */
const Widgets = ({ locale }: { readonly locale: UiLocale }) => (
  <SomoProvider locale={locale} navigate={stay}>
    <AriaSurroundings>
      <NumberField defaultValue={1}>
        <Label>Saa</Label>
        <Button slot="decrement">-</Button>
        <Input />
        <Button slot="increment">+</Button>
      </NumberField>
      <ComboBox>
        <Label>Mji</Label>
        <Input />
        <Button>v</Button>
        <Popover>
          <ListBox>
            <ListBoxItem>Mombasa</ListBoxItem>
          </ListBox>
        </Popover>
      </ComboBox>
    </AriaSurroundings>
  </SomoProvider>
)

it('gives the widgets each language in turn, without a reload and without being asked', async () => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const names: readonly (readonly [UiLocale, RegExp, RegExp])[] = [
    ['sw', /^Ongeza/, /^Onyesha mapendekezo/],
    ['de', /^erhöhen/, /^Empfehlungen anzeigen/],
    ['en', /^Increase/, /^Show suggestions/],
    ['sw', /^Ongeza/, /^Onyesha mapendekezo/],
  ]
  for (const [locale, increase, suggestions] of names) {
    root.render(<Widgets locale={locale} />)
    await expect.element(page.getByRole('button', { name: increase })).toBeVisible()
    await expect.element(page.getByRole('button', { name: suggestions })).toBeVisible()
  }
  root.unmount()
})
