import type { ThemeName } from '../tokens.ts'

/** The six papers covers are printed on (look.md, Covers). They never change with the brand. */
export const papers = ['sage', 'lilac', 'apricot', 'rose', 'teal', 'straw'] as const
export type Paper = (typeof papers)[number]

/** The three flat colours of one paper, each #rrggbb. */
export interface PaperColours {
  readonly ground: string
  readonly ink: string
  readonly second: string
}

const paper = (ground: string, ink: string, second: string): PaperColours => ({ ground, ink, second })

/** Every paper in both themes. */
export const coverPapers: Readonly<Record<ThemeName, Readonly<Record<Paper, PaperColours>>>> = {
  default: {
    sage: paper('#d9e0ca', '#46663a', '#b9543a'),
    lilac: paper('#dcd8e8', '#4f4688', '#c08a35'),
    apricot: paper('#f0d8c3', '#a5482a', '#3b2f52'),
    rose: paper('#ead5da', '#86365a', '#35586a'),
    teal: paper('#cfdfde', '#205f66', '#cf7a3c'),
    straw: paper('#eee0b9', '#7c5a10', '#44508c'),
  },
  dark: {
    sage: paper('#26301f', '#9db787', '#d9785c'),
    lilac: paper('#2a2644', '#a69de0', '#d7a659'),
    apricot: paper('#3a231b', '#dd8f6b', '#a99bd0'),
    rose: paper('#3a1f2b', '#d58cad', '#86b0c5'),
    teal: paper('#153033', '#76b5ba', '#dd955d'),
    straw: paper('#322811', '#d3ae5c', '#97a3de'),
  },
}
