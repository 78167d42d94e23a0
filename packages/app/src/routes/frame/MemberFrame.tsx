import { useNavPanelWarmer } from '@somo/ui/AppShell'
import { Banner } from '@somo/ui/Banner'
import { useMenuWarmer } from '@somo/ui/MenuButton'
import { useUiText, WritesDisabled } from '@somo/ui/SomoProvider'
import { breakpoints } from '@somo/ui/theme/tokens'
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { LanguageNotice } from '../../domain/language/LanguageNotice.tsx'
import { readArrangement } from '../../domain/menu/arrangement.ts'
import { useAppearance } from '../../platform/appearance/AppearanceContext.tsx'
import type { AllowedLocale } from '../../platform/build/constants.ts'
import { connectionWatch } from '../../platform/connection/browserConnection.ts'
import type { Connection } from '../../platform/connection/connection.ts'
import { consentWatch } from '../../platform/consent/consentWatch.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { unsavedWork } from '../../platform/session/returning/beforeLeave.ts'
import { useSession } from '../../platform/session/SessionContext.tsx'
import { seenReasonId, viewingWatch } from '../../platform/session/viewing.ts'
import { useBell } from './useBell.ts'
import { useLazyFrame } from './useLazyFrame.ts'
import type { LazyFrameUse } from './useLazyFrame.ts'
import { MemberShell } from './MemberShell.tsx'
import { loadGate, loadScreens } from '../routeTable.ts'
import type { SessionNews } from '../session/SessionNotice.tsx'
import { usePaletteKeys } from '../palette/usePaletteKeys.ts'
import { useSessionNews } from '../session/useSessionNews.ts'
import { useSignOut } from '../account/useSignOut.ts'
import { useUnsentWork } from '../account/useUnsentWork.ts'

/** Milliseconds after the first page, and after each change of the language. */
const wayOutDelay = 3_000

/** The frame for signed-in users, with notices and dialogs. */
export function MemberFrame() {
  const { snapshot, session } = useSession()
  const { pathname } = useLocation()
  const { locale, offered, choose, missed } = useLocale()
  const { unit, product, menu, theme, chooseTheme } = useAppearance()
  const arrangement = useMemo(() => readArrangement(menu), [menu])
  const news = useSessionNews(snapshot)
  const isConsentRequired = useSyncExternalStore(consentWatch.subscribe, consentWatch.get)
  const connection = useSyncExternalStore(connectionWatch.subscribe, connectionWatch.get)
  const seen = useSyncExternalStore(viewingWatch.subscribe, viewingWatch.get)
  const { signOut, question } = useSignOut(session, useUnsentWork(session))
  const [isSearching, setIsSearching] = usePaletteOpen(isConsentRequired)
  const bell = useBell(snapshot.claims !== null && seen === null && !isConsentRequired)
  const isCalled = isSearching || bell.trigger !== null || question.loss !== null || seen !== null || isConsentRequired
  const failure = useUiText('dialogFailed')
  const late = useLazyFrame(isCalled || news !== null || connection !== 'online')
  usePaletteKeys(isSearching && late.parts !== null, (isOpen) => {
    setIsSearching(isOpen)
    // Retries a chunk that failed to load.
    if (isOpen) late.warm()
  })
  useWayOutAtHand(late.warm)
  const language = { offered, selected: locale, onSelect: (chosen: AllowedLocale) => void choose(chosen) }
  const themeChoice = { selected: theme, onSelect: chooseTheme }
  const parts = { roles: snapshot.roles, arrangement, language, theme: themeChoice, onSignOut: signOut }
  useTitleAfter(isConsentRequired)
  const shell = (
    <MemberShell
      {...parts}
      claims={snapshot.claims}
      notice={noticeOf({
        news,
        connection,
        late,
        hasMissed: missed !== null,
        failure: isCalled ? failure : null,
        onSignIn: () => session.signIn(),
      })}
      pinned={seen === null || late.parts === null ? undefined : <late.parts.ViewAsNotice {...seen} />}
      bell={{
        unreadCount: bell.count,
        isOpen: bell.trigger !== null,
        onPress: bell.open,
        onIntent: late.warm,
      }}
      search={{ open: () => setIsSearching(true), warm: late.warm }}
      pathname={pathname}
      unit={unit.kind === 'known' ? unit.value : null}
      product={product}
    >
      {/* What was typed before the text was published stays where it is, out of sight. */}
      {isConsentRequired && !unsavedWork.hasAny() ? null : (
        <WritesDisabled reasonId={seen === null ? undefined : seenReasonId}>
          <Outlet />
        </WritesDisabled>
      )}
      {late.parts === null ? null : (
        <>
          <late.parts.Palette {...parts} isViewing={seen !== null} isOpen={isSearching} onOpenChange={setIsSearching} />
          <late.parts.SignOutQuestion {...question} />
          {bell.trigger === null ? null : (
            <late.parts.NotificationPanel
              onClose={bell.close}
              triggerRef={bell.trigger}
              unreadCount={bell.count}
              onRead={bell.refetch}
            />
          )}
          {snapshot.ended === null ? null : (
            <late.parts.EndedUnderWork ended={snapshot.ended} link={snapshot.signInLink} session={session} />
          )}
        </>
      )}
    </MemberShell>
  )
  const Consent = isConsentRequired ? late.parts?.ConsentPage : undefined
  return (
    <>
      {Consent === undefined ? null : <Consent onSignOut={signOut} />}
      <div hidden={Consent !== undefined}>{shell}</div>
    </>
  )
}

/** Nothing opens before a required text is agreed to, and no search waits behind it. */
function usePaletteOpen(isConsentRequired: boolean) {
  const [isOpen, setIsOpen] = useState(false)
  if (isConsentRequired && isOpen) setIsOpen(false)
  return [isOpen, setIsOpen] as const
}

/** After the step of agreement the focus goes to the title of the page that opens. */
function useTitleAfter(isConsentRequired: boolean): void {
  const wasRequired = useRef(isConsentRequired)
  useEffect(
    function goToTitle() {
      const isOver = wasRequired.current && !isConsentRequired
      wasRequired.current = isConsentRequired
      if (!isOver) return undefined
      const frame = requestAnimationFrame(() => document.getElementById('page-title')?.focus({ preventScroll: true }))
      return () => cancelAnimationFrame(frame)
    },
    [isConsentRequired],
  )
}

interface NoticeParts {
  readonly news: SessionNews | null
  readonly connection: Connection
  readonly late: LazyFrameUse
  /** A chosen language did not come. */
  readonly hasMissed: boolean
  /** Message for a requested chunk that failed to load; null while none is requested. */
  readonly failure: string | null
  readonly onSignIn: () => void
}

/**
 * One notice at a time, most urgent first: a requested chunk failed to load; the session ended; no connection, which is
 * also why a session could not be renewed; other session news; a language failed to load.
 */
function noticeOf({
  news,
  connection,
  late: { parts, hasFailed },
  hasMissed,
  failure,
  onSignIn,
}: NoticeParts): ReactNode {
  if (failure !== null && parts === null && hasFailed) {
    return (
      <Banner tone="bad" isLive>
        {failure}
      </Banner>
    )
  }
  if (parts !== null && connection !== 'online' && news?.kind !== 'ended')
    return <parts.OfflineNotice connection={connection} />
  if (parts !== null && news !== null) return <parts.SessionNotice news={news} onSignIn={onSignIn} />
  return hasMissed ? <LanguageNotice /> : undefined
}

/**
 * Preloads the code for signing out (account menu, the panel "More" on small screens, the gate) and the offline notice when
 * the page is idle, because signing out must also work without a network.
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
        for (const load of [loadScreens, loadGate]) load().catch(() => undefined)
      }, wayOutDelay)
      return () => clearTimeout(timer)
    },
    [warmMenu, warmPanel, warmLate],
  )
}
