import { useLocation, useNavigate } from 'react-router-dom'
import { addresses } from '../../domain/navigation/addresses.ts'
import { useSession } from '../../platform/session/SessionContext.tsx'
import { ErrorPageView } from './ErrorPageView.tsx'
import { readArrival } from './reasons.ts'

/** /error-page: open to all, sends no call. */
export function Screen() {
  const location = useLocation()
  const navigate = useNavigate()
  const { snapshot, session } = useSession()
  const onBack = hasPageBefore(window.history.state) ? () => void navigate(-1) : null
  return (
    <ErrorPageView
      arrival={readArrival(location.state)}
      isSignedIn={snapshot.state === 'signedIn'}
      onBack={onBack}
      onSignIn={() => session.signIn(addresses.dashboard)}
      onReload={() => window.location.assign(addresses.dashboard)}
    />
  )
}

/** The router counts the entries of a visit in history state: before the first there is no page of ours. */
function hasPageBefore(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
}
