/** @jsxImportSource #samples */
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Text } from '../../components/Text/Text.tsx'
import { StatesTable, type StatesRow } from '../../testing/StatesTable.tsx'
import { bar, corner, inFont, lifted, ofWeight } from '../../testing/token-pages/TokenPages.css.ts'
import { vars } from '../contract.css.ts'
import {
  breakpoints,
  coarseSizes,
  densities,
  fontFamily,
  layersZ,
  lineCharacters,
  measures,
  motion,
  radii,
  shadows,
  sizes,
  themeNames,
  typeSteps,
  weights,
} from '../tokens.ts'

const meta: Meta = { title: 'Somo/Scales' }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

/** One row for each token that the theme contract has in a group, by the name a component reads it by. */
const rowsOf = <Name extends string>(
  group: string,
  contract: Readonly<Record<Name, unknown>>,
  cells: (name: Name) => readonly ReactNode[],
): readonly StatesRow[] =>
  // Object.keys widens its answer to string; a group's own keys are exactly its tokens.
  (Object.keys(contract) as Name[]).map((name) => ({ name: `${group}.${name}`, cells: cells(name) }))

const sample = 'Somo la 24'

export const Fonts: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Sample', 'Value']}
      rows={rowsOf('font', vars.font, (name) => [
        <span key="sample" className={inFont[name]}>
          {sample}
        </span>,
        <code key="value">{fontFamily[name]}</code>,
      ])}
    />
  ),
}

export const Type: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Sample', 'size', 'line', 'Below 900 px', 'weight', 'Weight, dark', 'tracking']}
      rows={rowsOf('type', vars.type, (step) => {
        const { size, line, narrowSize, narrowLine, weight, darkWeight, tracking } = typeSteps[step]
        return [
          <Text key="sample" step={step} as="span">
            {sample}
          </Text>,
          `${size} px`,
          `${line} px`,
          `${narrowSize}/${narrowLine}`,
          weight,
          darkWeight,
          `${tracking} em`,
        ]
      })}
    />
  ),
}

export const Weights: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Sample', 'Value']}
      rows={rowsOf('weight', vars.weight, (name) => [
        <span key="sample" className={ofWeight[name]}>
          {sample}
        </span>,
        weights[name],
      ])}
    />
  ),
}

export const Space: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Sample', 'Length']}
      rows={rowsOf('space', vars.space, (step) => [
        <div key="sample" className={bar} style={{ inlineSize: `${step}px` }} />,
        `${step} px`,
      ])}
    />
  ),
}

export const Corners: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Corner', 'Radius']}
      rows={rowsOf('radius', vars.radius, (name) => [
        <div key="corner" className={corner} style={{ borderRadius: radii[name] }} />,
        `${radii[name]} px`,
      ])}
    />
  ),
}

export const Heights: StoryObj = {
  render: () => (
    <StatesTable
      columns={[...densities, 'for a finger']}
      rows={rowsOf('size', vars.size, (name) => [
        ...densities.map((density) => `${sizes[density][name]} px`),
        `${coarseSizes[name]} px`,
      ])}
    />
  ),
}

export const Motion: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Value']}
      rows={[
        ...rowsOf('duration', vars.duration, (name) => [`${motion.duration[name]} ms`]),
        ...rowsOf('easing', vars.easing, (name) => [motion.easing[name]]),
      ]}
    />
  ),
}

/** Each shadow and the edge that takes its place in the dark theme, on the sheet that has it. */
export const Elevation: StoryObj = {
  render: () => (
    <StatesTable
      columns={themeNames}
      rows={rowsOf('shadow', vars.shadow, (name) =>
        themeNames.map((theme) => (
          <div key={theme} data-theme={theme} className={lifted[name]}>
            <code>{shadows[theme][name]}</code>
          </div>
        )),
      )}
    />
  ),
}

export const Layers: StoryObj = {
  render: () => <StatesTable columns={['Order']} rows={rowsOf('z', vars.z, (name) => [layersZ[name]])} />,
}

export const Breakpoints: StoryObj = {
  render: () => (
    <StatesTable
      columns={['From']}
      rows={Object.entries(breakpoints).map(([name, width]) => ({ name, cells: [`${width} px`] }))}
    />
  ),
}

export const Measures: StoryObj = {
  render: () => (
    <StatesTable
      columns={['Length']}
      rows={[
        ...Object.entries(measures).map(([name, length]) => ({ name, cells: [`${length} px`] })),
        { name: 'a line of text', cells: [`${lineCharacters} ch`] },
      ]}
    />
  ),
}
