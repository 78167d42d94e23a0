import { cx } from '../../theme/cx.ts'
import * as styles from './Avatar.css.ts'
import { initials } from './initials.ts'

export interface AvatarProps {
  /** The whole name of the person; its initials are drawn. */
  readonly name: string
  /** 24, 32 or 44 px. @default 'md' */
  readonly size?: 'sm' | 'md' | 'lg'
}

/** A person's initials. Decorative: the name must stand beside it or be the label of what it sits in. */
export const Avatar = ({ name, size = 'md' }: AvatarProps) => (
  <span className={cx(styles.avatar, styles.size[size])} data-component="Avatar" aria-hidden="true" translate="no">
    {initials(name)}
  </span>
)
