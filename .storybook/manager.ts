import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { defaultPrimary } from '../packages/ui/src/theme/tokens.ts'

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Somo', brandTarget: '_self', colorSecondary: defaultPrimary }),
  // Storybook works out every open row anew whenever a story tells something. What is reviewed in pictures, and whole
  // screens, are a press away, and open by themselves when one of theirs is asked for.
  sidebar: { collapsedRoots: ['templates', 'screens', 'visual'] },
})
