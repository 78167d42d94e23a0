import { Check, TriangleAlert } from 'lucide-react'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../theme/cx.ts'
import type { Palette } from '../../theme/palette.ts'
import { themeNames, type ThemeName } from '../../theme/tokens.ts'
import * as styles from './design.css.ts'
import { derivedColours, pairCount, ratioText, type DerivedSample } from './designColours.ts'
import { brandStyle } from './DesignPreview.tsx'

const titleId = 'derived-colours'
const words: Readonly<Record<DerivedSample, string>> = { fill: 'Weiter', text: 'Ansehen', border: '', selected: 'Zeile' }
const themeHeads: Readonly<Record<ThemeName, string>> = { default: 'Hell', dark: 'Dunkel\u00ADviolett' }

/** What was derived from the colour, each role drawn in both themes with the least ratio it reaches. */
export const DerivedColours = ({ roles }: { readonly roles: Palette }) => (
  <section className={styles.derived} aria-labelledby={titleId}>
    <div className={styles.derivedHead}>
      <Heading level={2} step="h3" id={titleId}>
        Abgeleitete Farben
      </Heading>
      <Verdict roles={roles} />
    </div>
    <table className={styles.table} aria-labelledby={titleId}>
      <thead>
        <tr>
          <th className={styles.head} scope="col">
            Rolle
          </th>
          {themeNames.map((theme) => [
            <th key={theme} className={cx(styles.head, styles.cellSample)} scope="col">
              {themeHeads[theme]}
            </th>,
            <th key={`${theme} ratio`} className={cx(styles.head, styles.headEnd)} scope="col">
              Kontrast
            </th>,
          ])}
        </tr>
      </thead>
      <tbody>
        {derivedColours(roles).map(({ id, label, ratios }) => (
          <tr key={id}>
            <th className={styles.cell} scope="row">
              {label}
            </th>
            {themeNames.map((theme) => [
              <td key={theme} className={cx(styles.cell, styles.cellSample)}>
                <span className={styles.sample[id]} data-theme={theme} style={brandStyle(roles[theme])}>
                  {words[id]}
                </span>
              </td>,
              <td key={`${theme} ratio`} className={cx(styles.cell, styles.cellEnd)}>
                {ratioText(ratios[theme])}
              </td>,
            ])}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)

const Verdict = ({ roles }: { readonly roles: Palette }) => {
  const { all, failed } = pairCount(roles)
  return (
    <span className={styles.verdictLine}>
      <span className={failed === 0 ? styles.good : styles.bad}>
        <Icon glyph={failed === 0 ? Check : TriangleAlert} size="chip" />
      </span>
      {failed === 0 ? `Alle ${all} Paare bestehen WCAG AA` : `${failed} von ${all} Paaren sind zu blass`}
    </span>
  )
}
