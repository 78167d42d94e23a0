import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { defaultPrimary } from '../packages/ui/src/theme/tokens.ts'

/** The large branches of the tree, by the beginning of their stories' ids. */
const branches = ['components', 'templates', 'screens', 'visual']

/** The branch the address asks for; the components where it names none. */
const asked = /^\/\w+\/([a-z]+)-/.exec(new URLSearchParams(location.search).get('path') ?? '')?.[1] ?? ''
const open = branches.includes(asked) ? asked : 'components'

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Somo', brandTarget: '_self', colorSecondary: defaultPrimary }),
  // Storybook works out every open row anew whenever a story tells something, so one large branch is open when it starts;
  // the others are a press away.
  sidebar: { collapsedRoots: branches.filter((branch) => branch !== open) },
})
