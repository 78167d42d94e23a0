import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'
import { layers } from '../layers.css.ts'
import { palette } from '../palette.ts'
import { colours } from '../themeColours.ts'
import { danger, defaultPrimary, shadows, typeSteps, type ThemeName } from '../tokens.ts'

const brand = palette(defaultPrimary)

/** Titles are a little lighter on dark paper, where light strokes look bolder (look.md). */
const typeWeights = (theme: ThemeName): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typeSteps).map(([name, step]) => [
      vars.type[name as keyof typeof typeSteps].weight,
      String(theme === 'dark' ? step.darkWeight : step.weight),
    ]),
  )

const themeVars = (theme: ThemeName): Record<string, string> => ({
  ...assignVars(vars.color, { ...colours[theme] }),
  ...assignVars(vars.brand, { ...brand[theme] }),
  ...assignVars(vars.danger, { ...danger[theme] }),
  ...assignVars(vars.shadow, { ...shadows[theme] }),
  ...typeWeights(theme),
})

const look = (theme: ThemeName) => ({
  vars: themeVars(theme),
  colorScheme: theme === 'dark' ? 'dark' : 'light',
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
})

globalStyle(':root, [data-theme="default"]', { '@layer': { [layers.theme]: look('default') } })
// Paper is white: what is printed has the light roles, whatever the screen shows.
globalStyle('[data-theme="dark"]', { '@layer': { [layers.theme]: { '@media': { 'not print': look('dark') } } } })
