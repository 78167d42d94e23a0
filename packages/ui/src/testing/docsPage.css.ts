import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

// Stories on a documentation page stand on the theme's paper as they do by themselves; Storybook's own white would leave
// the ink of the dark theme unreadable. The class twice, because Storybook's own rule comes later.
globalStyle('.docs-story.docs-story', { background: vars.color.paper, color: vars.color.ink })
