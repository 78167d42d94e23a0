import { useNavPanelWarmer } from '@somo/ui/AppShell'
import { useMenuWarmer } from '@somo/ui/MenuButton'
import { breakpoints } from '@somo/ui/theme/tokens'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { LanguageNotice } from '../domain/language/LanguageNotice.tsx'
import { addresses } from '../domain/navigation/addresses.ts'
import { useAppearance } from '../platform/appearance/AppearanceContext.tsx'
import type { AllowedLocale } from '../platform/build/constants.ts'
import { connectionWatch } from '../platform/connection/browserConnection.ts'
import type { Connection } from '../platform/connection/connection.ts'
import { useLocale } from '../platform/locale/LocaleContext.tsx'
import type { Session } from '../platform/session/contract.ts'
import { useSession } from '../platform/session/SessionContext.tsx'
import { ContentProblem } from './ContentProblem.tsx'
import { useLateParts } from './lateParts.ts'
import type { LateUse } from './lateParts.ts'
import { MemberShell } from './MemberShell.tsx'
import { OpenFrame } from './OpenFrame.tsx'
import { loadGate } from './routeTable.ts'
import { SessionEndedDialog } from './SessionEndedDialog.tsx'
import { SessionNotice } from './SessionNotice.tsx'
import type { SessionNews } from './SessionNotice.tsx'
import { usePalette } from './usePalette.tsx'
import { useSessionNews } from './useSessionNews.ts'
import { useSignOut } from './useSignOut.tsx'

/** Milliseconds after the first page, and after each change of the language. */
const wayOutDelay = 3_000

/** The frame around every page: the menu for who is signed in, a bare head on open pages, nothing around the gate. */
export function Shell() {
  const { snapshot } = useSession()
  const { pathname } = useLocation()
  const { locale, offered, choose, texts } = useLocale()
  const isMember = snapshot.claims !== null
  // Without any texts only the gate and the error page can speak (decision 35).
  if (isMember && texts !== 'none') return <MemberFrame />
  if (!isMember && pathname === addresses.dashboard) return <Outlet />
  // At its own address, so that loading again leads to the page that was asked for.
  const isMute = isMember && pathname !== addresses.errorPage
  return (
    <OpenFrame languages={{ offered, selected: locale, onSelect: (chosen) => void choose(chosen) }} notice={<LanguageNotice />}>
      {isMute ? <ContentProblem /> : <Outlet />}
    </OpenFrame>
  )
}

function MemberFrame() {
  const { snapshot, session } = useSession()
  const { pathname } = useLocation()
  const { locale, offered, choose, missed } = useLocale()
  const { unit, theme, chooseTheme } = useAppearance()
  const news = useSessionNews(snapshot)
  const { signOut, question } = useSignOut(session)
  const late = useLateParts()
  useWayOutAtHand(late.warm)
  const language = { offered, selected: locale, onSelect: (chosen: AllowedLocale) => void choose(chosen) }
  const themeChoice = { selected: theme, onSelect: chooseTheme }
  const search = usePalette({ roles: snapshot.roles, language, theme: themeChoice, onSignOut: signOut }, late)
  const connection = useConnection()
  return (
    <MemberShell
      claims={snapshot.claims}
      roles={snapshot.roles}
      notice={noticeOf({ news, connection, late, hasMissedLanguage: missed !== null, onSignIn: () => session.signIn() })}
      search={search}
      pathname={pathname}
      unit={unit.kind === 'known' ? unit.value : null}
      language={language}
      theme={themeChoice}
      onSignOut={signOut}
    >
      <Outlet />
      {search.palette}
      {question}
      {snapshot.ended === null ? null : <EndedUnderWork isAsking={snapshot.ended.isAsking} link={snapshot.signInLink} session={session} />}
    </MemberShell>
  )
}

interface NoticeParts {
  readonly news: SessionNews | null
  readonly connection: Connection
  readonly late: LateUse
  readonly hasMissedLanguage: boolean
  readonly onSignIn: () => void
}

/**
 * One notice at a time, the most pressing first: a session that has ended; no connection, which is also why a session
 * could not be renewed; what else there is of the session; a language that did not come.
 */
function noticeOf({ news, connection, late, hasMissedLanguage, onSignIn }: NoticeParts): ReactNode {
  if (connection !== 'online' && news?.kind !== 'ended' && late.parts !== null) {
    return <late.parts.OfflineNotice connection={connection} />
  }
  if (news !== null) return <SessionNotice news={news} onSignIn={onSignIn} />
  return hasMissedLanguage ? <LanguageNotice /> : undefined
}

/** How the connection stands now. */
function useConnection(): Connection {
  return useSyncExternalStore(connectionWatch.subscribe, connectionWatch.get)
}

/**
 * Who signs out without a network must still reach the account menu, on a small screen in the panel "More", and the
 * gate: their code is fetched once there is nothing better to do, and with it what says that there is no network.
 */
function useWayOutAtHand(warmLate: () => void): void {
  const warmMenu = useMenuWarmer()
  const warmPanel = useNavPanelWarmer()
  useEffect(
    function fetchWayOut() {
      const timer = setTimeout(() => {
        warmMenu()
        warmLate()
        if (matchMedia(`(width < ${breakpoints.bars}px)`).matches) warmPanel()
        loadGate().catch(() => undefined)
      }, wayOutDelay)
      return () => clearTimeout(timer)
    },
    [warmMenu, warmPanel, warmLate],
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
