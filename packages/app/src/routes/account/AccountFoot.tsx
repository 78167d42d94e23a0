import { AccountMenu } from './AccountMenu.tsx'
import type { AccountMenuProps } from './AccountMenu.tsx'
import { foot, menu } from './AccountFoot.css.ts'
import { Bell } from '../frame/Bell.tsx'

/** Oneself and the bell, at the foot of the menu. */
export function AccountFoot(props: AccountMenuProps) {
  return (
    <div className={foot}>
      <div className={menu}>
        <AccountMenu {...props} />
      </div>
      <Bell />
    </div>
  )
}
