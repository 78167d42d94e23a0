import { AppShell } from '@somo/ui/AppShell'
import { Icon } from '@somo/ui/Icon'
import { IconButton } from '@somo/ui/IconButton'
import { SearchButton } from '@somo/ui/SearchButton'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Arrangement } from '../../domain/menu/arrangement.ts'
import { addresses } from '../../domain/navigation/addresses.ts'
import { keyboardOf, keyNames, shortcuts } from '../../domain/shortcuts/shortcuts.ts'
import { shortcutMessages } from '../../domain/shortcuts/shortcutMessages.ts'
import type { DefaultUnit } from '../../platform/appearance/appearanceStore.ts'
import type { Product } from '../../platform/appearance/product.ts'
import { AccountFoot } from '../account/AccountFoot.tsx'
import type { AccountMenuProps } from '../account/AccountMenu.tsx'
import { Bell, type BellProps } from './Bell.tsx'
import { frameMessages } from './frameMessages.ts'
import { bottomIds } from '../../domain/menu/bottomIds.ts'
import { buildMenu } from '../menu/buildMenu.ts'
import { toNavGroups } from '../menu/toNavGroups.tsx'

export interface MemberShellProps extends AccountMenuProps {
  /** The address of the page on show. */
  readonly pathname: string
  /** Null while it is not known, and where there is none. */
  readonly unit: Pick<DefaultUnit, 'name' | 'logoUrl'> | null
  readonly product: Product
  /** The published menu; null: the built-in one. */
  readonly arrangement?: Arrangement
  /** Notice above the page. */
  readonly notice?: ReactNode
  /** Content that stays visible while the page scrolls. */
  readonly pinned?: ReactNode
  /** Opens the command palette; `warm` is called before, when a pointer or the focus arrives at its button. */
  readonly search: { readonly open: () => void; readonly warm: () => void }
  readonly bell: BellProps
  readonly children: ReactNode
}

/** The layout for signed-in users: product and unit, the menu of their roles, the account menu at its foot. */
export function MemberShell({
  pathname,
  unit,
  product,
  arrangement = null,
  notice,
  pinned,
  search,
  bell,
  children,
  ...account
}: MemberShellProps) {
  const intl = useIntl()
  const menu = buildMenu(account.roles, arrangement)
  return (
    <AppShell
      brand={{
        name: product.name,
        unitName: unit?.name ?? null,
        logoUrl: unit?.logoUrl ?? product.logoUrl,
        href: addresses.dashboard,
      }}
      groups={toNavGroups(menu, pathname, intl)}
      bottomItemIds={bottomIds(menu)}
      search={<WideSearch search={search} />}
      topBarActions={<BarActions search={search} bell={bell} />}
      banner={notice}
      pinned={pinned}
      account={<AccountFoot {...account} bell={<Bell {...bell} />} />}
    >
      {children}
    </AppShell>
  )
}

function WideSearch({ search }: Pick<MemberShellProps, 'search'>) {
  const { formatMessage } = useIntl()
  const keys = keyNames(shortcuts.palette, keyboardOf(navigator), formatMessage(shortcutMessages.control)).join(' ')
  return (
    <SearchButton
      label={formatMessage(frameMessages.search)}
      keys={keys}
      onPress={search.open}
      onIntent={search.warm}
    />
  )
}

/** Search and bell of small screens. */
function BarActions({ search, bell }: Pick<MemberShellProps, 'search' | 'bell'>) {
  const { formatMessage } = useIntl()
  return (
    <>
      <IconButton
        label={formatMessage(frameMessages.search)}
        icon={<Icon glyph={Search} size="phone" />}
        aria-haspopup="dialog"
        onPress={search.open}
      />
      <Bell {...bell} isOnBar />
    </>
  )
}
