/** @jsxImportSource #samples */
import type { ReactNode } from 'react'
import { captionText } from '../sampleCaptions.ts'
import { StatesTable } from '../StatesTable.tsx'
import { coverPapers, papers } from '../../theme/sheets/coverPapers.ts'
import { luminance, ratio } from '../../theme/colour/oklch.ts'
import { brandStyle } from '../../theme/switching/brandStyle.ts'
import { palette } from '../../theme/palette.ts'
import * as styles from './TokenPages.css.ts'
import { colours } from '../../theme/themeColours.ts'
import { danger, surfaces, type ThemeName } from '../../theme/tokens.ts'

/** What is written in a colour of the theme. */
export const texts = ['ink', 'ink2', 'ink3', 'ok', 'warn', 'bad', 'info'] as const
export const surfaceNames = ['desk', 'paper', 'sheet', 'wash'] as const

/** A part of the page in a theme of its own, with the roles of a primary colour of its own. */
export const ThemeSample = ({
  theme,
  primary,
  children,
}: {
  readonly theme: ThemeName
  readonly primary: string
  readonly children: ReactNode
}) => (
  <section
    aria-label={`Theme ${captionText(theme)}`}
    data-theme={theme}
    className={styles.scope}
    style={brandStyle(palette(primary)[theme])}
  >
    {children}
  </section>
)

/** One colour upon another, with the ratio computed here and now. */
export const Swatch = ({ front, back }: { readonly front: string; readonly back: string }) => (
  <span className={styles.swatch} style={{ color: front, backgroundColor: back }}>
    {ratio(luminance(front), luminance(back)).toFixed(2)}
  </span>
)

/** A colour between two, which needs no more than 3: the ratio is written in ink beside a line in that colour. */
export const LineSwatch = ({ front, back }: { readonly front: string; readonly back: string }) => (
  <span className={styles.swatch} style={{ backgroundColor: back, border: `2px solid ${front}` }}>
    {ratio(luminance(front), luminance(back)).toFixed(2)}
  </span>
)

/** Colours by name, all there are: each as it is and as it is written. */
export const ColourValues = ({ values }: { readonly values: Readonly<Record<string, string>> }) => (
  <StatesTable
    columns={['Colour', 'Value']}
    rows={Object.entries(values).map(([name, value]) => ({
      name,
      cells: [<span key="colour" className={styles.swatch} style={{ backgroundColor: value }} />, value],
    }))}
  />
)

/** Every text colour on every surface, with its ratio (at least 4.5). */
export const TextRatios = ({ theme }: { readonly theme: ThemeName }) => (
  <StatesTable
    columns={surfaceNames.map((name) => `${name} ${surfaces[theme][name]}`)}
    rows={texts.map((text) => ({
      name: `${text} ${colours[theme][text]}`,
      cells: surfaceNames.map((name) => (
        <Swatch key={name} front={colours[theme][text]} back={surfaces[theme][name]} />
      )),
    }))}
  />
)

/** Each status on its tint, the inverse surface and the danger fills. */
export const StatusRatios = ({ theme }: { readonly theme: ThemeName }) => {
  const tokens = colours[theme]
  const pairs: readonly (readonly [string, string, string])[] = [
    ['ok on okBg', tokens.ok, tokens.okBg],
    ['warn on warnBg', tokens.warn, tokens.warnBg],
    ['bad on badBg', tokens.bad, tokens.badBg],
    ['info on infoBg', tokens.info, tokens.infoBg],
    ['onInverse on inverse', tokens.onInverse, tokens.inverse],
    ['onInverseMuted on inverse', tokens.onInverseMuted, tokens.inverse],
    ['danger.on on solid', danger[theme].on, danger[theme].solid],
  ]
  return (
    <StatesTable
      columns={['Ratio']}
      rows={pairs.map(([name, front, back]) => ({ name, cells: [<Swatch key={name} front={front} back={back} />] }))}
    />
  )
}

const paperRoles = ['ground', 'ink', 'second'] as const

/** Every paper that covers are printed on: its ground, and on it, as they are drawn, its two inks with their ratio to it. */
export const CoverPapers = ({ theme }: { readonly theme: ThemeName }) => (
  <StatesTable
    columns={paperRoles}
    rows={papers.map((name) => {
      const paper = coverPapers[theme][name]
      return {
        name: `cover.${name}`,
        cells: paperRoles.map((role) => (
          <div key={role} className={styles.paper}>
            <span className={styles.swatch} style={{ backgroundColor: paper[role] }} />
            {paper[role]}
            {role === 'ground'
              ? ''
              : `, ${ratio(luminance(paper[role]), luminance(paper.ground)).toFixed(2)} to the ground`}
          </div>
        )),
      }
    })}
  />
)
