import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'

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
globalStyle(':root, [data-theme]', {
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
