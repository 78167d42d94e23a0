import { lazy } from '../../platform/lazy.ts'
import { useAppearance } from '../../platform/appearance/AppearanceContext.tsx'
import { LazyPart } from '../../platform/errors/LazyPart.tsx'
import { useLocale } from '../../platform/locale/LocaleContext.tsx'
import { useConsent } from './useConsent.ts'

/** The page itself is a chunk of its own: most visits never see it. */
const viewChunk = lazy(() => import('./ConsentView.tsx'))

export interface ConsentPageProps {
  readonly onSignOut: () => void
}

/** In place of everything else while a text in force waits for the person's agreement. */
export function ConsentPage({ onSignOut }: ConsentPageProps) {
  const { locale, offered, choose } = useLocale()
  const { product } = useAppearance()
  const { pending, retry, decide } = useConsent()
  return (
    <LazyPart chunk={viewChunk} state={pending} onRetry={retry}>
      {({ ConsentView }, texts) => (
        <ConsentView
          texts={texts}
          product={product}
          languages={{ offered, selected: locale, onSelect: (chosen) => void choose(chosen) }}
          decide={decide}
          onSignOut={onSignOut}
        />
      )}
    </LazyPart>
  )
}
