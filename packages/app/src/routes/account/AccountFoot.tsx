import type { ReactNode } from 'react'
import { AccountMenu } from './AccountMenu.tsx'
import type { AccountMenuProps } from './AccountMenu.tsx'
import { foot, menu } from './AccountFoot.css.ts'

/** Oneself and the bell, at the foot of the menu. */
export function AccountFoot({ bell, ...props }: AccountMenuProps & { readonly bell: ReactNode }) {
  return (
    <div className={foot}>
      <div className={menu}>
        <AccountMenu {...props} />
      </div>
      {bell}
    </div>
  )
}
