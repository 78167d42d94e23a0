import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../packages/ui/src/theme/contract.css.ts'
import { visual } from './modes.ts'

const meta: Meta = { title: 'Canary', tags: ['canary'] }

// Storybook reads a file's stories from its exports, the first of them the default one.
export default meta

/**
 * Grey on white at 1.9 to 1, and a button nobody can name. The run of the stories must fail here: if it passes, axe did
 * not look. Only run with SOMO_CANARY=1.
 */
export const MustFail: StoryObj = {
  render: () => (
    <div style={{ background: '#ffffff', color: '#bbbbbb' }}>
      <p>Nobody can read this.</p>
      <button type="button" />
    </div>
  ),
}

/** Dark on light, and no fault but that nobody can tell how dark on how light: axe does not measure gradients. */
export const MustBeMeasured: StoryObj = {
  render: () => (
    <p style={{ background: 'linear-gradient(#ffffff, #eeeeee)', color: '#000000' }}>Nobody measured this.</p>
  ),
}

/** The ink of the theme on a white that no theme changes: dark on it in one, and too pale in the other. */
export const MustFailInTheDark: StoryObj = {
  parameters: visual(),
  render: () => <p style={{ background: '#ffffff', color: vars.color.ink }}>Nobody can read this in the dark.</p>,
}
