import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from '../contract.css.ts'
import { layers } from '../layers.css.ts'

const fill = {
  solid: 'ButtonText',
  on: 'ButtonFace',
  hover: 'Highlight',
  pressed: 'Highlight',
  edge: 'ButtonText',
  edgeHover: 'ButtonText',
  edgePressed: 'ButtonText',
}

const surfaces = {
  desk: 'Canvas',
  paper: 'Canvas',
  sheet: 'Canvas',
  wash: 'Canvas',
  okBg: 'Canvas',
  warnBg: 'Canvas',
  badBg: 'Canvas',
  infoBg: 'Canvas',
}
const texts = {
  ink: 'CanvasText',
  ink2: 'CanvasText',
  ink3: 'CanvasText',
  ok: 'CanvasText',
  warn: 'CanvasText',
  bad: 'CanvasText',
  info: 'CanvasText',
}

// The strongest layer, because the brand's rules (written at run time into somo.brand) must give way as well.
// A preview shows a theme as everybody else sees it, and opts out as covers do.
globalStyle(':root, [data-theme]:not([data-component="ThemePreview"])', {
  '@layer': {
    [layers.utilities]: {
      '@media': {
        '(forced-colors: active)': {
          vars: {
            ...assignVars(vars.color, {
              ...surfaces,
              ...texts,
              inverse: 'CanvasText',
              onInverse: 'Canvas',
              onInverseMuted: 'Canvas',
              inverseEdge: 'CanvasText',
              rule: 'CanvasText',
              ruleStrong: 'CanvasText',
              control: 'ButtonBorder',
              scrim: 'rgb(0 0 0 / 60%)',
              coverLine: 'CanvasText',
            }),
            ...assignVars(vars.brand, {
              ...fill,
              exact: 'Highlight',
              subtle: 'Canvas',
              subtleHover: 'Canvas',
              subtleSelected: 'Canvas',
              text: 'LinkText',
              textHover: 'LinkText',
              border: 'Highlight',
              margin: 'CanvasText',
            }),
            ...assignVars(vars.danger, fill),
            ...assignVars(vars.shadow, { floating: 'none', dialog: 'none', floatingEdge: 'CanvasText' }),
          },
        },
      },
    },
  },
})

// What cannot be used is grey (CSS Color 4, GrayText), and so are the drawings in it. What waits for its own answer
// (aria-busy) keeps its colours, and the sentence beside a group that says why is read as usual.
const unavailable =
  ':is([aria-disabled="true"], [data-disabled], [data-unavailable], :disabled):not([aria-busy="true"], [role$="group"], [role="grid"])'

globalStyle(unavailable, {
  '@layer': {
    [layers.utilities]: {
      '@media': {
        '(forced-colors: active)': {
          vars: assignVars(
            {
              ink: vars.color.ink,
              ink2: vars.color.ink2,
              ink3: vars.color.ink3,
              control: vars.color.control,
              ruleStrong: vars.color.ruleStrong,
              text: vars.brand.text,
            },
            {
              ink: 'GrayText',
              ink2: 'GrayText',
              ink3: 'GrayText',
              control: 'GrayText',
              ruleStrong: 'GrayText',
              text: 'GrayText',
            },
          ),
          color: 'GrayText',
        },
      },
    },
  },
})
