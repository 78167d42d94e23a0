/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { uiLocales, type UiLocale } from '../../locale/texts.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { SomoProvider, useUiText } from './SomoProvider.tsx'

const Skip = ({ locale }: { readonly locale: UiLocale }) => (
  <Text lang={locale}>
    {locale}: {useUiText('skipToContent')}
  </Text>
)

const stay = (): void => undefined

const meta = {
  title: 'Components/Foundations/SomoProvider',
  component: SomoProvider,
  args: { locale: 'en', navigate: stay, children: null },
} satisfies Meta<typeof SomoProvider>

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta
type Story = StoryObj<typeof meta>

/** Providers may stand inside one another; the nearest one speaks. */
export const Languages: Story = {
  render: () => (
    <Stack space={8}>
      {uiLocales.map((locale) => (
        <SomoProvider key={locale} locale={locale} navigate={stay}>
          <Skip locale={locale} />
        </SomoProvider>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('en: Skip to content')).toBeVisible()
    await expect(canvas.getByText('de: Zum Inhalt springen')).toBeVisible()
    await expect(canvas.getByText('sw: Ruka hadi kwenye maudhui')).toBeVisible()
  },
}
