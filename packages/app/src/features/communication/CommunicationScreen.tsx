import { useIntl } from 'react-intl'
import { useRouteHandle } from '../../domain/navigation/routeHandle.ts'
import { SignInOffer } from '../../domain/sign-in/SignInOffer.tsx'
import { codeAlone, LazyPart } from '../../platform/errors/LazyPart.tsx'
import { lazy, useLazy } from '../../platform/lazy.ts'
import type { Message } from '../../platform/locale/message.ts'
import { useSession } from '../../platform/session/SessionContext.tsx'
import { messages } from './messages.ts'

const chunk = lazy(() => import('./SignedInCommunication.tsx'))

/** /communication: no guard is attached (specification section 2). Signed out it is a static text and sends no call (decision 0001). */
export function Screen() {
  const { formatMessage } = useIntl()
  const { snapshot, session } = useSession()
  const row = useRouteHandle()
  if (row === null || !snapshot.isComplete) return null
  if (snapshot.state === 'signedIn') return <SignedIn title={row.title} />
  return (
    <SignInOffer
      title={formatMessage(row.title)}
      sentence={formatMessage(messages.signedOut)}
      onSignIn={() => session.signIn(row.path)}
    />
  )
}

/** Once its code is there nothing stands around the screen: a drawer takes its place beside the page. */
function SignedIn({ title }: { readonly title: Message }) {
  const { module } = useLazy(chunk, true)
  if (module !== null) return <module.SignedInCommunication title={title} />
  return (
    <LazyPart {...codeAlone} chunk={chunk}>
      {() => null}
    </LazyPart>
  )
}
