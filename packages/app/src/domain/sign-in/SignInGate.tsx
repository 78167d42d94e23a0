import { LanguageNotice } from '../language/LanguageNotice.tsx'
import { useAppearance } from '../../platform/appearance/AppearanceContext.tsx'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { useSession } from '../../platform/session/SessionContext.tsx'
import { ElsewhereNotice } from './ElsewhereNotice.tsx'
import { SignInView } from './SignInView.tsx'

/**
 * The gate in place of the dashboard while nobody is signed in: it breaks the circle the guard would else turn in
 * (session.md S2.2). It sends no call.
 */
export function Screen() {
  const { snapshot, session } = useSession()
  const { locale, offered, choose } = useLocale()
  const { product } = useAppearance()
  return (
    <SignInView
      product={product}
      reason={snapshot.reason ?? 'login_required'}
      isLeaving={snapshot.state === 'redirecting'}
      languages={{ offered, selected: locale, onSelect: (chosen) => void choose(chosen) }}
      notice={
        snapshot.isSignedInElsewhere ? <ElsewhereNotice onContinue={() => session.retry()} /> : <LanguageNotice />
      }
      link={snapshot.signInLink}
      onSignIn={() => session.signIn()}
      onRetry={() => session.retry()}
    />
  )
}
