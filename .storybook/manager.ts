import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { defaultPrimary } from '../packages/ui/src/theme/tokens.ts'

/** The large branches of the sidebar, by the prefix of their story ids. */
const branches = ['components', 'templates', 'screens', 'visual']

/** The branch of the story in the address; `components` if there is none. */
const asked = /^\/\w+\/([a-z]+)-/.exec(new URLSearchParams(location.search).get('path') ?? '')?.[1] ?? ''
const open = branches.includes(asked) ? asked : 'components'

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Somo', brandTarget: '_self', colorSecondary: defaultPrimary }),
  // Storybook re-renders every open row whenever a story reports something, so only one large branch is expanded at the
  // start.
  sidebar: { collapsedRoots: branches.filter((branch) => branch !== open) },
})
