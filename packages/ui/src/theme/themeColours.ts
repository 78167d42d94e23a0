import { inks, surfaces, type Inks, type Surfaces, type ThemeName } from './tokens.ts'

// Apart from tokens.ts, which every page loads for its lengths.

/** Surfaces, neutral and status colours of one theme. */
export interface ThemeColours extends Surfaces, Inks {
  readonly inverse: string
  readonly onInverse: string
  readonly onInverseMuted: string
  readonly inverseEdge: string
  readonly rule: string
  readonly ruleStrong: string
  readonly control: string
  readonly ok: string
  readonly okBg: string
  readonly warn: string
  readonly warnBg: string
  readonly bad: string
  readonly badBg: string
  readonly info: string
  readonly infoBg: string
  readonly scrim: string
  readonly coverLine: string
}

export const colours: Readonly<Record<ThemeName, ThemeColours>> = {
  default: {
    ...surfaces.default,
    inverse: '#2a2233',
    onInverse: '#f7f2f6',
    onInverseMuted: '#c3b7c8',
    inverseEdge: 'transparent',
    rule: '#e2dade',
    ruleStrong: '#c9bec7',
    control: '#83778a',
    ...inks.default,
    ok: '#1d6640',
    okBg: '#e2eee3',
    warn: '#764c00',
    warnBg: '#f6e8cb',
    bad: '#a02828',
    badBg: '#f9e1dd',
    info: '#1d597c',
    infoBg: '#deeaf1',
    scrim: 'rgb(34 27 41 / 40%)',
    coverLine: 'rgb(34 27 41 / 8%)',
  },
  dark: {
    ...surfaces.dark,
    inverse: '#292136',
    onInverse: '#f0eaf0',
    onInverseMuted: '#bdb2c3',
    inverseEdge: '#463b54',
    rule: '#2f273b',
    ruleStrong: '#463b54',
    control: '#837697',
    ...inks.dark,
    ok: '#86d2a4',
    okBg: '#14291f',
    warn: '#e6b96b',
    warnBg: '#2f240f',
    bad: '#f5a097',
    badBg: '#391a1d',
    info: '#90c6e9',
    infoBg: '#142936',
    scrim: 'rgb(0 0 0 / 60%)',
    coverLine: 'rgb(255 255 255 / 8%)',
  },
}
