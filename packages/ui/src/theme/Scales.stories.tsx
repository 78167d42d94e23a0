import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../components/Text/Text.tsx'
import { StatesTable } from '../testing/StatesTable.tsx'
import { bar, corner, lifted } from '../testing/TokenPages.css.ts'
import {
  breakpoints,
  coarseSizes,
  densities,
  layersZ,
  lineCharacters,
  measures,
  motion,
  radii,
  shadows,
  sizes,
  space,
  themeNames,
  typeSteps,
  type TypeStepName,
} from './tokens.ts'

const meta: Meta = { title: 'Somo/Scales' }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

// Object.keys widens its answer to string; the tables' own keys are exactly these names.
const steps = Object.keys(typeSteps) as TypeStepName[]
const heights = Object.keys(sizes.comfortable) as (keyof typeof sizes.comfortable)[]
const shadowNames = Object.keys(shadows.default) as (keyof typeof shadows.default)[]

export const Type: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Sample', 'Size and line', 'Below 900 px', 'Weight', 'Tracking']}
      rows={steps.map((step) => {
        const { size, line, narrowSize, narrowLine, weight, darkWeight, tracking } = typeSteps[step]
        return {
          name: step,
          cells: [
            <Text key="sample" step={step} as="span">
              Somo la 24
            </Text>,
            `${size}/${line}`,
            `${narrowSize}/${narrowLine}`,
            weight === darkWeight ? weight : `${weight}, dark ${darkWeight}`,
            `${tracking} em`,
          ],
        }
      })}
    />
  ),
}

export const Space: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Length']}
      rows={space.map((step) => ({
        name: `${step} px`,
        cells: [<div key={step} className={bar} style={{ inlineSize: step }} />],
      }))}
    />
  ),
}

export const Corners: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Corner']}
      rows={Object.entries(radii).map(([name, radius]) => ({
        name: `${name}, ${radius} px`,
        cells: [<div key={name} className={corner} style={{ borderRadius: radius }} />],
      }))}
    />
  ),
}

export const Heights: StoryObj = {
  render: () => (
    <StatesTable
      columns={[...densities, 'for a finger']}
      rows={heights.map((name) => ({
        name,
        cells: [...densities.map((density) => `${sizes[density][name]} px`), `${coarseSizes[name]} px`],
      }))}
    />
  ),
}

export const Motion: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Value']}
      rows={[
        ...Object.entries(motion.duration).map(([name, value]) => ({ name, cells: [`${value} ms`] })),
        ...Object.entries(motion.easing).map(([name, value]) => ({ name: `easing ${name}`, cells: [value] })),
      ]}
    />
  ),
}

/** Each shadow and the edge that takes its place in the dark theme, on the sheet that has it. */
export const Elevation: StoryObj = {
  render: () => (
    <StatesTable
      columns={themeNames}
      rows={shadowNames.map((name) => ({
        name,
        cells: themeNames.map((theme) => (
          <div key={theme} data-theme={theme} className={lifted[name]}>
            {shadows[theme][name]}
          </div>
        )),
      }))}
    />
  ),
}

export const Layers: StoryObj = {
  render: () => (
    <StatesTable columns={['Order']} rows={Object.entries(layersZ).map(([name, order]) => ({ name, cells: [order] }))} />
  ),
}

export const Breakpoints: StoryObj = {
  render: () => (
    <StatesTable columns={['From']} rows={Object.entries(breakpoints).map(([name, width]) => ({ name, cells: [`${width} px`] }))} />
  ),
}

export const Measures: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Length']}
      rows={[
        ...Object.entries(measures).map(([name, length]) => ({ name, cells: [`${length} px`] })),
        { name: 'a line of text', cells: [`${lineCharacters} characters`] },
      ]}
    />
  ),
}
