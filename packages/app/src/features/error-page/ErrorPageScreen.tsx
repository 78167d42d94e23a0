import { useLocation, useNavigate } from 'react-router-dom'
import { addresses } from '../../domain/navigation/addresses.ts'
import { useSession } from '../../platform/session/SessionContext.tsx'
import { ErrorPageView } from './ErrorPageView.tsx'
import { readArrival } from './reasons.ts'

/** /error-page: open to all, sends no call. */
export function Screen() {
  const { state, key } = useLocation()
  const navigate = useNavigate()
  const { snapshot, session } = useSession()
  // The router names the entry a visit begins with "default": before it there is no page of ours.
  const onBack = key === 'default' ? null : () => void navigate(-1)
  return (
    <ErrorPageView
      arrival={readArrival(state)}
      isSignedIn={snapshot.state === 'signedIn'}
      onBack={onBack}
      onSignIn={() => session.signIn(addresses.dashboard)}
      onReload={() => window.location.assign(addresses.dashboard)}
    />
  )
}
