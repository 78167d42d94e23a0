import { useQuery } from '@apollo/client/react'
import { GetPreferencesDocument } from '@somo/graphql/appearance'
import { useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { useSearchParams } from 'react-router-dom'
import { useOpenScreens } from '../../domain/navigation/OpenScreens.tsx'
import type { OpenScreen } from '../../domain/navigation/OpenScreens.tsx'
import { useAppearance } from '../../platform/appearance/AppearanceContext.tsx'
import type { Fetched } from '../../platform/appearance/choosePrimary.ts'
import { forgetTheme } from '../../platform/appearance/pageCookie.ts'
import { colorPreference } from '../../platform/build/constants.ts'
import { useConfig } from '../../platform/config/ConfigContext.tsx'
import { clientEvents } from '../../platform/events/clientEvents.ts'
import type { NotedEvent } from '../../platform/events/clientEvents.ts'
import { readChoices } from '../../platform/locale/choices.ts'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { useSession } from '../../platform/session/SessionContext.tsx'
import { browserStorage as storage } from '../../platform/storage/storage.ts'
import { toasts } from '../../platform/toasts/toasts.ts'
import type { ConsoleFacts } from './factGroups.ts'
import { explainLooks } from './looks.ts'
import { messages } from './messages.ts'
import { tabOf, tabsFor } from './tabs.ts'
import type { ConsoleTab } from './tabs.ts'
import { useConnection } from './connection/useConnection.ts'
import type { ConnectionUse } from './connection/useConnection.ts'
import { useEnvironment } from './useEnvironment.ts'
import { useIssuedAt } from './useIssuedAt.ts'

/** What the console shows and does. */
export interface ConsoleData {
  readonly tab: ConsoleTab
  readonly tabs: readonly ConsoleTab[]
  readonly facts: ConsoleFacts
  readonly connection: ConnectionUse
  readonly events: readonly NotedEvent[]
  readonly screens: readonly OpenScreen[]
  readonly report: ReportUse
  /** Forgets what this device keeps but the session, and loads the page anew. */
  readonly clear: () => void
}

/** The report on its way into the clipboard. */
export interface ReportUse {
  readonly copy: (text: string) => void
  /** The text the browser did not take; null where there is none. */
  readonly uncopied: string | null
  readonly close: () => void
}

/** Everything is read from the page itself; of the API only the colour's preference is asked; the tabs of managers and administrators ask for their own. */
export function useSuperConsole(): ConsoleData {
  const { snapshot, session } = useSession()
  const config = useConfig()
  const isAdmin = snapshot.roles.includes('ADMIN')
  const [query] = useSearchParams()
  const rights = { isAdmin, isManager: isAdmin || snapshot.roles.includes('EDUCATION_MANAGER') }
  const tab = tabOf(query, rights)
  return {
    tab,
    tabs: tabsFor(rights),
    facts: useFacts(),
    connection: useConnection(config, session),
    events: useSyncExternalStore(clientEvents.subscribe, clientEvents.getSnapshot),
    screens: useOpenScreens(),
    report: useReport(),
    clear: clearLocalData,
  }
}

function useFacts(): ConsoleFacts {
  const { snapshot, session } = useSession()
  const issuedAt = useIssuedAt(session, snapshot)
  const { locale, offered } = useLocale()
  const { theme, unit } = useAppearance()
  const config = useConfig()
  const sources = explainLooks({
    claims: snapshot.claims,
    choices: readChoices(storage),
    browser: navigator.language,
    configured: config.locale.default,
    offered,
    unitColour:
      unit.kind === 'waiting'
        ? null
        : unit.kind === 'failed'
          ? unit
          : { kind: 'known', value: unit.value?.color ?? null },
    preference: usePreference(),
  })
  return {
    session: { ...snapshot, issuedAt },
    locale,
    theme,
    unit,
    sources,
    environment: useEnvironment(config.oidc.issuer ?? ''),
  }
}

/** The preference of the colour; null while it is asked. */
function usePreference(): Fetched<string | null> | null {
  const { moduleName, key } = colorPreference
  const { data, error } = useQuery(GetPreferencesDocument, { variables: { moduleName } })
  const preferences = data?.modulePreferences?.modulePreferences
  if (preferences !== undefined)
    return { kind: 'known', value: preferences.find((preference) => preference?.key === key)?.value ?? null }
  return error === undefined ? null : { kind: 'failed' }
}

function useReport(): ReportUse {
  const { formatMessage } = useIntl()
  const [uncopied, setUncopied] = useState<string | null>(null)
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toasts.toast({ message: formatMessage(messages.copied) })
    } catch {
      // Not allowed, as inside another page, or not offered: the person copies by hand.
      setUncopied(text)
    }
  }
  return { copy: (text) => void copy(text), uncopied, close: () => setUncopied(null) }
}

function clearLocalData(): void {
  for (const key of ['somo.locale', 'somo.theme', 'somo.choices', 'somo.oidc.caps'] as const) storage.local.remove(key)
  forgetTheme()
  clientEvents.clear()
  location.reload()
}
