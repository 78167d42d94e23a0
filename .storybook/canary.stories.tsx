import type { Meta, StoryObj } from '@storybook/react-vite'
import { vars } from '../packages/ui/src/theme/contract.css.ts'
import { visual } from './modes.ts'

const meta: Meta = { title: 'Canary', tags: ['canary'] }

// Storybook reads the stories from the file's exports; the default export is the meta.
export default meta

/**
 * Fails axe: text with a contrast of 1.9 to 1, and a button without a name. The stage fails if axe reports nothing
 * here. Runs only with SOMO_CANARY=1.
 */
export const MustFail: StoryObj = {
  render: () => (
    <div style={{ background: '#ffffff', color: '#bbbbbb' }}>
      <p>Nobody can read this.</p>
      <button type="button" />
    </div>
  ),
}

/** Text on a gradient. axe does not measure gradients, so the contrast gate must report an unmeasured contrast. */
export const MustBeMeasured: StoryObj = {
  render: () => (
    <p style={{ background: 'linear-gradient(#ffffff, #eeeeee)', color: '#000000' }}>Nobody measured this.</p>
  ),
}

/** The theme's ink on a fixed white: readable in the light theme, too pale in the dark one. */
export const MustFailInTheDark: StoryObj = {
  parameters: visual(),
  render: () => <p style={{ background: '#ffffff', color: vars.color.ink }}>Nobody can read this in the dark.</p>,
}
