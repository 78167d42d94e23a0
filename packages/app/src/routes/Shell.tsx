import { useNavPanelWarmer } from '@somo/ui/AppShell'
import { useMenuWarmer } from '@somo/ui/MenuButton'
import { breakpoints } from '@somo/ui/theme/tokens'
import { useEffect, useState } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { LanguageNotice } from '../domain/language/LanguageNotice.tsx'
import { addresses } from '../domain/navigation/addresses.ts'
import { useAppearance } from '../platform/appearance/AppearanceContext.tsx'
import { useLocale } from '../platform/locale/LocaleContext.tsx'
import type { Session } from '../platform/session/contract.ts'
import { useSession } from '../platform/session/SessionContext.tsx'
import { ContentProblem } from './ContentProblem.tsx'
import { MemberShell } from './MemberShell.tsx'
import { OpenFrame } from './OpenFrame.tsx'
import { loadGate } from './routeTable.ts'
import { SessionEndedDialog } from './SessionEndedDialog.tsx'
import { SessionNotice } from './SessionNotice.tsx'
import { useSessionNews } from './useSessionNews.ts'
import { useSignOut } from './useSignOut.tsx'

/** Milliseconds after the first page, and after each change of the language. */
const wayOutDelay = 3_000

/** The frame around every page: the menu for who is signed in, a bare head on open pages, nothing around the gate. */
export function Shell() {
  const { snapshot } = useSession()
  const { pathname } = useLocation()
  const { locale, offered, choose, texts } = useLocale()
  const { product } = useAppearance()
  const isMember = snapshot.claims !== null
  // Without any texts only the gate and the error page can speak (decision 35).
  if (isMember && texts !== 'none') return <MemberFrame />
  if (!isMember && pathname === addresses.dashboard) return <Outlet />
  // At its own address, so that loading again leads to the page that was asked for.
  const isMute = isMember && pathname !== addresses.errorPage
  return (
    <OpenFrame product={product} languages={{ offered, selected: locale, onSelect: (chosen) => void choose(chosen) }} notice={<LanguageNotice />}>
      {isMute ? <ContentProblem /> : <Outlet />}
    </OpenFrame>
  )
}

function MemberFrame() {
  const { snapshot, session } = useSession()
  const { pathname } = useLocation()
  const { locale, offered, choose, missed } = useLocale()
  const { unit, product, theme, chooseTheme } = useAppearance()
  const news = useSessionNews(snapshot)
  const { signOut, question } = useSignOut(session)
  useWayOutAtHand()
  const languageNotice = missed === null ? undefined : <LanguageNotice />
  return (
    <MemberShell
      claims={snapshot.claims}
      roles={snapshot.roles}
      notice={news === null ? languageNotice : <SessionNotice news={news} onSignIn={() => session.signIn()} />}
      pathname={pathname}
      unit={unit.kind === 'known' ? unit.value : null}
      product={product}
      language={{ offered, selected: locale, onSelect: (chosen) => void choose(chosen) }}
      theme={{ selected: theme, onSelect: chooseTheme }}
      onSignOut={signOut}
    >
      <Outlet />
      {question}
      {snapshot.ended === null ? null : <EndedUnderWork isAsking={snapshot.ended.isAsking} link={snapshot.signInLink} session={session} />}
    </MemberShell>
  )
}

/**
 * Who signs out without a network must still reach the account menu, on a small screen in the panel "More", and the
 * gate: their code is fetched once there is nothing better to do.
 */
function useWayOutAtHand(): void {
  const warmMenu = useMenuWarmer()
  const warmPanel = useNavPanelWarmer()
  useEffect(
    function fetchWayOut() {
      const timer = setTimeout(() => {
        warmMenu()
        if (matchMedia(`(width < ${breakpoints.bars}px)`).matches) warmPanel()
        loadGate().catch(() => undefined)
      }, wayOutDelay)
      return () => clearTimeout(timer)
    },
    [warmMenu, warmPanel],
  )
}

/** Asks once; who closes it finds the same step in the notice above the page. */
function EndedUnderWork({ isAsking, link, session }: { readonly isAsking: boolean; readonly link: string | null; readonly session: Session }) {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <SessionEndedDialog
      isOpen={isOpen}
      isAsking={isAsking}
      link={link}
      onClose={() => setIsOpen(false)}
      onSignIn={() => session.signIn()}
      onGiveUp={() => session.signIn(undefined, 'leaving')}
    />
  )
}
