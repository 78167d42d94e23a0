import { createBrowserRouter, createContext, replace } from 'react-router-dom'
import type { LoaderFunctionArgs, RouteObject, RouterContextProvider } from 'react-router-dom'
import { addresses } from '../domain/navigation/addresses.ts'
import type { RouteHandle } from '../domain/navigation/routeHandle.ts'
import { refusalNote } from '../domain/access/refusal.ts'
import type { PageTexts } from '../platform/locale/localeStore.ts'
import type { SessionSnapshot } from '../platform/session/contract.ts'
import { reservedParameters } from '../platform/session/returning/returnTo.ts'
import { ContentProblem } from './frame/ContentProblem.tsx'
import { enter } from './guard/enter.ts'
import type { GuardParts } from './guard/enter.ts'
import { OuterProblem } from './frame/OuterProblem.tsx'
import { Root } from './Root.tsx'
import { RouteScreen } from './RouteScreen.tsx'
import { loadGate, routeTable } from './routeTable.ts'
import type { RouteLoad, RouteRow } from './routeRow.ts'
import { Shell } from './frame/Shell.tsx'
import { UnknownPath } from './UnknownPath.tsx'
import { WaitingFrame } from './frame/WaitingFrame.tsx'

/** What the router needs of the page. */
export type RouterParts = Omit<GuardParts, 'refusals' | 'standing'> & {
  readonly session: { subscribe(listener: () => void): () => void; getSnapshot(): SessionSnapshot }
  readonly texts: PageTexts
}
export type AppRouter = ReturnType<typeof createBrowserRouter>

/** What the guard of the page said, handed from the middleware to the loader behind it. */
const entryContext = createContext<'screen' | 'gate'>()

/**
 * The router of the 33 rows: `/` leads to the dashboard, what is no row to the error page. Each row's guard is a
 * middleware, and only after it has let the person in does the loader fetch the screen's code and texts (decision 0006).
 */
export function createRouter(parts: RouterParts): AppRouter {
  const guardParts = { ...parts, refusals: refusalNote }
  const router = createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: OuterProblem,
      HydrateFallback: WaitingFrame,
      children: [
        {
          Component: Shell,
          children: [
            {
              ErrorBoundary: ContentProblem,
              children: [
                { index: true, loader: toDashboard, Component: WaitingFrame },
                ...routeTable.map((row) => toRoute(row, guardParts)),
                { path: '*', Component: UnknownPath },
              ],
            },
          ],
        },
      ],
    },
  ])
  revalidateWithSession(router, parts.session)
  forgetRefusalBeyondDashboard(router)
  return router
}

function toRoute(row: RouteRow, parts: GuardParts & Pick<RouterParts, 'texts'>): RouteObject {
  const handle: RouteHandle = { path: row.path, title: row.title }
  return {
    id: row.path,
    path: row.path,
    caseSensitive: true,
    handle,
    middleware: [
      async ({ request, context }) => {
        context.set(entryContext, await enter(row, request, parts))
      },
    ],
    loader: ({ context }: LoaderFunctionArgs<Readonly<RouterContextProvider>>): Promise<RouteLoad> =>
      context.get(entryContext) === 'gate' ? loadGate() : row.screen(parts.texts),
    Component: RouteScreen,
  }
}

/** The root path redirects to /dashboard; its query stays, but for what belongs to a sign-in (session.md S2.1). */
function toDashboard({ request }: LoaderFunctionArgs): Response {
  const { searchParams } = new URL(request.url)
  for (const name of reservedParameters) searchParams.delete(name)
  const query = searchParams.toString()
  return replace(query === '' ? addresses.dashboard : `${addresses.dashboard}?${query}`)
}

/** The guard speaks again whenever who is signed in, or as what, has changed: a lost role closes its page at once. */
function revalidateWithSession(router: AppRouter, session: RouterParts['session']): void {
  let known = summary(session.getSnapshot())
  session.subscribe(() => {
    const now = summary(session.getSnapshot())
    if (now === known) return
    known = now
    // Before the first page is there the guard is waiting for this very change.
    if (router.state.initialized) void router.revalidate()
  })
}

function summary({ state, isComplete, roles, claims }: SessionSnapshot): string {
  return JSON.stringify([state, isComplete, roles, claims?.subject ?? null])
}

/** The note of a refusal belongs to the dashboard it led to; on the next page it would be out of place. */
function forgetRefusalBeyondDashboard(router: AppRouter): void {
  router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle' && location.pathname !== addresses.dashboard) refusalNote.clear()
  })
}
