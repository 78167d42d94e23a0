import { AppShell } from '@somo/ui/AppShell'
import { Banner } from '@somo/ui/Banner'
import { useIntl } from 'react-intl'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { addresses } from '../domain/navigation/addresses.ts'
import { useAppearance } from '../platform/appearance/AppearanceContext.tsx'
import { useLocale } from '../platform/locale/LocaleContext.tsx'
import { useSession } from '../platform/session/SessionContext.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { frameMessages } from './frameMessages.ts'
import { bottomPaths, buildMenu } from './menu.ts'
import { OpenFrame } from './OpenFrame.tsx'
import { toNavGroups } from './toNavGroups.tsx'

/** The frame around every page: the menu for who is signed in, a bare head on open pages, nothing around the gate. */
export function Shell() {
  const { snapshot } = useSession()
  const { pathname } = useLocation()
  const { locale, offered, choose, texts } = useLocale()
  const isMember = snapshot.claims !== null
  // Without any texts only the gate and the error page can speak (decision 35).
  if (isMember && texts !== 'none') return <MemberFrame />
  if (isMember && pathname !== addresses.errorPage) return <Navigate to={addresses.errorPage} replace state={{ reason: 'texts' }} />
  if (pathname === addresses.dashboard) return <Outlet />
  return (
    <OpenFrame languages={{ offered, selected: locale, onSelect: (chosen) => void choose(chosen) }}>
      <Outlet />
    </OpenFrame>
  )
}

function MemberFrame() {
  const intl = useIntl()
  const { snapshot, session } = useSession()
  const { pathname } = useLocation()
  const { locale, offered, choose } = useLocale()
  const { unit, theme, chooseTheme } = useAppearance()
  const menu = buildMenu(snapshot.roles)
  const defaultUnit = unit.kind === 'known' ? unit.value : null
  return (
    <AppShell
      brand={{ name: 'Somo', unitName: defaultUnit?.name ?? null, logoUrl: defaultUnit?.logoUrl ?? null, href: addresses.dashboard }}
      groups={toNavGroups(menu, pathname, intl)}
      bottomItemIds={bottomPaths(menu)}
      banner={snapshot.isStale ? <Banner tone="info" isLive>{intl.formatMessage(frameMessages.stale)}</Banner> : undefined}
      account={
        <AccountMenu
          claims={snapshot.claims}
          roles={snapshot.roles}
          language={{ offered, selected: locale, onSelect: (chosen) => void choose(chosen) }}
          theme={{ selected: theme, onSelect: chooseTheme }}
          onSignOut={() => session.logOut()}
        />
      }
    >
      <Outlet />
    </AppShell>
  )
}
