import { AppShell } from '@somo/ui/AppShell'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { addresses } from '../domain/navigation/addresses.ts'
import type { DefaultUnit } from '../platform/appearance/appearanceStore.ts'
import type { Product } from '../platform/appearance/product.ts'
import { AccountMenu } from './AccountMenu.tsx'
import type { AccountMenuProps } from './AccountMenu.tsx'
import { bottomPaths, buildMenu } from './menu.ts'
import { toNavGroups } from './toNavGroups.tsx'

export interface MemberShellProps extends AccountMenuProps {
  /** The address of the page on show. */
  readonly pathname: string
  /** Null while it is not known, and where there is none. */
  readonly unit: Pick<DefaultUnit, 'name' | 'logoUrl'> | null
  readonly product: Product
  /** What is to be said above the page. */
  readonly notice?: ReactNode
  readonly children: ReactNode
}

/** The frame of whoever is signed in: product and unit, the menu their roles open, and themselves at its foot. */
export function MemberShell({ pathname, unit, product, notice, children, ...account }: MemberShellProps) {
  const intl = useIntl()
  const menu = buildMenu(account.roles)
  return (
    <AppShell
      brand={{ name: product.name, unitName: unit?.name ?? null, logoUrl: unit?.logoUrl ?? product.logoUrl, href: addresses.dashboard }}
      groups={toNavGroups(menu, pathname, intl)}
      bottomItemIds={bottomPaths(menu)}
      banner={notice}
      account={<AccountMenu {...account} />}
    >
      {children}
    </AppShell>
  )
}
