import * as styles from './DesignChanges.css.ts'

/** A colour with its code, which carries the meaning. */
export const ColourValue = ({ colour }: { readonly colour: string }) => (
  <span className={styles.value}>
    <span className={styles.swatch} style={{ backgroundColor: colour }} aria-hidden="true" />
    <span translate="no">{colour}</span>
  </span>
)
