import { Icon } from '@somo/ui/Icon'
import { UsersRound } from 'lucide-react'
import * as styles from './UnitCard.css.ts'

export interface UnitMarkProps {
  readonly logoUrl: string | null
  /** As #rrggbb. */
  readonly color: string | null
}

/** A unit's logo, else a plain sign; the line below it has the unit's colour. Decorative. */
export function UnitMark({ logoUrl, color }: UnitMarkProps) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {logoUrl === null ? (
        <Icon glyph={UsersRound} size="navigation" />
      ) : (
        <img className={styles.logo} src={logoUrl} alt="" decoding="async" />
      )}
      {color === null ? null : <span className={styles.colour} style={{ backgroundColor: color }} />}
    </span>
  )
}
