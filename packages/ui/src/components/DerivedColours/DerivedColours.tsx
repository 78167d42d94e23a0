import { Check, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { pairCount, shownColours, shownRoles, type ShownRole } from '../../theme/colour/brandContrast.ts'
import { brandStyle } from '../../theme/switching/brandStyle.ts'
import { cx } from '../../theme/cx.ts'
import type { Palette } from '../../theme/palette.ts'
import { themeNames, type ThemeName } from '../../theme/tokens.ts'
import { Heading } from '../Heading/Heading.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'
import * as styles from './DerivedColours.css.ts'

/** What the table says, in the person's language. */
export interface DerivedColoursWords {
  /** Heading and name of the table: "Derived colours". */
  readonly title: string
  /** Heads of the columns: "Role", "Contrast". */
  readonly role: string
  readonly contrast: string
  /** Names of the themes, as heads of the samples. */
  readonly themes: Readonly<Record<ThemeName, string>>
  /** Names of the roles, as heads of the rows. */
  readonly roles: Readonly<Record<ShownRole, string>>
  /** What is written on the samples; a line needs no word. */
  readonly samples: Readonly<Record<Exclude<ShownRole, 'border'>, string>>
  /** Whether the pairs of both themes keep to WCAG AA: "All 120 pairs pass WCAG AA". */
  readonly summary: (count: { readonly all: number; readonly failed: number }) => string
}

export interface DerivedColoursProps {
  readonly roles: Palette
  readonly words: DerivedColoursWords
  /** Writes the derived colour as #rrggbb below each sample. @default false */
  readonly hasValues?: boolean
}

/** What was derived from a primary colour, each role drawn in both themes with the least contrast it reaches. */
export function DerivedColours({ roles, words, hasValues = false }: DerivedColoursProps) {
  const titleId = useId()
  const locale = useUiLocale()
  const shown = { default: shownColours('default', roles.default), dark: shownColours('dark', roles.dark) }
  return (
    <section className={styles.derived} data-component="DerivedColours" aria-labelledby={titleId}>
      <div className={styles.headLine} data-part="head">
        <Heading level={2} step="h3" id={titleId}>
          {words.title}
        </Heading>
        <Summary roles={roles} words={words} />
      </div>
      <table className={styles.table} aria-labelledby={titleId}>
        <Heads words={words} />
        <tbody>
          {shownRoles.map((role) => (
            <tr key={role} className={styles.row} data-part="role">
              <th className={styles.cell} scope="row">
                {words.roles[role]}
              </th>
              {themeNames.map((theme) => [
                <td key={theme} className={cx(styles.cell, styles.cellSample)}>
                  <span
                    className={styles.sample[role]}
                    data-part="sample"
                    data-theme={theme}
                    style={brandStyle(roles[theme])}
                  >
                    {role === 'border' ? null : words.samples[role]}
                  </span>
                  {hasValues ? (
                    <span className={styles.value} data-part="value">
                      {shown[theme][role].value}
                    </span>
                  ) : null}
                </td>,
                <td key={`${theme} ratio`} className={cx(styles.cell, styles.cellEnd)} data-part="ratio">
                  {ratioText(shown[theme][role].ratio, locale)}
                </td>,
              ])}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Heads = ({ words }: Pick<DerivedColoursProps, 'words'>) => (
  <thead>
    <tr className={styles.row}>
      <th className={styles.head} scope="col">
        {words.role}
      </th>
      {themeNames.map((theme) => [
        <th key={theme} className={cx(styles.head, styles.cellSample)} scope="col">
          {words.themes[theme]}
        </th>,
        <th key={`${theme} ratio`} className={cx(styles.head, styles.headEnd)} scope="col">
          {words.contrast}
        </th>,
      ])}
    </tr>
  </thead>
)

function Summary({ roles, words }: Pick<DerivedColoursProps, 'roles' | 'words'>) {
  const count = pairCount(roles)
  const isGood = count.failed === 0
  return (
    <span className={styles.summary} data-part="summary">
      <span className={isGood ? styles.good : styles.bad}>
        <Icon glyph={isGood ? Check : TriangleAlert} size="chip" />
      </span>
      {words.summary(count)}
    </span>
  )
}

/** "4.5 : 1" as the language writes it, never rounded up to a ratio that is not reached. */
const ratioText = (value: number, locale: string): string =>
  `${(Math.floor(value * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 })} : 1`
