import { useState } from 'react'
import { cx } from '../../theme/cx.ts'
import * as styles from './Avatar.css.ts'
import { initials } from './initials.ts'
import { formatCount } from '../Badge/formatCount.ts'
import { visuallyHidden } from '../Button/parts.css.ts'
import { useUiLocale } from '../SomoProvider/SomoProvider.tsx'

export interface AvatarProps {
  /** The whole name of the person; its initials are drawn. */
  readonly name: string
  /** 24, 32 or 52 px. @default 'md' */
  readonly size?: 'sm' | 'md' | 'lg'
  /** A square picture of the person; where it does not come the initials are drawn. */
  readonly src?: string | null
}

/** A person's picture or initials. Decorative: the name must stand beside it or be the label of what it sits in. */
export const Avatar = ({ name, size = 'md', src = null }: AvatarProps) => (
  <span className={cx(styles.avatar, styles.size[size])} data-component="Avatar" aria-hidden="true" translate="no">
    {src === null ? initials(name) : <Picture key={src} src={src} name={name} />}
  </span>
)

/** A picture that does not come leaves the initials, not a broken frame. */
function Picture({ src, name }: { readonly src: string; readonly name: string }) {
  const [isLost, setLost] = useState(false)
  return isLost ? (
    initials(name)
  ) : (
    <img className={styles.picture} src={src} alt="" data-part="picture" onError={() => setLost(true)} />
  )
}

export interface AvatarGroupProps {
  /** The whole names, the most important first. */
  readonly names: readonly string[]
  /** Who they are, read instead of the letters: "Amani Juma, Neema Okello and 3 others". */
  readonly label: string
  /** So many are drawn; the rest is a number. @default 4 */
  readonly max?: number
  /** 24, 32 or 52 px. @default 'md' */
  readonly size?: NonNullable<AvatarProps['size']>
}

/** Several people in the room of two. Where they are to be told apart list them by name. */
export function AvatarGroup({ names, label, max = 4, size = 'md' }: AvatarGroupProps) {
  const locale = useUiLocale()
  // "+1" would take the room of the one it leaves out.
  const drawn = names.length <= max + 1 ? names : names.slice(0, max)
  const rest = names.length - drawn.length
  return (
    <span className={styles.group} data-component="AvatarGroup" data-size={size}>
      {drawn.map((name) => (
        <span key={name} className={styles.member}>
          <Avatar name={name} size={size} />
        </span>
      ))}
      {rest === 0 ? null : (
        <span className={cx(styles.avatar, styles.size[size], styles.member)} data-part="rest" aria-hidden="true">
          +{formatCount(rest, locale)}
        </span>
      )}
      <span className={visuallyHidden}>{label}</span>
    </span>
  )
}
