import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent } from 'storybook/test'
import { Heading } from '../components/Heading/Heading.tsx'
import { Stack } from '../components/Stack/Stack.tsx'
import { Text } from '../components/Text/Text.tsx'
import { parseColour } from './colourText.ts'
import { palette } from './palette.ts'
import { BrandRatios, CoverPapers, StatusRatios, TextRatios, ThemeSample } from '../testing/TokenParts.tsx'
import { defaultPrimary, themeNames } from './tokens.ts'

const meta: Meta = { title: 'Somo/Colours' }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const Neutrals: StoryObj = {
  render: () => (
    <Stack space={24}>
      {themeNames.map((theme) => (
        <ThemeSample key={theme} theme={theme} primary={defaultPrimary}>
          <Heading level={2}>{theme}</Heading>
          <TextRatios theme={theme} />
          <StatusRatios theme={theme} />
        </ThemeSample>
      ))}
    </Stack>
  ),
}

/** The papers of the covers in both themes; they never change with the brand. */
export const Covers: StoryObj = {
  render: () => (
    <Stack space={24}>
      {themeNames.map((theme) => (
        <ThemeSample key={theme} theme={theme} primary={defaultPrimary}>
          <Heading level={2}>{theme}</Heading>
          <CoverPapers theme={theme} />
        </ThemeSample>
      ))}
    </Stack>
  ),
}

const Laboratory = () => {
  const [primary, setPrimary] = useState(defaultPrimary)
  const roles = palette(primary)
  const isKept = themeNames.every((theme) => roles[theme].solid === primary)
  return (
    <Stack space={24}>
      <Stack as="section" space={8} align="start">
        <label htmlFor="primary">Primary colour</label>
        <input
          id="primary"
          type="color"
          value={primary}
          onChange={(event) => setPrimary(parseColour(event.currentTarget.value) ?? defaultPrimary)}
        />
        <Text>
          {isKept
            ? `${primary} is kept as the fill in both themes.`
            : `${primary} is shown a trace darker, so that white can be read on it.`}
        </Text>
      </Stack>
      {themeNames.map((theme) => (
        <ThemeSample key={theme} theme={theme} primary={primary}>
          <Heading level={2}>{theme}</Heading>
          <BrandRatios theme={theme} primary={primary} />
        </ThemeSample>
      ))}
    </Stack>
  )
}

/** Any colour, its derived roles in both themes and every ratio, computed as you choose. */
export const PrimaryLaboratory: StoryObj = {
  render: () => <Laboratory />,
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Primary colour'), { target: { value: '#f5c400' } })
    await expect(canvas.getByText('#f5c400 is kept as the fill in both themes.')).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: 'text #7b6100' })).toBeVisible()
  },
}
