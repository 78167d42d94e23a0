/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { ColorField } from '../../components/ColorField/ColorField.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Stack } from '../../components/Stack/Stack.tsx'
import { Text } from '../../components/Text/Text.tsx'
import { BrandRatios, BrandValues, FillRatios, TintRatios } from '../../testing/token-pages/BrandParts.tsx'
import {
  ColourValues,
  CoverPapers,
  StatusRatios,
  TextRatios,
  ThemeSample,
} from '../../testing/token-pages/TokenParts.tsx'
import { escaped } from '../../testing/escaped.ts'
import { captionText } from '../../testing/sampleCaptions.ts'
import { sampleText } from '../../testing/samples/sampleText.ts'
import { pairCount } from '../colour/brandContrast.ts'
import { parseColour } from '../colourText.ts'
import { vars } from '../contract.css.ts'
import { palette } from '../palette.ts'
import { colours } from '../themeColours.ts'
import { danger, defaultPrimary, themeNames, type ThemeName } from '../tokens.ts'

const meta: Meta = { title: 'Somo/Colours' }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

export const Neutrals: StoryObj = {
  render: () => (
    <Stack space={24}>
      {themeNames.map((theme) => (
        <ThemeSample key={theme} theme={theme} primary={defaultPrimary}>
          <Heading level={2}>{captionText(theme)}</Heading>
          <TextRatios theme={theme} />
          <StatusRatios theme={theme} />
        </ThemeSample>
      ))}
    </Stack>
  ),
}

/** The colours of a theme that no brand changes, by the names of the theme contract. */
const namedColours = (theme: ThemeName): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(colours[theme]).map(([name, value]) => [`color.${name}`, value])),
  ...Object.fromEntries(Object.entries(danger[theme]).map(([name, value]) => [`danger.${name}`, value])),
})
const contractNames = [
  ...Object.keys(vars.color).map((name) => `color.${name}`),
  ...Object.keys(vars.danger).map((name) => `danger.${name}`),
]

/** Every colour of the theme contract in both themes, but those of the brand. */
export const Values: StoryObj = {
  render: () => (
    <Stack space={24}>
      {themeNames.map((theme) => (
        <ThemeSample key={theme} theme={theme} primary={defaultPrimary}>
          <Heading level={2}>{captionText(theme)}</Heading>
          <ColourValues values={namedColours(theme)} />
        </ThemeSample>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const theme of themeNames) {
      const rows = within(
        canvas.getByRole('region', { name: sampleText('Theme {name}', { name: captionText(theme) }) }),
      ).getAllByRole('rowheader')
      await expect(rows.map(({ textContent }) => textContent).toSorted()).toEqual(contractNames.toSorted())
    }
  },
}

/** The papers of the covers in both themes; they never change with the brand. */
export const Covers: StoryObj = {
  render: () => (
    <Stack space={24}>
      {themeNames.map((theme) => (
        <ThemeSample key={theme} theme={theme} primary={defaultPrimary}>
          <Heading level={2}>{captionText(theme)}</Heading>
          <CoverPapers theme={theme} />
        </ThemeSample>
      ))}
    </Stack>
  ),
}

const Lab = () => {
  const [text, setText] = useState(defaultPrimary)
  const [primary, setPrimary] = useState(defaultPrimary)
  const { all, failed } = pairCount(palette(primary))
  return (
    <Stack space={24}>
      <Stack space={8} align="start">
        <ColorField
          label="Primary colour"
          usage="brand"
          value={text}
          onChange={(next) => {
            setText(next)
            setPrimary(parseColour(next) ?? primary)
          }}
        />
        {parseColour(text) === null ? <Text>The colours below are of the last one that could be read.</Text> : null}
        <Text>
          {failed === 0 ? `All ${all} pairs of both themes pass.` : `${failed} of ${all} pairs are too close.`}
        </Text>
      </Stack>
      {themeNames.map((theme) => (
        <ThemeSample key={theme} theme={theme} primary={primary}>
          <Stack space={16}>
            <Heading level={2}>{captionText(theme)}</Heading>
            <BrandValues theme={theme} primary={primary} />
            <BrandRatios theme={theme} primary={primary} />
            <FillRatios theme={theme} primary={primary} />
            <TintRatios theme={theme} primary={primary} />
          </Stack>
        </ThemeSample>
      ))}
    </Stack>
  )
}

/** Any colour, every role derived from it in both themes, and every ratio, computed as you choose. */
export const PrimaryColourLab: StoryObj = {
  render: () => <Lab />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: sampleText('Primary colour') })
    await userEvent.clear(field)
    await userEvent.type(field, '#f5c400')
    await expect(canvas.getByRole('rowheader', { name: 'text #7b6100' })).toBeVisible()
    await expect(
      canvas.getByText(
        new RegExp(`^${escaped(sampleText('All {count} pairs of both themes pass.')).replace('\\{count\\}', '\\d+')}$`),
      ),
    ).toBeVisible()
    for (const theme of themeNames) {
      const region = within(
        canvas.getByRole('region', { name: sampleText('Theme {name}', { name: captionText(theme) }) }),
      )
      for (const role of Object.keys(vars.brand))
        await expect(region.getByRole('rowheader', { name: `brand.${role}` })).toBeVisible()
    }
  },
}
