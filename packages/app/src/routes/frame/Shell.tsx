import { Outlet, useLocation } from 'react-router-dom'
import { LanguageNotice } from '../../domain/language/LanguageNotice.tsx'
import { addresses } from '../../domain/navigation/addresses.ts'
import { useAppearance } from '../../platform/appearance/AppearanceContext.tsx'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { useSession } from '../../platform/session/SessionContext.tsx'
import { ContentProblem } from './ContentProblem.tsx'
import { MemberFrame } from './MemberFrame.tsx'
import { OpenFrame } from './OpenFrame.tsx'

/** The frame around every page: a menu for signed-in users, a header on open pages, nothing around the sign-in gate. */
export function Shell() {
  const { snapshot } = useSession()
  const { pathname } = useLocation()
  const { locale, offered, choose, texts } = useLocale()
  const { product } = useAppearance()
  const isMember = snapshot.claims !== null
  // Without any texts only the gate and the error page can speak (decision 0005).
  if (isMember && texts !== 'none') return <MemberFrame />
  if (!isMember && pathname === addresses.dashboard) return <Outlet />
  // At its own address, so that loading again leads to the page that was asked for.
  const isMute = isMember && pathname !== addresses.errorPage
  return (
    <OpenFrame
      product={product}
      languages={{ offered, selected: locale, onSelect: (chosen) => void choose(chosen) }}
      notice={<LanguageNotice />}
    >
      {isMute ? <ContentProblem /> : <Outlet />}
    </OpenFrame>
  )
}
